"""A key that is held goes on where that helps, and nowhere else."""

import pygame
import pytest

from scopa_gui.ui.front.rules_screen import RulesScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.input_reader import FIRST, NEXT
from scopa_gui.ui.kit.scene import Push
from tests.ui.pilot import FRAME, Pilot
from tests.ui.table.at_table import begin


class Noting(TitleScreen):
    """Notes the keys that come."""

    field = None

    def __init__(self, context):
        super().__init__(context)
        self.keys = []

    def handle(self, intent):
        name = getattr(intent, "name", None)
        if name is not None:
            self.keys.append((name, intent.repeated))

    def typing(self):
        return self.field


@pytest.mark.rotating
@pytest.mark.parametrize("name", ["left", "right", "up", "down", "page up", "page down", "tab"])
def test_what_moves_goes_on_while_it_is_held(context, name):
    pilot = Pilot(context, screen := Noting(context), blind=True)
    pilot.hold(name, FIRST + 10 * NEXT)
    assert screen.keys[0] == (name, False)
    assert 5 <= screen.keys.count((name, True)) <= 11
    before = len(screen.keys)
    pilot.tick(2.0)
    assert len(screen.keys) == before, "it was let go"


@pytest.mark.parametrize("name", ["return", "space", "m", "u", "1", "f1", "home"])
def test_what_does_something_does_it_once(context, name):
    pilot = Pilot(context, screen := Noting(context), blind=True)
    pilot.hold(name, 3.0)
    assert len(screen.keys) == 1


@pytest.mark.parametrize("name", ["backspace", "delete"])
def test_letters_are_deleted_one_after_the_other_but_no_card_is_taken_back_so(context, name):
    pilot = Pilot(context, screen := Noting(context), blind=True)
    pilot.hold(name, 3.0)
    assert len(screen.keys) == 1
    screen.field = pygame.Rect(0, 0, 10, 10)
    pilot.hold(name, 3.0)
    assert len(screen.keys) > 20


def test_a_held_key_is_over_when_another_comes_or_the_focus_goes(context):
    pilot = Pilot(context, screen := Noting(context), blind=True)
    for event in (
        pygame.event.Event(pygame.WINDOWFOCUSLOST),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x", scancode=0),
    ):
        pilot.app.step((pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0, unicode="", scancode=0),), FRAME)
        pilot.app.step((event,), FRAME)
        before = len(screen.keys)
        pilot.tick(2.0)
        assert len(screen.keys) == before


def test_a_held_key_does_not_go_on_another_screen(context):
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.app.step((pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0, unicode="", scancode=0),), FRAME)
    pilot.app.stack.enter(screen := Noting(context))
    pilot.tick(2.0)
    assert not screen.keys


def test_the_rules_scroll_to_their_end_while_page_down_is_held(context):
    pilot = Pilot(context, RulesScreen(context), blind=True)
    page = pilot.page.scrolling
    pilot.focus_on(pilot.page.name)
    pilot.hold("page down", 4.0)
    assert page.offset == page.most > 0


def test_a_name_is_deleted_while_backspace_is_held(context):
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.app.stack.apply(Push("typed_text"))
    pilot.type("scopone scientifico")
    pilot.hold("backspace", 3.0)
    assert pilot.field.text == ""


def test_a_card_is_played_once_by_a_key_that_is_held(context):
    pilot = Pilot(context, begin(context), blind=True)
    pilot.rest()
    pilot.key("left")
    before = pilot.table.moves_played
    pilot.hold("up", 3.0)
    assert pilot.table.moves_played in (before, before + 2), "my card, and the answer"
