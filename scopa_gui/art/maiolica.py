"""Neapolitan maiolica: blue tiles, paler in the middle where cards are, and a frieze of painted tiles around them."""

from functools import partial
from math import cos, pi, sin
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from scopa_gui.art import ground
from scopa_gui.art.ground import Rims, Size, clouds, noise, unit_of

Colour = tuple[int, int, int]

FRIEZE = 44.0
"""Units of the side of a tile of the frieze."""
FIELD = 92.0
"""Units of the side of a tile of the field."""
_FINE = 4
_VARIANTS = 5
_PALEST = 0.28
_FADES = 6
"""Share of the pattern left on a tile in the middle, and the number of steps in which the pattern fades."""
CREAM = (236, 224, 194)
BLUE = (34, 66, 132)
SKY = (112, 152, 196)
OCHRE = (222, 160, 50)
GREEN = (78, 126, 72)
GROUT = (120, 110, 96)


def table(size: Size, plain: int) -> tuple[bytes, Rims]:
    """Draw the field, one byte per pixel, and the four sides of the frieze."""
    light = ground.lamp(size, lambda x, y, stain: 0.05 * (stain - 0.5), Random(41), bright=1.14, fall=0.36)
    field = _field(size)
    rng = Random(42)

    def texture(top: int, rows: int) -> Image.Image:
        speckle = noise(rng, (size[0], rows)).point(_SPECKLE)
        return ImageChops.multiply(field.crop((0, top, size[0], top + rows)), speckle)

    return ground.lit(size, light, texture, plain), _frieze(size, light)


_SPECKLE = [round(255 - 9 * v / 255) for v in range(256)]


# The field


def _field(size: Size) -> Image.Image:
    """Return glazed tiles, each a little different in tone, with thin joints and a faint flower where four meet."""
    rng = Random(43)
    inset = sum(_depths(size))
    wide = max(1, size[0] - 2 * inset)
    high = max(1, size[1] - 2 * inset)
    side = FIELD * unit_of(size)
    across = max(1, round(wide / side))
    down = max(1, round(high / side))
    glazes = [_faded(*_glaze(rng, (-(-wide // across), -(-high // down)))) for _ in range(6)]
    field = Image.new("L", size, 160)
    for row in range(down):
        for column in range(across):
            distance = ((2 * (column + 0.5) / across - 1) ** 2 + (2 * (row + 0.5) / down - 1) ** 2) ** 0.5
            tile = rng.choice(glazes)[min(_FADES - 1, int(_FADES * distance))]
            tone = 0.93 + 0.07 * rng.random()
            field.paste(
                tile.point(partial(_darker, tone)), (inset + wide * column // across, inset + high * row // down)
            )
    return field


def _faded(tile: Image.Image, plain: Image.Image) -> list[Image.Image]:
    """Return a tile with little of its pattern, with more, and so on up to all of it."""
    return [Image.blend(plain, tile, _PALEST + (1 - _PALEST) * (step / (_FADES - 1)) ** 1.4) for step in range(_FADES)]


def _darker(tone: float, value: float) -> float:
    return value * tone


def _depths(size: Size) -> tuple[int, int]:
    """Return the pixels of a tile of the frieze, and of the fillet inside it."""
    side = max(10, round(FRIEZE * unit_of(size)))
    return side, max(3, side // 8)


def _glaze(rng: Random, size: Size) -> tuple[Image.Image, Image.Image]:
    """Return a tile of the field and its glaze alone.

    The glaze is uneven and darker towards the joint; the tile has a quarter of a flower in each corner.
    """
    side = min(size)
    glaze = tile = clouds(rng, size, (4, 4)).point([round(214 + 20 * v / 255) for v in range(256)])
    line = max(1, round(side / 70))
    soft = Image.new("L", size, 214)
    box = (2 * line, 2 * line, size[0] - 2 * line, size[1] - 2 * line)
    ImageDraw.Draw(soft).rounded_rectangle(box, side // 14, fill=255)
    tile = ImageChops.multiply(tile, soft.filter(ImageFilter.GaussianBlur(side / 26)))
    tile.paste(255, (0, 0), _quarter_flowers(rng, size))
    draw = ImageDraw.Draw(tile)
    draw.rectangle((0, 0, size[0] - 1, line - 1), fill=152)
    draw.rectangle((0, 0, line - 1, size[1] - 1), fill=152)
    return tile, glaze


def _quarter_flowers(rng: Random, size: Size) -> Image.Image:
    """Return the mask of the lighter parts of a tile: leaves from the corners, and a small star in the middle."""
    fine = 3
    wide = size[0] * fine
    high = size[1] * fine
    mask = Image.new("L", (wide, high), 0)
    draw = ImageDraw.Draw(mask)
    far = min(wide, high)
    for x, y, turn in ((0, 0, 45), (wide, 0, 135), (wide, high, 225), (0, high, 315)):
        for lean, reach in ((-30, 0.19), (0, 0.30), (30, 0.19)):
            angle = (turn + lean + rng.uniform(-2, 2)) * pi / 180
            _leaf(draw, (x, y), angle, far * reach, far * 0.042, 150)
    for turn in range(4):
        _leaf(draw, (wide / 2, high / 2), turn * pi / 2, far * 0.10, far * 0.026, 140)
    return mask.resize(size, Image.Resampling.LANCZOS)


def _leaf(
    draw: ImageDraw.ImageDraw, start: tuple[float, float], angle: float, long: float, wide: float, fill: int | Colour
) -> None:
    """Draw a pointed leaf that grows from a point."""
    points = []
    for sign in (1, -1):
        for step in range(9):
            share = step / 8 if sign > 0 else 1 - step / 8
            out = sign * wide * sin(pi * share**0.8)
            along = long * (0.18 + 0.82 * share)
            points.append(
                (start[0] + along * cos(angle) - out * sin(angle), start[1] + along * sin(angle) + out * cos(angle))
            )
    draw.polygon(points, fill=fill)


# The frieze


def _frieze(size: Size, light: Image.Image) -> Rims:
    """Return painted tiles along all four edges, with a blue and ochre fillet towards the field."""
    rng = Random(44)
    side, fillet = _depths(size)
    tiles = [_tile(rng, side) for _ in range(_VARIANTS)]
    corner = _tile(rng, side, corner=True)
    sides = []
    for long in size:
        run = Image.new("RGB", (long, side + fillet), GROUT)
        count = max(3, round(long / side)) | 1
        for number in range(count):
            left = round(long * number / count)
            right = round(long * (number + 1) / count)
            tile = corner if number in (0, count - 1) else rng.choice(tiles)
            run.paste(tile.resize((right - left, side), Image.Resampling.LANCZOS), (left, 0))
        _draw_fillet(run, side, fillet)
        sides.append(run)
    upright = sides[1].transpose(Image.Transpose.TRANSPOSE)
    return ground.framed(size, side + fillet, sides[0], upright, light)


def _draw_fillet(run: Image.Image, side: int, fillet: int) -> None:
    draw = ImageDraw.Draw(run)
    low = side + fillet
    draw.rectangle((0, side, run.width, low), fill=(60, 52, 44))
    draw.rectangle((0, side + 1, run.width, low - 1), fill=OCHRE)
    draw.rectangle((0, side + 1, run.width, side + max(1, fillet // 3)), fill=(236, 190, 96))
    draw.rectangle((0, low - max(1, fillet // 5), run.width, low), fill=(18, 26, 46))


def _tile(rng: Random, side: int, *, corner: bool = False) -> Image.Image:
    """Return a painted tile: blue quarter circles in the corners, crossed leaves, an ochre flower in the middle."""
    far = side * _FINE
    tile = Image.new("RGB", (far, far), CREAM)
    draw = ImageDraw.Draw(tile)
    line = max(2, far // 46)

    def at(x: float, y: float) -> tuple[float, float]:
        return far * (x + rng.uniform(-0.008, 0.008)), far * (y + rng.uniform(-0.008, 0.008))

    for x, y in ((0, 0), (1, 0), (1, 1), (0, 1)):
        middle = at(x, y)
        for reach, colour in ((0.335, BLUE), (0.27, CREAM), (0.21, SKY), (0.12, OCHRE)):
            _round(draw, middle, far * (reach + rng.uniform(-0.006, 0.006)), colour)
    middle = at(0.5, 0.5)
    for turn in range(4):
        _leaf(draw, middle, turn * pi / 2 + rng.uniform(-0.04, 0.04), far * 0.46, far * 0.062, GREEN)
    for turn in range(8 if corner else 4):
        angle = (turn + 0.5) * (pi / 4 if corner else pi / 2) + rng.uniform(-0.05, 0.05)
        _leaf(draw, middle, angle, far * 0.31, far * 0.092, BLUE)
        _leaf(draw, middle, angle, far * 0.265, far * 0.055, OCHRE)
    for reach, colour in ((0.105, BLUE), (0.075, (240, 196, 96))):
        _round(draw, middle, far * reach, colour)
    draw.rectangle((0, 0, far, line), fill=GROUT)
    draw.rectangle((0, 0, line, far), fill=GROUT)
    brush = Image.merge(
        "RGB", [clouds(rng, (far, far), (7, 7)).point([round(214 + 41 * v / 255) for v in range(256)])] * 3
    )
    small = ImageChops.multiply(tile, brush).resize((side, side), Image.Resampling.LANCZOS)
    dots = noise(rng, (side, side)).point([round(255 - 12 * v / 255) for v in range(256)])
    return ImageChops.multiply(small, Image.merge("RGB", [dots] * 3))


def _round(draw: ImageDraw.ImageDraw, middle: tuple[float, float], reach: float, colour: Colour) -> None:
    draw.ellipse((middle[0] - reach, middle[1] - reach, middle[0] + reach, middle[1] + reach), fill=colour)
