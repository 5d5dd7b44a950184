"""Hands that hold: a fist around a shaft, a hand under a cup, a hand with a coin, a hand at rest, a gauntlet."""

from collections.abc import Sequence

from shapely.affinity import translate

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import Knots, circle, shape, stroke, tube
from assets.artwork.palette import GOLD, GOLD_SH, SKINS, STEELS, Tones

SKIN = SKINS["fair"]


def finger(d: Drawing, spine: Sequence[tuple[float, float]], w0: float, w1: float, c: Tones = SKIN) -> None:
    """A finger along its spine, rounded at the tip, open at the root."""
    n = len(spine)
    t = tube(spine, [w0 + (w1 - w0) * i / (n - 1) for i in range(n)], cap=(0, w1))
    d.fill(t, c[0])
    root = d.placed(circle(*spine[0], w0 * 1.35)).poly()
    g = d.placed(t).poly()
    d.fill_geom(g.difference(translate(g, -2.6 * d.ws, -3.2 * d.ws)).difference(root), c[1])
    d.contour(t, 2.3, skip=(0.94, 1.06))


def _palm(d: Drawing, knots: Knots, c: Tones, sd: tuple[float, float] = (4, 5)) -> None:
    p = shape(knots)
    d.fill(p, c[0])
    d.shade(p, c[1], *sd)
    d.contour(p, 2.7)


def fist(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0, flip: int = 1, c: Tones = SKIN) -> None:
    """A fist around a shaft along the local y axis: four fingers on +x, the thumb crossing above them."""
    with d.at(x, y, rot, s, sx=s * flip, sy=s):
        _palm(d, "-22,-9 -16,-18 -4,-21 8,-18! 10,0 8,19! -4,22 -17,17 -22,6", c)
        for yy, reach in ((14.5, 14), (5.2, 17.5), (-4.6, 18), (-13.5, 15.5)):
            finger(d, [(-5, yy - 1.4), (6, yy - 0.8), (reach - 1, yy + 1)], 4.9, 4.6, c)
        d.ink(stroke("-7,-11 -9,-2 -8,8 -10,14"), 1.8, (0.4, 0.6), wob=0)
        finger(d, [(-14, -10), (-6, -19.5), (3, -22), (11, -19.5)], 6.4, 4.8, c)


def fist_inside(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0, flip: int = 1) -> None:
    """A fist seen from the side of the fingertips: the tips end on the palm, the thumb lies along the shaft."""
    with d.at(x, y, rot, s, sx=s * flip, sy=s):
        _palm(d, "-19,-14 -6,-20 10,-19 20,-13! 22,0 18,16! 6,21 -8,20 -19,12", SKIN)
        for yy in (13.5, 4.6, -4.6):
            finger(d, [(19, yy), (8, yy + 1), (-5, yy)], 5, 4.4)
        finger(d, [(16, -12), (6, -17), (-4, -25), (-6, -34)], 6.4, 4.6)


def hand_under(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0, flip: int = 1) -> None:
    """A hand under a foot or a globe: the palm below, four fingers curling up in front on +x."""
    with d.at(x, y, rot, s, sx=s * flip, sy=s):
        _palm(d, "-34,16 -26,2 -10,-2 10,-3 26,0! 28,12 20,22 4,28 -14,28 -30,26", SKIN)
        for xx, top in ((27, -8), (17.5, -14), (7.5, -16), (-2.5, -13)):
            finger(d, [(xx - 3, 14), (xx + 1, 2), (xx, top)], 5.6, 4.6)


def hand_behind_coin(d: Drawing, x: float, y: float, s: float = 1.0, flip: int = 1) -> None:
    """The palm below a raised coin, to be drawn before it."""
    with d.at(x, y, 0, s, sx=s * flip, sy=s):
        _palm(d, "-17,36! -20,18 -27,0 -29,-16 -12,-22 14,-20 28,-10 25,8 18,22 17,36!", SKIN, (6, 4))


def hand_before_coin(d: Drawing, x: float, y: float, s: float = 1.0, flip: int = 1) -> None:
    """Thumb and fingertips over the rim of a raised coin, to be drawn after it."""
    with d.at(x, y, 0, s, sx=s * flip, sy=s):
        d.fill(shape("-15,34 -18,14 -24,4 -8,0 12,0 24,4 17,20 15,34"), SKIN[0])
        d.ink(stroke("-12,24 -4,18 4,19"), 1.8, (0.4, 0.5), wob=0)
        for xs, ys in (((22, 9), (27, -8)), ((13, 6), (18, -17)), ((3, 5), (7, -21)), ((-6, 7), (-4, -18))):
            finger(d, [xs, ((xs[0] + ys[0]) / 2 + 2, (xs[1] + ys[1]) / 2), ys], 5.8, 4.7)
        finger(d, [(-14, 22), (-22, 8), (-27, -6), (-24, -17)], 7.2, 5)


def hand_on(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0, flip: int = 1) -> None:
    """A hand laid over something: the back towards you, four fingers hanging down to +y."""
    with d.at(x, y, rot, s, sx=s * flip, sy=s):
        for xx, tip in ((17, 22), (8, 28), (-2, 29), (-11.5, 24)):
            finger(d, [(xx - 1, 2), (xx, 12), (xx - 0.5, tip)], 5.3, 4.4)
        _palm(d, "-20,-16! -6,-20 10,-19 19,-14! 24,0 22,9 12,7 3,10 -7,7 -17,8 -21,-3", SKIN, (4, 3))
        for xx in (13, 3.5, -6.5):
            d.ink(stroke([(xx, 3), (xx + 0.6, 9)]), 1.8, (0.4, 0.2), wob=0)
        finger(d, [(17, -8), (25, 0), (27, 10), (22, 17)], 6, 4.6)


def hand_at_belt(
    d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0, flip: int = 1, c: Tones = SKIN
) -> None:
    """A fist on the hip, knuckles towards +x, thumb up behind the belt."""
    with d.at(x, y, rot, s, sx=s * flip, sy=s):
        _palm(d, "-22,-12! -8,-17 8,-17 20,-11! 24,0 20,12 8,17 -8,15 -21,12!", c)
        for yy in (11.5, 3.2, -5):
            finger(d, [(6, yy - 1), (16, yy), (20, yy + 2)], 4.7, 4.4, c)
        finger(d, [(2, -10), (14, -16), (25, -14)], 6, 4.6, c)


def gauntlet(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0, flip: int = 1) -> None:
    """A steel fist around a shaft along the local y axis, with lames on the back of the hand."""
    with d.at(x, y, rot, s, sx=s * flip, sy=s):
        fist(d, 0, 0, 0, 1.12, c=STEELS)
        for knots in (
            "-23,-12 -14,-19 -4,-20! -6,-8 -7,0! -16,-2 -24,0",
            "-24,-1 -15,-3 -7,-1! -6,10 -5,20! -15,19 -23,9",
        ):
            d.obj(shape(knots), STEELS[0], STEELS[1], STEELS[2], w=2.3, sd=(3, 3), hinset=2, hd=(2, 2))
        for yy in (-10, 9):
            d.obj(circle(-12, yy, 2.6), GOLD, GOLD_SH, None, w=1.6)


def cuff(
    d: Drawing, x: float, y: float, rot: float, c: Tones, w: float = 22, h: float = 16, inside: Pen | None = None
) -> None:
    """A turned-back cuff across a wrist; the arm runs along the local y axis."""
    with d.at(x, y, rot, 1):
        if inside:
            inside(d)
        p = shape(
            [
                (-w, -h / 2, 1),
                (0, -h / 2 + 3),
                (w, -h / 2, 1),
                (w * 1.12, h / 2, 1),
                (0, h / 2 + 5),
                (-w * 1.12, h / 2, 1),
            ]
        )
        d.obj(p, c[0], c[1], c[2] if len(c) > 2 else None, w=3, sd=(8, 3), hinset=3, hd=(2, 2))
