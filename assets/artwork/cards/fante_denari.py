"""The page of denari: a boy walking, his cape flying, who points at the coin he carries on his palm."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import (
    BLOND,
    BLUE,
    BLUES,
    BROWN_SH,
    BROWNS,
    GOLD,
    GOLD_SH,
    GOLDS,
    RED,
    RED_SH,
    REDS,
    SKIN,
    SKIN_SH,
    WHITE,
    WHITE_SH,
    WHITES,
)
from assets.artwork.parts.finery import brocade, trim
from assets.artwork.parts.hands import palm_under, pointing, thumb_over
from assets.artwork.parts.hats import beret, curls_front
from assets.artwork.parts.limbs import fold, forearm, lace, sleeve_puff
from assets.artwork.parts.signs import coin
from assets.artwork.parts.stance import SIDE, TOE, foot, leg
from assets.artwork.parts.youths import face_boy


def page_of_denari(d: Drawing) -> None:
    """The whole figure."""
    _cape(d)
    _legs(d)
    _skirt(d)
    _doublet(d)
    _collar(d)
    _coin_arm(d)
    _pointing_arm(d)
    with d.at(240, 148, -4, 0.98):
        face_boy(d, BROWN_SH)
        curls_front(d, BLOND)
        beret(d, BLUES, GOLDS, (RED, RED_SH))


def _cape(d: Drawing) -> None:
    """A short cape blown back by the stride."""
    ca = shape(
        "196,232! 150,250 118,304 96,364 62,410 40,424! 56,440 58,456 50,476! 78,472 92,480 100,500! "
        "122,486 140,486 156,498! 190,440 214,350 236,240!"
    )
    d.fill(ca, BLUES[0])
    d.shade(ca, BLUES[1], 16, 10)
    for s in ("164,256 132,330 96,400 60,440", "184,260 158,350 124,420 92,474", "200,290 186,370 160,440 142,486"):
        fold(d, s, BLUES[1], 13)
    d.ink(stroke("138,284 116,340 84,396"), 5, taper=(0.5, 0.5), color=BLUES[2])
    d.rim_hatch(ca, 16, 5.5, 2.3, ang=215)
    d.contour(ca, 3.6)
    trim(d, "41,424 56,442 57,458 51,473", GOLDS[0], GOLDS[1], 12, beads=(RED, 15))
    trim(d, "52,474 78,470 92,479 101,497", GOLDS[0], GOLDS[1], 12, beads=(RED, 15))
    trim(d, "102,498 124,484 140,485 156,496", GOLDS[0], GOLDS[1], 12, beads=(RED, 15))
    for x, y in ((42, 424), (51, 475), (102, 500)):
        d.obj(circle(x, y, 7), RED, RED_SH, None, w=2.4, sd=(3, 3))


def _legs(d: Drawing) -> None:
    """One heel set down in front, the other foot pushing off."""
    leg(d, (270, 448), (306, 568), (338, 688), BLUES, "side", 1, 0.97, garter=GOLDS)
    foot(d, (340, 692), SIDE, BROWNS, 1, -15, 0.96, cuff=WHITES, lean=2)
    leg(d, (220, 450), (214, 574), (156, 670), GOLDS, "side", 1, 1.0, garter=BLUES)
    foot(d, (154, 674), TOE, BROWNS, 1, 2, 0.96, cuff=WHITES, lean=24)


def _skirt(d: Drawing) -> None:
    """The skirt of the doublet, swinging back."""
    sk = shape(
        "196,360! 184,400 158,440 134,470! 158,484 184,480 206,490! 232,494 252,484 276,490! 300,488 318,478 336,480! "
        "334,440 318,400 300,360!"
    )
    d.fill(sk, REDS[0])
    brocade(d, sk, GOLD, 36, 9, "fleur")
    for s in (
        "206,378 184,430 158,478",
        "228,380 214,436 206,488",
        "252,382 250,436 252,484",
        "276,380 284,436 288,488",
        "292,374 310,424 322,478",
    ):
        fold(d, s, REDS[1], 13)
    d.shade(sk, REDS[1], 16, 4)
    d.rim_hatch(sk, 18, 5.5, 2.3, ang=205)
    d.contour(sk, 3.6)
    trim(
        d,
        "136,466 160,479 184,474 207,484 232,488 252,478 277,484 300,482 318,472 336,474",
        *GOLDS[:2],
        14,
        beads=(BLUE, 16),
    )


def _doublet(d: Drawing) -> None:
    """The buttoned doublet and the belt, the body leaning a little back."""
    to = shape("190,236! 178,262 188,312 197,366! 248,376 300,366! 308,312 316,262 304,236! 274,224 246,228 216,224")
    d.fill(to, REDS[0])
    brocade(d, to, GOLD, 36, 9, "fleur")
    d.shade(to, REDS[1], 18, 4)
    for s in (
        "200,300 208,330 208,362",
        "300,290 290,330 292,362",
        "232,344 238,356 238,368",
        "276,344 272,356 272,368",
    ):
        fold(d, s, REDS[1], 9)
    d.rim_hatch(to, 16, 5, 2.2, ang=200)
    d.contour(to, 3.6)
    pl = shape("258,232! 256,300 258,374! 276,373! 274,300 280,232!")
    d.obj(pl, BLUES[0], BLUES[1], None, w=2.8, sd=(7, 2))
    for yy in (258, 284, 310, 336, 358):
        d.obj(circle(266.5, yy, 4.6), GOLD, GOLD_SH, None, w=2, sd=(2, 2))
    trim(d, "195,366 224,375 252,377 280,374 302,365", BROWNS[0], BROWNS[1], 17)
    d.obj(shape("254,364! 280,362! 281,386! 255,388!"), GOLD, GOLD_SH, None, w=2.8, sd=(4, 4))
    d.obj(shape("262,370! 273,369! 274,380! 263,381!"), BROWN_SH, None, None, w=2)


def _collar(d: Drawing) -> None:
    """The neck and a falling collar with points."""
    nk = shape("216,180! 218,210 204,234! 246,256 288,232! 266,210 260,184!")
    d.fill(nk, SKIN)
    d.fill(shape("218,190! 262,202! 264,222 240,226 220,210!"), SKIN_SH)
    d.contour(nk, 3)
    col = shape(
        "214,212! 196,222 182,238! 204,256 232,268! 244,254 250,246! 262,256 280,264! 300,250 312,236! 292,222 "
        "274,212! 268,232 248,246 226,232!"
    )
    d.obj(col, WHITE, WHITE_SH, None, w=3.2, sd=(8, 8), hatch={"length": 10, "gap": 4.5, "w": 1.8, "ang": 250})
    d.ink(stroke("192,240 212,252 231,260"), 1.8, taper=(0.2, 0.3))
    d.ink(stroke("262,249 280,257 302,241"), 1.8, taper=(0.2, 0.3))


def _coin_arm(d: Drawing) -> None:
    """The far arm, the coin standing on its palm."""
    forearm(d, (370, 326), (366, 250), BLUES, 20, 14)
    sleeve_puff(d, (310, 254), (362, 314), BLUES, slash=GOLDS, r0=36, r1=28)
    palm_under(d, 366, 226)
    coin(d, 386, 136, 78)
    thumb_over(d, 366, 226)
    lace(d, 366, 258, 180, 42, 17)


def _pointing_arm(d: Drawing) -> None:
    """The near arm, bent before the chest, the forefinger towards the coin."""
    forearm(d, (142, 342), (214, 322), BLUES, 20, 14)
    pointing(d, 246, 306, -34, 1.02)
    lace(d, 212, 324, -124, 40, 17)
    sleeve_puff(d, (188, 254), (142, 328), BLUES, slash=GOLDS, r0=36, r1=28)
