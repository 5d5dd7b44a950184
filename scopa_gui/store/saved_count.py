"""Saved counts of an archive's matches, in a file next to it, so that only new matches must be counted.

A file that is missing, damaged or of another version is ignored, and everything is counted again.
"""

import zlib
from pathlib import Path
from typing import TypeVar

import msgspec

from scopa_gui import __version__
from scopa_gui.store import files

Saved = TypeVar("Saved")
_SUM = 4
"""Bytes of the checksum at the beginning of the file."""
_LARGEST = 1 << 28


def read(path: Path, kind: type[Saved]) -> Saved | None:
    """Return the saved counts; None if there are none, they are damaged, or another version wrote them."""
    try:
        whole = files.read(path, _LARGEST)
        if int.from_bytes(whole[:_SUM]) != zlib.crc32(whole[_SUM:]):
            return None
        version, counted = msgspec.msgpack.decode(whole[_SUM:], type=tuple[str, kind])  # type: ignore[valid-type]
    except (OSError, msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return counted if version == __version__ else None


def write(path: Path, counted: object) -> None:
    """Save counts. Raises OSError."""
    body = msgspec.msgpack.encode((__version__, counted))
    files.write(path, zlib.crc32(body).to_bytes(_SUM) + body, through=False)
