"""Figures of mine against the others': the key shows the very colours of the columns."""

from collections import Counter

import pygame

from scopa_gui.ui.kit.charts import columns
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, PAPER, PAPER_DEEP, Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.review.report_charts import compared, draw_key


def two_colours(context, draw):
    """The two commonest colours of a drawing, paper and ink aside."""
    surface = pygame.Surface((400, 300))
    surface.fill(PAPER)
    draw(Brush(surface, Theme((1280, 800)), context.text), surface.get_rect())
    pixels = Counter(tuple(surface.get_at((x, y))[:3]) for x in range(400) for y in range(300))
    for plain in (GOLD_DEEP, PAPER, PAPER_DEEP, INK, INK_SOFT):
        del pixels[plain]
    return {colour for colour, _count in pixels.most_common(2)}


def test_the_key_has_the_colours_of_the_columns(context):
    painted = columns([("1", compared(2.0, 1.0)), ("2", compared(3.0, 2.0))])
    assert two_colours(context, draw_key) == two_colours(context, painted)
