"""The king of coppe: stout and merry, his crown askew over vine leaves, the goblet raised; he looks to the left."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import BLUSH, BROWNS
from assets.artwork.parts.drapery import along, cloth, pomegranate
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands import fist_palm, resting
from assets.artwork.parts.hands_royal import cuff
from assets.artwork.parts.heads import ear, face, locks
from assets.artwork.parts.limbs import forearm, shoe
from assets.artwork.parts.royal_faces import neck
from assets.artwork.siciliane.cart_paint import LEAF, LINEN, ORANGE, POPPY, SEA, STONE, SUN, dress
from assets.artwork.siciliane.sicilian_crowns import vine_crown
from assets.artwork.siciliane.sicilian_signs import goblet


def king_of_goblets(d: Drawing) -> None:
    """The whole figure, drawn facing right and mirrored."""
    with d.at(500, 0, 0, 1, sx=-1):
        _mantle(d)
        shoe(d, (226, 702), STONE, 1, 1.0)
        shoe(d, (292, 698), STONE, 1, 1.0)
        _gown(d)
        _cup_arm(d)
        with d.at(246, 170, 3, 1.06):
            _hair(d)
            neck(d)
        dress(
            d,
            "200,232! 170,250 162,278! 204,300 250,308 296,300 330,276! 322,250 296,232! 276,256 250,262 222,256!",
            LEAF,
            ("190,262 220,290", "310,262 284,290"),
        )
        trim(d, "163,278 204,299 250,307 296,299 329,277", SUN[0], SUN[1], 12, beads=(POPPY[0], 16))
        _belly_arm(d)
        with d.at(246, 170, 3, 1.06):
            _head(d)


def _mantle(d: Drawing) -> None:
    dress(
        d,
        "196,244! 152,290 118,400 92,540 54,700! 76,716 100,704 124,718 150,706 176,716! 260,716 350,708! "
        "372,712 394,696! 380,560 362,400 340,290 306,244!",
        SEA,
        ("160,320 120,500 82,708", "150,420 130,560 110,712", "176,360 160,540 146,708", "346,340 366,520 374,704"),
        along(("132,400 104,560 80,704", "164,360 146,560 134,706"), 44, lambda s: s.fill(circle(0, 0, 6), SUN[0])),
        sd=(14, 3),
    )
    trim(d, "55,694 76,710 100,698 124,712 150,700 176,710", SUN[0], SUN[1], 13)


def _gown(d: Drawing) -> None:
    """A red gown stretched over a round belly, girt below it."""
    rows = ("190,300 172,440 180,560 168,690", "240,290 250,420 246,560 240,700", "300,300 330,420 318,560 322,690")
    cloth(
        d,
        "192,250! 170,330 156,420 168,490! 160,560 150,630 142,696! 172,710 206,700 240,712 276,700 312,710 346,696! "
        "344,620 336,550 334,486! 350,420 340,330 306,250! 280,236 222,236",
        POPPY,
        (
            "176,500 164,600 166,704",
            "206,512 200,600 204,702",
            "250,516 248,610 244,708",
            "294,512 304,600 306,706",
            "322,500 334,600 336,700",
        ),
        along(rows, 74, pomegranate(SUN[0], POPPY[1], 1.0)),
        hatch=0,
        sd=(16, 5),
    )
    d.ink(stroke("182,350 190,420 222,458"), 3, (0.3, 0.6))
    d.ink(stroke("322,350 322,410 298,452"), 3, (0.3, 0.6))
    trim(d, "166,486 206,508 252,514 298,507 336,483", LEAF[0], LEAF[1], 18, beads=(SUN[2], 18))
    d.obj(circle(262, 513, 15), SUN[0], SUN[1], None, w=3, sd=(4, 4))
    trim(d, "143,689 172,703 206,693 240,705 276,693 312,703 345,689", LINEN[0], LINEN[1], 19)
    for k in range(12):
        x = 156 + k * 16.5
        d.ink([(x, 690 + 4 * (k % 2)), (x + 1, 701 + 4 * (k % 2))], 3.6, (0.1, 0.7), wob=0)


def _cup_arm(d: Drawing) -> None:
    """The far arm, high, the fist round the stem of the goblet."""
    goblet(d, 380, 152, 190, 0.84, 5)
    forearm(d, (374, 318), (366, 248), ORANGE, 20, 14)
    dress(
        d,
        "300,252! 326,258 352,282 386,298! 412,310 420,346 400,372 374,374! 346,360 322,332 300,308!",
        POPPY,
        ("316,274 348,318 392,364", "304,296 330,334 372,366"),
        sd=(9, 9),
    )
    trim(d, "372,296 398,304 414,326", LINEN[0], LINEN[1], 15)
    fist_palm(d, 372, 208, -62, 1.04)
    cuff(d, 366, 250, -6, SUN, 20, 14)


def _belly_arm(d: Drawing) -> None:
    """The near arm, the hand laid content on the belly."""
    forearm(d, (158, 396), (222, 420), ORANGE, 20, 14)
    dress(
        d,
        "196,254! 166,262 140,304 126,354! 116,396 134,424 166,434 190,428! 204,402 196,380 182,372! 196,340 206,300!",
        POPPY,
        ("178,276 150,340 148,420", "192,300 170,350 164,384", "130,384 152,412 184,424"),
        sd=(9, 9),
    )
    trim(d, "183,374 198,386 204,404 190,430", LINEN[0], LINEN[1], 15)
    resting(d, 250, 428, 10, 1.06)
    cuff(d, 222, 420, 108, SUN, 19, 13)


def _hair(d: Drawing) -> None:
    locks(
        d,
        "0,-50! -34,-46 -50,-20 -48,8 -58,30 -50,50 -60,66! -42,70 -30,60 -16,66! -10,20",
        BROWNS[0],
        BROWNS[1],
        ["-40,-16 -40,12 -50,34 -44,58", "-30,0 -30,30 -38,56", "-22,10 -22,40 -26,60"],
        hi=BROWNS[2],
    )


def _head(d: Drawing) -> None:
    """Red cheeks and nose, laughing eyes, a bushy round beard."""
    ear(d)
    face(d, age="mid", mood=3.6, stern=-0.8, brow=BROWNS[1], look=0.6)
    for x, y, r in ((1, 16, 10), (27, 15, 6), (23, 12, 6)):
        d.fill(circle(x, y, r, r * 0.8), BLUSH, 0.34)
    locks(d, "-28,-30! -22,-12 -24,6 -30,12! -38,0 -38,-24", BROWNS[0], BROWNS[1], ["-30,-22 -32,-4"], w=2.4)
    beard = (
        "-31,2! -26,18 -14,25 -2,26 6,24 16,26 26,24 33,18 37,8! 44,24 44,44 38,60! 38,74 26,86 10,90! -8,90 -24,80 "
        "-32,66! -42,50 -42,24"
    )
    locks(
        d,
        beard,
        BROWNS[0],
        BROWNS[1],
        [
            "-28,22 -24,50 -10,78",
            "-14,30 -8,56 2,84",
            "2,40 8,62 14,84",
            "18,42 20,60 22,80",
            "32,26 34,48 30,72",
            "26,38 28,56 28,76",
        ],
        hi=BROWNS[2],
    )
    d.obj(shape("4,30! 10,28.6 16,29.4 21,28.6 27,30! 23,37 16,39 9,37.4"), "#7d1f16", None, None, w=2)
    d.fill(shape("7,31! 16,30.6 25,30.8! 22,33.4 10,33.6"), LINEN[0])
    m = "17,20! 8,17 -4,21 -14,20 -22,12! -24,24 -14,33 0,32 16,26.5! 24,31 34,33 43,24 44,14! 36,21 27,19"
    d.obj(shape(m), BROWNS[0], BROWNS[1], None, w=2.4, sd=(3, 3))
    for s in ("12,22 0,27 -13,27", "22,22 31,27 38,23"):
        d.ink(stroke(s), 1.6, (0.3, 0.5))
    vine_crown(d)
