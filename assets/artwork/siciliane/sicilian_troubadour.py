"""The knight of coppe: a singing lord on a palomino, a lute on his back, who drinks to you; they ride to the left."""

from assets.artwork.cards.rider import arm, boot, buttons, fist, leather, neck, stirrup
from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import AUBURN, FLAX, WHITE
from assets.artwork.parts.finery import brocade, trim
from assets.artwork.parts.gaits import CANTER
from assets.artwork.parts.hands import palm_under, thumb_over
from assets.artwork.parts.harness import bridle, girth, hem, rein, saddle, saddle_cloth, scallops
from assets.artwork.parts.heads import locks
from assets.artwork.parts.horse import horse, horse_head
from assets.artwork.parts.manes import forelock, mane_locks, tail
from assets.artwork.parts.youths import face_front
from assets.artwork.siciliane.cart_paint import LEAF, LINEN, ORANGE, POPPY, SEA, STONE, SUN, dress
from assets.artwork.siciliane.sicilian_mounts import pompoms
from assets.artwork.siciliane.sicilian_signs import goblet

PALOMINO = ("#e3a857", "#b1742f", "#f6d39a", "#c2853e", "#95602a")


def troubadour(d: Drawing) -> None:
    """Man and horse."""
    with d.at(500, 12, 0, 1, sx=-1):
        horse(d, PALOMINO, CANTER, sock="nF")
        tail(
            d,
            FLAX,
            (
                "98,446! 86,416 60,406 42,430 36,470 42,512 36,564! 54,530 60,490 58,460 66,444 96,462!",
                "96,450! 80,432 62,446 58,480 64,520 58,576! 80,536 82,500 76,470 80,458 98,466!",
            ),
        )
        horse_head(d, PALOMINO, CANTER, blaze=WHITE)
        falls = [(-34, 38), (-42, 32), (-46, 26), (-50, 18), (-52, 8), (-50, -2), (-42, -14), (-28, -22)]
        mane_locks(d, "256,384 278,340 304,307 334,288 360,288", FLAX, falls, 14, 8)
        forelock(d, CANTER.poll, CANTER.nod, CANTER.head, FLAX)
        bridle(d, CANTER, POPPY, SUN, LEAF)
        pompoms(d, "258,424 314,456 384,436", 6, (POPPY, SUN))
        pompoms(d, "140,432 108,440 80,466", 4, (SUN, POPPY), 8)
        girth(d, CANTER, "256,500 262,540 262,566", POPPY)
        saddle_cloth(d, "130,436! 180,424 224,426 266,412! 284,470 292,534! 240,546 180,548 124,540! 118,490", SEA, SUN)
        scallops(d, "126,536 180,546 240,544 290,530", 8, POPPY, 20)
        hem(d, "124,530 180,541 240,539 291,526", SUN, POPPY[0])
        saddle(
            d,
            "134,422! 126,384 138,362 156,360 166,380 182,402 190,418!",
            "248,412! 240,380 248,356 264,354 270,370 268,392 278,416!",
            POPPY,
        )
        rein(d, CANTER, (274, 364), POPPY, 30)
        with d.at(206, 424, 5):
            _rider(d)


def _rider(d: Drawing) -> None:
    """The lord, his seat at the origin, riding to the right."""
    _lute(d)
    arm(d, (36, -136), (92, -140), (112, -196), POPPY, SUN, cuff=LINEN, r=26)
    palm_under(d, 116, -214, 0, 0.84)
    goblet(d, 120, -300, 168, 0.86)
    thumb_over(d, 116, -214, 0, 0.84)
    leather(d, (24, 20), (46, 134))
    boot(d, (60, 62), (44, 138), STONE, 2, cuff=LINEN)
    stirrup(d, (44, 138), 2)
    dress(
        d,
        "-40,-20! -38,-44 -8,-52 24,-42 56,-8 82,34 84,60 70,76 44,72! 18,56 -10,34 -32,8",
        SUN,
        ("-10,-36 28,6 52,62", "14,-36 52,10 72,62", "-24,-24 8,20 36,60"),
        sd=(6, 14),
    )
    coat = shape(
        "-40,-152! -48,-112 -42,-78 -38,-50! -58,-22 -64,10! -30,26 4,20! 30,10 46,-10! 46,-34 38,-54! 48,-90 "
        "48,-124 38,-154! 14,-166 -8,-166"
    )
    dress(
        d,
        coat,
        POPPY,
        ("-30,-48 -44,-14 -44,16", "-8,-46 -12,-10 -8,22", "18,-46 24,-16 24,10"),
        lambda s: brocade(s, coat, SUN[2], 38, 8, "lozenge"),
    )
    half = shape("6,-166! 0,-100 2,-48! 4,20! 30,10 46,-10! 46,-34 38,-54! 48,-90 48,-124 38,-154! 22,-162")
    dress(d, half, LEAF, ("22,-46 28,-16 26,8",), sd=(9, 3), w=3.0)
    buttons(d, "6,-158 0,-100 4,-54", 6, SUN)
    trim(d, "-40,-56 0,-44 40,-58", STONE[1], STONE[1], 14)
    d.obj(circle(4, -46, 9), SUN[0], SUN[1], None, w=2.6, sd=(3, 3))
    arm(d, (-28, -136), (-6, -74), (46, -66), LEAF, SUN, slash=LINEN, r=31)
    fist(d, 64, -66, 4, 0.74, LINEN)
    neck(d, "fair", 4)
    d.obj(
        shape("-34,-172! -40,-152 -20,-158! -12,-140 2,-154! 12,-138 24,-154! 40,-146 38,-168! 18,-160 -14,-160"),
        LINEN[0],
        LINEN[1],
        None,
        w=3,
        sd=(5, 5),
    )
    with d.at(6, -216, -6, 0.9):
        _head(d)


def _lute(d: Drawing) -> None:
    """The lute slung on his back: the neck over the shoulder, the ribbed body below."""
    with d.at(-62, -92, -28):
        body = shape("0,-56 22,-34 30,2 20,34 0,44 -20,34 -30,2 -22,-34")
        d.obj(body, STONE[0], STONE[1], STONE[2], w=3.4, sd=(8, 6), hinset=4)
        for s in ("0,-54 12,-10 6,42", "0,-54 -12,-10 -6,42", "0,-54 24,-10 16,36", "0,-54 -24,-10 -16,36"):
            d.ink(stroke(s), 2, (0.3, 0.3))
        d.obj(shape("-7,-50! 7,-50! 6,-128! -6,-128!"), STONE[1], None, None, w=3)
        d.obj(shape("-10,-126! 10,-126! 16,-156! -4,-158!"), STONE[0], STONE[1], None, w=3)
        for y in (-134, -146):
            for x in (-12, 18):
                d.obj(circle(x, y, 4), LINEN[0], None, None, w=2)


def _head(d: Drawing) -> None:
    """A face turned to you, a short pointed beard, a singing mouth; a rolled hat with a hanging end."""
    locks(
        d,
        "0,-50! -36,-40 -46,-10 -42,20 -50,36 -40,48! -26,44 -16,50! 16,50 28,42 40,46! 46,30 42,8 46,-14 34,-40!",
        AUBURN[0],
        AUBURN[1],
        ["-38,-20 -36,14 -42,38", "38,-20 38,14 36,38"],
        hi=AUBURN[2],
    )
    face_front(d, AUBURN[1])
    d.obj(circle(0, 32, 7, 6), "#6d1a14", None, None, w=2.4)
    d.fill(shape("-6,30! 0,28 6,30! 0,31.5"), LINEN[0])
    m = "0,22! -8,20 -16,24 -24,20! -22,28 -12,29 0,25.6! 12,29 22,28 24,20! 16,24 8,20"
    d.obj(shape(m), AUBURN[0], AUBURN[1], None, w=2, sd=(2, 2))
    locks(d, "-9,40! 0,38 9,40! 10,52 0,68! -10,52", AUBURN[0], AUBURN[1], ["-3,44 -1,60", "4,44 2,58"], w=2.4)
    end = shape("30,-60! 58,-58 74,-34 70,0 78,30 70,56! 54,52 52,30 56,4 52,-24 36,-36!")
    dress(d, end, SEA, ("48,-50 64,-20 62,30",), sd=(5, 6))
    crown = shape("-34,-48! -40,-82 -14,-100 10,-92 30,-100 42,-78 34,-48!")
    dress(d, crown, SEA, ("-18,-92 -20,-70 -26,-54", "10,-90 14,-70 20,-54"), sd=(9, 7))
    roll = shape("-50,-40 -44,-58 -16,-60 0,-62 18,-60 44,-58 50,-40 42,-28! 20,-38 0,-40 -20,-38 -42,-28!")
    d.obj(roll, ORANGE[0], ORANGE[1], ORANGE[2], w=3.3, sd=(6, 8), hinset=4)
    for x in (-34, -18, 0, 18, 34):
        d.ink([(x - 4, -60 + abs(x) * 0.1), (x + 4, -40 + abs(x) * 0.2)], 2.2, (0.2, 0.2))
    d.obj(circle(0, -50, 8.5), LINEN[0], LINEN[1], None, w=2.6, sd=(3, 3))
