"""The king of bastoni: a Saracen king in a kaftan, one fist on his hip, leaning on his upturned cudgel."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import SKINS
from assets.artwork.parts.drapery import along, cloth, quatrefoil
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands import fist_knuckles
from assets.artwork.parts.hands_royal import cuff
from assets.artwork.parts.heads import ear, face, locks
from assets.artwork.parts.limbs import forearm
from assets.artwork.siciliane.cart_paint import LEAF, LINEN, ORANGE, POPPY, SEA, SUN, dress
from assets.artwork.siciliane.cudgels import cudgel
from assets.artwork.siciliane.sicilian_crowns import crescent_turban
from assets.artwork.siciliane.sicilian_signs import star

COAL = ("#2d201a", "#17100c", "#6d5444")


def saracen_king(d: Drawing) -> None:
    """The whole figure, a little smaller for the height of his turban."""
    with d.at(250, 722, 0, 0.94, line=1), d.at(-250, -722, 0, 1, line=1):
        _figure(d)


def _figure(d: Drawing) -> None:
    _slippers(d)
    _kaftan(d)
    _coat(d)
    _hip_arm(d)
    cudgel(d, 404, 538, 380, 180, 0.86, "stout")
    _staff_arm(d)
    skin = SKINS["moor"]
    d.obj(shape("226,190! 226,220 206,244! 250,266 294,244! 272,220 268,190!"), skin[1], None, None, w=3)
    dress(
        d,
        "206,240! 190,258 200,280! 226,276 250,292! 274,276 300,280! 310,258 294,240! 272,258 250,264 228,258!",
        LINEN,
        sd=(5, 6),
    )
    with d.at(246, 168, 0, 1.08):
        _head(d)


def _slippers(d: Drawing) -> None:
    """Red slippers with turned-up toes."""
    for x, m in ((214, -1), (292, 1)):
        with d.at(x, 696, 0, 1, sx=m, line=1):
            d.obj(
                shape("-22,-16! -26,4 -22,18! 6,24 34,20 56,8 64,-12! 66,-18 58,-20 56,-14! 48,-2 30,0 16,-16!"),
                POPPY[0],
                POPPY[1],
                POPPY[2],
                w=3.2,
                sd=(4, 6),
                hinset=4,
                hd=(2, 3),
            )


def _kaftan(d: Drawing) -> None:
    """A long white and blue striped kaftan, girt with a red sash."""
    cloth(
        d,
        "204,250! 190,330 192,410! 178,520 164,610 156,690! 186,704 218,694 250,706 282,694 314,704 344,690! "
        "336,610 322,520 308,410! "
        "310,330 296,250!",
        LINEN,
        ("206,440 190,580 186,698", "294,440 312,580 316,698", "250,450 250,700"),
        None,
        hatch=0,
        sd=(15, 3),
    )
    for s in (
        "214,300 206,420 190,560 172,696",
        "232,290 230,420 222,560 214,694",
        "268,290 270,420 280,560 288,694",
        "286,300 294,420 310,560 330,696",
    ):
        d.ink(stroke(s), 9, (0, 0), SEA[0], wob=0)
    trim(d, "157,682 186,696 218,686 250,698 282,686 314,696 343,682", SEA[0], SEA[1], 15, beads=(SUN[2], 18))
    dress(
        d,
        "190,392! 220,410 252,416 284,410 312,392! 316,420 312,444! 284,460 250,464 218,460 190,444! 186,420",
        POPPY,
        ("196,414 240,432 304,420", "196,432 240,448 306,438"),
        sd=(6, 7),
    )
    dress(d, "226,458! 212,500 206,552! 228,558 242,552! 246,500 244,460!", POPPY, ("228,470 220,548",), sd=(6, 3))
    for x in (210, 219, 228, 237):
        d.ink([(x, 554), (x - 1, 572)], 5, (0, 0.2))
        d.ink([(x, 554), (x - 1, 570)], 2.6, (0, 0.2), SUN[0])


def _coat(d: Drawing) -> None:
    """A sleeveless coat open in front, orange with green flowers, lined and bordered in gold."""
    rows = ("176,310 150,480 124,680", "160,420 138,560 140,680")
    for m in (1, -1):
        with d.at(250, 0, 0, 1, sx=m, sy=1, line=1), d.at(-250, 0, 0, 1, line=1):
            cloth(
                d,
                "206,248! 176,256 160,290 152,380 134,520 104,688! 130,704 156,694 176,702! 186,600 192,500 "
                "196,400! 200,330 216,270!",
                ORANGE,
                ("170,320 148,500 126,696", "186,340 172,520 156,694"),
                along(rows, 62, quatrefoil(LEAF[1], 15)),
                hatch=0,
                sd=(12, 3),
            )
            trim(d, "216,268 201,330 197,400 193,500 186,600 177,700", SUN[0], SUN[1], 15, beads=(POPPY[0], 20))
            trim(d, "106,684 130,698 156,688 175,696", SUN[0], SUN[1], 13)


def _hip_arm(d: Drawing) -> None:
    """The arm akimbo on the left."""
    forearm(d, (118, 362), (178, 408), LEAF, 20, 14)
    dress(
        d,
        "206,252! 174,258 138,294 106,334! 84,360 92,394 116,402! 142,392 172,360 196,318!",
        LEAF,
        ("186,276 142,324 110,386", "194,300 160,352 126,392"),
        sd=(9, 9),
    )
    fist_knuckles(d, 204, 420, 26, 1.0, "moor")
    cuff(d, 174, 404, -54, SUN, 19, 14)


def _staff_arm(d: Drawing) -> None:
    """The arm on the right, the hand high on the cudgel."""
    forearm(d, (352, 398), (386, 386), LEAF, 20, 13)
    dress(
        d,
        "294,252! 326,258 350,300 372,350! 392,384 384,414 358,418! 330,398 308,350 300,310!",
        LEAF,
        ("312,276 346,340 372,406", "304,300 330,352 356,408"),
        sd=(9, 9),
    )
    fist_knuckles(d, 404, 382, -6, 1.04, "moor")
    cuff(d, 376, 386, 84, SUN, 19, 13)


def _head(d: Drawing) -> None:
    """A proud dark face, a long black beard in two plaited points, ear-rings, the crescent turban."""
    ear(d, "moor", True)
    face(d, skin="moor", age="mid", stern=1.2, blush=False, lips="#8e3a2b", look=-0.2)
    beard = (
        "-31,0! -26,16 -14,24 -2,25 6,23 16,25 26,23 33,17 37,6! 40,26 36,46 28,62 26,84! 18,70 14,60! 10,76 2,98 "
        "-6,110! "
        "-10,84 -22,66 -32,44 -36,20"
    )
    locks(
        d,
        beard,
        COAL[0],
        COAL[1],
        ["-26,20 -18,48 -8,80", "-14,28 -6,52 -4,90", "2,38 6,56 4,84", "18,40 22,56 24,74", "30,24 32,44 26,64"],
        hi=COAL[2],
    )
    d.obj(shape("6,30! 11,28 15.5,29 20,28 26,30! 20,35 12,35"), "#8e3a2b", None, None, w=1.8)
    m = "17,20! 8,18 -2,23 -12,28 -20,27! -16,36 -4,36 8,30 16,26! 24,30 32,35 40,33! 44,27 36,26 28,20"
    d.obj(shape(m), COAL[0], None, None, w=2.2)
    d.ink(stroke("12,22 0,28 -12,32"), 1.6, (0.3, 0.5), COAL[2])
    for x, y in ((-6, 104), (26, 80)):
        d.obj(circle(x, y, 5), SUN[0], None, None, w=2.2)
    crescent_turban(d)
    star(d, -34, 32, 5, SUN[0])
