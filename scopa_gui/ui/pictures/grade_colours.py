"""Colours for how good a move was, from green to dark red."""

from collections.abc import Mapping

from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.ui.kit.theme import Colour

GRADES: Mapping[Grade, Colour] = {
    Grade.BEST: (74, 160, 106),
    Grade.GOOD: (146, 190, 110),
    Grade.INACCURACY: (236, 204, 84),
    Grade.MISTAKE: (236, 150, 52),
    Grade.BLUNDER: (220, 78, 48),
    Grade.DISASTER: (150, 30, 40),
}
UNKNOWN: Colour = (128, 142, 128)


def grade_colour(grade: Grade | None) -> Colour:
    """Return the colour of a grade; None is a move that has not been judged."""
    return UNKNOWN if grade is None else GRADES[grade]
