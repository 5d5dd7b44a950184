"""What the riders have in common: seat, leg, boot, stirrup, trunk, arms. The seat is the origin, they ride right."""

from collections.abc import Sequence

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, Point, circle, rect, shape, stroke, tube
from assets.artwork.palette import BROWN, GOLD, GOLD_SH, GOLDS, SKINS, Tones
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands import fist_knuckles
from assets.artwork.parts.horse import between, merged
from assets.artwork.parts.limbs import fold, forearm, sleeve_puff

FOOT = "-12,-10! -15,6 -17,20! 6,21 26,19 44,21! 47,13 36,5 20,-2 11,-12!"
SLIPPER = "-12,-10! -14,6 -17,18! 8,20 30,19 50,14 60,-2! 48,4 34,1 20,-4 11,-12!"


def boot(
    d: Drawing, knee: Point, ankle: Point, c: Tones, rot: float = 0, cuff: Tones | None = None, foot: str = FOOT
) -> None:
    """A boot from the knee to the toe, with or without a turned-down cuff."""
    shin = tube([knee, between(knee, ankle, 0.45), ankle], [18, 15, 10.5], [19, 20, 11.5], cap=(4, 0))
    p = merged(shin, _turned(shape(foot), ankle, rot), fillet=4)
    hatch = {"length": 12, "gap": 5, "w": 2, "ang": 205}
    d.obj(p, c[0], c[1], c[2], w=3.4, sd=(8, 3), hinset=5, hd=(3, 1), hatch=hatch)
    with d.at(ankle[0], ankle[1], rot):
        d.ink(stroke("-16,14 8,15 40,15"), 2.0, taper=(0.1, 0.4))
        d.ink(stroke("12,-6 5,0 -4,3"), 2.2, taper=(0.2, 0.6))
        d.ink(stroke("14,-13 5,-8 -5,-8"), 2.0, taper=(0.2, 0.6))
    if cuff:
        with d.at(*between(knee, ankle, 0.08)):
            q = shape("-25,-14! -4,-9 24,-16! 27,2 22,16! 0,21 -24,14! -28,0")
            d.obj(q, cuff[0], cuff[1], cuff[2], w=3.2, sd=(8, 3), hinset=3, hd=(2, 2))
            d.ink(stroke("-22,8 0,14 21,10"), 1.9, taper=(0.3, 0.3))


def _turned(p: Path, at: Point, rot: float) -> Path:
    """A path turned about the origin and moved."""
    t = np.radians(rot)
    return p.moved_by(np.array([[np.cos(t), -np.sin(t), at[0]], [np.sin(t), np.cos(t), at[1]]]))


def leather(d: Drawing, top: Point, ankle: Point) -> None:
    """The stirrup leather, behind the leg."""
    d.ink([top, ankle], 7, taper=(0, 0), wob=0)
    d.ink([top, ankle], 3.4, taper=(0, 0), wob=0, color=BROWN)


def stirrup(d: Drawing, ankle: Point, rot: float = 0, metal: Tones = GOLDS) -> None:
    """The iron round the foot."""
    with d.at(ankle[0], ankle[1], rot):
        for w, colour in ((7.4, None), (3.6, metal[0])):
            d.ink(stroke("-1,22 2,2 12,-16 24,2 29,21"), w, taper=(0, 0), wob=0, color=colour)
        d.obj(rect(-6, 19, 40, 8, 3), metal[0], metal[1], None, w=2.7, sd=(5, 3))


def cloth(
    d: Drawing,
    outline: str,
    c: Tones,
    folds: Sequence[str] = (),
    w: float = 3.6,
    sd: Point = (12, 6),
    ang: float = 220,
    fold_w: float = 11,
) -> Path:
    """A piece of dress: flat tone, folds, shadow, hatching, outline."""
    p = shape(outline)
    d.fill(p, c[0])
    with d.clip(p):
        for q in folds:
            fold(d, q, c[1], fold_w, 2.4)
    d.shade(p, c[1], *sd)
    d.rim_hatch(p, 13, 5, 2.1, ang=ang)
    d.contour(p, w)
    return p


def buttons(d: Drawing, line: str, n: int, c: Tones = GOLDS, r: float = 4) -> None:
    """Buttons along a line."""
    p = stroke(line)
    for k in range(n):
        q, _ = p.at((k + 0.5) / n)
        d.obj(circle(q[0], q[1], r), c[0], None, None, w=2)


def arm(
    d: Drawing,
    shoulder: Point,
    elbow: Point,
    wrist: Point,
    sleeve: Tones,
    fore: Tones,
    slash: Tones | None = None,
    cuff: Tones | None = None,
    r: float = 27,
) -> None:
    """An arm: the forearm, then the upper sleeve over its end."""
    forearm(d, elbow, wrist, fore, 18, 11.5, cuff=cuff)
    sleeve_puff(d, shoulder, between(shoulder, elbow, 0.92), sleeve, slash, r0=r, r1=r * 0.82)


def fist(
    d: Drawing, x: float, y: float, rot: float, s: float, cuff: Tones, skin: str = "fair", bend: float = 0
) -> None:
    """A closed hand and the band of the cuff over its wrist, bent towards the forearm."""
    fist_knuckles(d, x, y, rot, s, skin=skin)
    with d.at(x, y, rot, s), d.at(-32, 1, bend):
        band = shape("-12,-15! -4,-18 6,-17! 9,0 6,18! -4,19 -12,16! -15,0")
        d.obj(band, cuff[0], cuff[1], None, w=3.2, sd=(3, 8))


def neck(d: Drawing, skin: str, x: float = 0, y: float = -172) -> None:
    """The neck between collar and chin."""
    sk = SKINS[skin]
    with d.at(x, y):
        p = shape("-17,-24! -17,0 -26,16! 28,16! 16,2 14,-16!")
        d.fill(p, sk[1])
        d.contour(p, 3)


def sash(d: Drawing, line: str, c: Tones, w: float = 20) -> None:
    """A sash round the waist with two creases."""
    trim(d, line, c[0], c[1], w)
    p = stroke(line)
    for k in (-0.18, 0.2):
        d.ink(p.move(0, w * k), 1.9, taper=(0.3, 0.3))


def tassel_end(d: Drawing, outline: str, c: Tones, tips: Sequence[Point]) -> None:
    """The hanging end of a sash with its tassels."""
    d.obj(shape(outline), c[0], c[1], c[2], w=3, sd=(6, 2), hinset=3, hd=(2, 1))
    for x, y in tips:
        d.ink([(x, y), (x - 1, y + 11)], 4.4, taper=(0, 0.3))
        d.ink([(x, y), (x - 1, y + 10)], 2.2, taper=(0, 0.4), color=GOLD)
    d.fill(circle(*tips[0], 1.2), GOLD_SH)
