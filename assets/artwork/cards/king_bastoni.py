"""The king of clubs: striding in profile, booted like a hunter, his leaf-edged mantle gathered in one hand."""

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
from assets.artwork.parts.drapery import along, cloth, fur_cape, lining, oak_leaf
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands import fist_knuckles, fist_palm
from assets.artwork.parts.hands_royal import cuff
from assets.artwork.parts.limbs import shoe
from assets.artwork.parts.royal_faces import neck, profile_face, royal_ear
from assets.artwork.parts.royal_hair import profile_beard, profile_hair_back, profile_temple
from assets.artwork.parts.signs import club

HEAD = (236, 170, 0, 1.08)


def king_bastoni(d: Drawing) -> None:
    """Draw him from the mantle forwards."""
    lining(
        d,
        "214,290! 204,420 196,560 184,676! 198,696 222,694 232,682! 246,708 276,710 288,694! 312,722 352,722 380,704! "
        "400,560 380,400 320,290!",
        GREENS,
        ("230,520 226,600 214,660", "300,540 300,620 290,684", "270,560 268,620 262,680"),
    )
    _mantle_back(d)
    _legs(d)
    _tunic(d)
    _belt(d)
    _club_arm(d)
    _near_arm(d)
    _mantle_front(d)
    _near_hand(d)
    _cape(d)
    _head(d)


def _legs(d: Drawing) -> None:
    """The far leg in front, the near leg behind with its heel raised."""
    _boot(d, (212, 500), (176, 580), (156, 690))
    with d.at(156, 700, 0, 1.0):
        shoe(d, (0, 0), BROWNS, -1, 1.02)
    _boot(d, (270, 500), (304, 586), (350, 668))
    shoe(d, (354, 676), BROWNS, -1, 1.02, rot=-27)


def _boot(d: Drawing, hip: tuple[float, float], knee: tuple[float, float], ankle: tuple[float, float]) -> None:
    (hx, hy), (kx, ky), (ax, ay) = hip, knee, ankle
    d.obj(
        tube([hip, ((hx + kx) / 2, (hy + ky) / 2), knee], [34, 30, 22]), GREENS[0], GREENS[1], None, w=3.4, sd=(12, 4)
    )
    d.ink(stroke([(kx + 10, ky - 22), (kx + 2, ky - 12), (kx - 12, ky - 10)]), 2.2, (0.4, 0.5))
    mid = (kx + (ax - kx) * 0.42 + 4, ky + (ay - ky) * 0.42)
    shaft = tube([knee, mid, ankle], [21, 19, 14], [22, 27, 16])
    d.obj(shaft, BROWNS[0], BROWNS[1], BROWNS[2], w=3.4, sd=(11, 4), hinset=5, hd=(3, 2))
    d.rim_hatch(shaft, 12, 5.2, 2.1, ang=205)
    for f, k in ((0.72, 1), (0.84, -1)):
        x, y = kx + (ax - kx) * f, ky + (ay - ky) * f
        d.ink(stroke([(x - 14 * k, y - 3), (x, y + 4), (x + 10 * k, y + 3)]), 2.2, (0.2, 0.6))
    dx, dy = ax - kx, ay - ky
    n = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / n, dx / n

    def at(u: float, v: float) -> tuple[float, float, int]:
        return (kx + nx * u + dx / n * v, ky + ny * u + dy / n * v, 1)

    turned = [at(-27, -6), at(27, -6), at(29, 26), at(15, 18), at(2, 34), at(-13, 18), at(-29, 26)]
    d.obj(shape(turned), GREENS[0], GREENS[1], GREENS[2], w=3.1, sd=(8, 4), hinset=3, hd=(2, 2))
    d.obj(circle(at(1, 10)[0], at(1, 10)[1], 4.5), GOLD, None, None, w=2)


def _mantle_back(d: Drawing) -> None:
    """The mantle, pulled out by the hand on the right and falling from it; its hem is cut into leaves."""
    outline = (
        "262,258! 318,276 358,322 388,380 412,430! 432,500 446,580 458,668! 448,690 426,688! 424,712 402,724 384,708! "
        "374,730 350,732 336,712! 320,726 300,718 296,696! 312,600 318,500 306,400 286,320!"
    )
    cloth(
        d,
        outline,
        GREENS,
        (
            ("394,436 420,540 440,676", 14),
            ("386,440 400,570 404,710", 15),
            ("376,440 368,580 350,722", 14),
            ("366,434 336,560 314,714", 12),
            ("300,300 340,360 376,420", 12),
            ("320,290 364,350 392,410", 10),
        ),
        along(
            (
                "400,470 424,560 442,680",
                "388,470 390,600 380,720",
                "372,460 350,580 330,720",
                "330,330 350,420 322,560",
            ),
            66,
            oak_leaf(GOLD, GOLD_SH),
        ),
        lights=("408,460 430,560 444,650", "384,470 386,580 378,680"),
        sd=(16, 5),
    )
    trim(
        d,
        "458,668! 448,690 426,688! 424,712 402,724 384,708! 374,730 350,732 336,712! 320,726 300,718 296,696",
        GOLD,
        GOLD_SH,
        8,
        2.4,
    )


def _tunic(d: Drawing) -> None:
    outline = (
        "198,262! 176,310 178,360 192,404! 172,460 150,520 138,572! 156,586 176,576 196,590 216,578 238,592 258,580 "
        "280,594 "
        "300,582 322,594 346,576! 336,510 318,450 302,404! 314,350 312,300 298,262!"
    )
    cloth(
        d,
        outline,
        REDS,
        (
            ("204,420 178,500 164,578", 13),
            ("220,424 206,510 200,584", 14),
            ("246,426 244,510 240,588", 15),
            ("270,424 284,510 288,590", 14),
            ("290,420 316,500 328,586", 13),
            ("206,290 196,340 204,396", 10),
            ("288,290 300,340 290,396", 12),
        ),
        along(
            ("190,440 166,560", "228,440 222,560", "262,440 266,560", "294,440 314,560"), 56, oak_leaf(GOLD, GOLD_SH)
        ),
        sd=(15, 4),
        lights=("232,440 224,500 218,560", "262,440 264,500 262,560"),
    )
    trim(
        d,
        "140,562 157,576 176,566 196,580 216,568 238,582 258,570 280,584 300,572 322,584 344,566",
        GOLD,
        GOLD_SH,
        17,
        beads=(GREEN, 18),
    )
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
    """The far arm, stretched out with the club."""
    d.obj(
        tube([(206, 296), (164, 336), (134, 360)], [28, 24, 20]),
        GOLDS[0],
        GOLDS[1],
        GOLDS[2],
        w=3.4,
        sd=(8, 9),
        hinset=5,
        hd=(3, 3),
    )
    for knots in ("188,294 172,312 170,334", "168,320 152,330 148,352"):
        d.ink(stroke(knots), 2.3, (0.2, 0.6))
    d.obj(
        tube([(150, 368), (130, 362), (112, 346)], [21, 20, 15], cap=(12, 0)),
        GOLDS[0],
        GOLDS[1],
        GOLDS[2],
        w=3.4,
        sd=(7, 8),
        hinset=5,
    )
    club(d, 96, 234, 366, 0, 0.9, detail=1)
    fist_palm(d, 96, 336, 14, 1.22, flip=-1)
    cuff(d, 127, 350, -62, REDS, 19, 14)


def _near_arm(d: Drawing) -> None:
    """The near arm, swung back, the fist full of mantle."""
    arm = tube([(290, 286), (326, 336), (354, 378), (382, 420)], [31, 28, 23, 15])
    d.obj(arm, GOLDS[0], GOLDS[1], GOLDS[2], w=3.4, sd=(11, 8), hinset=5, hd=(3, 3))
    d.rim_hatch(arm, 12, 5.2, 2.1, ang=220)
    for knots in (
        "330,382 346,380 358,368",
        "338,392 352,390 366,378",
        "360,404 370,406 382,398",
    ):
        d.ink(stroke(knots), 2.3, (0.2, 0.6))


def _mantle_front(d: Drawing) -> None:
    """The mantle over the near shoulder, drawn tight along the arm to the hand."""
    cloth(
        d,
        "276,296! 292,322 322,344 348,364 370,386 386,410! 398,424 414,432! 408,404 394,368 372,328 346,292!",
        GREENS,
        (("300,306 326,338 370,380", 10), ("322,304 354,344 394,408", 12)),
        along(("310,316 400,420", "340,304 404,400"), 52, oak_leaf(GOLD, GOLD_SH, 0.9)),
        hatch=11,
        sd=(9, 7),
        lights=("322,322 346,344 372,374",),
    )
    trim(d, "284,312 302,330 324,346 349,365 370,386 387,411", GOLD, GOLD_SH, 8, 2.4)


def _near_hand(d: Drawing) -> None:
    cuff(d, 380, 418, -28, REDS, 18, 14)
    bunch = "372,452! 378,440 396,430 414,436! 424,452 420,470 404,476 388,474"
    d.obj(shape(bunch), GREENS[0], GREENS[1], None, w=3, sd=(6, 6))
    d.ink(stroke("394,452 398,464 396,474"), 2.2, (0.2, 0.4))
    fist_knuckles(d, 397, 441, 62, 1.1)


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
