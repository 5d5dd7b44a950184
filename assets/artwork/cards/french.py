"""The aces of the French suits, and the paper of their numbers."""

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, stroke
from assets.artwork.palette import BLACK, BLACK_SH, EDGE, GOLD, GOLD_HI, GOLD_SH, INK, REDS
from assets.artwork.parts.french_signs import SIGN_TONES, french_sign
from assets.artwork.parts.garlands import GARLANDS
from assets.artwork.parts.plants import leaf, sprig
from assets.artwork.parts.signs import coin
from assets.artwork.parts.stock import frame


def blank(d: Drawing) -> None:
    """The paper of the numbers: their signs are stamped on it."""
    french_frame(d)


def garland_ace(d: Drawing, suit: str, colour: str) -> None:
    """The aces of diamonds, hearts and clubs: a large engraved sign in an oval garland."""
    GARLANDS[suit](d)
    base, dark, light = SIGN_TONES[colour]
    sign = french_sign(suit)
    with d.at(250, 398, 0, 1.36):
        d.fill(sign, base)
        d.shade(sign, dark, 9, 10)
        d.glint(sign, light, 12, 6, 7)
        d.contour(sign, 3.6, color=INK)
        for inset, w in ((8, 1.7), (11.5, 0.8)):
            d.contour(_inset(sign, inset), w, color=GOLD, k=0)
    with d.at(250, {"D": 398, "H": 384, "C": 400}[suit], 0, {"D": 0.7, "H": 0.86, "C": 0.7}[suit]):
        _heart_of_sign(d)
    french_frame(d)


def _heart_of_sign(d: Drawing) -> None:
    """A golden flower with four sprigs, in the middle of a sign."""
    tones = (GOLD, GOLD_SH, GOLD_HI)
    for a in (0, 90, 180, 270):
        with d.at(0, 0, a, 1, line=1):
            leaf(d, 0, -26, -90, 48, 17, tones, line=2.4)
            leaf(d, -8, -24, -128, 30, 11, tones, line=2.2)
            leaf(d, 8, -24, -52, 30, 11, tones, line=2.2)
    coin(d, 0, 0, 38)


def _inset(path: Path, k: float) -> Path:
    """The outline moved inwards by k units."""
    g = path.poly().buffer(-k)
    largest = max(getattr(g, "geoms", [g]), key=lambda part: part.area)
    return Path([np.asarray(largest.exterior.coords)], True)


def asso_picche(d: Drawing) -> None:
    """The ornate ace of spades."""
    big = french_sign("S")
    with d.at(250, 392, 0, 2.35):
        d.fill(big, BLACK)
        d.shade(big, BLACK_SH, 7, 8)
        d.contour(big, 3.2, color=INK)
        for inset, w in ((9, 1.5), (12.5, 0.7)):
            d.contour(_inset(big, inset), w, color=GOLD, k=0)
    # ornament inside: sun-coin, sprigs and flowers
    with d.at(250, 392, 0, 1):
        V2 = (GOLD, GOLD_SH, GOLD_HI)
        for m in (1, -1):
            with d.at(0, 0, 0, 1, sx=m, sy=1):
                sprig(d, "10,72 52,66 92,56 130,34 138,6", 4, 36, c=V2, berries=REDS)
                sprig(d, "8,-70 34,-84 52,-60 84,-40 106,-22", 3, 30, c=V2, berries=REDS)
        leaf(d, 0, -96, -90, 62, 20, V2)
        leaf(d, -6, -92, -122, 42, 14, V2)
        leaf(d, 6, -92, -58, 42, 14, V2)
        d.ink(stroke("0,100 0,190"), 4, taper=(0.1, 0.6), color=GOLD)
        coin(d, 0, 8, 74)
    french_frame(d)


def french_frame(d: Drawing) -> None:
    """The hairline that frames a French card."""
    frame(d, 14, 2.2, EDGE, 22)
