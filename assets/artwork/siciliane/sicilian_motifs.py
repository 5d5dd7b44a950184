"""Small things of the island between the signs: prickly pears, oranges, blossom, a Moor's-head vase, fish, a lizard."""

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
        d.ink(stroke("-66,-8 -30,-26 6,-22 50,-34"), 5, taper=(0.1, 0.5))
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


def blossom(d: Drawing, x: float, y: float, s: float = 1.0, rot: float = 0) -> None:
    """A twig of almond blossom, about 130 long."""
    with d.at(x, y, rot, s):
        d.ink(stroke("-64,14 -24,4 16,6 62,-12"), 5.4, taper=(0.1, 0.4), color=STONE[1])
        d.ink(stroke("4,6 18,-14 34,-24"), 4, taper=(0.1, 0.4), color=STONE[1])
        for lx, ly, a in ((-40, 8, 120), (20, 6, 60), (50, -8, -50), (-8, 4, -110)):
            leaf(d, lx, ly, a, 26, 9, LEAF)
        for fx, fy, r in ((-52, 8, 15), (-18, -2, 17), (36, -24, 16), (62, -12, 13), (8, 14, 13)):
            flower(d, fx, fy, r, ("#f7b7b0", "#dd8781", "#fde0dc"), 5, POPPY, rot=fx)


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


def lizard(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1, rot: float = 0) -> None:
    """A green lizard that climbs upwards, about 50 x 130."""
    with d.at(x, y, rot, s, sx=s * m, sy=s):
        for q in ("-6,-24 -26,-34 -30,-48", "6,-22 24,-16 30,-30", "-5,14 -24,16 -28,32", "6,12 22,24 22,40"):
            d.ink(stroke(q), 9, taper=(0, 0.1), wob=0)
            d.ink(stroke(q), 4.2, taper=(0, 0.1), wob=0, color=LEAF[2])
        spine = [(2, -58), (-1, -40), (2, -20), (-2, 6), (4, 34), (16, 56), (8, 76)]
        body = tube(spine, [5, 10, 11, 11, 7, 4, 0.6], [5, 10, 11, 11, 7, 4, 0.6], cap=(11, 0))
        d.obj(body, LEAF[2], LEAF[0], None, w=3, sd=(5, 4))
        for yy in (-30, -16, -2, 12, 26):
            d.fill(circle(yy % 3 - 1, yy, 2.8), SUN[1])
        for px in (-4, 7):
            d.fill(circle(px, -56, 2.2), INK)


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
