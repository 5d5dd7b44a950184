"""The four riders are told apart by their outline alone, on a card of 60 x 96."""

import itertools

import pytest
from PIL import Image, ImageChops, ImageOps

from assets.artwork import ledger

pytestmark = pytest.mark.whole

PAPER = (247, 236, 211)


def outline(name: str) -> Image.Image:
    """Where the small card shows something else than paper, frame and platform left out."""
    with Image.open(ledger.CARDS / "neapolitan" / f"{name}.webp") as picture:
        small = picture.convert("RGB").resize((60, 96)).crop((4, 4, 56, 84))
    return ImageChops.difference(small, Image.new("RGB", small.size, PAPER)).convert("L").point([0] * 41 + [255] * 215)


def overlap(one: Image.Image, other: Image.Image) -> float:
    """The share of what both cover in what either covers."""
    both, either = ImageChops.multiply(one, other), ImageChops.lighter(one, other)
    return both.histogram()[255] / either.histogram()[255]


@pytest.mark.parametrize(("one", "other"), [*itertools.combinations(("cd", "cc", "cb", "cs"), 2)])
def test_no_two_riders_share_their_outline_as_they_are_or_mirrored(one, other):
    a, b = outline(one), outline(other)
    assert max(overlap(a, b), overlap(a, ImageOps.mirror(b))) < 0.65  # four riders in one pose have up to 0.89
