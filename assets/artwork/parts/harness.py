"""What a horse wears: bridle and reins, straps with their pendants, saddle and saddle cloths."""

from collections.abc import Sequence

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Knots, Path, Point, arc, circle, shape, stroke
from assets.artwork.palette import BROWNS, GOLD, GOLD_SH, GOLDS, INK, Tones
from assets.artwork.parts.finery import trim
from assets.artwork.parts.horse import BIT, Gait, bit, merged


def strap(d: Drawing, line: Knots, c: Tones, w: float = 11) -> None:
    """A strap: ink with the colour on top."""
    d.ink(stroke(line), w, taper=(0, 0), wob=0)
    d.ink(stroke(line), w * 0.58, taper=(0, 0), wob=0, color=c[0])


def body_straps(d: Drawing, g: Gait, lines: Sequence[str], c: Tones, n: int = 5) -> None:
    """Studded straps that go round the body and vanish behind its outline."""
    with d.clip(merged(shape(g.trunk), shape(g.thigh))):
        for line in lines:
            strap(d, line, c, 12)
            studs(d, line, n)


def studs(d: Drawing, line: Knots, n: int, metal: Tones = GOLDS, r: float = 3.6) -> None:
    """Round studs along a strap."""
    p = stroke(line)
    for k in range(n):
        q, _ = p.at((k + 0.5) / n)
        d.obj(circle(q[0], q[1], r), metal[0], None, None, w=1.9)


def pendants(d: Drawing, line: Knots, n: int, c: Tones = GOLDS, kind: str = "drop", s: float = 1.0) -> None:
    """Things that hang from a strap: drops, tassels, bells or crescents."""
    p = stroke(line)
    for k in range(n):
        q, _ = p.at((k + 0.5) / n)
        with d.at(q[0], q[1], 0, s):
            if kind == "drop":
                d.obj(shape("-7,3! 7,3! 5,18 0,27! -5,18"), c[0], c[1], None, w=2.5, sd=(4, 2))
            elif kind == "tassel":
                d.obj(shape("-4,9! -9,30! 9,30! 4,9!"), c[0], c[1], None, w=2.5, sd=(6, 1))
                for x in (-4, 1, 5):
                    d.ink(stroke([(x * 0.6, 14), (x, 29)]), 1.6, taper=(0.3, 0.1), wob=0)
                d.obj(circle(0, 6, 5.5), GOLD, GOLD_SH, None, w=2.2, sd=(2, 2))
            elif kind == "bell":
                d.obj(circle(0, 12, 8.5), c[0], c[1], c[2], w=2.5, sd=(4, 4), hinset=2, hd=(2, 2))
                d.ink(stroke("-5,14 5,14"), 2.2, taper=(0, 0), wob=0)
            else:
                d.obj(shape("-11,6! -11,18 0,26 11,18 11,6! 7,15 0,18 -7,15"), c[0], c[1], None, w=2.4, sd=(4, 3))
            d.obj(circle(0, 0, 4.4), c[0], None, None, w=2)


def bridle(d: Drawing, g: Gait, c: Tones, metal: Tones = GOLDS, tassel: Tones | None = None) -> None:
    """Headstall, noseband, bit, and a tassel under the throat."""
    with d.at(*g.poll, g.nod, g.head):
        for line in ("-12,16 -27,42 -15,77", "-12,4 -4,42 20,86 48,118", "-11,17 8,22 30,15", "23,101 38,94 55,92"):
            strap(d, line, c, 8)
        for x, y in ((-9, 18), (31, 94), (30, 16)):
            d.obj(circle(x, y, 5.6), metal[0], metal[1], None, w=2.3, sd=(2, 2))
        if tassel:
            pendants(d, "-24,72 -14,76", 1, tassel, "tassel", 1.25)
        d.ink(stroke([(BIT[0] + 3, BIT[1] - 10), BIT, (BIT[0] - 7, BIT[1] + 16)]), 6.6, taper=(0, 0), wob=0)
        d.ink(
            stroke([(BIT[0] + 3, BIT[1] - 10), BIT, (BIT[0] - 7, BIT[1] + 16)]),
            3.2,
            taper=(0, 0),
            wob=0,
            color=metal[0],
        )
        d.ink(arc(*BIT, 7, 0, 360), 4.4, taper=(0, 0), color=INK, wob=0)
        d.ink(arc(*BIT, 7, 0, 360), 2.0, taper=(0, 0), color=metal[2], wob=0)


def rein(d: Drawing, g: Gait, hand: Point, c: Tones, sag: float = 26, w: float = 7.2) -> None:
    """The near rein, from the ring of the bit to the hand."""
    (x0, y0), (x1, y1) = bit(g), hand
    strap(d, [(x0, y0), ((x0 * 0.55 + x1 * 0.45), (y0 + y1) / 2 + sag), (x1, y1)], c, w)


def fringe(d: Drawing, line: Knots, n: int, c: Tones, long: float = 20) -> None:
    """Tufts along the hem of a cloth."""
    p = stroke(line)
    for k in range(n):
        (x, y), _ = p.at(k / (n - 1))
        tuft = [(x - 6, y - 2, 1), (x + 6, y - 3, 1), (x + 5, y + long * 0.75), (x + 1, y + long, 1)]
        d.obj(shape([*tuft, (x - 4, y + long * 0.75)]), c[0], c[1], None, w=2.2, sd=(4, 1))


def scallops(d: Drawing, line: Knots, n: int, c: Tones, deep: float = 22) -> None:
    """Rounded lappets along the hem of a cloth, each with a bead."""
    p = stroke(line)
    for k in range(n):
        (x0, y0), _ = p.at(k / n)
        (x1, y1), _ = p.at((k + 1) / n)
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        lappet = shape(
            [(x0, y0 - 4, 1), (x0 + 1, y0 + deep * 0.5), (mx, my + deep), (x1 - 1, y1 + deep * 0.5), (x1, y1 - 4, 1)]
        )
        d.obj(lappet, c[0], c[1], None, w=2.6, sd=(5, 3))
        d.fill(circle(mx, my + deep * 0.45, 3.2), c[2])


def sprigs(d: Drawing, p: Path, c: Tones, step: float = 30, size: float = 7) -> None:
    """Little four-leaved flowers woven all over a cloth."""
    x0, y0, x1, y1 = p.poly().bounds
    leaf = shape([(0, -size * 0.18, 1), (size * 0.42, -size * 0.6), (0, -size * 1.05, 1), (-size * 0.42, -size * 0.6)])
    with d.clip(p):
        for j in range(int((y1 - y0) / (step * 0.62)) + 2):
            for k in range(int((x1 - x0) / step) + 2):
                for a in (0, 90, 180, 270):
                    with d.at(x0 + step * k + step / 2 * (j % 2), y0 + step * 0.62 * j, a, line=1):
                        d.fill(leaf, c[0])


def saddle_cloth(d: Drawing, outline: str, c: Tones, motif: Tones = GOLDS) -> Path:
    """A saddle cloth with a woven pattern; its hem comes on top."""
    p = shape(outline)
    d.fill(p, c[0])
    sprigs(d, p, motif)
    d.shade(p, c[1], 12, 10)
    d.rim_hatch(p, 16, 5, 2.1, ang=235)
    d.contour(p, 3.4)
    return p


def hem(d: Drawing, line: Knots, c: Tones, bead: str, w: float = 12) -> None:
    """A braid along the hem."""
    trim(d, line if isinstance(line, str) else list(line), c[0], c[1], w, beads=(bead, 14))


def saddle(d: Drawing, cantle: str, pommel: str, c: Tones = BROWNS) -> None:
    """Cantle and pommel, behind the rider, with a row of nails along the edge of the cantle."""
    for outline in (cantle, pommel):
        p = d.obj(shape(outline), c[0], c[1], c[2], w=3.4, sd=(7, 5), hinset=4, hd=(3, 3))
        x, y = p.poly().centroid.coords[0]
        for k in range(7 if outline is cantle else 4):
            (u, v), _ = p.at(0.10 + 0.085 * k)
            d.obj(circle(u + (x - u) * 0.24, v + (y - v) * 0.2, 3), GOLD, None, None, w=1.7)


def girth(d: Drawing, g: Gait, line: Knots, c: Tones) -> None:
    """The belt round the belly."""
    with d.clip(shape(g.trunk)):
        strap(d, line, c, 13)


def leopard(d: Drawing, outline: str, tones: Tones) -> None:
    """A spotted skin laid over the saddle."""
    p = shape(outline)
    d.fill(p, tones[0])
    g = d.placed(p).poly()
    x0, y0, x1, y1 = g.bounds
    with d.clip(g):
        for j in range(int((y1 - y0) / 17) + 1):
            for k in range(int((x1 - x0) / 20) + 2):
                x, y = x0 + 20 * k + (10 if j % 2 else 0) + (j * 7 + k * 3) % 5, y0 + 17 * j + (k * 5 + j) % 6
                a = (k * 67 + j * 41) % 360
                d.ink(arc(x, y, 5.4, a, a + 230), 3.2, taper=(0.2, 0.3), wob=0.2)
                d.fill(circle(x, y, 2.4), tones[1])
    d.shade(p, tones[1], 9, 8)
    d.contour(p, 3.4)
