"""Start of the display on which the window will be shown; if there is none, an error says why."""

import ctypes
import os
import sys

import pygame

from scopa_gui.complaint import CannotPlayError
from scopa_gui.ui.kit.file_objects import make_readable
from scopa_gui.ui.words import start_language
from scopa_gui.ui.words.translation import _

_UNSEEN = ("offscreen", "dummy")
_X11 = "libX11.so.6"
_XEXT = "libXext.so.6"
"""Names of libraries, as constants: PyInstaller would pack a library whose name stands in the call of CDLL."""
_ignore_x_error = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda _display, _error: 0)
"""Handler of an X server's errors that does nothing."""


class NoDisplayError(CannotPlayError):
    """There is no screen on which to show a window."""

    def __init__(self, detail: str) -> None:
        start_language.speak()
        screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
        if sys.platform != "linux":
            words = _("Scopa cannot open a window: {reason}.").format(reason=detail)
        elif not screen:
            words = _("Scopa needs a display: neither DISPLAY nor WAYLAND_DISPLAY is set, so it cannot open a window.")
        elif not _has_x_libraries():
            words = _(
                "Scopa cannot open a window: the libraries libX11 and libXext are missing (on Debian or Ubuntu: "
                "{command})."
            ).format(command="sudo apt install libx11-6 libxext6")
        else:
            words = _("Scopa needs a display: {screen} (from DISPLAY or WAYLAND_DISPLAY) is not responding.").format(
                screen=screen
            )
        super().__init__(words, 3)


def start_display() -> None:
    """Start SDL's display and fonts, and no other part of SDL.

    Raises NoDisplayError if it fails, or if SDL falls back to a driver without a screen that nobody asked for.
    """
    asked = os.environ.get("SDL_VIDEODRIVER")
    # SDL wakes a waiting window by a message over a connection of its own. On a busy machine that may arrive when the
    # window has gone: without this handler Xlib would end the program with status 1.
    if sys.platform == "linux" and _has_x_libraries():
        ctypes.CDLL(_X11).XSetErrorHandler(_ignore_x_error)
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(str(error)) from error
    driver = pygame.display.get_driver()
    if driver in _UNSEEN and not asked:
        pygame.display.quit()
        raise NoDisplayError(f"SDL: {driver}")
    if driver == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.font.init()
    make_readable()


def _has_x_libraries() -> bool:
    """Return whether the libraries that SDL needs for an X server can be loaded."""
    try:
        for name in (_X11, _XEXT):
            ctypes.CDLL(name)
    except OSError:
        return False
    return True
