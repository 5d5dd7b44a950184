"""Keys have the names and signs of the player's keyboard."""

from types import SimpleNamespace

import pygame
import pytest

from scopa_gui.ui.front.keys_screen import KeysScreen
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit import keyboard_layout, sdl
from scopa_gui.ui.kit.intents import Key, Reader
from scopa_gui.ui.kit.monitors import Geometry
from scopa_gui.ui.kit.window import Window
from tests.ui.pilot import Pilot


def on_a_layout(monkeypatch, has=""):
    """Have SDL know keys for these letters only."""
    library = SimpleNamespace(SDL_GetScancodeFromKey=lambda key: 4 if chr(key) in has else 0)
    monkeypatch.setattr(sdl, "library", lambda: library)


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("letter", "place", "name"),
    [
        ("ь", pygame.KSCAN_M, "m"),
        ("й", pygame.KSCAN_Q, "q"),
        ("\u0431", pygame.KSCAN_COMMA, ","),
        (".", pygame.KSCAN_SLASH, "."),
        ("7", pygame.KSCAN_7, "7"),
        ("μ", pygame.KSCAN_M, "m"),
        (";", pygame.KSCAN_Q, "q"),
        ("\r", pygame.KSCAN_RETURN, "return"),
    ],
)
def test_where_a_layout_has_no_latin_letters_a_key_is_named_by_its_place(monkeypatch, letter, place, name):
    on_a_layout(monkeypatch)
    assert keyboard_layout.name_of(ord(letter), place) == name


@pytest.mark.parametrize(
    ("letter", "place", "name"),
    [
        (",", pygame.KSCAN_M, ","),
        ("m", pygame.KSCAN_SEMICOLON, "m"),
        ("z", pygame.KSCAN_Y, "z"),
        ("'", pygame.KSCAN_Q, "'"),
        ("-", pygame.KSCAN_SLASH, "-"),
    ],
)
def test_where_a_layout_has_latin_letters_its_own_count(monkeypatch, letter, place, name):
    on_a_layout(monkeypatch, has="abcdefghijklmnopqrstuvwxyz")
    assert keyboard_layout.name_of(ord(letter), place) == name
    monkeypatch.setattr(sdl, "library", lambda: None)
    assert keyboard_layout.name_of(ord(letter), place) == name


def test_a_key_that_moves_or_works_has_the_name_it_always_has(monkeypatch):
    on_a_layout(monkeypatch)
    for name in ("left", "page up", "f1", "space", "backspace", "home", "menu"):
        code = pygame.key.key_code(name)
        assert keyboard_layout.name_of(code, code & 0x1FF) == name


class User32:
    """A German keyboard, as Windows describes it."""

    class GetKeyboardLayout:
        """A function whose result is given a type."""

        def __new__(cls, _thread):
            return 0x407

    VkKeyScanExW = staticmethod(lambda sign, _layout: {"?": 0x1DB, "/": 0x137}[sign.value])
    MapVirtualKeyExW = staticmethod(lambda key, _what, _layout: {0xDB: ord("ß"), 0x37: ord("7")}[key])


def test_windows_is_asked_for_the_keys_of_the_signs():
    user32 = User32()
    assert keyboard_layout.shifted_on_windows("ß", user32) == "?"
    assert keyboard_layout.shifted_on_windows("7", user32) == "/"
    assert not keyboard_layout.shifted_on_windows("8", user32)


def test_under_another_window_system_letters_are_taken_too_for_only_they_say_what_was_typed():
    window = Window("keys", Geometry((640, 480)))
    try:
        window.take_keys()
        assert not keyboard_layout.can_be_asked(window._window.id)
        assert window.shifted(ord("/")) == ""
    finally:
        pygame.key.stop_text_input()
        window.close()


def test_a_sign_typed_with_shift_is_in_the_key():
    german = {ord("ß"): "?", ord("7"): "/"}
    reader = Reader(lambda key: german.get(key, ""))

    def press(key, mod):
        return reader.read(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))

    assert press(ord("ß"), pygame.KMOD_LSHIFT).text == "?"
    assert press(ord("7"), pygame.KMOD_LSHIFT | pygame.KMOD_LCTRL) == Key("7", "/", shift=True, command=True)
    assert press(ord("7"), 0) == Key("7", "")


def test_ctrl_and_a_question_mark_on_the_comma_key_open_the_keys_not_the_settings(context):
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.app.intend(Key(",", "?", shift=True, command=True))
    assert isinstance(pilot.scene, KeysScreen)
    pilot.key("escape")
    pilot.app.intend(Key(",", ",", command=True))
    assert isinstance(pilot.scene, SettingsScreen)
