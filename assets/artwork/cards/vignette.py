"""The oval picture on the five of spade: the bay, a piper, a man with a hoe and a fox that listens."""

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, rect, ring, shape, stroke, tube
from assets.artwork.palette import (
    BLUE,
    BLUE_HI,
    BLUE_SH,
    BLUES,
    BLUSH,
    BROWN,
    BROWN_SH,
    BROWNS,
    FOX,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GOLDS,
    GREEN,
    GREEN_HI,
    GREEN_SH,
    INK,
    RED,
    REDS,
    SKIN,
    SKIN_SH,
    STEEL,
    STEEL_SH,
    WHITE,
    WHITE_SH,
    WHITES,
    Tones,
)
from assets.artwork.parts.plants import flower

OVAL = (250, 580, 99, 158)


def vignette(d: Drawing) -> None:
    """The picture in its golden rim."""
    oval = circle(*OVAL)
    d.fill(oval, "#f6dfae")
    with d.clip(oval):
        _sky(d)
        _vesuvius(d)
        _sea(d)
        _fields(d)
        with d.at(196, 700, 0, 1.22, line=0.95):
            _piper(d)
        with d.at(300, 690, 0, 1.08, sx=-1.08, line=0.95):
            _hoer(d)
        fox(d, 252, 728, 0.72)
        for x, y, c in ((176, 716, WHITES), (318, 712, REDS), (292, 730, GOLDS)):
            flower(d, x, y, 6, c, 5)
    d.contour(oval, 12, k=0.1)
    d.contour(oval, 6.4, k=0, color=GOLD)
    for k in range(32):
        a = np.radians(360 * k / 32)
        d.fill(circle(OVAL[0] + OVAL[2] * np.cos(a), OVAL[1] + OVAL[3] * np.sin(a), 1.9), GOLD_SH if k % 2 else RED)


def _sky(d: Drawing) -> None:
    """Bands of sky, the sun, two swallows."""
    for y0, color in ((400, "#a9c9da"), (452, "#cfe0dc"), (496, "#ecdfb9"), (526, "#f4cf9a")):
        wave = stroke(
            [(130, y0 + 36), (180, y0 + 30), (230, y0 + 38), (280, y0 + 30), (330, y0 + 37), (380, y0 + 30)]
        ).pts
        d.fill(ring(np.vstack([[[130, y0 - 30], [380, y0 - 30]], wave[::-1]])), color)
    for k in range(16):
        with d.at(314, 492, 22.5 * k, 1, line=1):
            d.ink(stroke([(22, 0), (32 if k % 2 else 28, 0)]), 2.6, taper=(0, 0.5), color=GOLD_SH)
    d.obj(circle(314, 492, 18), GOLD_HI, GOLD, None, w=2.2, sd=(3, 4))
    for x, y in ((188, 470), (204, 482)):
        d.ink(stroke([(x - 8, y - 3), (x - 3, y - 5), (x, y), (x + 3, y - 5), (x + 8, y - 3)]), 2.4, taper=(0.5, 0.5))


def _vesuvius(d: Drawing) -> None:
    smoke = shape(
        "229,500! 223,484 230,470 220,456 228,440 246,434 262,440 270,450 284,446 296,456 290,470 276,472 264,468 "
        "260,480 248,484 243,500!"
    )
    d.obj(smoke, WHITE, WHITE_SH, None, w=2.4, sd=(4, 7))
    for q in ("231,474 239,468 247,472", "238,450 250,446 258,454", "268,462 278,458 286,464"):
        d.ink(stroke(q), 1.9, taper=(0.3, 0.5))
    hills = shape(
        "120,580! 166,556 206,514 222,500! 228,505 236,501 243,505 250,500! 270,516 300,542! 322,528 350,548 390,580!"
    )
    d.obj(hills, "#7f93b8", "#5b6f9a", None, w=2.8, sd=(34, 0))
    d.engrave(hills, ang=64, gap=6, depth=60, w=1.9)
    for q in ("226,503 222,518 229,530 226,540", "245,503 247,516 242,526", "235,502 236,512"):
        d.ink(stroke(q), 2.8, taper=(0.1, 0.6), color=RED)


def _sea(d: Drawing) -> None:
    """Water and a small sail."""
    d.obj(rect(130, 566, 240, 44), BLUE, None, None, w=2.4)
    for x0, y in ((150, 576), (137, 588), (158, 598)):
        for k in range(6):
            x = x0 + 40 * k
            d.ink(
                stroke([(x, y + 1), (x + 9, y - 3), (x + 19, y + 1)]),
                2,
                taper=(0.3, 0.3),
                color=BLUE_HI if k % 2 else WHITE,
            )
    d.obj(shape("205,556! 206,582! 190,580! 196,568"), WHITE, WHITE_SH, None, w=2, sd=(2, 3))
    d.obj(shape("186,582! 214,582! 209,590 192,590!"), RED, None, None, w=2)


def _fields(d: Drawing) -> None:
    """Fields, a white house and the umbrella pine."""
    d.obj(shape("120,612! 180,596 260,602 380,612! 380,670! 120,670!"), GREEN_HI, GREEN, None, w=2.6, sd=(0, -8))
    d.obj(shape("230,588! 252,588! 252,606! 230,606!"), WHITE, WHITE_SH, None, w=2.2, sd=(4, 0))
    d.obj(shape("227,590! 241,580! 255,590!"), RED, None, None, w=2.2)
    d.fill(rect(238, 596, 6, 10), BROWN_SH)
    for k in range(4):
        d.ink(
            stroke([(150 + 44 * k, 640), (166 + 44 * k, 622), (176 + 42 * k, 606)]),
            1.8,
            taper=(0.3, 0.5),
            color=GREEN_SH,
        )
    front = shape("120,660! 190,644 290,650 380,642! 380,750! 120,750!")
    d.obj(front, GREEN, None, None, w=2.8)
    d.engrave(front, ang=6, gap=6.5, depth=70, w=2, shadow_dir=(0, 1))
    d.obj(shape("322,660! 327,628 322,600! 333,600! 333,628 338,660!"), BROWN, BROWN_SH, None, w=2.4, sd=(3, 0))
    crown = shape("272,602 276,586 294,576 306,566 328,560 348,568 366,584 368,602 344,610 322,606 298,612")
    d.obj(crown, GREEN, GREEN_SH, None, w=2.8, sd=(6, 8))
    for q in ("288,598 304,590 318,595", "320,588 334,583 348,590", "304,578 318,573", "336,600 348,596 358,599"):
        d.ink(stroke(q), 2, taper=(0.3, 0.5))


def _legs(d: Drawing, hose: Tones, boots: Tones) -> None:
    """Two legs, the far one forward, feet at y = 0."""
    for hip, knee, foot in ((5, 12, 14), (-5, -7, -8)):
        leg = tube([(hip, -46), (knee, -25), (foot, -8)], [8, 6.2, 4.4])
        d.obj(leg, hose[0], hose[1], None, w=2.6, sd=(4, 1))
        boot = shape(
            [
                (foot - 5, -14, 1),
                (foot + 5, -14, 1),
                (foot + 6, -5),
                (foot + 14, -3),
                (foot + 15, 1, 1),
                (foot - 6, 1, 1),
            ]
        )
        d.obj(boot, boots[0], boots[1], None, w=2.4, sd=(3, 2))


def _face(d: Drawing) -> None:
    """A face looking right, chin at (6, -79)."""
    d.obj(shape("-8,-98! 9,-98! 9,-92 13,-86 9,-85! 9,-80 4,-76 -4,-78 -8,-86"), SKIN, SKIN_SH, None, w=2.3, sd=(4, 2))
    d.fill(circle(5.4, -90.5, 1.5), INK)
    d.ink(stroke("3,-94 6,-95 9,-94"), 1.5, wob=0)
    d.fill(circle(1.5, -84.5, 2.8, 2.3), BLUSH, 0.5)


def _piper(d: Drawing) -> None:
    """A shepherd playing a pipe, feet at the origin, facing right."""
    _legs(d, WHITES, BROWNS)
    for y in (-20, -26, -32):
        d.ink(stroke([(-13, y), (-3, y - 3)]), 1.7, taper=(0, 0), wob=0, color=BROWN)
    coat = shape("-10,-76! -16,-62 -16,-48 -20,-30! -8,-25 6,-26 18,-31! 13,-50 12,-64 8,-76! -1,-78")
    d.obj(coat, REDS[0], REDS[1], None, w=2.8, sd=(8, 2))
    d.ink(stroke("-16,-47 -2,-42 13,-47"), 4, taper=(0, 0), color=GOLD)
    d.ink(stroke("2,-74 3,-60 2,-48"), 1.8, taper=(0.1, 0.5))
    _face(d)
    d.obj(
        shape("-19,-97! -9,-101 -7,-116 3,-121 9,-113 10,-101 19,-98! 8,-94 -9,-93"),
        BROWN,
        BROWN_SH,
        None,
        w=2.6,
        sd=(4, 2),
    )
    d.ink(stroke("-8,-103 1,-100 10,-103"), 3.2, taper=(0, 0), color=RED)
    d.ink(stroke("-6,-108 -18,-116 -24,-112"), 3, taper=(0, 0.6), color=WHITE)
    d.ink(stroke("10,-82 40,-66"), 6, taper=(0, 0), wob=0)
    d.ink(stroke("10,-82 40,-66"), 2.8, taper=(0, 0), wob=0, color=GOLD)
    for a, b, c in (((9, -68), (19, -62), (30, -70)), ((-9, -70), (2, -58), (20, -75))):
        d.obj(tube([a, b, c], [5.4, 5, 3.8], cap=(3, 0)), REDS[0], REDS[1], None, w=2.4, sd=(2, 3))
        d.obj(circle(c[0] + 1, c[1] - 1, 3.8), SKIN, None, None, w=2)


def _hoer(d: Drawing) -> None:
    """A man leaning on his hoe to listen, feet at the origin, facing right."""
    _legs(d, GOLDS, BROWNS)
    shirt = shape("-11,-76! -16,-62 -14,-46 -16,-38! 0,-34 15,-39! 13,-54 12,-66 8,-76! -1,-79")
    d.obj(shirt, BLUES[0], BLUE_SH, None, w=2.8, sd=(7, 2))
    d.ink(stroke("-15,-43 0,-39 14,-43"), 5, taper=(0, 0), color=RED)
    d.obj(shape("-15,-42! -22,-34 -20,-22! -14,-28 -11,-40!"), RED, None, None, w=2.2)
    _face(d)
    d.obj(
        shape("-24,-95! -9,-100 -8,-109 1,-112 9,-108 10,-100 24,-96! 8,-92 -9,-92"),
        GOLD,
        GOLD_SH,
        None,
        w=2.6,
        sd=(4, 2),
    )
    d.ink(stroke("-9,-101 1,-98 10,-101"), 2.8, taper=(0, 0), color=RED)
    d.ink(stroke("26,0 24,-84"), 5.6, taper=(0, 0), wob=0)
    d.ink(stroke("26,0 24,-84"), 2.6, taper=(0, 0), wob=0, color=BROWNS[2])
    d.obj(shape("16,-84! 30,-86! 44,-76! 41,-70 28,-77 17,-78!"), STEEL, STEEL_SH, None, w=2.4)
    for a, b, c in (((-9, -70), (4, -56), (22, -62)), ((9, -69), (18, -66), (24, -74))):
        d.obj(tube([a, b, c], [5.4, 5, 3.8], cap=(3, 0)), BLUES[0], BLUE_SH, None, w=2.4, sd=(2, 3))
        d.obj(circle(c[0] + 1, c[1] - 1, 3.8), SKIN, None, None, w=2)


def fox(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1) -> None:
    """A sitting fox, looking up to the right, paws at (x, y)."""
    with d.at(x, y, 0, s, sx=s * m, sy=s, line=0.85):
        tail = shape("-14,-6! -34,-2 -52,-12 -58,-30 -48,-44! -42,-32 -32,-22 -14,-18!")
        d.obj(tail, FOX[0], FOX[1], None, w=2.8, sd=(3, 4))
        d.fill(shape("-57,-27! -56,-36 -48,-44! -44,-35 -47,-28"), WHITE)
        d.ink(stroke("-57,-27 -50,-26 -44,-34"), 1.8, taper=(0.1, 0.3), wob=0)
        body = shape("-20,0! -26,-14 -20,-30 -8,-42 -2,-54! 14,-48 16,-34 18,-16 19,0! 8,0! 6,-14 2,-4 2,0!")
        d.obj(body, FOX[0], FOX[1], None, w=2.8, sd=(4, 5))
        d.fill(shape("4,-48! 14,-46 15,-32 11,-22! 6,-34"), WHITE)
        head = shape("-6,-54 -10,-68! -11,-84! -1,-74! 8,-88! 12,-74! 22,-68 34,-66! 28,-58 16,-52 4,-48")
        d.obj(head, FOX[0], FOX[1], None, w=2.8, sd=(3, 4))
        d.fill(shape("12,-58! 22,-62 32,-65! 27,-58 16,-53!"), WHITE)
        d.fill(circle(34, -66, 2.6), INK)
        d.fill(circle(13, -67, 2), INK)
        d.fill(shape("5,-76! 8,-84! 10,-75!"), INK)
