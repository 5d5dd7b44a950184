"""Mouths: calm, smiling, grinning, laughing, pursed, sulking."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, shape, stroke
from assets.artwork.palette import RED, RED_SH

_LINES = {
    "calm": "-1,29 5,30 11,29.4 17.5,30 25,28.6",
    "smile": "-4.5,26 1,30 10.5,32 20,30.4 27.5,26",
    "smirk": "-2,30 5,31 12,30.8 20,29 27.5,24.4",
    "stern": "0,31 6,29.4 12,28.8 18,29.4 25,31",
    "beam": "-6.5,24.6 0,30.4 10.5,33.2 21,30.6 29.5,24.6",
    "frown": "-2,33.4 4,30.4 11.5,29 19,30.2 26,33",
    "ponder": "5,31.4 10,30.4 15,30.8 20,29.4 24.5,26.8",
}
_OPEN = {
    "grin": "-6,25! 2,28 11,29 20,28 28.5,25! 25,34.5 12,39.5 0,35.5",
    "laugh": "-7,24! 2,27 11,28 21,27 29.5,24! 27,36 12.5,44 -1,37",
    "gap": "-6,25! 2,28 11,29 20,28 28.5,25! 25,34.5 12,39.5 0,35.5",
    "glee": "-9,22.4! 1,25.6 11,26.6 22,25.6 31.5,22.4! 29,35 12.5,43.5 -3,36.4",
    "gap glee": "-9,22.4! 1,25.6 11,26.6 22,25.6 31.5,22.4! 29,35 12.5,43.5 -3,36.4",
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
        d.obj(shape("9,28 15,26.5 18,30 15,34.5 9.5,33.6 7,30.6"), _DARK, None, None, w=2.6)
        d.ink(stroke("4.5,25.5 2.6,30 4.6,35"), 1.5, wob=0)
        return
    line = stroke(_LINES[kind])
    if lips or age:
        _lips(d, line, lips)
    d.ink(line, 2.7, taper=(0.3, 0.3), wob=0.02)
    ends = line.pts[0], line.pts[-1]
    if kind in ("smile", "smirk", "beam", "ponder"):
        x, y = ends[1]
        d.ink(stroke([(x - 0.5, y - 2.8), (x + 1.6, y), (x + 0.4, y + 3)]), 1.8, taper=(0.5, 0.5), wob=0)
    if kind == "frown":
        for (x, y), out in zip(ends, (-1, 1), strict=True):
            d.ink(stroke([(x + out * 0.4, y - 2), (x + out * 2, y + 1.6), (x + out * 1.6, y + 4.6)]), 1.8, wob=0)
        d.ink(stroke("6,36.4 12,35.2 18,36.2"), 1.6, wob=0)
    if kind in ("smile", "beam"):
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
        d.fill(shape("2,40 12,34 22,39 20,50 4,50"), RED_SH if kind in ("grin", "gap") else RED)
        d.fill(shape("-8,20! 30,20! 28,30.4 12,33 -4,30.8"), "#fffaf0")
        if kind.startswith("gap"):
            d.fill(shape("8,24! 13.5,24! 13,34.5! 8.4,34.5!"), _DARK)
        for x in (0.5, 6.5, 17.5, 23) if kind.startswith("gap") else ():
            d.ink(stroke([(x, 26), (x, 33)]), 0.9, taper=(0, 0), wob=0)
    if lips:
        d.contour(mouth, 4.2, color=lips, k=0.2)
    d.contour(mouth, 2.3)
    for x, y, s in ((-6.5, 25, -1), (29, 25, 1)):
        d.ink(stroke([(x + s * 0.5, y - 3.4), (x + s * 2.4, y), (x + s * 1.6, y + 2.6)]), 1.9, taper=(0.5, 0.5), wob=0)
