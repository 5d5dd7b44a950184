"""A court of two halves is the same card upside down; a number of a pack with single ends is not."""

import numpy as np
import pytest
from PIL import Image

from assets.artwork import ledger

DOUBLE = ("piacentine", "french")
COURTS = [rank + suit for suit in "dcbs" for rank in "fcr"]


def same_upside_down(deck: str, name: str) -> float:
    """The share of what a card and the same after half a turn both print in what either prints."""
    with Image.open(ledger.CARDS / deck / f"{name}.webp") as picture:
        pixels = np.asarray(picture.convert("RGB").resize((240, 384))).astype(int)[12:-12, 12:-12]
    tones, counts = np.unique(pixels.reshape(-1, 3) // 8, axis=0, return_counts=True)
    printed = np.abs(pixels - tones[counts.argmax()] * 8 - 4).sum(-1) > 60
    turned = printed[::-1, ::-1]
    return (printed & turned).sum() / (printed | turned).sum()


@pytest.mark.parametrize("name", COURTS)
@pytest.mark.parametrize("deck", DOUBLE)
def test_a_double_court_is_the_same_card_upside_down(deck, name):
    assert same_upside_down(deck, name) > 0.8


@pytest.mark.parametrize("name", COURTS)
def test_a_neapolitan_court_has_one_way_up(name):
    assert same_upside_down("neapolitan", name) < 0.6
