"""Files in a form that pygame can read: SDL accepts no folder with a name that is not proper text.

An example is a Latin-1 home on UTF-8.
"""

import io
import os
from pathlib import Path

import pygame
from pygame import pkgdata


def readable(path: Path) -> str | io.BytesIO:
    """The file's name; where SDL could not take it, what is in it."""
    return str(path) if _is_text(str(path)) else io.BytesIO(path.read_bytes())


def make_readable() -> None:
    """Have pygame find its own files, which it opens by name, too. To be called before the first window is opened."""
    if not _is_text(str(pygame.__file__)):
        pkgdata.getResource = lambda name, package="pygame": io.BytesIO(
            (Path(pygame.__file__).parent / name).read_bytes()
        )


def _is_text(name: str | os.PathLike[str]) -> bool:
    try:
        str(name).encode()
    except UnicodeEncodeError:
        return False
    return True
