"""The knight of spade: Roland of the puppet theatre on a rearing white horse, sword swung, a shield with the sun."""

import math

from assets.artwork.cards.rider import boot, leather, neck, stirrup
from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import BROWNS, DARK_HAIR, GREY_HAIR, WHITE_HORSE
from assets.artwork.parts.finery import feather_plume, trim
from assets.artwork.parts.gaits import REAR
from assets.artwork.parts.hands import fist_knuckles
from assets.artwork.parts.harness import bridle, fringe, girth, hem, rein, saddle, saddle_cloth
from assets.artwork.parts.heads import locks
from assets.artwork.parts.horse import horse, horse_head
from assets.artwork.parts.limbs import forearm
from assets.artwork.parts.manes import forelock, mane_locks, tail
from assets.artwork.parts.royal_faces import young_face
from assets.artwork.parts.royal_hair import young_moustache
from assets.artwork.siciliane.cart_paint import LEAF, LINEN, ORANGE, PEARL, POPPY, SEA, SUN, dress, painted
from assets.artwork.siciliane.sicilian_mounts import head_plume, pompoms
from assets.artwork.siciliane.sicilian_signs import brand, star


def paladin(d: Drawing) -> None:
    """Man and horse."""
    tail(
        d,
        GREY_HAIR,
        (
            "104,486! 74,468 48,486 42,540 46,590 36,656! 58,612 66,560 74,520 100,512!",
            "104,490! 80,484 62,510 60,560 66,610 56,692! 84,640 88,580 84,540 106,512!",
        ),
    )
    horse(d, WHITE_HORSE, REAR)
    horse_head(d, WHITE_HORSE, REAR)
    falls = [(-40, 34), (-46, 26), (-52, 20), (-58, 12), (-62, 2), (-62, -8), (-56, -20), (-44, -26), (-30, -28)]
    mane_locks(d, "270,346 286,288 312,246 344,222 372,224", GREY_HAIR, falls, 14, 9)
    forelock(d, REAR.poll, REAR.nod, REAR.head, GREY_HAIR)
    head_plume(d, REAR, (SEA, POPPY))
    bridle(d, REAR, SEA, SUN, POPPY)
    pompoms(d, "264,404 314,426 388,398", 6, (SEA, SUN))
    pompoms(d, "172,450 130,474 84,514", 5, (SUN, SEA), 8)
    girth(d, REAR, "268,440 296,486 310,518", SEA)
    saddle_cloth(d, "150,440! 200,404 262,362! 290,410 316,478! 290,512 240,546 190,556! 160,510", POPPY, SUN)
    fringe(d, "194,556 242,546 288,516 314,482", 12, SUN, 18)
    hem(d, "190,550 240,541 286,509 313,476", SUN, SEA[0])
    saddle(
        d,
        "140,424! 130,392 140,368 158,364 170,380 188,404 198,416!",
        "258,366! 246,338 254,314 270,312 276,328 276,346 286,370!",
        SEA,
    )
    rein(d, REAR, (276, 346), SEA, sag=34)
    with d.at(216, 404, 2):
        _rider(d)


def _rider(d: Drawing) -> None:
    """The paladin, his seat at the origin."""
    _cloak(d)
    leather(d, (24, 20), (44, 132))
    boot(d, (62, 60), (44, 134), BROWNS, 4)
    stirrup(d, (44, 134), 4)
    with d.at(53, 98, 12):
        painted(d, shape("-20,-34! -22,0 -15,30! 0,36 14,30! 22,0 20,-34! 0,-42"), SUN, 3.2, (8, 3))
        painted(d, circle(0, -40, 19), PEARL, 3, (5, 5))
        star(d, 0, -40, 11, POPPY[0])
    _kilt(d)
    p = painted(
        d,
        shape("-42,-152! -50,-112 -44,-78 -38,-48! 0,-36 38,-50! 50,-84 52,-122 40,-154! 16,-166 -10,-166"),
        SUN,
        3.6,
        (16, 5),
    )
    with d.clip(p):
        for s in ("10,-150 34,-130 40,-100 24,-84 12,-100", "8,-80 30,-70 40,-54"):
            d.ink(stroke(s), 3, (0.2, 0.3), SUN[1], wob=0)
    trim(d, "-38,-54 0,-43 39,-56", POPPY[0], POPPY[1], 13, beads=(SUN[2], 14))
    neck(d, "fair", 6)
    painted(d, shape("-30,-172! -18,-184 6,-168 28,-184 40,-170! 30,-148 4,-142 -22,-150"), PEARL, 3.2)
    with d.at(10, -216, -4, 0.94):
        _head(d)
    _shield(d)
    _sword_arm(d)


def _cloak(d: Drawing) -> None:
    dress(
        d,
        "-10,-162! -54,-150 -96,-120 -132,-104 -160,-72! -146,-50 -152,-16! -116,-26 -86,-6! -60,-40 -20,-90!",
        SEA,
        ("-30,-146 -92,-100 -146,-60", "-26,-124 -80,-76 -120,-30", "-22,-104 -56,-60 -88,-16"),
        sd=(9, 11),
    )
    trim(d, "-158,-70 -143,-50 -149,-20 -116,-31 -88,-11", SUN[0], SUN[1], 10)


def _kilt(d: Drawing) -> None:
    """A pleated green skirt spread over the thigh, under red tongues."""
    dress(
        d,
        "-40,-50! -60,-14 -66,22! -36,40 0,46 40,58 68,62! 82,44 78,22! 58,-12 36,-50!",
        LEAF,
        ("-34,-30 -50,24", "-14,-34 -18,40", "8,-34 22,50", "24,-34 54,56"),
        sd=(10, 8),
    )
    trim(d, "-64,20 -36,37 0,43 40,55 67,60", SUN[0], SUN[1], 11)
    for x, a in ((-34, 14), (-12, 4), (12, -10), (32, -24)):
        with d.at(x, -48, a):
            d.obj(shape("-13,0! 13,0! 13,38! 0,54! -13,38!"), POPPY[0], POPPY[1], None, w=3, sd=(7, 3))
            d.obj(circle(0, 34, 6), SUN[0], None, None, w=2.2)


def _sword_arm(d: Drawing) -> None:
    """The near arm swung back, the sword high behind him."""
    forearm(d, (-88, -102), (-72, -146), PEARL, 17, 12, folds=False)
    p = dress(
        d,
        "-24,-156! -52,-150 -84,-132 -110,-112! -114,-92 -98,-80 -78,-84! -54,-98 -32,-110 -12,-124!",
        PEARL,
        sd=(7, 8),
    )
    with d.clip(p):
        for k in range(5):
            x, y = -36 - 18 * k, -128 + 11 * k
            d.ink(stroke([(x + 6, y + 26), (x - 8, y + 2), (x + 2, y - 26)]), 2, (0.2, 0.2))
    d.contour(p, 3.5)
    brand(d, -100, -252, 236, -24, 0.9)
    trim(d, "-86,-142 -73,-148 -58,-142", SUN[0], SUN[1], 10)
    fist_knuckles(d, -67, -168, -62, 0.8)


def _shield(d: Drawing) -> None:
    """The far arm behind a round shield, the reins in its hand."""
    with d.at(66, -92, 0, 0.58):
        d.obj(circle(0, 0, 94), SUN[0], SUN[1], None, w=5, sd=(8, 9))
        for k in range(16):
            a = 2 * math.pi * k / 16
            d.obj(circle(85 * math.cos(a), 85 * math.sin(a), 4.6), SEA[0], None, None, w=2)
        d.obj(circle(0, 0, 74), POPPY[0], POPPY[1], None, w=4, sd=(6, 7))
        for k in range(8):
            with d.at(0, 0, 45 * k, 1, line=1):
                d.obj(shape("0,-68! 13,-30 0,-16! -13,-30"), (LINEN, ORANGE)[k % 2][0], None, None, w=3.2)
        d.obj(circle(0, 0, 24), SUN[0], SUN[1], SUN[2], w=4, sd=(6, 6), hinset=4)


def _head(d: Drawing) -> None:
    """A young grave face, curls at the nape, a silver helmet with its visor up and a great plume."""
    locks(
        d,
        "-16,-30! -38,-24 -44,2 -50,18 -44,30 -52,44! -38,52 -24,48 -14,40! -12,10",
        DARK_HAIR[0],
        DARK_HAIR[1],
        ["-34,-8 -40,16 -42,40", "-26,4 -28,28 -32,44"],
        hi=DARK_HAIR[2],
    )
    young_face(d)
    young_moustache(d)
    feather_plume(d, [(0, -86), (-14, -114), (-42, -120), (-62, -100), (-62, -72)], 15, POPPY, 7)
    feather_plume(d, [(6, -88), (14, -118), (40, -130), (62, -112), (60, -88)], 14, SUN, 7)
    bowl = shape("-42,-26! -48,-54 -36,-80 -10,-94 12,-92 34,-78 44,-54 42,-34! 20,-38 -8,-37 -28,-28")
    painted(d, bowl, PEARL, 3.4, (11, 8))
    d.obj(shape("-4,-94! 8,-97! 16,-72 18,-44! 8,-44! 6,-72"), SUN[0], SUN[1], None, w=2.8, sd=(4, 2))
    painted(d, shape("-30,-40! -20,-62 10,-68 38,-60 56,-44! 30,-46 0,-40 -24,-28!"), SUN, 3.2, (5, 6))
    for x in (-8, 10, 28):
        d.ink([(x, -58), (x + 4, -47)], 3, (0.1, 0.1))
    painted(d, shape("-40,-34! -22,-30 -24,-8 -22,14 -12,36! -8,48 -16,56! -32,42 -42,16 -46,-12"), PEARL, 3, (6, 6))
    d.obj(circle(-32, -26, 6), SUN[0], SUN[1], None, w=2.6, sd=(2, 2))
