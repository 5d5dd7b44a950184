"""The paper of the French numbers, and what is stamped on it beside the signs: aces, wreaths and an ornament."""

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, circle, stroke
from assets.artwork.palette import BLACK, BLACK_SH, EDGE, GOLD, GOLD_HI, GOLD_SH, INK, REDS, WHITE, WHITE_SH
from assets.artwork.parts.french_signs import SIGN_TONES, french_sign
from assets.artwork.parts.garlands import GARLANDS
from assets.artwork.parts.plants import leaf, sprig
from assets.artwork.parts.signs import coin
from assets.artwork.parts.stock import H, W, frame
from scopa_gui.art.faces import ACE, ACE_OF_SPADES, BOW, ORNAMENT, ORNAMENT_WIDE, WREATH, WREATH_WIDE

FOIL = (GOLD, GOLD_SH, GOLD_HI)


def blank(d: Drawing) -> None:
    """The paper of the aces and numbers: their signs are stamped on it."""
    french_frame(d)


def wreath(d: Drawing, suit: str) -> None:
    """The oval garland of an ace, in the middle of the picture."""
    with d.at((WREATH * WREATH_WIDE - W) / 2, (WREATH - H) / 2 - BOW):
        GARLANDS[suit](d)


def ace(d: Drawing, suit: str, colour: str) -> None:
    """A large engraved sign with a golden flower, in the middle of the picture."""
    base, dark, light = SIGN_TONES[colour]
    sign = french_sign(suit)
    with d.at(ACE / 2, ACE / 2):
        with d.at(0, 0, 0, 1.36):
            d.fill(sign, base)
            d.shade(sign, dark, 9, 10)
            d.glint(sign, light, 12, 6, 7)
            d.contour(sign, 3.6, color=INK)
            for inset, w in ((8, 1.7), (11.5, 0.8)):
                d.contour(_inset(sign, inset), w, color=GOLD, k=0)
        with d.at(0, {"D": 0, "H": -14, "C": 2}[suit], 0, {"D": 0.7, "H": 0.86, "C": 0.7}[suit]):
            _heart_of_sign(d)


def _heart_of_sign(d: Drawing) -> None:
    """A golden flower with four sprigs, in the middle of a sign."""
    for a in (0, 90, 180, 270):
        with d.at(0, 0, a, 1, line=1):
            leaf(d, 0, -26, -90, 48, 17, FOIL, line=2.4)
            leaf(d, -8, -24, -128, 30, 11, FOIL, line=2.2)
            leaf(d, 8, -24, -52, 30, 11, FOIL, line=2.2)
    coin(d, 0, 0, 38)


def _inset(path: Path, k: float) -> Path:
    """The outline moved inwards by k units."""
    g = path.poly().buffer(-k)
    largest = max(getattr(g, "geoms", [g]), key=lambda part: part.area)
    return Path([np.asarray(largest.exterior.coords)], True)


def ace_of_spades(d: Drawing) -> None:
    """The ornate sign of the ace of spades, in the middle of the picture."""
    big = french_sign("S")
    with d.at(ACE_OF_SPADES / 2, ACE_OF_SPADES / 2):
        with d.at(0, 0, 0, 2.35):
            d.fill(big, BLACK)
            d.shade(big, BLACK_SH, 7, 8)
            d.contour(big, 3.2, color=INK)
            for inset, w in ((9, 1.5), (12.5, 0.7)):
                d.contour(_inset(big, inset), w, color=GOLD, k=0)
        for m in (1, -1):
            with d.at(0, 0, 0, 1, sx=m, sy=1):
                sprig(d, "10,72 52,66 92,56 130,34 138,6", 4, 36, c=FOIL, berries=REDS)
                sprig(d, "8,-70 34,-84 52,-60 84,-40 106,-22", 3, 30, c=FOIL, berries=REDS)
        leaf(d, 0, -96, -90, 62, 20, FOIL)
        leaf(d, -6, -92, -122, 42, 14, FOIL)
        leaf(d, 6, -92, -58, 42, 14, FOIL)
        d.ink(stroke("0,100 0,190"), 4, taper=(0.1, 0.6), color=GOLD)
        coin(d, 0, 8, 74)


def ornament(d: Drawing) -> None:
    """A slip of the jewelled band with a leaf at both ends, and no lozenge that would count as a sign."""
    with d.at(ORNAMENT * ORNAMENT_WIDE / 2, ORNAMENT / 2):
        for a in (0, 180):
            with d.at(0, 0, a, 1, line=1):
                d.ink(stroke("20,0 60,0 104,0"), 3.4, taper=(0, 0.7), wob=0)
                for m in (1, -1):
                    leaf(d, 42, 0, m * 24, 34, 9, FOIL, line=1.9, vein=False)
                leaf(d, 62, 0, 0, 30, 9, FOIL, line=1.9, vein=False)
        for x, r in ((0, 8), (-17, 6), (17, 6), (-31, 4.4), (31, 4.4)):
            d.obj(circle(x, 0, r), GOLD, GOLD_SH, None, w=2, sd=(2, 2))
        d.obj(circle(0, 0, 3.6), WHITE, WHITE_SH, None, w=1.6, sd=(1, 1))


def french_frame(d: Drawing) -> None:
    """The hairline that frames a French card."""
    frame(d, 14, 2.2, EDGE, 22)
