"""The king of cups: old and a little bent, in a long furred gown, offering the cup with both hands."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import shape, stroke, tube
from assets.artwork.palette import BLUES, BROWNS, GOLD, GOLD_HI, GOLD_SH, GOLDS, RED_SH, REDS
from assets.artwork.parts.crowns import fur_cap_crown
from assets.artwork.parts.drapery import along, cloth, fur, furry, pomegranate, quatrefoil
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands import fist_knuckles
from assets.artwork.parts.hands_royal import cuff, hand_under
from assets.artwork.parts.limbs import shoe
from assets.artwork.parts.royal_faces import neck, old_face
from assets.artwork.parts.royal_hair import SNOW, old_beard, old_hair_back
from assets.artwork.parts.signs import cup

HEAD = (208, 186, 4, 1.08)
SABLE = ("#6f4527", "#4a2b17", "#a8764a")


def king_coppe(d: Drawing) -> None:
    """Draw him from the gown forwards."""
    _under_robe(d)
    _gown(d)
    _far_sleeve(d)
    cup(d, 382, 250, 190)
    hand_under(d, 388, 360, 4, 1.1)
    _near_sleeve(d)
    _collar(d)
    _head(d)


def _under_robe(d: Drawing) -> None:
    shoe(d, (322, 698), GOLDS, 1, 1.0)
    shoe(d, (258, 706), GOLDS, 1, 1.0)
    cloth(
        d,
        "250,480! 240,600 236,708! 256,716 276,706 296,716 318,706 340,712 356,702! 344,600 320,480!",
        BLUES,
        (("276,520 270,620 266,708", 12), ("300,520 306,620 310,708", 12), ("318,520 332,620 338,708", 12)),
        along(("262,540 252,700", "290,540 288,700", "316,540 326,700"), 40, quatrefoil(GOLD, 9)),
        hatch=12,
    )
    trim(d, "238,696 256,706 276,696 296,706 318,696 340,702 354,693", GOLD, GOLD_SH, 14)


def _gown(d: Drawing) -> None:
    outline = (
        "176,252! 142,276 118,330 112,420 104,520 84,620 44,716! 62,734 88,720 112,736 142,722 168,738 198,724 224,738 "
        "250,722! 268,640 284,560 288,470 296,400 300,330 284,270!"
    )
    rows = (
        "138,330 120,500 78,720",
        "166,410 148,580 120,740",
        "206,470 194,600 172,740",
        "248,540 240,620 222,740",
    )
    cloth(
        d,
        outline,
        REDS,
        (
            ("140,380 126,500 76,720", 15),
            ("164,420 150,560 106,726", 16),
            ("188,450 178,590 150,722", 15),
            ("216,470 208,600 188,724", 15),
            ("246,480 240,600 226,726", 14),
            ("128,420 108,560 58,712", 12),
        ),
        along(rows, 70, pomegranate(GOLD, RED_SH, 1.0)),
        hatch=16,
        lights=("130,360 118,470 100,570", "176,500 160,600 136,690"),
    )
    fur(
        d,
        [(46, 716), (64, 730), (90, 718), (114, 732), (142, 720), (168, 734), (198, 721), (226, 733), (252, 716)],
        12,
        SABLE,
        seed=2,
    )
    fur(d, [(298, 380), (292, 470), (286, 560), (270, 640), (252, 722)], 12, SABLE, seed=5)


def _far_sleeve(d: Drawing) -> None:
    """The far arm in its hanging sleeve, the hand under the foot of the cup."""
    cloth(
        d,
        "278,290! 312,316 344,356 372,376! 400,396 406,460 398,530 376,600! 350,560 326,500 306,440 290,380!",
        REDS,
        (("306,330 340,420 372,570", 12), ("324,340 366,420 388,520", 12)),
        along(("318,350 350,470 372,590",), 62, pomegranate(GOLD, RED_SH, 0.95)),
        hatch=13,
        sd=(14, 6),
    )
    fur(d, [(372, 384), (402, 420), (402, 500), (376, 600)], 12, SABLE, seed=3)
    d.obj(
        tube([(342, 400), (360, 388), (374, 376)], [20, 18, 15]),
        BLUES[0],
        BLUES[1],
        BLUES[2],
        w=3.2,
        sd=(6, 8),
        hinset=4,
    )
    cuff(d, 366, 384, 48, GOLDS, 17, 12)


def _near_sleeve(d: Drawing) -> None:
    """The near arm, its hand around the stem, the wide sleeve hanging from the wrist."""
    d.obj(
        tube([(286, 352), (324, 330), (356, 306)], [26, 22, 15]),
        BLUES[0],
        BLUES[1],
        BLUES[2],
        w=3.3,
        sd=(6, 9),
        hinset=5,
        hd=(3, 4),
    )
    for knots in ("322,316 332,326 346,334", "338,306 346,316 358,320"):
        d.ink(stroke(knots), 2.2, (0.2, 0.6))
    fist_knuckles(d, 381, 291, -14, 1.2)
    cuff(d, 347, 302, 66, GOLDS, 21, 15)
    cloth(
        d,
        "196,268! 232,290 268,312 316,292! 332,316 336,350 330,420 308,510 268,604! 232,560 196,500 164,430 140,350 "
        "138,300!",
        REDS,
        (
            ("220,300 250,400 270,580", 15),
            ("180,320 210,440 258,584", 15),
            ("262,320 288,400 286,540", 15),
            ("156,320 172,410 216,520", 13),
            ("296,312 314,380 306,480", 12),
        ),
        along(
            ("172,316 186,420 236,550", "222,310 240,420 266,570", "276,316 290,420 290,520"),
            72,
            pomegranate(GOLD, RED_SH, 1.0),
        ),
        hatch=17,
        sd=(15, 9),
        lights=("232,300 258,390 268,480", "158,330 176,400 204,470"),
    )
    fur(d, [(312, 288), (333, 326), (334, 400), (312, 500), (268, 602)], 13.5, SABLE, seed=7)


def _collar(d: Drawing) -> None:
    """A cape of sable around the shoulders."""
    with d.at(*HEAD):
        old_hair_back(d)
        neck(d)
    p = furry(
        shape(
            "190,232! 158,244 132,272 124,312! 150,332 196,344 240,342 282,326 304,302! 298,272 276,250 248,240! "
            "232,254 206,252"
        ),
        2.8,
        15,
        5,
    )
    d.obj(p, SABLE[0], SABLE[1], None, w=3.4, sd=(12, 12))
    with d.clip(p):
        for i, knots in enumerate(
            (
                "150,268 140,284 136,306",
                "164,262 152,288 150,314",
                "178,270 168,296 168,322",
                "196,284 188,310 190,334",
                "216,300 212,320 214,338",
                "240,296 242,318 240,336",
                "258,282 264,304 264,324",
                "274,268 284,288 286,312",
                "146,296 142,306 142,318",
                "250,262 258,274 262,288",
                "230,320 230,330 228,340",
                "176,310 174,322 176,334",
            )
        ):
            d.ink(stroke(knots), 2, (0.3, 0.7), color=SABLE[2] if i % 3 else None)
    d.contour(p, 3.4)
    trim(d, "126,312 150,331 196,343 240,341 282,325 303,302", GOLD_HI, GOLD, 8, 2.4)


def _head(d: Drawing) -> None:
    with d.at(*HEAD):
        old_face(d)
        old_beard(d, SNOW)
        fur_cap_crown(d, BLUES, BROWNS)
