"""Lessons on other games: Scopa d'Assi, fifteen, the dealer in Escoba."""

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

_DEALT = ("3D FD 5C", "7D RB AS")

ESCOBA_DEALER = lesson_of(
    "escoba_dealer",
    part_of(
        Setting(game="escoba", me=1, hands=_DEALT, table="6D 6B FB RS"),
        Explain("gift", lit="6D 6B FB RS"),
        CountQuestion("total", "table", (25, 29, 30, 31), lit="6D 6B FB RS"),
        CountQuestion("scope", "dealer_scope", (0, 1, 2)),
    ),
    part_of(
        Setting(
            game="escoba", me=1, hands=_DEALT, piles=("", "6D 6B FB RS"), scope=(0, 2), last_taker=1, moves=("3D",)
        ),
        Explain("led", lit="3D"),
        Ask("answer", right=("AS",), wrong={"7D": Wrong("answer_seven", ("5C=3D+7D",)), "RB": Wrong("answer_king")}),
    ),
    part_of(
        Setting(
            game="escoba",
            hands=("4S FS RS", "4D FB 7S"),
            piles=("", "6C AB 2S 6S"),
            scope=(0, 1),
            last_taker=1,
        ),
        Explain("hers"),
        Ask("lead", right=("4S",), wrong={"FS": Wrong("lead_knave", ("7S=FS",)), "RS": Wrong("lead_king")}),
    ),
    part_of(
        Setting(game="escoba", hands=("AC FB CB", "4D 7B 6S"), table="3B 5B AS 5S"),
        CountQuestion("near", "table", (13, 14, 15, 16), lit="3B 5B AS 5S"),
        Ask(
            "sweep",
            right=("AC=3B+5B+AS+5S",),
            wrong={"CB=5B+AS": Wrong("sweep_knight"), "CB=AS+5S": Wrong("sweep_knight")},
        ),
        Explain("end"),
    ),
)

LESSONS: Sequence[Lesson] = (ASSI, FIFTEEN, ESCOBA_DEALER)
