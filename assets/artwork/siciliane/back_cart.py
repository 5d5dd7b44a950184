"""The painted-cart back: a great wheel between half wheels, teeth and scrolls in the colours of the carts of Sicily."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, rect, shape
from assets.artwork.palette import INK
from assets.artwork.parts.flat import border, field, piece, ringed, scroll, twice
from assets.artwork.siciliane.cart_paint import LEAF, LINEN, ORANGE, POPPY, SEA, SUN

INNER = (66, 66, 368, 668)
"""The picture inside the teeth: x, y, width, height."""


def back_carretto(d: Drawing) -> None:
    """The whole back, the same after half a turn."""
    field(d, SEA[0])
    twice(d, _teeth)
    x, y, w, h = INNER
    inner = rect(x, y, w, h, 4)
    piece(d, inner, POPPY[0], 4)
    with d.clip(inner):
        twice(d, _ornaments)
        wheel(d, 250, 400, 158)
    d.contour(inner, 4, k=0, wob=0)
    twice(d, _studs)
    border(d, POPPY[1], SUN[0])


def _teeth(d: Drawing) -> None:
    """Yellow teeth along the upper and the left side of the blue band."""
    for k in range(14):
        a = 54 + 28 * k
        piece(d, shape([(a, 64, 1), (a + 14, 39, 1), (a + 28, 64, 1)]), (SUN, ORANGE)[k % 2][0], 2)
    for k in range(25):
        a = 53 + 27.8 * k
        piece(d, shape([(64, a, 1), (39, a + 13.9, 1), (64, a + 27.8, 1)]), (SUN, ORANGE)[k % 2][0], 2)


def _studs(d: Drawing) -> None:
    """Round studs on two corners of the band."""
    for x, y in ((51, 51), (449, 51)):
        ringed(d, x, y, 16, (SUN[0], POPPY[0], LINEN[0]))


def _ornaments(d: Drawing) -> None:
    """The upper half: half a wheel, quarter roses in the corners, scrolls, a lozenge between."""
    wheel(d, 250, 66, 112)
    for m in (1, -1):
        with d.at(250, 0, 0, 1, sx=m, line=1):
            _rose(d, 184, 66, 74)
            _rose(d, 184, 280, 50)
            scroll(d, 60, 236, 8, 1.05, SUN[0], 8)
            scroll(d, 128, 190, -96, 0.92, SUN[0], 8)
    piece(d, "250,180! 278,209! 250,240! 222,209!", LEAF[0], 3)
    piece(d, "250,194! 264,209! 250,226! 236,209!", SUN[0], 2.4)


def _rose(d: Drawing, x: float, y: float, r: float) -> None:
    """A round flower of twelve petals."""
    piece(d, circle(x, y, r), LEAF[0], 3)
    for k in range(12):
        with d.at(x, y, 30 * k, r / 74, line=1):
            piece(d, "0,-20! 12,-42 8,-60 0,-66 -8,-60 -12,-42", (LINEN, SUN)[k % 2][0], 2.2)
    ringed(d, x, y, r * 0.3, (SEA[0], SUN[0], POPPY[0]))


def wheel(d: Drawing, x: float, y: float, r: float) -> None:
    """A cart wheel with twelve turned spokes."""
    with d.at(x, y, 0, r / 100):
        piece(d, circle(0, 0, 100), SUN[0], 3)
        piece(d, circle(0, 0, 93), LEAF[0], 2.4)
        for k in range(36):
            with d.at(0, 0, 10 * k, 1, line=1):
                piece(d, circle(0, -86.5, 3), (SUN if k % 3 else LINEN)[0], 0)
        piece(d, circle(0, 0, 80), SUN[0], 2.4)
        piece(d, circle(0, 0, 75), SEA[0], 2.4)
        for k in range(12):
            with d.at(0, 0, 30 * k, 1, line=1):
                spoke = "-3,-26! -4,-34 -8,-40 -4,-46 -7,-56 -4,-64 -6,-75! 6,-75! 4,-64 7,-56 4,-46 8,-40 4,-34 3,-26!"
                piece(d, spoke, (SUN, ORANGE)[k % 2][0], 2)
                piece(d, circle(0, -56, 2.8), POPPY[0], 0)
            with d.at(0, 0, 30 * k + 15, 1, line=1):
                piece(d, "0,-74! 8,-64! 0,-50! -8,-64!", LINEN[0], 1.8)
        ringed(d, 0, 0, 29, (SUN[0], POPPY[0]), 2.4)
        for k in range(8):
            with d.at(0, 0, 45 * k, 1, line=1):
                piece(d, "0,-22! 5,-12 0,-6! -5,-12", LINEN[0], 1.8, INK)
        piece(d, circle(0, 0, 6), SUN[0], 1.8)
