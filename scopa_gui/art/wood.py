"""Table of a trattoria: broad planks of chestnut with grain, knots and joints, and the ring of a wine glass.

The planks in the middle, where cards are, are calm: few knots, paler lines, and joints that are only a line.
"""

from itertools import pairwise
from math import exp
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageMath

from scopa_gui.art import ground
from scopa_gui.art.ground import Rims, Size, clouds, noise, unit_of

PLANKS = 7
CALM = (0.0, 0.55, 1.0, 1.0, 1.0, 0.55, 0.0)
"""Calmness of each plank from the top down, 0 to 1."""
_STEP = 12.0
"""Units between the places at which the grain of a plank is computed."""
_RINGS = 26.0
_DEEP = 0.27
"""Share by which the darkest line of a plank is darker than the wood."""


def table(size: Size, plain: int) -> tuple[bytes, Rims]:
    """Draw the planks, one byte per pixel; they have no rims."""
    light = ground.lamp(size, lambda x, y, stain: 0.06 * (stain - 0.5), Random(21), bright=1.17, fall=0.36)
    half = (max(8, size[0] // 2), max(8, size[1] // 2))
    board = _board(half)
    rng = Random(22)

    def texture(top: int, rows: int) -> Image.Image:
        box = (0, top * half[1] / size[1], half[0], (top + rows) * half[1] / size[1])
        figure = board.resize((size[0], rows), Image.Resampling.BILINEAR, box)
        return ImageChops.multiply(figure, _fibres(rng, (size[0], rows), unit_of(size)))

    return ground.lit(size, light, texture, plain), []


def _fibres(rng: Random, size: Size, unit: float) -> Image.Image:
    """Return fine streaks along the planks, and the short dark pores of chestnut."""
    width, rows = size
    length = max(6.0, 26 * unit)
    streaks = noise(rng, (max(2, round(width / length)), rows)).resize(size, Image.Resampling.BICUBIC)
    pores = noise(rng, (max(2, round(width / (7 * unit))), rows)).point(_PORES).resize(size, Image.Resampling.BILINEAR)
    dust = noise(rng, size).point(_DUST)
    return ImageChops.multiply(ImageChops.multiply(streaks.point(_STREAKS), pores), dust)


_STREAKS = [round(255 * (0.90 + 0.10 * v / 255)) for v in range(256)]
_DUST = [round(255 - 9 * v / 255) for v in range(256)]
_PORES = [255 if v < 238 else round(255 - (v - 238) * 3.4) for v in range(256)]


def _board(half: Size) -> Image.Image:
    """Return all planks at half the size, in even light."""
    rng = Random(31)
    board = Image.new("L", half, 255)
    edges = [round(half[1] * place / PLANKS) for place in range(PLANKS + 1)]
    for number, (top, low) in enumerate(pairwise(edges)):
        board.paste(_plank(rng, (half[0], low - top), number), (0, top))
    draw = ImageDraw.Draw(board)
    line = max(1, round(half[1] / 500))
    for edge, neighbours in zip(edges[1:-1], pairwise(CALM), strict=True):
        calm = sum(neighbours) / 2
        draw.rectangle((0, edge - line, half[0], edge), fill=round(66 + 52 * calm))
        draw.rectangle((0, edge + 1, half[0], edge + line), fill=round(235 - 15 * calm))
    _wine(board)
    return board


def _plank(rng: Random, size: Size, number: int) -> Image.Image:
    """Return one plank: growth lines around its heart, bent by knots, in a tone of its own."""
    width, height = size
    columns = max(8, round(width / height * 140 / _STEP))
    rows = 12
    calm = CALM[number]
    slow = _grid(rng, (columns, rows), (max(3, columns // 14), 3))
    quick = _grid(rng, (columns, rows), (columns // 3, 5))
    knots = [
        (rng.uniform(0.05, 0.95) * columns, rng.uniform(0.2, 0.8) * rows, rng.choice((-1, 1)))
        for _ in range(rng.choice((0, 1, 1, 2)) if not calm else 0)
    ]
    heart = rng.uniform(-0.4, 1.4)
    lean = rng.uniform(-3.0, 3.0)
    broad = rng.uniform(0.7, 1.2) * _RINGS * (1 - 0.35 * calm)
    values = []
    for row in range(rows):
        y = (row + 0.5) / rows
        for column in range(columns):
            place = row * columns + column
            off = y - heart + 0.34 * (slow[place] - 0.5)
            value = (
                broad * off * abs(off) * 0.6 + broad * 0.25 * off + lean * column / columns + 0.5 * (quick[place] - 0.5)
            )
            for x, middle, turn in knots:
                far = ((column - x) / 3.6) ** 2 + ((row - middle) / 2.6) ** 2
                if far < 9:
                    value += turn * 3.4 * exp(-far)
            values.append(value + 40)
    field = Image.new("F", (columns, rows))
    field.putdata(values)
    smooth = field.resize(size, Image.Resampling.BICUBIC)
    years = ImageMath.lambda_eval(lambda given: given["int"](given["field"] * 256.0) & 255, field=smooth)
    vivid = 1 - 0.6 * calm
    tone = 0.92 + vivid * (0.08 - 0.16 * rng.random() - (0.06 if number % 2 else 0.0))
    deep = _DEEP * vivid
    plank = years.convert("L").point([round(255 * tone * (1 - deep * _year(v / 255))) for v in range(256)])
    soft = 0.14 * vivid
    cloudy = clouds(rng, size, (columns // 6, 4)).point([round(255 * (1 - soft + soft * v / 255)) for v in range(256)])
    plank = ImageChops.multiply(plank, cloudy)
    for x, middle, _ in knots:
        _knot(plank, (x / columns * width, middle / rows * height), height)
    return plank


def _year(share: float) -> float:
    """Return the darkness within a growth line: slowly darker, then suddenly light again."""
    return share**2.2 if share < 0.9 else 0.79 * (1 - share) / 0.1


def _grid(rng: Random, size: Size, cells: Size) -> list[float]:
    return [value / 255 for value in clouds(rng, size, cells).tobytes()]


def _knot(plank: Image.Image, centre: tuple[float, float], height: int) -> None:
    """Draw the dark heart of a knot."""
    reach = max(3, height // 6)
    spot = Image.new("L", (4 * reach, 4 * reach), 0)
    draw = ImageDraw.Draw(spot)
    draw.ellipse((reach, round(1.35 * reach), 3 * reach, round(2.65 * reach)), fill=105)
    draw.ellipse((round(1.5 * reach), round(1.65 * reach), round(2.4 * reach), round(2.3 * reach)), fill=215)
    spot = spot.filter(ImageFilter.GaussianBlur(reach / 7))
    corner = (round(centre[0]) - 2 * reach, round(centre[1]) - 2 * reach)
    plank.paste(70, (corner[0], corner[1], corner[0] + spot.width, corner[1] + spot.height), spot)


def _wine(board: Image.Image) -> None:
    """Draw the mark of a wine glass: a thin ring, open on one side."""
    width, height = board.size
    radius = round(height * 0.062)
    fine = 4
    ring = Image.new("L", (3 * radius * fine, 3 * radius * fine), 0)
    draw = ImageDraw.Draw(ring)
    middle = ring.width / 2
    for start, end, dark in ((20, 330, 60), (60, 250, 84), (120, 190, 110)):
        far = radius * fine
        draw.arc(
            (middle - far, middle - far, middle + far, middle + far),
            start,
            end,
            fill=dark,
            width=round(radius * fine * 0.09),
        )
    ring = ring.resize((3 * radius, 3 * radius), Image.Resampling.LANCZOS).filter(
        ImageFilter.GaussianBlur(max(0.6, radius / 26))
    )
    corner = (round(width * 0.078) - ring.width // 2, round(height * 0.70) - ring.height // 2)
    board.paste(60, (*corner, corner[0] + ring.width, corner[1] + ring.height), ring)
