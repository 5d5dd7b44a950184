"""pygame without the parts that no first picture needs, and these when it has been shown.

Speed: 18 ms of the 45 that the whole takes to load, most of them for Python's own `inspect` and for decoders of sounds.
"""

import sys
from contextlib import suppress
from importlib import import_module
from typing import Final

_LATER: Final = (
    "pygame._debug",
    "pygame.mixer_music",
    "pygame.mixer",
    "pygame.scrap",
    "pygame.system",
    "pygame.typing",
)
"""pygame takes each of them for missing where it cannot be loaded, and goes on."""


def load() -> None:
    """Load what a first picture needs. ImportError where that is not there."""
    later = [name for name in _LATER if name not in sys.modules]
    for name in later:
        sys.modules[name] = None  # type: ignore[assignment]  # Python takes it for what cannot be loaded
    try:
        import_module("pygame")
    finally:
        for name in later:
            del sys.modules[name]


def load_rest() -> None:
    """Load the others, those that are there: from now on pygame is whole."""
    for name in _LATER:
        with suppress(ImportError, OSError):
            import_module(name)
