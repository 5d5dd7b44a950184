"""Crowns of the puppet kings: tall points, a crown in a turban, a crescent, an old closed one, vine leaves."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import Tones
from assets.artwork.parts.finery import feather_plume
from assets.artwork.siciliane.cart_paint import LEAF, LINEN, ORANGE, POPPY, SEA, SUN, dress, painted
from assets.artwork.siciliane.sicilian_signs import star


def pointed_crown(d: Drawing, cap: Tones = POPPY, lean: float = 0) -> None:
    """A crown of five tall points over a cap, in the units of a head."""
    with d.at(0, -34, lean, 1, line=1):
        d.obj(
            shape("-38,-8! -40,-40 -18,-58 2,-60 24,-58 42,-40 42,-8!"),
            cap[0],
            cap[1],
            cap[2],
            w=3,
            sd=(9, 6),
            hinset=4,
        )
        p = shape("-46,0! -58,-50! -40,-34 -32,-60! -18,-34 0,-68! 18,-34 34,-60! 42,-34 58,-50! 48,0! 24,6 0,8 -24,6")
        painted(d, p, SUN, 3.3, (8, 4))
        for x, y in ((-58, -54), (-32, -65), (0, -73), (34, -65), (58, -54)):
            d.obj(circle(x, y, 6), POPPY[0], POPPY[1], None, w=2.6, sd=(2, 2))
        d.obj(
            shape("-47,-16! -24,-9 0,-7 24,-9 49,-16! 48,2! 24,9 0,11 -24,9 -46,2!"),
            SUN[2],
            SUN[0],
            None,
            w=3,
            sd=(9, 2),
        )
        for k, x in enumerate((-34, -17, 0, 17, 34)):
            d.obj(circle(x, 1 - abs(x) * 0.1, 5), (SEA, POPPY)[k % 2][0], None, None, w=2.2)


def turban_crown(d: Drawing, cloth: Tones = LINEN, stripe: Tones = POPPY) -> None:
    """A great striped turban with a golden crown standing in it."""
    painted(
        d,
        shape("-40,-60! -54,-104! -34,-90 -24,-114! -10,-92 4,-120! 18,-92 32,-114! 42,-90 60,-104! 46,-60!"),
        SUN,
        3.2,
        (7, 4),
    )
    for x, y in ((-54, -108), (-24, -118), (4, -124), (32, -118), (60, -108)):
        d.obj(circle(x, y, 5.4), SEA[0], SEA[1], None, w=2.4, sd=(2, 2))
    wound = shape("-48,-22 -64,-40 -60,-64 -36,-78 2,-82 38,-78 62,-64 66,-40 50,-22! 28,-31 2,-34 -24,-31")
    dress(d, wound, cloth, sd=(11, 10))
    with d.clip(wound):
        for s in (
            "-62,-42 -28,-66 16,-70 62,-54",
            "-58,-62 -20,-82 30,-84 58,-70",
            "60,-34 34,-50 -6,-62 -44,-68",
            "-42,-30 -10,-50 30,-58",
        ):
            d.ink(stroke(s), 7, (0.1, 0.1), stripe[0], wob=0)
            d.ink(stroke(s).move(0, 9), 2.5, (0.3, 0.4))
    d.contour(wound, 3.5)
    d.obj(shape("2,-72! 16,-54 2,-36! -12,-54"), SUN[0], SUN[1], None, w=2.8, sd=(4, 3))
    d.obj(circle(2, -54, 6.5), POPPY[0], None, None, w=2.4)


def crescent_turban(d: Drawing) -> None:
    """The high turban of a Saracen king: a ribbed dome, a crescent on it, two plumes, a wound band."""
    feather_plume(d, [(-16, -96), (-34, -116), (-60, -118), (-78, -100)], 13, POPPY, 6)
    feather_plume(d, [(24, -96), (42, -116), (68, -118), (84, -100)], 13, SUN, 6)
    dome = shape("-42,-56! -48,-86 -24,-108 4,-116 32,-108 54,-86 48,-56!")
    painted(d, dome, LEAF, 3.3, (10, 7))
    for s in ("-26,-60 -30,-88 -6,-112", "4,-60 4,-114", "32,-60 36,-88 12,-112"):
        d.ink(stroke(s), 2.4, (0.2, 0.3))
    d.obj(shape("-14,-142! -10,-124 4,-118 18,-124 22,-142! 15,-131 4,-128 -7,-131"), SUN[0], SUN[1], None, w=2.8)
    band = shape("-50,-20 -64,-38 -58,-60! -30,-68 4,-70 38,-68 62,-60! 66,-38 50,-20! 28,-29 2,-32 -24,-29")
    dress(d, band, ORANGE, sd=(9, 8))
    with d.clip(band):
        for s in ("-64,-46 -20,-60 30,-62 66,-50", "-60,-32 -20,-48 30,-50 64,-36"):
            d.ink(stroke(s), 5, (0.1, 0.1), LINEN[0], wob=0)
            d.ink(stroke(s).move(0, 6), 2.4, (0.3, 0.3))
    d.contour(band, 3.4)
    d.obj(circle(10, -50, 12), SEA[0], SEA[1], None, w=2.8, sd=(3, 3))
    star(d, 10, -50, 8, SUN[2])


def closed_paladin_crown(d: Drawing) -> None:
    """An old closed crown with hinged plates, arches and a cross, three quarters to the right."""
    d.obj(
        shape("-38,-46! -40,-76 -16,-94 4,-96 28,-92 44,-74 42,-46!"), SEA[0], SEA[1], SEA[2], w=3, sd=(10, 7), hinset=4
    )
    for s in ("-38,-50 -46,-80 -18,-100 4,-102", "44,-50 52,-80 26,-100 8,-102", "4,-44 12,-74 6,-100"):
        d.ink(stroke(s), 13, (0, 0), wob=0)
        d.ink(stroke(s), 6.4, (0, 0), SUN[0], wob=0)
    d.obj(
        shape("0,-104! 0,-112! -9,-112! -9,-120! 0,-120! 0,-130! 8,-130! 8,-120! 17,-120! 17,-112! 8,-112! 8,-104!"),
        SUN[0],
        SUN[1],
        None,
        w=2.8,
    )
    for x, w, h in ((-40, 15, 34), (42, 13, 34), (-18, 19, 40), (26, 18, 40), (4, 21, 46)):
        y = -32 + abs(x - 4) * -0.14
        p = shape(
            [
                (x - w / 1.6, y, 1),
                (x - w / 1.6, y - h, 1),
                (x, y - h - 10),
                (x + w / 1.6, y - h, 1),
                (x + w / 1.6, y, 1),
                (x, y + 3),
            ]
        )
        painted(d, p, SUN, 3, (5, 3))
        d.obj(circle(x, y - h * 0.55, 5), (POPPY if x in (4, -40, 42) else LEAF)[0], None, None, w=2.2)


def vine_crown(d: Drawing) -> None:
    """A low crown worn askew over vine leaves, a bunch at the temple."""
    with d.at(0, 0, -9, 1, line=1):
        for x, y, a in ((-42, -34, -60), (-26, -40, -20), (30, -42, 24), (44, -36, 56)):
            with d.at(x, y, a, 1, line=1):
                d.obj(
                    shape("0,8! -12,4 -18,-8! -8,-8 -10,-20! 0,-14 10,-20! 8,-8 18,-8! 12,4"),
                    LEAF[0],
                    LEAF[1],
                    None,
                    w=2.6,
                    sd=(3, 3),
                )
        pointed_crown(d, LEAF)
    for x, y in ((-44, -14), (-52, -8), (-46, -2), (-54, 4), (-48, 10)):
        d.obj(circle(x, y, 6), "#64407a", "#412652", None, w=2.4, sd=(2, 2))
