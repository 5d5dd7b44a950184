"""The lower half of a reversible card is the upper one turned, as it is printed; a Neapolitan court has one way up."""

import numpy as np
import pytest
from PIL import Image

from assets.artwork import ledger
from scopa_gui.art.cache import sprites
from scopa_gui.art.masters import CLOSEUP, MASTER, SMALL
from scopa_gui.art.style import Style
from scopa_gui.engine.cards import card_named

pytestmark = pytest.mark.whole

COURTS = [rank + suit for suit in "dcbs" for rank in "fcr"]
REVERSIBLE = {"french": COURTS, "piacentine": [*COURTS, *(number + suit for suit in "bs" for number in "246")]}
SIZES = {"french": ("", CLOSEUP), "piacentine": ("", CLOSEUP, SMALL)}
PICTURES = [(size, deck, name) for deck, names in REVERSIBLE.items() for name in names for size in SIZES[deck]]
MOST = 0.02
"""The share of pixels that may differ: the edges, whose pixels are rounded and put into the few colours of a master."""
SEEN = 16
"""How far a channel is off, of 255, where the eye may see it; the grain of the paper differs by less."""


def unlike(pixels: np.ndarray) -> float:
    """The share of pixels that a picture and the same after half a turn show differently."""
    colours = pixels[..., :3].astype(int)
    return float((np.abs(colours - colours[::-1, ::-1]).max(-1) > SEEN).mean())


def master(deck: str, name: str, size: str = "") -> np.ndarray:
    """The pixels of a master."""
    with Image.open(ledger.CARDS / size / deck / f"{name}.webp") as picture:
        return np.asarray(picture.convert("RGB"))


@pytest.mark.parametrize(("size", "deck", "name"), PICTURES)
def test_a_reversible_card_is_the_same_card_upside_down(size, deck, name):
    assert unlike(master(deck, name, size)) <= MOST


@pytest.mark.parametrize("style", [Style(), Style(four_colours=True), Style(large_index=True, four_colours=True)])
@pytest.mark.parametrize("name", COURTS)
def test_what_is_stamped_on_a_french_court_is_turned_with_it(name, style):
    pixels = sprites(ledger.CARDS.parent, None, "french", MASTER, style).card(card_named(name.upper()))
    assert unlike(np.frombuffer(pixels, np.uint8).reshape(MASTER[1], MASTER[0], 4)) <= MOST


@pytest.mark.parametrize("name", COURTS)
def test_a_neapolitan_court_has_one_way_up(name):
    assert unlike(master("neapolitan", name)) > 0.2
