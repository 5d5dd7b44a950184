"""Files in a form that pygame can read: SDL does not accept a path that is not valid UTF-8, such as a Latin-1 home."""

import io
import os
from pathlib import Path

import pygame
from pygame import pkgdata


def readable(path: Path) -> str | io.BytesIO:
    """Return the file's path as text, or its content if SDL would not accept the path."""
    return str(path) if _is_text(str(path)) else io.BytesIO(path.read_bytes())


def make_readable() -> None:
    """Have pygame find its own files, too, which it opens by path. Call it before the first window is opened."""
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
