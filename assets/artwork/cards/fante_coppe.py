"""The page of coppe, la Donna: a lady in a wide hat who lifts the cup and gathers up her skirt to step.

Drawn facing right and mirrored.
"""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, circle, shape, stroke
from assets.artwork.palette import (
    AUBURN,
    BLUE,
    BLUES,
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
from assets.artwork.parts.hands import fist_palm, pinch
from assets.artwork.parts.hats import brimmed, long_hair_back, long_hair_front
from assets.artwork.parts.limbs import fold, lace
from assets.artwork.parts.signs import cup
from assets.artwork.parts.stance import QUARTER, TOE, foot, leg
from assets.artwork.parts.youths import face_lady


def page_of_coppe(d: Drawing) -> None:
    """The whole figure."""
    with d.at(500, 0, 0, 1, sx=-1):
        _legs(d)
        _skirts(d)
        with d.at(254, 148, 3, 0.96):
            long_hair_back(d, AUBURN)
        _neck(d)
        _bodice(d)
        _cup_arm(d)
        _skirt_arm(d)
        with d.at(254, 148, 3, 0.96):
            face_lady(d, AUBURN[1])
            long_hair_front(d, AUBURN)
            brimmed(d, BLUES, GOLDS, WHITES)


def _legs(d: Drawing) -> None:
    """The weight on one leg, the other heel lifted."""
    leg(d, (284, 470), (316, 574), (290, 660), WHITES, "side", 1, 0.9, garter=BLUES)
    foot(d, (290, 664), TOE, REDS, 1, -4, 0.9)
    leg(d, (226, 466), (214, 574), (222, 676), WHITES, "front", -1, 0.92, garter=BLUES)
    foot(d, (221, 682), QUARTER, REDS, -1, 0, 0.98)
    for x, y in ((206, 704), (312, 688)):
        d.obj(circle(x, y, 6.5), GOLD, GOLD_SH, None, w=2.2, sd=(2, 2))


def _skirts(d: Drawing) -> None:
    """The blue tunic with its gold hem and the red overskirt gathered up on one side."""
    go = shape(
        "214,350! 190,420 166,477 154,514! 182,520 212,515 244,521 276,516 310,522 352,516! 346,472 320,410 284,350!"
    )
    d.fill(go, BLUES[0])
    brocade(d, go, GOLD, 38, 9, "fleur")
    for s in ("240,400 226,466 218,516", "254,400 256,472 262,516", "270,400 290,466 300,517"):
        fold(d, s, BLUES[1], 13)
    d.shade(go, BLUES[1], 16, 4)
    d.contour(go, 3.6)
    trim(d, "156,510 184,515 212,511 244,516 276,512 310,517 350,512", *GOLDS[:2], 16, beads=(RED, 17))
    far = shape("262,356! 284,420 306,466 322,497! 338,494 352,497 368,492! 354,455 326,396 288,350!")
    d.fill(far, REDS[0])
    fold(d, "286,384 318,449 340,494", REDS[1], 12)
    d.shade(far, REDS[1], 12, 2)
    d.rim_hatch(far, 15, 5.5, 2.3, ang=205)
    d.contour(far, 3.4)
    trim(d, "264,362 286,422 306,467 321,495", *GOLDS[:2], 10)
    _gathered(d)


def _gathered(d: Drawing) -> None:
    """The near half of the overskirt, drawn up to the hand at (164, 448)."""
    near = shape(
        "206,350! 182,390 160,430 150,450! 130,460 112,477 106,500! 124,495 136,503! 150,494 166,497! 182,483 206,474! "
        "226,449 244,400 252,358!"
    )
    d.fill(near, REDS[0])
    for s in (
        "212,366 190,410 164,448",
        "230,368 206,424 168,451",
        "162,452 138,472 124,494",
        "164,454 152,477 150,494",
        "170,454 172,472 180,483",
    ):
        fold(d, s, REDS[1], 11)
    d.shade(near, REDS[1], 12, 8)
    d.rim_hatch(near, 15, 5.5, 2.3, ang=215)
    d.contour(near, 3.6)
    trim(d, "250,364 240,408 224,449 206,470 182,482", *GOLDS[:2], 10)


def _neck(d: Drawing) -> None:
    """Neck, bosom and a string of pearls with a gem."""
    nk = shape("234,188! 236,214 206,232! 216,262 246,276 290,262 304,232! 282,214 272,186!")
    d.fill(nk, SKIN)
    d.fill(shape("238,198! 282,208! 284,226 262,232 240,214!"), SKIN_SH)
    d.contour(nk, 3)
    d.ink(stroke("254,256 256,264 255,272"), 2, taper=(0.6, 0.2))
    for i in range(9):
        u = -1 + i / 4
        d.obj(circle(260 + 32 * u, 236 - 12 * u * u, 3.6), WHITE, WHITE_SH, None, w=1.7, sd=(1.5, 1.5))
    d.obj(shape("260,238! 268,247 260,257! 252,247"), RED, RED_SH, None, w=2.2, sd=(3, 2))


def _bodice(d: Drawing) -> None:
    """A laced bodice with a square neck edged by a frill."""
    bo = shape(
        "190,244! 186,270 198,312 206,356! 230,372 256,376 286,356! 298,314 318,266 314,240! 296,236 290,262 250,272 "
        "216,264 208,236!"
    )
    d.fill(bo, REDS[0])
    d.shade(bo, REDS[1], 16, 4)
    for s in ("204,300 214,330 216,356", "300,290 286,326 280,350"):
        fold(d, s, REDS[1], 9)
    d.rim_hatch(bo, 14, 5, 2.2, ang=200)
    d.contour(bo, 3.5)
    st = shape("234,272! 240,330 252,374! 258,374! 270,330 280,268!")
    d.obj(st, BLUES[0], BLUES[1], None, w=2.8, sd=(7, 2))
    for i, y in enumerate((288, 308, 328, 348)):
        w = 20 - i * 3.6
        d.ink(stroke([(257 - w, y - 8), (256 + w, y + 8)]), 3.2, taper=(0, 0), color=GOLD, wob=0)
        d.ink(stroke([(256 + w, y - 9), (257 - w, y + 7)]), 3.2, taper=(0, 0), color=GOLD, wob=0)
    trim(d, "208,238 217,262 250,270 289,260 296,238", WHITE, WHITE_SH, 11, beads=(BLUE, 14))
    trim(d, "204,352 230,368 256,374 287,352", *GOLDS[:2], 13, beads=(RED, 14))


def _cup_arm(d: Drawing) -> None:
    """The far arm in a full sleeve, the fist round the stem."""
    sl = shape(
        "304,240! 326,244 340,256 344,262 342,240 342,226! 376,228! 392,262 394,304 378,336 350,344 322,320 302,284 "
        "298,262!"
    )
    cup(d, 400, 152, 188)
    _sleeve(
        d,
        sl,
        ("318,252 332,288 348,322", "308,262 318,296 340,330", "366,246 376,280 368,318", "346,272 354,292 354,312"),
    )
    trim(d, "341,230 359,224 378,230", *GOLDS[:2], 11)
    fist_palm(d, 397, 194, -30, 1.06)
    lace(d, 363, 218, -128, 38, 15)


def _skirt_arm(d: Drawing) -> None:
    """The near arm in a full sleeve, thumb and forefinger holding the skirt."""
    pinch(d, 166, 450, 74, 0.98)
    sl = shape("206,246! 178,248 150,280 122,326 108,366 118,398 134,412! 156,404! 172,374 190,336 206,296!")
    _sleeve(
        d,
        sl,
        ("186,262 156,310 134,362", "196,282 174,330 152,386", "170,264 138,310 118,360", "126,392 134,380 140,366"),
    )
    trim(d, "132,410 144,408 157,401", *GOLDS[:2], 11)
    lace(d, 145, 409, -28, 34, 13)


def _sleeve(d: Drawing, sl: Path, lines: tuple[str, ...]) -> None:
    """White linen."""
    d.fill(sl, WHITE)
    d.shade(sl, WHITE_SH, 10, 9)
    for s in lines:
        fold(d, s, WHITE_SH, 8)
    d.rim_hatch(sl, 13, 5, 2.1, ang=230)
    d.contour(sl, 3.4)
