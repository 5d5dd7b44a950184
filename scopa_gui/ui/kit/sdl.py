"""Facts that SDL knows and pygame does not give, asked of the library that pygame loaded.

Without the library each function has a usual answer.
"""

import ctypes
import os
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

import pygame

from scopa_gui.ui.kit.monitors import Monitor, WindowFrame

DISPLAY_EVENT: Final = 0x150
"""SDL_DISPLAYEVENT: a screen came, went or was turned. pygame passes it on without a name."""
_MINIMISED: Final = 0x40
_MAXIMISED: Final = 0x80
_X11: Final = 2


class _Rect(ctypes.Structure):
    _fields_ = (("x", ctypes.c_int), ("y", ctypes.c_int), ("w", ctypes.c_int), ("h", ctypes.c_int))


class _SystemWindow(ctypes.Structure):
    """SDL_SysWMinfo: version of SDL, window system, and the window system's own handles."""

    _fields_ = (
        ("version", ctypes.c_uint8 * 3),
        ("system", ctypes.c_int),
        ("native", ctypes.c_void_p),
        ("rest", ctypes.c_uint8 * 128),
    )


@cache
def library() -> ctypes.CDLL | None:
    """Return the SDL library that pygame loaded, or None: a second copy would have its own windows and events."""
    with suppress(OSError):
        if sys.platform == "linux":
            for line in Path("/proc/self/maps").read_bytes().splitlines():
                path = os.fsdecode(line.split(None, 5)[-1].strip())
                if "libSDL2-2" in path and "image" not in path:
                    return ctypes.CDLL(path)
        folder = Path(pygame.__file__).parent
        for pattern in ("SDL2.dll", ".dylibs/libSDL2-2*.dylib"):
            for found in folder.glob(pattern):
                return ctypes.CDLL(str(found))
    return None


def open_folder(path: Path) -> bool:
    """Open a folder in the system's file manager; return whether that worked."""
    sdl = library()
    return sdl is not None and sdl.SDL_OpenURL(path.absolute().as_uri().encode()) == 0


def screens() -> tuple[Monitor, ...]:
    """Return the screens as they are arranged, the main one first; side by side if SDL cannot be asked."""
    sdl = library()
    found = []
    for number in range(0 if sdl is None else sdl.SDL_GetNumVideoDisplays()):
        whole = _Rect()
        usable = _Rect()
        if sdl is None or sdl.SDL_GetDisplayBounds(number, ctypes.byref(whole)) != 0:
            continue
        if sdl.SDL_GetDisplayUsableBounds(number, ctypes.byref(usable)) != 0 or usable.w <= 0 or usable.h <= 0:
            usable = whole
        found.append(Monitor(_plain(whole), _plain(usable)))
    if found:
        return tuple(found)
    left = 0
    side_by_side = []
    for width, height in pygame.display.get_desktop_sizes():
        side_by_side.append(Monitor(pygame.Rect(left, 0, width, height), pygame.Rect(left, 0, width, height)))
        left += width
    return tuple(side_by_side)


def _plain(rect: _Rect) -> pygame.Rect:
    return pygame.Rect(rect.x, rect.y, rect.w, rect.h)


def _handle(window: int) -> tuple[ctypes.CDLL, ctypes.c_void_p] | None:
    """Return the library and SDL's pointer to the window of a number; None if there is none."""
    sdl = library()
    if sdl is None:
        return None
    find = sdl.SDL_GetWindowFromID
    find.argtypes = [ctypes.c_uint32]
    find.restype = ctypes.c_void_p
    found = find(window)
    return None if found is None else (sdl, ctypes.c_void_p(found))


def native(window: int) -> int | None:
    """Return the system's handle of a window on Windows (HWND) or a Mac (NSWindow), by its number; None elsewhere."""
    if sys.platform not in ("win32", "darwin"):
        return None
    info = _in_its_terms(window)
    return None if info is None else info.native


def x_display(window: int) -> int | None:
    """Return SDL's connection to the X server (a Display*), by the number of a window; None without an X server."""
    info = _in_its_terms(window) if sys.platform.startswith(("linux", "freebsd")) else None
    return info.native if info is not None and info.system == _X11 else None


def _in_its_terms(window: int) -> _SystemWindow | None:
    asked = _handle(window)
    if asked is None:
        return None
    sdl, handle = asked
    info = _SystemWindow()
    sdl.SDL_GetVersion(ctypes.byref(info))
    ask = sdl.SDL_GetWindowWMInfo
    ask.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
    ask.restype = ctypes.c_int
    return info if ask(handle, ctypes.byref(info)) else None


def is_maximised(window: int) -> bool:
    """Return whether a window fills the usable area of its screen, by its number."""
    return bool(_flags(window) & _MAXIMISED)


def is_minimised(window: int) -> bool:
    """Return whether a window is minimised to the task bar, by its number."""
    return bool(_flags(window) & _MINIMISED)


def _flags(window: int) -> int:
    asked = _handle(window)
    if asked is None:
        return 0
    sdl, handle = asked
    ask = sdl.SDL_GetWindowFlags
    ask.argtypes = [ctypes.c_void_p]
    ask.restype = ctypes.c_uint32
    return int(ask(handle))


def frame(window: int) -> WindowFrame:
    """Return the frame that the window system has put round a window, by its number; all 0 if it is not known."""
    asked = _handle(window)
    if asked is None:
        return WindowFrame()
    sdl, handle = asked
    top, left, low, right = (ctypes.c_int() for _side in range(4))
    ask = sdl.SDL_GetWindowBordersSize
    ask.argtypes = [ctypes.c_void_p] * 5
    ask.restype = ctypes.c_int
    if ask(handle, *(ctypes.byref(side) for side in (top, left, low, right))) != 0:
        return WindowFrame()
    return WindowFrame(left.value, top.value, right.value, low.value)
