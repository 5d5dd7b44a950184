"""Everything on a screen can be done by gamepad, and its buttons are named."""

import pygame
import pytest

from scopa_gui.coach.lessons.curriculum import COURSE
from scopa_gui.ui.front.keys_screen import KeysScreen
from scopa_gui.ui.front.profiles.profiles_screen import ProfileNameScreen
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.pad_reader import PadFamily
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.play.pause_screen import PauseScreen
from scopa_gui.ui.practice.lessons.lesson_session import LessonSession
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from tests.asking import Silent
from tests.ui import contract
from tests.ui.at_puzzles import some
from tests.ui.hearing import heard
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin

# Screens


@pytest.fixture
def typing(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(ProfileNameScreen(context))
    pilot.tick()
    assert pilot.scene.typing() is not None
    return pilot


def test_no_field_holds_a_gamepad_b_leaves_it(typing):
    typing.pad("b")
    assert isinstance(typing.scene, TitleScreen)


@pytest.mark.parametrize("way", ["dpad_down", "rightshoulder", "leftshoulder"])
def test_no_field_holds_a_gamepad_the_focus_leaves_it(typing, way):
    before = typing.scene.focused()
    typing.pad(way)
    assert typing.scene.focused() != before


def test_in_a_field_no_button_writes_a_letter(typing):
    for name in ("x", "y", "back", "leftstick", "rightstick", "start"):
        typing.pad(name)
        assert isinstance(typing.scene, ProfileNameScreen)
        assert typing.field.text == ""


def test_start_opens_the_menu_at_the_table_and_closes_it(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(begin(context))
    pilot.rest()
    pilot.pad("start")
    assert isinstance(pilot.scene, PauseScreen)
    pilot.pad("start")
    assert isinstance(pilot.session, MatchSession)


@pytest.mark.rotating
@pytest.mark.parametrize(
    "make",
    [
        begin,
        lambda context: PuzzleSession(context, some(), 0, Silent()).screen,
        lambda context: LessonSession(context, COURSE[0]).screen,
        SettingsScreen,
        NewMatchScreen,
    ],
    ids=["match", "puzzle", "lesson", "settings", "new match"],
)
def test_the_shoulders_lead_to_every_button_and_a_presses_it(context, make):
    pilot = Pilot(context, TitleScreen(context))
    scene = make(context)
    pilot.app.stack.enter(scene)
    pilot.rest()
    own = (
        {"button:aids", "button:back"} if isinstance(pilot.session, LessonSession) else set()
    )  # B and the aids' button do these
    wanted, reached = {name for name in pilot.targets if name.startswith("button:")} - own, set()
    assert wanted
    for _ in range(60):
        pilot.pad("rightshoulder")
        reached.add(scene.focused())
    assert wanted <= reached
    back = scene.focused()
    pilot.pad("rightshoulder")
    pilot.pad("leftshoulder")
    assert scene.focused() == back


def test_b_on_the_title_does_not_leave_the_full_screen(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.key("f11")
    pilot.pad("b")
    assert pilot.window.fullscreen
    pilot.key("escape")
    assert not pilot.window.fullscreen


def test_start_leaves_no_page_by_accident(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(SettingsScreen(context))
    pilot.pad("start")
    assert isinstance(pilot.scene, SettingsScreen)


def test_a_stick_that_is_held_up_plays_one_card_at_most(context):
    scene = begin(context)
    pilot = Pilot(context, scene)
    pilot.rest()
    pilot.pad("dpad_right")
    mine = len(pilot.table.history)
    pilot.pad_axis("lefty", -1.0)
    pilot.tick(8.0)
    assert len([played for played in pilot.table.history[mine:] if played.seat == 0]) <= 1


def test_hint_and_aids_are_on_their_buttons(context):
    scene = begin(context)
    pilot = Pilot(context, scene)
    pilot.rest()
    pilot.pad("x")
    assert pilot.hint_stage or pilot.is_hint_awaited
    pilot.pad("back")
    assert scene.has_modal
    pilot.pad("b")
    assert not scene.has_modal


def at_the_keys(context, family, size=(1280, 800), *, by_pad=True):
    """The page of keys, asked for while a gamepad of this kind is plugged in."""
    pilot = Pilot(context, TitleScreen(context), size)
    context.pad, context.by_pad = (lambda: family), (lambda: by_pad)
    context.text.heard.on = True
    pilot.app.stack.enter(KeysScreen(context))
    pilot.tick()
    return pilot


@pytest.mark.rotating
@pytest.mark.parametrize("family", PadFamily)
@contract.EVERYWHERE
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_the_page_of_a_gamepad_s_buttons_fits(make_context, language, size, scale, family):
    context = make_context(language=language, text_scale=scale)
    pilot = at_the_keys(context, family, size)
    assert context.text.overflows == []
    window, (close, other) = pygame.Rect((0, 0), size), pilot.targets.values()
    assert window.contains(close)
    assert window.contains(other)
    assert not close.colliderect(other)


def test_each_hand_finds_its_own_page_of_keys_and_turns_to_the_other_one(context):
    pilot = at_the_keys(context, PadFamily.PLAYSTATION)
    assert "Triangle" in str(heard(pilot))
    pilot.press("button:other")
    pilot.tick()
    assert "Triangle" not in str(heard(pilot))
    assert "F11, F12" in str(heard(pilot))
    pilot = at_the_keys(context, PadFamily.PLAYSTATION, by_pad=False)
    assert "F11, F12" in str(heard(pilot))


def test_where_no_gamepad_is_nothing_is_said_of_any(context):
    pilot = at_the_keys(context, None)
    assert set(pilot.targets) == {"button:page", "button:close"}
