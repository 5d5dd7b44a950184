"""The half figures of the French courts, drawn down to y = 400."""

from typing import Any

from assets.artwork.cards.page import page
from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, rect, shape, stroke
from assets.artwork.palette import (
    BLUE,
    BLUES,
    BROWNS,
    GOLD,
    GOLD_SH,
    GREEN,
    RED,
    RED_HI,
    RED_SH,
    REDS,
    SKIN,
    SKIN_SH,
    WHITE,
    WHITE_SH,
    Tones,
)
from assets.artwork.parts.finery import brocade, ermine, halberd, sceptre, trim
from assets.artwork.parts.headgear import beard_king, crown, hair_king_back
from assets.artwork.parts.heads import face, locks
from assets.artwork.parts.limbs import fold, forearm, hand_grip, hand_point, lace, sleeve_puff
from assets.artwork.parts.plants import flower, leaf, sprig
from assets.artwork.parts.signs import sword


def king_bust(
    d: Drawing,
    robe: Tones = REDS,
    mantle: Tones = BLUES,
    hair: Tones = BROWNS,
    motif: str = GOLD,
    rod: str = "lily",
    lozenge: str = GOLD,
    jewel: tuple[str, str] = (RED, BLUE),
) -> None:
    """Upper half, drawn down to y=400 (clip it)"""
    _king_clothes(d, mantle, motif, robe, lozenge, jewel)
    for m in (0, 1):
        e = shape("182,292! 168,352 166,440! 196,440! 198,352 208,296!")
        if m:
            e = e.mirror(250)
        d.obj(e, WHITE, WHITE_SH, None, w=3.2, sd=(8, 0))
        ermine(d, e, 30, 1.0)
        d.contour(e, 3.2)
    _king_arms(d, rod, robe)
    _king_head(d, hair, jewel)


def _king_clothes(d: Drawing, mantle: Tones, motif: str, robe: Tones, lozenge: str, jewel: tuple[str, str]) -> None:
    """Mantle, robe and its jewelled band."""
    ma = shape("250,262! 170,276 118,304 92,356 86,440! 414,440! 408,356 382,304 330,276!")
    d.fill(ma, mantle[0])
    brocade(d, ma, motif, 40, 11, "fleur")
    for q in (
        "140,300 118,360 112,430",
        "166,296 150,360 148,430",
        "360,300 382,360 388,430",
        "334,296 350,360 352,430",
    ):
        fold(d, q, mantle[1], 16)
    d.shade(ma, mantle[1], 16, 0)
    d.contour(ma, 3.8)
    ro = shape("186,290! 180,360 184,440! 316,440! 320,360 314,290!")
    d.fill(ro, robe[0])
    with d.clip(ro):
        for j, y in enumerate(range(300, 450, 25)):
            for i in range(-3, 4):
                x = 250 + i * 34 + (17 if j % 2 else 0)
                diamond = shape([(x, y - 12, 1), (x + 9, y, 1), (x, y + 12, 1), (x - 9, y, 1)])
                d.fill(diamond, lozenge)
                d.contour(diamond, 1.8)
    d.shade(ro, robe[1], 14, 0)
    d.rim_hatch(ro, 14, 5, 2, ang=190)
    d.contour(ro, 3.6)
    orp = shape("232,296! 230,440! 270,440! 268,296!")
    d.obj(orp, GOLD, GOLD_SH, None, w=3.2, sd=(10, 0))
    for k, yy in enumerate((344, 372, 400, 428)):
        d.obj(
            circle(250, yy, 8) if k % 2 else shape([(250, yy - 11, 1), (260, yy, 1), (250, yy + 11, 1), (240, yy, 1)]),
            jewel[1] if k % 2 else jewel[0],
            None,
            None,
            w=2.6,
        )


def _king_arms(d: Drawing, rod: str, robe: Tones) -> None:
    """Both arms, and what the king holds."""
    # attribute and its arm (left)
    if rod == "sword":
        sword(d, 136, 236, 330, 0, 0.66)
    elif rod == "axe":
        with d.at(266, 0, 0, 1, sx=-1):
            halberd(d, 133, 470, 150)
    else:
        sceptre(d, 130, 470, 130, 150, top=rod)
    forearm(d, (116, 412), (134, 352), robe, 27, 18)
    with d.at(134, 350, 8, 1):
        d.obj(rect(-23, -9, 46, 18, 4), GOLD, GOLD_SH, None, w=3, sd=(7, 4))
    hand_grip(d, 132, 322 if rod != "sword" else 344, 0, 1.25)
    forearm(d, (372, 410), (312, 366), robe, 27, 17)
    with d.at(310, 364, -52, 1):
        d.obj(rect(-22, -9, 44, 18, 4), GOLD, GOLD_SH, None, w=3, sd=(7, 4))
    with d.at(286, 350, 0, 1.15, sx=-1.15, sy=1.15):
        hand_point(d, 0, 0, -24, 0.9)


def _king_head(d: Drawing, hair: Tones, jewel: tuple[str, str]) -> None:
    """Hair, ermine cape, face and crown."""
    scale = 1.28
    with d.at(252, 200, 0, scale):
        hair_king_back(d, hair)
        nk = shape("-20,26! -24,52 -30,70! 34,70! 18,50 16,40!")
        d.fill(nk, SKIN_SH)
        d.contour(nk, 2.8)
    ca = shape(
        "212,256! 176,268 148,296 150,322! 196,342 250,350 304,342 350,322! 352,296 324,268 288,256! 274,280 "
        "250,288 226,280"
    )
    d.obj(ca, WHITE, WHITE_SH, None, w=3.6, sd=(10, 10), hatch={"length": 14, "gap": 5, "w": 2, "ang": 240})
    ermine(d, ca, 34, 1.15)
    d.contour(ca, 3.6)
    with d.at(252, 200, 0, scale):
        face(d, age="old", stern=0.6)
        locks(
            d,
            "-14,-40 -30,-34 -36,-14 -35,8! -40,10 -46,-10 -42,-36 -26,-50",
            hair[0],
            hair[1],
            ["-30,-34 -38,-16 -38,6", "-36,-36 -43,-14 -41,6"],
            w=2.6,
        )
        beard_king(d, hair)
        crown(d, jewel)


def queen_bust(
    d: Drawing,
    dress: Tones = REDS,
    under: Tones = BLUES,
    hair: Tones = BROWNS,
    motif: str = GOLD,
    fl: Tones = (RED, RED_SH, RED_HI),
    jewel: tuple[str, str] = (RED, BLUE),
) -> None:
    """The upper half of a queen with a flower."""
    _collar_and_hair(d, hair)
    # sleeves
    sleeve_puff(d, (176, 306), (112, 384), dress, slash=under, r0=48, r1=40)
    sleeve_puff(d, (326, 306), (386, 384), dress, slash=under, r0=48, r1=40)
    _bodice(d, dress, motif, under, jewel)
    _flower_hand(d, fl, under)
    _queen_head(d, hair, jewel)


def _collar_and_hair(d: Drawing, hair: Tones) -> None:
    """The fan collar and the long hair."""
    # fan collar behind the head
    for k in range(-6, 7):
        a = -90 + k * 21
        with d.at(252, 262, a, 1, line=1):
            p = shape([(30, -12, 1), (112, -25, 1), (124, -12), (126, 0), (124, 12), (112, 25, 1), (30, 12, 1)])
            d.obj(p, WHITE, WHITE_SH, None, w=3, sd=(5, 5))
            d.ink(stroke([(60, 0), (112, 0)]), 1.8, taper=(0.3, 0.3))
            d.obj(circle(113, 0, 5), GOLD, None, None, w=2)
    # long hair falling on the shoulders
    with d.at(252, 200, 0, 1.22):
        locks(
            d,
            "-8,-54 -36,-46 -50,-20 -50,12 -60,42 -74,70 -70,96 -54,104 -36,96 -20,70 0,46! -6,10",
            hair[0],
            hair[1],
            [
                "-40,-30 -46,6 -56,46 -66,86",
                "-34,-16 -38,24 -50,66 -56,96",
                "-28,0 -30,40 -40,78 -46,96",
                "-22,20 -24,56 -32,86",
            ],
            hi=hair[2],
        )
        locks(
            d,
            "26,-40! 40,-20 44,6 50,34 64,62 62,86 48,94 36,80 28,50! 26,10",
            hair[0],
            hair[1],
            ["36,-20 40,10 50,46 56,80", "32,0 36,36 46,70 50,86"],
            w=2.8,
            hi=hair[2],
        )


def _bodice(d: Drawing, dress: Tones, motif: str, under: Tones, jewel: tuple[str, str]) -> None:
    """Neck, bodice and necklace."""
    # skin: neck and chest
    ch = shape("226,240! 226,262 206,282 180,292! 196,324 250,340 306,324 322,292! 296,282 280,262 276,240!")
    d.fill(ch, SKIN)
    d.fill(shape("226,246! 276,252! 278,268 252,276 228,264!"), SKIN_SH)
    d.contour(ch, 3.2)
    d.ink(stroke("232,292 250,298 270,292"), 2, taper=(0.5, 0.5))
    # bodice
    bo = shape("178,292! 176,350 186,440! 316,440! 326,350 324,292! 300,318 252,330 204,318")
    d.fill(bo, dress[0])
    brocade(d, bo, motif, 34, 9, "fleur")
    d.shade(bo, dress[1], 16, 2)
    d.rim_hatch(bo, 15, 5, 2, ang=195)
    d.contour(bo, 3.6)
    st = shape("226,324! 232,440! 272,440! 278,324! 252,330")
    d.obj(st, under[0], under[1], None, w=3.2, sd=(9, 0))
    for yy in (346, 368, 390, 412):
        d.ink(stroke([(232, yy - 6), (252, yy + 4), (272, yy - 6)]), 5, taper=(0, 0), wob=0)
        d.ink(stroke([(232, yy - 6), (252, yy + 4), (272, yy - 6)]), 2.4, taper=(0, 0), wob=0, color=GOLD)
    trim(d, "180,294 204,318 252,331 300,318 322,294", GOLD, GOLD_SH, 13, beads=(WHITE, 13))
    # necklace
    ne = stroke("218,268 232,292 252,300 272,292 284,268")
    for k in range(13):
        q, _ = ne.at(k / 12)
        d.obj(circle(q[0], q[1], 4.2), WHITE, WHITE_SH, None, w=2, sd=(1.5, 2))
    d.obj(shape("252,302! 261,316 252,332! 243,316"), jewel[0], None, None, w=2.6)


def _flower_hand(d: Drawing, fl: Tones, under: Tones) -> None:
    """The hand with the flower."""
    # hand with the flower
    d.ink(stroke("150,392 146,330 142,276"), 8, taper=(0, 0.2), wob=0)
    d.ink(stroke("150,392 146,330 142,276"), 4, taper=(0, 0.2), wob=0, color=GREEN)
    leaf(d, 147, 330, -150, 40, 16)
    leaf(d, 145, 310, -36, 36, 15)
    flower(d, 140, 256, 34, fl)
    forearm(d, (128, 424), (148, 386), under, 24, 17, folds=False)
    lace(d, 148, 388, 206, 44, 18)
    hand_grip(d, 150, 366, 8, 1.12)


def _queen_head(d: Drawing, hair: Tones, jewel: tuple[str, str]) -> None:
    """Face, front hair and crown."""
    # head
    with d.at(252, 200, 0, 1.24):
        face(d, female=True, mood=1.2, lips=RED)
        locks(
            d,
            "22,-47! 8,-42 -6,-36 -18,-24 -24,-8 -26,8 -32,20! -44,12 -46,-16 -36,-42 -10,-58 14,-55",
            hair[0],
            hair[1],
            ["14,-48 -8,-42 -26,-20 -32,8", "-2,-53 -22,-44 -36,-20 -38,8"],
            w=2.8,
            hi=hair[2],
        )
        locks(d, "20,-47! 30,-40 36,-26 37,-10! 41,-22 40,-38 30,-50", hair[0], hair[1], [], w=2.6)
        d.obj(circle(-34, 20, 4.5), WHITE, WHITE_SH, None, w=2.2)
    with d.at(250, 194, -2, 0.98):
        crown(d, jewel)


def jack_bust(d: Drawing, tool: str, **clothes: Any) -> None:
    """The upper half of a jack with a halberd, sword or sprig."""

    def right(d: Drawing, s: Tones, f: Tones, sl: Tones | None) -> None:
        if tool == "halberd":
            halberd(d, 340, 520, 186)
        elif tool == "sword":
            sword(d, 340, 216, 236, 0, 0.95)
        else:
            sprig(d, "346,330 344,270 338,210 340,160", 5, 40, berries=REDS)
        forearm(d, (352, 350), (346, 300), f, 20, 14)
        lace(d, 346, 300, 186, 40, 17)
        sleeve_puff(d, (304, 254), (348, 330), s, slash=sl, r0=36, r1=30)
        hand_grip(d, 340, 276, 0, 1.1)

    def left(d: Drawing, s: Tones, f: Tones, sl: Tones | None) -> None:
        sleeve_puff(d, (186, 254), (142, 330), s, slash=sl, r0=36, r1=30)
        forearm(d, (140, 350), (176, 390), f, 20, 14)

    with d.at(-42, 14, 0, 1.19):
        page(d, right, left=left, **clothes)
