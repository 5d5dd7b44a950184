"""Clubs grown otherwise than the plain one: another trunk, a mirrored one, a leaf or a bud on a stub."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, shape, stroke
from assets.artwork.palette import BROWN, CUT_WOOD, CUT_WOOD_SH, GREEN, GREEN_HI, GREEN_SH, GREENS, REDS, WHITES, Tones
from assets.artwork.parts.plants import flower, leaf
from assets.artwork.parts.signs import club, rind, scar, stub

LEANING = (
    "-11,146! -15,118 -20,98 -15,72 -16,50 -23,30 -18,6 -25,-16 -30,-38 -23,-60 -27,-84 -35,-106 -29,-128 -16,-146 "
    "0,-150 17,-146 30,-132 28,-110 34,-86 27,-60 23,-36 30,-12 25,10 19,30 21,54 15,76 18,100 13,122 11,146! 0,151"
)
BARK = (
    "-5,130 -9,100 -3,74",
    "5,64 0,34 5,4 -2,-22",
    "-12,-6 -15,-34 -9,-58",
    "9,-44 13,-70 7,-94",
    "-15,-90 -17,-110 -11,-130",
)
SPLITS = ("-8,-126 -13,-104 -10,-88", "13,-60 16,-40 11,-22", "-9,4 -12,28 -7,48", "4,76 7,100 3,128")
Bud = tuple[str, Tones | None]
"""Where something sprouts, `high`, `mid` or `low`, and the colour of its flower; None for leaves alone."""
STUBS = {"high": (27, -78, 58, 25), "mid": (-25, -24, -60, 25), "low": (17, 40, 60, 20)}


def trunk(
    d: Drawing, x: float, y: float, length: float, width: float = 1.0, kind: str = "plain", bud: Bud | None = None
) -> None:
    """A knotty club, thick end up: `plain`, `leaning`, either with an m for mirrored; a negative width mirrors too."""
    m = -1 if kind.startswith("m") else 1
    if kind.endswith("plain"):
        club(d, x, y, length, 0, width * m)
        return
    s = length / 300
    with d.at(x, y, 0, s, sx=s * width * m, sy=s, line=s**0.7):
        for place, (px, py, ang, ln) in STUBS.items():
            stub(d, px, py, ang, ln, ln * 0.38)
            if bud and bud[0] == place:
                _sprout(d, px, py, ang, bud[1])
        stub(d, -13, 92, -58, 17, 6.5)
        _trunk(d)


def _sprout(d: Drawing, x: float, y: float, ang: float, petals: Tones | None) -> None:
    """A twig out of a stub."""
    with d.at(x, y, ang, 1, line=1):
        for a, ln in ((-128, 34), (-52, 34)):
            leaf(d, 0, -24, a, ln, 12, GREENS, line=3.2, vein=False)
        if petals:
            flower(d, 0, -34, 15, petals, 5)
        else:
            leaf(d, 0, -24, -90, 40, 13, GREENS, line=3.2, vein=False)


def _trunk(d: Drawing) -> None:
    body = shape(LEANING)
    d.fill(body, GREEN)
    d.shade(body, GREEN_SH, 13, 5)
    if d.lod > 0:
        d.glint(body, GREEN_HI, 6, 5, 4)
        d.engrave(body, ang=62, gap=6.2, depth=20, w=3.0)
        for line in SPLITS:
            d.ink(stroke(line), 6.5, taper=(0.5, 0.6), color=BROWN)
    for line in BARK:
        d.ink(stroke(line), 3.2 if d.small else 2.6, taper=(0.5, 0.5))
    for x, y, r in ((5, 58, 6.5), (-7, -66, 8), (10, -112, 6)):
        scar(d, x, y, r)
    rind(d, body)
    d.obj(circle(0, -140, 21, 8.5), CUT_WOOD, CUT_WOOD_SH, None, w=3.8, sd=(5, 2))
    d.ink(arc(0, -140, 11.5, 30, 320, 4.2), 2.2, taper=(0.3, 0.3), color=BROWN)


RED_BUD: Bud = ("mid", REDS)
WHITE_BUD: Bud = ("high", WHITES)
LEAVES: Bud = ("low", None)
