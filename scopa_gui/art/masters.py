"""The card pictures that ship, as files: which decks and backs there are, and which file shows which card."""

from pathlib import Path

from scopa_gui.engine.cards import NAMES, Card

BACKS = "backs"


class MissingPictureError(Exception):
    """A picture of the game is not where it should be, or cannot be read; the text is one sentence for people."""


def decks(assets: Path) -> tuple[str, ...]:
    """The names of the decks, in alphabetical order. Raises MissingPictureError when there is none."""
    found = tuple(sorted(f.name for f in _folders(assets) if f.name != BACKS))
    if not found:
        raise MissingPictureError(f"The game's card pictures are missing: {assets / 'cards'} holds no deck.")
    return found


def backs(assets: Path) -> tuple[str, ...]:
    """The names of the card backs, in alphabetical order. Raises MissingPictureError when there is none."""
    found = tuple(sorted(f.stem for f in (assets / "cards" / BACKS).glob("*.webp")))
    if not found:
        raise MissingPictureError(f"The game's card backs are missing from {assets / 'cards' / BACKS}.")
    return found


def files_of(assets: Path, deck: str) -> dict[Card | str, Path]:
    """The picture of every card 0..39 and of every back by its name; the files need not exist."""
    folder = assets / "cards"
    files: dict[Card | str, Path] = {card: folder / deck / f"{name.lower()}.webp" for card, name in enumerate(NAMES)}
    files.update((name, folder / BACKS / f"{name}.webp") for name in backs(assets))
    return files


def fingerprint(files: dict[Card | str, Path]) -> str:
    """A text that changes when any of the files does: sizes and times of change.

    Raises MissingPictureError when one of them is not there.
    """
    marks = []
    for file in files.values():
        try:
            status = file.stat()
        except OSError:
            raise MissingPictureError(f"A picture of the game is missing: {file}") from None
        marks.append(f"{file.name} {status.st_size} {status.st_mtime_ns}")
    return "\n".join(marks)


def _folders(assets: Path) -> list[Path]:
    try:
        return [f for f in (assets / "cards").iterdir() if f.is_dir() and not f.name.startswith(".")]
    except OSError:
        return []
