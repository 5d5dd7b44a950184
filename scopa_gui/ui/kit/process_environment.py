"""Environment variables: those set for SDL before pygame is imported, and those for other programs that are started."""

import os
import sys
from pathlib import Path

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

_LINUX_HINTS = {"SDL_JOYSTICK_HIDAPI": "0"}
"""On Linux the kernel's drivers read the gamepads, because their devices can wake the game, which SDL's own cannot."""
_NO_BUS = "disabled:"


def hint() -> None:
    """Set the environment variables for SDL, except those that the user has set; keep libdbus from starting a bus."""
    for name, value in (_HINTS | _LINUX_HINTS if sys.platform == "linux" else _HINTS).items():
        os.environ.setdefault(name, value)
    if sys.platform.startswith(("linux", "freebsd")) and not has_session_bus():
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = _NO_BUS


def has_session_bus() -> bool:
    """Return whether there is a D-Bus session bus.

    Without one, libdbus would start one with `dbus-launch`, which writes into the home folder and outlives the game.
    """
    address = os.environ.get("DBUS_SESSION_BUS_ADDRESS")
    if address:
        return address != _NO_BUS
    folder = os.environ.get("XDG_RUNTIME_DIR")
    return folder is not None and Path(folder, "bus").exists()


def plain_environment() -> dict[str, str]:
    """Return the environment for starting a program of the system: without the libraries of the packaged game."""
    environment = dict(os.environ)
    if getattr(sys, "frozen", False):
        before = environment.pop("LD_LIBRARY_PATH_ORIG", None)
        environment.pop("LD_LIBRARY_PATH", None)
        if before is not None:
            environment["LD_LIBRARY_PATH"] = before
    return environment
