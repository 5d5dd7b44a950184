"""The picture with which the window opens: the title, shown while the rest of the program is loaded.

It was painted at the end of the last session. It is shown if nothing that the title shows has changed since, and the
window has the same size. For the very first start on a screen of 1920x1080 there is one among the assets. The title
itself is painted over it as soon as possible. This module imports little, because the first picture waits for it.
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
"""Size in pixels of the first window on a screen of 1920x1080."""
_UNUSABLE: Final = (OSError, ValueError, TypeError, LookupError, pygame.error)
"""Errors of a file that is missing, damaged or from another version, and of a window that cannot be opened."""


def open_window() -> Window | None:
    """Open the window with its picture; return None if there is no picture, or an outdated one."""
    for open_one in (_open_saved, _open_shipped):
        with suppress(*_UNUSABLE):
            window = open_one()
            if window is not None:
                return window
    return None


def save(picture: pygame.Surface, place: Geometry, paths: Paths) -> None:
    """Save a picture for the next start of a window at `place`; `paths` are those of the player.

    Call it after settings and matches have been written and closed. If the disk is full, only the picture is lost.
    """
    files = [str(file) for file in (Paths().profile_list, paths.settings, paths.archive)]
    with suppress(OSError):
        facts = {
            "window": [place.size, place.position],
            "over": {"fullscreen": place.fullscreen, "maximised": place.maximised},
            "files": files,
            "now": _state_of_title(files),
        }
        frame_file.save(Paths().title_picture, picture, facts)


def shipped(language: str) -> Path:
    """Return the path of the picture for the very first start in a language."""
    return assets() / "launch" / f"{language}.jpg"


def _open_saved() -> Window | None:
    saved = FrameFile(Paths().title_picture)
    facts = saved.facts
    if facts["now"] != _state_of_title(facts["files"]):
        return None
    size, position = facts["window"]
    window = _open(Geometry(tuple(size), position and tuple(position), **facts["over"]))
    with suppress(*_UNUSABLE):
        if saved.paint(window.surface):
            window.show_ahead()
    return window


def _open_shipped() -> Window | None:
    """Open the window with the shipped picture if nobody has ever played here; otherwise return None.

    Somebody has played if the list of players, or one of the files in ``player_files``, exists.
    """
    paths = Paths()
    if any(file.exists() for file in (paths.profile_list, *paths.player_files)):
        return None
    window = _open(Geometry())
    with suppress(*_UNUSABLE):
        if window.size == FIRST_SIZE:
            path = shipped(translation.system_language())
            files.demand_file(path)
            picture = pygame.image.load(readable(path))
            window.surface.blit(picture, (0, 0))
            window.show_ahead()
    return window


def _open(place: Geometry) -> Window:
    return Window(TITLE, place, assets() / "icons")


def _state_of_title(files: list[str]) -> list[Any]:
    """Return everything the title depends on: version, languages of the system, and the state of some files."""
    states: list[list[int]] = []
    for file in files:
        state: list[int] = []
        with suppress(FileNotFoundError, NotADirectoryError):
            found = Path(file).stat()
            state = [found.st_mtime_ns, found.st_size]
        states.append(state)
    return [__version__, system_languages.wanted(), states]
