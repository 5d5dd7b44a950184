"""In which languages the system asks for text, and what the game speaks of them."""

import os
import sys
from collections.abc import Iterator

_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""In gettext's order; the first that is set decides."""
_PLAIN = frozenset({"c", "posix"})
"""No language: text as it stands in the source, which is English."""


def wanted() -> list[str]:
    """The codes of the languages that the system asks for, the dearest first: "it", "de", "ca" ..."""
    return list(dict.fromkeys(map(_code, _asked_for())))


def _asked_for() -> Iterator[str]:
    """Names of locales: from Windows' and macOS' settings, else the environment, whose LANGUAGE always goes first."""
    settings = sys.platform in ("win32", "darwin")
    for variable in _VARIABLES:
        value = os.environ.get(variable, "")
        if value and (variable == "LANGUAGE" or not settings):
            yield from value.split(":")
            return
    if settings:
        yield from _of_the_settings()


def _of_the_settings() -> list[str]:
    """Return the locales of the system's settings; empty if they cannot be found out.

    Windows, and a Mac's program started from the Finder, have them nowhere else.
    """
    try:
        import pygame.system

        return [locale["language"] for locale in pygame.system.get_pref_locales()]
    except (ImportError, AttributeError, KeyError, RuntimeError):  # pygame.error is a RuntimeError
        return []


def _code(locale: str) -> str:
    """The language of a locale: "it" of "it_IT.UTF-8@euro" or "it-CH"."""
    language = locale.replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0].lower()
    return "en" if language in _PLAIN else language
