"""Help for the tables: noise, the light of the lamp, and one byte per pixel from both.

Light and texture are multiplied in floating point and only then rounded to 8 bits: the texture dithers the slow
gradient, so no bands show. One byte per pixel is enough, as it counts through 256 shades of each table's own.
"""

from collections.abc import Callable
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageMath

Size = tuple[int, int]
Rims = list[tuple[tuple[int, int], Size, bytes]]
"""Corner, size and RGB rows of the pictures along the edges."""
Texture = Callable[[int, int], Image.Image]
"""Takes the first row and the number of rows; returns the texture in even light, as wide as the table: mode L, 255 for
the brightest.
"""
STRIP = 128
"""Rows that are drawn at a time."""
COARSE = 24
"""Pixels of a cell of the coarse grid on which the light is computed; it is smoothed between cells."""


def unit_of(size: Size) -> float:
    """Return the pixels of one unit: a window has at least 1280 by 800 units."""
    return min(size[0] / 1280, size[1] / 800)


def noise(rng: Random, size: Size) -> Image.Image:
    """Return grey dots at random."""
    return Image.frombytes("L", size, rng.randbytes(size[0] * size[1]))


def clouds(rng: Random, size: Size, cells: Size) -> Image.Image:
    """Return soft noise: `cells` dots across and down, smoothed to `size`."""
    return noise(rng, (max(2, cells[0]), max(2, cells[1]))).resize(size, Image.Resampling.BICUBIC)


def endless(tile: Image.Image, radius: float) -> Image.Image:
    """Blur a tile as if it repeated at its edges."""
    wide, high = tile.size
    around = Image.new("L", (wide + 16, high + 16))
    for x in (8 - wide, 8, 8 + wide):
        for y in (8 - high, 8, 8 + high):
            around.paste(tile, (x, y))
    return around.filter(ImageFilter.GaussianBlur(radius)).crop((8, 8, wide + 8, high + 8))


def grid_of(size: Size) -> Size:
    """Return the numbers of columns and rows of a table's coarse grid."""
    return max(4, size[0] // COARSE), max(4, size[1] // COARSE)


def lamp(
    size: Size, wear: Callable[[float, float, float], float], rng: Random, *, bright: float, fall: float
) -> Image.Image:
    """Return the brightness of the table, around 1, on the coarse grid (mode F).

    The lamp is above the middle; the corners are darker. `wear` returns what the years have added at a place (across
    and down from -1 to 1, and a soft noise from 0 to 1).
    """
    columns, rows = grid_of(size)
    unit = unit_of(size)
    stains = clouds(rng, (columns, rows), (round(size[0] / unit / 70), round(size[1] / unit / 45))).tobytes()
    values = []
    for row in range(rows):
        y = 2 * (row + 0.5) / rows - 1
        for column in range(columns):
            x = 2 * (column + 0.5) / columns - 1
            distance = min(1.6, (0.9 * x * x + (y + 0.12) ** 2) ** 0.5)
            values.append(bright - fall * distance**1.8 + wear(x, y, stains[row * columns + column] / 255))
    coarse = Image.new("F", (columns, rows))
    coarse.putdata(values)
    return coarse


def lit(size: Size, light: Image.Image, texture: Texture, plain: int) -> bytes:
    """Return the table row by row, one byte per pixel: `plain` is full texture in light 1."""
    width, height = size
    strips = []
    # Speed: 3840 x 2160 in strips takes 75 ms and 76 MiB; the whole picture at once took 340 ms and 166 MiB.
    for top in range(0, height, STRIP):
        rows = min(STRIP, height - top)
        box = (0, top * light.height / height, light.width, (top + rows) * light.height / height)
        part = light.resize((width, rows), Image.Resampling.BICUBIC, box)
        seen = texture(top, rows).convert("F")
        both = ImageMath.lambda_eval(lambda given: given["part"] * given["seen"], part=part, seen=seen)
        strips.append(both.point(lambda v: v * (plain / 255) + 0.5).convert("L").tobytes())
    return b"".join(strips)


def shaded(picture: Image.Image, light: Image.Image, box: tuple[float, float, float, float], size: Size) -> Image.Image:
    """Return a coloured part of a table of `size`, at `box` of it, in its light."""
    scale = (light.width / size[0], light.height / size[1])
    there = (box[0] * scale[0], box[1] * scale[1], box[2] * scale[0], box[3] * scale[1])
    part = light.resize(picture.size, Image.Resampling.BICUBIC, there).point(lambda v: v * 255 / 1.2 + 0.5).convert("L")
    brighter = picture.point([min(255, round(v * 1.2)) for v in range(256)] * 3)
    return ImageChops.multiply(brighter, Image.merge("RGB", [part] * 3))


def framed(size: Size, wide: int, horizontal: Image.Image, vertical: Image.Image, light: Image.Image) -> Rims:
    """Return four sides around a table: `horizontal` as wide as it, `vertical` as high, both `wide` deep.

    Both are drawn for the left and the upper side, outer edge first, and mirrored for the others. The corners are
    mitred.
    """
    width, height = size
    mitre = Image.new("L", (wide, wide), 0)
    ImageDraw.Draw(mitre).polygon([(0, 0), (wide, wide), (0, wide)], fill=255)
    upright = vertical.copy()
    lying = horizontal.copy()
    lying.paste(upright.crop((0, 0, wide, wide)), (0, 0), mitre)
    turned = mitre.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    lying.paste(upright.crop((0, 0, wide, wide)).transpose(Image.Transpose.FLIP_LEFT_RIGHT), (width - wide, 0), turned)
    sides = (
        ((0, 0), lying),
        ((0, height - wide), lying.transpose(Image.Transpose.FLIP_TOP_BOTTOM)),
        ((0, wide), upright.crop((0, wide, wide, height - wide))),
        ((width - wide, wide), upright.crop((0, wide, wide, height - wide)).transpose(Image.Transpose.FLIP_LEFT_RIGHT)),
    )
    found = []
    for (x, y), side in sides:
        seen = shaded(side, light, (x, y, x + side.width, y + side.height), size)
        found.append(((x, y), side.size, seen.tobytes()))
    return found
