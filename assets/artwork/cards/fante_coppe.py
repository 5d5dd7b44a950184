"""The page of coppe, la Donna: a lady in a wide hat who lifts the cup and gathers up her skirt to step.

Drawn facing right and mirrored.
"""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, circle, shape, stroke
from assets.artwork.palette import (
    AUBURN,
    BLUE,
    BLUES,
    BLUSH,
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
from assets.artwork.parts.heads import eye
from assets.artwork.parts.limbs import fold, forearm, lace
from assets.artwork.parts.signs import cup
from assets.artwork.parts.stance import QUARTER, TOE, foot, leg
from assets.artwork.parts.youths import LADY

LEFT = -24
"""How far the body stands to the left of the arm with the cup."""


def page_of_coppe(d: Drawing) -> None:
    """The whole figure."""
    with d.at(500, 0, 0, 1, sx=-1):
        with d.at(LEFT, 0, 0, 1):
            _legs(d)
            _skirts(d)
            with d.at(254, 160, -3, 0.96):
                long_hair_back(d, AUBURN)
            _neck(d)
            _bodice(d)
        _cup_arm(d)
        with d.at(LEFT, 0, 0, 1):
            _skirt_arm(d)
            with d.at(254, 160, -3, 0.96):
                _face(d)
                long_hair_front(d, AUBURN)
                brimmed(d, BLUES, GOLDS, WHITES)


def _face(d: Drawing) -> None:
    """A girl with a smile in the corner of her mouth, looking at what she lifts."""
    f = shape(LADY)
    d.fill(f, SKIN)
    with d.clip(f):
        d.fill(shape("38,-40! 31,-20 30,-5 33,8 30,20 23,31 10,41 -6,39 -22,29 -34,8! -36,58! 46,58! 46,-40!"), SKIN_SH)
        d.fill(circle(-3, 18, 11, 8.5), BLUSH, 0.4)
        d.fill(circle(29, 17, 6, 7.5), BLUSH, 0.4)
    d.fill(shape("19,-3! 21,5 25.5,11.6 22,15.6 16,14.6! 18,10"), SKIN_SH)
    eye(d, -4, -2, 18.5, 0.75, iris="#4a5f2c", lid=3.6, h=1.3)
    eye(d, 26, -2.4, 12.5, 0.55, iris="#4a5f2c", lid=3.2, h=1.25, far=True)
    for knots in ("-17,-14 -8,-19.5 5,-17", "20,-17 27,-20 35,-15.6"):
        d.ink(stroke(knots), 3.2, taper=(0.5, 0.5), color=AUBURN[1])
    for knots, w in (("19,-4 21,4 26,11.4 24,15.6 20,15.6", 2.3), ("14.4,12.6 13.4,15 16,16.8", 1.8)):
        d.ink(stroke(knots), w, taper=(0.45, 0.35), wob=0)
    d.fill(shape("6,26! 12,24 16.4,25.4 20,24 27,25! 22,28.4 16,29 10,28.4"), RED_SH)
    d.fill(shape("8,28! 16,29.4 26,26.8! 22,33.6 16,35 11,33.4"), RED)
    d.ink(stroke("2.6,23.6 6.4,27 11,28.6 16,29 22,28.2 26.6,25.6 29.4,21.8"), 2.2, taper=(0.4, 0.35), wob=0)
    d.ink(stroke("1,21.4 0.4,24.4 2,27"), 1.6, taper=(0.5, 0.5), wob=0)
    d.ink(stroke("12.4,38.4 16,39.2 20,38.2"), 1.6, taper=(0.4, 0.4), wob=0)
    d.contour(f, 3.2)


def _legs(d: Drawing) -> None:
    """The weight on one leg, the other heel lifted."""
    leg(d, (284, 470), (324, 574), (300, 660), WHITES, "side", 1, 0.9, garter=BLUES)
    foot(d, (300, 664), TOE, REDS, 1, -4, 0.9)
    leg(d, (220, 466), (212, 574), (230, 676), WHITES, "front", -1, 0.92, garter=BLUES)
    foot(d, (230, 682), QUARTER, REDS, -1, -2, 0.98)
    for x, y in ((215, 704), (322, 688)):
        d.obj(circle(x, y, 6.5), GOLD, GOLD_SH, None, w=2.2, sd=(2, 2))


def _skirts(d: Drawing) -> None:
    """The blue tunic with its gold hem and the red overskirt gathered up on one side."""
    go = shape(
        "206,350! 178,418 154,478 144,512! 172,520 202,513 234,522 268,516 304,526 350,518! 344,474 322,416 288,360!"
    )
    d.fill(go, BLUES[0])
    if not d.small:
        brocade(d, go, GOLD, 38, 9, "fleur")
    for s in ("236,400 220,466 210,516", "252,400 254,472 262,518", "270,406 292,470 304,522"):
        fold(d, s, BLUES[1], 13)
    d.shade(go, BLUES[1], 16, 4)
    d.contour(go, 3.6)
    trim(d, "146,508 174,515 202,508 234,517 268,511 304,520 348,513", *GOLDS[:2], 16, beads=(RED, 17))
    far = shape("262,366! 284,428 308,474 324,504! 340,500 354,503 370,496! 356,458 330,402 288,358!")
    d.fill(far, REDS[0])
    fold(d, "286,392 320,456 342,500", REDS[1], 12)
    d.shade(far, REDS[1], 12, 2)
    d.rim_hatch(far, 15, 5.5, 2.3, ang=205)
    d.contour(far, 3.4)
    trim(d, "263,370 286,430 308,474 323,502", *GOLDS[:2], 10)
    with d.at(-5, 2, 0, 1):
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
    nk = shape("232,196! 234,222 204,248! 214,276 248,280 292,260 308,230! 284,218 274,194!")
    d.fill(nk, SKIN)
    with d.clip(nk):
        d.fill(shape("226,200! 290,210! 290,228 264,242 242,226 226,220!"), SKIN_SH)
    d.contour(nk, 3)
    d.ink(stroke("254,262 256,270 255,278"), 2, taper=(0.6, 0.2))
    for i in range(9):
        u = -1 + i / 4
        d.obj(circle(259 + 34 * u, 247 - 12 * u * u - 5 * u, 3.6), WHITE, WHITE_SH, None, w=1.7, sd=(1.5, 1.5))
    d.obj(shape("259,249! 267,258 259,268! 251,258"), RED, RED_SH, None, w=2.2, sd=(3, 2))


def _bodice(d: Drawing) -> None:
    """A laced bodice with a square neck edged by a frill, the shoulders tilted against the hips."""
    bo = shape(
        "190,258! 184,286 194,324 202,352! 226,366 254,374 290,362! 302,318 322,270 312,240! 302,232 292,260 252,274 "
        "214,274 206,250!"
    )
    d.fill(bo, REDS[0])
    d.shade(bo, REDS[1], 16, 4)
    for s in ("200,306 210,332 212,356", "304,292 290,328 284,352"):
        fold(d, s, REDS[1], 9)
    d.rim_hatch(bo, 14, 5, 2.2, ang=200)
    d.contour(bo, 3.5)
    st = shape("233,276! 238,332 250,372! 256,373! 271,332 280,266!")
    d.obj(st, BLUES[0], BLUES[1], None, w=2.8, sd=(7, 2))
    for i, y in enumerate((291, 310, 329, 348)):
        w, x = 19 - i * 3.6, 257 - i * 1.2
        d.ink(stroke([(x - w, y - 5), (x + w, y + 5)]), 3.2, taper=(0, 0), color=GOLD, wob=0)
        d.ink(stroke([(x + w, y - 11), (x - w, y + 9)]), 3.2, taper=(0, 0), color=GOLD, wob=0)
    trim(d, "207,252 217,273 250,275 290,258 299,232", WHITE, WHITE_SH, 11, beads=(BLUE, 14))
    trim(d, "199,350 227,366 256,374 292,361", *GOLDS[:2], 13, beads=(RED, 14))


def _cup_arm(d: Drawing) -> None:
    """The far arm: a full sleeve to the elbow, the forearm raised, the fist round the stem."""
    cup(d, 402, 170, 178)
    forearm(d, (326, 290), (352, 316), REDS, 17, 16, folds=False)
    sl = shape("264,248! 274,232 292,224 320,232 344,250 362,278! 354,298 338,314 320,322! 298,308 278,286 268,262!")
    _sleeve(d, sl, ("288,250 312,270 334,300", "282,270 300,290 318,312", "304,242 330,258 348,282"))
    trim(d, "363,279 350,301 321,322", *GOLDS[:2], 11, beads=(BLUE, 12))
    forearm(d, (357, 320), (378, 236), REDS, 19.5, 13)
    fist_palm(d, 402, 206, -44, 1.06)
    lace(d, 379, 236, -156, 40, 15)


def _skirt_arm(d: Drawing) -> None:
    """The near arm: a full sleeve to the elbow, thumb and forefinger holding the skirt."""
    forearm(d, (126, 338), (133, 412), REDS, 20, 13.5)
    pinch(d, 160, 456, 74, 0.98)
    with d.at(160, 456, 74, 0.98):
        d.ink(stroke("-43,3 -40,-8 -33,-14.5"), 2.4, taper=(0.2, 0.2))
    lace(d, 133, 410, -6, 36, 14)
    sl = shape("208,252! 186,246 160,260 132,292 106,328! 114,346 132,356 152,354! 178,334 200,306 210,280!")
    _sleeve(
        d,
        sl,
        ("190,264 160,296 126,334", "198,280 172,314 142,346", "174,262 144,292 118,326", "184,320 172,330 160,338"),
    )
    trim(d, "105,327 124,348 153,354", *GOLDS[:2], 11, beads=(BLUE, 12))


def _sleeve(d: Drawing, sl: Path, lines: tuple[str, ...]) -> None:
    """White linen."""
    d.fill(sl, WHITE)
    d.shade(sl, WHITE_SH, 10, 9)
    for s in lines:
        fold(d, s, WHITE_SH, 8)
    d.rim_hatch(sl, 13, 5, 2.1, ang=230)
    d.contour(sl, 3.4)
