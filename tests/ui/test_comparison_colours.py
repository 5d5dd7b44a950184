"""Figures of mine against the others': the key shows the very colours of the columns."""

from collections import Counter

import pygame

from scopa_gui.ui.kit.theme import INK, INK_SOFT, PAPER, PAPER_DEEP, Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.review.comparison_colours import draw_key
from scopa_gui.ui.review.loss_columns import draw_losses


def two_colours(context, draw):
    """The two commonest colours of a drawing, paper and ink aside."""
    surface = pygame.Surface((400, 300))
    surface.fill(PAPER)
    draw(Brush(surface, Theme((1280, 800)), context.text), surface.get_rect())
    pixels = Counter(tuple(surface.get_at((x, y))[:3]) for x in range(400) for y in range(300))
    for plain in (PAPER, PAPER_DEEP, INK, INK_SOFT):
        del pixels[plain]
    return {colour for colour, _count in pixels.most_common(2)}


def test_the_key_has_the_colours_of_the_columns(context):
    columns = two_colours(context, lambda brush, box: draw_losses(brush, box, [(2.0, 1.0), (3.0, 2.0)], [1, 2]))
    assert two_colours(context, draw_key) == columns
