"""The small table beside the settings: cards lie on it and not over its frame."""

import pygame
import pytest

from scopa_gui.ui.front.settings_showcase import Showcase
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush


@pytest.mark.parametrize(("size", "box"), [((1024, 640), (602, 78, 396, 486)), ((1920, 1080), (1128, 132, 748, 823))])
@pytest.mark.parametrize("deck", ["neapolitan", "french"])
def test_no_card_lies_over_its_frame(make_context, size, box, deck):
    context, rect = make_context(deck=deck), pygame.Rect(box)
    empty, laid = pygame.Surface(size), pygame.Surface(size)
    showcase = Showcase(context)
    showcase.draw_cloth(Brush(empty, Theme(size), context.text), rect)
    showcase.draw(Brush(laid, Theme(size), context.text), rect, captures=True)
    inner = rect.inflate(-4, -4)
    edge = [
        (x, y)
        for x in range(rect.left, rect.right, 3)
        for y in (*range(rect.top, inner.top), *range(inner.bottom, rect.bottom))
    ]
    assert [empty.get_at(pixel) for pixel in edge] == [laid.get_at(pixel) for pixel in edge]
    assert empty.get_at(rect.center) != laid.get_at(rect.center)
