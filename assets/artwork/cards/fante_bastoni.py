"""The page of bastoni: a hooded forester who leans on his club with both hands, the ankles crossed.

Drawn with the club on the right and mirrored.
"""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import (
    BROWN_SH,
    BROWNS,
    DARK_HAIR,
    GOLD,
    GOLD_SH,
    GOLDS,
    GREEN,
    GREENS,
    RED,
    REDS,
    SKIN,
    SKIN_SH,
    WHITES,
)
from assets.artwork.parts.finery import brocade, trim
from assets.artwork.parts.hands import fist_knuckles, fist_palm
from assets.artwork.parts.hats import hood
from assets.artwork.parts.limbs import fold, forearm, lace
from assets.artwork.parts.signs import club
from assets.artwork.parts.stance import QUARTER, TOE, boot_top, foot, leg
from assets.artwork.parts.youths import face_front


def page_of_bastoni(d: Drawing) -> None:
    """The whole figure."""
    with d.at(554, -43, 0, 1.06, sx=-1.06):
        _legs(d)
        with d.at(32, -16, 4):
            _tunic(d)
            _pouch(d)
        _far_arm(d)
        _club(d)
        fist_palm(d, 382, 256, -24, 1.12)
        lace(d, 346, 276, -114, 38, 14)
        with d.at(32, -16, 4):
            _near_sleeve(d)
            _chaperon(d)
        _near_forearm(d)
        with d.at(278, 156, 8, 0.98):
            face_front(d, DARK_HAIR[0])
            hood(d, GREENS, GOLDS, DARK_HAIR)


def _legs(d: Drawing) -> None:
    """One leg carries him, the other crosses it on tiptoe."""
    far, near = ((240, 574), (206, 682)), ((254, 566), (280, 662))
    leg(d, (264, 446), *far, WHITES, "side", 1, 0.95)
    foot(d, (204, 686), QUARTER, BROWNS, -1, 0, 1.0)
    boot_top(d, *far, BROWNS, REDS, 0.52, 0.94)
    leg(d, (216, 448), *near, GREENS, "side", 1, 0.98)
    foot(d, (281, 664), TOE, BROWNS, 1, 14, 0.94)
    boot_top(d, *near, BROWNS, REDS, 0.52, 0.96)


def _tunic(d: Drawing) -> None:
    """A belted tunic, its hem cut into leaves, the body leaning to the club."""
    sk = shape(
        "184,366! 178,410 158,446 144,474! 164,504! 184,484! 202,512! 220,490! 240,514! 258,488! 280,508! 294,482! "
        "318,494! 320,464! 312,420 296,358!"
    )
    d.fill(sk, GOLDS[0])
    for s in (
        "200,382 186,430 176,478",
        "222,384 212,440 210,492",
        "248,384 248,440 252,490",
        "274,378 284,426 296,478",
    ):
        fold(d, s, GOLDS[1], 12)
    d.shade(sk, GOLDS[1], 15, 4)
    d.rim_hatch(sk, 16, 5.5, 2.3, ang=205)
    d.contour(sk, 3.6)
    to = shape("194,246! 176,276 178,316 182,368! 236,382 298,366! 308,316 320,272 312,242! 280,226 250,228 216,230")
    d.fill(to, GOLDS[0])
    brocade(d, to, GREEN, 34, 9, "fleur")
    brocade(d, sk, GREEN, 34, 9, "fleur")
    d.shade(to, GOLDS[1], 16, 4)
    for s in ("196,320 202,340 202,366", "292,300 284,336 284,366", "230,352 236,364 236,374"):
        fold(d, s, GOLDS[1], 9)
    d.rim_hatch(to, 15, 5, 2.2, ang=200)
    d.contour(to, 3.6)
    trim(d, "181,368 210,379 240,383 270,378 299,366", BROWNS[0], BROWNS[1], 16)
    d.obj(shape("250,372! 276,367! 279,390! 253,395!"), GOLD, GOLD_SH, None, w=2.8, sd=(4, 4))
    d.obj(shape("258,378! 270,376! 272,385! 260,387!"), BROWN_SH, None, None, w=2)


def _pouch(d: Drawing) -> None:
    """A purse on the belt."""
    p = shape("196,384! 190,396 182,420 188,438 206,446 224,440 230,422 222,398 216,386!")
    d.obj(p, REDS[0], REDS[1], REDS[2], w=3.2, sd=(7, 6), hinset=4, hd=(3, 3))
    d.obj(shape("194,382! 218,384! 226,408 206,420 186,406!"), REDS[0], REDS[1], None, w=2.8, sd=(5, 5))
    d.obj(circle(206, 414, 5), GOLD, GOLD_SH, None, w=2.2, sd=(2, 2))


def _chaperon(d: Drawing) -> None:
    """The collar of the hood over both shoulders, cut into leaves."""
    d.obj(shape("232,190! 236,226 262,244 286,224 290,190!"), SKIN_SH, SKIN_SH, SKIN, w=2.6)
    ch = shape(
        "222,206! 200,222 172,242 158,270! 172,286 178,306! 194,292 206,292! 216,306 224,318! 236,300 248,296! "
        "260,308 270,316! 280,300 290,292! 306,296 318,300! 322,280 336,268! 326,240 306,220 300,206! 282,228 262,238 "
        "240,228"
    )
    d.fill(ch, GREENS[0])
    for s in (
        "206,230 190,256 180,290",
        "228,240 224,274 224,304",
        "258,244 260,272 266,300",
        "292,236 306,262 314,286",
    ):
        fold(d, s, GREENS[1], 10)
    d.shade(ch, GREENS[1], 8, 8)
    d.rim_hatch(ch, 12, 5, 2.1, ang=230)
    d.contour(ch, 3.5)
    for x, y in ((166, 272), (185, 291), (226, 304), (270, 303), (314, 288)):
        d.obj(circle(x, y, 4.6), GOLD, GOLD_SH, None, w=2, sd=(2, 2))


def _far_arm(d: Drawing) -> None:
    """The far arm, to the upper fist."""
    forearm(d, (326, 316), (346, 280), REDS, 23, 15)
    up = shape("296,250! 290,284 300,318 316,338 338,338 350,318! 346,290 336,264 322,246!")
    d.obj(up, REDS[0], REDS[1], REDS[2], w=3.3, sd=(7, 7), hinset=4, hd=(3, 3))


def _near_sleeve(d: Drawing) -> None:
    """The upper part of the near arm."""
    up = shape("186,252! 170,290 178,330 196,360 222,372 242,360! 246,340 236,318 226,290 222,252!")
    d.obj(
        up,
        REDS[0],
        REDS[1],
        REDS[2],
        w=3.3,
        sd=(7, 7),
        hinset=4,
        hd=(3, 3),
        hatch={"length": 11, "gap": 5, "w": 2, "ang": 230},
    )


def _near_forearm(d: Drawing) -> None:
    """The near forearm across the chest, to the lower fist."""
    forearm(d, (232, 346), (344, 318), REDS, 24, 15)
    d.ink(stroke("206,358 216,348 226,350"), 2.2, taper=(0.3, 0.5))
    fist_knuckles(d, 384, 308, -8, 1.12)
    lace(d, 342, 319, -100, 38, 15)
    trim(d, "340,300 345,318 349,335", GOLD, GOLD_SH, 8, beads=(RED, 12))


def _club(d: Drawing) -> None:
    """The club, the thick end on the ground."""
    area = shape("300,120! 480,120! 480,690! 424,707 386,715 348,707 330,694! 300,690!")
    with d.clip(area):
        club(d, 390, 464, 590, 181, 0.62, detail=1)
    d.ink(stroke("347,706 364,712.5 386,715 408,712 423,706"), 4.4, taper=(0.2, 0.1))
