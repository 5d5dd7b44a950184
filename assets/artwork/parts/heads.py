"""Heads in three-quarter view towards the right: chin at y = +50, top of the skull at y = -52."""

from collections.abc import Sequence

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Knots, Path, arc, circle, shape, stroke
from assets.artwork.palette import BLUSH, GOLD, INK, RED_SH, SKINS, WHITE

FACE = "20,-44 32,-30 36,-15 32.5,-5 36.5,7 34,20 29,33 22,45 10,51.5 -4,47 -20,35 -30,18 -33,-4 -34,-26 -22,-46 0,-53"


def eye(
    d: Drawing,
    cx: float,
    cy: float,
    w: float,
    look: float = 0.25,
    iris: str = "#3a2417",
    lid: float = 3.6,
    h: float = 1.0,
    far: bool = False,
) -> None:
    """One eye w units wide; `look` moves the iris, `far` is the one on the turned side."""
    e = shape(
        [
            (cx - w / 2, cy + 1.2, 1),
            (cx - w * 0.15, cy - 4.4 * h),
            (cx + w * 0.28, cy - 3.6 * h),
            (cx + w / 2, cy + 0.6, 1),
            (cx + w * 0.1, cy + 3.6 * h),
            (cx - w * 0.28, cy + 3.4 * h),
        ]
    )
    d.fill(e, WHITE)
    with d.clip(e):
        ix = cx + look * w * 0.28
        d.fill(circle(ix, cy - 0.6, 3.9 if not far else 3.3, 4.4), iris)
        d.fill(circle(ix - 1.2, cy - 2.0, 1.1), WHITE)
        # lid shadow
        d.ink(
            stroke([(cx - w / 2, cy - 1.6), (cx, cy - 4.6 * h), (cx + w / 2, cy - 1.4)]),
            2.4,
            taper=(0, 0),
            color=INK,
            op=0.35,
            wob=0,
        )
    d.ink(
        stroke(
            [
                (cx - w / 2 - 1.5, cy + 2.2),
                (cx - w * 0.18, cy - 4.6 * h),
                (cx + w * 0.3, cy - 3.8 * h),
                (cx + w / 2 + 0.6, cy + 1.2),
            ]
        ),
        lid,
        taper=(0.45, 0.3),
        wob=0.04,
    )
    d.ink(
        stroke([(cx - w * 0.3, cy + 4.0 * h), (cx + w * 0.1, cy + 4.4 * h), (cx + w * 0.42, cy + 2.4)]),
        1.5,
        taper=(0.5, 0.5),
        wob=0,
    )
    # fold above the eye
    d.ink(
        stroke([(cx - w * 0.38, cy - 5.6 * h), (cx, cy - 8.2 * h), (cx + w * 0.4, cy - 5.8 * h)]),
        1.3,
        taper=(0.5, 0.5),
        wob=0,
    )


def face(
    d: Drawing,
    skin: str = "fair",
    age: str = "young",
    brow: str = INK,
    look: float = 0.3,
    mood: float = 0,
    blush: bool = True,
    lips: str = RED_SH,
    female: bool = False,
    stern: float = 0,
) -> None:
    """A face without its hair; `mood` lifts the corners of the mouth, `stern` lowers the brows."""
    sk, sh = SKINS[skin][:2]
    f = shape(FACE)
    d.fill(f, sk)
    # form shadow: right side of the nose is turned away from light -> far cheek + under the jaw
    with d.clip(f):
        d.fill(
            shape("37,-40! 29,-20 28,-6 31,6 28,18 23,28 21,40 8,47 -8,43 -22,32 -34,10! -36,56! 44,60! 46,-40!"),
            sh,
        )
        # eye socket shade
        d.fill(shape("9,-11 16,-13 18,-6 17,2 12,0 8,-6"), sh, 0.75)
        # nose shadow plane
        d.fill(shape("17,-6! 20,4 27,13 22,18 14,18! 17,12 15,4"), sh)
        if blush:
            d.fill(circle(1, 16, 10, 8), BLUSH, 0.33)
            d.fill(circle(28, 15, 6, 7), BLUSH, 0.33)
        if d.lod > 0 and age != "young":
            for i in range(6):  # cheek hatching
                d.ink(
                    stroke([(-26 + i * 4.2, 30 + i * 2.6), (-19 + i * 4.0, 24 + i * 2.6)]),
                    1.5,
                    taper=(0.1, 0.9),
                    wob=0,
                )
    # eyes
    eye(d, -4, -4, 17, look, lid=3.4)
    eye(d, 25.5, -4.5, 11.5, look * 0.6, lid=3.0, far=True)
    _features(d, female, stern, brow, mood, lips, age, f)


def _features(d: Drawing, female: bool, stern: float, brow: str, mood: float, lips: str, age: str, f: Path) -> None:
    """Brows, nose, mouth, and the lines of age."""
    # brows
    b = 0 if female else 1
    d.ink(
        stroke([(-16, -12 - stern * -1), (-8, -17.5 - stern * 1), (2, -17), (9, -13 + stern * 3)]),
        4.2 + b,
        taper=(0.35, 0.5),
        color=brow,
    )
    d.ink(stroke([(19, -13.5 + stern * 3), (25, -17.5), (34, -13.5)]), 3.6 + b * 0.8, taper=(0.4, 0.5), color=brow)
    # nose
    d.ink(stroke([(17.5, -10), (18, -2), (22, 7), (27.5, 13.5), (25.5, 17.5), (20, 17.2)]), 2.7, taper=(0.55, 0.15))
    d.ink(stroke([(12.5, 12.5), (10.8, 15.6), (13.8, 18.2), (17, 17)]), 2.2, taper=(0.5, 0.4))
    # mouth
    m = mood
    d.fill(shape([(5, 28 - m, 1), (11, 25.4), (15.5, 26.4), (19, 25.2), (25.5, 27.6 - m, 1), (16, 28.6)]), lips, 0.8)
    d.fill(shape([(7, 28.4 - m, 1), (15.5, 28.8), (24.5, 28 - m, 1), (20, 33), (12, 33.2)]), lips, 0.55)
    d.ink(
        stroke([(3.5, 27.2 - m * 1.6), (9, 28.6), (15.5, 28.2), (21, 28.6), (27, 26.8 - m * 1.4)]),
        2.4,
        taper=(0.35, 0.35),
        wob=0,
    )
    d.ink(stroke([(11.5, 36.2), (16, 37), (20, 35.8)]), 1.8, taper=(0.5, 0.5), wob=0)
    if age == "old":
        d.ink(stroke([(9, 19), (4, 23), (2, 27)]), 1.8, taper=(0.3, 0.6), wob=0)
        d.ink(stroke([(-12, 5.5), (-6, 8), (1, 7)]), 1.5, taper=(0.5, 0.5), wob=0)
        d.ink(stroke([(-8, -27), (5, -29), (22, -27)]), 1.5, taper=(0.5, 0.5), wob=0)
        d.ink(stroke([(-4, -33), (8, -34.5), (20, -33)]), 1.3, taper=(0.5, 0.5), wob=0)
    d.contour(f, 3.2)


def ear(d: Drawing, skin: str = "fair", ring: bool = False) -> None:
    """The near ear, with or without a ring."""
    sk, sh = SKINS[skin][:2]
    e = shape("-29,-6 -35,-11 -40,-6 -39,4 -34,13 -29,14! -28,4")
    d.obj(e, sk, sh, None, w=2.8, sd=(4, 4))
    d.ink(stroke([(-31, -4), (-36, -4), (-35, 4), (-32, 9)]), 1.8, taper=(0.3, 0.4), wob=0)
    if ring:
        d.ink(arc(-34, 18, 5.5, -70, 270), 3.8, taper=(0, 0), color=INK, wob=0)
        d.ink(arc(-34, 18, 5.5, -70, 270), 2.0, taper=(0, 0), color=GOLD, wob=0)


def locks(
    d: Drawing, mass: Path | Knots, fill: str, sh: str, strands: Sequence[str], w: float = 3.0, hi: str | None = None
) -> None:
    """A mass of hair: filled silhouette + flowing strand lines"""
    p = mass if isinstance(mass, Path) else shape(mass)
    d.fill(p, fill)
    d.shade(p, sh, 9, 8)
    with d.clip(p):
        for i, s in enumerate(strands):
            if hi and i % 3 == 1:
                d.ink(stroke(s), 3.4, taper=(0.5, 0.5), color=hi)
            else:
                d.ink(stroke(s), 2.5, taper=(0.45, 0.55))
    d.contour(p, w)
