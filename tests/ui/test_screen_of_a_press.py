"""The keyboard's focus and the switches are right when one comes back, and a press counts on its own screen only."""

import pygame
import pytest

from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.front.welcome_screen import WelcomeScreen
from scopa_gui.ui.kit.input_reader import GUARD_SECONDS, PressGuard
from scopa_gui.ui.kit.intents import Key, Press, Release
from scopa_gui.ui.kit.layout import Words
from scopa_gui.ui.kit.scene import USED, Home, Push
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.play.match_end.help_question import HelpQuestionScreen
from tests.ui.pilot import Pilot

CLICK = Press((100, 100))


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("by", "again", "left_over"),
    [
        (Key("enter"), Key("enter"), True),
        (Key("space"), Key("enter"), True),
        (Key("enter"), Key("w"), False),
        (Key("enter"), CLICK, False),
        (Key("n", command=True), Key("enter"), False),
        (CLICK, Press((108, 96)), True),
        (Release((100, 100)), CLICK, True),
        (CLICK, Press((200, 100)), False),
        (CLICK, Press((100, 100), 3), False),
        (CLICK, Key("enter"), False),
    ],
)
def test_the_same_press_again_is_left_over_from_the_screen_before(by, again, left_over):
    guard = PressGuard()
    assert not guard.is_left_over(again)
    guard.changed(by)
    assert guard.is_left_over(again) == left_over
    guard.changed(by)
    guard.pass_time(10.0)
    assert guard.is_left_over(again) == left_over, "the new screen took long to be made"
    for _ in range(10):
        guard.pass_time(GUARD_SECONDS / 8)
    assert not guard.is_left_over(again)
    assert guard.next_timer is None


def test_another_key_says_that_the_new_screen_is_meant():
    guard = PressGuard()
    guard.changed(Key("enter"))
    assert not guard.is_left_over(Key("1"))
    assert not guard.is_left_over(Key("space"))


@pytest.mark.parametrize("name", ["practice", "rules", "statistics", "settings", "profiles"])
def test_the_title_has_its_focus_where_it_was(context, name):
    pilot = Pilot(context, TitleScreen(context), blind=True)
    while pilot.scene.focused() != f"button:{name}":
        pilot.key("tab")
    pilot.key("return")
    assert not isinstance(pilot.scene, TitleScreen)
    pilot.tick(1.0)
    pilot.key("escape")
    assert pilot.scene.focused() == f"button:{name}"
    assert pilot.shows_focus


def test_after_a_click_enter_on_the_title_plays(context):
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.press("button:rules")
    pilot.tick(1.0)
    pilot.key("escape")
    assert pilot.scene.focused() == "button:play"


@pytest.mark.parametrize(("keys", "name"), [(("down",), "little"), (("down", "down"), "yes"), (("tab",), "no")])
def test_the_first_arrow_leaves_the_answer_that_enter_would_have_given(context, keys, name):
    pilot = Pilot(context, WelcomeScreen(context), blind=True)
    for key in keys:
        pilot.key(key)
    assert pilot.scene.focused() == f"button:{name}"
    assert pilot.shows_focus


def test_a_first_arrow_changes_no_setting_that_is_not_seen_to_have_the_focus(context):
    pilot = Pilot(context, SettingsScreen(context, "game"), blind=True)
    before = context.settings
    pilot.key("right")
    assert context.settings == before
    assert pilot.shows_focus


def test_m_turns_the_switch_of_the_settings_too(context):
    pilot = Pilot(context, SettingsScreen(context, "window"), blind=True)
    switch = pilot.control("toggle:sound")
    for muted in (True, False):
        pilot.key("m")
        assert context.settings.muted is muted
        assert pilot.control("toggle:sound").value is not muted
    assert pilot.control("toggle:sound") is switch, "a slider that is dragged stays held"


def test_a_switch_of_full_screen_follows_its_key(context):
    pilot = Pilot(context, SettingsScreen(context, "window"), blind=True)
    pilot.key("f11")
    assert pilot.control("toggle:fullscreen").value is context.settings.fullscreen is True


def test_what_stands_behind_a_sheet_over_the_title_is_as_it_is_now(context):
    pilot = Pilot(context, title := TitleScreen(context), blind=True)
    pilot.app.stack.apply(Push("new_match"))
    looked = []
    title.open = lambda: looked.append("looked")
    pilot.app.stack.apply(Home("first_match_over"))
    assert isinstance(pilot.scene, HelpQuestionScreen)
    assert looked, "the match is over: Continue has gone"


class Counting(ControlScreen):
    """A page that something changes while a button is held."""

    def __init__(self, context):
        super().__init__(context)
        self.pressed = self.made = 0

    def content(self):
        self.made += 1
        return self.full_page("Counting", Words(str(self.made)), Button("go", "Go", self._go))

    def _go(self):
        self.pressed += 1
        return USED


@pytest.mark.parametrize("inside", [True, False])
def test_what_changes_while_a_button_is_held_is_shown_when_it_is_let_go(context, inside):
    scene = Counting(context)
    pilot = Pilot(context, scene)
    made = scene.made
    at = pilot.targets["button:go"].center
    pilot.app.step((pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),), 0.1)
    scene.renew()
    scene.renew()
    assert scene.made == made, "the button that is held stays there"
    where = at if inside else (5, 5)
    pilot.app.step((pygame.event.Event(pygame.MOUSEBUTTONUP, pos=where, button=1),), 0.1)
    assert scene.pressed == inside
    assert scene.made == made + 1
    scene.renew()
    assert scene.made == made + 2
