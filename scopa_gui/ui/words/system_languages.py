"""Languages that the system asks for."""

import os
import sys

_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""In gettext's order; only the first one that is set counts."""
_PLAIN = frozenset({"c", "posix"})
"""Locales without a language: texts are in English."""


def wanted() -> list[str]:
    """Return the codes of the languages that the system asks for, the most wanted first: "it", "de", "ca" ..."""
    return list(dict.fromkeys(map(_code, _asked_for())))


def _asked_for() -> list[str]:
    """Return the locales that the environment names, or on Windows and a Mac the system's settings.

    LANGUAGE goes first everywhere. The list is empty if nothing can be found out.
    """
    has_settings = sys.platform in ("win32", "darwin")
    for variable in _VARIABLES:
        value = os.environ.get(variable, "")
        if value and (variable == "LANGUAGE" or not has_settings):
            return value.split(":")
    if not has_settings:
        return []
    try:
        import pygame.system

        return [locale["language"] for locale in pygame.system.get_pref_locales()]
    except (ImportError, AttributeError, KeyError, RuntimeError):  # pygame.error is a RuntimeError
        return []


def _code(locale: str) -> str:
    """Return the language of a locale: "it" of "it_IT.UTF-8@euro" or "it-CH"."""
    language = locale.replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0].lower()
    return "en" if language in _PLAIN else language
