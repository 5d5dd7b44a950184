"""The putto of the ace of spade."""

from collections.abc import Sequence

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, circle, shape, stroke, tube
from assets.artwork.palette import (
    BLUE,
    BLUE_HI,
    BLUE_SH,
    BLUSH,
    BROWN_SH,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GOLDS,
    RED,
    REDS,
    SKIN,
    SKIN_SH,
    WHITES,
    Tones,
)
from assets.artwork.parts.heads import eye
from assets.artwork.parts.limbs import fold, hand_grip
from assets.artwork.parts.ornaments import feather
from assets.artwork.parts.signs import sword

FACE_CHILD = (
    "18,-46 33,-30 37,-13 33.5,-1 38,10 38,26 31,38 20,46 7,49 -9,45 -25,37 -35,22 -37,-4 -36,-26 -22,-48 0,-55"
)


def putto(d: Drawing) -> None:
    """A curly putto with both hands on the hilt of a big sword."""
    # wings
    with d.at(152, 392, 0, 0.92):
        putto_wing(d)
    with d.at(240, 388, 0, 0.92, sx=-0.92, sy=0.92):
        putto_wing(d)
    _putto_legs(d)
    with d.at(0, -38, 0, 1):
        _putto_body(d)
        _putto_sash(d)
    sword(d, 336, 300, 520, 0, 0.92)
    with d.at(0, -38, 0, 1):
        _putto_head_and_arm(d)


def child_head(d: Drawing) -> None:
    """The head of a child, three-quarter view."""
    f = shape(FACE_CHILD)
    d.fill(f, SKIN)
    with d.clip(f):
        d.fill(
            shape("40,-44! 31,-24 30,-6 33,8 31,22 25,33 10,42 -8,40 -26,28 -38,8! -36,60! 46,60! 46,-44!"),
            SKIN_SH,
        )
        d.fill(circle(-3, 22, 13, 10.5), BLUSH, 0.42)
        d.fill(circle(30, 21, 8, 9), BLUSH, 0.42)
        d.fill(shape("19,0! 22,8 27,14 22,19 16,18!"), SKIN_SH)
    eye(d, -4, 3, 19, 0.35, h=1.25, lid=3.4)
    eye(d, 26, 2.5, 13, 0.25, h=1.25, lid=3.1, far=True)
    d.ink(stroke("-15,-9 -6,-14 5,-10"), 3, taper=(0.4, 0.5), color=BROWN_SH)
    d.ink(stroke("20,-10 27,-13 34,-9"), 2.8, taper=(0.4, 0.5), color=BROWN_SH)
    d.ink(stroke("19,3 22,9 27,13.5 25,18 20,18.5"), 2.5, taper=(0.6, 0.2))
    d.ink(stroke("14,15 13,18 16,19.6"), 2, taper=(0.4, 0.4))
    d.fill(shape("9,30! 14,27.4 18,28.6 21,27.4 26,29.6! 22,35 14,35.4"), RED, 0.85)
    d.ink(stroke("7,29 13,31 18,30.4 22,31 28,28.6"), 2.2, taper=(0.3, 0.3), wob=0)
    d.ink(stroke("14,39 18,40 22,39"), 1.7, taper=(0.5, 0.5), wob=0)
    d.contour(f, 3.2)
    e = shape("-33,4 -40,-1 -45,5 -44,15 -38,22 -33,22!")
    d.obj(e, SKIN, SKIN_SH, None, w=2.8, sd=(4, 4))
    d.ink(stroke("-35,6 -40,7 -39,14 -36,18"), 1.8, taper=(0.3, 0.4))


def curls(d: Drawing, pts: Sequence[tuple[float, float, float]], c: Tones = (GOLD, GOLD_SH, GOLD_HI)) -> None:
    """Curls at (x, y, radius)."""
    for i, (x, y, r) in enumerate(pts):
        d.obj(circle(x, y, r), c[0], c[1], None, w=3, sd=(r * 0.25, r * 0.3))
        t = np.linspace(0, 1, 26)
        a = np.radians(200 + 520 * t * (1 if i % 2 else -1))
        rr = r * (0.78 * (1 - t) + 0.08)
        d.ink(
            Path([np.column_stack([x + rr * np.cos(a), y + rr * np.sin(a)])], False),
            2.2,
            taper=(0.2, 0.5),
            wob=0,
        )


def bare_foot(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1) -> None:
    """A bare foot, toes towards +x."""
    with d.at(x, y, 0, s, sx=s * m, sy=s):
        p = shape("-17,-16! -19,2 -22,14 -16,24 0,27 30,27 46,26 52,18 44,11 26,4 17,-14!")
        d.obj(p, SKIN, SKIN_SH, None, w=3.2, sd=(2, 7))
        for xx in (30, 37, 43):
            d.ink(stroke([(xx, 15), (xx + 2, 20), (xx + 1, 25)]), 1.8, taper=(0.3, 0.1), wob=0)
        d.ink(stroke("-8,10 -12,16 -9,21"), 1.8, taper=(0.4, 0.5), wob=0)


def putto_wing(d: Drawing) -> None:
    """Left wing, root at 0,0, feathers go left-up"""
    for i in range(7):
        a = 238 - i * 16
        ln = 132 - abs(i - 2) * 9
        feather(d, -18 + i * 2, -12 + i * 9, a, ln, 30, WHITES)
    for i in range(6):
        a = 240 - i * 18
        feather(d, -12 + i * 1, -8 + i * 8, a, 78 - abs(i - 2) * 5, 27, GOLDS, 2.6)
    for i in range(5):
        a = 242 - i * 21
        feather(d, -6, -4 + i * 7, a, 46, 24, REDS, 2.5)


def _putto_legs(d: Drawing) -> None:
    """The two bare legs."""
    # far leg
    t = tube([(228, 530), (256, 600), (248, 672)], [40, 29, 17], [42, 29, 20], cap=(0, 4))
    d.obj(t, SKIN, SKIN_SH, None, w=3.6, sd=(10, 4), hatch={"length": 13, "gap": 5, "w": 2, "ang": 205})
    d.ink(stroke("230,622 246,630 264,622"), 2.4, taper=(0.2, 0.3))
    d.ink(stroke("262,590 256,598"), 2, taper=(0.2, 0.5))
    bare_foot(d, 252, 682, 0.96)
    # near leg
    t = tube([(178, 530), (160, 602), (174, 674)], [44, 32, 18], [42, 29, 19], cap=(0, 4))
    d.obj(t, SKIN, SKIN_SH, None, w=3.6, sd=(12, 4), hatch={"length": 14, "gap": 5, "w": 2, "ang": 205})
    d.ink(stroke("136,624 158,634 186,624"), 2.4, taper=(0.2, 0.3))
    d.ink(stroke("148,596 160,606 172,600"), 2, taper=(0.3, 0.5))
    bare_foot(d, 176, 684, 1.0)


def _putto_body(d: Drawing) -> None:
    """Far arm, chest and belly."""
    # far arm, behind the chest
    fa = tube([(226, 424), (280, 452), (326, 470)], [25, 20, 14], [25, 20, 14], cap=(8, 0))
    d.obj(fa, SKIN, SKIN_SH, None, w=3.4, sd=(5, 8))
    d.ink(stroke("304,448 308,460 302,472"), 2.2, taper=(0.2, 0.3))
    to = shape(
        "150,410! 140,450 146,500 148,540 166,578! 200,590 236,584 258,562! 264,520 256,478 254,440 246,404! "
        "220,388 180,388"
    )
    d.obj(to, SKIN, SKIN_SH, None, w=3.8, sd=(15, 8), hatch={"length": 15, "gap": 5.2, "w": 2, "ang": 215})
    # chest, belly
    d.ink(stroke("206,418 208,430 206,446"), 2, taper=(0.5, 0.6))
    d.ink(stroke("214,446 230,450 244,442"), 2.2, taper=(0.4, 0.5))
    d.ink(stroke("170,398 184,404 200,402"), 2.2, taper=(0.5, 0.5))
    d.ink(stroke("214,402 228,402 238,398"), 2.2, taper=(0.5, 0.5))
    d.ink(stroke("214,494 218,500 214,505"), 2.6, taper=(0.3, 0.3))
    d.ink(stroke("156,520 184,538 228,538 256,518"), 2.4, taper=(0.4, 0.4))


def _putto_sash(d: Drawing) -> None:
    """The blue sash."""
    # sash
    fl = shape("152,548! 120,556 92,590 60,582 40,606! 64,604 74,626! 100,618 120,596 156,584!")
    d.obj(fl, BLUE, BLUE_SH, BLUE_HI, w=3.6, sd=(6, 8), hinset=4)
    d.ink(stroke("150,566 116,576 90,604"), 2.4, taper=(0.1, 0.7))
    d.ink(stroke("206,588 208,600 206,612"), 2.6, taper=(0.2, 0.6))
    sa = shape("146,534! 172,558 214,568 260,550! 268,572 260,588! 236,602 200,604 166,594 142,574! 138,552")
    d.fill(sa, BLUE)
    for q in ("150,546 190,572 240,576", "146,560 184,588 230,592", "160,546 200,560 250,558"):
        fold(d, q, BLUE_SH, 9)
    d.shade(sa, BLUE_SH, 6, 9)
    d.rim_hatch(sa, 12, 5, 2, ang=250)
    d.contour(sa, 3.6)
    kn = shape("136,546 150,540 160,552 156,570 142,576 132,566")
    d.obj(kn, BLUE, BLUE_SH, BLUE_HI, w=3.2, sd=(5, 5), hinset=4, hd=(2, 2))
    e2 = shape("140,572! 128,600 134,624 112,650! 136,646 148,654! 158,624 156,574!")
    d.obj(e2, BLUE, BLUE_SH, BLUE_HI, w=3.4, sd=(6, 4), hinset=4, hd=(2, 2))
    d.ink(stroke("148,578 142,606 138,630"), 2.2, taper=(0.1, 0.7))


def _putto_head_and_arm(d: Drawing) -> None:
    """Near arm, hands and head."""
    hand_grip(d, 336, 478, 0, 1.12)
    na = tube([(160, 420), (224, 488), (318, 514)], [28, 23, 14], [28, 23, 14], cap=(12, 0))
    d.fill(na, SKIN)
    d.shade(na, SKIN_SH, 5, 9)
    d.rim_hatch(na, 12, 5, 2, ang=250)
    d.contour(na, 3.6, skip=(0.90, 1.04))
    d.ink(stroke("208,470 222,476 236,468"), 2, taper=(0.3, 0.6))
    d.ink(stroke("294,498 300,510 296,522"), 2.2, taper=(0.2, 0.3))
    hand_grip(d, 336, 516, 0, 1.12)
    # head
    with d.at(202, 316, 0, 1.3):
        nk = shape("-22,30! -20,54 -30,66! 24,66! 16,54 16,40!")
        d.fill(nk, SKIN_SH)
        curls(d, [(-40, 20, 13), (-46, 2, 14), (-44, -20, 15), (-36, -40, 15), (-20, -54, 15)])
        child_head(d)
        curls(
            d,
            [
                (-32, 30, 11),
                (-38, 12, 12),
                (-36, -10, 13),
                (34, -34, 12),
                (26, -48, 14),
                (8, -58, 15),
                (-10, -56, 15),
                (-26, -44, 14),
                (-34, -26, 12),
                (20, -40, 11),
                (6, -46, 12),
                (-10, -42, 12),
                (-22, -30, 11),
            ],
        )
