"""The knight of bastoni: a Saracen on a black horse, helmet with a crescent round a turban, the cudgel swung back."""

from assets.artwork.cards.rider import SLIPPER, arm, boot, fist, leather, neck, sash, stirrup
from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import BLACK_HORSE, JET
from assets.artwork.parts.finery import brocade, feather_plume, trim
from assets.artwork.parts.harness import bridle, fringe, girth, hem, rein, saddle, saddle_cloth
from assets.artwork.parts.heads import ear, face, locks
from assets.artwork.parts.horse import horse, horse_head
from assets.artwork.parts.manes import forelock, mane_locks, tail
from assets.artwork.siciliane.cart_paint import LEAF, LINEN, ORANGE, POPPY, SEA, SUN, dress
from assets.artwork.siciliane.cudgels import cudgel
from assets.artwork.siciliane.sicilian_mounts import COLLECTED, pompoms
from assets.artwork.siciliane.sicilian_signs import star


def saracen(d: Drawing) -> None:
    """Man and horse."""
    tail(
        d,
        JET,
        (
            "104,446! 74,430 50,452 44,500 48,570 38,650! 62,610 70,540 80,486 108,470!",
            "106,450! 84,440 66,470 64,520 66,590 58,690! 84,640 88,560 92,500 112,472!",
        ),
    )
    horse(d, BLACK_HORSE, COLLECTED, sock="nF")
    horse_head(d, BLACK_HORSE, COLLECTED)
    falls = [(-38, 36), (-44, 30), (-48, 24), (-52, 16), (-54, 6), (-52, -6), (-44, -16), (-32, -22)]
    mane_locks(d, "276,392 284,344 300,294 328,258 364,245 386,254", JET, falls, 14, 8)
    forelock(d, COLLECTED.poll, COLLECTED.nod, COLLECTED.head, JET)
    bridle(d, COLLECTED, ORANGE, SUN, POPPY)
    pompoms(d, "266,442 322,474 386,450", 6, (ORANGE, SEA))
    girth(d, COLLECTED, "262,500 266,540 262,572", POPPY)
    saddle_cloth(d, "146,436! 190,430 232,432 278,426! 292,476 300,540! 240,560 190,556 140,540! 140,486", ORANGE, SEA)
    hem(d, "141,534 190,550 240,554 299,535", SUN, POPPY[0])
    fringe(d, "144,544 190,558 240,562 298,544", 15, SEA, 18)
    saddle(
        d,
        "142,424! 138,392 146,370 162,366 174,384 190,408 198,428!",
        "256,424! 250,396 258,374 274,372 280,388 276,408 284,430!",
        POPPY,
    )
    rein(d, COLLECTED, (282, 372), ORANGE)
    with d.at(214, 432):
        _rider(d)


def _rider(d: Drawing) -> None:
    """The Saracen, his seat at the origin."""
    _cloak(d)
    arm(d, (34, -132), (62, -86), (72, -66), LINEN, LINEN, r=24)
    fist(d, 82, -58, 18, 0.72, SUN, "moor")
    leather(d, (24, 20), (44, 134))
    boot(d, (58, 76), (42, 136), POPPY, -4, foot=SLIPPER)
    stirrup(d, (42, 136), -4)
    dress(
        d,
        "-40,-56! -54,-30 -54,-4! -34,28 4,60 26,86 30,112! 48,120 66,114! 84,86 84,42 62,-6 40,-40 36,-56!",
        LINEN,
        ("-12,-46 26,12 38,104", "10,-46 54,20 54,108", "-28,-46 -4,22 32,86", "26,-46 68,30 68,98"),
        sd=(8, 12),
    )
    trim(d, "28,110 48,118 68,111", SUN[0], SUN[1], 10)
    coat = shape(
        "-42,-150! -50,-112 -44,-78 -40,-46! -60,-10 -66,16! -30,30 0,22! 24,8 42,-10! 44,-34 40,-52! 50,-88 "
        "50,-124 40,-152! 14,-164 -10,-164"
    )
    dress(
        d,
        coat,
        LEAF,
        ("-30,-46 -44,-14 -46,18", "-6,-46 -14,-10 -12,24", "20,-46 22,-16 20,8"),
        lambda s: brocade(s, coat, SUN[0], 36, 9, "fleur"),
    )
    d.obj(shape("-2,-158! -4,-100 0,-44! 16,-44! 20,-100 26,-158!"), SUN[0], SUN[1], None, w=2.8, sd=(6, 2))
    for k in range(5):
        d.obj(circle(9 + k * 0.2, -140 + 21 * k, 4.4), POPPY[0], None, None, w=2)
    sash(d, "-40,-54 0,-42 40,-56", POPPY, 26)
    neck(d, "moor", 6)
    d.obj(
        shape("-24,-176! -32,-156 -8,-146 10,-148! 32,-150 38,-164 30,-178! 10,-160"),
        LINEN[0],
        LINEN[1],
        None,
        w=3,
        sd=(5, 5),
    )
    with d.at(10, -214, 0, 0.92):
        _head(d)
    cudgel(d, -98, -246, 262, -30, 0.92, "bent")
    arm(d, (-30, -134), (-88, -96), (-64, -140), LEAF, LINEN, r=30)
    fist(d, -52, -164, -50, 0.8, SUN, "moor")


def _cloak(d: Drawing) -> None:
    dress(
        d,
        "-14,-160! -52,-140 -84,-100 -104,-50 -132,-12! -104,0 -96,24! -66,10 -46,30! -32,-30 -14,-100!",
        SEA,
        ("-30,-130 -66,-70 -98,-8", "-24,-110 -50,-50 -62,14"),
        sd=(9, 10),
    )
    trim(d, "-130,-14 -104,-3 -95,20 -66,7 -46,27", SUN[0], SUN[1], 10)


def _head(d: Drawing) -> None:
    """A fierce face with a great black moustache; a spiked helmet in a striped turban."""
    ear(d, "moor", True)
    face(d, skin="moor", age="mid", stern=1.9, blush=False, lips="#8e3a2b")
    m = "17,20! 7,17 -6,21 -20,18 -36,2! -34,20 -20,31 0,31 16,26! 24,31 38,30 50,12! 36,20 26,18"
    d.obj(shape(m), "#241813", None, None, w=2.2)
    for s in ("10,22 -6,26 -24,20", "24,22 34,25 42,19"):
        d.ink(stroke(s), 1.6, (0.3, 0.5), "#7a5a45")
    locks(d, "10,40! 16,38.6 22,40! 22,52 15,66! 9,54", "#241813", "#120b08", ["14,44 15,58"], w=2.2)
    spike = shape("-26,-62! -20,-90 -4,-104 4,-122! 12,-104 28,-90 34,-62!")
    d.obj(spike, SUN[0], SUN[1], SUN[2], w=3.2, sd=(8, 4), hinset=4, hd=(2, 2))
    d.obj(shape("-10,-126! -6,-112 6,-108 18,-114 20,-130! 16,-119 6,-115 -4,-119"), SUN[0], SUN[1], None, w=2.8)
    feather_plume(d, [(22, -72), (40, -96), (66, -108), (88, -98)], 12, ORANGE, 6)
    wound = shape("-46,-20 -62,-36 -58,-58 -36,-72 0,-76 36,-72 56,-56 58,-36 44,-22! 26,-31 2,-34 -24,-29")
    stripes = (
        "-58,-40 -26,-62 14,-66 55,-50",
        "-56,-60 -20,-76 24,-78 50,-62",
        "52,-28 30,-46 -6,-58 -40,-62",
        "-34,-28 -8,-46 24,-54",
    )
    dress(d, wound, LINEN, sd=(10, 9))
    with d.clip(wound):
        for k, s in enumerate(stripes):
            d.ink(stroke(s), 6.5, (0.1, 0.1), (POPPY, SEA)[k % 2][0], wob=0)
            d.ink(stroke(s).move(0, 8), 2.4, (0.3, 0.4))
    d.contour(wound, 3.4)
    d.obj(circle(20, -52, 11), SUN[0], SUN[1], None, w=2.8, sd=(3, 3))
    star(d, 20, -52, 7, POPPY[0])
