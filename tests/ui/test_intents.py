"""Events become intents."""

import pygame
import pytest

from scopa_gui.ui.kit.intents import NOWHERE, REDO, TAKE_BACK, Back, Drag, Hover, Key, Press, Reader, Release, Wheel


def event(kind, **values):
    return pygame.event.Event(kind, **values)


def down(pos, button=1):
    return event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)


def up(pos, button=1):
    return event(pygame.MOUSEBUTTONUP, pos=pos, button=button)


def motion(pos):
    return event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))


def test_a_click_is_a_press_and_a_release_at_the_same_place():
    reader = Reader()
    assert reader.read(down((10, 20))) == Press((10, 20), 1)
    assert reader.read(up((10, 20))) == Release((10, 20), 1, dragged=False)


def test_a_trembling_hand_does_not_drag():
    reader = Reader()
    reader.read(down((100, 100)))
    assert reader.read(motion((104, 97))) is None
    assert reader.read(up((104, 97))) == Release((104, 97), 1, dragged=False)


def test_a_drag_keeps_its_start_and_ends_as_dragged():
    reader = Reader()
    reader.read(down((100, 100)))
    assert reader.read(motion((120, 100))) == Drag((120, 100), (100, 100))
    assert reader.read(motion((101, 100))) == Drag((101, 100), (100, 100)), "it stays a drag when it comes back"
    assert reader.read(up((300, 300))) == Release((300, 300), 1, dragged=True)
    assert reader.read(motion((301, 300))) == Hover((301, 300))


def test_positions_are_scaled_to_the_surface():
    assert Reader().read(down((10, 20)), 2.0) == Press((20, 40), 1)


def test_leaving_the_window_hovers_nowhere():
    assert Reader().read(event(pygame.WINDOWLEAVE)) == Hover(NOWHERE)


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_KP_ENTER])
def test_both_enter_keys_are_enter(code):
    assert Reader().read(event(pygame.KEYDOWN, key=code, mod=0, unicode="\r", scancode=0)) == Key("enter", "\r")


@pytest.mark.parametrize(
    ("key", "mod", "meant"),
    [
        (pygame.K_z, pygame.KMOD_CTRL, TAKE_BACK),
        (pygame.K_z, pygame.KMOD_META, TAKE_BACK),
        (pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT, REDO),
        (pygame.K_y, pygame.KMOD_CTRL, REDO),
        (pygame.K_z, 0, Key("z", "z")),
        (pygame.K_y, pygame.KMOD_SHIFT, Key("y", "z", shift=True)),
        (pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_ALT, Key("z", "z", command=True, alt=True)),
    ],
)
def test_ctrl_z_is_the_key_that_takes_back(key, mod, meant):
    assert Reader().read(event(pygame.KEYDOWN, key=key, mod=mod, unicode="z", scancode=0)) == meant


def test_escape_and_the_mouses_back_button_mean_back():
    assert Reader().read(event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)) == Back()
    assert Reader().read(down((1, 1), 6)) == Back()


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_RMETA])
def test_control_and_command_are_one(mod):
    read = Reader().read(event(pygame.KEYDOWN, key=pygame.K_q, mod=mod, unicode="", scancode=0))
    assert read == Key("q", "", command=True)


def test_the_wheel_tells_where_and_how_far():
    read = Reader().read(event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0))
    assert isinstance(read, Wheel)
    assert read.steps == -1


@pytest.mark.parametrize("button", [4, 5, 7])
def test_old_wheel_buttons_are_nothing(button):
    assert Reader().read(down((1, 1), button)) is None
