"""The player's language before the settings are loaded, for messages of a program that does not start.

The module imports only Python's own modules at the top: a library, or a part of Python or the game, may be missing.
"""

from contextlib import suppress
from functools import cache


def translated(message: str) -> str:
    """Return a message in the player's language; unchanged if the language or its catalogue cannot be read."""
    speak()
    try:
        from scopa_gui.ui.words.translation import _
    except (ImportError, OSError):
        return message
    return _(message)


@cache
def speak() -> None:
    """Use the language of the settings file, or else the system's; only the first call counts.

    If that fails, nothing changes.
    """
    language = ""
    with suppress(ImportError, OSError, ValueError, LookupError, TypeError, RecursionError):
        import json

        from scopa_gui.store import files
        from scopa_gui.store.paths import Paths

        found = json.loads(files.read(Paths().settings))["language"]
        language = found if isinstance(found, str) else ""
    with suppress(ImportError, OSError, ValueError):
        from scopa_gui.store.paths import assets
        from scopa_gui.ui.words import translation

        translation.use(language, assets() / "locale")
