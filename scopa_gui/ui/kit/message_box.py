"""A message box of the system, for people who started the program by a double click and see no terminal.

It is shown when the program is about to end. So nothing is loaded before it is needed, and failures are ignored: the
sentence has been printed on standard error. Nobody may be there to close the box: after `LASTS` seconds it, or the
program, is ended.
"""

import os
import sys
import unicodedata
import warnings
from collections.abc import Callable

from scopa_gui.ui.kit.process_environment import plain_environment

TITLE = "Scopa"
LASTS = 120
"""Seconds in which everybody has read it."""
GRACE = 5
"""More seconds after which a program that should have closed its box is ended."""
_UNSHOWN = (ImportError, AttributeError, OSError, RuntimeError, ValueError)
"""Errors if a part is missing, or if no screen answers."""
_PAUSE = 0.05
_LINE = 72
"""Letters in a line, for boxes that do not break lines themselves."""
_LATIN = 0xFF
_PLAIN = str.maketrans("\u201c\u201d\u201e\u00ab\u00bb\u2018\u2019\u2013\u2014", '"""""\'\'--')
"""Plain forms of quotation marks and dashes."""


def show(sentence: str) -> None:
    """Show a sentence until somebody closes the box; nothing is shown if nobody can be there to see it."""
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
    """Return whether there is a screen, and no terminal on which the sentence was printed.

    Return False, too, if a machine seems to have started the program.
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
    """Show SDL's own box. Under X11 it breaks no lines, has only Latin-1, and needs a process that can be ended."""
    if sys.platform in ("win32", "darwin"):
        return _in_time(lambda: _sdl_box(sentence))
    message = _in_lines(sentence, _LATIN)
    # Python 3.12 warns of threads, but the child only shows the box and ends by os._exit.
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
    """Show a box from this process, and end it with status 1 if nobody closes the box: a thread could not do that."""
    import faulthandler

    with open(os.devnull, "w", encoding="ascii") as nowhere:  # noqa: PTH123 - pathlib may be what is missing
        faulthandler.dump_traceback_later(LASTS, exit=True, file=nowhere)
        try:
            show_it()
        finally:
            faulthandler.cancel_dump_traceback_later()
    return True


def _run(program: str, *words: str) -> bool:
    """Have another program show the box; return False if it is missing or fails."""
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
    """Return the sentence in short lines, with letters up to a code point.

    Quotation marks and dashes become plain, other letters lose their accents.
    """
    from textwrap import fill

    plain = sentence.translate(_PLAIN)
    parts = (letter if ord(letter) <= last else unicodedata.normalize("NFKD", letter) for letter in plain)
    return fill("".join(part for letters in parts for part in letters if ord(part) <= last), _LINE)
