"""Suits told apart by eyes that see fewer colours: by colour where a deck promises it, by shape elsewhere.

How colours look is simulated with the matrices of Machado, Oliveira, Fernandes: "A Physiologically-based Model for
Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15(6), 2009, for
complete protanopia, deuteranopia and tritanopia, and with those of Vienot, Brettel, Mollon: "Digital Video
Colourmaps for Checking the Legibility of Displays by Dichromats", Color Research and Application 24(4), 1999, for the
first two; both work on linear RGB. Distances are CIEDE2000 (Sharma, Wu, Dalal 2005).
"""

import math
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from scopa_gui.art.cache import Style, sprites
from scopa_gui.art.faces import HEIGHT, STAMPS, WIDTH, signs_of
from scopa_gui.art.masters import decks
from scopa_gui.engine.cards import card_named

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SIZE = (250, 400)
SUITS = "DCBS"
PLAIN = np.eye(3)
EYES = {
    "all colours": PLAIN,
    "protanopia": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deuteranopia": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "tritanopia": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
    "protanopia, Vienot": [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]],
    "deuteranopia, Vienot": [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]],
}
APART = 15.0
"""CIEDE2000 above which two colours are taken for different at a glance; 1 is the least that can be seen side by side.
"""
ALIKE = 0.88
"""Two silhouettes that share more than this of what both cover together are one shape; clubs and spades share 0.83."""
DIFFERENT = 0.8
"""Whole cards of one rank share less of their ink than that, where the suits are Italian."""


def seen(rgb, matrix):
    """Colours 0..255 as eyes see them, as CIE Lab under D65."""
    share = np.asarray(rgb, float) / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    linear = np.clip(linear @ np.asarray(matrix).T, 0, 1)
    xyz = (
        linear
        @ np.array(
            [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
        ).T
    )
    f = xyz / (0.95047, 1.0, 1.08883)
    f = np.where(f > 216 / 24389, np.cbrt(f), (24389 / 27 * f + 16) / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], -1)


def ciede2000(one, other):
    """The distance of two Lab colours."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    c1, c2 = math.hypot(g * a1, b1), math.hypot(g * a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, g * a1)) % 360, math.degrees(math.atan2(b2, g * a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0
    if turn == -180:
        turn = 180
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    l, c = (l1 + l2) / 2, (c1 + c2) / 2  # noqa: E741 - the letter of the formula
    h = (h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2)) % 360
    t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63)
    sl, sc, sh = 1 + 0.015 * (l - 50) ** 2 / math.sqrt(20 + (l - 50) ** 2), 1 + 0.045 * c, 1 + 0.015 * c * t
    rt = -2 * math.sqrt(c**7 / (c**7 + 25**7)) * math.sin(math.radians(60 * math.exp(-(((h - 275) / 25) ** 2))))
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * dc / sc * dh / sh)


def cos(degrees):
    return math.cos(math.radians(degrees))


def french_sign(suit, *, four_colours):
    """The pixels of the upper sign of a French two, cut from the card as it ships."""
    x, y, high = signs_of(2)[0]
    k = SIZE[0] / WIDTH
    assert k == SIZE[1] / HEIGHT
    pixels = sprites(ASSETS, None, "french", SIZE, Style(four_colours=four_colours)).card(card_named(f"2{suit}"))
    card = Image.frombytes("RGBA", SIZE, pixels).convert("RGB")
    return np.asarray(
        card.crop(
            (round((x - high / 2) * k), round((y - high / 2) * k), round((x + high / 2) * k), round((y + high / 2) * k))
        )
    )


def silhouette(sign):
    """Where a sign is, not the paper it is printed on."""
    return np.abs(sign.astype(int) - sign[0, 0]).sum(-1) > 150


def colour(sign):
    """The colour most of a sign has, its flat tone."""
    tones, counts = np.unique(sign[silhouette(sign)] // 16, axis=0, return_counts=True)
    return tones[counts.argmax()] * 16 + 8


def overlap(one, other):
    """How much of what two silhouettes cover together both cover, each filling the same square."""
    a, b = (np.asarray(Image.fromarray(s[np.ix_(s.any(1), s.any(0))]).resize((64, 64))) for s in (one, other))
    return (a & b).sum() / (a | b).sum()


def confused(colours, eyes):
    """The suits that these eyes may mistake for each other by colour."""
    labs = {suit: seen(tone, EYES[eyes]) for suit, tone in colours.items()}
    return {a + b for a, b in combinations(colours, 2) if ciede2000(labs[a], labs[b]) < APART}


@pytest.fixture(scope="module")
def two_colours():
    return {suit: french_sign(suit, four_colours=False) for suit in SUITS}


@pytest.fixture(scope="module")
def four_colours():
    return {suit: french_sign(suit, four_colours=True) for suit in SUITS}


@pytest.mark.parametrize("eyes", EYES)
def test_each_suit_of_four_colours_has_one_of_its_own(four_colours, eyes):
    assert confused({suit: colour(sign) for suit, sign in four_colours.items()}, eyes) == set()


@pytest.mark.parametrize("eyes", EYES)
def test_red_suits_are_told_from_black_ones_by_colour(two_colours, eyes):
    assert confused({suit: colour(sign) for suit, sign in two_colours.items()}, eyes) == {"DC", "BS"}


@pytest.mark.parametrize("pair", ["DC", "BS"])
def test_french_suits_of_one_colour_are_told_apart_by_shape(two_colours, pair):
    one, other = (silhouette(two_colours[suit]) for suit in pair)
    assert overlap(one, other) < ALIKE


@pytest.mark.parametrize("pair", [*combinations(SUITS, 2)])
def test_neapolitan_suits_are_told_apart_by_shape_alone(pair):
    signs = []
    for suit in pair:
        with Image.open(ASSETS / "cards" / STAMPS / f"suit-{suit.lower()}.webp") as picture:
            signs.append(np.asarray(picture.getchannel("A")) > 128)
    assert overlap(*signs) < ALIKE


def ink(deck, name):
    """Where a card is printed on: what differs from the commonest colour, its paper."""
    pixels = np.frombuffer(sprites(ASSETS, None, deck, SIZE).card(card_named(name)), np.uint8).reshape(*SIZE[::-1], 4)
    card = pixels[8:-8, 8:-8, :3].astype(int)
    red, green, blue = np.moveaxis(card // 8, -1, 0)
    commonest = np.bincount((red << 10 | green << 5 | blue).ravel()).argmax()
    paper = np.array([commonest >> 10, commonest >> 5 & 31, commonest & 31]) * 8 + 4
    return np.abs(card - paper).sum(-1) > 90


@pytest.mark.rotating
@pytest.mark.parametrize("rank", "A234567FCR")
@pytest.mark.parametrize("deck", sorted({*decks(ASSETS)} - {"french"}))
def test_cards_of_one_rank_are_told_apart_by_shape_alone(deck, rank):
    drawn = {suit: ink(deck, rank + suit) for suit in SUITS}
    shared = {a + b: (drawn[a] & drawn[b]).sum() / (drawn[a] | drawn[b]).sum() for a, b in combinations(SUITS, 2)}
    assert max(shared.values()) < DIFFERENT, shared


def test_a_bad_palette_is_noticed():
    first_try = {"D": (31, 95, 180), "C": (201, 51, 31), "B": (29, 122, 58), "S": (43, 42, 51)}
    assert confused(first_try, "all colours") == set()
    assert confused(first_try, "protanopia") == confused(first_try, "deuteranopia") == {"CB"}
    assert confused(first_try, "tritanopia") == {"DB"}


def test_a_shape_is_not_told_from_itself_nor_from_one_a_little_fatter(two_colours):
    heart = silhouette(two_colours["C"])
    assert overlap(heart, heart) == 1
    fat = heart | np.roll(heart, 2, 1)
    assert overlap(heart, fat) > ALIKE


def test_the_distance_is_that_of_the_published_examples():
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert ciede2000((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514)) == pytest.approx(0.9082, abs=1e-4)
