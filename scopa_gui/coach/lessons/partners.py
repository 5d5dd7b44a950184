"""Lessons for two pairs: echoing the partner, leaving the partner's card, the whirlwind, exactly eleven."""

from collections.abc import Sequence

from scopa_gui.coach.lessons.lesson import Ask, CountQuestion, Explain, Lesson, Show, Wrong, lesson_of, part_of
from scopa_gui.coach.lessons.setting import Setting

_TEN = "scopone_scientifico"
_HANDS = (
    "5C 5D 7C RB 6D FS CS 2B 3C AC",
    "5B RD 6B 4D 7S CD FD 2S 3D AS",
    "5S 4B 6C RS CB 2C 3S 7B FC AB",
    "7D RC 6S 4C 4S CC FB 2D 3B AD",
)
_OTHER_HANDS = (_HANDS[0], "6S RD 6B 4D 7S CD FD 2S 3D AS", _HANDS[2], "7D RC 5B 4C 4S CC FB 2D 3B AD")
_SIX = ("3S 6C 4C 5C RB 2D", "6D CD 5S 4S 7D RS", "6S 7C FC AB 2S FB", "5D 7B CB CC 2C RC")
_GONE = ("3D 3B CS FS AC", "")

ECHO = lesson_of(
    "echo",
    part_of(
        Setting(game=_TEN, players=4, me=2, hands=_HANDS),
        Explain("first"),
        Show("leads", ("5C",), lit="5C"),
        Show("taken", ("5B=5C",)),
        CountQuestion("fives", "unseen:5", (0, 1, 2, 3), lit="5S"),
        Ask("echo", right=("5S",), wrong={"RS": Wrong("king"), "7B": Wrong("seven", ("7D=7B",))}),
        Show("free", ("CC",), lit="5S"),
        Show("comes_home", ("5D=5S",)),
    ),
    part_of(
        Setting(game=_TEN, players=4, me=2, hands=_OTHER_HANDS, moves=("5C", "RD")),
        Explain("leave", lit="5C"),
        Ask(
            "small",
            right=("4B", "2C", "3S", "AB"),
            wrong={"5S=5C": Wrong("own", ("RC=RD",)), "RS=RD": Wrong("swept", ("5B=5C",))},
            lit="5C RD",
        ),
        Explain("end"),
    ),
)

WHIRLWIND = lesson_of(
    "whirlwind",
    part_of(
        Setting(game=_TEN, players=4, rest="1", hands=_SIX, table="3C 4D", piles=_GONE, last_taker=3),
        Explain("threes", lit="3S 3C"),
        Ask("begin", right=("4C=4D",), wrong={"3S=3C": Wrong("three", ("4S=4D",))}),
        Show("turns", ("6D", "6S=6D", "5D"), lit="3C"),
        Ask("go_on", right=("5C=5D",), wrong={"3S=3C": Wrong("stop", ("5S=5D",)), "RB": Wrong("lay")}),
        Explain("wheel", lit="3C"),
    ),
    part_of(
        Setting(
            game=_TEN, players=4, me=1, rest="1", hands=_SIX, table="3C 4D", piles=_GONE, last_taker=3, moves=("4C=4D",)
        ),
        Explain("other_side", lit="3C"),
        Ask(
            "break",
            right=("RS", "CD"),
            wrong={
                "7D": Wrong("settebello", ("7C=7D",)),
                "4S": Wrong("low", ("7C=3C+4S",)),
                "5S": Wrong("eight", ("FC=3C+5S",)),
                "6D": Wrong("six", ("6S=6D",)),
            },
        ),
        Explain("end"),
    ),
)

EXACT_ELEVEN = lesson_of(
    "exact_eleven",
    part_of(
        Setting(
            game=_TEN,
            players=4,
            hands=("5D 4C 4B 3S", "2D 6D 5S 7S", "AD 7D 7B RB", "4D 6C 7C 4S"),
            table="3C RC AS 2S",
            rest="1",
            piles=("CD RD 6B 6S CS RS", ""),
            last_taker=1,
        ),
        Explain("why"),
        Explain("trap"),
        Ask(
            "leave",
            right=("5D=3C+2S",),
            wrong={"3S=3C": Wrong("leave_three")},
        ),
    ),
    part_of(
        Setting(
            game=_TEN,
            players=4,
            me=1,
            turn=1,
            hands=("RD 2B 6B CB 7S", "4D 7D CD 5C 3B 7B", "2C 6C AB 3S 5S 6S", "2D 6D 7C CC 4B 2S"),
            table="AS CS RS",
            piles=("3D 5D 3C 5B", "AD FD AC 4C FC RC FB RB 4S FS"),
            scope=(0, 2),
            last_taker=0,
        ),
        CountQuestion("sum", "table", (11, 19, 20, 21)),
        Ask("again", right=("CD=CS",), wrong={"7D": Wrong("again_seven"), "5C": Wrong("again_five")}),
        Explain("weak"),
    ),
    part_of(
        Setting(
            game=_TEN,
            players=4,
            me=2,
            turn=2,
            hands=("5D FD 7C FB", "AC 6B 7B 5S", "AD AB 3B 5B 3S", "3D 4D RD 5C AS"),
            table="3C FC",
            rest="1",
            piles=("2C 6C RC 2B RB 2S 6S FS RS", ""),
            last_taker=1,
        ),
        Explain("other_side", lit="3C FC"),
        Ask("stay", right=("AB", "AD", "5B"), wrong={"3S=3C": Wrong("stay_three"), "3B=3C": Wrong("stay_three")}),
        Explain("end"),
    ),
)

LESSONS: Sequence[Lesson] = (ECHO, WHIRLWIND, EXACT_ELEVEN)
