"""Lessons on two other games: Scopa d'Assi, and fifteen."""

from collections.abc import Sequence

from scopa_gui.coach.lessons.lesson import Ask, CountQuestion, Explain, Lesson, Show, Wrong, lesson_of, part_of
from scopa_gui.coach.lessons.setting import Setting

ASSI = lesson_of(
    "assi",
    part_of(
        Setting(game="scopa_dassi", hands=("AC RB 4S", "FC 5B 2S"), table="7D 3C 6B RD"),
        Explain("ace", lit="AC"),
        CountQuestion("no_scopa", "scope_of:AC=7D+RD+3C+6B", (0, 1)),
        Ask("all", right=("AC=7D+RD+3C+6B",), wrong={"RB=RD": Wrong("all_king")}),
    ),
    part_of(
        Setting(game="scopa_dassi", hands=("AC 5C 4S", "FC 7B 2S"), table="AB 3C 6B RD"),
        Explain("on_table", lit="AB AC"),
        Ask("keep", right=("4S=3C+AB",), wrong={"AC=AB": Wrong("keep_ace")}),
        Explain("wait", lit="AC"),
    ),
    part_of(
        Setting(
            game="scopa_dassi",
            hands=("AC 5C 5S", "FC 7B 2S"),
            piles=("RB 5D FB", "FD 7C 4D AS 6D 5B 3D"),
            scope=(0, 1),
            last_taker=1,
        ),
        Explain("alone", lit="AC"),
        Ask("save", right=("5C", "5S"), wrong={"AC=AC": Wrong("save_ace")}),
        Explain("end"),
    ),
)

FIFTEEN = lesson_of(
    "fifteen",
    part_of(
        Setting(game="scopa_di_quindici", hands=("5C FC 2B", "6S CC 4B"), table="RB 3D 7S 4D"),
        Explain("rule", lit="5C RB"),
        Explain("ways", lit="FC 7S 3D 4D"),
        Ask("knave", right=("FC=3D+4D",), wrong={"FC=7S": Wrong("knave_seven")}),
        Show("equal", ("6S",)),
    ),
    part_of(
        Setting(
            game="scopa_di_quindici",
            hands=("2C 4C CD", "6S FC RS"),
            table="AD",
            piles=("RB 5D", "7C 4D AS 6D 2D 3D FB"),
            last_taker=1,
        ),
        Explain("guard", lit="AD"),
        CountQuestion("sum", "table_after:4C", (4, 5, 9, 10), lit="AD 4C"),
        Ask("low", right=("2C",), wrong={"4C": Wrong("low_four", ("RS=AD+4C",)), "CD": Wrong("low_knight")}),
        Explain("end"),
    ),
)

LESSONS: Sequence[Lesson] = (ASSI, FIFTEEN)
