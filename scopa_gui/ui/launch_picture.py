"""The picture that the window opens with: the title as it will be, shown while the program is being loaded.

It was painted at the end of the last session, for this start, and is shown where nothing of what the title tells or
looks like has changed since, in a window of the same size. For the very first start on a screen of 1920x1080 there is
one among the assets. The title itself is painted over it as soon as it can be. Imports as little as may be: the first
picture waits for it.
"""

from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pygame

from scopa_gui import __version__
from scopa_gui.store import files
from scopa_gui.store.paths import Paths, assets
from scopa_gui.ui.kit import frame_file
from scopa_gui.ui.kit.file_objects import readable
from scopa_gui.ui.kit.frame_file import FrameFile
from scopa_gui.ui.kit.monitors import Geometry
from scopa_gui.ui.kit.window import Window
from scopa_gui.ui.words import system_languages, translation

TITLE: Final = "Scopa"
FIRST_SIZE: Final = (1536, 864)
"""Pixels of the first window on a screen of 1920x1080."""
_UNUSABLE: Final = (OSError, ValueError, TypeError, LookupError, pygame.error)
"""Errors of a file that is missing, damaged or written by another version, and of a window that cannot be had."""


def open_window() -> Window | None:
    """The window, with its picture; None where there is no picture that is true."""
    for opened in (_as_saved, _as_shipped):
        with suppress(*_UNUSABLE):
            window = opened()
            if window is not None:
                return window
    return None


def keep(picture: pygame.Surface, place: Geometry, paths: Paths) -> None:
    """Keep it for the next start of a window that stood at `place`; `paths` are of who played last.

    To be called when settings and matches have been written and closed. A disk that is full costs the picture alone.
    """
    files = [str(file) for file in (Paths().profile_list, paths.settings, paths.archive)]
    with suppress(OSError):
        facts = {
            "window": [place.size, place.position],
            "over": {"fullscreen": place.fullscreen, "maximised": place.maximised},
            "files": files,
            "now": _now(files),
        }
        frame_file.keep(Paths().title_picture, picture, facts)


def shipped(language: str) -> Path:
    """The picture for the very first start in a language."""
    return assets() / "launch" / f"{language}.jpg"


def _as_saved() -> Window | None:
    saved = FrameFile(Paths().title_picture)
    facts = saved.facts
    if facts["now"] != _now(facts["files"]):
        return None
    size, position = facts["window"]
    window = _opened(Geometry(tuple(size), position and tuple(position), **facts["over"]))
    with suppress(*_UNUSABLE):
        if saved.paint(window.surface):
            window.show_ahead()
    return window


def _as_shipped() -> Window | None:
    """Open the window with the shipped picture if nobody has ever played here; None if somebody has.

    Nobody has if neither the list of players nor any of the files in ``player_files`` exists.
    """
    paths = Paths()
    if any(file.exists() for file in (paths.profile_list, *paths.player_files)):
        return None
    window = _opened(Geometry())
    with suppress(*_UNUSABLE):
        if window.size == FIRST_SIZE:
            path = shipped(translation.system_language())
            files.demand_file(path)
            picture = pygame.image.load(readable(path))
            window.surface.blit(picture, (0, 0))
            window.show_ahead()
    return window


def _opened(place: Geometry) -> Window:
    return Window(TITLE, place, assets() / "icons")


def _now(files: list[str]) -> list[Any]:
    """Return everything the title depends on: version, languages of the system, and the state of some files."""
    return [__version__, system_languages.wanted(), [_state(Path(file)) for file in files]]


def _state(file: Path) -> list[int]:
    """A file's time of change in nanoseconds and its bytes; nothing where there is none."""
    try:
        found = file.stat()
    except (FileNotFoundError, NotADirectoryError):
        return []
    return [found.st_mtime_ns, found.st_size]
