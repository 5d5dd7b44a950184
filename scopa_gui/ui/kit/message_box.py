"""A sentence in a box of the system's, for people who started the program by a double click and see no terminal.

It is requested when the program is about to end, so nothing is loaded before it is needed, and failures here are
ignored: the sentence has been printed on standard error. No box waits for ever, as a start may be a machine's: after
`LASTS` seconds it, or the program, is gone.
"""

import os
import sys
import unicodedata
import warnings
from collections.abc import Callable

from scopa_gui.ui.kit.environment import plain_environment

TITLE = "Scopa"
LASTS = 120
"""Seconds in which somebody who sees it has read it."""
GRACE = 5
"""More of them until a program of the system's is ended that keeps no time, or loses it."""
_UNSHOWN = (ImportError, AttributeError, OSError, RuntimeError, ValueError)
"""A part is missing, or no screen answers."""
_PAUSE = 0.05
_LINE = 72
"""Letters in a line where the box breaks none itself."""
_LATIN = 0xFF
_PLAIN = str.maketrans("\u201c\u201d\u201e\u00ab\u00bb\u2018\u2019\u2013\u2014", '"""""\'\'--')
"""Quotation marks and dashes."""


def show(sentence: str) -> None:
    """Show it until it is put away, if somebody may be there to see it and to do so."""
    if not is_wanted():
        return
    ways: tuple[Callable[[], bool], ...]
    if sys.platform == "win32":
        ways = (lambda: _by_sdl(sentence), lambda: _by_windows(sentence))
    elif sys.platform == "darwin":
        alert = f"display alert (item 1 of argv) message (item 2 of argv) as critical giving up after {LASTS}"
        script = ("-e", "on run argv", "-e", alert, "-e", "end run")
        ways = (lambda: _by_sdl(sentence), lambda: _run("osascript", *script, TITLE, sentence))
    else:
        looks = (f"--title={TITLE}", "--width=480", f"--timeout={LASTS}")
        shown = ("-center", "-title", TITLE, "-timeout", str(LASTS))
        ways = (
            lambda: _run("zenity", "--error", "--no-markup", *looks, f"--text={sentence}"),
            lambda: _run("kdialog", "--title", TITLE, "--error", sentence),
            lambda: _by_sdl(sentence),
            lambda: _run("xmessage", *shown, _in_lines(sentence, 0x7F)),
        )
    for way in ways:
        try:
            if way():
                return
        except _UNSHOWN:
            continue


def is_wanted() -> bool:
    """Return whether there is a screen and no terminal that showed the sentence.

    False if a machine started the program, as far as known.
    """
    if os.environ.get("CI") or os.environ.get("SDL_VIDEODRIVER") in ("dummy", "offscreen"):
        return False
    if sys.platform not in ("win32", "darwin") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        return sys.stderr is None or not sys.stderr.isatty()
    except ValueError:  # closed
        return True


def _by_sdl(sentence: str) -> bool:
    """SDL's own. Under X11 it breaks no lines, has only Latin-1, and is a process of its own that nobody would end."""
    if sys.platform in ("win32", "darwin"):
        return _in_time(lambda: _sdl_box(sentence))
    message = _in_lines(sentence, _LATIN)
    # Of threads, from Python 3.12 on: the child only shows the box, and ends by os._exit.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        status = 1
        try:
            os.setpgid(0, 0)
            _sdl_box(message)
            status = 0
        finally:
            os._exit(status)
    import signal
    import time

    until = time.monotonic() + LASTS
    while time.monotonic() < until:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return status == 0
        time.sleep(_PAUSE)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return True


def _sdl_box(message: str) -> None:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    pygame.display.message_box(TITLE, message, "error", buttons=("OK",))


def _by_windows(sentence: str) -> bool:
    import ctypes

    error = 0x10
    in_front = 0x10000
    library = ctypes.windll.user32  # type: ignore[attr-defined, unused-ignore]
    return _in_time(lambda: library.MessageBoxW(None, sentence, TITLE, error | in_front))


def _in_time(show_it: Callable[[], object]) -> bool:
    """Show a box from this process, which ends with status 1 if nobody puts it away: no Python thread could end it."""
    import faulthandler

    with open(os.devnull, "w", encoding="ascii") as nowhere:  # noqa: PTH123 - pathlib may be what is missing
        faulthandler.dump_traceback_later(LASTS, exit=True, file=nowhere)
        try:
            show_it()
        finally:
            faulthandler.cancel_dump_traceback_later()
    return True


def _run(program: str, *words: str) -> bool:
    """Have a program of the system's show it; False where it is not there or does not know how."""
    import shutil
    import subprocess

    path = shutil.which(program)
    if path is None:
        return False
    try:
        done = subprocess.run(  # noqa: S603 - found on PATH, and no shell reads the sentence
            [path, *words],
            check=False,
            timeout=LASTS + GRACE,
            env=plain_environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired:
        return True
    return 0 <= done.returncode < 100


def _in_lines(sentence: str, last: int) -> str:
    """Return the sentence in short lines and in letters up to a number.

    Quotation marks and dashes are plain then, other letters without their accents.
    """
    from textwrap import fill

    plain = sentence.translate(_PLAIN)
    parts = (letter if ord(letter) <= last else unicodedata.normalize("NFKD", letter) for letter in plain)
    return fill("".join(part for letters in parts for part in letters if ord(part) <= last), _LINE)
