"""What the shipped pictures look like, one hash of pixels a line, so that a changed card is changed on purpose.

`render` writes down what it rendered; `python -m assets.artwork accept 7d` writes down a card as it lies in
assets/cards.
"""

import hashlib
import os
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image

CARDS = Path(__file__).resolve().parent.parent / "cards"
LEDGER = Path(__file__).resolve().parent / "ledger.txt"
PATIENCE = 10.0
"""Seconds to wait for another writer; a lock older than that was left behind."""


def masters(cards: Path = CARDS) -> list[Path]:
    """Every picture that ships."""
    return sorted(cards.glob("*/*.webp"))


def name_of(file: Path) -> str:
    """Deck and name: neapolitan/7d."""
    return f"{file.parent.name}/{file.stem}"


def pixel_hash(file: Path) -> str:
    """Hash what is seen, size and pixels, whatever way the file was packed."""
    with Image.open(file) as picture:
        pixels = picture.convert("RGBA")
    return hashlib.sha256(repr(pixels.size).encode() + pixels.tobytes()).hexdigest()[:20]


def read(ledger: Path = LEDGER) -> dict[str, str]:
    """The hashes written down, by name."""
    lines = ledger.read_text(encoding="utf-8").splitlines() if ledger.is_file() else []
    return dict(line.split() for line in lines if line)


def record(files: Iterable[Path], ledger: Path = LEDGER, cards: Path = CARDS) -> None:
    """Write down these pictures as they are now; pictures that are gone are struck off."""
    fresh = {name_of(file): pixel_hash(file) for file in files}
    with _alone(ledger):
        there = {name_of(file) for file in masters(cards)}
        known = {name: value for name, value in (read(ledger) | fresh).items() if name in there}
        written = ledger.with_name(f"{ledger.name}.{os.getpid()}")
        written.write_text("".join(f"{name} {known[name]}\n" for name in sorted(known)), encoding="utf-8")
        written.replace(ledger)


def changed(ledger: Path = LEDGER, cards: Path = CARDS) -> list[str]:
    """Names of the pictures that are not as written down: another look, new, or gone."""
    known, now = read(ledger), {name_of(file): pixel_hash(file) for file in masters(cards)}
    return sorted(name for name in known.keys() | now.keys() if known.get(name) != now.get(name))


@contextmanager
def _alone(ledger: Path) -> Iterator[None]:
    """Keep other writers out for a moment."""
    lock = ledger.with_suffix(".lock")
    while True:
        try:
            lock.open("x").close()
            break
        except FileExistsError:
            _break_if_old(lock)
            time.sleep(0.02)
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)


def _break_if_old(lock: Path) -> None:
    try:
        age = time.time() - lock.stat().st_mtime
    except FileNotFoundError:
        return
    if age > PATIENCE:
        lock.unlink(missing_ok=True)
