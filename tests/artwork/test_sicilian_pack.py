"""The Sicilian pack: courts told apart by their outline, ranks by their ground, suits by the shape of their signs."""

import itertools

import pytest
from PIL import Image, ImageChops, ImageOps

from assets.artwork import ledger

pytestmark = pytest.mark.whole

PAPER = (253, 240, 201)
GROUNDS = {"f": (217, 51, 30), "c": (248, 199, 44), "r": (47, 148, 70)}
"""Red under the pages, yellow under the knights, green under the kings."""


def master(name: str) -> Image.Image:
    with Image.open(ledger.CARDS / "siciliane" / f"{name}.webp") as picture:
        return picture.convert("RGB")


def printed(name: str, box: tuple[int, int, int, int]) -> Image.Image:
    """Where a small card shows something else than paper, white on black, in a box of a card of 60 x 96."""
    small = master(name).resize((60, 96)).crop(box)
    apart = ImageChops.difference(small, Image.new("RGB", small.size, PAPER)).split()
    return ImageChops.lighter(ImageChops.lighter(apart[0], apart[1]), apart[2]).point(lambda v: 255 * (v > 40))


def overlap(one: Image.Image, other: Image.Image) -> float:
    """The share of what both cover in what either covers."""
    both, either = ImageChops.multiply(one, other), ImageChops.lighter(one, other)
    return both.histogram()[255] / either.histogram()[255]


@pytest.mark.parametrize("rank", "fcr")
@pytest.mark.parametrize(("one", "other"), [*itertools.combinations("dcbs", 2)])
def test_no_two_courts_of_a_rank_share_their_outline_as_they_are_or_mirrored(rank, one, other):
    a, b = (printed(rank + suit, (4, 4, 56, 84)) for suit in (one, other))
    assert max(overlap(a, b), overlap(a, ImageOps.mirror(b))) < 0.8


@pytest.mark.parametrize("suit", "dcbs")
@pytest.mark.parametrize("rank", GROUNDS)
def test_a_court_stands_on_the_colour_of_its_rank(rank, suit):
    counted = {tone: count for count, tone in master(rank + suit).crop((24, 676, 456, 708)).getcolors(1 << 20)}
    commonest = max(counted, key=counted.get)
    assert max(abs(a - b) for a, b in zip(commonest, GROUNDS[rank], strict=True)) < 12


@pytest.mark.parametrize(("one", "other"), [*itertools.combinations("dcbs", 2)])
def test_the_signs_of_two_suits_are_two_shapes(one, other):
    a, b = (printed(f"4{suit}", (6, 6, 26, 38)) for suit in (one, other))
    assert overlap(a, b) < 0.75


def test_the_border_is_toothed_and_the_field_of_the_numbers_is_warm_paper():
    for suit in "dcbs":
        card = master(f"2{suit}")
        assert all(abs(a - b) < 8 for a, b in zip(card.getpixel((40, 440)), PAPER, strict=True))
        band = {tuple(v // 32 for v in card.getpixel((14, y))) for y in range(100, 668)}
        assert len(band) > 3
