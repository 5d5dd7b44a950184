"""Letters for the scrolls (indices: `figures`), by a broad nib: cap height 100, baseline at y = 0."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.palette import INK

GLYPHS = {
    "A": (74, ["4,0! 38,-100! 70,0!", "18,-36! 58,-36!"]),
    "C": (70, ["66,-80 52,-97 28,-96 8,-72 8,-30 28,-3 52,-3 68,-22"]),
    "S": (60, ["52,-82 38,-98 16,-92 10,-72 26,-56 44,-46 54,-26 42,-4 18,-1 4,-18"]),
    "O": (78, ["40,-99 14,-84 4,-50 14,-16 40,-1 66,-16 76,-50 66,-84 40,-99"]),
    "P": (62, ["12,0! 12,-97! 42,-97 58,-72 42,-46 12,-44!"]),
    "N": (74, ["10,0! 10,-98! 64,-2! 64,-100!"]),
    "L": (56, ["12,-98! 12,-3! 54,-3!"]),
    "I": (26, ["13,-98! 13,-2!"]),
    "D": (70, ["12,0! 12,-97! 34,-96 60,-76 64,-48 56,-18 34,-2 12,-1!"]),
    "E": (56, ["52,-97! 12,-97! 12,-2! 54,-2!", "12,-50! 44,-50!"]),
    "R": (64, ["12,0! 12,-97! 42,-97 56,-74 42,-50 12,-48!", "34,-48! 62,0!"]),
    "Z": (64, ["6,-97! 58,-97! 6,-3! 60,-3!"]),
    " ": (34, []),
}


def text_w(s: str, gap: float = 14) -> float:
    """The width of a text at cap height 100."""
    return sum(GLYPHS[c][0] + gap for c in s) - gap


def text(
    d: Drawing,
    s: str,
    x: float,
    y: float,
    h: float = 40,
    color: str = INK,
    anchor: str = "m",
    w: float = 15,
    thin: float = 6,
    gap: float = 14,
) -> None:
    """Anchor m = centred on x; y is the vertical middle"""
    k = h / 100
    W_ = text_w(s, gap) * k
    x0 = x - W_ / 2 if anchor == "m" else x
    for c in s:
        with d.at(x0, y + h / 2, 0, k, line=k):
            for st in GLYPHS[c][1]:
                d.nib(st, w, thin, -28, color)
        x0 += (GLYPHS[c][0] + gap) * k
