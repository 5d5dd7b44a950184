"""The program's first lines: read the few flags, then open the window. Imports as little as it can, to start fast."""

import os
import sys

from scopa_gui import __version__
from scopa_gui.complaint import (
    CannotPlayError,
    _,
    absent,
    complain,
    cramped,
    short,
    speak,
    tell,
    why_not_loaded,
    without,
)

USAGE = f"""\
Scopa {__version__}: Scopa and Scopone against the computer.

Usage: scopa-gui [--help | --version | FILE]

  FILE        open a match, deal, position, puzzle or rules that somebody shared, or a player file
  --help      show this text
  --version   show the version

Deck, speed, language and everything else are chosen in the window.
Set SCOPA_HOME=FOLDER to put settings, matches, caches and the log in that folder."""


def main(argv: list[str] | None = None) -> int:
    """Run the game. The exit status: 0, 1 when it cannot run, 2 for a flag it does not know, 3 without a screen."""
    speak(_translated)
    try:
        return _do(sys.argv[1:] if argv is None else argv)
    except CannotPlayError as why:
        return _tell_why(why)
    except KeyboardInterrupt:
        return 130


def _do(words: list[str]) -> int:
    for place, word in enumerate(words):
        if word in ("-h", "--help"):
            return tell(USAGE)
        if word in ("-V", "--version"):
            return tell(f"scopa-gui {__version__}")
        if place or word.startswith("-") or not os.access(word, os.F_OK):
            raise CannotPlayError(
                _("scopa-gui does not recognise {word}; scopa-gui --help lists what it accepts.").format(
                    word=short(word)
                ),
                2,
            )
    return play(*words)


def play(file: str | None = None) -> int:
    """Open the window, with a shared file open in it; CannotPlayError says why not."""
    try:
        wrong = cramped()
        if wrong:
            raise CannotPlayError(wrong)
        from scopa_gui.ui import app

        return app.run(file, _demand_all)
    except ImportError as broken:
        if (broken.name or "").startswith("scopa_gui"):
            raise
        _demand_all()
        raise CannotPlayError(why_not_loaded(broken)) from broken


def _demand_all() -> None:
    """See that there is all that the program needs, much of which it loads later: CannotPlayError names what is not."""
    missing = absent()
    if missing:
        raise CannotPlayError(without(missing))


def _tell_why(why: CannotPlayError) -> int:
    """Say it where it is read: on standard error and, without a terminal, in a box. The exit status."""
    complain(why)
    try:
        from scopa_gui.ui.kit import message_box
    except (ImportError, OSError):  # a part of Python is missing, or no more files may be open
        return why.status
    message_box.show(str(why))
    return why.status


def _translated(message: str) -> str:
    """A sentence in the player's language, where what that needs is there."""
    try:
        from scopa_gui.ui.words import start_language
    except (ImportError, OSError):
        return message
    return start_language.translated(message)


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # The one-folder program is also its own worker process. First thing, and only there: elsewhere the import costs
        # 15 ms.
        from multiprocessing import freeze_support

        try:
            freeze_support()
        except Exception:  # noqa: BLE001 - the program that started this process has ended meanwhile
            raise SystemExit(1) from None
    raise SystemExit(main())
