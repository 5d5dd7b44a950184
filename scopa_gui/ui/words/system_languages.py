"""Languages that the system asks for."""

import os
import re
import sys
from contextlib import suppress

_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""In gettext's order; only the first one that is set counts."""
_PLAIN = frozenset({"c", "posix"})
"""Locales without a language: texts are in English."""


def wanted() -> list[str]:
    """Return the codes of the languages that the system asks for, the most wanted first: "it", "de", "ca" ...

    They are taken from locales, such as "it_IT.UTF-8@euro" or "it-CH", which the environment names, or on Windows and a
    Mac the system's settings; LANGUAGE goes first everywhere. The list is empty if nothing can be found out.
    """
    has_settings = sys.platform in ("win32", "darwin")
    named = [os.environ.get(variable, "") for variable in (_VARIABLES[:1] if has_settings else _VARIABLES)]
    locales = next(filter(None, named), "").split(":")
    if has_settings and not any(named):
        with suppress(ImportError, AttributeError, KeyError, RuntimeError):  # pygame.error is a RuntimeError
            import pygame.system

            locales = [locale["language"] for locale in pygame.system.get_pref_locales()]
    languages = [re.split("[-_.@]", locale)[0].lower() for locale in locales if locale]
    return list(dict.fromkeys("en" if language in _PLAIN else language for language in languages))
