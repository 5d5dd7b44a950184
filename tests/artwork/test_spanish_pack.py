"""The Spanish pack as it ships: the pinta in the frame tells the suit, and no court is taken for another."""

import itertools

import pytest
from PIL import Image, ImageChops

from assets.artwork import ledger
from scopa_gui.art.cache import sprites
from scopa_gui.engine.cards import NAMES, card_named
from tests.art.test_optical_size import things

pytestmark = pytest.mark.whole

FRAME = 23
"""Card units from the edge to the middle of the frame's line."""
FIGURE = 40
"""Pixels that a figure in the corner covers at most, on a card 60 wide; a sign covers 100 and more."""
BREAKS = {"d": 0, "c": 1, "s": 2, "b": 3}
COURTS = [rank + suit for rank in "fcr" for suit in "dcsb"]


def master(name: str, deck: str = "spanish") -> Image.Image:
    """A card as it ships."""
    with Image.open(ledger.CARDS / deck / f"{name}.webp") as picture:
        return picture.convert("RGB")


def breaks(card: Image.Image, y: int) -> int:
    """How often the line of the frame is interrupted at a height, between its two corners."""
    row = [sum(card.getpixel((x, y))) > 384 for x in range(card.width // 10, card.width * 9 // 10)]
    return sum(kind for kind, _ in itertools.groupby(row))


@pytest.mark.parametrize("name", [name.lower() for name in NAMES])
def test_the_breaks_in_the_frame_tell_the_suit_at_both_ends(name):
    card = master(name)
    line = round(FRAME * card.height / 800)
    assert breaks(card, line) == breaks(card, card.height - 1 - line) == BREAKS[name[1]]


@pytest.mark.parametrize("name", ["7d", "fc", "rs"])
def test_the_frame_of_another_pack_has_no_breaks(name):
    card = master(name, "neapolitan")
    assert breaks(card, round(FRAME * card.height / 800)) == 0


@pytest.mark.parametrize("name", [rank + suit for suit in "DCBS" for rank in "234567"])
def test_on_a_small_number_the_signs_stand_apart(name):
    pixels = sprites(ledger.CARDS.parent, None, "spanish", (60, 96)).card(card_named(name))
    small = Image.frombytes("RGBA", (60, 96), pixels).convert("RGB").crop((5, 5, 55, 91))
    assert len([area for area in things(small) if area > FIGURE]) == int(name[0])


def test_no_two_courts_are_taken_for_each_other_on_a_small_card():
    small = {name: master(name).resize((60, 96)).convert("L").crop((5, 4, 55, 84)) for name in COURTS}
    for one, other in itertools.combinations(COURTS, 2):
        apart = ImageChops.difference(small[one], small[other]).histogram()
        assert sum(apart[50:]) > 0.25 * 50 * 80, (one, other)


@pytest.mark.parametrize("rank", "fcr")
def test_courts_are_other_figures_than_those_of_naples(rank):
    for suit in BREAKS:
        ours, theirs = (master(rank + suit, deck).resize((60, 96)).convert("L") for deck in ("spanish", "neapolitan"))
        assert sum(ImageChops.difference(ours, theirs).histogram()[50:]) > 0.2 * 60 * 96, suit
