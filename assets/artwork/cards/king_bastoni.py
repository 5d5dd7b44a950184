"""The king of clubs: a hunter in a long robe, a fist on his hip, oak leaves on the mantle."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke, tube
from assets.artwork.palette import (
    AUBURN,
    BROWNS,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GOLDS,
    GREEN,
    GREEN_SH,
    GREENS,
    RED,
    REDS,
    WHITES,
)
from assets.artwork.parts.crowns import gems, leaf_crown
from assets.artwork.parts.drapery import along, cloth, fur_cape, hem_band, lining, oak_leaf
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands import fist_palm
from assets.artwork.parts.hands_royal import cuff, fist_on_hip
from assets.artwork.parts.limbs import shoe
from assets.artwork.parts.royal_faces import neck, profile_face, royal_ear
from assets.artwork.parts.royal_hair import profile_beard, profile_hair_back, profile_temple
from assets.artwork.parts.signs import club

HEAD = (236, 170, 0, 1.08)


def king_bastoni(d: Drawing) -> None:
    """Draw him from the mantle forwards."""
    _mantle(d)
    _robe(d)
    _belt(d)
    _club_arm(d)
    _hip_arm(d)
    _cape(d)
    _head(d)


def _mantle(d: Drawing) -> None:
    """The lining behind him, and both sides of the mantle turned forwards."""
    lining(
        d,
        "190,270! 174,420 160,560 150,704! 180,716 250,712 330,716 384,704! 376,560 372,460 330,270!",
        GREENS,
        ("340,440 356,560 362,700", "330,470 340,590 342,700"),
    )
    left = cloth(
        d,
        "206,258! 176,264 158,300 152,370 146,470 134,590 112,708! 124,724 142,713 158,726 172,718 "
        "180,714! 184,600 186,500 190,400 206,300!",
        GREENS,
        (("170,420 160,560 142,708", 11),),
        along(("157,430 147,560 128,694",), 70, oak_leaf(GOLD, GOLD_SH, 0.85)),
    )
    hem = "102,698 124,719 142,708 158,721 172,713 190,706"
    hem_band(d, left, (hem,), GOLDS, 12)
    right = cloth(
        d,
        "300,258! 340,262 368,296 392,340 410,388! 430,480 446,590 463,704! 450,722 430,714 418,727 400,715 382,728 "
        "364,715 348,726 336,714! 352,600 356,520 352,440 330,330!",
        GREENS,
        (
            ("380,420 396,560 384,712", 11),
            ("404,414 430,560 438,712", 11),
            ("334,290 370,330 396,390", 12),
        ),
        along(("364,430 373,560 358,696", "396,425 416,560 413,696"), 70, oak_leaf(GOLD, GOLD_SH, 0.85)),
        sd=(14, 5),
        lights=("416,440 436,540 444,600",),
    )
    hem = "474,694 450,717 432,709 418,722 400,710 382,723 364,710 348,721 326,706"
    hem_band(d, right, (hem,), GOLDS, 12)


def _robe(d: Drawing) -> None:
    """A long robe down to the ankles, hunter's boots below its hem."""
    shoe(d, (196, 704), BROWNS, -1, 1.0)
    shoe(d, (300, 704), BROWNS, 1, 1.0)
    outline = shape(
        "198,262! 176,310 178,360 192,404! 182,480 168,590 152,700! 170,714 190,702 210,716 230,704 250,718 270,704 "
        "292,716 312,702 332,713 346,700! 336,590 320,480 302,404! 314,350 312,300 298,262!"
    )
    cloth(
        d,
        outline,
        REDS,
        (
            ("202,430 190,570 176,704", 13),
            ("222,436 214,570 210,706", 14),
            ("246,436 246,570 250,708", 15),
            ("272,434 284,570 290,706", 14),
            ("290,430 312,570 322,704", 13),
            ("206,290 196,340 204,396", 10),
            ("288,290 300,340 290,396", 12),
        ),
        sd=(15, 4),
        lights=("236,450 234,570 236,680", "262,450 270,570 272,670", "300,470 318,570 324,660"),
    )
    hem = "146,684 170,700 190,688 210,702 230,690 250,704 270,690 292,702 312,688 332,699 352,684"
    hem_band(d, outline, (hem,), GOLDS, 22, beads=(GREEN, 18))
    d.obj(shape("222,270! 214,330 216,404! 246,410 250,330 252,270!"), GOLD, GOLD_SH, None, w=3, sd=(9, 2))
    for y in (300, 326, 352, 378):
        d.obj(circle(232, y, 6.5), GREEN, GREEN_SH, None, w=2.4, sd=(2, 2))


def _belt(d: Drawing) -> None:
    trim(d, "188,402 216,414 248,418 280,414 306,402", GREENS[0], GREENS[1], 22, beads=(GOLD, 19))
    d.obj(shape("216,398! 250,402! 248,432! 216,428!"), GOLD_HI, GOLD, GOLD_HI, w=3, sd=(5, 4))
    gems(d, ((233, 415),), (RED,), 7)
    _horn(d)


def _horn(d: Drawing) -> None:
    """A hunting horn on a cord."""
    for knots in ("290,416 282,450 268,476", "296,416 312,450 326,470"):
        d.ink(stroke(knots), 5.4, (0, 0), wob=0)
        d.ink(stroke(knots), 2.4, (0, 0), color=GOLD, wob=0)
    horn = tube([(340, 456), (322, 484), (290, 494), (262, 476)], [15, 12, 9, 5], cap=(0, 4))
    d.obj(horn, WHITES[0], WHITES[1], None, w=3.1, sd=(5, 7))
    d.obj(tube([(344, 450), (334, 468)], [17, 14]), GOLD, GOLD_SH, GOLD_HI, w=2.9, sd=(5, 4), hinset=2)
    d.obj(tube([(296, 494), (284, 491)], [10, 9]), GOLD, GOLD_SH, None, w=2.6, sd=(3, 4))


def _club_arm(d: Drawing) -> None:
    """The arm with the club: golden below, a red sleeve with a dagged edge above."""
    d.obj(tube([(168, 388), (146, 376), (122, 356)], [22, 20, 14], cap=(12, 0)), *GOLDS, w=3.4, sd=(7, 8), hinset=5)
    for knots in ("158,366 152,380 142,388", "144,356 140,368 132,374"):
        d.ink(stroke(knots), 2.2, (0.2, 0.6))
    club(d, 98, 236, 380, 0, 0.9, detail=1)
    fist_palm(d, 99, 346, 24, 1.2, flip=-1)
    cuff(d, 130, 362, -56, REDS, 18, 14)
    _dagged_sleeve(
        d,
        "196,268! 166,280 148,318 138,366! 144,384 154,376! 158,396 172,384! 180,402 194,384! 206,340 214,300 208,276!",
        ("180,288 162,330 154,376", "198,300 184,340 174,386"),
    )


def _hip_arm(d: Drawing) -> None:
    """The other arm, its fist on the hip."""
    d.obj(tube([(392, 372), (366, 398), (338, 414)], [22, 20, 14], cap=(12, 0)), *GOLDS, w=3.4, sd=(7, 8), hinset=5)
    for knots in ("372,372 376,388 384,394", "360,384 362,398 368,404"):
        d.ink(stroke(knots), 2.2, (0.2, 0.6))
    fist_on_hip(d, 314, 424, -14, 1.12)
    cuff(d, 340, 414, 62, REDS, 18, 14)
    _dagged_sleeve(
        d,
        "300,270! 338,276 368,306 398,344 416,372! 412,390 400,384! 394,404 382,392! 368,404 364,388! 340,360 316,336 "
        "300,316!",
        ("318,290 354,330 400,382", "308,306 336,346 372,390"),
    )


def _dagged_sleeve(d: Drawing, outline: str, folds: tuple[str, ...]) -> None:
    cloth(d, outline, REDS, [(f, 10) for f in folds], hatch=12, sd=(9, 9))


def _cape(d: Drawing) -> None:
    """A collar of ermine, held by a brooch."""
    outline = (
        "214,236! 190,248 174,268 166,298! 184,314 210,324 242,328 276,326 308,318 334,304 352,282! "
        "348,268 330,248 304,232 278,224!"
    )
    spots = (
        (190, 284, 22),
        (206, 306, 16),
        (222, 268, 14),
        (252, 310, 2),
        (272, 284, -4),
        (294, 304, -14),
        (298, 260, -22),
        (322, 282, -26),
        (334, 268, -34),
        (238, 296, 6),
    )
    fur_cape(d, outline, spots)
    d.obj(circle(246, 270, 13), GOLD_HI, GOLD, None, w=3, sd=(4, 4))
    gems(d, ((246, 270),), (RED,), 6.5)


def _head(d: Drawing) -> None:
    with d.at(*HEAD):
        neck(d, "-14,36! -16,62 -22,80! 44,72! 32,50 28,20!")
        profile_hair_back(d, AUBURN)
        profile_face(d)
        profile_temple(d, AUBURN)
        royal_ear(d, 12, 2)
        profile_beard(d, AUBURN)
        leaf_crown(d)
