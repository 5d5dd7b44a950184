"""Lessons on the napola and the re bello, which are extra points, and on all ten coins, which win the match."""

from collections.abc import Sequence
from functools import partial

from scopa_gui.coach.lessons.lesson import (
    Ask,
    CountQuestion,
    Explain,
    Lesson,
    LessonPiles,
    Show,
    Wrong,
    lesson_of,
    part_of,
)
from scopa_gui.coach.lessons.setting import Setting

_NAPOLA = {"napola": "run"}
_RE_BELLO = {"re_bello": 1}
_CAPPOTTO = {"cappotto": True}
_with_napola = partial(Setting, options=_NAPOLA)
_with_re_bello = partial(Setting, options=_RE_BELLO)
_with_cappotto = partial(Setting, options=_CAPPOTTO)

NAPOLA = lesson_of(
    "napola",
    part_of(
        LessonPiles("AD 2D 3D 4D 6D 7C 5C 3C FC RC AC 6B 5B 2B CB RB 4S 3S 6S FS", options=_NAPOLA),
        Explain("what", lit="AD 2D 3D"),
        CountQuestion("run", "award:napola", (3, 4, 5, 6), lit="AD 2D 3D 4D 6D"),
        Explain("unbroken"),
    ),
    part_of(
        _with_napola(
            hands=("7C 3B 5B", "FD 4C RC"),
            table="3D 5C CC FB",
            piles=("AD 2D 6D 7D RD 3C 6C AB 2B 6B 7S CS RS", "4D FC RB 6S FS"),
            last_taker=0,
        ),
        Ask("third", right=("3B=3D",), wrong={"5B=5C": Wrong("third_five"), "7C": Wrong("third_seven")}),
    ),
    part_of(
        _with_napola(
            me=1,
            turn=1,
            hands=("RC 5S", "2D 6S 7S"),
            table="5B 2S RS",
            piles=("AD 4D CD AC 5C FC AB 3B FB CB 3S", "6C 2B FS"),
            last_taker=0,
        ),
        Explain("hers", lit="2D"),
        Ask("break", right=("2D=2S",), wrong={"7S=5B+2S": Wrong("break_seven"), "6S": Wrong("break_six")}),
    ),
    part_of(
        _with_napola(
            me=1,
            turn=1,
            hands=("RD 4C", "AD FC CB"),
            table="CD 6S",
            piles=("2D 3D 4D 5D 6D 7D 6C 7C CC AB 4B 5B 7B AS 2S 4S CS", "2C 3C RC 3B FB RB 3S 5S FS RS"),
            scope=(0, 1),
            last_taker=0,
        ),
        Explain("seven"),
        Ask("ace", right=("FC", "CB=CD"), wrong={"AD": Wrong("ace_laid")}, lit="AD"),
    ),
    part_of(
        _with_napola(
            rest="0",
            hands=("4D 7B RB", "RD 3C 5B"),
            table="AD CD 6C RC 3S",
            piles=("", "2C 4C 5C 7C 2B FB 7S FS CS"),
            last_taker=0,
        ),
        Explain("long", lit="AD 4D"),
        Ask(
            "both",
            right=("4D=AD+3S",),
            wrong={"7B=AD+6C": Wrong("both_ace"), "RB=RC": Wrong("both_king", ("RD=AD+CD",))},
        ),
        Explain("end"),
    ),
)

RE_BELLO = lesson_of(
    "re_bello",
    part_of(
        _with_re_bello(
            hands=("RD 4S 7S", "6D AB 2S"),
            table="7D 3C CC 2B FS",
            piles=("3D 4D FD 2C FC 3B 4B 6B 6S RS", "5D CD CB RB AS 5S CS"),
            last_taker=1,
        ),
        Explain("what", lit="RD"),
        Explain("both_there", lit="RD 7D"),
        Ask(
            "both",
            right=("RD=7D+3C",),
            wrong={"7S=7D": Wrong("both_seven"), "RD=2B+FS": Wrong("both_left"), "4S": Wrong("both_lay")},
        ),
    ),
    part_of(
        _with_re_bello(
            hands=("RD 3C", "4B RB"),
            table="FB",
            piles=("2D 4D 6D 2C 5C 6C 7C AB 3B 7B 2S 4S 5S 7S CS", "AD 3D 5D 7D CD AC 4C CC RC 2B 5B 6B CB 3S"),
            scope=(2, 1),
            last_taker=1,
        ),
        CountQuestion("kings", "unseen:10", (0, 1, 2, 3), lit="RD"),
        Ask("keep", right=("3C",), wrong={"RD": Wrong("keep_king", ("RB=RD",))}),
    ),
    part_of(
        _with_re_bello(
            rest="1",
            hands=("4C RC 6S", "2D RB 4S"),
            table="RD 6B",
            piles=("AD 3D AC 3C 7C FC 5B 7B 5S FS", ""),
            last_taker=1,
        ),
        Ask(
            "take",
            right=("RC=RD",),
            wrong={"6S=6B": Wrong("take_six", ("RB=RD",)), "4C": Wrong("take_lay", ("RB=RD",))},
        ),
        Explain("end"),
    ),
)

_with_nine_coins = partial(
    _with_cappotto,
    rest="0",
    hands=("6D AC 5B", "FC RB RS"),
    piles=("", "2C 6C 3B FB AS 2S 3S 5S FS"),
    scope=(0, 1),
    last_taker=1,
)

CAPPOTTO = lesson_of(
    "cappotto",
    part_of(
        _with_cappotto(
            me=1,
            turn=1,
            rest="0",
            hands=("2D FD", "AC AB CS"),
            table="5D 2B 4B RB",
            piles=("", "4C 5C 7C CC 7B CB 4S 5S"),
            last_taker=0,
        ),
        Explain("what"),
        CountQuestion("coins", "unseen_coins", (0, 1, 2, 3), lit="5D"),
        Ask("one", right=("CS=5D+4B",), wrong={"AC": Wrong("one_lay", ("FD=5D+2B+AC",))}),
    ),
    part_of(
        _with_cappotto(
            me=1,
            turn=1,
            rest="0",
            hands=("FB 2S", "2D FC 5S"),
            table="4D RB 3S",
            piles=("", "AC 3C 4C 6C 7C RC AB 3B 5B 7B AS 6S"),
            last_taker=0,
        ),
        Explain("yours", lit="2D 4D"),
        Ask("hold", right=("FC", "5S"), wrong={"2D": Wrong("hold_two", ("2S=2D",))}),
    ),
    part_of(
        _with_nine_coins(),
        Explain("nine", lit="6D"),
        Ask("build", right=("AC", "5B"), wrong={"6D": Wrong("build_six")}),
    ),
    part_of(_with_nine_coins(moves=("AC", "RB")), Show("wait", ("5B", "RS=RB", "6D=AC+5B"))),
    part_of(
        _with_cappotto(
            me=1,
            turn=1,
            rest="1",
            hands=("6D 5S", "5C 6C 7S"),
            table="AS",
            piles=("3C 7C FC CC RC AB 2B 3B 5B 7B FB CB RB 2S 3S CS", ""),
            last_taker=0,
        ),
        Explain("last_coin"),
        Ask(
            "bait",
            right=("7S",),
            wrong={"6C": Wrong("bait_six", ("6D=6C",)), "5C": Wrong("bait_five", ("6D=5C+AS",))},
            reply=("5S",),
        ),
        Show("caught", ("5C=5S", "6D", "6C=6D")),
        Explain("end"),
    ),
)

LESSONS: Sequence[Lesson] = (NAPOLA, RE_BELLO, CAPPOTTO)
"""Lessons in the order in which to take them."""
