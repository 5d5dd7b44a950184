"""Lessons on the count at the end: the four points, the primiera, the settebello and the sevens."""

from collections.abc import Sequence

from scopa_gui.coach.lessons.counted_answers import ME, NOBODY, THEM
from scopa_gui.coach.lessons.lesson import Ask, CountQuestion, Explain, Lesson, LessonPiles, Wrong, lesson_of, part_of
from scopa_gui.coach.lessons.setting import Setting

_WHO = (ME, THEM, NOBODY)

COUNT = lesson_of(
    "count",
    part_of(
        LessonPiles("7D 4D AD RD 7C 5C 3C FC RC AC 7B 5B 2B CB RB 4S 3S 6S FS CS RS", scope=(1, 2)),
        Explain("end_of_hand"),
        CountQuestion("cards", "cards", (19, 20, 21, 22)),
        CountQuestion("coins", "coins", (3, 4, 5, 6)),
        Explain("settebello", lit="7D"),
        CountQuestion("primiera", "who:primiera", _WHO, lit="7D 7C 7B 6S"),
        CountQuestion("points", "points", (2, 3, 4, 5)),
    ),
    part_of(
        LessonPiles("2D 3D 5D 6D CD 7C 5C 3C FC RC AC 6B 5B 2B CB RB 4S 3S 6S FS", scope=(0, 1)),
        CountQuestion("level", "who:carte", _WHO),
        CountQuestion("level_coins", "who:denari", _WHO, lit="2D 3D 5D 6D CD"),
        Explain("end"),
    ),
)

PRIMIERA = lesson_of(
    "primiera",
    part_of(
        LessonPiles("7D 4D AD RD 7C 5C 3C FC RC AC 6B 5B 2B CB RB 4S AS 3S FS CS RS"),
        Explain("values"),
        Explain("four", lit="7D 7C 6B AS"),
        CountQuestion("best", "best:S", (10, 13, 14, 16), lit="4S AS 3S FS CS RS"),
        CountQuestion("sum", "primiera", (71, 74, 76, 84), lit="7D 7C 6B AS"),
        CountQuestion("who", "who:primiera", _WHO),
        Explain("two_each"),
    ),
    part_of(
        LessonPiles("AD 2D 3D 4D 5D 6D 7D AC 2C 3C 4C 5C 6C 7C AB 2B 3B 4B 5B 6B 7B FC"),
        Explain("no_swords", lit="7D 7C 7B"),
        CountQuestion("missing", "who:primiera", _WHO),
        Explain("end"),
    ),
)

SEVENS = lesson_of(
    "sevens",
    part_of(
        Setting(hands=("7C FS 2B", "FB 4C 6S"), table="7D 5C 3B RC"),
        Explain("fine", lit="7D"),
        Ask("two_cards", right=("7C=7D",), wrong={"FS=5C+3B": Wrong("two_not")}),
    ),
    part_of(
        Setting(hands=("7S CS 5B", "7B 4C 2S"), table="FD RB CC RD"),
        Explain("guard", lit="7S"),
        Ask("lay", right=("CS=CC", "5B"), wrong={"7S": Wrong("lay_seven", ("7B=7S",))}),
    ),
    part_of(
        Setting(hands=("4B CS FS", "7D 2C 2S"), table="3C RB CD FD"),
        CountQuestion("makes_seven", "unseen:7", (1, 2, 3, 4)),
        Ask("no_sum", right=("CS=CD", "FS=FD"), wrong={"4B": Wrong("sum_seven", ("7D=3C+4B",))}, lit="3C"),
        Explain("end"),
    ),
)

LESSONS: Sequence[Lesson] = (COUNT, PRIMIERA, SEVENS)
