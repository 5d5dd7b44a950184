"""Lessons on the end of a smazzata: paired and unpaired ranks, the spariglio, the sevens, the last cards."""

from collections.abc import Sequence
from functools import partial

from scopa_gui.coach.lessons.lesson import Ask, CountQuestion, Explain, Lesson, Show, Wrong, lesson_of, part_of
from scopa_gui.coach.lessons.setting import Setting

_scopa = partial(Setting, rest="1")
_scopone = partial(Setting, game="scopone_scientifico", players=4, rest="1")
"""Setting near the end of a smazzata, with all other cards in the pile of side 1."""

PAIRED = lesson_of(
    "paired",
    part_of(
        _scopone(
            me=3,
            hands=("RC", "6B", "3S", "7S"),
            table="RD 6D 3D 7D",
            piles=("AD AC AB AS 4D 4C 4B 4S 7B 7C", ""),
            last_taker=1,
        ),
        Explain("dealer", lit="7S"),
        Show("pairs", ("RC=RD", "6B=6D", "3S=3D"), lit="7D 7S"),
        Show("twin", ("7S=7D",)),
    ),
    part_of(
        _scopone(
            me=3,
            hands=("6B", "FC", "CC", "7S"),
            table="6D FD CD RD 3D",
            piles=("AD AC AB AS 4D 4C 4B 4S 7B 7C", ""),
            last_taker=1,
        ),
        Explain("broken", lit="RD 3D 7S"),
        Show("no_twin", ("6B=6D", "FC=FD", "CC=CD", "7S")),
        Explain("odd"),
    ),
    part_of(
        _scopone(
            me=3,
            turn=3,
            hands=("7B", "6C", "CS", "7D AB"),
            table="AD 6B CB",
            piles=("2D 5D FD 5C 7C 2B 5B FB 5S 7S", ""),
            last_taker=1,
        ),
        Explain("name_them", lit="AD 6B CB"),
        CountQuestion("sevens", "unseen:7", (0, 1, 2, 3), lit="7D"),
        Ask(
            "save",
            right=("AB=AD",),
            wrong={"7D=AD+6B": Wrong("save_now", ("7B", "6C", "CS=CB", "AB"))},
            reply=("7B", "6C=6B", "CS=CB"),
        ),
        Show("saved", ("7D=7B",)),
    ),
    part_of(
        _scopone(
            me=3,
            turn=3,
            hands=("7B", "2B", "2D", "3S 4S"),
            table="4C 6C CB 7S",
            piles=("AD 4D FD CD AB 3B 4B 6B FB", ""),
            last_taker=0,
        ),
        Ask(
            "keep",
            right=("3S",),
            wrong={"4S=4C": Wrong("keep_four", ("7B=7S", "2B", "2D=2B", "3S"))},
            lit="4C",
            reply=("7B=7S", "2B", "2D=2B"),
        ),
        Show("kept", ("4S=4C",)),
        Explain("end"),
    ),
)

SPARIGLIO = lesson_of(
    "spariglio",
    part_of(
        _scopone(
            me=2,
            turn=2,
            hands=("FD 5B CB", "AD CD 6S", "4D CC AB 6B", "2D 5D 4C 4S"),
            table="4B 2S FS CS",
            piles=("7D RD 7B RB", ""),
            last_taker=3,
        ),
        Explain("against"),
        Explain("three_ranks", lit="6B 4B 2S"),
        Ask("sum", right=("6B=4B+2S",), wrong={"4D=4B": Wrong("sum_pair"), "CC=CS": Wrong("sum_knight")}),
        Explain("unpaired"),
    ),
    part_of(
        _scopone(
            me=2,
            turn=2,
            hands=("AC FB", "7D 7C", "CD 4S 7S", "AD 4B AS"),
            table="FC CC AB 3S",
            piles=("5D 6D RD 2C RC 2B 3B 5B 7B CB 6S CS", ""),
            last_taker=3,
        ),
        Ask("four", right=("4S=AB+3S",), wrong={"CD=CC": Wrong("four_pair", ("4B=AB+3S",)), "7S": Wrong("four_seven")}),
        Explain("end"),
    ),
)

PAIRED_SEVENS = lesson_of(
    "paired_sevens",
    part_of(
        _scopone(
            me=1,
            turn=1,
            hands=("7D", "7B 2S", "CC 7S", "7C 5B"),
            table="2D 5S CS",
            piles=("AD 6D FD CD 6C RC CB AS FS RS", ""),
            last_taker=3,
        ),
        Explain("one_each", lit="7B"),
        CountQuestion("sevens", "unseen:7", (1, 2, 3), lit="7B"),
        Ask("two", right=("2S=2D",), wrong={"7B=2D+5S": Wrong("two_seven", ("CC=CS",))}, lit="2D 5S"),
        Explain("stay"),
    ),
    part_of(
        _scopone(
            me=1,
            turn=1,
            hands=("AD 7C", "7D CD RB", "7B AS 7S", "AC 5B 4S"),
            table="FC AB 6B 5S CS",
            piles=("2D 5D 6D RD 3C 4C 5C 6C 2B 2S 3S 6S RS", ""),
            last_taker=2,
        ),
        Ask(
            "patience",
            right=("RB=AB+CS",),
            wrong={"7D=AB+6B": Wrong("patience_seven"), "CD=CS": Wrong("patience_sum", ("7B=AB+6B",))},
        ),
        Explain("end"),
    ),
)

ENDGAME = lesson_of(
    "endgame",
    part_of(
        _scopa(
            me=0,
            hands=("4B AS", "6B 3S"),
            table="RD AB 3B",
            piles=("AD 4D 6D FD CD AC 2C 4C FC RC 2B 5B FB RB 4S 5S FS CS RS", ""),
            last_taker=1,
        ),
        Explain("known"),
        Explain("rest", lit="RD"),
        Ask("last", right=("4B=AB+3B",), wrong={"AS=AB": Wrong("last_ace", ("3S=3B",))}, reply=("3S",)),
        Show("mine", ("AS", "6B")),
    ),
    part_of(
        _scopa(
            me=0,
            hands=("4D 6S", "FC RB"),
            table="7D 5C 2S",
            piles=("AD 5D FD RD CC RC 2B 4B 5B 7B FB CB AS 4S 5S 7S FS CS RS", ""),
            last_taker=1,
        ),
        Explain("settebello", lit="7D"),
        Ask("trap", right=("4D",), wrong={"6S": Wrong("trap_six", ("FC=6S+2S",))}, reply=("FC",)),
        Show("closed", ("6S=4D+2S", "RB")),
        Explain("end"),
    ),
)

LESSONS: Sequence[Lesson] = (PAIRED, SPARIGLIO, PAIRED_SEVENS, ENDGAME)
