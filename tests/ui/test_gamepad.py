"""Gamepads: what sticks and buttons mean, and everything done by them alone, down to a whole match."""

import pygame
import pytest

from scopa_gui.coach.lessons.curriculum import COURSE
from scopa_gui.ui.front.keys_screen import KeysScreen
from scopa_gui.ui.front.profiles.profile_name_screen import ProfileNameScreen
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.input_reader import InputReader
from scopa_gui.ui.kit.intents import LOOK_CLOSER, MENU, Back, Key
from scopa_gui.ui.kit.pads.pad_devices import PadDevices
from scopa_gui.ui.kit.pads.pad_families import PadFamily
from scopa_gui.ui.kit.pads.pad_reader import FIRST, NEXT, PadReader
from scopa_gui.ui.kit.pads.pad_stick import POINTS, RESTS, PadStick
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.match_end.match_end_screen import MatchEndScreen
from scopa_gui.ui.play.match_screen import MatchScreen
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.play.pause_screen import PauseScreen
from scopa_gui.ui.practice.lessons.lesson_screen import LessonScreen
from scopa_gui.ui.practice.puzzles.puzzle_screen import PuzzleScreen
from tests.asking import Inline, Silent
from tests.ui import contract
from tests.ui.at_puzzles import some
from tests.ui.hearing import heard
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin
from tests.ui.virtual_pad import VirtualPad

LEFT, RIGHT = pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT


def button(number, *, down=True, pad=0):
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.event.Event(kind, instance_id=pad, button=number)


def axis(number, value, pad=0):
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=number, value=round(32767 * value))


def after(reader, seconds):
    """What is held goes on as, when so many seconds have passed."""
    reader.pass_time(seconds)
    return next(iter(reader.held()), None)


# A stick


def test_a_stick_means_nothing_near_its_middle():
    stick = PadStick()
    assert not stick.move(0, POINTS - 0.01)
    assert not stick.move(1, -POINTS + 0.01)
    assert stick.way is None


def test_a_stick_that_trembles_where_it_begins_to_point_points_once():
    stick = PadStick()
    changes = [stick.move(0, value) for value in (0.5, 0.56, 0.54, 0.57, 0.5, 0.56, RESTS + 0.01)]
    assert changes.count(True) == 1
    assert stick.way == "right"
    assert stick.move(0, RESTS - 0.01)
    assert stick.way is None


@pytest.mark.parametrize(
    ("values", "way"), [((1, 0), "right"), ((-1, 0.3), "left"), ((0.2, -1), "up"), ((0, 1), "down")]
)
def test_a_stick_points_where_it_leans_most(values, way):
    stick = PadStick()
    for number, value in enumerate(values):
        stick.move(number, value)
    assert stick.way == way


def test_a_stick_between_two_ways_means_neither_and_keeps_the_one_it_had():
    stick = PadStick()
    stick.move(0, 0.7)
    stick.move(1, -0.7)
    assert stick.way == "right"
    fresh = PadStick(0.7, -0.5)
    assert not fresh.move(1, -0.7)


# What is held


def test_what_is_held_goes_on_and_says_that_it_does():
    reader = PadReader()
    assert reader.read(button(LEFT)) == Key("left")
    assert reader.next_timer == FIRST
    assert after(reader, FIRST - 0.01) is None
    assert after(reader, 0.02) == Key("left", repeated=True)
    assert after(reader, NEXT - 0.01) is None
    assert after(reader, 0.02) == Key("left", repeated=True)
    reader.read(button(LEFT, down=False))
    assert reader.next_timer is None
    assert after(reader, 5.0) is None


def test_after_a_long_sleep_what_is_held_comes_once_not_a_hundred_times():
    reader = PadReader()
    reader.read(button(LEFT))
    assert after(reader, 60.0) == Key("left", repeated=True)
    assert after(reader, 0.0) is None


def test_a_button_that_presses_is_pressed_once():
    reader = PadReader()
    assert reader.read(button(pygame.CONTROLLER_BUTTON_A)) == Key("enter")
    assert reader.next_timer is None


def test_the_last_way_that_is_pressed_goes_on():
    reader = PadReader()
    reader.read(button(LEFT))
    reader.read(button(RIGHT))
    reader.read(button(LEFT, down=False))
    assert after(reader, FIRST) == Key("right", repeated=True)


def test_two_gamepads_do_not_let_go_for_each_other():
    reader = PadReader()
    reader.read(button(LEFT, pad=3))
    assert reader.read(axis(pygame.CONTROLLER_AXIS_LEFTX, 0.1, pad=7)) is None
    reader.read(button(LEFT, down=False, pad=7))
    assert after(reader, FIRST) == Key("left", repeated=True), "the first is still held"
    assert reader.went(3)
    assert after(reader, FIRST) is None


def test_a_gamepad_unplugged_while_its_stick_is_held_goes_on_no_longer():
    reader = PadReader()
    assert reader.read(axis(pygame.CONTROLLER_AXIS_LEFTY, 1.0)) == Key("down")
    assert reader.went(0)
    assert not reader.went(0), "once"
    assert reader.next_timer is None
    assert reader.read(axis(pygame.CONTROLLER_AXIS_LEFTY, 1.0)) == Key("down"), "plugged in again it begins anew"


def test_while_another_window_has_the_focus_no_gamepad_means_this_one():
    reader = PadReader()
    reader.read(button(LEFT))
    reader.read(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert after(reader, FIRST) is None
    assert reader.read(button(pygame.CONTROLLER_BUTTON_A)) is None
    assert reader.read(axis(pygame.CONTROLLER_AXIS_LEFTX, 1.0)) is None
    assert reader.next_timer is None
    reader.read(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert reader.read(button(pygame.CONTROLLER_BUTTON_A)) == Key("enter")


def test_a_trigger_turns_a_page_once_it_is_pulled_and_goes_on():
    reader, right = PadReader(), pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    told = [reader.read(axis(right, value)) for value in (0.2, 0.49, 0.6, 0.45, 0.7, 1.0)]
    assert told == [None, None, Key("page down"), None, None, None]
    assert after(reader, FIRST) == Key("page down", repeated=True)
    reader.read(axis(right, 0.1))
    assert reader.next_timer is None


@pytest.mark.parametrize(("name", "meant"), [
    ("A", Key("enter")), ("B", Back()), ("X", Key("h")), ("Y", Key("w")), ("START", MENU), ("BACK", Key("a")),
    ("LEFTSHOULDER", Key("tab", shift=True)), ("RIGHTSHOULDER", Key("tab")),
    ("LEFTSTICK", LOOK_CLOSER), ("RIGHTSTICK", Key("f2")), ("DPAD_UP", Key("up")), ("GUIDE", None),
])  # fmt: skip
def test_each_button_is_a_key(name, meant):
    assert PadReader().read(button(getattr(pygame, f"CONTROLLER_BUTTON_{name}"))) == meant


def test_a_joystick_that_nobody_knows_points_and_presses_too():
    reader = PadReader()
    reader.came(4, PadFamily.XBOX, is_known=False)
    told = [
        reader.read(pygame.event.Event(kind, instance_id=4, **values))
        for kind, values in [
            (pygame.JOYHATMOTION, {"hat": 0, "value": (0, 1)}),
            (pygame.JOYHATMOTION, {"hat": 0, "value": (0, 0)}),
            (pygame.JOYHATMOTION, {"hat": 0, "value": (1, 0)}),
            (pygame.JOYAXISMOTION, {"axis": 0, "value": -1.0}),
            (pygame.JOYAXISMOTION, {"axis": 5, "value": -1.0}),
            (pygame.JOYBUTTONDOWN, {"button": 0}),
            (pygame.JOYBUTTONDOWN, {"button": 30}),
        ]
    ]
    assert told == [Key("up"), None, Key("right"), Key("left"), None, Key("enter"), None]


def test_what_sdl_tells_twice_of_a_gamepad_that_it_knows_counts_once():
    reader = PadReader()
    reader.came(0, PadFamily.XBOX, is_known=True)
    assert reader.read(pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0)) is None
    assert reader.read(pygame.event.Event(pygame.JOYAXISMOTION, instance_id=0, axis=0, value=1.0)) is None
    assert reader.read(button(pygame.CONTROLLER_BUTTON_A)) == Key("enter")


def test_it_is_known_whether_a_gamepad_or_something_else_was_pressed_last():
    reader = InputReader()
    assert reader.family is None
    reader.read(button(pygame.CONTROLLER_BUTTON_A))
    assert reader.by_pad
    assert reader.family is PadFamily.XBOX
    reader.read(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0)))
    assert reader.by_pad, "a table that shakes moves a mouse"
    reader.read(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    assert not reader.by_pad


@pytest.mark.parametrize(
    ("kind", "family"),
    [(2, PadFamily.XBOX), (7, PadFamily.PLAYSTATION), (5, PadFamily.NINTENDO), (0, PadFamily.XBOX)],
)
def test_the_kind_tells_whose_names_the_buttons_have(kind, family):
    assert PadFamily.of(kind) is family


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
        assert typing.scene.group.typing.text == ""


def test_start_opens_the_menu_at_the_table_and_closes_it(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(begin(context))
    pilot.rest()
    pilot.pad("start")
    assert isinstance(pilot.scene, PauseScreen)
    pilot.pad("start")
    assert isinstance(pilot.scene, MatchScreen)


@pytest.mark.parametrize(
    "make",
    [
        begin,
        lambda context: PuzzleScreen(context, some(), 0, Silent()),
        lambda context: LessonScreen(context, COURSE[0]),
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
        {"button:aids", "button:back"} if isinstance(scene, LessonScreen) else set()
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
    mine = len(scene.table.history)
    pilot.pad_axis("lefty", -1.0)
    pilot.tick(8.0)
    assert len([played for played in scene.table.history[mine:] if played.seat == 0]) <= 1


def test_hint_and_aids_are_on_their_buttons(context):
    scene = begin(context)
    pilot = Pilot(context, scene)
    pilot.rest()
    pilot.pad("x")
    assert scene.hints.stage or scene.hints.waits
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
    assert list(pilot.targets) == ["button:close"]


# Gamepads as SDL has them


class Told:
    """A watch that is told by the test."""

    changed = False
    there = True

    def begin(self):
        return True

    def has_pads(self):
        return self.there

    def listen(self, *, listens):
        self.listens = listens

    def end(self):
        self.ended = True


@pytest.fixture
def devices():
    pygame.event.get()
    made = PadDevices(lambda: None, Told())
    made.begin()
    yield made
    made.end()
    pygame.event.get()


def taken(pilot, devices, seconds=0.0):
    """One wake-up as the loop has it."""
    devices.update(seconds)
    pilot.app.step(pygame.event.get(), seconds)


def test_a_gamepad_is_plugged_in_and_pulled_out_in_a_match(context, devices):
    pilot = Pilot(context, begin(context), gamepads=devices)
    pilot.rest()
    assert context.pad() is None
    pad = VirtualPad()
    devices._watch.changed = True
    taken(pilot, devices)
    taken(pilot, devices)
    assert context.pad() is PadFamily.XBOX
    assert pilot.app.toast.lines == ["A gamepad is there: what its buttons do stands under “Keys”."]
    assert devices.next_timer is not None, "it is looked at a while whether SDL has heard of it"
    taken(pilot, devices, 3.0)
    assert devices.next_timer is None, "then the kernel wakes"
    pad.stick("right")
    taken(pilot, devices)
    assert pilot.scene.control.keyboard
    played = len(pilot.scene.table.history)
    pad.unplug()
    taken(pilot, devices)
    assert context.pad() is None
    assert pilot.app.toast.lines == ["The gamepad is gone; mouse and keys go on."]
    pilot.tick(5.0)
    assert len(pilot.scene.table.history) == played
    assert pilot.app._events.next_timer is None


def test_a_gamepad_that_was_there_at_the_start_is_no_news(context):
    first = PadDevices(lambda: None, Told())
    first.begin()
    pad = VirtualPad()
    pygame.event.get()
    devices = PadDevices(lambda: None, Told())
    devices.begin()
    index = next(at for at in range(9) if devices._library.SDL_JoystickGetDeviceInstanceID(at) == pad.number)
    opened = devices.open(index)
    assert opened.is_known
    assert not opened.is_new
    assert devices.open(index) is None, "once"
    pad.unplug()
    devices.end()
    first.end()


def test_a_stick_between_two_gamepads_of_which_one_is_pulled_out(context, devices):
    pilot = Pilot(context, SettingsScreen(context), gamepads=devices)
    pads = [VirtualPad(), VirtualPad(kind=0)]
    devices._watch.changed = True
    taken(pilot, devices)
    taken(pilot, devices)
    assert len(pilot.app._events.pads.families) == 2
    pads[0].stick("down")
    taken(pilot, devices)
    pads[1].unplug()
    taken(pilot, devices)
    assert pilot.app._events.next_timer is not None, "the other one is still held"
    pads[0].unplug()
    taken(pilot, devices)
    assert pilot.app._events.next_timer is None


def test_where_there_is_no_gamepad_sdl_is_not_told_of_any(monkeypatch):
    asked = []

    class Library:
        def __getattr__(self, name):
            asked.append(name)
            return lambda *_words: 0

    monkeypatch.setattr("scopa_gui.ui.kit.pads.pad_devices.sdl.library", Library)
    watch = Told()
    watch.there = False
    devices = PadDevices(lambda: None, watch)
    devices.begin()
    for _ in range(100):
        devices.update(1.0)
    assert asked == []
    assert devices.next_timer is None
    watch.there = watch.changed = True
    devices.update(1.0)
    assert "SDL_InitSubSystem" in asked


def test_where_nothing_wakes_the_game_it_looks_now_and_then(monkeypatch):
    monkeypatch.setattr("scopa_gui.ui.kit.pads.pad_devices.sys.platform", "win32")
    devices = PadDevices(lambda: None)
    devices.begin()
    assert devices.next_timer == pytest.approx(3.0)
    pad = VirtualPad()
    index = next(at for at in range(9) if devices._library.SDL_JoystickGetDeviceInstanceID(at) == pad.number)
    devices.open(index)
    devices.update(3.0)
    assert devices.next_timer == pytest.approx(1 / 60)
    devices.focused = False
    devices.update(1.0)
    assert devices.next_timer == pytest.approx(3.0), "not while another window is used"
    pad.unplug()
    devices.end()
    pygame.event.get()


def test_on_linux_without_a_watch_it_looks_when_the_window_gets_the_focus():
    watch = Told()
    watch.begin, watch.there = (lambda: False), False
    devices = PadDevices(lambda: None, watch)
    devices.begin()
    assert devices.next_timer is None
    watch.there = True
    devices.update(60.0)
    assert not devices._is_started
    devices.focused = False
    devices.update(60.0)
    devices.focused = True
    devices.update(60.0)
    assert devices._is_started
    devices.end()


# A match


def go_to(press, pilot, name):
    """Lead the focus to a control, and press it."""
    for _ in range(40):
        if pilot.scene.focused() == name and pilot.scene.group.shows_focus:
            press("a")
            return
        press("rightshoulder")
    raise AssertionError(f"{name} is not reached")


def play_by(press, pilot):
    """From the title through a match back to the title by a gamepad alone."""
    go_to(press, pilot, "button:play")
    go_to(press, pilot, "button:deal")
    assert isinstance(pilot.scene, MatchScreen)
    for _ in range(2000):
        scene = pilot.scene
        if isinstance(scene, MatchEndScreen):
            break
        if isinstance(scene, CountScreen):
            press("a")
        elif scene.my_turn and not scene.course.running:
            press("dpad_right")
            press("a")
            if scene.control.choice.aimed is not None:
                press("dpad_down")
                press("a")
        pilot.tick(0.2)
    assert isinstance(pilot.scene, MatchEndScreen)
    pilot.tick(5.0)
    go_to(press, pilot, "button:title")
    assert isinstance(pilot.scene, TitleScreen)


def test_a_whole_match_by_gamepad_from_the_title_to_the_title(make_context, devices):
    """The events are SDL's own, of a gamepad that it pretends."""
    context = make_context(speed="instant", level="pierino")
    context.worker = Inline()
    pilot = Pilot(context, TitleScreen(context), blind=True, gamepads=devices)
    pad = VirtualPad()
    devices._watch.changed = True
    taken(pilot, devices)

    def press(name):
        for down in (True, False):
            pad.button(getattr(pygame, f"CONTROLLER_BUTTON_{name.upper()}"), down=down)
            taken(pilot, devices, 1 / 60)

    play_by(press, pilot)
    (number,) = context.archive.finished_keys()
    assert context.archive.match(number).seats == ["human", "pierino"]
    pad.unplug()


def test_the_keys_page_is_reached_and_left_by_gamepad(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(begin(context))
    pilot.rest()
    pilot.pad("start")
    go_to(pilot.pad, pilot, "button:keys")
    assert isinstance(pilot.scene, KeysScreen)
    assert pilot.scene.context.text.overflows == []
    pilot.pad("b")
    assert isinstance(pilot.scene, PauseScreen)
