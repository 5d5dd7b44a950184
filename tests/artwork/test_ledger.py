"""A card that looks other than it did yesterday is named, with the command that accepts it."""

import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PIL import Image

from assets.artwork import ledger

pytestmark = pytest.mark.whole


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """Three masters that a test may spoil."""
    for name in ("neapolitan/7d", "neapolitan/fc", "backs/red"):
        target = tmp_path / "cards" / f"{name}.webp"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ledger.CARDS / f"{name}.webp", target)
    return tmp_path / "cards"


def test_every_card_looks_as_it_was_accepted():
    names = ledger.changed()
    assert not names, (
        f"Changed: {', '.join(names)}. If that is on purpose: "
        f"python -m assets.artwork accept {' '.join(name.split('/')[1] for name in names)}"
    )


def test_one_other_pixel_is_named_and_can_be_accepted(cards, tmp_path):
    book = tmp_path / "ledger.txt"
    ledger.record(ledger.masters(cards), book, cards)
    assert ledger.changed(book, cards) == []
    file = cards / "neapolitan" / "7d.webp"
    with Image.open(file) as picture:
        spoilt = picture.convert("RGBA")
    spoilt.putpixel((200, 300), (1, 2, 3, 255))
    spoilt.save(file, lossless=True, exact=True)
    assert ledger.changed(book, cards) == ["neapolitan/7d"]
    ledger.record([file], book, cards)
    assert ledger.changed(book, cards) == []


def test_the_way_a_picture_is_packed_does_not_count(cards, tmp_path):
    book = tmp_path / "ledger.txt"
    ledger.record(ledger.masters(cards), book, cards)
    file = cards / "backs" / "red.webp"
    before = file.read_bytes()
    with Image.open(file) as picture:
        picture.convert("RGBA").save(file, lossless=True, quality=0, method=0, exact=True)
    assert file.read_bytes() != before
    assert ledger.changed(book, cards) == []


def test_new_and_lost_pictures_are_named(cards, tmp_path):
    book = tmp_path / "ledger.txt"
    ledger.record(ledger.masters(cards), book, cards)
    (cards / "neapolitan" / "fc.webp").rename(cards / "neapolitan" / "xx.webp")
    assert ledger.changed(book, cards) == ["neapolitan/fc", "neapolitan/xx"]
    ledger.record([cards / "neapolitan" / "xx.webp"], book, cards)
    assert ledger.read(book).keys() == {"neapolitan/7d", "neapolitan/xx", "backs/red"}


def test_two_who_render_at_once_lose_nothing(cards, tmp_path):
    book = tmp_path / "ledger.txt"
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda file: ledger.record([file], book, cards), ledger.masters(cards) * 4))
    assert ledger.changed(book, cards) == []


def test_a_lock_left_behind_does_not_block_for_ever(cards, tmp_path, monkeypatch):
    monkeypatch.setattr(ledger, "PATIENCE", 0.05)
    (tmp_path / "ledger.lock").touch()
    ledger.record(ledger.masters(cards), tmp_path / "ledger.txt", cards)
    assert ledger.changed(tmp_path / "ledger.txt", cards) == []
