"""The seal of the pack on the breast of the eagle: gold, enamel and pearls around the sun of the coins."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, arc, circle, shape, stroke
from assets.artwork.palette import (
    BLUE,
    BLUE_HI,
    BLUE_SH,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GREENS,
    RED,
    RED_HI,
    RED_SH,
    WHITE,
    WHITE_SH,
)
from assets.artwork.parts.lettering import GLYPHS

LEGEND = "ASSO DI DENARI"


def medallion(d: Drawing, x: float, y: float, r: float) -> None:
    """The seal with radius r, in units of its own: 100 is the rim inside the scallops."""
    with d.at(x, y, 0, r / 112):
        _scallops(d)
        d.obj(circle(0, 0, 100), GOLD, GOLD_SH, GOLD_HI, w=4, sd=(5, 6), hinset=2.5, hd=(3, 3))
        d.obj(circle(0, 0, 93), BLUE, BLUE_SH, None, w=2.8, sd=(4, 5))
        if d.small:
            d.obj(circle(0, 0, 82), GOLD_HI, "#f6cd5e", None, w=2.8, sd=(5, 6))
        else:
            _legend(d)
            _pearls(d)
        with d.at(s=1.4 if d.small else 1, line=1):
            _sun(d)


def _scallops(d: Drawing) -> None:
    """Lobes of gold around the rim, each with a red drop."""
    for k in range(24):
        with d.at(0, 0, k * 15, 1, line=1):
            d.obj(
                shape("-14,-96! -14.4,-106 -8,-112 0,-113 8,-112 14.4,-106 14,-96!"),
                GOLD,
                GOLD_SH,
                None,
                w=3,
                sd=(3, 4),
            )
            d.fill(circle(0, -105, 3.4, 3.8), RED)


def _legend(d: Drawing) -> None:
    """The name of the card around the upper part of the enamel, laurel below."""
    d.ink(arc(0, 0, 72.5, -180, 180), 1.4, taper=(0, 0), color=GOLD, wob=0)
    d.ink(arc(0, 0, 88.5, -180, 180), 1.4, taper=(0, 0), color=GOLD, wob=0)
    k, gap = 0.115, 34.0
    total = sum(GLYPHS[c][0] + gap for c in LEGEND) - gap
    walked = -total / 2
    for c in LEGEND:
        w = GLYPHS[c][0]
        turn = math.degrees((walked + w / 2) * k / 80.5)
        with d.at(0, 0, turn, 1, line=1), d.at(-w * k / 2, -75, 0, k, line=k):
            for line in GLYPHS[c][1]:
                d.nib(line, 24, 13, -28, GOLD_HI)
        walked += w + gap
    for m in (1, -1):
        with d.at(0, 0, 0, 1, sx=m, sy=1):
            _laurel(d)
    d.obj(circle(0, 80.5, 6), RED, RED_SH, None, w=2, sd=(2, 2))


def _pearls(d: Drawing) -> None:
    """A ring of pearls set in gold around the field of the sun."""
    d.obj(circle(0, 0, 68), GOLD, GOLD_SH, None, w=2.8, sd=(3, 4))
    for k in range(32):
        a = math.radians(k * 11.25)
        d.obj(circle(63.4 * math.cos(a), 63.4 * math.sin(a), 4.4), WHITE, WHITE_SH, None, w=1.6, sd=(1.5, 1.5))
    d.obj(circle(0, 0, 57.5), GOLD_HI, "#f6cd5e", None, w=2.8, sd=(5, 6))


def _laurel(d: Drawing) -> None:
    """Half a laurel wreath along the lower right of the enamel."""
    for i in range(7):
        a = 82 - i * 11.5
        q = (80.5 * math.cos(math.radians(a)), 80.5 * math.sin(math.radians(a)))
        for side in (1, -1):
            with d.at(q[0], q[1], a - 90 - side * 26, 1, line=1):
                d.obj(shape("0,0! 6,-4.4 12,-3.6 17,0! 12,3.4 6,3.8"), GREENS[2], GREENS[0], None, w=1.7, sd=(1.5, 2))


def _sun(d: Drawing) -> None:
    """Rays, eight blue petals under eight red ones, and the golden heart."""
    for k in range(48):
        a = math.radians(k * 7.5)
        c, q = math.cos(a), math.sin(a)
        d.ink(stroke([(30 * c, 30 * q), (54 * c, 54 * q)]), 1.3, taper=(0.1, 0.5), color=GOLD_SH, wob=0)
    for turn, reach, half, tones in ((22.5, 54, 14, (BLUE, BLUE_SH, BLUE_HI)), (0, 52, 11.5, (RED, RED_SH, RED_HI))):
        for k in range(8):
            with d.at(0, 0, turn + 45 * k, 1, line=1):
                _petal(d, reach, half, tones)
    d.obj(circle(0, 0, 21), GOLD, GOLD_SH, GOLD_HI, w=3, sd=(3, 4), hinset=2.5, hd=(2, 2))
    for k in range(8):
        with d.at(0, 0, 45 * k, 1, line=1):
            d.ink(stroke("0,-5 4.4,-11 0,-17"), 1.9, taper=(0.2, 0.2))
            d.ink(stroke("0,-5 -4.4,-11 0,-17"), 1.9, taper=(0.2, 0.2))
    d.obj(circle(0, 0, 5.6), RED, None, None, w=2)


def _petal(d: Drawing, reach: float, half: float, tones: tuple[str, str, str]) -> None:
    """A pointed petal, split into light and dark, with a vein."""
    whole: Path = shape(
        [
            (0, -reach, 1),
            (half * 0.9, -reach * 0.66),
            (half * 0.5, -12),
            (0, -8, 1),
            (-half * 0.5, -12),
            (-half * 0.9, -reach * 0.66),
        ]
    )
    d.fill(whole, tones[0])
    d.fill(shape([(0, -reach, 1), (half * 0.9, -reach * 0.66), (half * 0.5, -12), (0, -8, 1)]), tones[1])
    d.ink(
        stroke([(-half * 0.42, -reach * 0.42), (-half * 0.46, -reach * 0.66), (-half * 0.12, -reach * 0.84)]),
        2,
        taper=(0.5, 0.5),
        color=tones[2],
        wob=0,
    )
    d.contour(whole, 2.5)
