"""Charts of a report: the number of moves of each grade, and my figures next to those of the others."""

from collections.abc import Mapping
from functools import partial

import pygame

from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.ui.kit import rects
from scopa_gui.ui.kit.charts import Bar, key
from scopa_gui.ui.kit.layout import Drawn, Part, Row, Stack, Words
from scopa_gui.ui.kit.theme import INK, INK_SOFT, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.grade_colours import grade_colour
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.words.translation import _, decimal, ngettext

MINE: Colour = (176, 122, 34)
THEIRS: Colour = (66, 118, 160)


def compared(mine: float, theirs: float, places: int = 1) -> tuple[Bar, Bar]:
    """Return my bar or column and that of the others."""
    return Bar(mine, decimal(mine, places), MINE), Bar(theirs, decimal(theirs, places), THEIRS)


def draw_key(brush: Brush, box: pygame.Rect) -> None:
    """Draw the key of the chart at the right end of a box: a sign for me and one for the others, with words."""
    signs = [partial(side_mark, side, colour=colour) for side, colour in ((0, MINE), (1, THEIRS))]
    key((signs[0], _("you")), (signs[1], _("the others")))(brush, box)


def moves_by_grade(counts: Mapping[Grade, int]) -> Part:
    """Return the numbers of moves by grade, side by side, the best grade first."""
    found = [(grade, counts.get(grade, 0)) for grade in Grade]
    names = [Words(grade_count(*one), TypeStyle.NOTE, INK_SOFT, align="centre") for one in found]
    numbers = (Drawn(partial(_draw_count, *one), 42) for one in found)
    columns = (Stack(*parts, gap=0.0) for parts in zip(numbers, names, strict=True))
    return Row(*columns, gap=0.0, one_size=names)


def _draw_count(grade: Grade, count: int, brush: Brush, box: pygame.Rect) -> None:
    """Draw the dot of a grade and its number, both in the middle of the box."""
    radius = max(5, brush.theme.px(9))
    air = brush.theme.px(8)
    width = brush.text.width(str(count), TypeStyle.HEADING, brush.theme)
    dot, number = rects.cut_left(
        rects.sized((2 * radius + air + width, box.height), center=box.center), 2 * radius, air
    )
    pygame.draw.aacircle(brush.surface, grade_colour(grade), dot.move(0, 1).center, radius)
    brush.write(number, str(count), TypeStyle.HEADING, INK if count else INK_SOFT)


def grade_count(grade: Grade, count: int) -> str:
    """Return the name of a grade for `count` moves."""
    return {
        Grade.BEST: lambda: ngettext("best", "best", count),
        Grade.GOOD: lambda: ngettext("good", "good", count),
        Grade.INACCURACY: lambda: ngettext("inaccuracy", "inaccuracies", count),
        Grade.MISTAKE: lambda: ngettext("mistake", "mistakes", count),
        Grade.BLUNDER: lambda: ngettext("blunder", "blunders", count),
        Grade.DISASTER: lambda: ngettext("disaster", "disasters", count),
    }[grade]()
