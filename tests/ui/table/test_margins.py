"""Words keep clear of the edge of the plate, pill or button that they stand on."""

import pygame
import pytest

from scopa_gui.ui.front.keys_screen import KeysScreen
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.play.pause_screen import PauseScreen
from scopa_gui.ui.practice.practice_screen import PracticeScreen
from tests.conftest import LANGUAGES
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import at_my_turn

LEAST = 5
"""Pixels between a word and the edge, whose line is two of them."""


@pytest.fixture
def tight(monkeypatch):
    """Words nearer than LEAST to the left or right edge of the smallest panel they were drawn on, and how near."""
    panels, found = [], {}
    panel, draw = shapes.panel, Text.draw

    def noted_panel(surface, rect, *rest, **named):
        panels[:] = [(painted, other) for painted, other in panels if other.center != rect.center]  # the last frame's
        panels.append((surface, pygame.Rect(rect)))
        return panel(surface, rect, *rest, **named)

    def noted_draw(self, surface, box, words, *rest, **named):
        where = draw(self, surface, box, words, *rest, **named)
        on = [rect for painted, rect in panels if painted is surface and rect.collidepoint(where.center)]
        if on and words.strip() and where.width:
            plate = min(on, key=lambda rect: rect.width * rect.height)
            free = min(where.left - plate.left, plate.right - where.right)
            if free < LEAST:
                found[words] = (free, tuple(plate), tuple(where))
        return where

    monkeypatch.setattr(shapes, "panel", noted_panel)
    monkeypatch.setattr(Text, "draw", noted_draw)
    return found


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "scale"),
    [((1024, 640), 0.9), ((1024, 640), 1.0), ((1024, 640), 1.3), ((1366, 768), 1.0), ((1366, 768), 1.3)],
)
def test_at_the_table_words_keep_clear_of_the_edges(make_context, tight, language, size, scale):
    """ "Du bist dran" touched its plate in the smallest window."""
    for key, players in (("scopa", 2), ("scopone_scientifico", 4), ("scopa", 6)):
        context = make_context(language=language, text_scale=scale)
        scene = at_my_turn(
            context, lambda view, card, options, players=players: len(view.history) > players, key, players
        )[0]
        pilot = Pilot(context, scene, size)
        pilot.rest()
        pilot.hover("button:why")
        pilot.key("l")
        pilot.tick()
    assert not tight


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1024, 640), 1.3), ((1366, 768), 1.0)])
def test_on_the_other_screens_too(make_context, tight, language, size, scale):
    context = make_context(language=language, text_scale=scale)
    for scene in (TitleScreen, NewMatchScreen, PracticeScreen, PauseScreen, KeysScreen, SettingsScreen):
        Pilot(context, scene(context), size)
    assert not tight
