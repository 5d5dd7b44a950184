"""Lessons on giving no scopa: eleven, ranks that nobody can hold, anchors, cards held twice, cards not taken."""

from collections.abc import Sequence

from scopa_gui.coach.lessons.lesson import Ask, CountQuestion, Explain, Lesson, Show, Wrong, lesson_of, part_of
from scopa_gui.coach.lessons.setting import Setting

ELEVEN = lesson_of(
    "eleven",
    part_of(
        Setting(hands=("2D RS CS", "6B 4C FB"), table="4S", piles=("FD FC 6D 5B AC", "2S 2C AS AB"), last_taker=1),
        Explain("single", lit="4S"),
        CountQuestion("sum", "table_after:2D", (2, 4, 6, 8), lit="2D 4S"),
        Ask("high", right=("CS", "RS"), wrong={"2D": Wrong("two", ("6B=2D+4S",))}),
        Explain("rule"),
    ),
    part_of(
        Setting(hands=("3S 4S AB", "RC 6C 2S"), table="7C", piles=("FD FC 6D 5B AC", "2D 2C 3C 3B"), last_taker=1),
        Ask("ten", right=("4S",), wrong={"3S": Wrong("ten_king", ("RC=7C+3S",)), "AB": Wrong("ten_eight")}, lit="7C"),
    ),
    part_of(
        Setting(hands=("6C 5S RS", "7B 2C FD"), table="3D 2B 4S FC"),
        Ask("take", right=("5S=3D+2B", "6C=2B+4S"), wrong={"RS=FC+2B": Wrong("take_seven", ("7B=3D+4S",))}),
        Explain("end"),
    ),
)

NOBODY = lesson_of(
    "nobody",
    part_of(
        Setting(hands=("AB 2B 3S", "FC CB 3C"), table="7C", piles=("RD RB 5C 4B AC", "RC RS FD FS"), last_taker=1),
        Explain("kings"),
        CountQuestion("unseen", "unseen:10", (0, 1, 2, 4)),
        Ask(
            "ten",
            right=("3S",),
            wrong={"AB": Wrong("eight", ("FC=7C+AB",)), "2B": Wrong("nine", ("CB=7C+2B",))},
            lit="7C",
        ),
    ),
    part_of(
        Setting(
            hands=("FS 4B 2C", "RC 6C 4S"),
            table="",
            piles=("FD FC FB 5C 3B", "AC AD 6D 4D 2D"),
            scope=(0, 1),
            last_taker=1,
        ),
        Explain("empty"),
        CountQuestion("knaves", "unseen:8", (0, 1, 2, 3), lit="FS"),
        Ask("fourth", right=("FS",), wrong={"4B": Wrong("four", ("4S=4B",))}),
        Explain("end"),
    ),
)

ANCHOR = lesson_of(
    "anchor",
    part_of(
        Setting(hands=("7B 5S 6B", "6C FC 2S"), table="5C 3D 4S", piles=("5D 5B", "RD RB FS 7C AD"), last_taker=1),
        Explain("what"),
        CountQuestion("fives", "unseen:5", (0, 1, 2, 3), lit="5C 5S"),
        Ask("drop", right=("7B=3D+4S",), wrong={"5S=5C": Wrong("drop_five"), "6B": Wrong("drop_six")}, reply=("6C",)),
        Explain("holds", lit="5C"),
        Ask("keep", right=("6B=6C",), wrong={"5S=5C": Wrong("keep_five")}),
        Explain("end", lit="5C"),
    ),
)

TWICE = lesson_of(
    "twice",
    part_of(
        Setting(
            hands=("5C 5S RB", "CB FC 2S"),
            table="",
            piles=("5D 5B 4D 4B", "FD FS CC 6S 2D AC"),
            scope=(0, 1),
            last_taker=1,
        ),
        Explain("empty"),
        Ask("pair", right=("5C", "5S"), wrong={"RB": Wrong("king")}),
        Explain("why"),
    ),
    part_of(
        Setting(
            game="scopone_scientifico",
            players=4,
            hands=(
                "5C 5S 5B RS CB 2C 3S 7B FC AB",
                "2D RD 6B 4D 7S CD FD 2S 3D AS",
                "4B 4C 6C 6D 7C FS CS 2B 3C AC",
                "7D RC RB 6S 4S CC FB 5D 3B AD",
            ),
        ),
        Explain("ten_cards"),
        Ask("three", right=("5C", "5S", "5B")),
        Show("round", ("RD", "4B", "RC=RD")),
        Explain("end"),
    ),
)

NOT_TAKEN = lesson_of(
    "not_taken",
    part_of(
        Setting(me=1, hands=("6D CB FS", "FD FC CC"), table="6C 2C 6S 5B", moves=("6D=6C", "FD=2C+6S")),
        Explain("why", lit="5B"),
        Show("nine", ("CB",)),
        Ask("one", right=("CC=CB",), wrong={"FC": Wrong("one_knave")}),
    ),
    part_of(
        Setting(me=1, hands=("7B 5S 2C", "RS 5D 6S"), table="AB 6B RD 3D", moves=("7B=AB+6B", "RS=RD")),
        Show("five", ("5S",), lit="3D"),
        Ask("two", right=("5D=5S",), wrong={"6S": Wrong("two_six")}),
    ),
    part_of(
        Setting(hands=("7D 4D 3C", "3S AB 5B"), table="7B 3D AD 6B", moves=("7D=7B",)),
        Explain("sum", lit="3D AD 6B"),
        Show("three", ("3S=3D",)),
        Ask("ten", right=("3C",), wrong={"4D": Wrong("ten_four")}),
        Explain("end"),
    ),
)

LESSONS: Sequence[Lesson] = (ELEVEN, NOBODY, ANCHOR, TWICE, NOT_TAKEN)
