"""Preparation of pygame: settings passed to SDL through the environment, and the parts that are loaded later.

No pygame here at the top: the settings must be set before pygame is imported.
"""

import os
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Final

_HINTS = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
    "SDL_VIDEO_X11_WMCLASS": "org.scopa_gui.Scopa",
    "SDL_VIDEO_WAYLAND_WMCLASS": "org.scopa_gui.Scopa",
    "SDL_APP_NAME": "Scopa",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
    "SDL_IME_SHOW_UI": "1",
    "SDL_AUTO_UPDATE_JOYSTICKS": "0",
}

_OF_LINUX = {"SDL_JOYSTICK_HIDAPI": "0"}
"""There the kernel knows the gamepads itself, and can be waited for."""
_NO_BUS = "disabled:"


def hint() -> None:
    """Tell SDL how the game wants it; what the user has set stays."""
    for name, value in (_HINTS | _OF_LINUX if sys.platform == "linux" else _HINTS).items():
        os.environ.setdefault(name, value)
    if sys.platform.startswith(("linux", "freebsd")) and not has_session_bus():
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = _NO_BUS


def has_session_bus() -> bool:
    """Return whether there is a session bus to talk to.

    Without one, libdbus would start one with `dbus-launch`, which writes into the home and outlives the game.
    """
    address = os.environ.get("DBUS_SESSION_BUS_ADDRESS")
    if address:
        return address != _NO_BUS
    folder = os.environ.get("XDG_RUNTIME_DIR")
    return folder is not None and Path(folder, "bus").exists()


def plain_environment() -> dict[str, str]:
    """Return the environment for a program of the system's: without the libraries of the one-folder program."""
    environment = dict(os.environ)
    if getattr(sys, "frozen", False):
        before = environment.pop("LD_LIBRARY_PATH_ORIG", None)
        environment.pop("LD_LIBRARY_PATH", None)
        if before is not None:
            environment["LD_LIBRARY_PATH"] = before
    return environment


_LATER: Final = (
    "pygame._debug",
    "pygame.mixer_music",
    "pygame.mixer",
    "pygame.scrap",
    "pygame.system",
    "pygame.typing",
)
"""pygame takes each of them for missing where it cannot be loaded, and goes on."""


def load_pygame() -> None:
    """Load what a first picture needs. ImportError where that is not there.

    Speed: the parts left out take 18 ms of the 45 that all of pygame takes to load, most of them for Python's own
    `inspect` and for decoders of sounds.
    """
    later = [name for name in _LATER if name not in sys.modules]
    for name in later:
        sys.modules[name] = None  # type: ignore[assignment]  # Python takes it for what cannot be loaded
    try:
        import_module("pygame")
    finally:
        for name in later:
            del sys.modules[name]


def load_rest_of_pygame() -> None:
    """Load the other parts of pygame, those that are there."""
    for name in _LATER:
        with suppress(ImportError, OSError):
            import_module(name)
