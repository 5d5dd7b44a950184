"""The standings as they were counted last, kept beside the archive: only matches that ended since have to be read.

Nothing is lost with the file: one that is missing, damaged, of another version or of other matches is none, and all is
counted again.
"""

import hashlib
import zlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from scopa_gui import __version__
from scopa_gui.store import files
from scopa_gui.store.statistics import Standings

_SUM = 4
"""Bytes before the others: their checksum."""
_LARGEST = 1 << 28


class KeptStandings(msgspec.Struct, array_like=True, frozen=True):
    """Standings of the first ``matches`` that ended, which `mark_of` says; ``left_out`` are those that were unreadable.

    Another version of the program may count in another way, so it counts for itself.
    """

    version: str
    matches: int
    mark: bytes
    left_out: list[int]
    standings: Standings


def mark_of(endings: Sequence[tuple[int, object]]) -> bytes:
    """What tells these matches, each with the time of its end, from any others."""
    return hashlib.blake2b(msgspec.msgpack.encode(endings), digest_size=16).digest()


def read(path: Path) -> KeptStandings | None:
    """What was kept; None without any that can be relied on."""
    try:
        whole = files.read(path, _LARGEST)
        if int.from_bytes(whole[:_SUM]) != zlib.crc32(whole[_SUM:]):
            return None
        kept = msgspec.msgpack.decode(whole[_SUM:], type=KeptStandings)
    except (OSError, msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return kept if kept.version == __version__ else None


def write(path: Path, matches: int, mark: bytes, left_out: list[int], standings: Standings) -> None:
    """Keep them; OSError where that cannot be."""
    body = msgspec.msgpack.encode(KeptStandings(__version__, matches, mark, left_out, standings))
    files.write(path, zlib.crc32(body).to_bytes(_SUM) + body, through=False)
