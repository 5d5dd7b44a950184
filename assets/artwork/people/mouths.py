"""Mouths: calm, smiling, amused, with the tip of the tongue, grinning, laughing, pursed, sulking."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, shape, stroke
from assets.artwork.palette import RED, RED_SH

_LINES = {
    "calm": "-2.5,29 4,30 10,29.4 16,30 22,28.8",
    "smile": "-5.5,26.6 0,30 9.8,31.8 18,30 24.4,26.4",
    "amused": "-4.5,28 2,30 9.4,30.8 16,30 22.4,27.8",
    "tongue": "-5.5,26.6 0,30 9.8,31.8 18,30 24.4,26.4",
    "smirk": "-3,29.6 4,30.8 11,30.6 17.5,28.8 23.6,25",
    "stern": "-1.5,31 4,29.4 10.5,28.8 16,29.4 22,31",
    "beam": "-7.5,25 -1,30.2 9.6,33 18.6,30.4 26,24.8",
    "frown": "-3.5,33.4 2.5,30.4 10,29 17,30.2 23.4,33",
    "ponder": "3,31.4 8,30.4 13,30.8 18,29.4 22.4,26.8",
}
_OPEN = {
    "grin": "-7,25! 0.6,28 10,29 18.2,28 25.4,25! 22.4,34.5 10.6,39.5 -1,35.5",
    "laugh": "-8,24! 0.6,27 10,28 19,27 26.4,24! 24,36 11,44 -2,37",
    "gap": "-7,25! 0.6,28 10,29 18.2,28 25.4,25! 22.4,34.5 10.6,39.5 -1,35.5",
    "glee": "-10,22.4! -0.4,25.6 10,26.6 20,25.6 28.4,22.4! 26,35 11,43.5 -4.4,36.4",
    "gap glee": "-10,22.4! -0.4,25.6 10,26.6 20,25.6 28.4,22.4! 26,35 11,43.5 -4.4,36.4",
}
_DARK = "#6d1f1c"


def draw_mouth(d: Drawing, kind: str, lips: str, age: int, low: float = 0) -> None:
    """Draw the mouth; `lips` is a colour where they are painted, else ""; `low` how far below its place."""
    if low:
        with d.at(0, low):
            draw_mouth(d, kind, lips, age)
        return
    if kind in _OPEN:
        _opened(d, kind, lips)
        return
    if kind == "whistle":
        d.obj(shape("7,28 13,26.5 16,30 13,34.5 7.5,33.6 5,30.6"), _DARK, None, None, w=2.6)
        d.ink(stroke("2.5,25.5 0.6,30 2.6,35"), 1.5, wob=0)
        return
    line = stroke(_LINES[kind])
    if lips or age:
        _lips(d, line, lips)
    d.ink(line, 2.7, taper=(0.3, 0.3), wob=0.02)
    if kind == "tongue":
        d.obj(shape("11.6,31.8! 21,29.6! 22.4,34 19,38 14.4,37"), "#dd6a5c", "#b84a40", None, w=2.2, sd=(2, 2))
    ends = line.pts[0], line.pts[-1]
    if kind in ("smile", "amused", "tongue", "smirk", "beam", "ponder"):
        x, y = ends[1]
        d.ink(stroke([(x - 0.5, y - 2.8), (x + 1.6, y), (x + 0.4, y + 3)]), 1.8, taper=(0.5, 0.5), wob=0)
    if kind == "frown":
        for (x, y), out in zip(ends, (-1, 1), strict=True):
            d.ink(stroke([(x + out * 0.4, y - 2), (x + out * 2, y + 1.6), (x + out * 1.6, y + 4.6)]), 1.8, wob=0)
        d.ink(stroke("4.5,36.4 10.5,35.2 16.5,36.2"), 1.6, wob=0)
    if kind == "amused":
        x, y = ends[0]
        d.ink(stroke([(x - 2, y - 4.4), (x - 4.4, y), (x - 2.8, y + 4)]), 2.0, taper=(0.5, 0.6), wob=0)
    if kind in ("smile", "tongue", "beam"):
        x, y = ends[0]
        d.ink(stroke([(x + 0.5, y - 2.8), (x - 1.6, y), (x - 0.4, y + 3)]), 1.8, taper=(0.5, 0.5), wob=0)


def _lips(d: Drawing, line: Path, colour: str) -> None:
    """The upper and the lower lip."""
    p = line.pts
    (x0, y0), (xm, ym), (x1, y1) = p[len(p) // 8], p[len(p) // 2], p[-len(p) // 8]
    full = 1.0 if colour else 0.7
    tone, strength = colour or "#b3573f", 0.95 if colour else 0.42
    upper = [
        (x0, y0, 1),
        (xm - 3, ym - 4.2 * full),
        (xm + 0.5, ym - 2.9 * full),
        (xm + 4, ym - 4.2 * full),
        (x1, y1, 1),
        (xm, ym),
    ]
    d.fill(shape(upper), tone, strength)
    d.fill(
        shape(
            [
                (x0 + 2, y0 + 0.8, 1),
                (xm, ym),
                (x1 - 2, y1 + 0.8, 1),
                (xm + 4, ym + 5.2 * full),
                (xm - 4, ym + 5.2 * full),
            ]
        ),
        tone,
        strength * 0.8,
    )
    d.ink(
        stroke([(xm - 4, ym + 6.2 * full), (xm + 0.5, ym + 7 * full), (xm + 5, ym + 6 * full)]),
        1.5,
        taper=(0.5, 0.5),
        wob=0,
    )


def _opened(d: Drawing, kind: str, lips: str) -> None:
    """An open mouth with its teeth, and a gap between them for a child that loses them."""
    mouth = shape(_OPEN[kind])
    d.fill(mouth, _DARK)
    with d.clip(mouth):
        d.fill(shape("0,40 10.5,34 20,39 18,50 2,50"), RED_SH if kind in ("grin", "gap") else RED)
        d.fill(shape("-12,20! 30,20! 26,30.4 10.5,33 -6,30.8"), "#fffaf0")
        if kind.startswith("gap"):
            d.fill(shape("6.5,24! 12,24! 11.5,34.5! 6.9,34.5!"), _DARK)
        for x in (-1, 5, 16, 21) if kind.startswith("gap") else ():
            d.ink(stroke([(x, 26), (x, 33)]), 0.9, taper=(0, 0), wob=0)
    if lips:
        d.contour(mouth, 4.2, color=lips, k=0.2)
    d.contour(mouth, 2.3)
    knots = _OPEN[kind].replace("!", "").split()
    for knot, s in ((knots[0], -1), (knots[4], 1)):
        x, y = map(float, knot.split(","))
        d.ink(stroke([(x + s * 0.5, y - 3.4), (x + s * 2.4, y), (x + s * 1.6, y + 2.6)]), 1.9, taper=(0.5, 0.5), wob=0)
