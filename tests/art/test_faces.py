"""Cards in other styles: what changes with an index or a colour, and what must not."""

import itertools
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageFilter

from scopa_gui.art import masters
from scopa_gui.art.cache import Style, sprites, tallest
from scopa_gui.art.card_images import sprite
from scopa_gui.art.faces import (
    HEIGHT,
    ORNAMENT,
    ORNAMENT_WIDE,
    SMALL_BELOW,
    STAMPS,
    WIDTH,
    Face,
    face,
    ornaments_of,
    signs_of,
)
from scopa_gui.engine.cards import NAMES, card_named

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SIZE = (130, 208)
TABBED = ("neapolitan", "piacentine", "siciliane", "spanish")
"""The packs whose indices are on tabs."""


def picture(deck, card, size=SIZE, **style):
    pixels = sprites(ASSETS, None, deck, size, Style(**style)).card(card_named(card))
    return Image.frombytes("RGBA", size, pixels).convert("RGB")


def changed(one, other):
    """The rectangle in which two pictures differ, as shares of width and height."""
    box = ImageChops.difference(one, other).getbbox()
    return box and (box[0] / SIZE[0], box[1] / SIZE[1], box[2] / SIZE[0], box[3] / SIZE[1])


@pytest.mark.parametrize("index", ["small", "large"])
def test_a_neapolitan_index_lies_in_two_opposite_corners_and_leaves_the_rest_alone(index):
    plain, marked = picture("neapolitan", "RS"), picture("neapolitan", "RS", index=index)
    difference = ImageChops.difference(plain, marked).convert("L").point(lambda v: 255 * (v > 12))
    reach = (0.22, 0.2) if index == "small" else (0.3, 0.28)
    width, height = round(reach[0] * SIZE[0]), round(reach[1] * SIZE[1])
    first, last = (0, 0, width, height), (SIZE[0] - width, SIZE[1] - height, *SIZE)
    assert difference.crop(first).getbbox()
    assert difference.crop(last).getbbox()
    difference.paste(0, first)
    difference.paste(0, last)
    assert difference.getbbox() is None


@pytest.mark.parametrize("index", ["small", "large"])
@pytest.mark.parametrize("width", [40, 60, 76, 96, 122, 146, 200, 300])
@pytest.mark.parametrize("deck", TABBED)
def test_the_numbers_in_the_corners_can_be_read_on_a_card_of_any_size(deck, index, width):
    """They were six pixels high on a card of sixty."""
    high = round(width / 0.625)
    tab, figure, *none = stamped(deck, "6S", high, index=index)
    assert not none, "the signs of a number tell its suit"
    assert ink_of(figure, high) >= (11.5 if width >= 60 else 10)
    assert tab.x + across(tab) <= 0.4 * WIDTH, "more than the corner"
    tab, figure, sign = stamped(deck, "CS", high, index=index)
    assert (tab.x, tab.y) == (figure.x, figure.y) == (sign.x, sign.y)
    assert ink_of(figure, high) >= (11.5 if width >= 60 else 10)
    assert ink_of(sign, high) >= (9 if width >= 60 else 7)
    assert tab.x + across(tab) <= 0.4 * WIDTH, "more than the corner"


@pytest.mark.rotating
@pytest.mark.parametrize("index", ["small", "large"])
@pytest.mark.parametrize("card", [name for name in NAMES if name[0].isdigit()])
@pytest.mark.parametrize("deck", TABBED)
def test_a_number_is_written_in_the_middle_of_its_tab(deck, card, index):
    for high in (96, 240, 500):
        tab, figure = stamped(deck, card, high, index=index)
        with Image.open(figure.file) as drawn:
            left, top, right, bottom = (edge * figure.height / drawn.height for edge in drawn.getchannel("A").getbbox())
        before, after = figure.x + left - tab.x, tab.x + across(tab) - figure.x - right
        above, below = figure.y + top - tab.y, tab.y + tab.height - figure.y - bottom
        assert abs(before - after) < 0.04 * tab.height
        assert min(before, after, above, below) > 0.05 * tab.height


@pytest.mark.rotating
@pytest.mark.parametrize("card", [name for name in NAMES if name[0].isdigit()])
@pytest.mark.parametrize("deck", TABBED)
def test_hardly_anything_of_a_sign_is_under_the_tab(deck, card):
    """On a card of sixty pixels a whole cup of seven was, and a quarter of one at 150."""
    for size, most in (((60, 96), 0.5), ((150, 240), 0.1)):
        whole = face(ASSETS, deck, card_named(card), Style(index="small"), size[1])
        bare = Image.frombytes("RGBA", size, sprite(replace(whole, stamps=()), size)).convert("RGB")
        paper = Image.new("RGB", size, bare.getpixel((size[0] // 2, round(0.046 * size[1]))))
        ink = ImageChops.difference(bare, paper).convert("L").point(lambda v: 255 * (v > 40))
        unit, tab = size[1] / HEIGHT, whole.stamps[0]
        frame = 6 * unit
        under = ink.crop(
            (
                round(tab.x * unit + frame),
                round(tab.y * unit + frame),
                round((tab.x + across(tab)) * unit),
                round((tab.y + tab.height) * unit),
            )
        )
        inside = round(36 * unit)
        signs = ink.crop((inside, inside, size[0] - inside, size[1] - inside))
        assert under.histogram()[255] <= most * signs.histogram()[255] / int(card[0])


def stamped(deck, card, high, **style):
    """What is stamped on a card's front."""
    return face(ASSETS, deck, card_named(card), Style(**style), high).stamps


def across(stamp):
    """How wide a stamp is, in card units."""
    with Image.open(stamp.file) as drawn:
        return stamp.height * drawn.width / drawn.height


def ink_of(stamp, high):
    """How many pixels high what is drawn on a stamp is on a card so high."""
    with Image.open(stamp.file) as drawn:
        box = drawn.getchannel("A").point(lambda alpha: 255 * (alpha > 128)).getbbox()
        return (box[3] - box[1]) / drawn.height * stamp.height * high / HEIGHT


@pytest.mark.parametrize(
    ("card", "number", "worth"),
    [("AD", 1, 1), ("2C", 2, 2), ("7B", 7, 7), ("FS", 10, 8), ("CD", 11, 9), ("RC", 12, 10)],
)
def test_a_spanish_card_has_its_number_printed_and_an_index_says_what_it_is_worth(card, number, worth):
    def names(**style):
        return [stamp.file.stem for stamp in stamped("spanish", card, HEIGHT, **style)]

    assert names() == [f"printed-{number}"]
    for index in ("small", "large"):
        tab = [f"number-{index}-spanish"] if card[0].isdigit() else [f"tab-{index}-spanish"]
        sign = [] if card[0].isdigit() else [f"suit-{card[1].lower()}"]
        assert names(index=index) == [*tab, f"worth-{worth}", *sign]


@pytest.mark.parametrize("card", NAMES)
def test_the_number_of_a_spanish_card_is_on_bare_paper_in_two_opposite_corners(card):
    made = face(ASSETS, "spanish", card_named(card))
    (number,) = made.stamps
    with Image.open(made.base) as drawn, Image.open(number.file) as figure:
        scale = drawn.width / WIDTH
        wide = number.height * figure.width / figure.height
        box = tuple(round(v * scale) for v in (number.x, number.y, number.x + wide, number.y + number.height))
        whole = drawn.convert("RGB")
    paper = Image.new("RGB", (box[2] - box[0], box[3] - box[1]), whole.getpixel((box[0] + 2, box[1] + 2)))
    for way_up in (whole, whole.transpose(Image.Transpose.ROTATE_180)):
        assert max(high for _, high in ImageChops.difference(way_up.crop(box), paper).getextrema()) < 16, card


def test_both_ends_of_a_french_number_with_a_sign_in_the_middle_read_alike():
    card = picture("french", "2S")
    corner = card.crop((0, 0, 30, 50))
    other = card.transpose(Image.Transpose.ROTATE_180).crop((0, 0, 30, 50))
    assert max(high for _, high in ImageChops.difference(corner, other).getextrema()) < 24  # the paper's grain


@pytest.mark.parametrize("card", ["AD", "5D", "RD", "AB", "5B", "RB"])
def test_four_colours_recolour_diamonds_and_clubs(card):
    assert changed(picture("french", card), picture("french", card, four_colours=True))


@pytest.mark.parametrize("card", ["AC", "5C", "RC", "AS", "5S", "RS"])
def test_hearts_and_spades_keep_their_colour(card):
    assert changed(picture("french", card), picture("french", card, four_colours=True)) is None


@pytest.mark.parametrize("number", range(2, 8))
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("small", [False, True])
def test_signs_lie_on_the_card_apart_from_each_other_and_from_the_index(number, large, small):
    places = signs_of(number, large_index=large, small=small)
    assert len(places) == number
    card = card_named(f"{number}S")
    index = face(ASSETS, "french", card, Style(large_index=large)).stamps[-1]
    for k, (x, y, height) in enumerate(places):
        assert height / 2 < x < WIDTH - height / 2
        assert height / 2 < y < HEIGHT - height / 2
        assert x - 0.4 * height > index.x + 0.4 * index.height or y - height / 2 > index.y + index.height
        assert all(abs(x - a) > 0.7 * height or abs(y - b) > 0.9 * height for a, b, _ in places[:k])


@pytest.mark.rotating
@pytest.mark.parametrize("size", [(250, 400), (60, 96)])
@pytest.mark.parametrize("four", [False, True])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("card", NAMES)
def test_a_french_index_lies_on_bare_paper_and_on_no_sign_wreath_or_court(card, large, four, size):
    """Beside large indices the signs of fours and sixes stood too close, and the indices of aces lay on the wreaths."""
    style = Style(four_colours=four, large_index=large)
    whole = face(ASSETS, "french", card_named(card), style, size[1])
    bare = replace(whole, stamps=whole.stamps[:-1])
    paper = Face(ASSETS / "cards" / "french" / "blank.webp")
    clear = 18 if card[0] in "A234567" else 10 if large else 6  # units: a court has the line of its window
    around = max(1, int(clear * size[0] / WIDTH))
    index = differing(whole, bare, size).filter(ImageFilter.MaxFilter(1 + 2 * around))
    assert index.getbbox(), "no index"
    assert ImageChops.multiply(index, differing(bare, paper, size)).getbbox() is None


@lru_cache(16)
def front(made, size):
    """A front as it is drawn; nobody draws on it."""
    return Image.frombytes("RGBA", size, sprite(made, size)).convert("RGB")


def differing(one, other, size):
    """White where two fronts are drawn differently enough to be seen."""
    first, second = (front(made, size) for made in (one, other))
    red, green, blue = ImageChops.difference(first, second).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue).point(lambda v: 255 * (v > 40))


@pytest.mark.parametrize("number", range(2, 8))
@pytest.mark.parametrize("large", [False, True])
def test_ornaments_lie_between_the_signs_of_the_lowest_numbers_and_small_cards_have_none(number, large):
    style = Style(large_index=large)
    for y in ornaments_of(number):
        for x, middle, height in signs_of(number, large_index=large):
            beside = abs(x - WIDTH / 2) - height / 2 - ORNAMENT * ORNAMENT_WIDE / 2
            assert max(beside, abs(y - middle) - height / 2 - ORNAMENT / 2) > 20
    card = card_named(f"{number}D")
    usual, small = (
        [stamp.file.stem for stamp in face(ASSETS, "french", card, style, high).stamps].count("ornament")
        for high in (SMALL_BELOW, SMALL_BELOW - 1)
    )
    assert usual == len(ornaments_of(number)) == {2: 1, 3: 2, 4: 1}.get(number, 0)
    assert small == 0


@pytest.mark.parametrize("card", ["AD", "AC", "AB"])
def test_a_small_ace_is_a_larger_sign_without_its_wreath(card):
    usual, small = (face(ASSETS, "french", card_named(card), high=high).stamps for high in (SMALL_BELOW, 96))
    assert [stamp.file.stem.partition("-")[0] for stamp in usual] == ["wreath", "ace", "french"]
    assert [stamp.file.stem.partition("-")[0] for stamp in small] == ["ace", "french"]
    assert small[0].height > 1.3 * usual[1].height


def test_what_a_deck_has_no_use_for_makes_no_second_sheet(tmp_path):
    def file(deck, **style):
        return sprites(ASSETS, tmp_path, deck, (20, 32), Style(**style))._path

    assert file("neapolitan") == file("neapolitan", four_colours=True, large_index=True)
    assert file("french") == file("french", index="large")
    assert len({file("neapolitan", index=index) for index in ("off", "small", "large")}) == 3
    assert (
        len({file("french", four_colours=four, large_index=large) for four in (False, True) for large in (False, True)})
        == 4
    )


def test_a_larger_master_is_taken_where_there_is_one_and_only_above_the_usual_size(tmp_path):
    cards = tmp_path / "cards"
    cards.mkdir()
    for room in ("neapolitan", "backs", STAMPS):
        (cards / room).symlink_to(ASSETS / "cards" / room)
    larger = cards / masters.CLOSEUP / "neapolitan" / "rs.webp"
    larger.parent.mkdir(parents=True)
    Image.new("RGBA", masters.CLOSEUP_MASTER, (255, 0, 255, 255)).save(larger, lossless=True)
    king, knight = card_named("RS"), card_named("CS")
    assert (tallest(tmp_path, "neapolitan", king), tallest(tmp_path, "neapolitan", knight)) == (1280, 768)
    usual, large = sprites(tmp_path, None, "neapolitan", (480, 768)), sprites(tmp_path, None, "neapolitan", (800, 1280))
    assert usual.card(king)[480 * 400 * 4 :][:3] != large.card(king)[800 * 640 * 4 + 1600 :][:3]
    assert large.card(king)[800 * 640 * 4 + 1600 :][1] < 10  # magenta
    assert len(large.card(knight)) == 800 * 1280 * 4


def test_the_paper_laid_over_the_corner_of_a_court_leaves_no_line_on_the_paper():
    pixels = sprites(ASSETS, None, "french", (480, 768), Style(large_index=True)).card(card_named("RS"))
    card = Image.frombytes("RGBA", (480, 768), pixels).convert("RGB")
    bare = Image.frombytes(
        "RGBA", (480, 768), sprites(ASSETS, None, "french", (480, 768)).card(card_named("RS"))
    ).convert("RGB")
    left_of_the_window = (70, 150, 84, 280)
    for one, other in zip(
        card.crop(left_of_the_window).getextrema(), bare.crop(left_of_the_window).getextrema(), strict=True
    ):
        assert one[1] <= other[1] + 1, "brighter than the paper"


def test_no_two_french_courts_are_taken_for_each_other_on_a_small_card():
    courts = {
        name: picture("french", name, (60, 96)).convert("L").crop((10, 6, 50, 46))
        for name in (r + s for r in "FCR" for s in "DCBS")
    }
    for (one, first), (other, second) in itertools.combinations(courts.items(), 2):
        apart = ImageChops.difference(first, second).histogram()
        assert sum(apart[50:]) > 0.25 * 40 * 40, (one, other)  # figures that differ in colour alone reach 0.08
