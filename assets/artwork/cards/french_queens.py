"""The four French queens, half figures down to y = 400: hennin, wreath, net and hood, each with her own keepsake."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import (
    AUBURN,
    BLACKS,
    BLOND,
    BLUE,
    BLUES,
    DARK_HAIR,
    GOLD,
    GOLD_SH,
    GOLDS,
    GREEN,
    GREENS,
    RED,
    REDS,
    WHITE,
    WHITE_SH,
    WHITES,
)
from assets.artwork.parts.court_crowns import coronet
from assets.artwork.parts.court_dress import (
    arm,
    both,
    brooch,
    bust,
    buttons,
    garment,
    grip,
    lacing,
    lozenges,
    necklace,
    wristband,
)
from assets.artwork.parts.court_ladies import (
    face_front_lady,
    face_profile_lady,
    fan,
    heart_hood,
    hennin,
    mirror,
    net_hair,
    wreath,
)
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands import fist_palm, pinch, resting
from assets.artwork.parts.heads import locks
from assets.artwork.parts.limbs import lace, sleeve_puff
from assets.artwork.parts.plants import leaf, sprig
from assets.artwork.parts.youths import face_lady, ruff


def diamonds(d: Drawing) -> None:
    """In profile under a hennin with its veil, looking into a mirror."""
    bust(d, 354)
    garment(
        d,
        "176,292! 120,312 94,372 84,446! 416,446! 406,372 380,312 324,292! 300,330 252,352 200,330",
        BLUES,
        ("140,330 124,380 120,436", "170,330 160,390 160,440", "360,330 376,380 380,436", "330,330 340,390 340,440"),
        (GOLD, 38, 10, "fleur"),
    )
    garment(d, both("250,340 290,330! 300,446! 250,446"), REDS, sd=(8, 0), hatch=0)
    buttons(d, 250, (364, 386, 408, 430), GOLD)
    trim(d, "174,292 200,330 250,352 300,330 326,292", WHITE, WHITE_SH, 20)
    necklace(d, "216,270 230,296 250,306 270,296 284,270", BLUE, 11)
    mirror(d, 354, 250, 1.0)
    arm(d, (392, 440), (360, 372), REDS, (27, 18))
    wristband(d, 358, 366, -12, GOLDS)
    fist_palm(d, 354, 340, 0, 1.0, flip=-1)
    arm(d, (112, 436), (190, 384), REDS, (27, 18))
    wristband(d, 194, 380, 58, GOLDS)
    resting(d, 226, 366, -22, 1.0)
    with d.at(247, 211, 0, 1.09):
        face_profile_lady(d)
        hennin(d, REDS, GOLDS)


def hearts(d: Drawing) -> None:
    """Facing you, auburn hair loose under a wreath of roses, a rose in her hand."""
    with d.at(250, 198, 0, 1.24):
        for m in (1, -1):
            mass = "0,-54! 30,-50 46,-28 44,2 54,26 48,48 60,72 52,96 40,104 30,92 22,60! 4,20"
            strands = ["36,-34 38,0 46,26 42,50 52,76", "28,-20 32,14 36,48 38,78 42,96", "24,0 26,34 30,60 34,84"]
            p = shape(mass) if m == 1 else shape(mass).mirror(0)
            lines = (
                strands
                if m == 1
                else [" ".join(f"{-float(k.split(',')[0])},{k.split(',')[1]}" for k in s.split()) for s in strands]
            )
            locks(d, p, AUBURN[0], AUBURN[1], lines, hi=AUBURN[2])
    bust(d, 336)
    sleeve_puff(d, (172, 308), (112, 388), WHITES, slash=REDS, r0=50, r1=40)
    sleeve_puff(d, (328, 308), (388, 388), WHITES, slash=REDS, r0=50, r1=40)
    garment(d, both("250,330 300,314 322,290! 328,350 318,446! 250,446"), REDS, (), (GOLD, 36, 11, "cross"), hatch=14)
    garment(d, both("250,334 278,326! 274,446! 250,446"), GOLDS, sd=(8, 0), hatch=0)
    lacing(d, 250, (356, 378, 400, 422), 20, RED)
    trim(d, "176,290 204,316 250,332 296,316 324,290", GOLD, GOLD_SH, 13, beads=(RED, 14))
    necklace(d, "220,270 232,292 250,300 268,292 280,270", RED, 11)
    d.ink(stroke("146,424 140,330 132,270"), 8, taper=(0, 0.2), wob=0)
    d.ink(stroke("146,424 140,330 132,270"), 4, taper=(0, 0.2), wob=0, color=GREEN)
    leaf(d, 138, 318, -150, 38, 16)
    leaf(d, 136, 296, -34, 36, 15)
    _rose(d, 130, 250, 34)
    arm(d, (120, 440), (140, 396), REDS, (24, 17))
    lace(d, 141, 392, 196, 44, 18)
    pinch(d, 140, 350, -70, 1.05)
    with d.at(250, 198, 0, 1.24):
        face_front_lady(d)
        for m in (1, -1):
            front = "0,-50! 14,-46 26,-34 31,-16 32,0! 42,-6 44,-28 34,-48 16,-57 0,-58!"
            p = shape(front) if m == 1 else shape(front).mirror(0)
            locks(
                d,
                p,
                AUBURN[0],
                AUBURN[1],
                ["8,-52 24,-42 36,-14"] if m == 1 else ["-8,-52 -24,-42 -36,-14"],
                w=2.8,
                hi=AUBURN[2],
            )
        wreath(d, REDS, WHITES)


def _rose(d: Drawing, x: float, y: float, r: float) -> None:
    """A full rose."""
    for k in range(5):
        with d.at(x, y, k * 72 + 10, 1, line=1):
            d.obj(circle(0, -r * 0.5, r * 0.52, r * 0.5), REDS[0], REDS[1], None, w=2.8, sd=(5, 5))
    for q, c in ((0.58, REDS[2]), (0.4, REDS[0]), (0.2, REDS[1])):
        d.obj(circle(x, y, r * q), c, None, None, w=2.4)
    d.ink(stroke([(x - r * 0.3, y), (x, y - r * 0.3), (x + r * 0.3, y), (x, y + r * 0.2)]), 2, (0.3, 0.5))


def clubs(d: Drawing) -> None:
    """Dark hair in golden nets under a coronet, a veil behind, laurel in her hand."""
    veil = both("250,112 292,120 322,158 330,214 352,290 386,356 396,446! 250,446")
    d.obj(veil, WHITE, WHITE_SH, None, w=3.4, sd=(16, 4))
    for q in (
        "190,150 176,220 150,300 116,380",
        "200,240 176,300 140,360",
        "310,150 324,220 350,300 384,380",
        "300,240 324,300 360,360",
    ):
        d.ink(stroke(q), 2.2, (0.3, 0.6))
    bust(d, 340)
    garment(
        d,
        "184,290! 140,306 112,366 100,446! 400,446! 388,366 360,306 316,290! 296,322 250,336 204,322",
        GREENS,
        ("150,326 134,380 130,436", "350,326 366,380 370,436"),
        (GOLD, 40, 6, "dot"),
        hatch=12,
    )
    garment(
        d,
        both("250,330 292,318! 302,380 306,446! 250,446"),
        GOLDS,
        sd=(8, 0),
        hatch=0,
        inside=lozenges(range(346, 450, 26), (RED, GREEN), 9, 28),
    )
    trim(d, "180,290 206,324 250,338 294,324 320,290", RED, REDS[1], 12, beads=(GOLD, 13))
    necklace(d, "222,270 234,290 250,296 266,290 278,270", GREEN, 9, GOLDS)
    sprig(d, "138,430 136,340 128,260 134,150", 6, 40, berries=REDS)
    grip(d, 136, 346, GREENS, GOLDS, 1.04)
    arm(d, (388, 440), (318, 392), GREENS, (26, 17))
    wristband(d, 314, 388, -56, GOLDS, 42)
    resting(d, 284, 374, 25, 1.0, flip=-1)
    with d.at(250, 202, 0, 1.2):
        face_lady(d)
        net_hair(d, DARK_HAIR)
        coronet(d, GREEN)


def spades(d: Drawing) -> None:
    """Turned to the left, in a dark heart-shaped hood and a ruff, with a feather fan."""
    garment(
        d,
        "212,274! 150,284 112,312 92,372 84,446! 416,446! 408,372 388,312 350,284 288,274!",
        BLACKS,
        ("140,320 122,376 118,436", "360,320 378,376 382,436"),
        (BLUES[2], 40, 10, "lozenge"),
        hatch=0,
    )
    for m in (0, 1):
        puff = shape("160,290! 116,304 104,334 116,356! 150,360 184,344! 192,316 184,296!")
        p = puff.mirror(250) if m else puff
        d.obj(p, BLUES[0], BLUES[1], BLUES[2], w=3.4, sd=(9, 7), hinset=5)
        for q in ("164,300 150,324 146,352", "140,304 128,328 128,350", "178,304 170,324 168,346"):
            line = stroke(q)
            d.ink(line.mirror(250) if m else line, 3, (0.2, 0.3), color=GOLD)
    garment(d, both("250,290 296,296! 300,360 288,446! 250,446"), BLUES, (), (WHITE, 30, 7, "fleur"), hatch=12)
    for y in (338, 368, 398):
        brooch(d, 250, y, RED, 10)
    fan(d, 156, 312, 0.94)
    grip(d, 155, 358, BLACKS, WHITES, 1.02)
    arm(d, (390, 440), (326, 396), BLACKS, (25, 17))
    lace(d, 322, 394, 122, 44, 17, c=WHITES)
    resting(d, 290, 376, 28, 1.0, flip=-1)
    with d.at(256, 198, 0, 1.18, sx=-1.18, sy=1.18):
        heart_hood(d, BLACKS, GOLDS, BLOND, back=True)
    ruff(d, 250, 278, 88, 34, 15)
    with d.at(256, 198, 0, 1.18, sx=-1.18, sy=1.18):
        face_lady(d)
        heart_hood(d, BLACKS, GOLDS, BLOND)


QUEENS = {"D": diamonds, "H": hearts, "C": clubs, "S": spades}
