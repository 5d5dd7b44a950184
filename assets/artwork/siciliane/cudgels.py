"""The clubs of the Sicilian pack: three grown otherwise, each with knots, pruned twigs and a corded grip."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, arc, circle, shape, stroke, tube
from assets.artwork.palette import CUT_WOOD, CUT_WOOD_SH
from assets.artwork.siciliane.cart_paint import LEAF, POPPY, STONE

STATIONS = (148, 118, 92, 70, 48, 26, 4, -18, -40, -62, -84, -106, -126, -142)
"""How far below the middle the girth of a trunk is given, from the grip to the head."""
GRIP = 102
"""Where the bark ends: below it the wood is bare."""


@dataclass(frozen=True, slots=True)
class Growth:
    """How one club has grown: its middle and half-widths at the stations, knots (x, y, radius), stubs (x, y, degrees),
    lines of the bark and slivers of light, and by how many degrees its head is cut askew.
    """

    middle: Sequence[float]
    left: Sequence[float]
    right: Sequence[float]
    knots: Sequence[tuple[float, float, float]]
    stubs: Sequence[tuple[float, float, float]]
    bark: Sequence[str]
    light: Sequence[str]
    askew: float


GROWN: Mapping[str, Growth] = {
    "straight": Growth(
        (0, 0, -1, 0, 1, 0, -1, 0, 1, 0, -1, 0, 1, 2),
        (11, 12, 13, 18, 16, 17, 26, 24, 28, 39, 35, 44, 42, 30),
        (11, 12, 14, 16, 22, 19, 21, 31, 33, 31, 40, 39, 43, 31),
        ((12, -92, 9), (-14, -52, 8), (11, -14, 8), (-4, 42, 6.5)),
        ((-34, -62, -64), (32, -28, 60), (-22, 6, -62), (20, 50, 60)),
        (
            "-20,-118 -24,-96 -18,-74",
            "27,-70 24,-48 14,-34",
            "-5,-30 -8,-2 -2,24",
            "12,6 13,28 8,54",
            "0,60 2,76 0,92",
            "-4,-120 0,-112 -3,-76",
        ),
        ("-33,-108 -27,-86 -29,-66", "-19,-34 -16,-10 -18,6", "-11,28 -10,52 -9,86"),
        -7,
    ),
    "stout": Growth(
        (2, 1, 0, -1, 0, 1, 2, 1, -1, -2, -1, 1, 3, 3),
        (11, 12, 13, 15, 22, 20, 21, 33, 31, 35, 48, 44, 45, 32),
        (11, 12, 15, 21, 18, 20, 30, 27, 36, 44, 39, 48, 45, 33),
        ((-17, -82, 10), (14, -34, 9), (-4, 30, 7.5)),
        ((-38, -86, -58), (36, -56, 62), (24, 8, 60), (-17, 50, -62)),
        (
            "20,-120 26,-100 20,-76",
            "2,-122 2,-92 -4,-62",
            "-20,-52 -16,-30 -8,-14",
            "15,-10 12,20 14,46",
            "4,52 2,72 5,92",
            "-9,-10 -12,6 -9,14",
        ),
        ("-35,-114 -33,-98 -36,-88", "-25,-58 -22,-36 -23,-22", "-12,34 -13,54 -9,88"),
        8,
    ),
    "bent": Growth(
        (-12, -14, -16, -16, -14, -10, -5, 1, 6, 11, 15, 18, 20, 21),
        (11, 12, 14, 19, 16, 20, 28, 24, 27, 37, 33, 40, 38, 28),
        (11, 12, 13, 17, 22, 19, 22, 31, 29, 32, 41, 37, 41, 29),
        ((7, -102, 8), (24, -66, 7.5), (-6, -40, 8), (0, 10, 7), (-19, 64, 6)),
        ((46, -84, 56), (-20, -60, -62), (28, -18, 64), (-28, 6, -64), (6, 48, 58)),
        (
            "30,-122 34,-106 32,-90",
            "14,-82 10,-62 12,-44",
            "12,-34 14,-16 10,-4",
            "-14,-22 -18,2 -16,30",
            "-4,26 -10,48 -10,74",
            "-6,-112 -5,-100 -10,-76",
        ),
        ("-13,-110 -9,-96 -14,-74", "-17,-44 -16,-26 -22,-8", "-26,32 -26,52 -24,86"),
        5,
    ),
}


def cudgel(
    d: Drawing, x: float, y: float, length: float = 300, rot: float = 0, width: float = 1.0, kind: str = "straight"
) -> None:
    """A green knotty cudgel, thick end up, its grip bare and corded: one that is GROWN, with an m for mirrored."""
    s, growth = length / 300, GROWN[kind.removeprefix("m")]
    with d.at(x, y, rot, s, sx=s * width * (-1 if kind.startswith("m") else 1), sy=s, line=s**0.7):
        for px, py, turn in growth.stubs:
            _stub(d, px, py, turn)
        _trunk(d, growth)
        for knot in growth.knots:
            _knot(d, *knot)
        _cord(d, growth.middle[2])
        with d.at(growth.middle[-1], -141, growth.askew, 1, line=1):
            _cut(d, circle(0, 0, 27, 10), circle(2, 0, 14, 4.6))


def _trunk(d: Drawing, growth: Growth) -> None:
    """The wood in its bark, bare at the grip."""
    body = tube([*zip(growth.middle, STATIONS, strict=True)], growth.left, growth.right, cap=(4, 9))
    d.fill(body, LEAF[0])
    d.shade(body, LEAF[1], 14, 4)
    with d.clip(body):
        grip = shape([(-60, GRIP, 1), (60, GRIP, 1), (60, 170, 1), (-60, 170, 1)])
        d.fill(grip, STONE[0])
        x = growth.middle[0]
        d.ink(stroke([(x + 6, GRIP), (x + 5, 160)]), 9, taper=(0, 0), color=STONE[1], wob=0)
        for line in growth.light:
            d.ink(stroke(line), 5, taper=(0.5, 0.6), color=LEAF[2])
    for line in growth.bark:
        d.ink(stroke(line), 3.4, taper=(0.5, 0.6))
    d.contour(body, 4.8)


def _stub(d: Drawing, x: float, y: float, turn: float) -> None:
    """A pruned twig and its cut end."""
    with d.at(x, y, turn, 1, line=1):
        d.obj(shape("-15,12! -11,-6 -10,-20! 10,-20! 11,-6 15,12!"), LEAF[0], LEAF[1], None, w=4.4, sd=(5, 2))
        _cut(d, circle(0, -20, 10, 5.6), circle(1, -20, 4.4, 2.2))


def _knot(d: Drawing, x: float, y: float, r: float) -> None:
    """Where a twig was cut flush: flat wood, a crack of the bark running away from it."""
    d.ink(stroke([(x + r * 0.6, y + r), (x + r * 0.7, y + r * 2), (x + r * 0.1, y + r * 3.4)]), 3, taper=(0.1, 0.7))
    with d.at(x, y, -14, 1, line=1):
        d.obj(circle(0, 0, r, r * 1.18), STONE[0], None, None, w=3.4)
        d.ink(arc(r * 0.12, r * 0.1, r * 0.46, 20, 290, r * 0.54), 2.2, taper=(0.2, 0.4), color=STONE[1])


def _cut(d: Drawing, face: Path, year: Path) -> None:
    """A sawn face with a ring of its years."""
    d.obj(face, CUT_WOOD, CUT_WOOD_SH, None, w=3.8, sd=(4, 2))
    d.ink(year, 2.2, taper=(0.2, 0.2), color=STONE[1])


def _cord(d: Drawing, x: float) -> None:
    """Two turns of a red cord above the grip, each between two lines of ink."""
    for y in (GRIP - 6, GRIP + 5):
        turn = stroke([(x - 15, y - 3), (x, y + 2), (x + 15, y - 2)])
        d.ink(turn, 12, taper=(0, 0), wob=0)
        d.ink(turn, 6, taper=(0, 0), wob=0, color=POPPY[0])
