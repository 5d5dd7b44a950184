"""The page before and after a drill: on the left what it is or how it went, on the right how well all is remembered."""

from collections.abc import Sequence

import pygame

from scopa_gui.coach.memory.memory_drill import DrillAnswer, seconds_at
from scopa_gui.store.recollections import Result
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.awaited import draw_awaited
from scopa_gui.ui.practice.drill import memory_charts
from scopa_gui.ui.words.translation import _, decimal

SHARE = 0.37
"""Of the left sheet."""
Sheets = tuple[pygame.Rect, pygame.Rect]


def inside(sheet: pygame.Rect, theme: Theme) -> pygame.Rect:
    """Return the writing area of a sheet."""
    return sheet.inflate(-2 * theme.space(3), -2 * theme.space(2.5))


def draw_page(
    context: Context,
    brush: Brush,
    sheets: Sheets,
    results: Sequence[Result],
    answers: Sequence[DrillAnswer],
    level: int,
) -> None:
    """Write on both sheets; `answers` of the drill that has just been done."""
    theme = brush.theme
    below = _draw_summary(brush, inside(sheets[0], theme), results, answers, level)
    memory_charts.draw_kinds(brush, below, results, context.settings.deck)
    box = inside(sheets[1], theme)
    if not results:
        words = _("Here you will see which cards you remember, for how long, and how you improve.")
        draw_awaited(brush, context.cards(), box, words, ("7D", "FS", "", "", ""))
        return
    high = (box.height - theme.space(2)) * 52 // 100
    memory_charts.draw_ranks(context, brush, pygame.Rect(box.left, box.top, box.width, high), results)
    low = pygame.Rect(box.left, box.top + high + theme.space(2), box.width, box.height - high - theme.space(2))
    half = (low.width - theme.space(4)) // 2
    memory_charts.draw_ages(brush, pygame.Rect(low.left, low.top, half, low.height), results)
    memory_charts.draw_trend(brush, pygame.Rect(low.right - half, low.top, half, low.height), results)


def _draw_summary(
    brush: Brush, box: pygame.Rect, results: Sequence[Result], answers: Sequence[DrillAnswer], level: int
) -> pygame.Rect:
    """Draw the description of the drill, or its result, and the level; return the room below."""
    theme = brush.theme
    upper = pygame.Rect(box.left, box.top, box.width, round(box.height * 0.27))
    level_line = _("Level {level}: a card every {seconds} s.").format(level=level, seconds=decimal(seconds_at(level)))
    if answers:
        right = sum(one.is_right for one in answers)
        head = pygame.Rect(upper.left, upper.top, upper.width, upper.height * 58 // 100)
        brush.write(head, _("{right} of {all} right").format(right=right, all=len(answers)), TypeStyle.TITLE, GOLD_DEEP)
        line = pygame.Rect(upper.left, head.bottom, upper.width, upper.bottom - head.bottom)
        brush.write(line, level_line, TypeStyle.BODY, INK, valign="top")
    else:
        description = _(
            "Strong players play and you watch every card. Now and then they stop and you are asked what you "
            "remember. Right answers speed things up."
        )
        brush.write(
            upper, f"{description} {level_line}" if results else description, TypeStyle.BODY, INK_SOFT, valign="top"
        )
    top = upper.bottom + theme.space(1)
    return pygame.Rect(box.left, top, box.width, box.bottom - theme.control - theme.space(2) - top)
