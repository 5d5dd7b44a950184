"""A table of verdicts: its lines, its figures and its bars."""

import pygame
import pytest

from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.verdict_table import VerdictTable, bar_lines


@pytest.mark.parametrize("high", [200, 60])
def test_a_table_of_verdicts_has_a_line_for_each_in_whatever_room_it_gets(context, high):
    brush = Brush(pygame.Surface((640, 480), pygame.SRCALPHA), Theme((1280, 800)), context.text)
    table = VerdictTable(bar_lines([("Cards", -0.4), ("Coins", 0.25), ("Primiera", 0.001)]))
    table.lay(brush, pygame.Rect(10, 10, 300, high))
    table.draw(brush)
    assert [line.value for line in table.lines] == ["\N{MINUS SIGN}0.40", "+0.25", "+0.00"]
    assert context.text.overflows == []
    seen = pygame.mask.from_surface(brush.surface, 0).get_bounding_rects()
    assert all(table.rect.inflate(4, 4).contains(rect) for rect in seen)
