"""The table: baize with a woven grain, light from above and darker corners.

Light and weave are put together in floating point and only then rounded to 8 bits: the weave dithers the slow
gradient, so no bands show.
"""

from functools import cache
from random import Random

from PIL import Image, ImageFilter, ImageMath

TILE = 512
COARSE = 24
"""The light is computed on a grid with cells of this many pixels, and smoothed between."""
WEAVE = 0.11
"""How much lighter or darker than the cloth the strongest threads are."""

Size = tuple[int, int]
Colour = tuple[int, int, int]


def baize(size: Size, colour: Colour) -> bytes:
    """The cloth as RGB bytes, row by row, exactly `size` pixels."""
    weave = Image.new("L", size)
    for x in range(0, size[0], TILE):
        for y in range(0, size[1], TILE):
            weave.paste(_weave(), (x, y))
    threads = weave.convert("F").point(lambda v: v * (WEAVE / 128) + (1 - WEAVE))
    lit = ImageMath.lambda_eval(lambda given: given["light"] * given["threads"], light=_light(size), threads=threads)
    return Image.merge("RGB", [lit.point(lambda v, c=c: v * c + 0.5).convert("L") for c in colour]).tobytes()


def _light(size: Size) -> Image.Image:
    """How bright each pixel is, around 1: a lamp a little above the middle, falling off towards the corners."""
    columns, rows = max(4, size[0] // COARSE), max(4, size[1] // COARSE)
    values = []
    for row in range(rows):
        for column in range(columns):
            x, y = 2 * (column + 0.5) / columns - 1, 2 * (row + 0.5) / rows - 1
            away = min(1.6, (0.9 * x * x + (y + 0.12) ** 2) ** 0.5)
            values.append(1.14 - 0.34 * away**1.8)
    coarse = Image.new("F", (columns, rows))
    coarse.putdata(values)
    return coarse.resize(size, Image.Resampling.BICUBIC)


@cache
def _weave() -> Image.Image:
    """A square of wool, grey around 128, that repeats without a seam; the same for ever."""
    rng = Random(1)
    fluff = _softened(_noise(rng, (TILE, TILE)), 0.7)
    warp = _softened(_noise(rng, (TILE, TILE // 8)).resize((TILE, TILE), Image.Resampling.BILINEAR), 0.4)
    weft = _softened(_noise(rng, (TILE // 8, TILE)).resize((TILE, TILE), Image.Resampling.BILINEAR), 0.4)
    return Image.blend(fluff, Image.blend(warp, weft, 0.5), 0.35)


def _softened(tile: Image.Image, radius: float) -> Image.Image:
    """Blur a tile as if it went on at its edges."""
    wide = Image.new("L", (TILE + 16, TILE + 16))
    for x in (8 - TILE, 8, 8 + TILE):
        for y in (8 - TILE, 8, 8 + TILE):
            wide.paste(tile, (x, y))
    return wide.filter(ImageFilter.GaussianBlur(radius)).crop((8, 8, TILE + 8, TILE + 8))


def _noise(rng: Random, size: Size) -> Image.Image:
    return Image.frombytes("L", size, rng.randbytes(size[0] * size[1]))
