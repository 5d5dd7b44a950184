"""Small cards are made of masters of their own, with fewer and heavier lines, where there are any."""

import importlib.util
import shutil
from pathlib import Path

import pytest
from PIL import Image

from scopa_gui.art import masters
from scopa_gui.art.cache import decks, sprites
from scopa_gui.engine.cards import card_named

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SIX, SEVEN = card_named("6B"), card_named("7B")
DRAWABLE = all(importlib.util.find_spec(name) for name in ("resvg_py", "shapely", "numpy"))


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    """The pictures that ship, and of the small ones a magenta six of bastoni alone."""
    shutil.copytree(ASSETS / "cards", tmp_path / "cards", ignore=shutil.ignore_patterns(masters.SMALL))
    six = tmp_path / "cards" / masters.SMALL / "neapolitan" / "6b.webp"
    six.parent.mkdir(parents=True)
    Image.new("RGBA", masters.SMALL_MASTER, (255, 0, 255, 255)).save(six, lossless=True)
    return tmp_path


@pytest.mark.parametrize(("width", "small"), [(40, True), (60, True), (79, True), (80, False), (122, False)])
def test_a_small_card_takes_the_small_master_where_there_is_one(assets, width, small):
    size = (width, round(width * 1.6))
    sheet = sprites(assets, None, "neapolitan", size)
    drawn = Image.frombytes("RGBA", size, sheet.card(SIX)).getpixel((width // 2, size[1] // 2))
    assert (drawn[0] > 240 and drawn[1] < 10 and drawn[2] > 240) is small
    assert len(sheet.card(SEVEN)) == 4 * size[0] * size[1]


def test_the_folder_of_the_small_masters_is_no_deck(assets):
    assert decks(assets) == decks(ASSETS)
    assert masters.SMALL not in decks(assets)


def test_the_small_masters_that_ship_are_of_cards_there_are_and_light_to_carry():
    folder = ASSETS / "cards" / masters.SMALL
    for deck in (room for room in folder.glob("*") if room.is_dir()):
        files = sorted(deck.glob("*"))
        assert {file.name for file in files} <= {file.name for file in (ASSETS / "cards" / deck.name).glob("*.webp")}
        assert sum(file.stat().st_size for file in files) <= 350_000
        for file in files:
            with Image.open(file) as picture:
                assert (picture.size, picture.mode, picture.format) == (masters.SMALL_MASTER, "RGBA", "WEBP")
                assert picture.getpixel((0, 0)) == (183, 159, 116, 0)


@pytest.mark.skipif(not DRAWABLE, reason="the dependencies of the drawing code (pip install .[artwork]) are missing")
def test_fine_lines_and_hatching_fall_away_and_silhouettes_get_heavier():
    from assets.artwork.ink.drawing import FINEST, Drawing
    from assets.artwork.ink.paths import circle

    def ink_of(small: bool, draw) -> float:
        d = Drawing(small=small)
        draw(d)
        return len(d.svg()) - len(Drawing().svg())

    def dark(small: bool, radius: float) -> float:
        from assets.artwork.raster import pixels

        d = Drawing(small=small)
        d.contour(circle(250, 400, radius), 4)
        return sum(pixels(d, (500, 800)).getchannel("A").histogram()[128:])

    ball = circle(250, 400, 100)
    for draw in (
        lambda d: d.ink("10,10 90,90", FINEST - 0.1),
        lambda d: d.engrave(ball),
        lambda d: d.rim_hatch(ball),
    ):
        assert ink_of(False, draw) > 0
        assert ink_of(True, draw) == 0
    assert ink_of(True, lambda d: d.ink("10,10 90,90", FINEST + 0.1)) > 0
    assert dark(True, 100) > 1.4 * dark(False, 100)
    assert dark(True, 7) < dark(False, 7)
