"""The card pictures that ship, as files: which decks and backs there are, and which files make up a card."""

from collections.abc import Iterable
from pathlib import Path

from scopa_gui.art.faces import SMALL_BELOW, STAMPS, Face, face
from scopa_gui.art.style import PLAIN, Style
from scopa_gui.engine.cards import NAMES, Card

BACKS = "backs"
CLOSEUP = "closeup"
"""Folder of the larger masters, by deck; a deck may have some or none."""
SMALL = "small"
"""Folder of the small masters, by deck, drawn with fewer and heavier lines; a deck may have some or none."""
MASTER = (480, 768)
CLOSEUP_MASTER = (800, 1280)
SMALL_MASTER = (160, 256)
"""Sizes of the masters in pixels."""
_LARGEST = 1 << 25
"""Bytes of a picture, at most."""


class MissingPictureError(Exception):
    """Says that a picture of the game, or a whole folder (`path`), is missing or cannot be read."""

    def __init__(self, text: str, path: Path) -> None:
        super().__init__(text)
        self.path = path


def decks(assets: Path) -> tuple[str, ...]:
    """Return the names of the decks in alphabetical order; raises MissingPictureError if there is none."""
    found = tuple(sorted(f.name for f in _folders(assets) if f.name not in (BACKS, STAMPS, CLOSEUP, SMALL)))
    if not found:
        raise MissingPictureError(
            f"The game's card pictures are missing: {assets / 'cards'} holds no deck.", assets / "cards"
        )
    return found


def backs(assets: Path) -> tuple[str, ...]:
    """Return the names of the card backs in alphabetical order; raises MissingPictureError if there is none."""
    found = tuple(sorted(f.stem for f in (assets / "cards" / BACKS).glob("*.webp")))
    if not found:
        raise MissingPictureError(
            f"The game's card backs are missing from {assets / 'cards' / BACKS}.", assets / "cards" / BACKS
        )
    return found


def faces_of(assets: Path, deck: str, style: Style = PLAIN, high: int = MASTER[1]) -> dict[Card | str, Face]:
    """Return the parts of every card 0..39 and of every back, by name, at `high` pixels; files may be missing.

    Above the usual size the larger master of a card is used if there is one, and for a small card the small one.
    """
    found: dict[Card | str, Face] = {card: face(assets, deck, card, style, high) for card in range(len(NAMES))}
    found.update((name, Face(assets / "cards" / BACKS / f"{name}.webp")) for name in backs(assets))
    if other := CLOSEUP if high > MASTER[1] else SMALL if high < SMALL_BELOW else "":
        for key, made in found.items():
            master = _other(made.base, other)
            if master.is_file():
                found[key] = Face(master, made.stamps)
    return found


def tallest(assets: Path, deck: str, card: Card) -> int:
    """Return the greatest height in pixels at which a card is still sharp."""
    return (CLOSEUP_MASTER if _other(face(assets, deck, card).base, CLOSEUP).is_file() else MASTER)[1]


def fingerprint(faces: Iterable[Face]) -> str:
    """Return a text that changes when any of the files does: sizes and times of change.

    Raises MissingPictureError if one of them is missing.
    """
    marks = []
    for file in dict.fromkeys(file for made in faces for file in made.files()):
        try:
            status = file.stat()
        except OSError:
            raise MissingPictureError(f"A picture of the game is missing: {file}", file) from None
        marks.append(f"{file.name} {status.st_size} {status.st_mtime_ns}")
    return "\n".join(marks)


def openable(file: Path) -> Path:
    """Return a file that Pillow may open; for a pipe or an endless file its folder, which Pillow refuses at once."""
    return file if file.is_file() and file.stat().st_size <= _LARGEST else file.parent


def _other(base: Path, folder: str) -> Path:
    """Return the master of the same card in another size."""
    return base.parent.parent / folder / base.parent.name / base.name


def _folders(assets: Path) -> list[Path]:
    try:
        return [f for f in (assets / "cards").iterdir() if f.is_dir() and not f.name.startswith(".")]
    except OSError:
        return []
