"""What is worn on the face: glasses, beards, moustaches, earrings. In the units of a head."""

from collections.abc import Callable
from dataclasses import dataclass

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import Path, arc, circle, rect, shape, stroke
from assets.artwork.palette import GOLD, GOLD_HI, GOLD_SH, INK, RED, WHITE, WHITE_SH, Tones
from assets.artwork.parts.heads import locks
from assets.artwork.people.mouths import draw_mouth
from scopa_gui.art.expressions import Expression


def glasses(
    kind: str = "round", rim: str = INK, thick: float = 2.6, low: float = 0, glass: str = "#ffffff", arm: bool = True
) -> Pen:
    """Spectacles: round, square, cat, half; `low` is how far they have slipped; their `arm` may be out of sight."""

    def pen(d: Drawing) -> None:
        y = -3.5 + low
        lenses = [_lens(kind, -10, y, 15.2), _lens(kind, 24.6, y, 10.9)]
        for lens in lenses:
            d.fill(lens, glass, 0.07 if glass == "#ffffff" else 0.7)
            with d.clip(lens):
                x = lens.pts[:, 0].min()
                d.ink(stroke([(x + 2, y + 4), (x + 8, y - 12)]), 2.2, taper=(0.3, 0.3), color="#ffffff", op=0.75, wob=0)
        d.ink(stroke([(4.6, y - 1), (9.4, y - 4), (14.4, y - 1.4)]), thick, taper=(0, 0), color=rim, wob=0)
        if arm:
            d.ink(stroke([(-25, y - 2), (-28, y - 2.3), (-31.5, y - 2.6)]), thick, taper=(0, 0), color=rim, wob=0)
        for lens in lenses:
            d.contour(lens, thick + 1.2, k=0.1, wob=0)
            if rim != INK:
                d.contour(lens, thick - 0.4, color=rim, k=0.1, wob=0)

    return pen


def _lens(kind: str, x: float, y: float, w: float) -> Path:
    if kind == "round":
        return circle(x, y, w * 0.92, 13.5)
    if kind == "square":
        return shape(
            [(x - w, y - 9), (x, y - 11), (x + w, y - 9), (x + w * 0.9, y + 8), (x, y + 10), (x - w * 0.92, y + 8)]
        )
    if kind == "cat":
        return shape(
            [
                (x - w * 1.18, y - 13, 1),
                (x, y - 9),
                (x + w * 1.1, y - 12, 1),
                (x + w * 0.8, y + 7),
                (x, y + 10),
                (x - w * 0.85, y + 6),
            ]
        )
    return shape([(x - w, y, 1), (x + w, y, 1), (x + w * 0.7, y + 9), (x, y + 11.5), (x - w * 0.7, y + 9)])


@dataclass(frozen=True)
class Whiskers:
    """A moustache or a beard, which moves with the mouth. `hides`: the mouth at rest is under it."""

    draw: Callable[[Drawing, Expression], None]
    hides: bool = True

    def __call__(self, d: Drawing) -> None:
        """Draw it at rest."""
        self.draw(d, Expression.REST)


_BENT = {Expression.PLEASED: (2.4, 0.13), Expression.VEXED: (0.0, -0.16)}
"""How far a moustache rises, and how much more with every unit from the middle of the lip."""


def _bent(knots: str, expression: Expression) -> str:
    """The knots of a moustache, or of a hair in it, in an expression."""
    up, more = _BENT.get(expression, (0.0, 0.0))
    points = [(*map(float, knot.rstrip("!").split(",")), knot.endswith("!")) for knot in knots.split()]
    return " ".join(f"{x},{y - up - more * abs(x - 14)}{'!' * corner}" for x, y, corner in points)


def moustache(c: Tones, kind: str = "brush") -> Whiskers:
    """A moustache: brush, walrus, handlebar, pencil, chevron."""
    outlines = {
        "brush": "13,20! 4,21 -4,25 -8,31! 0,30.5 8,30 13,28.4! 18,30 24,30 31,29! 28,24 22,20.6 17,20",
        "walrus": (
            "13,19.6! 2,20 -9,26 -15,37! -9,36 -8,40! 0,37 8,37.5 13,34! "
            "18,37 24,37.5 30,39! 31,35 36,35! 33,26 25,20.4 17,19.4"
        ),
        "handlebar": (
            "13,20! 4,21 -4,26 -12,29 -21,25! -23,29 -16,36 -3,34.5 8,30 13,28! "
            "18,30 26,33.4 35,33 41,25! 34,29 29,25 23,21 17,19.6"
        ),
        "pencil": "12,23.4! 4,24.2 -5,28.4! 4,27.6 12,26.2! 18,27 28,27.4! 22,24 17,23.2",
        "chevron": "13,20! 4,21.4 -4,26 -8,33! -3,32.6 4,29.4 13,27.6! 19,29 24,31.4 31,32! 28,25.4 22,21 17,20",
    }
    strands = ["11,22 2,25 -5,30", "16,22 23,25 28,29", "9,24 3,27 0,30"] if kind != "pencil" else []

    def pen(d: Drawing, expression: Expression) -> None:
        outline, hairs = _bent(outlines[kind], expression), [_bent(hair, expression) for hair in strands]
        locks(d, outline, c[0], c[1], hairs, w=2.2, hi=c[2])

    return Whiskers(pen, hides=kind != "pencil")


def beard(c: Tones, long: float = 8, full: bool = True) -> Whiskers:
    """A full beard, or a goatee; `long` is how far it reaches below the chin."""
    low = 50 + long
    whole = shape(
        [
            (-34, 1, 1),
            (-31, 12),
            (-20, 22),
            (-6, 21.5),
            (4, 20),
            (13, 19.4),
            (23, 20),
            (31, 18),
            (36.5, 4, 1),
            (40, 18),
            (37, 34),
            (29, low - 6),
            (20, low + 1, 1),
            (13, low),
            (6, low + 3, 1),
            (-4, low - 1),
            (-12, low - 2, 1),
            (-26, low - 14),
            (-36, 28),
            (-37, 13),
        ]
    )
    chin = shape([(1, 37, 1), (11, 39), (21, 36.4, 1), (24, 46), (18, low), (10, low + 4, 1), (3, low), (-3, 46)])
    strands = [
        f"-30,16 -22,32 -10,{low - 6}",
        "-20,24 -12,36 -4,48",
        f"0,42 4,50 8,{low}",
        f"12,42 12,50 13,{low - 2}",
        f"22,40 22,48 19,{low}",
        f"33,22 32,36 26,{low - 6}",
        "-34,8 -34,22 -26,36",
    ]

    def pen(d: Drawing, expression: Expression) -> None:
        locks(d, whole if full else chin, c[0], c[1], strands if full else strands[2:5], w=2.6, hi=c[2])
        if full:
            _bearded_mouth(d, expression)

    return Whiskers(pen, hides=full)


def _bearded_mouth(d: Drawing, expression: Expression) -> None:
    """The lips in a full beard."""
    if expression is Expression.PLEASED:
        draw_mouth(d, "grin", "", 1, 6)
        return
    if expression is Expression.VEXED:
        d.fill(shape("-2,40.4! 5,36 12,34.6 19,35.8 27,40! 19,42 9,42.2"), "#b3503c")
        d.ink(stroke("-4,41.6 5,38 12,37.2 19,37.8 29,41"), 2.6, taper=(0.3, 0.3), wob=0)
        return
    d.fill(shape("1,30.6! 7,28.8 12,29.6 17,28.8 24,29.8! 18,35.4 9,35.6"), "#b3503c")
    d.ink(stroke("-1,30.6 6,31.2 12,30.8 18,31.2 26,29.6"), 2.2, taper=(0.3, 0.3), wob=0)


def earring(kind: str = "hoop", colour: str = GOLD, lobe: Tones | None = None) -> Pen:
    """An earring in the near ear, the other being out of sight: hoop, coin, pearl, drop.

    `lobe`: the skin of an ear that comes out of hair lying over it.
    """

    def pen(d: Drawing) -> None:
        x, y = -40.5, 15.5
        if lobe:
            _lobe(d, lobe)
        if kind == "hoop":
            d.ink(arc(x, y + 8, 9.5, -80, 279), 5.2, taper=(0, 0), wob=0)
            d.ink(arc(x, y + 8, 9.5, -80, 279), 2.8, taper=(0, 0), color=colour, wob=0)
        elif kind == "coin":
            coin(d, x - 1, y + 12, 13)
        elif kind == "pearl":
            d.obj(circle(x, y + 2, 4.6), WHITE, WHITE_SH, None, w=2.2, sd=(2, 2))
        else:
            d.obj(circle(x, y, 2.8), GOLD, None, None, w=1.8)
            drop = shape([(x, y + 3, 1), (x + 5, y + 14), (x, y + 18), (x - 5, y + 14)])
            d.obj(drop, colour, None, None, w=2.2)

    return pen


def _lobe(d: Drawing, skin: Tones) -> None:
    """The lower half of the near ear, open where hair is combed over it."""
    lobe = shape("-34,1! -39,-3 -46,0! -46,8 -42,15.5 -36,16.5! -34,9")
    d.fill(lobe, skin[0])
    d.shade(lobe, skin[1], 3, 3)
    d.ink(stroke("-38,2 -41.5,3 -41,8 -38.6,10"), 1.6, taper=(0.3, 0.4), wob=0)
    d.ink(stroke("-46,0 -46,8 -42,15.5 -36,16.5 -34.6,13"), 2.6, taper=(0.1, 0.3), wob=0)
    d.ink(stroke("-31,5 -35,-0.5 -40,-3 -47,0.5"), 2.6, taper=(0.4, 0.2), wob=0)


def coin(d: Drawing, x: float, y: float, r: float) -> None:
    """A gold coin with a star of four petals."""
    d.obj(circle(x, y, r), GOLD, GOLD_SH, GOLD_HI, w=2.6, sd=(3, 3), hinset=2.5, hd=(2, 2))
    d.ink(arc(x, y, r * 0.68, 0, 359), 1.5, taper=(0, 0), wob=0, color=GOLD_SH)
    for a in range(0, 360, 90):
        with d.at(x, y, a, r / 20, line=0.6):
            d.fill(shape("0,0! 5,-7 0,-13! -5,-7"), RED)


def pencil(x: float = -60, y: float = -10, rot: float = -10) -> Pen:
    """A pencil behind the near ear."""

    def pen(d: Drawing) -> None:
        with d.at(x, y, rot, 0.86):
            d.obj(rect(-34, -3.4, 54, 6.8), "#efb52e", "#c8841a", None, w=2.2, sd=(0, 2.5))
            d.obj(shape("20,-3.4! 20,3.4! 31,0!"), "#f1d49a", None, None, w=2)
            d.fill(shape("27,-1.2! 27,1.2! 31,0!"), INK)
            d.obj(rect(-40, -3.4, 8, 6.8, 2), RED, None, None, w=2)

    return pen


def plaster(d: Drawing) -> None:
    """A sticking plaster on the near cheek."""
    with d.at(-22, 21, 24, 1):
        d.obj(rect(-10, -4.4, 20, 8.8, 4), "#f2d9ae", "#d9b37c", None, w=2, sd=(2, 2))
        d.fill(rect(-3.4, -3, 6.8, 6), "#fdf7e8")
