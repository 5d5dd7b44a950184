"""The table: baize with a woven grain, light from above and darker corners.

Light and weave are put together in floating point and only then rounded to 8 bits: the weave dithers the slow
gradient, so no bands show. One byte a pixel is enough, for a cloth has one colour: the brightness.
"""

from functools import cache
from random import Random

from PIL import Image, ImageFilter, ImageMath

TILE = 512
STRIP = 64
"""Rows that are worked on at a time; a divisor of TILE."""
COARSE = 24
"""The light is computed on a grid with cells of this many pixels, and smoothed between."""
WEAVE = 0.11
"""How much lighter or darker than the cloth the strongest threads are."""

Size = tuple[int, int]


def baize(size: Size, plain: int) -> bytes:
    """The cloth as one byte a pixel, row by row, exactly `size` pixels; `plain` is the colour as it is, less is darker."""
    width, height = size
    light = _light(size)
    weave = Image.new("L", (width, TILE))
    for x in range(0, width, TILE):
        weave.paste(_weave(), (x, 0))
    threads = weave.convert("F").point(lambda v: v * (WEAVE / 128) + (1 - WEAVE))
    # Speed: 3840 x 2160 in strips takes 75 ms and 76 MiB; the whole picture at once took 340 ms and 166 MiB.
    strips = []
    for top in range(0, height, STRIP):
        rows = min(STRIP, height - top)
        box = (0, top * light.height / height, light.width, (top + rows) * light.height / height)
        part = light.resize((width, rows), Image.Resampling.BICUBIC, box)
        seen = threads.crop((0, top % TILE, width, top % TILE + rows))
        lit = ImageMath.lambda_eval(lambda given: given["part"] * given["seen"], part=part, seen=seen)
        strips.append(lit.point(lambda v: v * plain + 0.5).convert("L").tobytes())
    return b"".join(strips)


def _light(size: Size) -> Image.Image:
    """How bright the table is, around 1, on a coarse grid: a lamp above the middle, falling off towards the corners."""
    columns, rows = max(4, size[0] // COARSE), max(4, size[1] // COARSE)
    values = []
    for row in range(rows):
        for column in range(columns):
            x, y = 2 * (column + 0.5) / columns - 1, 2 * (row + 0.5) / rows - 1
            away = min(1.6, (0.9 * x * x + (y + 0.12) ** 2) ** 0.5)
            values.append(1.14 - 0.34 * away**1.8)
    coarse = Image.new("F", (columns, rows))
    coarse.putdata(values)
    return coarse


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
