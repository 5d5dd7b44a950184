"""A bar for a share is filled as far as the share goes; right, fair and wrong have one colour each everywhere."""

import re

import pygame
import pytest

from scopa_gui.store.paths import assets
from scopa_gui.ui.kit.charts import FAIR, RIGHT, WRONG, share_bar
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.widget import Brush


@pytest.mark.parametrize("part", [0.0, 0.25, 0.5, 1.0])
def test_it_is_filled_from_the_left_as_far_as_its_part(part):
    surface = pygame.Surface((400, 40))
    share_bar(part, WRONG)(Brush(surface, Theme((1280, 800)), Text()), surface.get_rect())
    filled = sum(surface.get_at((x, 20))[:3] == WRONG for x in range(400))
    assert filled == pytest.approx(400 * part, abs=12)


def test_the_colours_of_right_fair_and_wrong_are_written_once():
    for colour in (RIGHT, FAIR, WRONG):
        written = re.compile(re.escape(str(colour)))
        program = assets().parent / "scopa_gui"
        places = {path.name for path in program.rglob("*.py") if written.search(path.read_text(encoding="utf-8"))}
        assert places == {"charts.py"}
