"""Number of moves of each grade: a dot and a number, and the grade's name below."""

from collections.abc import Mapping

import pygame

from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.ui.kit.theme import INK, INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.review.move_timeline import legend
from scopa_gui.ui.words.translation import ngettext


def draw_grades(brush: Brush, box: pygame.Rect, counts: Mapping[Grade, int]) -> None:
    """Fill a box, all grades side by side, the best one first."""
    theme = brush.theme
    text = brush.text
    cells = [(grade, counts.get(grade, 0)) for grade in Grade]
    wide = box.width // len(cells)
    high = box.height // 2
    size = text.alike(
        [(grade_count(grade, count), (wide - theme.space(1), high)) for grade, count in cells], TypeStyle.NOTE, theme
    )
    for place, (grade, count) in enumerate(cells):
        cell = pygame.Rect(box.left + place * wide, box.top, wide, high)
        radius = max(5, theme.px(9))
        number = str(count)
        long = 2 * radius + theme.px(8) + text.width(number, TypeStyle.HEADING, theme)
        pygame.draw.aacircle(
            brush.surface, legend(grade), (cell.centerx - long // 2 + radius, cell.centery + 1), radius
        )
        at = pygame.Rect(cell.centerx - long // 2 + 2 * radius + theme.px(8), cell.top, cell.width, cell.height)
        brush.write(at, number, TypeStyle.HEADING, INK if count else INK_SOFT)
        brush.write(
            cell.move(0, cell.height),
            grade_count(grade, count),
            TypeStyle.NOTE,
            INK_SOFT,
            align="centre",
            valign="top",
            most=size,
        )


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
