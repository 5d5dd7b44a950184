"""The page of coppe: a curly cupbearer in parti-coloured dress, the goblet in both hands, a towel on his arm."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import AUBURN, SKIN, SKIN_SH
from assets.artwork.parts.finery import brocade, feather_plume, trim
from assets.artwork.parts.hands import fist_knuckles, fist_palm
from assets.artwork.parts.hats import curls_front
from assets.artwork.parts.heads import locks
from assets.artwork.parts.limbs import forearm
from assets.artwork.parts.stance import QUARTER, TOE, foot, leg
from assets.artwork.parts.youths import face_boy
from assets.artwork.siciliane.cart_paint import LEAF, LINEN, ORANGE, POPPY, SEA, STONE, SUN, dress
from assets.artwork.siciliane.sicilian_signs import goblet


def cupbearer(d: Drawing) -> None:
    """The whole figure, drawn facing right and mirrored."""
    with d.at(500, 0, 0, 1, sx=-1):
        leg(d, (222, 470), (196, 580), (150, 668), POPPY, "side", 1, 0.98)
        foot(d, (148, 672), TOE, STONE, 1, 2, 0.94, cuff=LINEN, lean=22)
        leg(d, (270, 470), (290, 584), (286, 686), SUN, "front", 1, 1.0, garter=SEA)
        foot(d, (287, 692), QUARTER, STONE, 1, -4, 1.0, cuff=LINEN)
        _tunic(d)
        _far_arm(d)
        goblet(d, 368, 286, 190, 0.98)
        fist_palm(d, 366, 344, -10, 0.98)
        _near_arm(d)
        with d.at(252, 150, 4, 1.0):
            _curls_back(d)
        d.obj(shape("226,188! 228,214 212,234! 252,254 290,234! 272,214 268,188!"), SKIN, SKIN_SH, None, w=3, sd=(8, 0))
        _collar(d)
        with d.at(252, 150, 4, 1.0):
            face_boy(d, AUBURN[1])
            curls_front(d, AUBURN)
            _cap(d)


def _tunic(d: Drawing) -> None:
    """A tunic to the knees, blue on one side and yellow on the other."""
    whole = shape(
        "192,246! 184,290 192,340 198,372! 180,430 160,490 150,540! 180,556 210,548 240,560 270,550 300,558 336,544! "
        "330,480 318,420 302,372! 308,330 316,284 308,246! 280,232 250,236 218,232!"
    )
    dress(
        d,
        whole,
        SEA,
        ("208,390 186,470 176,550", "228,390 214,470 208,550"),
        lambda s: brocade(s, whole, SUN[0], 40, 9, "cross"),
    )
    half = shape(
        "252,236! 256,300 252,372! 252,460 250,558! 270,550 300,558 336,544! 330,480 318,420 302,372! 308,330 "
        "316,284 308,246! 280,232"
    )
    dress(
        d,
        half,
        SUN,
        ("276,390 282,470 276,550", "292,386 312,470 318,548"),
    )
    trim(d, "152,534 180,550 210,542 240,554 270,544 300,552 335,538", POPPY[0], POPPY[1], 15, beads=(SUN[2], 17))
    trim(d, "197,370 224,380 252,383 280,380 303,370", STONE[1], STONE[1], 16)
    d.obj(circle(252, 382, 12), SUN[0], SUN[1], None, w=2.8, sd=(4, 4))
    with d.at(206, 384, 8):
        dress(d, "-14,0! -20,34 -14,56 8,58 18,36 12,0!", STONE, ("-6,6 -8,24",))
        d.obj(circle(0, 26, 5), SUN[0], None, None, w=2.2)


def _collar(d: Drawing) -> None:
    points = (
        "204,232! 196,254 206,270! 218,256! 228,276! 240,258! 252,280! 264,258! 276,276! 286,256! 300,268! "
        "308,252 298,232! 276,242 252,246 226,242!"
    )
    d.obj(shape(points), LEAF[0], LEAF[1], LEAF[2], w=3.2, sd=(5, 6), hinset=4, hd=(2, 3))
    for x, y in ((206, 272), (228, 278), (252, 283), (276, 278), (300, 270)):
        d.obj(circle(x, y, 5), SUN[0], None, None, w=2.2)


def _far_arm(d: Drawing) -> None:
    """The arm under the bowl."""
    forearm(d, (342, 376), (358, 352), LEAF, 18, 12)
    dress(
        d,
        "300,244! 324,250 344,290 358,334! 364,366 352,388 332,388! 316,360 304,320 298,290!",
        POPPY,
        ("310,260 332,310 346,372", "304,290 320,330 330,376"),
        sd=(8, 8),
    )


def _near_arm(d: Drawing) -> None:
    """The arm across the breast to the stem, a towel over the forearm."""
    forearm(d, (212, 366), (318, 330), LEAF, 19, 13)
    dress(
        d,
        "194,242! 168,248 154,290 156,338! 166,378 196,396 226,388! 236,364 230,340 222,330! 224,300 218,270!",
        POPPY,
        ("178,258 168,310 182,372", "194,270 192,320 206,376", "168,340 190,362 222,366"),
        sd=(9, 9),
    )
    trim(d, "224,326 236,346 226,390", SUN[0], SUN[1], 12)
    towel = shape(
        "246,336! 262,340 292,330! 296,380 300,430 306,470! 290,478 276,470 262,480 248,472! 250,430 250,380!"
    )
    dress(d, towel, LINEN, ("258,344 262,400 262,476", "276,342 280,400 284,470"), sd=(9, 3), w=3.2)
    for y, c in ((446, POPPY), (458, SEA)):
        d.ink(stroke([(250, y + 4), (276, y), (303, y + 2)]), 5, (0, 0), c[0], wob=0)
    d.contour(towel, 3.2)
    fist_knuckles(d, 352, 322, -8, 0.98)


def _curls_back(d: Drawing) -> None:
    """Long curls on the shoulders."""
    locks(
        d,
        "0,-54! -34,-48 -52,-24 -48,4 -62,24 -52,44 -66,62 -54,78 -62,94! -46,98 -38,90! -30,100 -16,92! -14,60 -8,30!",
        AUBURN[0],
        AUBURN[1],
        ["-42,-20 -40,10 -54,30 -46,50 -58,70", "-34,0 -34,30 -44,50 -38,70 -46,92", "-22,20 -26,50 -24,74 -30,92"],
        hi=AUBURN[2],
    )


def _cap(d: Drawing) -> None:
    """A soft flat cap with a notched brim and a pheasant's feather."""
    feather_plume(d, [(28, -56), (58, -70), (84, -98), (88, -122)], 13, ORANGE, 6)
    crown = shape("-50,-40! -56,-66 -38,-88 0,-94 36,-86 52,-64 46,-40! 0,-48")
    d.obj(crown, LEAF[0], LEAF[1], LEAF[2], w=3.4, sd=(10, 8), hinset=4)
    for s in ("-30,-50 -34,-70 -18,-88", "-2,-52 -4,-74 0,-90", "28,-50 30,-70 18,-88"):
        d.ink(stroke(s), 2.2, taper=(0.4, 0.6))
    brim = shape("-58,-50! -40,-60! -22,-52! -2,-60! 18,-52! 38,-58! 54,-48! 50,-34! 22,-38 -10,-37 -52,-32!")
    d.obj(brim, POPPY[0], POPPY[1], POPPY[2], w=3.2, sd=(4, 6), hinset=4, hd=(2, 3))
    d.obj(circle(30, -50, 8), SUN[0], SUN[1], None, w=2.6, sd=(3, 3))
