"""The page of progress before anything was done: what will be there, on a picture of it, and how it begins."""

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.paragraphs import draw_paragraphs
from scopa_gui.ui.kit.theme import INK, INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.practice.repetition_ladder import draw_ladder
from scopa_gui.ui.words.translation import _

_SAMPLE = (3, 2, 2, 1, 1, 0, 1, 0, 2)
"""Positions on the steps of the ladder, as they may stand after some weeks."""


def draw_start(context: Context, brush: Brush, box: pygame.Rect) -> None:
    """Fill a box."""
    theme = brush.theme
    words = pygame.Rect(box.left, box.top, box.width, box.height * 46 // 100)
    intro_paragraphs = [
        (
            _(
                "Your progress appears here. After a match: the points your moves lost, by theme, game and "
                "month, and how much of the result was luck."
            ),
            INK,
        ),
        (
            _(
                "From puzzles and your own mistakes: what you get right, and when the rest comes back. First "
                "after four hours, then a day, then longer and longer until you know it."
            ),
            INK,
        ),
    ]
    low = draw_paragraphs(brush, words, intro_paragraphs, largest=1.1)
    caption = pygame.Rect(box.left, low + theme.space(1), box.width, round(theme.type_px(TypeStyle.NOTE) * 1.6))
    brush.write(caption, _("After a few weeks it might look like this:"), TypeStyle.NOTE, INK_SOFT)
    top = caption.bottom + theme.space(1)
    draw_ladder(context, brush, pygame.Rect(box.left, top, box.width, box.bottom - top), _SAMPLE)
