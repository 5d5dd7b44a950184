"""Oval garlands around the French aces: leaves of a kind on an oval stem, with flowers, fruit and a bow."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import BLUES, GOLD, GOLD_SH, GOLDS, GREENS, REDS, WHITE, WHITES, Tones
from assets.artwork.parts.ornaments import bow
from assets.artwork.parts.plants import flower, leaf


def on_oval(t: float, rx: float, ry: float, cx: float = 250, cy: float = 400) -> tuple[float, float, float]:
    """A point of an oval at t degrees, clockwise from the top, and the direction it is walked in."""
    a = math.radians(t - 90)
    x, y = rx * math.cos(a), ry * math.sin(a)
    return cx + x, cy + y, math.degrees(math.atan2(ry * math.cos(a), -rx * math.sin(a)))


def oval_line(d: Drawing, rx: float, ry: float, w: float, color: str) -> None:
    """A thin oval line."""
    d.contour(circle(250, 400, rx, ry), w, color=color, k=0.2)


def leafy(
    d: Drawing, rx: float, ry: float, start: float, end: float, n: int, ln: float, c: Tones = GREENS, w: float = 0.3
) -> None:
    """A stem along the oval from start to end degrees, with pairs of leaves."""
    line = stroke([on_oval(start + (end - start) * k / 24, rx, ry)[:2] for k in range(25)])
    d.ink(line, 6.5, taper=(0, 0.4))
    d.ink(line, 3.2, taper=(0, 0.4), color=c[0])
    sign = 1 if end > start else -1
    for k in range(n):
        f = (k + 0.5) / n
        x, y, a = on_oval(start + (end - start) * f, rx, ry)
        a += 0 if sign > 0 else 180
        size = ln * (1 - 0.3 * f)
        for m in (1, -1):
            leaf(d, x, y, a + m * 42, size, size * w, c, line=2.5)
    x, y, a = on_oval(end, rx, ry)
    leaf(d, x, y, a + (0 if sign > 0 else 180), ln * 0.75, ln * 0.75 * w, c, line=2.5)


def berries(d: Drawing, x: float, y: float, r: float, c: Tones) -> None:
    """Three berries."""
    for a in (90, 210, 330):
        p = circle(x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a)), r * 0.85)
        d.obj(p, c[0], c[1], None, w=2.4, sd=(2, 3))
        q = p.pts.mean(0)
        d.fill(circle(q[0] - r * 0.25, q[1] - r * 0.3, r * 0.2), WHITE)


def rose(d: Drawing, x: float, y: float, r: float, c: Tones = REDS) -> None:
    """A full rose seen from above."""
    for k in range(6):
        with d.at(x, y, k * 60 + 12, 1, line=1):
            d.obj(circle(0, -r * 0.52, r * 0.48, r * 0.46), c[0], c[1], None, w=2.6, sd=(r * 0.12, r * 0.14))
    for q, tone in ((0.56, c[2] if len(c) > 2 else c[0]), (0.38, c[0]), (0.2, c[1])):
        d.obj(circle(x, y, r * q), tone, None, None, w=2.3)
    d.ink(
        stroke([(x - r * 0.3, y + r * 0.05), (x - r * 0.05, y - r * 0.28), (x + r * 0.28, y), (x, y + r * 0.2)]),
        2,
        (0.3, 0.5),
    )


def diamond_garland(d: Drawing) -> None:
    """Wheat-coloured laurel tied with a blue bow, set with lozenges."""
    oval_line(d, 125, 188, 2.2, GOLD_SH)
    for m in (1, -1):
        leafy(d, 151, 216, 180 - m * 8, 180 - m * 172, 15, 42, GOLDS)
    for k in range(1, 8):
        for m in (1, -1):
            x, y, _ = on_oval(180 - m * (8 + k * 20.5), 151, 216)
            d.obj(circle(x, y, 6.5), REDS[0], REDS[1], None, w=2.3, sd=(2, 2))
    for x, y in ((250, 176), (99, 400), (401, 400)):
        d.obj(
            shape([(x, y - 24, 1), (x + 17, y, 1), (x, y + 24, 1), (x - 17, y, 1)]),
            GOLD,
            GOLD_SH,
            GOLDS[2],
            w=3,
            sd=(5, 6),
            hinset=5,
            hd=(3, 3),
        )
        d.obj(circle(x, y, 5.5), BLUES[0], None, None, w=2)
    bow(d, 250, 612, BLUES, 0.62)


def heart_garland(d: Drawing) -> None:
    """Roses red and white among green leaves, tied with a red bow."""
    oval_line(d, 125, 188, 2.2, GOLD)
    for m in (1, -1):
        leafy(d, 151, 216, 180 - m * 6, 180 - m * 174, 14, 46)
    for k in range(12):
        t = 15 + 30 * k
        x, y, _ = on_oval(t, 151, 216)
        if k in (5, 6):
            continue
        if k % 2:
            rose(d, x, y, 25)
        else:
            flower(d, x, y, 21, WHITES, 6, rot=t)
    rose(d, 250, 184, 31)
    bow(d, 250, 612, REDS, 0.66)


def club_garland(d: Drawing) -> None:
    """Oak-green laurel with blue and red berries, a clover at the head, tied with a golden bow."""
    oval_line(d, 125, 188, 2.2, GOLD)
    for m in (1, -1):
        leafy(d, 151, 216, 180 - m * 8, 180 - m * 170, 13, 50, w=0.36)
    for k in range(1, 7):
        for m in (1, -1):
            x, y, _ = on_oval(180 - m * (8 + k * 24), 151, 216)
            berries(d, x, y, 8.5, BLUES if k % 2 else REDS)
    for a in (0, 120, 240):
        with d.at(250, 184, a, 1, line=1):
            d.obj(
                shape("0,2! -22,-8 -25,-30 -10,-36 0,-28! 10,-36 25,-30 22,-8"),
                GREENS[0],
                GREENS[1],
                GREENS[2],
                w=2.8,
                sd=(5, 5),
                hinset=4,
                hd=(2, 2),
            )
            d.ink(stroke("0,0 0,-24"), 2, (0.1, 0.5))
    d.obj(circle(250, 184, 8), GOLD, GOLD_SH, None, w=2.4, sd=(2, 2))
    bow(d, 250, 612, GOLDS, 0.62)


GARLANDS = {"D": diamond_garland, "H": heart_garland, "C": club_garland}
