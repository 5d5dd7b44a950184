"""The baize: a woven grain with a faint nap, paler where hands have played for years, and a rail of walnut."""

from functools import cache
from math import exp
from random import Random

from PIL import Image, ImageChops, ImageMath

from scopa_gui.art import ground
from scopa_gui.art.ground import Rims, Size, clouds, endless, noise, unit_of

TILE = 512
WEAVE = 0.24
"""Share by which the deepest threads are darker than the cloth."""
RAIL = 9.0
"""Width in units of the part of the rail that is seen."""
_WALNUT = ((150, 98, 58), (128, 80, 46), (104, 62, 35), (84, 48, 27), (60, 33, 18), (30, 16, 9))
"""Colours of the rail from the window's edge to the cloth."""


def table(size: Size, plain: int) -> tuple[bytes, Rims]:
    """Draw the baize, one byte per pixel, and the four sides of its rail."""
    light = ground.lamp(size, _wear, Random(11), bright=1.13, fall=0.36)
    rng = Random(12)
    threads = Image.new("L", (size[0], TILE))

    def texture(top: int, rows: int) -> Image.Image:
        start = top % TILE
        if not start:
            _unroll(rng, threads)
        return threads.crop((0, start, size[0], start + rows))

    return ground.lit(size, _shaded_by_rail(light), texture, plain), rail(size, light)


def _shaded_by_rail(light: Image.Image) -> Image.Image:
    """Return the light with the shadow of the rail in its outermost cells."""
    shadow = Image.new("F", light.size, 0.22)
    shadow.paste(0.0, (1, 1, light.width - 1, light.height - 1))
    shaded: Image.Image = ImageMath.lambda_eval(
        lambda given: given["light"] - given["shadow"], light=light, shadow=shadow
    )
    return shaded


def _unroll(rng: Random, threads: Image.Image) -> None:
    """Fill a band of TILE rows with wool, shifted at random so that no part of it repeats visibly."""
    for x in range(0, threads.width, TILE):
        threads.paste(ImageChops.offset(_weave(), rng.randrange(TILE), rng.randrange(TILE)), (x, 0))


def _wear(x: float, y: float, stain: float) -> float:
    """Return the wear at a place: paler in a ring where cards are played and taken, and a little uneven everywhere."""
    distance = ((x / 0.62) ** 2 + ((y - 0.02) / 0.60) ** 2) ** 0.5
    return 0.075 * exp(-(((distance - 0.92) / 0.30) ** 2)) * (0.35 + 1.1 * stain) + 0.04 * (stain - 0.5)


@cache
def _weave() -> Image.Image:
    """Return a square of wool that repeats without a seam, 255 for the highest threads; it is always the same."""
    rng = Random(1)
    fluff = endless(noise(rng, (TILE, TILE)), 0.7)
    warp = endless(noise(rng, (TILE, TILE // 8)).resize((TILE, TILE), Image.Resampling.BILINEAR), 0.4)
    weft = endless(noise(rng, (TILE // 8, TILE)).resize((TILE, TILE), Image.Resampling.BILINEAR), 0.4)
    wool = Image.blend(fluff, Image.blend(warp, weft, 0.5), 0.35)
    return wool.point([round(255 * (1 - WEAVE + WEAVE * v / 255)) for v in range(256)])


def rail(size: Size, light: Image.Image) -> Rims:
    """Draw walnut along the window's edges, rounded towards the cloth."""
    wide = max(6, round(RAIL * unit_of(size)))
    rng = Random(5)
    sides = []
    for long in size:
        column = Image.new("RGB", (1, len(_WALNUT)))
        column.putdata(_WALNUT)
        side = column.resize((long, wide), Image.Resampling.BICUBIC)
        grain = clouds(rng, (long, wide), (long // (4 * wide), wide))
        sides.append(Image.composite(side, side.point([v * 3 // 4 for v in range(256)] * 3), grain))
    return ground.framed(size, wide, sides[0], sides[1].transpose(Image.Transpose.TRANSPOSE), light)
