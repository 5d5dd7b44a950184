"""Small cards are made of masters of their own, with fewer and heavier lines, where there are any."""

import importlib.util
import shutil
import statistics
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from scopa_gui.art import masters
from scopa_gui.art.cache import decks, sprites
from scopa_gui.engine.cards import card_named

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SIX, SEVEN = card_named("6B"), card_named("7B")
NUMBERS = [rank + suit for suit in "DCBS" for rank in "234567" if rank + suit != "3B"]
"""The Neapolitan numbers: not the gatto mammone, whose clubs cross behind its face."""
PAPER = (242, 230, 204)
"""With the grain on it."""
ROWS = ((0.12, 0.3), (0.62, 0.8))
"""The upper and the lower row of long signs, without their ends: shares of the card's height."""
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


@pytest.fixture(scope="module")
def scaled_down(tmp_path_factory) -> Path:
    """The pictures that ship without the small masters."""
    folder = tmp_path_factory.mktemp("scaled") / "cards"
    shutil.copytree(ASSETS / "cards", folder, ignore=shutil.ignore_patterns(masters.SMALL, masters.CLOSEUP))
    return folder.parent


def at_sixty(assets: Path, name: str) -> Image.Image:
    """A card 60 pixels wide, without its frame."""
    pixels = sprites(assets, None, "neapolitan", (60, 96)).card(card_named(name))
    return Image.frombytes("RGBA", (60, 96), pixels).convert("RGB").crop((5, 5, 55, 91))


def things(card: Image.Image) -> list[int]:
    """How many pixels each thing on the paper covers, those that touch taken together; specks are no things."""
    apart = ImageChops.difference(card, Image.new("RGB", card.size, PAPER)).split()
    marked = ImageChops.lighter(ImageChops.lighter(apart[0], apart[1]), apart[2]).point(lambda value: value > 70)
    left = {(i % card.width, i // card.width) for i, value in enumerate(marked.tobytes()) if value}
    found = []
    while left:
        edge, area = [left.pop()], 0
        while edge:
            x, y = edge.pop()
            area += 1
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= near
            edge.extend(near)
        found.append(area)
    return sorted(area for area in found if area >= 5)


def contrast(card: Image.Image, row: tuple[float, float]) -> float:
    """How much signs and gaps differ along a row: the spread of its columns' brightness by their mean."""
    top, bottom = (round(share * 96) - 5 for share in row)
    columns = card.convert("L").crop((0, top, card.width, bottom)).resize((card.width, 1), Image.Resampling.BOX)
    brightness = list(columns.tobytes())
    return statistics.pstdev(brightness) / statistics.mean(brightness)


@pytest.mark.rotating
@pytest.mark.parametrize("name", NUMBERS)
def test_on_a_small_number_there_are_as_many_things_as_it_says_and_all_of_a_size(name, scaled_down):
    small = things(at_sixty(ASSETS, name))
    assert len(small) == int(name[0])
    assert small[0] > 0.9 * small[-1]
    usual = things(at_sixty(scaled_down, name))
    assert len(usual) != int(name[0]) or small[0] > 1.15 * usual[0], "as good from the usual master"


@pytest.mark.parametrize("name", ["6B", "7B", "6S", "7S"])
def test_long_signs_stand_out_from_their_gaps_better_than_on_the_usual_master_scaled_down(name, scaled_down):
    small, usual = at_sixty(ASSETS, name), at_sixty(scaled_down, name)
    for row in ROWS:
        assert contrast(small, row) > 0.35
        assert contrast(small, row) > 1.1 * contrast(usual, row)


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


@pytest.mark.slow
@pytest.mark.skipif(not DRAWABLE, reason="the dependencies of the drawing code (pip install .[artwork]) are missing")
def test_the_small_masters_are_what_the_drawing_code_makes():
    from assets.artwork.raster import master

    for file in sorted((ASSETS / "cards" / masters.SMALL).glob("*/*.webp")):
        with Image.open(file) as shipped:
            drawn = master(file.parent.name, file.stem, masters.SMALL_MASTER)
            difference = ImageChops.difference(drawn, shipped.convert("RGBA")).convert("L")
        # Few colours are off by some units here and there; a stroke more or less is not.
        assert sum(difference.histogram()[48:]) < 60, file
