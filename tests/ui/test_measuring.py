"""A screen that is measured and not painted shows the tests the same as one that is painted."""

from functools import partial

import pygame
import pytest

from scopa_gui.ui.kit.layout import Words
from scopa_gui.ui.kit.page_parts import PageFrame
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.screens import maker_of
from tests.ui.hearing import heard
from tests.ui.pilot import Pilot, nowhere
from tests.ui.table.at_table import begin
from tests.ui.test_scenes import ARGUMENTS, HERE

SIZE = (1024, 640)


class TooMuch(ControlScreen):
    def content(self):
        return PageFrame(Words("unsettling " * 3000))


def test_a_text_that_does_not_fit_is_found_without_painting(context):
    pilot = Pilot(context, TooMuch(context), SIZE, blind=True)
    pilot.measure()
    assert [found.text for found in context.text.overflows] == ["unsettling " * 3000]


def at_a_table(context, players):
    return begin(context, "scopone_scientifico" if players == 4 else "scopa", players)


SCREENS = {name: partial(maker_of(name), **ARGUMENTS.get(name, {})) for name in HERE}
SCREENS |= {f"table of {players}": partial(at_a_table, players=players) for players in (2, 4, 6)}


@pytest.mark.parametrize("name", SCREENS)
def test_the_same_is_written_and_heard_as_when_it_is_painted(make_context, monkeypatch, name):
    written = []
    draw = Text.draw

    def noted(text, surface, box, words, *given, **named):
        written.append((words, tuple(box)))
        return draw(text, surface, box, words, *given, **named)

    outcomes = []
    for measures in (True, False):
        context = make_context(language="de")
        context.text.heard.on = True
        pilot = Pilot(context, SCREENS[name](context), SIZE, blind=True)
        pilot.rest()
        written.clear()
        monkeypatch.setattr(Text, "draw", noted)
        if measures:
            pilot.measure()
        else:
            pilot.look()
            pilot.tick(0.0)
            pilot.app.step((), 0.0)
        monkeypatch.setattr(Text, "draw", draw)
        parts = [(part.key, part.role, part.name, part.box) for part in heard(pilot).walk()]
        outcomes.append((sorted(set(written)), parts, pilot.targets, context.text.overflows))
    assert outcomes[0] == outcomes[1]
    assert written


def test_nothing_is_painted(context):
    Pilot(context, maker_of("settings")(context), SIZE, blind=True).measure()
    for name in ("still", "window"):
        assert pygame.mask.from_threshold(nowhere(SIZE, name), (0, 0, 0), (1, 1, 1)).count() == SIZE[0] * SIZE[1]
