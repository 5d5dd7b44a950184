"""Hair and hats of the French jacks, in the units of a head."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import BLOND, GOLD, GOLD_HI, GOLD_SH, RED, STEEL, STEEL_HI, STEEL_SH, Tones
from assets.artwork.parts.finery import feather_plume
from assets.artwork.parts.heads import locks


def tall_hat(d: Drawing, c: Tones, band: Tones, plume: Tones) -> None:
    """A tall felt hat with a rolled brim, a plume drooping behind; three-quarter view to the right."""
    feather_plume(d, [(-26, -46), (-52, -48), (-76, -30), (-86, 2), (-80, 38)], 15, plume, n=8)
    d.obj(
        shape("-40,-40! -38,-66 -30,-96 -14,-110 14,-110 30,-96 34,-66 36,-40!"),
        c[0],
        c[1],
        c[2],
        w=3.4,
        sd=(9, 6),
        hinset=5,
    )
    for q in ("-14,-60 -16,-84 -6,-104", "12,-60 16,-82 12,-102"):
        d.ink(stroke(q), 2.2, (0.3, 0.6))
    d.obj(
        shape("-41,-62! -10,-56 12,-56 35,-62! 36,-46! 12,-41 -10,-41 -41,-46!"),
        band[0],
        band[1],
        None,
        w=2.8,
        sd=(6, 3),
    )
    brim = shape("-56,-48 -46,-56 -14,-48 16,-48 44,-56 58,-44 50,-34 18,-36 -14,-35 -44,-32 -58,-38")
    d.obj(brim, c[0], c[1], c[2], w=3.4, sd=(5, 6), hinset=4, hd=(3, 3))
    d.obj(circle(-20, -54, 8.5), GOLD, GOLD_SH, None, w=2.8, sd=(3, 3))
    d.obj(circle(-20, -54, 3.6), RED, None, None, w=1.8)


def long_bob(d: Drawing, c: Tones = BLOND, back: bool = False) -> None:
    """Straight hair to the shoulder, curled in at its ends, for the head in three-quarter view; `back`: behind it."""
    if back:
        near = "-4,-54 -36,-46 -49,-18 -50,14 -55,42 -49,60 -32,66 -14,60 -4,48! -4,10"
        locks(
            d, near, *c[:2], ["-40,-24 -42,8 -46,36 -42,58", "-32,-10 -34,20 -38,46 -32,62", "-24,10 -26,40 -20,60"],
            hi=c[2],
        )  # fmt: skip
        locks(d, "26,-40! 43,-24 45,4 50,30 44,46 30,46 24,36!", *c[:2], ["37,-16 40,10 43,36", "32,2 34,24 35,42"],
              w=2.8, hi=c[2])  # fmt: skip
        return
    side = "18,-46! 4,-40 -12,-30 -21,-16 -25,2 -27,24 -34,46! -47,30 -49,2 -44,-26 -32,-46 0,-54"
    locks(d, side, *c[:2], ["6,-46 -16,-34 -31,-8 -34,32", "-8,-50 -32,-32 -41,-2 -41,26"], w=2.8, hi=c[2])
    locks(d, "19,-46! 30,-36 35.4,-20 37,-2 39,14! 45,0 45,-22 36,-44", *c[:2], ["28,-42 39,-22 41,0"], w=2.6, hi=c[2])


def acorn_cap(d: Drawing, c: Tones, roll: Tones) -> None:
    """A round cap with a rolled edge, worn aslant; three-quarter view to the right."""
    with d.at(0, -4, -8, 1, line=1):
        d.obj(
            shape("-40,-42! -46,-62 -34,-84 -6,-92 22,-86 40,-68 40,-44!"), c[0], c[1], c[2], w=3.4, sd=(9, 7), hinset=4
        )
        for q in ("-6,-92 -22,-70 -24,-48", "-6,-92 2,-70 4,-46", "-6,-92 22,-74 26,-50"):
            d.ink(stroke(q), 2.2, (0.1, 0.5))
        d.obj(circle(-6, -94, 8), GOLD, GOLD_SH, None, w=2.8, sd=(3, 3))
        d.obj(
            shape("-48,-48 -40,-58 -10,-52 18,-53 42,-58 48,-48 40,-38 16,-36 -12,-35 -42,-36"),
            roll[0],
            roll[1],
            roll[2] if len(roll) > 2 else None,
            w=3.3,
            sd=(5, 6),
            hinset=4,
            hd=(3, 3),
        )
        for x in (-34, -16, 4, 22, 38):
            d.ink(stroke([(x - 5, -54), (x + 2, -46), (x + 1, -38)]), 2, (0.2, 0.4), wob=0)


def chaperon(d: Drawing, c: Tones, lining: Tones) -> None:
    """A turban of wound cloth with a falling cockscomb and a long tail; the head is seen from the front."""
    d.obj(
        shape("-30,-60! -58,-66 -86,-46 -92,-14 -84,10! -70,0 -62,16! -52,2 -46,18! -40,-10 -36,-34"),
        lining[0],
        lining[1],
        None,
        w=3.3,
        sd=(6, 6),
    )
    for q in ("-40,-54 -66,-40 -74,0", "-38,-44 -54,-24 -56,4"):
        d.ink(stroke(q), 2.2, (0.2, 0.5))
    d.obj(
        shape("34,-52! 52,-36 56,-4 50,40 58,90 50,130! 66,128 78,118! 74,70 76,20 70,-26 54,-58"),
        c[0],
        c[1],
        c[2],
        w=3.3,
        sd=(6, 4),
        hinset=4,
    )
    d.obj(shape("-34,-52! -30,-84 -6,-98 18,-94 34,-78 36,-52!"), lining[0], lining[1], None, w=3.3, sd=(9, 6))
    roll = shape("-50,-46 -44,-66 -20,-70 0,-68 22,-70 46,-64 52,-46 44,-32 20,-36 0,-38 -22,-36 -42,-32")
    d.obj(roll, c[0], c[1], c[2], w=3.4, sd=(6, 8), hinset=5)
    for q in ("-36,-66 -24,-52 -26,-36", "-12,-69 -2,-54 -6,-38", "14,-69 22,-54 16,-37", "38,-65 40,-50 34,-35"):
        d.ink(stroke(q), 2.4, (0.2, 0.3))
    d.obj(circle(0, -54, 9), GOLD, GOLD_SH, None, w=2.8, sd=(3, 3))
    d.obj(circle(0, -54, 4), RED, None, None, w=1.8)


def sallet(d: Drawing, plume: Tones) -> None:
    """A guard's helmet with a ridge, a neck guard and a plume; three-quarter view to the right."""
    feather_plume(d, [(8, -90), (-6, -110), (-30, -112), (-50, -92), (-58, -64), (-54, -34)], 15, plume, n=8)
    bowl = shape("-46,-30! -52,-58 -38,-84 -6,-96 24,-90 42,-70 44,-40! 20,-36 -10,-34")
    d.obj(
        bowl, STEEL, STEEL_SH, STEEL_HI, w=3.5, sd=(11, 6), hinset=5, hatch={"length": 16, "gap": 5, "w": 2, "ang": 205}
    )
    d.obj(shape("-14,-36! -16,-68 -2,-97! 8,-97! -2,-66 0,-35!"), STEEL_HI, STEEL, None, w=2.8, sd=(4, 0))
    d.obj(
        shape("-44,-42! -54,-20 -60,10 -72,34! -50,36 -36,20 -32,-6 -30,-34!"), STEEL, STEEL_SH, None, w=3.3, sd=(7, 4)
    )
    for q in ("-50,-16 -36,-10", "-56,6 -38,6"):
        d.ink(stroke(q), 2.2, (0.1, 0.2), wob=0)
    d.obj(
        shape("-48,-48 -14,-46 16,-48 46,-54! 54,-36! 18,-33 -14,-31 -46,-30!"),
        GOLD,
        GOLD_SH,
        GOLD_HI,
        w=3.2,
        sd=(5, 5),
        hinset=4,
        hd=(3, 3),
    )
    for x, y in ((-34, -38), (-16, -38.5), (2, -39), (20, -40.5), (38, -43)):
        d.obj(circle(x, y, 3.4), RED, None, None, w=1.9)
    d.ink(stroke("-30,-8 -26,16 -14,40 4,52"), 6, (0, 0.1), wob=0)
    d.ink(stroke("-30,-8 -26,16 -14,40 4,52"), 3, (0, 0.1), wob=0, color=GOLD)
