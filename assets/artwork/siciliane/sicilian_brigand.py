"""The page of bastoni: a mountain girl among the brigands, tall hat with ribbons, the cudgel on her shoulder."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import DARK_HAIR, SKIN, SKIN_SH
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands import fist_knuckles, fist_palm
from assets.artwork.parts.heads import ear, face, locks
from assets.artwork.parts.limbs import forearm, sleeve_puff
from assets.artwork.parts.stance import QUARTER, SIDE, foot, leg
from assets.artwork.siciliane.cart_paint import LEAF, LINEN, ORANGE, POPPY, SEA, STONE, SUN, dress
from assets.artwork.siciliane.cudgels import cudgel

VELVET = ("#3d4a7c", "#262e55", "#7684b8")


def brigand_girl(d: Drawing) -> None:
    """The whole figure, a little under the height of the others for her hat."""
    with d.at(250, 718, 0, 0.98, line=1), d.at(-250, -718, 0, 1, line=1):
        _figure(d)


def _figure(d: Drawing) -> None:
    leg(d, (280, 470), (322, 572), (334, 676), LINEN, "side", 1, 0.98)
    foot(d, (336, 682), SIDE, STONE, 1, -6, 1.0)
    _wrappings(d, (322, 572), (334, 676))
    leg(d, (222, 470), (206, 586), (198, 686), LINEN, "front", -1, 1.0)
    foot(d, (197, 692), QUARTER, STONE, -1, 2, 1.02)
    _wrappings(d, (206, 586), (198, 686))
    _breeches(d)
    _body(d)
    _hip_arm(d)
    cudgel(d, 366, 210, 392, 22, 0.8)
    _club_arm(d)
    d.obj(shape("230,188! 230,214 214,236! 250,258 286,234! 268,212 266,188!"), SKIN, SKIN_SH, None, w=3, sd=(8, 0))
    dress(
        d,
        "206,232! 198,252 226,272 250,284! 276,270 300,250 292,230! 276,246 250,258 226,246!",
        POPPY,
        ("214,244 236,264", "284,244 266,262"),
        sd=(5, 6),
    )
    dress(d, "240,276! 226,300 224,322! 240,316 250,290! 262,316 278,320! 274,298 260,276!", POPPY, sd=(5, 5), w=3.0)
    with d.at(246, 150, -3, 1.0, sx=-1.0, sy=1.0):
        _head(d)


def _wrappings(d: Drawing, knee: tuple[float, float], ankle: tuple[float, float]) -> None:
    """Thongs crossed around the stocking."""
    (kx, ky), (ax, ay) = knee, ankle
    for k in range(4):
        f, g = 0.36 + 0.15 * k, 0.36 + 0.15 * (k + 1)
        a = (kx + (ax - kx) * f, ky + (ay - ky) * f)
        b = (kx + (ax - kx) * g, ky + (ay - ky) * g)
        w = 24 - 3.4 * k
        for m in (1, -1):
            d.ink([(a[0] - w * m, a[1]), (b[0] + (w - 3) * m, b[1])], 5.4, (0, 0), STONE[1], wob=0)


def _breeches(d: Drawing) -> None:
    """Green breeches to the knee with golden buttons, a broad striped sash."""
    dress(
        d,
        "204,380! 186,440 170,520 174,596! 192,606 216,606 236,598! 246,550 256,500 256,470! 264,520 278,560 294,594! "
        "320,590 340,582 348,570! 340,510 322,440 300,380!",
        LEAF,
        ("206,420 190,510 190,600", "228,440 218,520 222,600", "286,420 320,500 334,580", "262,420 292,500 312,588"),
    )
    for x, y in ((180, 540), (177, 560), (178, 580), (335, 520), (342, 540), (346, 560)):
        d.obj(circle(x, y, 4.4), SUN[0], None, None, w=2)
    trim(d, "172,594 192,604 216,604 238,596", POPPY[0], POPPY[1], 11)
    trim(d, "299,589 321,588 340,580 350,569", POPPY[0], POPPY[1], 11)


def _body(d: Drawing) -> None:
    """A white shirt, a red waistcoat, an open velvet jacket, the sash with a knife in it."""
    dress(d, "204,240! 194,290 202,350 202,390! 250,402 304,388! 304,340 310,290 298,238!", LINEN)
    dress(
        d,
        "212,262! 206,310 208,384! 250,396 298,382! 300,310 290,262! 264,290 250,330 236,290!",
        POPPY,
        ("222,290 218,340 220,384", "284,290 288,340 284,384"),
    )
    for y in (338, 356, 374):
        for m in (-1, 1):
            d.obj(circle(250 + 9 * m, y, 4.4), SUN[0], None, None, w=2)
    d.ink(stroke("250,330 250,394"), 2.4, (0.2, 0))
    for m in (1, -1):
        with d.at(252, 0, 0, 1, sx=m, sy=1, line=1):
            dress(
                d,
                "-44,236! -70,264 -64,320 -60,384! -44,392 -34,386! -36,330 -34,290 -28,250!",
                VELVET,
                ("-56,270 -54,330 -50,386",),
                sd=(8, 3),
            )
            trim(d, "-30,252 -35,292 -37,332 -35,384", SUN[0], SUN[1], 8)
    dress(
        d,
        "198,372! 220,388 252,392 284,388 308,370! 312,396 308,414! 280,428 250,430 220,428 194,414! 192,394",
        ORANGE,
        ("206,390 240,404 300,396", "200,404 240,418 304,408"),
        sd=(6, 7),
    )
    for s in ("214,386 210,424", "250,392 250,428", "288,388 292,424"):
        d.ink(stroke(s), 5, (0, 0), SEA[0], wob=0)


def _hip_arm(d: Drawing) -> None:
    """The arm akimbo, the fist on the sash."""
    forearm(d, (126, 350), (184, 392), LINEN, 19, 13, cuff=LINEN)
    sleeve_puff(d, (192, 262), (132, 338), VELVET, r0=34, r1=27)
    fist_knuckles(d, 204, 402, 18, 0.96)


def _club_arm(d: Drawing) -> None:
    """The arm bent up, the hand around the handle of the cudgel."""
    forearm(d, (376, 384), (344, 362), LINEN, 19, 13, cuff=LINEN)
    fist_palm(d, 316, 336, 34, 1.0, flip=-1)
    sleeve_puff(d, (308, 262), (370, 366), VELVET, r0=34, r1=27)


def _head(d: Drawing) -> None:
    """A bold sunburnt face, black hair in a plait over the shoulder, a tall hat with ribbons and a feather."""
    plait = "-26,20! -44,30 -56,50 -54,70 -64,88 -56,108 -60,126! -44,120 -34,104 -40,84 -28,66 -30,46 -18,34!"
    locks(d, plait, DARK_HAIR[0], DARK_HAIR[1], ["-52,50 -36,62", "-54,74 -38,84", "-60,94 -44,104"], hi=None)
    d.obj(shape("-62,114! -44,112! -46,128! -60,130!"), POPPY[0], POPPY[1], None, w=2.6)
    ear(d, ring=True)
    face(d, age="young", stern=0.9, mood=2.4, female=True, brow=DARK_HAIR[1], look=0.5)
    locks(
        d,
        "34,-36! 26,-30 14,-34! -4,-26 -18,-12 -22,6! -24,24 -32,30! -44,8 -46,-20 -36,-44 -8,-56 20,-52",
        DARK_HAIR[0],
        DARK_HAIR[1],
        ["10,-44 -14,-28 -26,4", "-4,-50 -30,-30 -34,16"],
        w=2.7,
        hi=DARK_HAIR[2],
    )
    _hat(d)


def _hat(d: Drawing) -> None:
    """A felt hat with two ribbons behind, a band in two colours and a white feather."""
    for ribbon, c in (
        ("-38,-44! -60,-30 -74,-4 -96,2! -86,16 -90,28! -62,20 -44,-8 -28,-36!", POPPY),
        ("-38,-44! -60,-6 -74,22 -96,36! -86,50 -90,58! -62,46 -44,16 -28,-36!", SUN),
    ):
        d.obj(shape(ribbon), c[0], c[1], None, w=3, sd=(4, 5))
    d.obj(shape("30,-60! 54,-84 70,-112 68,-134! 52,-126 38,-104 22,-66!"), LINEN[0], LINEN[1], None, w=3, sd=(5, 3))
    d.ink(stroke("30,-66 50,-96 64,-126"), 2, (0.1, 0.4))
    crown = shape("-38,-44! -33,-80 -21,-106 0,-114 19,-106 31,-80 38,-46! 0,-38")
    d.obj(crown, VELVET[0], VELVET[1], VELVET[2], w=3.4, sd=(10, 6), hinset=4)
    for y, w, c in ((-56, 36, POPPY), (-74, 32, SUN)):
        d.obj(
            shape([(-w, y - 8, 1), (0, y), (w, y - 8, 1), (w + 1, y + 5, 1), (0, y + 13), (-w - 1, y + 5, 1)]),
            c[0],
            c[1],
            None,
            w=2.6,
            sd=(8, 2),
        )
    brim = shape("-68,-34! -46,-50 0,-46 44,-50 64,-36! 44,-28 4,-26 -46,-26")
    d.obj(brim, VELVET[0], VELVET[1], VELVET[2], w=3.3, sd=(4, 6), hinset=4, hd=(2, 3))
