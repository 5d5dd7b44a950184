"""What people of the siglo de oro wear: doublets with a row of buttons, paned breeches, starched ruffs, short capes."""

from collections.abc import Sequence

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, Point, circle, shape, stroke
from assets.artwork.palette import SKINS, Tones
from assets.artwork.parts.drapery import cloth
from assets.artwork.parts.finery import trim
from assets.artwork.parts.harness import scallops
from assets.artwork.parts.limbs import fold
from assets.artwork.spanish.tints import LINEN, YELLOW

PUFF = "-2,-8! -50,-4 -84,30 -88,74 -66,108 -34,116! -6,104 2,72!"


def drape(
    d: Drawing,
    outline: str,
    c: Tones,
    folds: Sequence[str] = (),
    wide: float = 12,
    sd: Point = (14, 6),
    ang: float = 210,
) -> Path:
    """A hanging piece of cloth with its folds."""
    p = shape(outline)
    d.fill(p, c[0])
    with d.clip(p):
        for line in folds:
            fold(d, line, c[1], wide, 2.4)
    d.shade(p, c[1], *sd)
    d.rim_hatch(p, 14, 5.4, 2.1, ang=ang)
    d.contour(p, 3.6)
    return p


def breeches(d: Drawing, x: float, y: float, c: Tones, pane: Tones, band: Tones = YELLOW, wide: float = 1.0) -> None:
    """Round paned breeches hanging from the waist at (x, y) to the middle of the thighs."""
    for m in (1, -1):
        with d.at(x, y, 0, 1, sx=m * wide, sy=1):
            p = shape(PUFF)
            d.fill(p, c[0])
            with d.clip(p):
                for line in (
                    "-8,-8 -24,40 -40,112",
                    "-20,-8 -52,38 -62,108",
                    "-2,6 -6,60 -16,110",
                    "-34,-8 -78,30 -84,88",
                ):
                    d.ink(stroke(line), 15, taper=(0.35, 0.3), wob=0)
                    d.ink(stroke(line), 9.5, taper=(0.35, 0.3), wob=0, color=pane[0])
            d.shade(p, c[1], 9, 12)
            d.contour(p, 3.6)
            trim(d, "-70,104 -50,114 -30,116 -6,106", band[0], band[1], 13)


def doublet(
    d: Drawing, x: float, c: Tones, cuts: Tones | None = None, buttons: Tones = YELLOW, skirt: bool = True
) -> None:
    """A padded doublet, its waist in a point, around x; `cuts` shows through slits in the cloth."""
    with d.at(x - 250, 0):
        if skirt:
            scallops(d, "196,364 222,384 250,394 278,384 304,364", 7, c, 26)
        p = shape(
            "190,238! 178,272 186,322 197,362! 224,384 250,396 276,384! 303,362 314,322 322,272 310,238! 282,226 "
            "250,230 218,226"
        )
        d.fill(p, c[0])
        if cuts:
            _slits(d, p, cuts)
        d.shade(p, c[1], 18, 5)
        for line in ("198,306 208,334 210,362", "304,296 294,330 292,360", "232,352 240,368 244,386"):
            d.ink(stroke(line), 2.3, taper=(0.3, 0.6))
        d.rim_hatch(p, 15, 5.2, 2.2, ang=200)
        d.contour(p, 3.6)
        d.ink(stroke("258,236 262,310 252,392"), 2.6, taper=(0.1, 0.2))
        for k in range(7):
            d.obj(circle(257 - abs(k - 3) * 0.6, 260 + k * 20, 5), buttons[0], buttons[1], None, w=2.2, sd=(2, 2))


def _slits(d: Drawing, p: Path, c: Tones) -> None:
    """Rows of slanting slits with the lining showing."""
    with d.clip(p):
        for row in range(4):
            for x in (198, 220, 282, 304):
                lean = 5 if x > 250 else -5
                slit = [
                    (x - lean, 256 + row * 32, 1),
                    (x + 5, 270 + row * 32),
                    (x + lean, 284 + row * 32, 1),
                    (x - 5, 270 + row * 32),
                ]
                d.obj(shape(slit), c[0], None, None, w=2.2)


def belt(d: Drawing, x: float, c: Tones, buckle: Tones = YELLOW) -> None:
    """A belt along the pointed waist of a doublet."""
    with d.at(x - 250, 0):
        trim(d, "196,361 222,381 250,391 278,381 304,361", c[0], c[1], 14)
        d.obj(shape("240,380! 260,380! 262,400! 250,406! 238,400!"), buckle[0], buckle[1], buckle[2], w=2.8, sd=(4, 4))


def starched_ruff(d: Drawing, x: float, y: float, w: float = 58, h: float = 21, n: int = 10, rot: float = 0) -> None:
    """A ruff of tubes set side by side, in figures of eight."""
    with d.at(x, y, rot):
        d.obj(circle(0, 0, w, h), LINEN[0], LINEN[1], None, w=3, sd=(6, 7))
        for u in sorted((-0.86 + 1.72 * k / (n - 1) for k in range(n)), key=abs, reverse=True):
            drop = h * (1 - u * u) ** 0.5
            loop = shape(
                [
                    (u * w * 0.62, drop * 0.2, 1),
                    (u * w - 5.4, drop * 0.86),
                    (u * w, drop + 3),
                    (u * w + 5.4, drop * 0.86),
                ]
            )
            d.obj(loop, LINEN[0], LINEN[1], None, w=2.3, sd=(3, 2))


def collar(d: Drawing, x: float, y: float, c: Tones = LINEN) -> None:
    """A flat square collar of lace that falls on the shoulders, open at the throat."""
    for m in (1, -1):
        with d.at(x, y, 0, 1, sx=m, sy=1):
            d.obj(
                shape("2,4! 18,-18 34,-24! 62,-10 76,8! 66,20 52,34! 28,30 4,40!"), c[0], c[1], None, w=3.2, sd=(6, 7)
            )
            for a, b in (((10, 32), (10, 22)), ((26, 27), (24, 18)), ((42, 28), (38, 19)), ((60, 20), (53, 12))):
                d.ink(stroke([a, b]), 2.2, taper=(0.1, 0.6), wob=0)


def throat(d: Drawing, x: float, y: float, skin: str = "fair") -> None:
    """The neck, its upper end at (x, y) under the chin."""
    sk = SKINS[skin]
    with d.at(x, y):
        p = shape("-20,-20! -20,8 -32,34! 0,46 32,34! 18,8 18,-20!")
        d.fill(p, sk[1])
        d.contour(p, 2.8)


def shoe_rose(d: Drawing, x: float, y: float, c: Tones, r: float = 13) -> None:
    """A ribbon tied into a rose on a shoe or a garter."""
    for k in range(6):
        with d.at(x, y, 60 * k, r / 13, line=1):
            d.obj(shape("0,-2! 7,-9 4,-14 -4,-14 -7,-9"), c[0], c[1], None, w=2.2, sd=(2, 2))
    d.obj(circle(x, y, r * 0.3), YELLOW[0], None, None, w=1.8)


def wide_sleeve(d: Drawing, outline: str, c: Tones, folds: tuple[str, ...], hem: str, w: float = 10) -> None:
    """A wide hanging sleeve with a fur or golden hem."""
    cloth(d, outline, c, folds, hatch=13, sd=(13, 7))
    trim(d, hem, YELLOW[0], YELLOW[1], w)
