"""The program's first lines: read the few flags, then open the window. Imports as little as it can, for a quick start."""

import sys

from scopa_gui import __version__
from scopa_gui.complaint import absent, complain, cramped, short, tell, why_not_loaded, without

USAGE = f"""\
Scopa {__version__}: Scopa and Scopone against the computer.

Usage: scopa-gui [--help | --version]

  --help      show this text
  --version   show the version

Deck, speed, language and all else are chosen in the window.
Environment: SCOPA_HOME=FOLDER keeps settings, matches and caches in that folder."""


def main(argv: list[str] | None = None) -> int:
    """Run the game. Returns the exit status: 0, 1 when it cannot run, 2 for a flag it does not know."""
    for word in sys.argv[1:] if argv is None else argv:
        if word in ("-h", "--help"):
            return tell(USAGE)
        if word in ("-V", "--version"):
            return tell(f"scopa-gui {__version__}")
        complain(f"scopa-gui does not know {short(word)}; scopa-gui --help lists what it knows.")
        return 2
    try:
        return play()
    except KeyboardInterrupt:
        return 130


def play() -> int:
    """Open the window, or say why not."""
    try:
        missing = absent()
        wrong = without(missing) if missing else cramped()
        if wrong:
            complain(wrong)
            return 1
        from scopa_gui.ui import app

        return app.run()
    except ImportError as broken:
        if (broken.name or "").startswith("scopa_gui"):
            raise
        complain(why_not_loaded(broken))
        return 1


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # The one-folder program is also its own worker process. First thing, and only there: elsewhere the import costs 15 ms.
        from multiprocessing import freeze_support

        freeze_support()
    raise SystemExit(main())
