"""Gamepads as SDL has them: plugged in, pulled out, not there; a whole match by one of them alone."""

import pygame
import pytest

from scopa_gui.ui.front.keys_screen import KeysScreen
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit import sdl
from scopa_gui.ui.kit.pad_devices import PadDevices
from scopa_gui.ui.kit.pad_reader import PadFamily
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.match_end.match_end_screen import MatchEndScreen
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.pause_screen import PauseScreen
from tests.asking import Inline
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin
from tests.ui.virtual_pad import VirtualPad


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


@pytest.fixture(autouse=True)
def has_keyboard(display):
    """SDL hears gamepads for a window that has the keyboard: one that other tests closed may have had it last."""
    display.hide()
    display.show()


@pytest.fixture
def devices():
    pygame.event.get()
    made = PadDevices(lambda: None, Told())
    made.begin()
    yield made
    made.end()
    pygame.event.get()


def change(devices):
    """Let the watch see that a device came or went."""
    devices._watch.changed = True


def taken(pilot, devices, seconds=0.0):
    """One wake-up as the loop has it."""
    devices.update(seconds)
    pilot.app.step(pygame.event.get(), seconds)


def test_a_gamepad_is_plugged_in_and_pulled_out_in_a_match(context, devices):
    pilot = Pilot(context, begin(context), gamepads=devices)
    pilot.rest()
    assert context.pad() is None
    pad = VirtualPad()
    change(devices)
    taken(pilot, devices)
    taken(pilot, devices)
    assert context.pad() is PadFamily.XBOX
    assert pilot.news == ["Gamepad connected. Its buttons are listed under “Keys”."]
    assert devices.next_timer is not None, "it is looked at a while whether SDL has heard of it"
    taken(pilot, devices, 3.0)
    assert devices.next_timer is None, "then the kernel wakes"
    pad.stick("right")
    taken(pilot, devices)
    assert pilot.is_led_by_keys
    played = len(pilot.table.history)
    pad.unplug()
    taken(pilot, devices)
    assert context.pad() is None
    assert pilot.news == ["Gamepad disconnected. You can carry on with mouse and keyboard."]
    pilot.tick(5.0)
    assert len(pilot.table.history) == played
    assert pilot.pad_events.next_timer is None


def test_a_gamepad_that_was_there_at_the_start_is_no_news(context):
    first = PadDevices(lambda: None, Told())
    first.begin()
    pad = VirtualPad()
    pygame.event.get()
    devices = PadDevices(lambda: None, Told())
    devices.begin()
    index = next(at for at in range(9) if sdl.library().SDL_JoystickGetDeviceInstanceID(at) == pad.number)
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
    change(devices)
    taken(pilot, devices)
    taken(pilot, devices)
    assert len(pilot.pad_events.pads.families) == 2
    pads[0].stick("down")
    taken(pilot, devices)
    pads[1].unplug()
    taken(pilot, devices)
    assert pilot.pad_events.next_timer is not None, "the other one is still held"
    pads[0].unplug()
    taken(pilot, devices)
    assert pilot.pad_events.next_timer is None


def test_where_there_is_no_gamepad_sdl_is_not_told_of_any(monkeypatch):
    asked = []

    class Library:
        def __getattr__(self, name):
            asked.append(name)
            return lambda *_words: 0

    monkeypatch.setattr("scopa_gui.ui.kit.pad_devices.sdl.library", Library)
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
    monkeypatch.setattr("scopa_gui.ui.kit.pad_devices.sys.platform", "win32")
    devices = PadDevices(lambda: None)
    devices.begin()
    assert devices.next_timer == pytest.approx(3.0)
    pad = VirtualPad()
    index = next(at for at in range(9) if sdl.library().SDL_JoystickGetDeviceInstanceID(at) == pad.number)
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
        if pilot.scene.focused() == name and pilot.shows_focus:
            press("a")
            return
        press("rightshoulder")
    raise AssertionError(f"{name} is not reached")


def play_by(press, pilot):
    """From the title through a match back to the title by a gamepad alone."""
    go_to(press, pilot, "button:play")
    go_to(press, pilot, "button:deal")
    assert isinstance(pilot.session, MatchSession)
    for _ in range(2000):
        scene = pilot.scene
        if isinstance(scene, MatchEndScreen):
            break
        if isinstance(scene, CountScreen):
            press("a")
        elif scene.my_turn and not pilot.is_showing_move:
            press("dpad_right")
            press("a")
            if pilot.chosen_card is not None:
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
    change(devices)
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
    go_to(pilot.pad, pilot, "button:more")
    go_to(pilot.pad, pilot, "button:keys")
    assert isinstance(pilot.scene, KeysScreen)
    assert pilot.overflows == []
    pilot.pad("b")
    assert isinstance(pilot.scene, PauseScreen)
