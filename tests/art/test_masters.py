"""The pictures that ship: all there, all different, and the ones that the drawing code makes."""

import importlib.util
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PIL import Image, ImageChops, ImageStat

from scopa_gui.art.faces import STAMPS
from scopa_gui.art.masters import CLOSEUP, CLOSEUP_MASTER, backs, decks, faces_of
from scopa_gui.art.style import Style

ASSETS = Path(__file__).resolve().parents[2] / "assets"
DRAWABLE = all(importlib.util.find_spec(name) for name in ("resvg_py", "shapely", "numpy"))


STYLES = [
    Style(index=index, four_colours=four, large_index=large)
    for index in ("off", "small", "large")
    for four in (False, True)
    for large in (False, True)
]


def all_files() -> list[Path]:
    """The masters: what stamps are laid on."""
    return sorted(
        {face.base for deck in decks(ASSETS) for style in STYLES for face in faces_of(ASSETS, deck, style).values()}
    )


def all_stamps() -> list[Path]:
    """The small pictures, in whatever style they are wanted."""
    made = (face for deck in decks(ASSETS) for style in STYLES for face in faces_of(ASSETS, deck, style).values())
    return sorted({stamp.file for face in made for stamp in face.stamps})


def test_every_card_and_back_is_there_in_the_size_of_a_master():
    files = all_files()
    french = 1 + 12  # blank paper for aces and numbers, and courts
    assert len(files) == 40 * (len(decks(ASSETS)) - 1) + french + len(backs(ASSETS))
    for file in files:
        with Image.open(file) as picture:
            assert (picture.size, picture.mode, picture.format) == ((480, 768), "RGBA", "WEBP")


def test_every_stamp_that_a_style_asks_for_is_there_and_no_other():
    assert all_stamps() == sorted((ASSETS / "cards" / STAMPS).iterdir())


@pytest.mark.rotating
def test_no_two_pictures_are_alike():
    thumbs = {}
    for file in [*all_files(), *all_stamps()]:
        with Image.open(file) as picture:
            thumbs[file.parent.name, file.stem] = picture.resize((24, 38)).tobytes()
    assert len(set(thumbs.values())) == len(thumbs)


def test_the_margin_carries_the_colour_of_the_edge():
    for file in all_files():
        with Image.open(file) as picture:
            assert {picture.getpixel(at) for at in ((0, 0), (479, 767), (240, 1), (1, 300))} == {(183, 159, 116, 0)}


def test_the_backs_look_the_same_from_both_ends():
    for name in backs(ASSETS):
        with Image.open(ASSETS / "cards" / "backs" / f"{name}.webp") as picture:
            small = picture.convert("RGB").resize((40, 64))
        difference = ImageChops.difference(small, small.transpose(Image.Transpose.ROTATE_180))
        assert max(ImageStat.Stat(difference).mean) < 1, (
            name
        )  # lit from one side a back has 2 and more, a court card 10


def test_a_deck_has_larger_masters_for_all_its_cards_or_for_none():
    folder = ASSETS / "cards" / CLOSEUP
    there = {file.relative_to(folder).as_posix() for file in folder.glob("*/*")}
    wanted = {f"{file.parent.name}/{file.name}" for file in all_files()}
    for deck in decks(ASSETS):
        own = {name for name in there if name.startswith(f"{deck}/")}
        assert own in (set(), {name for name in wanted if name.startswith(f"{deck}/")})
    for name in there:
        with Image.open(folder / name) as picture:
            assert (picture.size, picture.mode, picture.format) == (CLOSEUP_MASTER, "RGBA", "WEBP")


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256, 512])
def test_icons_are_there_in_their_sizes(size):
    with Image.open(ASSETS / "icons" / f"scopa-{size}.png") as picture:
        assert picture.size == (size, size)
        assert picture.convert("RGBA").getpixel((0, 0))[3] == 0
        assert len(picture.convert("RGB").resize((16, 16)).getcolors()) >= 8


def test_the_icon_for_any_size_is_a_square_drawing():
    root = ET.parse(ASSETS / "icons" / "scopa.svg").getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert [float(number) for number in root.get("viewBox").split()] == [0, 0, 256, 256]
    assert sum(element.tag.endswith("path") for element in root.iter()) > 100


def test_the_windows_icon_holds_seven_sizes():
    with Image.open(ASSETS / "icons" / "scopa.ico") as picture:
        assert {size for size, _ in picture.info["sizes"]} == {16, 24, 32, 48, 64, 128, 256}


@pytest.mark.slow
@pytest.mark.skipif(not DRAWABLE, reason="the dependencies of the drawing code (pip install .[artwork]) are missing")
def test_the_icon_for_any_size_is_what_the_drawing_code_makes():
    from assets.artwork.icon import drawn

    assert (ASSETS / "icons" / "scopa.svg").read_text(encoding="utf-8") == drawn()


@pytest.mark.slow
@pytest.mark.skipif(not DRAWABLE, reason="the dependencies of the drawing code (pip install .[artwork]) are missing")
def test_the_masters_are_what_the_drawing_code_makes():
    from assets.artwork.decks import DECKS
    from assets.artwork.raster import master

    names = {(deck, name) for deck, pens in DECKS.items() for name in pens}
    assert names == {(file.parent.name, file.stem) for file in [*all_files(), *all_stamps()]}
    for deck, name in sorted(names):
        with Image.open(ASSETS / "cards" / deck / f"{name}.webp") as shipped:
            difference = ImageChops.difference(master(deck, name), shipped.convert("RGBA"))
        # A few units of room: another version of the geometry library rounds differently.
        assert sum(difference.convert("L").histogram()[24:]) < 300, (deck, name)
