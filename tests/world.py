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
_PROGRAMS = ("ALSA_", "LC_", "LIBGL_", "MESA_", "PIPEWIRE_", "PULSE_", "PYGAME_", "PYTHON", "SCOPA_", "SDL_")
_DESKTOPS = ("AT_SPI_", "CLUTTER_", "DBUS_", "DESKTOP_", "GDK_", "GIO_", "GNOME_", "GTK_", "KDE_", "QT_", "XDG_")
_KEYBOARDS = ("FCITX_", "IBUS_", "XCURSOR_", "XKB_")
_FOREIGN = (*_PROGRAMS, *_DESKTOPS, *_KEYBOARDS)
_SCREENS = {"DISPLAY", "INPUT_METHOD", "NO_AT_BRIDGE", "SESSION_MANAGER", "WAYLAND_DISPLAY", "WINDOWID", "XAUTHORITY"}
_WORDS = {"LANG", "LANGUAGE", "XMODIFIERS"}
_TERMINALS = {"COLUMNS", "FORCE_COLOR", "LINES", "NO_COLOR", "PY_COLORS", "PYTEST_ADDOPTS"}
_RUNNERS = {"BUILD_NUMBER", "CI"}
"""pytest prints more where one of them is set."""
_PACKAGERS = {"DEBEMAIL", "DEBFULLNAME", "SOURCE_DATE_EPOCH"}


def enter() -> None:
    """Leave the surroundings this process was started in; every process that it starts is in the new ones, too."""
    for name in list(os.environ):
        if name.startswith(_FOREIGN) or name in _SCREENS | _WORDS | _TERMINALS | _RUNNERS | _PACKAGERS:
            del os.environ[name]
    home = tempfile.mkdtemp(prefix="scopa-home-")
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    os.environ.update(OURS, HOME=home, USERPROFILE=home)
    os.umask(0o022)
    if hasattr(time, "tzset"):
        time.tzset()
