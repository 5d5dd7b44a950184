"""The keyboard layout: SDL knows what a key types without Shift, the window system also what it types with Shift."""

import ctypes
import sys
import unicodedata
from functools import cache

import pygame

from scopa_gui.ui.kit import sdl

_AMERICAN = {
    first + number: sign
    for first, signs in (
        (pygame.KSCAN_A, "abcdefghijklmnopqrstuvwxyz"),
        (pygame.KSCAN_MINUS, "-=[]\\"),
        (pygame.KSCAN_SEMICOLON, ";'`,./"),
    )
    for number, sign in enumerate(signs)
}
"""Characters of the American keyboard by scancode, which stands for the position of a key."""
_X11 = "libX11.so.6"
_LAST_SIGN = 0x10FFFF
_UNICODE_KEYSYM = 0x01000000
_CORE_KEYBOARD = 0x100
_ONLY_SHIFT = 0x100
_TO_CHARACTER = 2


def name_of(key: int, scancode: int) -> str:
    """Return the name of a key; if the layout has no Latin letter for it, the American keyboard's character there."""
    sign = _AMERICAN.get(scancode, "")
    if _is_sign(key) and sign:
        letter = chr(key)
        is_foreign = letter.isalpha() and not unicodedata.name(letter, "LATIN").startswith("LATIN")
        library = sdl.library()
        is_typed = library is None or library.SDL_GetScancodeFromKey(ord(sign)) != 0
        if is_foreign or (sign.isalpha() and not is_typed):
            return sign
    return pygame.key.name(key)


def _is_sign(key: int) -> bool:
    """Return True if a key stands for a character that can be typed."""
    return pygame.K_SPACE < key <= _LAST_SIGN


def shifted(window: int, key: int) -> str:
    """Return the character that a key types with Shift; "" if the system cannot say, on Windows except for "?" and "/".

    `window`: number of the window.
    """
    if not _is_sign(key):
        return ""
    if sys.platform == "win32":
        return shifted_on_windows(chr(key), ctypes.WinDLL("user32"))  # type: ignore[attr-defined,unused-ignore]
    display = sdl.x_display(window)
    library = _xlib()
    if display is None or library is None:
        return ""
    state = ctypes.create_string_buffer(64)
    library.XkbGetState(display, _CORE_KEYBOARD, state)
    group = state.raw[0]

    def sign_at(keycode: int, level: int) -> str:
        """Return the character of a keysym: those of X11 are Latin-1 or Unicode; others have no character."""
        keysym = library.XkbKeycodeToKeysym(display, keycode, group, level)
        code = keysym if keysym < 0x100 else keysym - _UNICODE_KEYSYM
        return chr(code) if 0 <= code <= _LAST_SIGN else ""

    return next((sign_at(keycode, 1) for keycode in range(8, 256) if sign_at(keycode, 0) == chr(key)), "")


def can_be_asked(window: int) -> bool:
    """Return whether `shifted` works on this system."""
    return sys.platform == "win32" or (sdl.x_display(window) is not None and _xlib() is not None)


def shifted_on_windows(unshifted: str, user32: ctypes.CDLL) -> str:
    """Return "?" or "/" if the key types it. Nothing is pressed to find out, so no accent that was begun is lost."""
    user32.GetKeyboardLayout.restype = ctypes.c_void_p
    layout = ctypes.c_void_p(user32.GetKeyboardLayout(0))
    for sign in "?/":
        found = user32.VkKeyScanExW(ctypes.c_wchar(sign), layout)
        if found & 0xFF00 != _ONLY_SHIFT:
            continue
        alone = user32.MapVirtualKeyExW(found & 0xFF, _TO_CHARACTER, layout) & 0x7FFF
        if chr(alone).lower() == unshifted:
            return sign
    return ""


@cache
def _xlib() -> ctypes.CDLL | None:
    try:
        library = ctypes.CDLL(_X11)
    except OSError:
        return None
    library.XkbGetState.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_void_p]
    library.XkbKeycodeToKeysym.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_int]
    library.XkbKeycodeToKeysym.restype = ctypes.c_ulong
    return library
