"""The knight of denari: an old carter with a stocking cap on his donkey, u sceccu, who shows his coin."""

from assets.artwork.cards.rider import arm, boot, fist, leather, neck, sash, stirrup
from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import JET
from assets.artwork.parts.hands import palm_under, thumb_over
from assets.artwork.parts.harness import bridle, fringe, girth, rein
from assets.artwork.parts.heads import ear, face
from assets.artwork.parts.manes import tail
from assets.artwork.parts.royal_hair import SNOW
from assets.artwork.siciliane.cart_paint import ASH, LEAF, LINEN, ORANGE, POPPY, SEA, STONE, SUN, bands, dress
from assets.artwork.siciliane.sicilian_mounts import DONKEY, brush_mane, donkey, head_plume, pompoms
from assets.artwork.siciliane.sicilian_signs import denaro


def merchant(d: Drawing) -> None:
    """Man and donkey."""
    with d.at(-10, 0):
        _man_and_donkey(d)


def _man_and_donkey(d: Drawing) -> None:
    tail(
        d,
        JET,
        (
            "96,470! 78,490 70,540 66,590! 76,600 84,592 86,540 102,482!",
            "64,586! 52,620 58,650 54,684! 74,668 90,640 86,592!",
        ),
    )
    donkey(d)
    brush_mane(d, "286,404 306,366 332,336 362,320 388,322", ASH)
    head_plume(d, DONKEY)
    bridle(d, DONKEY, POPPY, SUN, SEA)
    pompoms(d, "276,462 320,500 372,474", 6)
    pompoms(d, "160,452 120,470 88,500", 5, (SUN, POPPY), 8)
    girth(d, DONKEY, "262,510 266,550 262,584", POPPY)
    _panniers(d)
    with d.at(222, 446):
        _rider(d)
    rein(d, DONKEY, (292, 386), POPPY, 20)
    with d.at(222, 446):
        fist(d, 66, -64, 4, 0.74, LINEN)


def _panniers(d: Drawing) -> None:
    """A woven saddle bag in bands, fringed."""
    dress(
        d,
        "150,450! 200,444 250,446 292,440! 302,500 304,560! 260,578 200,574 150,560! 144,500",
        ORANGE,
        ("176,460 170,560", "222,460 222,572", "268,460 272,570"),
        bands(
            ("140,486 200,494 300,482", POPPY[0], 15),
            ("140,510 200,518 302,506", LEAF[0], 9),
            ("140,532 200,542 304,530", SEA[0], 15),
            ("140,552 200,562 304,550", SUN[0], 7),
        ),
    )
    fringe(d, "154,562 200,574 258,577 300,562", 14, POPPY, 18)


def _rider(d: Drawing) -> None:
    """The carter, his seat at the origin."""
    arm(d, (34, -138), (86, -138), (128, -196), LINEN, LINEN, cuff=LINEN, r=25)
    palm_under(d, 134, -214, -16, 0.82)
    denaro(d, 150, -296, 72)
    thumb_over(d, 134, -214, -16, 0.82)
    leather(d, (24, 20), (58, 122))
    boot(d, (70, 60), (56, 128), STONE, 4)
    stirrup(d, (56, 128), 4)
    dress(
        d,
        "-42,-22! -38,-44 -8,-52 24,-42 56,-8 84,34 88,62 70,78 44,74! 16,58 -14,38 -34,10",
        SEA,
        ("-10,-36 28,6 52,66", "14,-36 54,10 74,66", "-24,-24 6,22 36,64"),
        sd=(6, 14),
    )
    dress(
        d,
        "-46,-150! -62,-110 -56,-70 -46,-42! 0,-30 46,-44! 58,-84 56,-126 42,-154! 16,-168 -12,-168",
        LINEN,
        ("-30,-110 -34,-70 -28,-46",),
        sd=(14, 5),
    )
    for outline in (
        "-40,-158! -62,-110 -56,-60 -50,-34! -30,-30 -12,-32! -16,-80 -14,-120 -10,-164!",
        "24,-164! 30,-120 34,-80 32,-38! 44,-44 54,-52! 60,-90 56,-126 44,-154!",
    ):
        dress(d, outline, LEAF, ("-36,-120 -38,-60", "46,-130 46,-60"), sd=(8, 4))
    for k in range(5):
        d.obj(circle(11 + k * 0.4, -138 + 20 * k, 4), SUN[0], None, None, w=2)
    sash(d, "-50,-48 0,-32 50,-50", POPPY, 24)
    neck(d, "fair", 6)
    dress(d, "-24,-178! -30,-156 -10,-146 8,-150! 30,-148 38,-164 30,-178! 10,-164", POPPY, sd=(5, 5))
    with d.at(10, -216, 0, 0.92):
        _head(d)
    arm(d, (-34, -136), (-8, -74), (42, -64), LINEN, LINEN, r=31)


def _head(d: Drawing) -> None:
    """A merry weathered face, a white moustache, side whiskers, a long red stocking cap."""
    ear(d, ring=True)
    face(d, age="old", mood=3.2, brow="#8f887c", stern=-0.6)
    for q in ("-26,-30! -20,-14 -22,6 -26,22 -20,36! -34,30 -36,4 -36,-26!",):
        d.obj(shape(q), SNOW[0], SNOW[1], None, w=2.4, sd=(3, 4))
    m = "17,20! 8,17 -4,21 -14,18 -20,10! -22,24 -12,32 2,31 16,26.5! 23,30 32,32 40,24 41,14! 34,20 26,18"
    d.obj(shape(m), SNOW[0], SNOW[1], None, w=2.4, sd=(3, 3))
    for s in ("12,22 0,26 -12,25", "22,22 30,26 36,22"):
        d.ink(stroke(s), 1.5, (0.3, 0.5), SNOW[1])
    cap = "-44,-26! -46,-54 -28,-76 4,-82 30,-68 42,-40 40,-28! 0,-40"
    tip = "-20,-72! -52,-84 -84,-70 -96,-40 -98,-8 -106,14! -88,20 -80,0 -78,-30 -64,-48 -40,-46!"
    dress(d, tip, POPPY, ("-36,-72 -74,-58 -88,-20 -92,8",), sd=(5, 7))
    d.obj(circle(-98, 22, 13), SUN[0], SUN[1], None, w=2.8, sd=(4, 4))
    dress(d, cap, POPPY, ("-22,-74 -34,-56 -34,-40", "10,-80 8,-60 16,-46"), sd=(8, 6))
    d.obj(shape("-46,-38! 0,-50 42,-40! 44,-24! 0,-34 -46,-20!"), SUN[0], SUN[1], None, w=3, sd=(6, 3))
    for x in (-32, -16, 0, 16, 32):
        d.ink([(x, -44 + abs(x) * 0.12), (x + 2, -32 + abs(x) * 0.14)], 2, (0.2, 0.2), SUN[1])
