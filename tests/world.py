"""The world the tests make for themselves: what machine, user and session have set does not reach the program."""

import atexit
import os
import shutil
import tempfile
import time

OURS = {
    "LC_ALL": "C.UTF-8",
    "TZ": "UTC",
    "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    "SDL_VIDEODRIVER": "dummy",
    "SDL_AUDIODRIVER": "dummy",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}
"""No bus: libdbus would start one that outlives the program and writes into the home, where there is dbus-x11."""
_FOREIGN = ("DBUS_", "LC_", "PYGAME_", "PYTHON", "SCOPA_", "SDL_", "XDG_")
_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY")
_WORDS = ("LANG", "LANGUAGE")


def enter() -> None:
    """Leave the surroundings this process was started in; every process that it starts is in the new ones, too."""
    for name in list(os.environ):
        if name.startswith(_FOREIGN) or name in (*_SCREENS, *_WORDS):
            del os.environ[name]
    home = tempfile.mkdtemp(prefix="scopa-home-")
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    os.environ.update(OURS, HOME=home, USERPROFILE=home)
    os.umask(0o022)
    if hasattr(time, "tzset"):
        time.tzset()
