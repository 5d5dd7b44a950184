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
    SKINS,
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
from assets.artwork.parts.court_faces import stern_face, tender_face, vain_face
from assets.artwork.parts.court_ladies import (
    fan,
    heart_hood,
    hennin,
    mirror,
    net_hair,
    prayer_book,
    wreath,
)
from assets.artwork.parts.court_things import open_letter
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands import finger, fist_palm, palm_under, pinch, pointing, resting, thumb_over
from assets.artwork.parts.heads import locks
from assets.artwork.parts.limbs import lace, sleeve_puff
from assets.artwork.parts.plants import leaf, sprig
from assets.artwork.parts.youths import face_lady, ruff


def diamonds(d: Drawing) -> None:
    """Under a hennin with its veil, well pleased with what her mirror shows."""
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
    with d.at(236, 208, -4, 1.14):
        vain_face(d)
    necklace(d, "218,272 230,294 248,302 266,294 276,274", BLUE, 11)
    mirror(d, 354, 250, 1.0)
    arm(d, (392, 440), (360, 372), REDS, (27, 18))
    wristband(d, 358, 366, -12, GOLDS)
    fist_palm(d, 354, 340, 0, 1.0, flip=-1)
    arm(d, (112, 436), (204, 376), REDS, (27, 18))
    wristband(d, 207, 372, 54, GOLDS)
    resting(d, 232, 350, -32, 1.04)
    with d.at(236, 208, -4, 1.14):
        hennin(d, REDS, GOLDS)


def hearts(d: Drawing) -> None:
    """Turned to the left, auburn hair loose under a wreath, smiling down at a rose, an opened letter in her hand."""
    with d.at(256, 200, 0, 1.22, sx=-1.22, sy=1.22):
        _loose_hair(d)
    bust(d, 336)
    sleeve_puff(d, (172, 308), (112, 388), WHITES, slash=REDS, r0=48, r1=40)
    garment(d, both("250,330 300,314 322,290! 328,350 318,446! 250,446"), REDS, (), (GOLD, 36, 11, "cross"), hatch=14)
    garment(d, both("250,334 278,326! 274,446! 250,446"), GOLDS, sd=(8, 0), hatch=0)
    lacing(d, 250, (356, 378, 400, 422), 20, RED)
    trim(d, "176,290 204,316 250,332 296,316 324,290", GOLD, GOLD_SH, 13, beads=(RED, 14))
    necklace(d, "220,270 232,292 250,300 268,292 280,270", RED, 11)
    sleeve_puff(d, (334, 308), (392, 388), WHITES, slash=REDS, r0=46, r1=38)
    palm_under(d, 330, 366, -30, 1.1, flip=-1)
    open_letter(d, 306, 322, 12, 0.86)
    thumb_over(d, 330, 366, -30, 1.1, flip=-1)
    arm(d, (388, 430), (350, 392), REDS, (25, 17))
    lace(d, 346, 390, 130, 42, 17)
    stem = stroke("166,424 164,350 168,290")
    d.ink(stem, 8, taper=(0, 0.2), wob=0)
    d.ink(stem, 4, taper=(0, 0.2), wob=0, color=GREEN)
    leaf(d, 165, 322, -150, 36, 15)
    leaf(d, 166, 306, -30, 34, 14)
    _rose(d, 170, 262, 32)
    arm(d, (124, 430), (156, 390), REDS, (24, 17))
    lace(d, 157, 388, 204, 42, 17)
    pinch(d, 162, 346, -62, 1.05)
    with d.at(256, 200, -7, 1.22, sx=-1.22, sy=1.22):
        tender_face(d, AUBURN[1])
        _front_locks(d)
        wreath(d, REDS, WHITES)


def _loose_hair(d: Drawing) -> None:
    """What falls behind the neck and over the shoulders."""
    locks(
        d,
        "4,-54 -34,-48 -50,-22 -47,6 -58,28 -54,54 -64,78 -50,102 -30,96 -16,104 0,88 8,50! -2,10",
        *AUBURN[:2],
        ["-36,-30 -40,6 -48,34 -46,62 -54,86", "-28,-14 -32,20 -38,50 -34,88", "-20,4 -22,36 -26,64 -16,94"],
        hi=AUBURN[2],
    )
    locks(
        d,
        "26,-40! 44,-24 44,2 52,28 47,52 52,74 40,82 32,64 26,40!",
        *AUBURN[:2],
        ["38,-14 40,16 44,44 42,70", "32,4 34,34 38,58"],
        w=2.8,
        hi=AUBURN[2],
    )


def _front_locks(d: Drawing) -> None:
    """Hair parted above the brow, falling on both sides of a face in three-quarter view."""
    locks(
        d,
        "20,-48! 6,-42 -8,-33 -19,-20 -24,-3 -25,14 -30,34! -46,20 -48,-14 -38,-42 -12,-57 14,-56",
        *AUBURN[:2],
        ["10,-50 -10,-42 -26,-20 -31,18", "-2,-54 -24,-44 -37,-16 -38,18"],
        w=2.8,
        hi=AUBURN[2],
    )
    locks(
        d, "19,-48! 29,-40 35,-26 36.6,-8 40,12! 46,-6 45,-28 34,-48", *AUBURN[:2], ["26,-45 38,-28 41,-4"], w=2.6,
        hi=AUBURN[2],
    )  # fmt: skip


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
    sprig(d, "158,430 158,340 150,260 158,160", 6, 38, berries=REDS)
    grip(d, 158, 346, GREENS, GOLDS, 1.04)
    prayer_book(d, 318, 350, 12)
    for k, reach in enumerate((16, 21, 21, 17)):
        finger(
            d,
            f"{272 - 3 * k},{336 + 11 * k} {280 - 3 * k},{334 + 11 * k} {276 + reach - 3 * k},{336 + 11 * k}",
            5.6,
            4.6,
            SKINS["fair"],
            root=False,
        )
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
    fan(d, 162, 312, 0.9)
    grip(d, 161, 356, BLACKS, WHITES, 1.02)
    arm(d, (378, 440), (343, 374), BLACKS, (26, 18))
    lace(d, 340, 374, 166, 48, 20, c=WHITES)
    pointing(d, 340, 328, -82, 1.14)
    with d.at(256, 198, 0, 1.18, sx=-1.18, sy=1.18):
        heart_hood(d, BLACKS, GOLDS, BLOND, back=True)
    ruff(d, 252, 272, 74, 27, 15)
    with d.at(256, 198, 0, 1.18, sx=-1.18, sy=1.18):
        stern_face(d)
        heart_hood(d, BLACKS, GOLDS, BLOND)


QUEENS = {"D": diamonds, "H": hearts, "C": clubs, "S": spades}
