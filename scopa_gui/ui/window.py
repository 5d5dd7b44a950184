"""The window: made the way that measured best, kept on the screen, full screen and back.

`environment.hint` must have been called before pygame is imported.
"""

import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pygame

from scopa_gui.ui.shipped import make_readable, readable
from scopa_gui.ui.theme import SMALLEST

_WIDEST_FRAME = 64
"""Pixels: a title bar is not higher."""
_UNSEEN = ("offscreen", "dummy")


class NoDisplayError(Exception):
    """There is no screen to show a window on; the text is one sentence for the player."""


@dataclass(frozen=True, slots=True)
class Geometry:
    """Where the window was: position None lets the system choose."""

    size: tuple[int, int] | None = None
    position: tuple[int, int] | None = None
    fullscreen: bool = False


def start_display() -> None:
    """Start SDL's display and type, nothing else; NoDisplayError when nobody could see the window."""
    asked = os.environ.get("SDL_VIDEODRIVER")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(_why_unseen(str(error))) from error
    driver = pygame.display.get_driver()
    if driver in _UNSEEN and not asked:
        pygame.display.quit()
        raise NoDisplayError(_why_unseen(f"SDL chose its driver “{driver}”"))
    if driver == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.font.init()
    make_readable()


def _why_unseen(detail: str) -> str:
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return "Scopa needs a screen: neither DISPLAY nor WAYLAND_DISPLAY is set, so no window can be shown."
    if sys.platform == "linux" and not _has_x_libraries():
        return (
            "Scopa cannot open a window: the libraries libX11 and libXext are missing "
            "(on Debian or Ubuntu: sudo apt install libx11-6 libxext6)."
        )
    if sys.platform == "linux":
        screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
        return f"Scopa needs a screen: {screen}, which DISPLAY or WAYLAND_DISPLAY names, does not answer."
    return f"Scopa cannot open a window: {detail}."


def _has_x_libraries() -> bool:
    """Whether SDL could have talked to an X server."""
    import ctypes

    try:
        for name in ("libX11.so.6", "libXext.so.6"):
            ctypes.CDLL(name)
    except OSError:
        return False
    return True


class Window:
    """The one window of the game."""

    def __init__(self, title: str, geometry: Geometry, icons: Path | None = None) -> None:
        """Open it: at `geometry` corrected to fit a screen, at 80 % of the first screen when there is none yet."""
        size, position = fitting(geometry, desktops())
        self._window = pygame.Window(
            title,
            size,
            pygame.WINDOWPOS_CENTERED if position is None else position,
            resizable=True,
            allow_high_dpi=True,
        )
        self._window.minimum_size = SMALLEST
        self._set_icon(icons)
        self._asked = position
        self._shift = (0, 0)
        self._hand = False
        self._fullscreen = False
        self._windowed = Geometry(size, position)
        if geometry.fullscreen:
            self.toggle_fullscreen()
        self.surface = self._window.get_surface()

    def _set_icon(self, icons: Path | None) -> None:
        for name in ("scopa-64.png", "scopa-128.png", "scopa-256.png", "scopa.png"):
            if icons is not None and (icons / name).is_file():
                self._window.set_icon(pygame.image.load(readable(icons / name)))
                return

    @property
    def size(self) -> tuple[int, int]:
        """Pixels of the surface."""
        return self.surface.get_size()

    @property
    def scale(self) -> float:
        """Surface pixels for one pixel of the window system (2 on most high-density screens)."""
        return self.surface.get_width() / max(1, self._window.size[0])

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen."""
        return self._fullscreen

    def renew(self) -> bool:
        """Take the surface of the window's present size; whether that size is another."""
        before = self.surface.get_size()
        self.surface = self._window.get_surface()
        return self.surface.get_size() != before

    def flip(self) -> None:
        """Show what was drawn."""
        self._window.flip()

    def point(self, *, hand: bool) -> None:
        """Show the pointer as a hand, over what can be pressed, or as an arrow."""
        if hand != self._hand:
            self._hand = hand
            with suppress(pygame.error):  # a system without such a pointer keeps the one it has
                pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_HAND if hand else pygame.SYSTEM_CURSOR_ARROW)

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or come back to the window as it was."""
        if self._fullscreen:
            self._window.set_windowed()
        else:
            self._windowed = self.geometry()
            self._window.set_fullscreen(True)
        self._fullscreen = not self._fullscreen

    def geometry(self) -> Geometry:
        """What to remember for the next start: of the window, even while it fills the screen."""
        if self._fullscreen:
            return Geometry(self._windowed.size, self._windowed.position, True)
        (width, height), (x, y) = self._window.size, self._window.position
        return Geometry((width, height), (x - self._shift[0], y - self._shift[1]), fullscreen=False)

    def moved(self) -> None:
        """The window system moved it. The first time that is the frame being put round it: under X11 a window is asked for
        by the corner of its frame but tells the corner of its inside, and would wander at every start.
        """
        if self._asked is None:
            return
        x, y = self._window.position
        shift = (x - self._asked[0], y - self._asked[1])
        self._asked = None
        if all(0 <= far <= _WIDEST_FRAME for far in shift):
            self._shift = shift

    def close(self) -> None:
        """Take the window away."""
        self._window.destroy()


def desktops() -> list[tuple[int, int]]:
    """Sizes of the screens, the main one first."""
    return list(pygame.display.get_desktop_sizes())


def fitting(
    geometry: Geometry, screens: list[tuple[int, int]]
) -> tuple[tuple[int, int], tuple[int, int] | None]:
    """Size and position that can be seen whole on one of the `screens`; position None means centred.

    SDL gives the sizes of screens, not where they stand, so a remembered position is trusted only within
    the width of all of them side by side.
    """
    wide, high = screens[0] if screens else (1280, 800)
    if geometry.size is None:
        size = (round(wide * 0.8), round(high * 0.8))
        size = (min(size[0], round(size[1] * 1.7)), size[1])
    else:
        size = geometry.size
    widest, highest = max((s[0] for s in screens), default=wide), max((s[1] for s in screens), default=high)
    size = (max(SMALLEST[0], min(size[0], widest)), max(SMALLEST[1], min(size[1], highest)))
    if geometry.position is None:
        return size, None
    x, y = geometry.position
    total = sum(s[0] for s in screens) or wide
    seen = -size[0] // 2 <= x - size[0] // 2 and x + size[0] // 2 <= total and 0 <= y <= highest - 64
    return size, (x, y) if seen else None
