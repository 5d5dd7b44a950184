"""The player's language before the settings are loaded, or where they cannot be: for what is said when the program does
not start.

Imports what Python brings only, and that late, as a part of Python, a library or a file of the game may be what is
missing.
"""

from functools import cache


def translated(message: str) -> str:
    """A sentence in the player's language; as it is where that, or its catalogue, cannot be read."""
    speak()
    try:
        from scopa_gui.ui.words.translation import _
    except (ImportError, OSError):
        return message
    return _(message)


@cache
def speak() -> None:
    """Take the language of the settings file, else the system's, once; where that cannot be, all stays as it was."""
    try:
        from scopa_gui.store.paths import assets
        from scopa_gui.ui.words import translation

        translation.use(_chosen(), assets() / "locale")
    except (ImportError, OSError, ValueError):
        return


def _chosen() -> str:
    """The language of the settings file; "" where it names none."""
    try:
        import json

        from scopa_gui.store import files
        from scopa_gui.store.paths import Paths

        language = json.loads(files.read(Paths().settings))["language"]
    except (ImportError, OSError, ValueError, LookupError, TypeError, RecursionError):
        return ""
    return language if isinstance(language, str) else ""
