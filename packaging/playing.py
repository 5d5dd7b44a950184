"""The work of play.py: prepare the environment if necessary, then replace this process by the game."""

import os
import sys

import fetching
import fresh

SILENT_DRIVERS = ("offscreen", "dummy")


def has_desktop() -> bool:
    """Return whether there is a screen for a window; always True on other systems than Linux."""
    named = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))
    return named or not sys.platform.startswith("linux")


def check_window(python: str) -> None:
    """Say what is missing when SDL can open no window."""
    probe = (
        "import os; os.environ['PYGAME_HIDE_SUPPORT_PROMPT'] = '1'; import sqlite3, pygame.display as display; "
        "display.init(); print('driver ' + display.get_driver())"
    )
    works, said = fresh.quiet([python, "-c", probe])
    driver = said.strip().split()[-1] if works and said.strip() else ""
    if works and (driver not in SILENT_DRIVERS or os.environ.get("SDL_VIDEODRIVER")):
        return
    libraries = "import ctypes; ctypes.CDLL('libX11.so.6'); ctypes.CDLL('libXext.so.6')"
    if not works and "No module named" in said:
        fresh.stop("Scopa cannot start because part of this Python is missing: " + fetching.last_line(said))
    if sys.platform.startswith("linux") and not fresh.quiet([python, "-c", libraries])[0]:
        command = fresh.install_command("libx11-6 libxext6", "libX11 libXext", "libx11 libxext")
        fresh.stop("Scopa cannot open a window: the X11 libraries are not installed.", command)
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    fresh.stop(f"Scopa cannot open a window on the display {shown} ({driver or fetching.last_line(said)}).")


def main() -> None:
    """Prepare the environment if necessary, then replace this process by the game.

    With --apart first, which a double click uses, start the game as a separate process and end.
    """
    words = sys.argv[1:]
    apart = words[:1] == ["--apart"]
    words = words[1:] if apart else words
    if not has_desktop() and not words:
        fresh.stop(
            "Scopa needs a graphical desktop, but there is no display here: neither DISPLAY nor WAYLAND_DISPLAY is set."
        )
    python, first = fresh.python_for("play")
    if first and not words:
        check_window(python)
    game = ["-P", "-m", "scopa_gui", *words]  # -P: do not import from the current folder
    (fresh.leave if apart else fresh.run)(python, *game)
