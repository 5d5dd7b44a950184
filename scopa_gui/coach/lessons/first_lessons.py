"""First lessons: taking cards, surprises of the rules, the scopa."""

from collections.abc import Sequence

from scopa_gui.coach.lessons.lesson import Ask, CountQuestion, Explain, Lesson, Show, Wrong, lesson_of, part_of
from scopa_gui.coach.lessons.setting import Setting

TAKING = lesson_of(
    "taking",
    part_of(
        Setting(hands=("5D 3C RB", "6S CC 4B"), table="5C FD 2S AB"),
        Explain("hello", lit="5D 3C RB"),
        Explain("equal", lit="5D 5C"),
        Ask("five", right=("5D=5C",), by_rule=True),
        Show("stays", ("6S",), lit="6S"),
        Explain("sum", lit="3C 2S AB"),
        Ask("three", right=("3C=AB+2S",), by_rule=True),
        Show("figures", ("CC",), lit="CC FD RB"),
    ),
    part_of(
        Setting(hands=("7C AS FS", "6S CC 4B"), table="5B 2D 4C 3S"),
        Ask("choice", right=("7C=2D+5B",), wrong={"7C=4C+3S": Wrong("choice_plain")}, lit="7C 5B 2D 4C 3S"),
        Explain("end"),
    ),
)

TRAPS = lesson_of(
    "traps",
    part_of(
        Setting(hands=("7C 5S RB", "6S CC 2B"), table="7S 3D 4B 2C"),
        Explain("love", lit="7C 3D 4B"),
        Ask("seven", right=("7C=7S",), by_rule=True, lit="7C"),
        Explain("equal_first", lit="3D 4B"),
    ),
    part_of(
        Setting(hands=("AC 6S RB", "7S CC 2B"), table="4D 2C 3B FS"),
        Explain("must", lit="6S 4D 2C"),
        Ask("lay", right=("AC",), by_rule=True),
    ),
    part_of(
        Setting(hands=("6C CS RS", "FC 2C 3B"), table="6D 6B FS 5D"),
        Ask("which", right=("6C=6D",), wrong={"6C=6B": Wrong("which_plain")}, lit="6C 6D 6B"),
        Explain("end"),
    ),
)

SCOPA = lesson_of(
    "scopa",
    part_of(
        Setting(hands=("RB 5S 7S", "5C CC 6B"), table="4D 2S AC 3B"),
        Explain("look", lit="4D 2S AC 3B"),
        Ask("king", right=("RB=4D+AC+3B+2S",)),
        Show("must_lay", ("5C",), lit="5C"),
        Ask("again", right=("5S=5C",)),
        Show("once_more", ("CC",)),
        Explain("price"),
    ),
    part_of(
        Setting(
            hands=("", "4S"), table="4D", rest="0", piles=("", "7D 7C RD RC AS AB 6C 6D"), turn=1, me=1, last_taker=0
        ),
        Explain("last", lit="4S 4D"),
        CountQuestion("none", "scope_of:4S=4D", (0, 1)),
        Show("taken", ("4S=4D",)),
    ),
)

LESSONS: Sequence[Lesson] = (TAKING, TRAPS, SCOPA)
