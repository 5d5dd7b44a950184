"""What young people wear on their heads, and the hair under it, in the units of a head turned to the right."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import GOLD, GOLD_SH, RED, Tones
from assets.artwork.parts.finery import feather_plume
from assets.artwork.parts.heads import locks


def beret(d: Drawing, c: Tones, band: Tones, plume: Tones) -> None:
    """A wide soft beret pulled to the far side, a long feather curling back over it."""
    crown = shape("-50,-38! -60,-56 -52,-80 -18,-94 22,-92 52,-76 62,-54 52,-38! 20,-44 -14,-42")
    d.obj(crown, c[0], c[1], c[2], w=3.4, sd=(10, 9), hinset=4)
    for s in ("-34,-46 -44,-62 -34,-80", "-6,-48 -12,-70 -2,-88", "22,-48 28,-68 22,-86", "40,-46 50,-58 48,-70"):
        d.ink(stroke(s), 2.2, taper=(0.4, 0.6))
    b = shape("-50,-40! -44,-48 -14,-46 14,-48 40,-50 50,-42! 46,-32 18,-33 -12,-30 -42,-28!")
    d.obj(b, band[0], band[1], band[2], w=3.2, sd=(4, 5), hinset=3, hd=(2, 3))
    feather_plume(d, [(-22, -42), (-40, -78), (-66, -104), (-98, -106), (-120, -84), (-116, -62)], 20, plume)
    d.obj(circle(-24, -42, 9), GOLD, GOLD_SH, None, w=2.8, sd=(3, 3))
    d.obj(circle(-24, -42, 3.6), RED, None, None, w=1.6)


def curls_front(d: Drawing, c: Tones) -> None:
    """Loose curls over brow and near cheek, to the jaw."""
    locks(
        d,
        "34,-42! 30,-32 22,-30 16,-36! 12,-24 2,-22 -4,-30! -8,-16 -18,-14 -20,-20! -18,-4 -26,4 -30,0! -24,14 "
        "-30,24 -38,22! -34,34 -44,42 -54,36 -58,22 -52,12 -60,0 -54,-14 -60,-28 -48,-44 -20,-56 14,-54",
        c[0],
        c[1],
        [
            "26,-50 22,-40 24,-34",
            "4,-50 -2,-40 2,-28",
            "-14,-48 -22,-34 -14,-20",
            "-34,-44 -42,-26 -32,-8",
            "-48,-30 -50,-14 -40,0",
            "-50,2 -42,12 -36,16",
            "-48,20 -46,32 -40,36",
        ],
        w=2.8,
        hi=c[2],
    )


def brimmed(d: Drawing, c: Tones, band: Tones, plume: Tones) -> None:
    """A wide-brimmed hat with a low crown, the brim turned up on the near side, two feathers."""
    feather_plume(d, [(-30, -58), (-52, -92), (-84, -104), (-108, -88), (-110, -66)], 18, plume)
    crown = shape("-34,-46! -36,-72 -22,-90 6,-94 30,-86 38,-66 38,-46!")
    d.obj(crown, c[0], c[1], c[2], w=3.3, sd=(9, 8), hinset=4)
    d.ink(stroke("-8,-90 -2,-80 10,-78"), 2.2, taper=(0.3, 0.6))
    bd = shape("-36,-62! -10,-54 16,-54 38,-62! 40,-48! 14,-40 -14,-40 -37,-48!")
    d.obj(bd, band[0], band[1], band[2], w=2.8, sd=(6, 3), hinset=3, hd=(2, 2))
    br = shape("-84,-46! -66,-58 -40,-54! -14,-44 16,-44 44,-52! 60,-54 70,-39! 54,-32 24,-30 -8,-30 -44,-30 -70,-34!")
    d.obj(br, c[0], c[1], c[2], w=3.4, sd=(4, 7), hinset=4, hd=(2, 3))
    d.ink(stroke("-70,-44 -34,-38 6,-37 42,-41 60,-44"), 2, taper=(0.4, 0.5))
    d.obj(circle(-30, -55, 8), GOLD, GOLD_SH, None, w=2.6, sd=(3, 3))


def long_hair_back(d: Drawing, c: Tones) -> None:
    """Long waves falling behind the shoulders, to y = 130."""
    locks(
        d,
        "0,-54! -34,-48 -50,-24 -50,6 -60,30 -56,56 -68,78 -62,104 -70,124! -50,120 -40,132! -30,116 -14,118! "
        "-14,90 -4,60 -8,30!",
        c[0],
        c[1],
        [
            "-42,-20 -42,10 -52,34 -48,60 -60,84 -58,116",
            "-34,0 -36,26 -44,50 -38,76 -50,100 -44,124",
            "-26,10 -28,40 -32,62 -28,90 -36,116",
            "-16,30 -20,60 -18,90 -22,112",
        ],
        hi=c[2],
    )


def long_hair_front(d: Drawing, c: Tones) -> None:
    """Hair parted over the brow, drawn back over the near temple, one lock loose on the cheek."""
    locks(
        d,
        "32,-40! 20,-36 8,-28 -6,-22 -18,-12 -24,4! -22,18 -30,30 -26,44 -34,54! -44,40 -44,24 -52,8 -48,-16 -38,-44 "
        "-10,-57 18,-54",
        c[0],
        c[1],
        ["26,-46 4,-38 -18,-22 -30,0", "14,-52 -12,-44 -32,-22 -38,8 -34,30", "-10,-54 -34,-38 -44,-10 -44,12"],
        w=2.8,
        hi=c[2],
    )


def hood(d: Drawing, c: Tones, lining: Tones, hair: Tones) -> None:
    """A hood seen from the front, its long point hanging to the side, a dark fringe under the rim."""
    tail = shape("-34,-50! -58,-66 -86,-60 -100,-32 -98,4 -106,30! -88,26 -80,0 -80,-26 -66,-38 -46,-26!")
    d.obj(tail, c[0], c[1], c[2], w=3.4, sd=(6, 8), hinset=4)
    d.ink(stroke("-50,-46 -78,-48 -90,-20 -92,10"), 2.2, taper=(0.2, 0.7))
    outer = shape(
        "0,-72 30,-64 50,-38 54,-6 50,26 40,54! 26,60 14,58! 28,38 34,12 35,-10 30,-32 16,-42 0,-44 -16,-42 -30,-32 "
        "-35,-10 -34,12 -28,38 -14,58! -26,60 -40,54! -50,26 -54,-6 -50,-38 -30,-64"
    )
    fringe = shape(
        "-32,-34! -30,-20 -22,-24! -18,-14 -8,-24! -2,-16 6,-25! 14,-16 18,-25! 26,-18 32,-32! 20,-48 -20,-48"
    )
    locks(
        d, fringe, hair[0], hair[1], ["-22,-40 -22,-28 -19,-20", "-4,-42 -6,-30 -2,-20", "14,-42 10,-30 14,-20"], w=2.4
    )
    d.obj(outer, c[0], c[1], c[2], w=3.5, sd=(9, 8), hinset=4)
    rim = "-15,57 -29,38 -35.5,12 -36.5,-10 -31,-33 -17,-43.5 0,-46 17,-43.5 31,-33 36.5,-10 35.5,12 29,38 15,57"
    d.ink(stroke(rim), 10, taper=(0.1, 0.1), wob=0.03)
    d.ink(stroke(rim), 5, taper=(0.1, 0.1), wob=0, color=lining[0])
    for s in ("0,-66 4,-58 2,-52", "-40,-44 -32,-42 -28,-36", "44,-36 40,-28 40,-20", "-46,10 -42,24 -36,32"):
        d.ink(stroke(s), 2.2, taper=(0.3, 0.6))


def bycocket(d: Drawing, c: Tones, brim: Tones, plume: Tones) -> None:
    """A hat for a profile: pointed in front like a beak, the brim turned up behind, one straight feather."""
    feather_plume(d, [(-24, -50), (-44, -84), (-68, -112), (-92, -120)], 15, plume, n=7)
    crown = shape("-44,-40! -46,-66 -30,-88 -4,-98 18,-90 34,-66 40,-42!")
    d.obj(crown, c[0], c[1], c[2], w=3.4, sd=(10, 8), hinset=4)
    d.ink(stroke("-6,-94 -2,-80 8,-70"), 2.2, taper=(0.3, 0.6))
    b = shape("88,-32! 60,-34 30,-42 0,-44 -34,-40! -54,-48 -72,-66! -72,-46 -60,-28 -40,-20! -10,-27 22,-28 52,-26!")
    d.obj(b, brim[0], brim[1], brim[2], w=3.4, sd=(5, 6), hinset=4, hd=(2, 3))
    d.ink(stroke("-62,-52 -44,-36 -10,-35 30,-34 62,-32"), 2, taper=(0.3, 0.5))
    d.obj(circle(-22, -46, 7.5), GOLD, GOLD_SH, None, w=2.6, sd=(3, 3))


def pageboy(d: Drawing, c: Tones) -> None:
    """Hair cut round like a bowl, for a profile: a fringe on the brow, full over the ear to the nape."""
    locks(
        d,
        "30,-44! 34,-30 30,-18! 18,-24 8,-20! 4,-8 6,4 2,20 -4,30! -18,38 -36,40 -52,32! -56,10 -54,-20 -42,-46 "
        "-14,-58 16,-54",
        c[0],
        c[1],
        [
            "22,-46 24,-34 20,-24",
            "6,-50 8,-34 2,-18",
            "-10,-52 -6,-30 -10,0 -8,26",
            "-26,-48 -24,-20 -24,10 -20,34",
            "-40,-40 -40,-10 -38,16 -36,38",
            "-48,-20 -50,6 -48,30",
        ],
        w=2.8,
        hi=c[2],
    )
