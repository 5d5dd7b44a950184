"""The page of spade: a warrior maid of the puppet theatre in gilt armour, the sword on her shoulder, a round shield."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, circle, shape, stroke
from assets.artwork.palette import BLOND, BROWN_SH, INK, SKIN, SKIN_SH
from assets.artwork.parts.finery import feather_plume, trim
from assets.artwork.parts.hands import fist_knuckles
from assets.artwork.parts.heads import locks
from assets.artwork.parts.limbs import forearm
from assets.artwork.parts.stance import QUARTER, foot, leg
from assets.artwork.siciliane.cart_paint import LEAF, LINEN, ORANGE, PEARL, POPPY, SEA, STONE, SUN, dress, painted
from assets.artwork.siciliane.sicilian_signs import brand, star


def bradamante(d: Drawing) -> None:
    """The whole figure, looking to the left."""
    _mantle(d)
    with d.at(254, 150, 0, 1.0, sx=-1.0, sy=1.0):
        _hair_back(d)
    for hip, knee, ankle, m in (((276, 480), (292, 588), (290, 684), 1), ((224, 480), (208, 586), (192, 680), -1)):
        leg(d, hip, knee, ankle, SEA, "front", m, 1.0)
        foot(d, (ankle[0], ankle[1] + 6), QUARTER, STONE, m, -3 * m, 1.02)
        _greave(d, knee, ankle)
    _kilt(d)
    _cuirass(d)
    _shield_arm(d)
    _sword_arm(d)
    d.obj(shape("228,190! 228,214 218,232! 250,250 286,232! 276,212 274,188!"), SKIN, SKIN_SH, None, w=3, sd=(8, 0))
    painted(d, shape("214,232! 226,222 250,238 276,222 290,232! 280,254 250,264 222,254"), SUN, 3.2)
    with d.at(254, 150, 0, 1.0, sx=-1.0, sy=1.0):
        _profile(d)
        _helmet(d)


def _mantle(d: Drawing) -> None:
    dress(
        d,
        "204,244! 170,320 152,440 132,560 116,640! 140,654 170,644 200,656 230,646 262,656 292,646 322,656 352,648 "
        "384,640! 372,540 352,420 330,310 300,242!",
        POPPY,
        (
            "180,320 160,480 150,646",
            "200,420 190,540 188,650",
            "336,340 352,480 360,644",
            "312,420 326,540 326,650",
            "250,480 250,640",
        ),
        sd=(16, 3),
    )
    trim(d, "117,638 140,651 170,641 200,653 230,643 262,653 292,643 322,653 352,645 383,637", SUN[0], SUN[1], 13)


def _greave(d: Drawing, knee: tuple[float, float], ankle: tuple[float, float]) -> None:
    """A gilt greave with a sun on the knee."""
    (kx, ky), (ax, ay) = knee, ankle
    turn = math.degrees(math.atan2(ay - ky, ax - kx)) - 90
    with d.at(kx, ky, turn, 1, line=1):
        p = shape("-23,4! -27,36 -20,66 -15,88! 0,94 15,88! 20,66 27,36 23,4! 0,-6")
        painted(d, p, PEARL, 3.2, (9, 3))
        trim(d, "-15,84 0,90 15,84", SUN[0], SUN[1], 9)
        d.ink(stroke("0,22 1,50 0,82"), 2.2, (0.2, 0.3))
        painted(d, circle(0, 0, 23), SUN, 3.2, (6, 6))
        star(d, 0, 0, 14, POPPY[0])


def _kilt(d: Drawing) -> None:
    """The pleated skirt of a puppet paladin, red and green with golden fringe, under tongues of armour."""
    skirt = shape(
        "204,390! 184,440 168,500 162,548! 192,562 222,554 250,566 280,554 310,562 340,546! 332,490 316,436 298,390!"
    )
    dress(
        d,
        skirt,
        LEAF,
        ("196,440 182,550", "218,430 210,556", "250,430 250,562", "282,430 292,556", "306,440 322,552"),
        sd=(16, 3),
    )
    trim(d, "163,544 192,558 222,550 250,562 280,550 310,558 339,542", SUN[0], SUN[1], 14)
    for k, x in enumerate((188, 218, 250, 282, 312)):
        top = 396 + 3 * (2 - abs(k - 2))
        tongue = shape(
            [
                (x - 17, top, 1),
                (x + 17, top, 1),
                (x + 18 + (x - 250) * 0.1, top + 70, 1),
                (x + (x - 250) * 0.14, top + 92, 1),
                (x - 18 + (x - 250) * 0.1, top + 70, 1),
            ]
        )
        d.obj(tongue, POPPY[0], POPPY[1], None, w=3.2, sd=(9, 3))
        d.obj(circle(x + (x - 250) * 0.08, top + 60, 8), SUN[0], SUN[1], None, w=2.6, sd=(3, 3))


def _cuirass(d: Drawing) -> None:
    """A gilt breastplate with a star, scrolls chased into it."""
    p = painted(
        d,
        shape("204,240! 188,276 194,330 202,392! 250,408 300,392! 308,330 314,276 298,240! 276,256 250,262 226,256!"),
        SUN,
        3.6,
        (18, 5),
    )
    with d.clip(p):
        for m in (1, -1):
            with d.at(250, 0, 0, 1, sx=m, line=1):
                for s in (
                    "10,372 34,366 46,344 34,328 22,338 28,350",
                    "12,300 36,288 50,296 46,312 34,310",
                    "8,384 20,392 44,384",
                ):
                    d.ink(stroke(s), 3, (0.2, 0.3), SUN[1], wob=0)
    d.obj(circle(250, 322, 25), SEA[0], SEA[1], None, w=3.2, sd=(4, 5))
    star(d, 250, 322, 19, SUN[2])
    d.contour(p, 3.6)
    trim(d, "200,388 226,400 250,404 276,400 302,388", POPPY[0], POPPY[1], 15, beads=(SUN[2], 16))


def _shield_arm(d: Drawing) -> None:
    """The arm on the right, its hand on the rim of a shield that stands on the ground."""
    shield = circle(392, 596, 74, 112)
    d.obj(shield, SUN[0], SUN[1], None, w=4, sd=(8, 6))
    inner = circle(392, 596, 58, 94)
    d.obj(inner, SEA[0], SEA[1], None, w=3.2, sd=(7, 6))
    for k in range(16):
        a = 2 * math.pi * k / 16
        d.obj(circle(392 + 66 * math.cos(a), 596 + 103 * math.sin(a), 4), POPPY[0], None, None, w=2)
    with d.at(392, 596, 0, 1, sx=0.62, sy=1, line=1):
        for k in range(8):
            with d.at(0, 0, 45 * k, 1, line=1):
                d.obj(shape("0,-84! 15,-34 0,-14! -15,-34"), (SUN, ORANGE)[k % 2][0], None, None, w=3)
        d.obj(circle(0, 0, 22), POPPY[0], POPPY[1], POPPY[2], w=3.2, sd=(5, 5), hinset=4)
    forearm(d, (366, 376), (384, 452), PEARL, 18, 13, folds=False)
    _pauldron(d, "296,244! 330,244 358,288 378,344! 384,374 366,390 346,386! 330,350 310,312 298,282!", 340, 300)
    fist_knuckles(d, 387, 480, 84, 0.98)
    trim(d, "368,446 385,453 402,446", SUN[0], SUN[1], 11)


def _sword_arm(d: Drawing) -> None:
    """The arm on the left, the sword raised before the shoulder."""
    forearm(d, (130, 372), (160, 336), PEARL, 18, 13, folds=False)
    _pauldron(
        d,
        "206,244! 172,246 142,286 118,336! 106,366 114,392 142,396! 160,384 168,356 182,330! 196,308 206,282!",
        158,
        300,
    )
    brand(d, 141, 218, 320, -20, 0.84)
    trim(d, "144,326 156,338 170,346", SUN[0], SUN[1], 11)
    fist_knuckles(d, 178, 318, -24, 0.98)


def _pauldron(d: Drawing, outline: str, x: float, y: float) -> None:
    """A sleeve of silver scales under a gilt lion-less cap."""
    p: Path = dress(d, outline, PEARL, sd=(8, 8))
    with d.clip(p):
        for j in range(9):
            for k in range(6):
                u, v = x - 62 + 24 * k + (12 if j % 2 else 0), y - 40 + 17 * j
                d.ink(stroke([(u, v), (u + 12, v + 9), (u + 24, v)]), 2, (0.2, 0.2))
    d.contour(p, 3.5)


def _hair_back(d: Drawing) -> None:
    """Long fair hair down the back."""
    locks(
        d,
        "-10,-30! -40,-20 -52,10 -48,36 -62,60 -54,88 -66,114 -56,140! -40,134 -30,144! -20,120 -14,80 -10,30!",
        BLOND[0],
        BLOND[1],
        ["-40,-6 -40,30 -52,60 -44,90 -54,126", "-30,0 -30,40 -38,70 -32,100 -40,132", "-20,20 -22,60 -26,100"],
        hi=BLOND[2],
    )


def _profile(d: Drawing) -> None:
    """A young woman in profile, her lips closed, a firm look."""
    f = shape(
        "0,-55 20,-50 31,-36 32,-21 30.5,-10 36,0 42.5,9 41,13.5 34,16.5! 34.5,20 38,23.5 35,27.4! 37,30 "
        "35.5,33.5 32,36.5! "
        "35,42 33,50 24,53 10,48 -4,40 -10,28 -20,24 -40,10 -46,-18 -36,-42 -20,-52"
    )
    d.fill(f, SKIN)
    with d.clip(f):
        d.fill(shape("-12,30! 0,36 14,40 26,40 32,38! 42,44! 40,60! -20,60!"), SKIN_SH)
        d.fill(circle(15, 16, 11, 9), POPPY[0], 0.34)
    white = shape("28.5,-6! 22,-8.4 12,-3! 19,1 27,1! 29.5,-2")
    d.fill(white, LINEN[0])
    with d.clip(white):
        d.fill(circle(25, -3, 3.8, 5), "#2f5e8a")
        d.fill(circle(25.4, -3, 1.9, 2.8), INK)
    for knots, w in (("7,-4 14,-7 22,-9.6 30,-7", 3.8), ("14,1 20,2.4 27,1.4", 1.5), ("12,-9.6 20,-13 27,-12", 1.4)):
        d.ink(stroke(knots), w, (0.4, 0.3), wob=0)
    d.ink(stroke("8,-17 17,-21.6 30,-17"), 3.4, (0.5, 0.3), BROWN_SH)
    d.ink(stroke("36,16 33.5,13.4 34.4,10.4"), 2.0, (0.4, 0.4), wob=0)
    d.fill(shape("28.6,27.4! 33,24 38,24 35.4,27.5!"), POPPY[1])
    d.fill(shape("29,28! 35.4,27.6! 37,30.4 35,33.4 31.6,32.4"), POPPY[0])
    d.ink(stroke("37,27.4 32,27.8 27.4,27"), 1.8, (0.2, 0.5), wob=0)
    d.contour(f, 2.6)


def _helmet(d: Drawing) -> None:
    """A gilt open helmet with a tall green plume."""
    feather_plume(d, [(-14, -80), (-30, -102), (-62, -106), (-86, -90), (-94, -62), (-86, -36)], 20, LEAF)
    bowl = shape("34,-28! 38,-52 22,-78 -6,-88 -34,-80 -52,-54 -54,-20 -48,14! -34,24 -22,18! -14,-4 -4,-18! 14,-24")
    painted(d, bowl, SUN, 3.4, (9, 8))
    for s in ("-20,-80 -26,-50 -24,-10", "2,-86 6,-60 4,-28"):
        d.ink(stroke(s), 2.4, (0.3, 0.4))
    trim(d, "42,-32 14,-24 -6,-16 -16,-2 -24,18", POPPY[0], POPPY[1], 10, 2.6, beads=(SUN[2], 13))
    d.obj(circle(-14, -84, 9), SEA[0], SEA[1], None, w=2.8, sd=(3, 3))
    d.obj(shape("34,-34! 58,-38 66,-30! 50,-24 34,-26!"), SUN[0], SUN[1], None, w=2.8)
    d.obj(circle(-30, 10, 5), LINEN[0], None, None, w=2.2)
