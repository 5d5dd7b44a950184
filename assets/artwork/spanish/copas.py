"""Ace to seven of copas: tall golden chalices without lids, a band of enamel round each."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.parts.plants import leaf
from assets.artwork.spanish.pinta import paper, pinta, places
from assets.artwork.spanish.tints import AZURE, LEAF_GREEN, LINEN, SANGUINE, SCARLET, YELLOW

HIGH = {2: 306, 3: 284, 4: 250, 5: 212, 6: 212, 7: 190}
WIDE = {7: 1.04}
SMALLER = {5: 0.9, 6: 0.95, 7: 0.92}
"""How much lower cups are on small cards, where their lines are heavier: they stay apart."""


def goblet(d: Drawing, x: float, y: float, h: float, wide: float = 1.0) -> None:
    """A chalice h units high around (x, y): fluted foot, long stem with a knop, a tulip of a bowl."""
    s = h / 200
    with d.at(x, y, 0, s, sx=s * wide, sy=s):
        _foot(d)
        _bowl(d)
        _lip(d)


def _foot(d: Drawing) -> None:
    stem = "-6,28! -7,52 -12,66 -30,78 -42,88! 42,88! 30,78 12,66 7,52 6,28!"
    d.obj(shape(stem), YELLOW[0], YELLOW[1], None, w=4.8, sd=(13, 3))
    for a, b in (("-4,58", "-24,84"), ("0,58", "-5,86"), ("4,58", "16,86")):
        d.ink(stroke(f"{a} {b}"), 2.3, taper=(0.3, 0.4))
    d.obj(
        shape("-48,86! 0,80 48,86! 50,96 46,101! 0,106 -46,101! -50,96"),
        SCARLET[0],
        SCARLET[1],
        SCARLET[2],
        w=4.6,
        sd=(12, 4),
        hinset=4,
    )
    d.obj(circle(0, 44, 15, 11), SCARLET[0], SCARLET[1], SCARLET[2], w=4.4, sd=(6, 5), hinset=3, hd=(3, 2))
    d.obj(shape("-10,28! 10,28! 12,34! -12,34!"), YELLOW[0], YELLOW[1], None, w=3.6, sd=(8, 1))


def _bowl(d: Drawing) -> None:
    bowl = shape("-56,-86! -50,-60 -47,-36 -42,-8 -28,16 -10,28! 10,28! 28,16 42,-8 47,-36 50,-60 56,-86!")
    d.fill(bowl, YELLOW[0])
    with d.clip(bowl):
        for x, w in () if d.small else ((-32, 12), (-12, 15), (12, 15), (32, 12)):
            rib = shape(
                [(x * 0.3, 30, 1), (x - w * 0.9, 4), (x - w * 0.7, -16), (x, -24), (x + w * 0.7, -16), (x + w * 0.9, 4)]
            )
            d.obj(rib, YELLOW[2], None, None, w=3)
    d.shade(bowl, YELLOW[1], 22, 3)
    band = shape("-51,-62! 0,-50 51,-62! 48,-34! 0,-22 -48,-34!")
    d.obj(band, SCARLET[0], SCARLET[1], None, w=3.6, sd=(20, 1))
    for x, y in () if d.small else ((-30, -46), (0, -37), (30, -46)):
        d.obj(
            shape([(x, y - 10, 1), (x + 9, y, 1), (x, y + 10, 1), (x - 9, y, 1)]),
            YELLOW[2],
            YELLOW[0],
            None,
            w=2.8,
            sd=(3, 3),
        )
    if d.lod > 0:
        d.ink(stroke("-47,-76 -44,-66"), 4.6, taper=(0.4, 0.4), color=LINEN[0])
        d.ink(stroke("-38,-24 -35,-8 -27,6"), 4.4, taper=(0.4, 0.5), color=LINEN[0])
    d.contour(bowl, 5)


def _lip(d: Drawing) -> None:
    d.obj(circle(0, -88, 58, 14), YELLOW[2], YELLOW[0], None, w=4.6, sd=(10, 2))
    mouth = circle(0, -88, 48, 9)
    d.fill(mouth, SANGUINE)
    with d.clip(mouth):
        d.fill(circle(2, -83, 44, 7), SCARLET[0])
    d.contour(mouth, 2.6, k=-0.4)


def numbers(d: Drawing, n: int) -> None:
    """Two to seven of copas, plain but for a carnation between two."""
    paper(d)
    for x, y in places(n, tall=True):
        goblet(d, x, y, HIGH[n] * (SMALLER.get(n, 1) if d.small else 1), WIDE.get(n, 1.0))
    if n == 2 and not d.small:
        for m in (1, -1):
            with d.at(250, 400, 0, 1, sx=m, sy=1, line=1):
                carnation(d, 118, -24, 30)
    pinta(d, "c")


def carnation(d: Drawing, x: float, y: float, r: float) -> None:
    """A red carnation on its stem, leaves below."""
    stem = stroke([(x, y + r * 0.5), (x - 6, y + r * 2), (x - 2, y + r * 3.6)])
    d.ink(stem, 7, taper=(0, 0.2), wob=0)
    d.ink(stem, 3.2, taper=(0, 0.2), wob=0, color=LEAF_GREEN[0])
    for f, a, ln in ((0.5, -24, 1.5), (0.62, 214, 1.6), (0.86, -40, 1.3)):
        q, _ = stem.at(f)
        leaf(d, q[0], q[1], a, r * ln, r * 0.34, LEAF_GREEN, line=2.6)
    with d.at(x, y, 0, r / 30):
        d.obj(shape("-11,4! -9,26 0,32 9,26 11,4!"), LEAF_GREEN[0], LEAF_GREEN[1], None, w=2.8, sd=(6, 2))
        frill = (
            "0,12! -18,10 -32,-2! -28,-8 -32,-16! -24,-19 -22,-28! "
            "-12,-27 -6,-34! 2,-29 8,-34! 14,-27 23,-28! 24,-18 32,-14! 28,-7 31,0! 18,10"
        )
        d.obj(shape(frill), SCARLET[0], SCARLET[1], SCARLET[2], w=3, sd=(6, 7), hinset=5, hd=(3, 3))
        for line in ("0,8 -12,-6 -20,-14", "0,6 -3,-10 -6,-22", "2,6 8,-8 10,-22", "4,8 16,0 22,-8"):
            d.ink(stroke(line), 2.2, taper=(0.2, 0.6))


def ace(d: Drawing) -> None:
    """The great chalice with two handles, flowers at its foot."""
    paper(d)
    for m in (1, -1):
        with d.at(250, 400, 0, 1, sx=m, sy=1, line=1):
            carnation(d, 168, 132, 34)
            for a, ln in ((-8, 86), (-34, 74), (22, 60)):
                leaf(d, 70, 262, a, ln, 20, LEAF_GREEN, line=3)
            _handle(d)
    _great_chalice(d)
    pinta(d, "c")


def _handle(d: Drawing) -> None:
    """A scrolled handle from the lip to the belly."""
    for w, c in ((25, None), (15.5, YELLOW[0])):
        d.ink(stroke("134,-196 186,-222 206,-166 178,-92 124,-40"), w, taper=(0, 0), wob=0, color=c)
    d.ink(stroke("146,-198 184,-206 194,-162 170,-100"), 3.6, taper=(0.3, 0.4), wob=0, color=YELLOW[2])
    d.obj(circle(132, -192, 15), SCARLET[0], SCARLET[1], SCARLET[2], w=3.4, sd=(4, 4), hinset=4)


def _great_chalice(d: Drawing) -> None:
    with d.at(250, 408, 0, 2.9, sx=2.9, sy=2.9, line=1):
        _foot(d)
        _bowl(d)
        _lip(d)
        for x, y in ((-30, -46), (0, -37), (30, -46)):
            d.obj(circle(x, y, 3.6), AZURE[0], None, None, w=2.6)
        for x in (-15, 15):
            d.obj(circle(x, -40.5, 3), LINEN[0], LINEN[1], None, w=2.4, sd=(1, 1))
        for x, y in ((-32, 1), (-12, 4), (12, 4), (32, 1)):
            with d.at(x, y, 0, 0.26, line=1):
                for a in (0, 90, 180, 270):
                    with d.at(0, 0, a, 1, line=1):
                        d.obj(shape("0,-3! 10,-16 0,-28! -10,-16"), SCARLET[0], None, None, w=2)
        for k in range(-3, 4):
            d.obj(circle(k * 12.5, 93.5 - abs(k) * 0.35, 3.4), YELLOW[2], None, None, w=2.4)
        for x in (-8, 0, 8):
            d.ink(stroke([(x * 0.9, 35), (x, 44), (x * 0.9, 53)]), 2.6, taper=(0.3, 0.3), color=YELLOW[2])
