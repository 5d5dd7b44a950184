"""A horse seen from the side, facing right: legs, trunk and head. How it stands is a gait, see `gaits`."""

from dataclasses import dataclass

import numpy as np
from shapely import unary_union

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, Point, circle, ring, shape, stroke, tube
from assets.artwork.ink.rings import lengths
from assets.artwork.palette import HOOF, INK, WHITE, WHITES, Tones


@dataclass(frozen=True)
class Leg:
    """The joints of a leg from above to below, and how far the hoof is turned.

    `top` is the elbow of a foreleg, the stifle of a hind leg; `mid` the knee or the hock.
    """

    top: Point
    mid: Point
    fetlock: Point
    coronet: Point
    toe: float = 0


@dataclass(frozen=True)
class Gait:
    """How a horse moves: the outline of trunk and neck, its muscles, four legs, and poll, turn and size of the head."""

    trunk: str
    thigh: str
    far_thigh: str
    muscles: tuple[str, ...]
    haunch: tuple[str, ...]
    near_fore: Leg
    far_fore: Leg
    near_hind: Leg
    far_hind: Leg
    poll: Point
    nod: float
    head: float = 1.0


def gap(path: Path, at: Point, r: float) -> tuple[float, float] | None:
    """Return the longest part of an outline within r of a point, to be left open."""
    p = path.pts
    u = lengths(p) / lengths(p)[-1]
    inside = np.hypot(p[:, 0] - at[0], p[:, 1] - at[1]) < r
    if inside.all() or not inside.any():
        return None
    starts = np.flatnonzero(inside & ~np.roll(inside, 1))
    ends = np.flatnonzero(inside & ~np.roll(inside, -1))
    parts = []
    for k in starts:
        a, b = float(u[k]), float(u[ends[ends >= k][0] if (ends >= k).any() else ends[0]])
        parts.append((a, b) if b >= a else (a, b + 1))
    return max(parts, key=lambda part: part[1] - part[0])


def merged(*paths: Path, fillet: float = 7) -> Path:
    """Return the outline of several shapes grown into one, with rounded inner corners."""
    g = unary_union([p.poly() for p in paths]).buffer(fillet).buffer(-fillet)
    return ring(np.array(g.exterior.coords)[:-1])


def between(a: Point, b: Point, t: float) -> Point:
    """Return the point at the fraction t from a to b."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def hoof(d: Drawing, leg: Leg, s: float = 0.92) -> None:
    """One hoof, its upper edge square to the pastern, its sole turned by `toe`."""
    down = np.array(leg.coronet) - np.array(leg.fetlock)
    t = np.radians(-leg.toe)
    turn = np.array([[np.cos(t), -np.sin(t)], [np.sin(t), np.cos(t)]])
    u = turn @ (down / np.hypot(*down))
    fore = np.array([u[1], -u[0]])
    heel, toe = -fore * 11 - u * 3, fore * 11.6 - u * 3
    with d.at(leg.coronet[0], leg.coronet[1], leg.toe, s):
        wall = [(*heel, 1), (-14, 9), (-16, 18, 1), (21, 18, 1), (16, 8), (*toe, 1), tuple((heel + toe) / 2 + u * 3)]
        d.obj(shape(wall), HOOF[0], HOOF[1], None, w=3, sd=(9, 2))
        d.ink(stroke("-8,5 2,7 12,4"), 1.8, taper=(0.2, 0.5), color=HOOF[2])


def shank(leg: Leg, front: bool, s: float) -> Path:
    """The leg below the elbow or the stifle down to the coronet."""
    a, k, f, c = leg.top, leg.mid, leg.fetlock, leg.coronet
    spine = [a, between(a, k, 0.45), between(a, k, 0.86), k, between(k, f, 0.24), between(k, f, 0.62), f, c]
    if front:
        fore, back = [30, 20, 11.5, 12.5, 8.2, 7, 8.6, 10.5], [32, 21, 10.5, 10, 8.6, 7.4, 10.5, 10]
    else:
        fore, back = [32, 22, 11.5, 12.5, 9.2, 7.4, 9, 10.5], [34, 23, 14.5, 15.5, 9.2, 8, 10.8, 10]
    return tube(spine, [v * s for v in fore], [v * s for v in back], cap=(18, 0))


def _sock(d: Drawing, leg: Leg, p: Path, dim: bool) -> None:
    """A white stocking."""
    a = between(leg.mid, leg.fetlock, 0.5)
    t = tube([a, leg.fetlock, leg.coronet], [16, 16, 16], cap=(5, 8))
    with d.clip(p):
        d.fill(t, WHITES[1] if dim else WHITES[0])
        if not dim:
            d.fill(t.move(9, 3), WHITES[1])


def draw_leg(
    d: Drawing,
    c: Tones,
    leg: Leg,
    p: Path,
    front: bool,
    sock: bool,
    open_at: tuple[Point, float],
    upper: Path | None = None,
) -> None:
    """Hoof, form and outline of a leg.

    `open_at` is where it grows out of the body and how widely; a near leg has its `upper` part engraved, a far
    one has none and takes the far tones.
    """
    base, dark = (c[0], c[1]) if upper else (c[3], c[4])
    d.fill(p, base)
    if sock:
        _sock(d, leg, p, not upper)
    d.shade(p, dark, 6.5, 2)
    if upper:
        if d.lod > 0 and not front:
            d.glint(upper, c[2], 8, 3, 3, op=0.8)
        d.engrave(upper, ang=75 if front else 20, gap=5.6, depth=24, w=2.4, bow=0.1)
    d.contour(p, 3.5 if upper else 3.1, skip=gap(p, *open_at))
    hoof(d, leg)
    _joints(d, leg, front)


def _joints(d: Drawing, leg: Leg, front: bool) -> None:
    """The marks at knee or hock, along the tendon and above the hoof."""
    k, f = np.array(leg.mid), np.array(leg.fetlock)
    down = (f - k) / np.hypot(*(f - k))
    fore = np.array([down[1], -down[0]])

    def line(o: np.ndarray, *steps: tuple[float, float], w: float = 2.0) -> None:
        d.ink(stroke([tuple(o + fore * x + down * y) for x, y in steps]), w, taper=(0.4, 0.5), wob=0)

    if front:
        line(k, (8, -8), (2, -5), (-5, -8))
        line(k, (8, 9), (1, 7), (-5, 10))
    else:
        line(k, (-10, -10), (-4, -3), (-5, 8))
        line(k, (9, 3), (3, 8), (-3, 6))
    line(k, (-1, 20), (-2.5, 34), (-1.5, 48), w=1.7)
    line(f, (-6, -4), (-1, 1), (5, -1), w=1.9)


def horse(d: Drawing, c: Tones, g: Gait, sock: str = "") -> None:
    """The bare horse; `sock` names white legs: n, f for the near and far foreleg, N, F for the hind legs."""
    far = merged(shank(g.far_hind, False, 0.95), shape(g.far_thigh))
    draw_leg(d, c, g.far_hind, far, False, "F" in sock, (g.far_hind.top, 30))
    draw_leg(d, c, g.far_fore, shank(g.far_fore, True, 0.95), True, "f" in sock, (g.far_fore.top, 34))
    trunk(d, c, g)
    thigh = shape(g.thigh)
    x0, y0, x1, _ = thigh.poly().bounds
    croup = ((x0 + x1) / 2 + 6, y0 + 10)
    hind = merged(shank(g.near_hind, False, 1), thigh)
    draw_leg(d, c, g.near_hind, hind, False, "N" in sock, (croup, 70), thigh)
    for k, line in enumerate(g.haunch):
        d.ink(stroke(line), 2.6 - 0.4 * k, taper=(0.3, 0.7))
    leg = g.near_fore
    forearm = tube(
        [leg.top, between(leg.top, leg.mid, 0.45), between(leg.top, leg.mid, 0.9)], [30, 20, 11], [32, 21, 10]
    )
    draw_leg(d, c, leg, shank(leg, True, 1), True, "n" in sock, (leg.top, 34), forearm)


def trunk(d: Drawing, c: Tones, g: Gait) -> None:
    """Body and neck in one outline."""
    p = shape(g.trunk)
    d.fill(p, c[0])
    d.shade(p, c[1], 14, 17)
    if d.lod > 0:
        d.glint(p, c[2], 8, 6, 5, op=0.8)
    d.engrave(p, ang=28, gap=6.2, depth=46, w=2.5, bow=0.12)
    for k, line in enumerate(g.muscles):
        d.ink(stroke(line), 2.8 if k % 2 else 2.4, taper=(0.25, 0.7))
    d.contour(p, 3.8)


HEAD = (
    "-4,-8! 16,-2 31,14 38,34 45,62 54,90 66,105 71,117 67,128 58,132! 57,138 47,140 38,131 32,117 22,102 6,90 "
    "-14,78 -27,56 -31,34! -24,10 -14,-2"
)
"""Local outline of a head: the poll is the origin, the nose points down and to the right."""

BIT = (50, 121)


def bit(g: Gait) -> Point:
    """Return where the ring of the bit is on the card."""
    t = np.radians(g.nod)
    x, y = BIT[0] * g.head, BIT[1] * g.head
    return float(g.poll[0] + x * np.cos(t) - y * np.sin(t)), float(g.poll[1] + x * np.sin(t) + y * np.cos(t))


def horse_head(d: Drawing, c: Tones, g: Gait, blaze: str = "", muzzle: str = "") -> None:
    """Head, ears, eye and nostril; `blaze` and `muzzle` are the colours of those marks."""
    with d.at(*g.poll, g.nod, g.head):
        d.obj(shape("8,0! 8,-16 20,-34! 28,-16 24,6!"), c[3], c[4], None, w=3)
        p = shape(HEAD)
        d.fill(p, c[0])
        d.shade(p, c[1], 8, 8)
        with d.clip(p):
            if blaze:
                d.fill(shape("22,2! 20,16 28,40 38,70 50,98! 64,100! 52,84 44,56 36,28 30,10!"), blaze)
            if muzzle:
                d.fill(shape("48,98 62,98 76,114 68,140 42,146 30,130 38,110"), muzzle)
        d.engrave(p, ang=24, gap=5.2, depth=22, w=2.0)
        d.contour(p, 3.6, skip=gap(p, (-21, 12), 32))
        _features(d, c)
        ear = shape("-12,2! -14,-16 -3,-37! 9,-20 10,2! 0,-3")
        d.obj(ear, c[0], c[1], None, w=3.2, sd=(6, 3))
        d.ink(stroke("-2,-4 -4,-14 -2,-25"), 2.2, taper=(0.4, 0.4))


def _features(d: Drawing, c: Tones) -> None:
    """Eye, cheek, nostril and mouth."""
    e = shape("8,36! 14,29 23,30 28,38! 21,43 12,42")
    d.fill(e, INK)
    d.fill(circle(16.5, 34, 2.2), WHITE)
    d.ink(stroke("4,38 11,27 22,26 31,35"), 3.4, taper=(0.4, 0.4))
    d.ink(stroke("10,48 18,49 26,45"), 1.9, taper=(0.4, 0.5))
    d.ink(stroke("4,22 11,17 21,18"), 2.0, taper=(0.5, 0.5))
    d.ink(stroke("57,106 63,103 67,109 62,115"), 4.2, taper=(0.3, 0.4))
    d.ink(stroke("66,126 58,126 49,120 43,119"), 2.7, taper=(0.2, 0.5))
    d.ink(stroke("-16,66 0,66 11,76 14,92"), 2.5, taper=(0.3, 0.6))
    d.ink(stroke("28,54 36,76 45,94"), 2.0, taper=(0.5, 0.5), color=c[1])
