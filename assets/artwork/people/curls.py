"""Curly hair: clouds of curls. In the units of a head."""

import math
from collections.abc import Iterable, Sequence

import numpy as np
from shapely.geometry import Point
from shapely.ops import unary_union

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import Path, ring, shape, stroke
from assets.artwork.palette import REDS, Tones
from assets.artwork.people.person import Hair

Curl = tuple[float, float, float]


def cloud(curls: Iterable[Curl], core: Path | None = None) -> Path:
    """The outline of many round curls and of what they grow on."""
    parts = [Point(x, y).buffer(r, 24) for x, y, r in curls]
    if core is not None:
        parts.append(core.poly())
    joined = unary_union(parts).buffer(0.6).buffer(-0.6)
    largest = max(getattr(joined, "geoms", [joined]), key=lambda g: g.area)
    return ring(np.array(largest.exterior.coords)[:-1])


def curly(tones: Tones, curls: Sequence[Curl], core: str | None = None, w: float = 2.7) -> Pen:
    """Hair of many curls, each with its own little spiral."""

    def pen(d: Drawing) -> None:
        path = cloud(curls, shape(core) if core else None)
        d.fill(path, tones[0])
        d.shade(path, tones[1], 8, 8)
        with d.clip(path):
            for number, (x, y, r) in enumerate(curls):
                light = number % 4 == 1
                _spiral(d, x, y, r * 0.62, tones[2] if light else None, 60 * number)
        d.contour(path, w)

    return pen


def _spiral(d: Drawing, x: float, y: float, r: float, colour: str | None, turn: float) -> None:
    points = []
    for k in range(8):
        a, f = math.radians(turn + 52 * k), r * (1 - k / 10)
        points.append((x + f * math.cos(a), y + f * math.sin(a)))
    d.ink(stroke(points), 1.9 if colour is None else 2.2, taper=(0.4, 0.5), color=colour, wob=0)


def arch(cx: float, cy: float, rx: float, ry: float, a0: float, a1: float, count: int, r: float) -> list[Curl]:
    """Curls on a piece of an ellipse, from a0 to a1 degrees clockwise from the right, of alternating size."""
    found = []
    for k in range(count):
        a = math.radians(a0 + (a1 - a0) * k / max(1, count - 1))
        found.append((cx + rx * math.cos(a), cy + ry * math.sin(a), r * (1.0 if k % 2 else 0.86)))
    return found


def crop(c: Tones) -> Hair:
    """Short curls close to the head."""
    front = curly(
        c,
        [*arch(2, -18, 42, 40, 176, 364, 13, 10), *arch(2, -22, 29, 22, 190, 350, 8, 9.5)],
        "36,-14! 34,-26 20,-36 -4,-36 -22,-28 -29,-6! -40,-8 -44,-30 -26,-56 8,-60 36,-46 42,-24",
    )
    return Hair(None, front)


def full(c: Tones, size: float = 1.0) -> Hair:
    """A great round head of curls."""
    back = curly(
        c, arch(2, -8, 56 * size, 54 * size, 110, 430, 17, 15 * size), "-50,-40 0,-60 50,-40 54,10 40,30 -40,30 -54,10"
    )
    front = curly(
        c,
        [*arch(2, -14, 52 * size, 50 * size, 172, 368, 13, 14 * size), *arch(2, -18, 36, 32, 188, 352, 9, 12)],
        "36,-18! 32,-26 16,-33 -4,-33 -22,-26 -29,0! -48,0 -48,-36 -24,-60 10,-62 40,-46 46,-10",
    )
    return Hair(back, front)


def shoulder(c: Tones) -> Hair:
    """Curls down to the shoulders."""
    sides = [
        (-52, 6, 15),
        (-58, 28, 16),
        (-58, 52, 16),
        (-50, 74, 15),
        (52, 6, 13),
        (58, 28, 15),
        (57, 52, 15),
        (48, 74, 14),
    ]
    back = curly(c, sides, "-50,-40 0,-60 50,-40 56,20 50,76 -50,78 -56,20")
    front = curly(
        c,
        [
            *arch(2, -18, 48, 46, 160, 380, 14, 13),
            *arch(2, -22, 33, 28, 188, 352, 9, 11),
            (-46, 14, 13),
            (-50, 34, 14),
            (48, 14, 11),
            (51, 32, 12),
        ],
        "36,-18! 32,-28 16,-37 -4,-37 -22,-28 -30,2 -36,24! -48,30 -50,-30 -24,-60 10,-62 40,-46 47,-10 46,20! 40,10",
    )
    return Hair(back, front)


def puffs(c: Tones, ribbon: Tones = REDS) -> Hair:
    """Two round puffs high at the sides."""

    def back(d: Drawing) -> None:
        for x, turn in ((-46, 0), (48, 4)):
            curly(c, [(x, -56, 15), *arch(x, -56, 15, 14, turn, 330 + turn, 9, 10)])(d)

    def front(d: Drawing) -> None:
        curly(
            c,
            arch(2, -20, 38, 34, 184, 356, 13, 7),
            "36,-14! 34,-28 20,-38 -4,-38 -22,-30 -29,-6! -38,-2 -44,-26 -28,-52 6,-59 32,-48 41,-24",
        )(d)
        for x, y in ((-33, -48), (36, -47)):
            d.ink(stroke([(x - 7, y + 5), (x, y - 2), (x + 6, y - 8)]), 9.5, taper=(0, 0), wob=0)
            d.ink(stroke([(x - 7, y + 5), (x, y - 2), (x + 6, y - 8)]), 5.6, taper=(0, 0), wob=0, color=ribbon[0])

    return Hair(back, front)


def set_hair(c: Tones) -> Hair:
    """An old lady's set curls."""
    front = curly(
        c,
        [*arch(2, -16, 45, 44, 168, 372, 13, 12), *arch(2, -22, 28, 24, 194, 346, 6, 11), (-44, 6, 11), (46, 4, 9)],
        "36,-16! 32,-27 16,-36 -4,-36 -22,-27 -29,4! -42,6 -46,-34 -24,-58 10,-60 38,-46 44,-16",
    )
    return Hair(None, front)


def pinned(c: Tones) -> Hair:
    """Thick curls piled up on the head, some falling beside the cheeks."""
    pile = [*arch(2, -66, 30, 22, 150, 390, 9, 13), (2, -70, 18), (-14, -62, 14), (18, -62, 14)]
    front = curly(
        c,
        [
            *arch(2, -20, 44, 40, 176, 364, 12, 10),
            *arch(2, -24, 29, 22, 192, 348, 7, 9),
            (-42, 8, 8),
            (-43, 20, 7),
            (-41, 30, 6),
            (43, 8, 7),
            (43, 19, 6),
        ],
        "36,-16! 32,-28 16,-38 -4,-38 -22,-30 -30,0 -36,18! -44,20 -46,-30 -26,-54 8,-60 36,-46 44,-16 42,8! 38,4",
    )
    return Hair(None, lambda d: (curly(c, pile)(d), front(d))[-1])


def to_one_side(c: Tones) -> Hair:
    """A great fall of curls over the near shoulder, pinned close to the head on the far side."""
    back = curly(
        c,
        [(-54, 2, 16), (-64, 24, 18), (-68, 50, 18), (-62, 76, 17), (-46, 90, 14), (-42, 60, 14)],
        "-50,-40 0,-58 40,-40 38,0 -30,10 -40,90 -62,70 -60,20",
    )
    front = curly(
        c,
        [
            *arch(-8, -26, 48, 46, 160, 318, 11, 15),
            *arch(2, -26, 34, 26, 190, 330, 7, 10),
            (-46, 10, 15),
            (-54, 34, 16),
            (-53, 60, 15),
            (33, -36, 9),
            (40, -24, 8),
            (42, -12, 7),
        ],
        "37,-10! 33,-26 18,-38 -4,-36 -22,-26 -30,2 -34,24! -46,62 -56,40 -54,-30 -30,-60 4,-66 34,-50 44,-24",
    )
    return Hair(back, front)


def fringe(c: Tones) -> Hair:
    """A few curls over the brow and before the ear: the rest is under a cloth."""
    return Hair(
        None, curly(c, [(-26, -30, 9), (-15, -37, 10), (0, -40, 10), (15, -38, 10), (28, -31, 8), (-33, -18, 7)])
    )
