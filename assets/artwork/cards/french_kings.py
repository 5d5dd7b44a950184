"""The four French kings, half figures drawn down to y = 400: one in profile, one young, one old, one facing you."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, circle, shape, stroke
from assets.artwork.palette import (
    BLOND,
    BLUE,
    BLUE_HI,
    BLUES,
    BROWN_HI,
    BROWNS,
    DARK_HAIR,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GOLDS,
    GREENS,
    RED,
    RED_SH,
    REDS,
    STEEL,
    STEEL_HI,
    STEEL_SH,
    WHITE,
    WHITE_SH,
    WHITES,
)
from assets.artwork.parts.court_crowns import mitre_crown, rose_crown, spear_crown, trefoil_crown
from assets.artwork.parts.court_dress import arm, bars, both, brooch, garment, lozenges, wristband
from assets.artwork.parts.finery import ermine, orb, sceptre, trim
from assets.artwork.parts.hands import fist_knuckles, fist_palm, palm_under, resting, thumb_over
from assets.artwork.parts.hands_royal import cuff, gauntlet
from assets.artwork.parts.royal_faces import grim_face, neck, old_face, profile_face, young_face
from assets.artwork.parts.royal_hair import (
    forked_beard,
    old_beard,
    old_hair_back,
    profile_beard,
    profile_hair_back,
    profile_temple,
    tresses,
    waves_back,
    young_moustache,
)
from assets.artwork.parts.signs import sword

SABLE = ("#5a3d2e", "#38241b", "#8b6650")
VAMBRACE = ("#93abc0", "#5f7d9c", STEEL)
GAUNTLET = ("#f1f5f7", "#b4c5d2", "#ffffff")


def diamonds(d: Drawing) -> None:
    """In profile to the left, weighing a purse, with a battle axe and a collar of dark fur."""
    garment(
        d,
        "236,262! 160,280 112,310 88,372 80,446! 424,446! 414,366 390,310 336,280 264,262!",
        BLUES,
        ("146,316 122,370 116,430", "176,320 160,380 160,440", "358,316 380,370 386,430", "326,320 342,380 342,440"),
        (GOLD, 40, 11, "fleur"),
        hatch=0,
    )
    garment(
        d, both("250,280 304,284! 318,350 322,446! 250,446"), REDS, inside=lozenges(range(304, 450, 27), (GOLD, WHITE))
    )
    for m in (0, 1):
        fall = shape("206,292! 186,350 180,446! 214,446! 218,360 226,300!")
        _pelt(d, fall.mirror(250) if m else fall)
    with d.at(262, 196, 0, 1.26):
        profile_hair_back(d)
        neck(d)
    _pelt(d, both("250,262 300,258! 342,276 364,304 360,330! 316,346 280,340 250,346"))
    brooch(d, 250, 326, RED, 14)
    with d.at(262, 196, 0, 1.26):
        profile_face(d)
        profile_beard(d)
        profile_temple(d)
        trefoil_crown(d, REDS)
    axe(d, 358, 446, 176, 0.74)
    arm(d, (408, 430), (392, 372), REDS, (26, 19))
    wristband(d, 391, 366, -22, GOLDS)
    fist_knuckles(d, 359, 344, -6, 1.1, flip=-1)
    purse(d, 170, 288)
    arm(d, (104, 420), (128, 316), REDS, (27, 19))
    wristband(d, 130, 310, 20, GOLDS)
    fist_palm(d, 154, 280, -48, 1.1)


def _pelt(d: Drawing, p: Path) -> None:
    """Dark fur."""
    d.obj(p, SABLE[0], SABLE[1], None, w=3.6, sd=(9, 8))
    x0, y0, x1, y1 = p.poly().bounds
    with d.clip(p):
        for j, y in enumerate(range(int(y0), int(y1), 13)):
            for x in range(int(x0) + 8 * (j % 2), int(x1), 17):
                d.ink(stroke([(x, y), (x + 3, y + 8), (x + 1, y + 14)]), 2.6, (0.2, 0.7), color=SABLE[2], wob=0)
    d.rim_hatch(p, 15, 5, 2.2, ang=245)
    d.contour(p, 3.6)


def purse(d: Drawing, x: float, y: float) -> None:
    """A full purse that hangs from (x, y), about 64 x 84."""
    with d.at(x, y):
        bag = shape("-10,22! -24,34 -33,58 -24,78 0,84 24,78 33,58 24,34 10,22!")
        d.obj(bag, GREENS[0], GREENS[1], None, w=3.4, sd=(9, 8), hatch={"length": 14, "gap": 5, "w": 2, "ang": 205})
        for q in ("-5,28 -14,46 -14,64", "2,28 2,44 0,56", "7,28 14,44 18,58"):
            d.ink(stroke(q), 2.2, (0.1, 0.6))
        d.obj(shape("-12,8! -4,2 6,2 14,8! 9,20 -9,20"), GREENS[0], GREENS[1], None, w=2.8, sd=(4, 3))
        d.ink(stroke("-11,21 0,25 11,21"), 6.4, (0, 0), wob=0)
        d.ink(stroke("-11,21 0,25 11,21"), 3.2, (0, 0), wob=0, color=RED)
        d.obj(circle(-1, 62, 11), GOLD, GOLD_SH, GOLD_HI, w=2.6, sd=(3, 3), hinset=3, hd=(2, 2))


def axe(d: Drawing, x: float, foot: float, top: float, s: float = 1) -> None:
    """A battle axe, its blade to the right and `s` times its usual size."""
    d.obj(
        shape([(x - 6, top, 1), (x + 6, top, 1), (x + 6, foot, 1), (x - 6, foot, 1)]),
        BROWNS[0],
        BROWNS[1],
        BROWN_HI,
        w=3,
        sd=(6, 0),
        hinset=2,
        hd=(2, 0),
    )
    with d.at(x, top + 40 * s, 0, s):
        d.obj(
            shape("5,-16! 26,-20 44,-40 58,-50! 68,-22 68,22 58,52! 44,40 26,20 5,16!"),
            STEEL,
            STEEL_SH,
            STEEL_HI,
            w=3.4,
            sd=(7, 7),
            hinset=4,
            hd=(3, 3),
        )
        d.ink(stroke("50,-38 58,-16 58,16 50,40"), 2.4, (0.3, 0.3))
        d.obj(shape("-5,-9! -26,0! -5,9!"), STEEL, STEEL_SH, None, w=3, sd=(2, 4))
        d.obj(shape("-8,-22! 8,-22! 8,22! -8,22!"), GOLD, GOLD_SH, None, w=3, sd=(6, 2))
        d.obj(shape("-6,-22! -8,-36 0,-60! 8,-36 6,-22!"), STEEL, STEEL_SH, None, w=3, sd=(6, 0))


def hearts(d: Drawing) -> None:
    """Young and fair, his head turned to the sword he holds; ermine only on the edges of his mantle."""
    garment(
        d,
        "240,264! 172,276 120,298 94,352 84,446! 420,446! 408,352 382,298 330,276 262,264!",
        REDS,
        ("140,310 122,370 120,430", "168,312 154,370 154,440", "362,310 380,370 384,430", "334,312 346,370 346,440"),
        (GOLD, 44, 12, "cross"),
        hatch=0,
    )
    garment(
        d,
        both("250,270 292,276! 320,340 326,446! 250,446"),
        GOLDS,
        ("220,330 216,380 218,440", "284,330 288,380 286,440"),
        None,
    )
    d.obj(both("250,286 262,290! 264,360 266,446! 250,446"), BLUES[0], BLUES[1], None, w=3, sd=(8, 0))
    for y in (330, 366, 402):
        heart = shape("250,16! 246,4 238,-4 238,-12 244,-16 250,-8! 256,-16 262,-12 262,-4 254,4").move(0, y)
        d.obj(heart, RED, None, None, w=2.4)
    for m in (0, 1):
        edge = shape("222,270! 196,310 176,370 168,446! 200,446! 206,376 222,318 236,280!")
        p = edge.mirror(250) if m else edge
        d.obj(p, WHITE, WHITE_SH, None, w=3.2, sd=(8, 2))
        ermine(d, p, 30, 1.0)
        d.contour(p, 3.2)
    sword(d, 152, 222, 320, 0, 0.72)
    arm(d, (120, 424), (145, 374), BLUES, (28, 19))
    wristband(d, 147, 369, 10, WHITES)
    fist_palm(d, 152, 344, 0, 1.1)
    arm(d, (396, 434), (344, 360), BLUES, (28, 18))
    wristband(d, 340, 354, -38, WHITES)
    resting(d, 312, 336, 35, 1.08, flip=-1)
    with d.at(251, 196, 0, 1.26, sx=-1.26, sy=1.26):
        _page_hair(d)
        neck(d)
    garment(d, both("250,262 284,252! 300,262 306,280! 278,294 250,298"), REDS, sd=(6, 6), hatch=8)
    brooch(d, 250, 290, BLUE, 13)
    with d.at(251, 196, 0, 1.26, sx=-1.26, sy=1.26):
        young_face(d, "#8a5a1c")
        young_moustache(d, BLOND)
        fringe = "22,-48! 8,-40 -6,-36 -18,-24 -23,-8 -25,10 -24,30 -34,40! -46,22 -46,-14 -36,-44 -10,-57 14,-55"
        tresses(
            d,
            fringe,
            BLOND,
            ("12,-49 -10,-40 -26,-18 -30,16", "0,-53 -22,-44 -36,-18 -36,20", "-12,-54 -34,-36 -42,0"),
            2.8,
        )
        tresses(d, "20,-48! 30,-40 36,-26 37,-6 40,12! 44,-4 44,-28 36,-46", BLOND, ("28,-44 38,-24 40,0",), 2.6)
        rose_crown(d)


def _page_hair(d: Drawing) -> None:
    mass = "-6,-54 -36,-46 -50,-20 -48,8 -58,30 -64,50 -52,62 -38,56 -26,62 -12,52 8,46! -4,10"
    tresses(
        d,
        mass,
        BLOND,
        ("-40,-30 -46,4 -52,30 -58,50", "-34,-16 -38,16 -44,40 -46,58", "-28,0 -30,30 -34,54", "-22,16 -20,40 -22,56"),
    )
    tresses(
        d, "28,-36! 40,-20 40,4 46,24 56,38 48,50 36,46 28,36!", BLOND, ("35,-16 38,10 46,38", "32,0 36,24 40,42"), 2.8
    )


def clubs(d: Drawing) -> None:
    """Old, with a white beard, a domed crown, an orb on his palm and a sceptre."""
    garment(
        d,
        "240,258! 158,274 106,306 86,372 80,446! 420,446! 414,372 394,306 342,274 260,258!",
        GREENS,
        ("136,320 120,376 118,436", "164,316 150,376 150,440", "364,320 380,376 382,436", "336,316 350,376 350,440"),
        (GOLD, 46, 5, "dot"),
        hatch=0,
    )
    garment(d, both("250,280 306,282! 318,350 320,446! 250,446"), REDS, inside=bars(RED_SH, (204, 282), 12))
    for m in (0, 1):
        band = shape("196,276! 214,330 300,446! 344,446! 250,330 226,274!")
        p = band.mirror(250) if m else band
        d.obj(p, GOLD, GOLD_SH, None, w=3.2, sd=(6, 6))
        for k in range(4):
            x, y = (222 + 27 * k, 306 + 35 * k)
            x = 500 - x if m else x
            d.obj(
                circle(x, y, 7.5) if k % 2 else shape([(x, y - 9, 1), (x + 9, y, 1), (x, y + 9, 1), (x - 9, y, 1)]),
                (GREENS[0], RED)[k % 2],
                None,
                None,
                w=2.4,
            )
    sceptre(d, 344, 470, 371, 206, "lily")
    arm(d, (396, 446), (365, 366), GREENS, (28, 19))
    wristband(d, 364, 360, -10, GOLDS)
    fist_knuckles(d, 358, 336, 8, 1.08, flip=-1)
    palm_under(d, 148, 306, 0, 1.2)
    orb(d, 164, 254, 36)
    thumb_over(d, 148, 306, 0, 1.2)
    arm(d, (118, 424), (145, 344), GREENS, (28, 18))
    wristband(d, 146, 340, 12, GOLDS)
    with d.at(250, 211, 0, 1.11):
        old_hair_back(d)
        neck(d)
    garment(d, both("250,262 292,254! 320,270 330,292! 290,308 250,312"), GREENS, sd=(7, 7), hatch=9)
    trim(d, "170,292 210,306 250,312 290,306 330,292", GOLD, GOLD_SH, 11, beads=(RED, 15))
    with d.at(250, 211, 0, 1.11):
        old_face(d)
        old_beard(d)
        mitre_crown(d, REDS)


def spades(d: Drawing) -> None:
    """Facing you and looking aside, dark, fork-bearded, in armour; his sword upright, his blue mantle in a fist."""
    mantle = "240,262! 168,268 112,292 88,360 80,446! 420,446! 412,360 388,292 332,268 260,262!"
    garment(d, mantle, BLUES, ("112,320 98,376 96,440", "388,320 402,376 404,440"), hatch=0)
    breast = both("250,276 296,272! 318,304 316,352 308,446! 250,446")
    d.fill(breast, STEEL)
    with d.clip(breast):
        d.fill(shape("250,260! 340,260! 340,446! 250,446!"), BLUE_HI)
    d.glint(breast, STEEL_HI, 7, 5, 3)
    d.ink(stroke("250,300 252,360 250,446"), 3, (0.1, 0.1))
    d.contour(breast, 3.6)
    for m in (0, 1):
        edge = stroke("206,272 194,304 195,352 198,446")
        trim(d, edge.mirror(250) if m else edge, GOLD, GOLD_SH, 9)
        lapel = shape("212,266! 164,276 128,300 120,340 126,446! 190,446! 188,350 188,312 216,282!")
        p = lapel.mirror(250) if m else lapel
        d.obj(p, RED, RED_SH, None, w=3.4, sd=(7, 3))
        rosette(d, 332 if m else 168, 283, 12)
    handful = shape("160,302! 168,296 180,304! 188,330 182,370 184,446! 150,446! 152,380 150,330!")
    d.obj(handful, RED, RED_SH, None, w=3.2, sd=(6, 2))
    for knots in ("168,302 171,316 170,330", "162,370 158,390 160,420", "172,372 174,390 172,420"):
        d.ink(stroke(knots), 2.4, (0.2, 0.5))
    great_sword(d, 361, 348)
    for m, x, elbow, wrist in ((1, 160, (102, 432), (131, 370)), (-1, 361, (402, 434), (389, 370))):
        arm(d, elbow, wrist, VAMBRACE, (27, 21))
        cuff(d, wrist[0] + m * 3, wrist[1] - 6, m * 42, GOLDS, 23, 15)
        with d.at(x, 348, 0, 1, sx=m, sy=1):
            gauntlet(d, 0, 0, -8 if m == 1 else 0, 1.24, GAUNTLET)
    with d.at(250, 194, 0, 1.26):
        waves_back(d, DARK_HAIR)
        neck(d, "-20,26! -24,46 -26,64! 26,64! 24,46 20,26!")
    garment(d, both("250,268 290,262! 310,274 316,292! 284,304 250,308"), BLUES, sd=(7, 7), hatch=9)
    trim(d, "184,292 216,304 250,308 284,304 316,292", GOLD, GOLD_SH, 8)
    with d.at(250, 194, 0, 1.26):
        grim_face(d)
        forked_beard(d, DARK_HAIR)
        spear_crown(d, (RED, BLUE))


def rosette(d: Drawing, x: float, y: float, r: float) -> None:
    """A golden flower of five petals, r units from its middle to its rim."""
    with d.at(x, y, 0, r / 11):
        for a in range(0, 360, 72):
            with d.at(0, 0, a, 1, line=1):
                d.obj(circle(0, -6.6, 4.8), GOLD, None, None, w=1.9)
        d.fill(circle(0, 0, 3.6), GOLD_HI)
        d.contour(circle(0, 0, 3.6), 1.6)


def great_sword(d: Drawing, x: float, y: float) -> None:
    """A broad sword held upright in a fist at (x, y): blade 180 units long, guard above the fist, pommel below it."""
    with d.at(x, y):
        blade = shape(
            [(-11.5, -40, 1), (-11, -120), (-10, -150, 1), (0, -176, 1), (10, -150, 1), (11, -120), (11.5, -40, 1)]
        )
        d.fill(blade, STEEL)
        with d.clip(blade):
            d.fill(shape([(0, -190, 1), (20, -190, 1), (20, -30, 1), (0, -30, 1)]), BLUE_HI)
        d.ink(stroke([(0, -44), (0, -164)]), 2.6, (0, 0.4), wob=0)
        d.contour(blade, 3.6)
        d.obj(shape("-8,-34! 8,-34! 8,34! -8,34!"), BROWNS[0], BROWNS[1], None, w=3, sd=(6, 0))
        d.obj(circle(0, 42, 15), GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(5, 5), hinset=3, hd=(2, 3))
        guard = "-39,-46! -34,-53 -26,-46 0,-45 26,-46 34,-53 39,-46! 37,-34 29,-32 0,-31 -29,-32 -37,-34"
        d.obj(shape(guard), GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(4, 5), hinset=3, hd=(2, 2))
        d.obj(shape("0,-49! 9,-39 0,-29! -9,-39"), RED, None, None, w=2.4)


KINGS = {"D": diamonds, "H": hearts, "C": clubs, "S": spades}
