"""The heads of young people, beside the one in `heads`: a boy, a lady, a frontal face and a profile.

Units as in `heads`: chin at y = +50, top of the skull at y = -52, all turned to the right.
"""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, circle, shape, stroke
from assets.artwork.palette import BLUSH, INK, RED, RED_SH, SKIN, SKIN_SH, WHITE, WHITE_SH
from assets.artwork.parts.heads import eye

BOY = "20,-44 33,-28 37,-13 33.5,-2 38,9 36,24 30,36 21,45 9,50 -6,46 -23,36 -32,20 -34,-4 -35,-26 -22,-46 0,-53"
LADY = "20,-44 32,-30 36,-15 33,-5 36.5,6 35,18 29,31 20,42 10,49 -2,46 -19,34 -30,18 -33,-4 -34,-26 -22,-46 0,-53"
FRONT = "0,-53 24,-47 35,-28 36,-6 34,12 28,30 16,45 0,52 -16,45 -28,30 -34,12 -36,-6 -35,-28 -24,-47"
PROFILE = (
    "0,-55 20,-50 31,-36 33,-20 30.5,-9 36,0 43.5,10 42.5,15 34,18! 36,21 39.5,24 35.5,28! 38.5,31 36,35 33.5,38 "
    "37.5,44 36,51 27,54 12,49 -4,40 -10,28 -20,24 -40,10 -46,-18 -36,-42 -20,-52"
)


def _skin(d: Drawing, f: Path, dark: str, cheeks: tuple[tuple[float, float, float, float], ...]) -> None:
    """Skin, the plane turned from the light, and the blush."""
    d.fill(f, SKIN)
    with d.clip(f):
        d.fill(shape(dark), SKIN_SH)
        for x, y, rx, ry in cheeks:
            d.fill(circle(x, y, rx, ry), BLUSH, 0.36)


def _lines(d: Drawing, *lines: tuple[str, float]) -> None:
    """Ink lines of a face, each with its width."""
    for knots, w in lines:
        d.ink(stroke(knots), w, taper=(0.45, 0.35), wob=0)


def face_boy(d: Drawing, brow: str = INK) -> None:
    """A round-cheeked boy with a snub nose, smiling, three quarters to the right."""
    f = shape(BOY)
    _skin(
        d,
        f,
        "38,-40! 30,-20 29,-5 32,7 30,20 24,31 10,41 -8,40 -24,28 -35,10! -36,58! 46,58! 46,-40!",
        ((-2, 19, 12, 9), (29, 18, 7, 8)),
    )
    d.fill(shape("18,-4! 21,4 27,11 22,16 15,16! 17,10"), SKIN_SH)
    with d.at(0, -1):
        eye(d, -4, -1, 18, 0.55, iris="#2f5e8a", lid=3.4, h=1.25)
        eye(d, 26, -1.5, 12, 0.4, iris="#2f5e8a", lid=3.0, h=1.2, far=True)
    for knots, w in (("-17,-12 -7,-18 6,-14", 4), ("20,-14 27,-18 35,-13", 3.6)):
        d.ink(stroke(knots), w, taper=(0.4, 0.4), color=brow)
    _lines(d, ("18,-4 20,4 27.5,11 25,16 20,16", 2.6), ("13,12 11.5,15 15,17.5", 2))
    d.fill(shape("4,26! 11,25 15.5,26.4 19.5,25 27,25.6! 23,28 16,29.2 9,28.6"), RED_SH)
    d.fill(shape("7,28.4! 16,29.2 25,27.4! 22,32.6 16,34 10,32.8"), RED)
    _lines(d, ("0,23.4 5,27.4 16,29.2 25,27 29.5,22.6", 2.4), ("11,37.4 16,38.4 20,37", 1.7))
    d.contour(f, 3.2)


def face_lady(d: Drawing, brow: str = INK) -> None:
    """A young lady, three quarters to the right, lids lowered, full lips."""
    f = shape(LADY)
    _skin(
        d,
        f,
        "38,-40! 30,-20 29,-5 32,7 30,18 24,29 10,40 -6,38 -22,28 -34,8! -36,58! 46,58! 46,-40!",
        ((-1, 15, 11, 8), (28, 14, 6, 7)),
    )
    d.fill(shape("18,-4! 21,4 26,12 22,16 15,16! 17,10"), SKIN_SH)
    for x, w, far in ((-4, 18, False), (25.5, 12, True)):
        eye(d, x, -3, w, 0.5, iris="#4a5f2c", lid=4.2, h=1.1, far=far)
        d.fill(shape([(x - w / 2, -4.4), (x, -8.6), (x + w / 2, -4.8), (x, -6)]), SKIN_SH)
    for knots, w in (("-17,-14 -8,-20 4,-18 9,-15", 2.8), ("19,-15 25,-20 34,-16", 2.5)):
        d.ink(stroke(knots), w, taper=(0.5, 0.5), color=brow)
    _lines(d, ("18,-6 19,2 22,8 26,13 24,16.5 20,16.4", 2.3), ("13,13 12,15.6 15,17.6", 1.8))
    d.fill(shape("6,28! 12,24.2 16,25.6 19,24.2 26,27.6! 16,29"), RED_SH)
    d.fill(shape("7,28.4! 16,29 25,28! 21,34.5 12,35"), RED)
    _lines(d, ("4,26.6 10,28.6 16,28 21,28.6 28,26", 2.2), ("12,38.4 16,39 20,38", 1.7))
    d.contour(f, 3.2)


def face_front(d: Drawing, brow: str = INK) -> None:
    """A young man seen from the front, the first down on his lip."""
    f = shape(FRONT)
    _skin(
        d,
        f,
        "38,-46! 28,-24 29,0 24,22 12,36 0,41 -14,37 -28,20 -36,0! -40,60! 46,60! 46,-46!",
        ((-20, 14, 9, 7.5), (20, 14, 8, 7.5)),
    )
    d.fill(shape("3,-6! 5,4 10,12 5,17 -2,17! 3,12"), SKIN_SH)
    for x in (-15.5, 15.5):
        eye(d, x, -4, 17, 0.5, lid=3.4)
    for knots in ("-27,-12 -20,-17.5 -7,-14", "7,-14 20,-17.5 27,-12"):
        d.ink(stroke(knots), 5, taper=(0.4, 0.3), color=brow)
    _lines(d, ("3,-10 4,2 9,12 6,16.6 0,18 -5,16.6 -8,13.6", 2.5))
    d.fill(shape("-10,29! -4,27 0,28 4,27 10,29! 5,34 -5,34"), RED_SH)
    _lines(d, ("-12,28.6 -4,30 0,29.2 4,30 12,28", 2.2))
    for m in (1, -1):
        with d.at(sx=m, sy=1):
            d.fill(shape("2,22! 8,22 13,24.6 16,24! 13,27 7,26 2,25!"), brow)
    _lines(d, ("-5,38.4 0,39.4 5,38.2", 1.7))
    d.contour(f, 3.2)


def face_profile(d: Drawing, brow: str = INK) -> None:
    """A youth in profile, looking to the right."""
    f = shape(PROFILE)
    _skin(d, f, "-12,30! 0,36 14,40 26,40 32,36! 42,44! 40,60! -20,60!", ((14, 17, 11, 9),))
    d.fill(shape("34,12! 42,13 43,16 34,18! 32,15"), SKIN_SH)
    e = shape("28,-7! 20,-7.5 12,-3! 19,0.5 27,0.5! 29,-3")
    d.fill(e, WHITE)
    with d.clip(e):
        d.fill(circle(25.5, -3.4, 3.4, 4.6), "#3a2417")
        d.fill(circle(25, -5, 1), WHITE)
    _lines(d, ("9,-1.5 15,-6 22,-8.4 29.5,-7", 3.6), ("14,0 20,1.8 27,1", 1.5), ("13,-8 20,-11.4 27,-10.4", 1.4))
    d.ink(stroke("7,-15 17,-20 30,-16"), 4.6, taper=(0.5, 0.25), color=brow)
    _lines(d, ("36,17 33,13.5 34,10", 2.2), ("31,20 29,23 29,26", 1.3))
    d.fill(shape("36,28! 39.4,24.6 36.4,22.8 31,26.6 28,28.6! 33,29"), RED_SH, 0.8)
    d.fill(shape("29,28.4! 36,28! 38.4,31 35.6,34! 32,32.6"), RED, 0.7)
    _lines(d, ("38,27.8 32,28.6 26,28", 2.0))
    d.contour(f, 2.6)


def ruff(d: Drawing, x: float, y: float, w: float = 44, h: float = 17, n: int = 9) -> None:
    """A pleated ruff around a neck at (x, y)."""
    d.obj(circle(x, y, w, h), WHITE, WHITE_SH, None, w=2.8, sd=(5, 5))
    for i in range(n):
        u = -1 + 2 * (i + 0.5) / n
        tip = (x + w * u, y + h * (1 - u * u) ** 0.5)
        d.ink(stroke([(x + w * u * 0.5, y + 1), (x + w * u * 0.77 + 2 * u, (tip[1] + y) / 2 + 2), tip]), 1.9)
