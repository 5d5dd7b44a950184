"""What the sticks and buttons of a gamepad mean, and what goes on while it is held."""

import pygame
import pytest

from scopa_gui.ui.kit.input_reader import InputReader
from scopa_gui.ui.kit.intents import MENU, Back, Key
from scopa_gui.ui.kit.pad_reader import FIRST, NEXT, POINTS, RESTS, PadFamily, PadReader, PadStick
from scopa_gui.ui.pages.bindings import PAD_KEYS

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
    reader = PadReader(PAD_KEYS)
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
    reader = PadReader(PAD_KEYS)
    reader.read(button(LEFT))
    assert after(reader, 60.0) == Key("left", repeated=True)
    assert after(reader, 0.0) is None


def test_a_button_that_presses_is_pressed_once():
    reader = PadReader(PAD_KEYS)
    assert reader.read(button(pygame.CONTROLLER_BUTTON_A)) == Key("enter")
    assert reader.next_timer is None


def test_the_last_way_that_is_pressed_goes_on():
    reader = PadReader(PAD_KEYS)
    reader.read(button(LEFT))
    reader.read(button(RIGHT))
    reader.read(button(LEFT, down=False))
    assert after(reader, FIRST) == Key("right", repeated=True)


def test_two_gamepads_do_not_let_go_for_each_other():
    reader = PadReader(PAD_KEYS)
    reader.read(button(LEFT, pad=3))
    assert reader.read(axis(pygame.CONTROLLER_AXIS_LEFTX, 0.1, pad=7)) is None
    reader.read(button(LEFT, down=False, pad=7))
    assert after(reader, FIRST) == Key("left", repeated=True), "the first is still held"
    assert reader.went(3)
    assert after(reader, FIRST) is None


def test_a_gamepad_unplugged_while_its_stick_is_held_goes_on_no_longer():
    reader = PadReader(PAD_KEYS)
    assert reader.read(axis(pygame.CONTROLLER_AXIS_LEFTY, 1.0)) == Key("down")
    assert reader.went(0)
    assert not reader.went(0), "once"
    assert reader.next_timer is None
    assert reader.read(axis(pygame.CONTROLLER_AXIS_LEFTY, 1.0)) == Key("down"), "plugged in again it begins anew"


def test_while_another_window_has_the_focus_no_gamepad_means_this_one():
    reader = PadReader(PAD_KEYS)
    reader.read(button(LEFT))
    reader.read(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert after(reader, FIRST) is None
    assert reader.read(button(pygame.CONTROLLER_BUTTON_A)) is None
    assert reader.read(axis(pygame.CONTROLLER_AXIS_LEFTX, 1.0)) is None
    assert reader.next_timer is None
    reader.read(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert reader.read(button(pygame.CONTROLLER_BUTTON_A)) == Key("enter")


def test_a_trigger_turns_a_page_once_it_is_pulled_and_goes_on():
    reader, right = PadReader(PAD_KEYS), pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    told = [reader.read(axis(right, value)) for value in (0.2, 0.49, 0.6, 0.45, 0.7, 1.0)]
    assert told == [None, None, Key("page down"), None, None, None]
    assert after(reader, FIRST) == Key("page down", repeated=True)
    reader.read(axis(right, 0.1))
    assert reader.next_timer is None


@pytest.mark.parametrize(("name", "meant"), [
    ("A", Key("enter")), ("B", Back()), ("X", Key("h")), ("Y", Key("w")), ("START", MENU), ("BACK", Key("a")),
    ("LEFTSHOULDER", Key("tab", shift=True)), ("RIGHTSHOULDER", Key("tab")),
    ("LEFTSTICK", Key("z")), ("RIGHTSTICK", Key("f2")), ("DPAD_UP", Key("up")), ("GUIDE", None),
])  # fmt: skip
def test_each_button_is_a_key(name, meant):
    assert PadReader(PAD_KEYS).read(button(getattr(pygame, f"CONTROLLER_BUTTON_{name}"))) == meant


def test_a_joystick_that_nobody_knows_points_and_presses_too():
    reader = PadReader(PAD_KEYS)
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
    reader = PadReader(PAD_KEYS)
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
    reader.read(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=0))
    assert not reader.by_pad


@pytest.mark.parametrize(
    ("kind", "family"),
    [(2, PadFamily.XBOX), (7, PadFamily.PLAYSTATION), (5, PadFamily.NINTENDO), (0, PadFamily.XBOX)],
)
def test_the_kind_tells_whose_names_the_buttons_have(kind, family):
    assert PadFamily.of(kind) is family
