"""The king of coins: a stout merchant in cloth of gold, facing you, well pleased, with coin, sceptre and purse."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke, tube
from assets.artwork.palette import (
    BLUE,
    BLUES,
    BROWNS,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GOLDS,
    RED,
    REDS,
    WHITE,
)
from assets.artwork.parts.crowns import closed_crown, gems
from assets.artwork.parts.drapery import along, cloth, fur, fur_cape, hem_band, pomegranate, quatrefoil
from assets.artwork.parts.finery import sceptre, trim
from assets.artwork.parts.hands import fist_palm
from assets.artwork.parts.hands_royal import cuff, hand_before_coin, hand_behind_coin
from assets.artwork.parts.royal_faces import merchant_face, neck
from assets.artwork.parts.royal_hair import merchant_hair, round_beard
from assets.artwork.parts.signs import coin

HEAD = (250, 176, 0, 1.08)
CAPE = (
    "212,236! 178,244 148,272 138,314! 160,334 200,349 250,354 300,349 340,334 362,314! 352,272 322,244 288,236! "
    "274,254 250,260 226,254"
)
TAILS = (
    (170, 294, 24),
    (196, 320, 16),
    (178, 264, 30),
    (208, 280, 14),
    (232, 340, 4),
    (268, 340, -4),
    (304, 320, -16),
    (292, 280, -14),
    (322, 264, -30),
    (330, 294, -24),
    (152, 308, 32),
    (348, 308, -32),
    (234, 296, 5),
    (266, 296, -5),
    (250, 322, 0),
)


def king_denari(d: Drawing) -> None:
    """Draw him from the mantle forwards."""
    _mantle(d)
    _shoes(d)
    _robe(d)
    _front(d)
    _girdle(d)
    _purse(d)
    _sceptre_arm(d)
    _coin_arm(d)
    _head(d)


def _mantle(d: Drawing) -> None:
    """Both sides of the mantle, its ermine turned forwards."""
    left = cloth(
        d,
        "196,256! 150,290 132,380 116,500 90,620 58,716! 78,731 98,719 120,732 142,720 164,730 186,720 204,716! "
        "190,600 182,460 210,300!",
        BLUES,
        (("152,400 130,560 98,718", 13), ("172,420 156,580 142,720", 11)),
        along(("136,420 112,570 78,714", "160,430 140,580 120,722"), 46, quatrefoil(GOLD, 11)),
        lights=("126,460 108,560 86,640",),
    )
    hem_band(d, left, ("46,708 78,727 98,715 120,728 142,716 164,726 186,717 210,726",), GOLDS, 12)
    right = cloth(
        d,
        "304,256! 350,290 368,380 384,500 410,620 442,716! 422,731 402,719 380,732 358,720 336,730 314,720 296,716! "
        "310,600 318,460 290,300!",
        BLUES,
        (("352,430 368,580 386,722", 8), ("372,430 396,580 424,720", 10)),
        along(("362,460 380,580 406,712", "346,440 352,580 362,722"), 46, quatrefoil(GOLD, 11)),
        sd=(16, 4),
    )
    hem_band(d, right, ("454,708 422,727 402,715 380,728 358,716 336,726 314,717 290,726",), GOLDS, 12)


def _shoes(d: Drawing) -> None:
    for m in (-1, 1):
        with d.at(250 + m * 46, 702, m * -4, 1, sx=1.1 * m, sy=1.08):
            d.obj(
                shape("-24,-12! -24,10 -16,20 4,22 26,20 40,14 44,6! 34,-2 22,-8 12,-18!"),
                *REDS,
                w=3.2,
                sd=(4, 7),
                hinset=4,
                hd=(2, 3),
            )
            d.ink(stroke("-20,13 6,16 40,9"), 2.2, (0.2, 0.4))


def _robe(d: Drawing) -> None:
    """Cloth of gold over a round belly, falling straight from it."""
    p = cloth(
        d,
        "196,262! 168,300 154,350 148,410 152,462! 150,540 144,620 136,698! 154,711 174,700 194,713 214,702 232,714 "
        "250,703 268,714 286,702 306,713 326,700 346,711 364,698! 356,620 350,540 348,462! "
        "352,410 346,350 332,300 304,262!",
        GOLDS,
        (
            ("168,486 160,580 152,702", 12),
            ("190,494 184,590 178,704", 12),
            ("304,494 316,590 322,704", 12),
            ("330,484 340,580 346,700", 12),
            ("168,380 166,420 180,456", 10),
            ("326,380 334,420 322,456", 10),
        ),
        along(
            (
                *("176,360 172,460", "200,360 200,470", "300,360 302,470", "324,360 330,460"),
                *("178,490 168,700", "206,500 202,700", "294,500 300,700", "320,490 332,700"),
            ),
            60,
            pomegranate(RED, GOLD_HI, 0.8),
        ),
        hatch=15,
        sd=(18, 5),
    )
    hem = "130,684 154,699 174,688 194,701 214,690 232,702 250,691 268,702 286,690 306,701 326,688 346,699 370,684"
    hem_band(d, p, (hem,), REDS, 22, beads=(GOLD_HI, 20))


def _front(d: Drawing) -> None:
    """The red coat below, its buttons tight over the belly."""
    p = cloth(
        d,
        "230,340! 222,400 222,450 226,480 224,580 218,702! 234,714 250,703 266,714 282,702! 276,580 274,480 278,450 "
        "278,400 270,340!",
        REDS,
        (("240,492 238,600 234,704", 10), ("260,492 262,600 266,704", 10)),
        hatch=0,
        sd=(10, 3),
        w=3.2,
    )
    for knots in ("224,396 236,402 246,398", "276,398 264,404 254,400", "223,430 236,434 246,428", "277,430 264,434"):
        d.ink(stroke(knots), 2, (0.2, 0.6))
    for y in (376, 402, 428, 454):
        d.obj(circle(250, y, 6.5), GOLD_HI, GOLD, None, w=2.4, sd=(2, 2))
    hem_band(d, p, ("212,696 234,706 250,695 266,706 288,696",), GOLDS, 15)


def _girdle(d: Drawing) -> None:
    trim(d, "148,458 196,478 250,486 304,478 352,458", BLUES[0], BLUES[1], 20, beads=(GOLD_HI, 17))
    d.obj(shape("232,472! 268,472! 270,500! 230,500!"), GOLD_HI, GOLD, GOLD_HI, w=3, sd=(5, 4))
    gems(d, ((250, 486),), (RED,), 7.5)


def _purse(d: Drawing) -> None:
    """A fat purse on two straps, with coins showing at its mouth."""
    for knots in ("300,480 304,500 308,516", "334,470 334,494 330,514"):
        d.ink(stroke(knots), 7.4, (0, 0), wob=0)
        d.ink(stroke(knots), 3.8, (0, 0), color=BROWNS[2], wob=0)
    for x, y in ((308, 512), (330, 511), (319, 507)):
        d.obj(circle(x, y, 9.5), GOLD_HI, GOLD, None, w=2.4, sd=(3, 3))
    bag = shape("296,514! 308,519 330,519 342,513! 354,540 360,572 346,592 319,597 292,592 278,572 285,540")
    d.obj(bag, *BROWNS, w=3.4, sd=(10, 8), hinset=5, hd=(3, 3))
    for knots in ("304,520 302,540 296,556", "318,522 319,544 317,562", "334,520 338,540 342,556"):
        d.ink(stroke(knots), 2.2, (0.1, 0.6))
    trim(d, "293,516 308,522 330,522 345,515", GOLD, GOLD_SH, 8, 2.4)
    for x in (292, 319, 346):
        d.obj(circle(x, 596 - abs(x - 319) * 0.12, 5.4), GOLD, GOLD_SH, None, w=2.2, sd=(2, 2))


def _sceptre_arm(d: Drawing) -> None:
    """The arm at his side, the wide sleeve falling from it, the fist around the sceptre."""
    sceptre(d, 112, 722, 82, 216)
    d.obj(tube([(168, 424), (142, 424), (116, 414)], [23, 20, 14], cap=(8, 0)), *BLUES, w=3.2, sd=(6, 8))
    fist_palm(d, 94, 404, 6, 1.12, flip=-1)
    cuff(d, 126, 416, -72, GOLDS, 17, 14)
    cloth(
        d,
        "184,272! 156,290 146,330 144,374 152,398! 146,440 150,486 178,520! 194,480 204,430 206,370 206,310!",
        GOLDS,
        (("170,296 160,360 152,440", 10), ("192,310 184,380 172,490", 10), ("154,320 146,370 142,410", 9)),
        along(("154,320 148,400 160,490", "184,310 184,380 182,480"), 58, pomegranate(RED, GOLD_HI, 0.8)),
        hatch=13,
        sd=(12, 6),
    )
    fur(d, [(151, 392), (147, 430), (155, 480), (178, 522)], 12, tails=34, seed=2)


def _coin_arm(d: Drawing) -> None:
    """The raised arm, the sleeve slipped down to the elbow."""
    hand_behind_coin(d, 396, 244, 1.06)
    coin(d, 389, 148, 76)
    hand_before_coin(d, 396, 244, 1.06)
    d.obj(tube([(394, 372), (400, 324), (397, 280)], [25, 22, 15], cap=(10, 0)), *BLUES, w=3.2, sd=(8, 4))
    for knots in ("380,318 394,324 416,318", "384,302 396,307 410,302"):
        d.ink(stroke(knots), 2, (0.3, 0.6))
    cuff(d, 397, 278, -3, GOLDS, 19, 14)
    cloth(
        d,
        "304,282! 336,274 360,304 374,330! 392,342 412,344 428,334! 442,370 444,430 428,492! 396,474 368,440 348,404 "
        "324,374 308,330!",
        GOLDS,
        (("328,290 362,350 420,470", 11), ("352,306 390,370 432,450", 11), ("318,312 352,390 398,462", 10)),
        along(("334,296 372,390 416,470", "360,320 400,370 436,430"), 56, pomegranate(RED, GOLD_HI, 0.8)),
        hatch=14,
        sd=(12, 9),
    )
    fur(d, [(372, 328), (392, 343), (412, 345), (429, 335), (444, 376), (444, 434), (426, 494)], 12, tails=34, seed=5)


def _head(d: Drawing) -> None:
    with d.at(*HEAD):
        merchant_hair(d)
        neck(d, "-24,30! -26,54 -32,70! 32,70! 26,54 24,30!")
    fur_cape(d, CAPE, TAILS, s=1.05)
    chain = stroke("208,240 206,306 250,356 294,306 292,240")
    d.ink(chain, 9.6, (0, 0), wob=0)
    d.ink(chain, 5.4, (0, 0), color=GOLD, wob=0)
    for k in range(1, 14):
        q, _ = chain.at(k / 14)
        d.obj(circle(q[0], q[1], 6), GOLD, GOLD_SH, None, w=2.2, sd=(2, 2))
    d.obj(circle(250, 364, 19), GOLD_HI, GOLD, None, w=3, sd=(5, 5))
    gems(d, ((250, 364),), (BLUE,), 9)
    for k in range(6):
        with d.at(250, 364, 60 * k, 1, line=1):
            d.fill(circle(0, -14.5, 2.2), WHITE)
    with d.at(*HEAD):
        merchant_face(d)
        round_beard(d)
        closed_crown(d, drop=1)
