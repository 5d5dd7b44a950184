"""Small things of the island between the signs: prickly pears, oranges, blossom, a Moor's-head vase, fish, a lizard."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, shape, stroke, tube
from assets.artwork.palette import INK, WHITE
from assets.artwork.parts.heads import eye
from assets.artwork.parts.plants import flower, leaf
from assets.artwork.siciliane.cart_paint import LEAF, LINEN, ORANGE, PEARL, POPPY, SEA, STONE, SUN

MOOR = ("#9a5a35", "#6d3b21", "#c08457")


def prickly_pear(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1) -> None:
    """Pads of a prickly pear with their fruit, about 130 x 150, standing on (x, y)."""
    with d.at(x, y, 0, s, sx=s * m, sy=s):
        for px, py, a, h in ((-30, -44, -38, 62), (30, -50, 34, 66), (-4, -78, -6, 68), (0, 0, 0, 84)):
            with d.at(px, py, a, 1, line=1):
                pad = shape(
                    [(-7, 0), (-h * 0.36, -h * 0.5), (-h * 0.22, -h), (h * 0.22, -h), (h * 0.36, -h * 0.5), (7, 0)]
                )
                d.obj(pad, LEAF[0], LEAF[1], LEAF[2], w=3.2, sd=(7, 6), hinset=4, hd=(3, 3))
                for u, v in ((-0.12, 0.3), (0.12, 0.45), (-0.14, 0.62), (0.08, 0.78)):
                    d.ink(stroke([(h * u - 4, -h * v - 3), (h * u, -h * v), (h * u + 5, -h * v - 3)]), 1.9, (0.3, 0.3))
        for px, py, a, c in (
            (-78, -84, -60, POPPY),
            (-60, -100, -30, ORANGE),
            (60, -106, 24, POPPY),
            (78, -94, 50, ORANGE),
            (-22, -148, -22, ORANGE),
            (2, -150, 6, POPPY),
        ):
            with d.at(px, py, a, 1, line=1):
                d.obj(shape("-7,10 -10,-4 -6,-14! 6,-14! 10,-4 7,10"), c[0], c[1], None, w=2.8, sd=(4, 3))


def orange_branch(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1) -> None:
    """Two oranges, leaves and a blossom, about 130 x 80."""
    with d.at(x, y, 0, s, sx=s * m, sy=s):
        for rim, colour in ((5.2, INK), (0, STONE[1])):
            for knots in ("-66,-8 -30,-26 6,-22 50,-34", "-30,-26 -25,-18 -25,-6", "18,-25 26,-20 27,-12"):
                d.ink(stroke(knots), 4.4 + rim, (0, 0.2), colour, wob=0)
        for lx, ly, a, ln in (
            (-56, -12, 200, 36),
            (-44, -18, -80, 34),
            (-6, -24, -56, 40),
            (40, -30, -20, 40),
            (22, -26, 70, 36),
            (-30, -20, 120, 34),
        ):
            leaf(d, lx, ly, a, ln, ln * 0.36, LEAF)
        for ox, oy, r in ((-26, 14, 25), (26, 10, 28)):
            d.obj(circle(ox, oy, r), ORANGE[0], ORANGE[1], ORANGE[2], w=3.2, sd=(7, 8), hinset=5, hd=(4, 5))
            for u, v in ((-6, 6), (4, 10), (8, 0), (-2, -4)):
                d.fill(circle(ox + u, oy + v, 1.5), ORANGE[1])
            d.fill(circle(ox + 2, oy - r + 7, 3), LEAF[1])
        flower(d, 2, -30, 13, LINEN, 5, SUN)


ALMOND = ("#f7b7b0", "#dd8781")
TWIG = ("-70,18 -34,4 2,8 40,-4 76,-20", "-44,8 -40,-6 -46,-20", "-4,8 8,-10 26,-26", "26,0 34,12 48,20")
"""A twig and the shoots out of it."""


def blossom(d: Drawing, x: float, y: float, s: float = 1.0, rot: float = 0) -> None:
    """A twig of almond blossom, about 180 x 80: every flower on its shoot."""
    with d.at(x, y, rot, s):
        for rim, colour in ((5.6, INK), (0, STONE[1])):
            for w, knots in zip((6.4, 4.8, 4.8, 4.8), TWIG, strict=True):
                d.ink(stroke(knots), w + rim, (0, 0.15), colour, wob=0)
        for lx, ly, a, ln in ((-58, 12, 118, 30), (14, 6, 100, 32), (56, -12, -84, 30), (-16, 5, -104, 28)):
            leaf(d, lx, ly, a, ln, 11, LEAF, line=3.6, vein=False)
        for fx, fy, r in ((-74, 16, 19), (-46, -22, 20), (28, -26, 22), (48, 20, 18), (80, -20, 20)):
            _almond_flower(d, fx, fy, r)


def _almond_flower(d: Drawing, x: float, y: float, r: float) -> None:
    """Five notched petals around a red heart."""
    for k in range(5):
        with d.at(x, y, 72 * k + x, r / 20, line=1):
            petal = shape("0,0! -9,-5 -12,-13 -5,-20! 0,-17! 5,-20! 12,-13 9,-5")
            d.obj(petal, *ALMOND, None, w=3, sd=(2.4, 2.4))
    d.obj(circle(x, y, r * 0.26), POPPY[0], None, None, w=2.6)


def moor_vase(d: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """A vase in the shape of a crowned Moor's head with prickly pears in it, about 130 x 210, its middle at (x, y)."""
    with d.at(x, y, 0, s):
        prickly_pear(d, 0, -34, 0.62)
        d.obj(shape("-34,92! -26,72 26,72 34,92! 0,100"), SEA[0], SEA[1], None, w=3.2, sd=(8, 4))
        d.obj(shape("-18,76! -16,58 16,58 18,76!"), MOOR[0], MOOR[1], None, w=3)
        for m in (1, -1):
            d.obj(circle(m * 40, 16, 8, 12), MOOR[0], MOOR[1], None, w=3)
            d.ink(arc(m * 41, 34, 7, 0, 360), 5, taper=(0, 0), wob=0)
            d.ink(arc(m * 41, 34, 7, 0, 360), 2.4, taper=(0, 0), wob=0, color=SUN[0])
        face = shape("0,-28 30,-22 40,6 36,36 20,60 0,68 -20,60 -36,36 -40,6 -30,-22")
        d.obj(face, MOOR[0], MOOR[1], MOOR[2], w=3.4, sd=(9, 8))
        for m in (1, -1):
            eye(d, m * 16, 10, 20, 0, lid=3.6, h=1.3)
            d.ink(stroke([(m * 5, -3), (m * 17, -9), (m * 30, -2)]), 4.2, taper=(0.3, 0.5))
        d.ink(stroke("3,8 4,22 9,30 0,33 -7,31"), 2.6, taper=(0.4, 0.4), wob=0)
        d.obj(shape("-13,45! -5,40 0,42 5,40 13,45! 5,52 -5,52"), POPPY[0], None, None, w=2.2)
        _vase_crown(d)


def _vase_crown(d: Drawing) -> None:
    crown = shape("-46,-8! -54,-52! -38,-40 -28,-60! -14,-42 0,-64! 14,-42 28,-60! 38,-40 54,-52! 46,-8! 0,2")
    d.obj(crown, SUN[0], SUN[1], SUN[2], w=3.4, sd=(8, 5), hinset=4, hd=(2, 2))
    for k, u in enumerate((-33, -16, 0, 16, 33)):
        d.obj(circle(u, -16 + 4 * (1 - abs(u) / 33), 5), (POPPY, LEAF)[k % 2][0], None, None, w=2.2)
    for u, v in ((-54, -54), (-28, -62), (0, -66), (28, -62), (54, -54)):
        d.obj(circle(u, v, 4.6), LINEN[0], None, None, w=2.2)


def swordfish(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1, rot: float = 0) -> None:
    """A swordfish swimming to the right, about 190 x 70."""
    with d.at(x, y, rot, s, sx=s * m, sy=s):
        d.obj(shape("-70,0! -92,-30 -104,-36! -94,-6 -94,6 -104,36! -92,30"), SEA[0], SEA[1], None, w=3, sd=(4, 5))
        for q in ("-10,-20! -8,-40 -22,-54! 8,-50 22,-20!", "0,20! -6,36 -18,42! 6,38 14,18!"):
            d.obj(shape(q), SEA[0], SEA[1], None, w=2.8, sd=(3, 4))
        body = shape("108,-6! 60,-6 44,-16 16,-25 -24,-20 -74,-3! -74,4! -24,20 16,24 42,12 56,4!")
        d.fill(body, PEARL[2])
        with d.clip(body):
            d.fill(shape("120,-40! 120,-5! 50,-4 10,0 -40,2 -80,0! -80,-40!"), SEA[2])
            d.fill(shape("120,-40! 120,-6! 44,-12 10,-14 -40,-10 -80,-2! -80,-40!"), SEA[0])
        d.contour(body, 3.2)
        d.ink(stroke("30,-16 24,0 30,14"), 2.4, taper=(0.2, 0.3))
        d.obj(circle(42, -5, 5), WHITE, None, None, w=2)
        d.fill(circle(43, -5, 2.4), INK)
        d.ink(stroke("60,1 50,3 44,7"), 2, taper=(0.1, 0.4))


LIMBS = (
    ("6,-36 22,-38 30,-56", -70),
    ("-8,-36 -24,-35 -32,-22", 124),
    ("7,34 24,36 30,54", 66),
    ("-7,32 -24,30 -32,16", -112),
)
"""Shoulder, elbow and wrist, hip, knee and ankle of a lizard at a walk, and where the toes point in degrees."""


def lizard(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1, rot: float = 0) -> None:
    """A green lizard walking upwards, about 84 x 170: right hand and left foot ahead, the others behind."""
    with d.at(x, y, rot, s, sx=s * m, sy=s):
        spine = [(5, -76), (2, -63), (-1, -50), (0, -34), (3, -8), (0, 14), (-1, 34), (7, 54), (5, 76), (-12, 92)]
        girth = [6, 11.5, 8, 11.5, 13, 11.5, 8.5, 5.6, 3.6, 1]
        body = tube(spine, girth, girth, cap=(7, 0))
        for knots, turn in LIMBS:
            _lizard_limb(d, knots, turn, 9, INK)
        d.contour(body, 8.6, k=0.2)
        for knots, turn in LIMBS:
            _lizard_limb(d, knots, turn, 0, LEAF[2])
        d.fill(body, LEAF[2])
        d.shade(body, LEAF[0], 6, 3)
        for u, v in ((1, -32), (4, -18), (4, -4), (2, 10), (0, 24)):
            d.fill(circle(u, v, 3.4, 4.2), SUN[1])
        d.ink(stroke("-7,-50 -1,-47 6,-50"), 2.6, (0.3, 0.3))
        for px in (-5, 11):
            d.obj(circle(px, -67, 4.2), SUN[2], None, None, w=2.6)
            d.fill(circle(px, -68, 2), INK)


def _lizard_limb(d: Drawing, knots: str, turn: float, rim: float, colour: str) -> None:
    """An arm or a leg with three toes, `rim` broader than it is."""
    path = stroke(knots)
    d.ink(path, 8.4 + rim, (0, 0), colour, wob=0)
    wrist = path.pts[-1]
    for spread in (-46, 0, 46):
        a = math.radians(turn + spread)
        tip = (wrist[0] + 14 * math.cos(a), wrist[1] + 14 * math.sin(a))
        d.ink(stroke([(wrist[0], wrist[1]), tip]), 4 + rim * 0.72, (0, 0), colour, wob=0)


def etna(d: Drawing, x: float, y: float, rx: float, ry: float) -> None:
    """A medallion with smoking Etna over the sea and a boat with an eye."""
    oval = circle(x, y, rx, ry)
    d.fill(oval, SEA[2])
    with d.clip(oval), d.at(x, y, 0, 1, sx=rx / 100, sy=ry / 100):
        d.obj(circle(-46, -46, 22), SUN[0], None, None, w=2.8)
        d.obj(shape("6,-38! -6,-62 14,-76 4,-98 40,-104 58,-84 40,-72 30,-52 26,-38!"), LINEN[0], LINEN[1], None, w=2.8)
        d.obj(shape("-120,40! -60,20 -16,-26 4,-44! 18,-38 32,-44! 54,-10 80,18 120,36!"), LEAF[0], LEAF[1], None, w=3)
        d.obj(
            shape("-22,-20! 4,-44! 18,-38 32,-44! 50,-16! 34,-22 26,-8 14,-22 2,-6 -6,-20"), LINEN[0], None, None, w=2.6
        )
        d.obj(shape("10,-40! 18,-36 26,-41! 30,-20 22,-4! 18,-22"), POPPY[0], None, None, w=2.2)
        d.obj(shape("-120,34! 120,34! 120,120! -120,120!"), SEA[0], None, None, w=3)
        for yy in (50, 68, 86):
            d.ink(stroke([(-100 + 16 * i, yy + (4 if i % 2 else -4)) for i in range(13)]), 3, (0, 0), LINEN[0], wob=0)
        _boat(d)
    d.contour(oval, 11, k=0.1)
    d.contour(oval, 5.4, k=0, color=SUN[0])


def _boat(d: Drawing) -> None:
    d.obj(shape("-14,22! -10,-34! 34,14!"), LINEN[0], LINEN[1], None, w=2.8, sd=(4, 3))
    d.ink(stroke("-12,44 -12,-40"), 3.4, taper=(0, 0), wob=0)
    d.obj(shape("-52,30! -20,40 20,40 50,26! 44,62 -36,64!"), POPPY[0], POPPY[1], None, w=3, sd=(5, 5))
    d.ink(stroke("-48,42 0,50 46,40"), 4.4, taper=(0, 0), color=SUN[0], wob=0)
    d.obj(circle(30, 47, 5), LINEN[0], None, None, w=2)
    d.fill(circle(31, 47, 2.2), INK)


def jug(d: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """A painted jug standing on (x, y), about 90 x 130."""
    with d.at(x, y, 0, s):
        d.ink(stroke("26,-108 52,-104 50,-70 32,-54"), 15, (0, 0), wob=0)
        d.ink(stroke("26,-108 52,-104 50,-70 32,-54"), 8, (0, 0), SEA[0], wob=0)
        body = shape(
            "-20,-126! -16,-106 -38,-78 -44,-46 -32,-14 -22,0! 22,0! 32,-14 44,-46 38,-78 16,-106 22,-124! 0,-120"
        )
        d.obj(body, LINEN[0], LINEN[1], None, w=3.6, sd=(13, 4))
        with d.clip(body):
            for line, c, w in (
                ("-50,-88 0,-78 50,-88", SUN, 9),
                ("-50,-16 0,-8 50,-16", SUN, 9),
                ("-50,-98 0,-88 50,-98", SEA, 4),
            ):
                d.ink(stroke(line), w, (0, 0), c[0], wob=0)
        flower(d, 0, -48, 22, POPPY, 8, SUN)
        for a in (30, 150):
            leaf(d, 0, -34, a, 30, 10, LEAF)
        d.contour(body, 3.6)
        d.obj(circle(0, -124, 22, 6.5), SEA[1], None, None, w=3)
