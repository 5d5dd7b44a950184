"""A screen that is measured and not painted shows the tests the same as one that is painted."""

from functools import partial

import pygame
import pytest

from scopa_gui.ui.kit.layout import Words
from scopa_gui.ui.kit.page_parts import PageFrame
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.screens import maker_of
from tests.ui.hearing import heard
from tests.ui.pilot import Pilot, nowhere
from tests.ui.test_scenes import ARGUMENTS, HERE

SIZE = (1024, 640)


class TooMuch(ControlScreen):
    def content(self):
        return PageFrame(Words("unsettling " * 3000))


def test_a_text_that_does_not_fit_is_found_without_painting(context):
    pilot = Pilot(context, TooMuch(context), SIZE, blind=True)
    pilot.measure()
    assert [found.text for found in context.text.overflows] == ["unsettling " * 3000]


@pytest.mark.parametrize("name", HERE)
def test_the_same_is_heard_and_fits(make_context, name):
    outlines = []
    for measures in (True, False):
        context = make_context(language="de")
        context.text.heard.on = True
        pilot = Pilot(context, partial(maker_of(name), **ARGUMENTS.get(name, {}))(context), SIZE, blind=True)
        if measures:
            pilot.measure()
        else:
            pilot.look()
            pilot.tick()
        parts = [(part.key, part.role, part.name, part.box) for part in heard(pilot).walk()]
        outlines.append((parts, pilot.targets, context.text.overflows))
    assert outlines[0] == outlines[1]


def test_nothing_is_painted(context):
    Pilot(context, maker_of("settings")(context), SIZE, blind=True).measure()
    for name in ("still", "window"):
        assert pygame.mask.from_threshold(nowhere(SIZE, name), (0, 0, 0), (1, 1, 1)).count() == SIZE[0] * SIZE[1]
