"""The Piacentine pack as it ships: small numbers can be counted, clubs and swords turn to the middle, weights."""

import pytest
from PIL import Image, ImageChops

from assets.artwork import ledger
from scopa_gui.art.cache import sprites
from scopa_gui.art.masters import CLOSEUP
from scopa_gui.engine.cards import NAMES, card_named
from tests.art.test_optical_size import things

pytestmark = pytest.mark.whole

NUMBERS = [name for name in NAMES if name[0] in "234567"]


def printed(name: str) -> Image.Image:
    """Where a card shows something else than paper, white on black, without its frame."""
    with Image.open(ledger.CARDS / "piacentine" / f"{name}.webp") as picture:
        card = picture.convert("RGB").resize((240, 384)).crop((14, 14, 226, 370))
    apart = ImageChops.difference(card, Image.new("RGB", card.size, card.getpixel((0, 0)))).split()
    return ImageChops.lighter(ImageChops.lighter(apart[0], apart[1]), apart[2]).point(lambda value: 255 * (value > 60))


def same_upside_down(name: str) -> float:
    """The share of what a card and the same after half a turn both print in what either prints."""
    one = printed(name)
    other = one.transpose(Image.Transpose.ROTATE_180)
    both, either = ImageChops.multiply(one, other), ImageChops.lighter(one, other)
    return both.histogram()[255] / either.histogram()[255]


@pytest.mark.parametrize("name", NUMBERS)
def test_on_a_small_number_there_are_as_many_things_as_it_says(name):
    pixels = sprites(ledger.CARDS.parent, None, "piacentine", (60, 96)).card(card_named(name))
    small = Image.frombytes("RGBA", (60, 96), pixels).convert("RGB").crop((5, 5, 55, 91))
    assert len(things(small)) == int(name[0])


@pytest.mark.parametrize("name", ["4b", "6b", "4s", "6s"])
def test_clubs_turn_their_thin_ends_and_swords_their_hilts_to_the_middle(name):
    assert same_upside_down(name) > 0.75


def test_cups_all_stand_upright():
    assert same_upside_down("4c") < 0.65


def test_the_pack_is_light_to_carry():
    files = [*ledger.CARDS.glob("piacentine/*.webp"), *ledger.CARDS.glob(f"{CLOSEUP}/piacentine/*.webp")]
    assert len(files) == 2 * len(NAMES)
    assert sum(file.stat().st_size for file in files) < 4_600_000
