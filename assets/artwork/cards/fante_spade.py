"""The page of spade: a youth in profile, one knee bent, a branch held up and the sword point down, a long mantle."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, circle, shape
from assets.artwork.palette import (
    BLACKS,
    BLUE,
    BLUES,
    DARK_HAIR,
    GOLD,
    GOLD_SH,
    GOLDS,
    REDS,
    SKIN,
    SKIN_SH,
    WHITE,
    WHITE_SH,
    WHITES,
)
from assets.artwork.parts.finery import brocade, trim
from assets.artwork.parts.hands import fist_knuckles, pinch
from assets.artwork.parts.hats import bycocket, pageboy
from assets.artwork.parts.limbs import fold, forearm, lace
from assets.artwork.parts.plants import sprig
from assets.artwork.parts.signs import sword
from assets.artwork.parts.stance import QUARTER, TOE, foot, leg
from assets.artwork.parts.youths import face_profile, ruff


def page_of_spade(d: Drawing) -> None:
    """The whole figure."""
    _mantle(d)
    _legs(d)
    _skirt(d)
    _doublet(d)
    _sword_arm(d)
    _branch_arm(d)
    _head(d)


def _mantle(d: Drawing) -> None:
    """A mantle to the calves, gold without and blue within."""
    ma = shape(
        "196,240! 160,320 138,440 120,560 104,642! 150,654 200,642! 212,500 230,380 300,380 320,520 330,640! 368,648 "
        "386,634! 374,520 356,400 330,300 312,236!"
    )
    d.fill(ma, GOLDS[0])
    for s in (
        "170,330 154,470 138,642",
        "196,380 180,520 172,646",
        "336,360 350,500 358,640",
        "322,400 332,540 342,640",
    ):
        fold(d, s, GOLDS[1], 14)
    d.shade(ma, GOLDS[1], 18, 2)
    d.rim_hatch(ma, 16, 5.5, 2.3, ang=200)
    d.contour(ma, 3.6)
    trim(d, "105,636 150,648 199,636", *REDS[:2], 16, beads=(GOLD, 16))
    trim(d, "331,634 367,642 385,628", *REDS[:2], 16, beads=(GOLD, 16))


def _legs(d: Drawing) -> None:
    """The weight on the right leg, the left knee bent and turned out."""
    leg(d, (216, 458), (178, 562), (196, 664), BLUES, "side", -1, 0.97)
    foot(d, (195, 670), TOE, BLACKS, -1, 8, 0.94, cuff=REDS)
    leg(d, (272, 456), (286, 574), (276, 684), WHITES, "front", 1, 1.0)
    foot(d, (277, 690), QUARTER, BLACKS, 1, -4, 1.0, cuff=REDS)


def _skirt(d: Drawing) -> None:
    """The white skirt of the doublet, the hip thrust out over the standing leg."""
    sk = shape(
        "206,362! 192,400 170,440 158,480! 182,494 206,484 230,496 256,484 282,496 306,484 334,488! 334,450 322,400 "
        "304,366!"
    )
    d.fill(sk, WHITES[0])
    brocade(d, sk, BLUE, 34, 9, "fleur")
    for s in (
        "216,380 198,430 184,488",
        "236,382 226,440 222,490",
        "258,382 258,440 258,486",
        "280,382 292,430 300,488",
        "294,376 312,430 322,486",
    ):
        fold(d, s, WHITES[1], 13)
    d.shade(sk, WHITES[1], 16, 4)
    d.rim_hatch(sk, 17, 5.5, 2.3, ang=205)
    d.contour(sk, 3.6)
    trim(d, "160,474 183,488 206,478 230,490 256,478 282,490 306,478 333,482", *BLUES[:2], 14, beads=(GOLD, 16))


def _doublet(d: Drawing) -> None:
    """A white doublet with red lacing, the shoulders tilted against the hips."""
    to = shape("192,250! 182,276 194,316 206,366! 252,378 304,368! 308,316 320,268 312,240! 284,228 250,232 216,236")
    d.fill(to, WHITES[0])
    brocade(d, to, BLUE, 34, 9, "fleur")
    d.shade(to, WHITES[1], 18, 4)
    for s in (
        "206,304 214,334 214,362",
        "302,296 294,330 296,362",
        "236,346 242,358 242,370",
        "278,346 274,358 274,370",
    ):
        fold(d, s, WHITES[1], 9)
    d.rim_hatch(to, 15, 5, 2.2, ang=200)
    d.contour(to, 3.6)
    pl = shape("240,234! 246,300 250,376! 266,376! 264,300 262,232!")
    d.obj(pl, REDS[0], REDS[1], None, w=2.8, sd=(6, 2))
    for yy in (272, 296, 320, 344):
        d.obj(circle(254.5 + (yy - 300) * 0.03, yy, 4.4), GOLD, GOLD_SH, None, w=2, sd=(2, 2))
    trim(d, "204,366 228,376 254,379 282,377 306,367", *REDS[:2], 16)
    d.obj(circle(258, 378, 12), GOLD, GOLD_SH, None, w=2.8, sd=(4, 4))
    d.obj(circle(258, 378, 5), BLUE, None, None, w=2)


def _hanging_sleeve(d: Drawing, p: Path, lines: tuple[str, ...]) -> None:
    """A wide red sleeve, open at the elbow."""
    d.fill(p, REDS[0])
    for s in lines:
        fold(d, s, REDS[1], 11)
    d.shade(p, REDS[1], 9, 8)
    d.rim_hatch(p, 13, 5, 2.1, ang=220)
    d.contour(p, 3.5)


def _sword_arm(d: Drawing) -> None:
    """The arm that rests on the hilt, a long open sleeve hanging from it."""
    forearm(d, (336, 318), (358, 386), BLUES, 20, 14)
    sl = shape(
        "300,240! 324,240 346,262 364,296 374,330! 366,344 356,350! 358,390 350,432 336,456! 324,420 316,380 306,340 "
        "296,290!"
    )
    _hanging_sleeve(d, sl, ("322,260 336,300 348,346", "310,280 322,340 336,400", "306,300 314,350 324,390"))
    trim(d, "375,330 366,343 356,350 357,390 349,432 336,454", *GOLDS[:2], 9)
    sword(d, 390, 546, 352, 180, 1.06)
    fist_knuckles(d, 390, 408, 34, 1.08)
    lace(d, 359, 389, -52, 42, 16)


def _branch_arm(d: Drawing) -> None:
    """The raised arm, the branch between thumb and forefinger."""
    forearm(d, (128, 320), (97, 274), BLUES, 20, 14)
    sl = shape("206,248! 176,250 148,280 122,306! 118,324 126,338! 130,370 146,400 168,414! 182,380 192,340 204,300!")
    _hanging_sleeve(d, sl, ("188,262 164,300 142,332", "196,284 178,330 160,376", "200,306 186,346 172,386"))
    trim(d, "121,306 117,324 127,340 131,370 146,398 168,412", *GOLDS[:2], 9)
    sprig(d, "112,296 102,236 92,170 104,96", 6, 44, berries=REDS)
    pinch(d, 104, 226, -58, 1.0)
    lace(d, 95, 274, 162, 40, 16)


def _head(d: Drawing) -> None:
    """Neck, ruff and the profile, turned to the branch."""
    nk = shape("230,184! 232,214 224,236! 250,248 282,234! 274,212 276,186!")
    d.obj(nk, SKIN, SKIN_SH, None, w=3, sd=(8, 0))
    ruff(d, 252, 238, 55, 19, 11)
    with d.at(246, 156, 0, 0.98, sx=-0.98):
        face_profile(d, DARK_HAIR[0])
        pageboy(d, DARK_HAIR)
        bycocket(d, BLUES, REDS, (WHITE, WHITE_SH))
