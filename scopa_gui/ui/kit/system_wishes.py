"""System settings that a game should follow: less motion, more contrast. They are only read, never changed.

Linux is asked through the desktop's portal, or through GNOME's settings; Windows by a call; a Mac by its command
`defaults`. A setting that cannot be read, or has an unexpected value, counts as unknown. Asking takes up to a few
seconds, so it must not run in the window's thread.
"""

import ctypes
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from scopa_gui.ui.kit.process_environment import has_session_bus, plain_environment


def on_battery() -> bool:
    """Return whether the computer runs on its battery; False if the system does not say."""
    try:
        state = pygame.system.get_power_state()
    except (pygame.error, NotImplementedError):
        return False
    return state is not None and state.on_battery


_PATIENCE = 3.0
"""Seconds after which an answer is given up."""
_MOST = 20_000
"""Greatest number of characters of an answer that are read."""
_SPACES = (
    "org.freedesktop.appearance",
    "org.gnome.desktop.interface",
    "org.gnome.desktop.a11y.interface",
    "org.kde.kdeglobals.KDE",
)
_PORTAL = (
    *("gdbus", "call", "--session", "--dest", "org.freedesktop.portal.Desktop"),
    *("--object-path", "/org/freedesktop/portal/desktop"),
    *("--method", "org.freedesktop.portal.Settings.ReadAll"),
    str(list(_SPACES)),
)
_GNOME_MOTION = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
_GNOME_CONTRAST = ("gsettings", "get", "org.gnome.desktop.a11y.interface", "high-contrast")
_MAC = ("defaults", "read", "com.apple.universalaccess")
_SPI_GETHIGHCONTRAST = 0x0042
_SPI_GETCLIENTAREAANIMATION = 0x1042
_HCF_HIGHCONTRASTON = 1

Run = Callable[[Sequence[str]], str]
"""Runs a command and returns its output; "" if the command is missing, fails or takes too long."""


@dataclass(frozen=True, slots=True)
class SystemWishes:
    """Settings of the system's user; None if unknown."""

    less_motion: bool | None = None
    more_contrast: bool | None = None


class _HighContrast(ctypes.Structure):
    """HIGHCONTRASTW, a structure of Windows."""

    _fields_ = (("size", ctypes.c_uint), ("flags", ctypes.c_uint), ("scheme", ctypes.c_wchar_p))


def run(command: Sequence[str]) -> str:
    """Run a command and return its output; "" if it is missing, fails or takes too long."""
    try:
        done = subprocess.run(  # noqa: S603 - the commands above, nothing of anybody's
            command,
            capture_output=True,
            timeout=_PATIENCE,
            check=False,
            env=plain_environment(),
            stdin=subprocess.DEVNULL,
        )
    except (OSError, ValueError, subprocess.SubprocessError):
        return ""
    return done.stdout[:_MOST].decode(errors="replace") if done.returncode == 0 else ""


def wishes(platform: str = sys.platform, run: Run = run, user32: Any = None) -> SystemWishes:
    """Return the wishes set on this system; never raises."""
    try:
        if platform == "win32":
            return of_windows(user32 if user32 is not None else ctypes.WinDLL("user32"))  # type: ignore[attr-defined,unused-ignore]
        if platform == "darwin":
            return of_mac(run)
        return of_portal(run(_PORTAL)) or of_gnome(run) if has_session_bus() else SystemWishes()
    except (OSError, AttributeError, ValueError, ctypes.ArgumentError):
        return SystemWishes()


def of_portal(answer: str) -> SystemWishes | None:
    """Return the wishes in the answer of a desktop's portal, as `gdbus` writes it; None if it mentions neither."""
    motion = _portal_value(answer, "reduced-motion")
    if motion is None and (animations := _portal_value(answer, "enable-animations")) is not None:
        motion = not animations
    if motion is None and (duration := re.search(r"'AnimationDurationFactor': <'([0-9.]+)'>", answer)):
        motion = float(duration[1]) == 0
    contrast = _portal_value(answer, "contrast")
    if not contrast and (gnome := _portal_value(answer, "high-contrast")) is not None:
        contrast = gnome
    return None if motion is None and contrast is None else SystemWishes(motion, contrast)


def _portal_value(answer: str, key: str) -> bool | None:
    """Return a value of the portal as True (also for a number other than 0) or False; None if it is missing."""
    found = re.search(rf"'{key}': <+(?:(true|false)|uint32 ([0-9]+))>", answer)
    return None if found is None else found[1] == "true" if found[1] else int(found[2]) != 0


def of_gnome(run: Run) -> SystemWishes:
    """Return the wishes in GNOME's settings."""
    known = {"true": True, "false": False}
    animations = known.get(run(_GNOME_MOTION).strip())
    return SystemWishes(None if animations is None else not animations, known.get(run(_GNOME_CONTRAST).strip()))


def of_mac(run: Run) -> SystemWishes:
    """Return the wishes in a Mac's accessibility settings; one that was never set is off, and counts as unknown."""
    known = {"1": True, "0": False}
    motion, contrast = (known.get(run((*_MAC, key)).strip()) for key in ("reduceMotion", "increaseContrast"))
    return SystemWishes(motion, contrast)


def of_windows(user32: Any) -> SystemWishes:
    """Return the wishes set in Windows."""
    animates = ctypes.c_int(1)
    has_motion = user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0)
    colours = _HighContrast(size=ctypes.sizeof(_HighContrast))
    has_contrast = user32.SystemParametersInfoW(_SPI_GETHIGHCONTRAST, colours.size, ctypes.byref(colours), 0)
    return SystemWishes(
        not animates.value if has_motion else None,
        bool(colours.flags & _HCF_HIGHCONTRASTON) if has_contrast else None,
    )


def ask(answered: Callable[[SystemWishes], None]) -> None:
    """Ask in a thread of its own; `answered` is called from that thread, or never if no thread can be started."""
    try:
        threading.Thread(target=lambda: answered(wishes()), name="system wishes", daemon=True).start()
    except RuntimeError:  # no more threads here
        return
