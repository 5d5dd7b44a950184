"""The page of bastoni: a hooded forester who leans on his club with both hands, the ankles crossed.

Drawn with the club on the right and mirrored.
"""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import (
    AUBURN,
    BLUSH,
    BROWN_SH,
    BROWNS,
    GOLD,
    GOLD_SH,
    GOLDS,
    GREEN,
    GREENS,
    RED,
    REDS,
    SKIN,
    SKIN_SH,
    WHITE,
    WHITES,
    WINE,
)
from assets.artwork.parts.finery import brocade, trim
from assets.artwork.parts.hands import fist_knuckles, fist_palm
from assets.artwork.parts.hats import hood
from assets.artwork.parts.heads import eye
from assets.artwork.parts.limbs import fold, forearm, lace
from assets.artwork.parts.signs import club
from assets.artwork.parts.stance import QUARTER, TOE, boot_top, foot, leg


def page_of_bastoni(d: Drawing) -> None:
    """The whole figure."""
    with d.at(554, -43, 0, 1.06, sx=-1.06):
        _legs(d)
        with d.at(32, -16, 4):
            _tunic(d)
            _pouch(d)
        _club(d)
        _far_sleeve(d)
        _near_sleeve(d)
        with d.at(32, -16, 4):
            _chaperon(d)
        _far_forearm(d)
        _near_forearm(d)
        with d.at(278, 156, 8, 0.98):
            _face(d)
            hood(d, GREENS, GOLDS, AUBURN)


def _legs(d: Drawing) -> None:
    """One leg carries him, the other crosses it on tiptoe."""
    far, near = ((262, 572), (212, 682)), ((232, 566), (282, 662))
    leg(d, (270, 446), *far, WHITES, "side", 1, 0.95)
    foot(d, (210, 686), QUARTER, BROWNS, -1, 0, 1.0)
    boot_top(d, *far, BROWNS, REDS, 0.52, 0.94)
    leg(d, (222, 448), *near, GREENS, "side", 1, 0.98)
    foot(d, (283, 664), TOE, BROWNS, 1, 14, 0.94)
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
    if not d.small:
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


def _far_sleeve(d: Drawing) -> None:
    """The upper part of the far arm, hanging from the shoulder to the elbow."""
    up = shape("306,252! 300,290 302,322 312,340 334,342 348,328! 352,302 346,272 334,246!")
    d.obj(up, *REDS, w=3.3, sd=(7, 7), hinset=4, hd=(3, 3))


def _far_forearm(d: Drawing) -> None:
    """The far forearm, raised to the upper fist."""
    forearm(d, (329, 322), (352, 246), REDS, 20, 14)
    fist_palm(d, 383, 216, -36, 1.12)
    lace(d, 353, 245, -150, 40, 15)
    trim(d, "340,259 352,263.5 366,265", GOLD, GOLD_SH, 8, beads=(RED, 12))


def _near_sleeve(d: Drawing) -> None:
    """The upper part of the near arm, from the shoulder to the elbow."""
    up = shape("204,252! 186,292 186,324 200,356 224,372 246,362! 254,340 250,312 244,286 238,252!")
    hatch = {"length": 11, "gap": 5, "w": 2, "ang": 230}
    d.obj(up, *REDS, w=3.3, sd=(7, 7), hinset=4, hd=(3, 3), hatch=hatch)


def _near_forearm(d: Drawing) -> None:
    """The near forearm before the chest, to the lower fist."""
    forearm(d, (228, 350), (346, 338), REDS, 22, 14)
    d.ink(stroke("206,352 218,346 230,350"), 2.2, taper=(0.3, 0.5))
    fist_knuckles(d, 385, 330, -8, 1.12)
    lace(d, 345, 339, -98, 40, 15)
    trim(d, "340,320 345,338 348,356", GOLD, GOLD_SH, 8, beads=(RED, 12))


def _club(d: Drawing) -> None:
    """The club, the thick end on the ground."""
    area = shape("300,90! 480,90! 480,690! 424,707 386,715 348,707 330,694! 300,690!")
    with d.clip(area):
        club(d, 390, 448, 622, 181, 0.6, detail=1)
    d.ink(stroke("347,706 364,712.5 386,715 408,712 423,706"), 4.4, taper=(0.2, 0.1))


def _face(d: Drawing) -> None:
    """A freckled lad, one brow raised over a grin, glancing at whoever comes."""
    f = shape(
        "0,-53 24,-47 35,-28 36,-6 35,14 29,31 16,45 2,51 -14,46 -28,32 -35,14 -36,-6 -35,-28 -24,-47",
    )
    d.fill(f, SKIN)
    with d.clip(f):
        d.fill(shape("38,-46! 28,-24 29,0 26,22 13,37 1,41 -13,38 -28,22 -36,2! -40,60! 46,60! 46,-46!"), SKIN_SH)
        for x, y in ((-21, 16), (22, 14)):
            d.fill(circle(x, y, 10, 8.5), BLUSH, 0.4)
    d.fill(shape("4,-6! 6,4 14,13 8,19 0,19! 5,12"), SKIN_SH)
    for x, y, h in ((-15, -3, 1.0), (17, -4, 1.25)):
        eye(d, x, y, 17, -0.55, iris="#4a5f2c", lid=3.4, h=h)
    for knots in ("-27,-10 -18,-15 -6,-11", "6,-15 18,-22 29,-16"):
        d.ink(stroke(knots), 5, taper=(0.4, 0.3), color=AUBURN[1])
    for knots, w in (("4,-9 6,2 13,11 10,18 4,18.6", 2.6), ("-5,13 -7,17 -3,19.4 1,18.6", 2.2)):
        d.ink(stroke(knots), w, taper=(0.45, 0.35), wob=0)
    _grin(d)
    for x, y in ((-25, 10), (-19, 9), (-22, 14), (-15, 13), (19, 8), (25, 9), (22, 13), (28, 13)):
        d.fill(circle(x, y, 1.3), BROWN_SH, 0.6)
    d.contour(f, 3.2)


def _grin(d: Drawing) -> None:
    """A crooked open smile with a gap between the teeth."""
    mouth = shape("-13,26! -5,29 4,28.5 17,23! 14,33 5,38.4 -5,36")
    d.fill(mouth, WINE)
    with d.clip(mouth):
        d.fill(shape("-16,24! 20,20! 16,30 4,33.4 -8,32!"), WHITE)
        d.ink(stroke("2.4,26 2.8,34"), 1.8, taper=(0, 0), wob=0)
    d.ink(stroke("-16,23.6 -12,26.6 -4,29 5,28.4 16,24 19.6,20"), 2.5, taper=(0.3, 0.3), wob=0)
    d.ink(stroke("-11,29 -4,36.4 5,38.4 13,33.4 16,26"), 2.2, taper=(0.4, 0.4), wob=0)
    d.ink(stroke("-2,43 3,44 8,42.6"), 1.7, taper=(0.4, 0.4), wob=0)
    d.ink(stroke("21.6,15 24,20 22,25"), 1.7, taper=(0.5, 0.5), wob=0)
