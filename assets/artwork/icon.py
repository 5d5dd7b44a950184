"""The icon of the program: the settebello's coin before a Neapolitan card on green cloth."""

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, rect, shape
from assets.artwork.palette import BLUE, BLUE_SH, EDGE, GOLD, GOLD_HI, GOLD_SH, GREEN, GREEN_SH, INK, PAPER, RED, RED_SH
from assets.artwork.parts.signs import coin
from assets.artwork.raster import pixels

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
IN_ICO = (16, 24, 32, 48, 64, 128, 256)


def draw(size: int) -> Drawing:
    """Draw the icon for a size in pixels: the smaller, the fewer and heavier the strokes."""
    d = Drawing(256, 256, lod=2 if size >= 64 else 0, inkmul=1.0 if size >= 64 else 1.5)
    if size < 64:
        tiny_coin(d, 128, 128, 122)
    else:
        cloth(d)
        with d.at(128, 132, -9, 1):
            d.obj(rect(-66, -108, 132, 211, 13), PAPER, None, None, w=4)
            d.contour(rect(-57, -99, 114, 193, 8), 2.4, color=EDGE, k=0)
        coin(d, 128, 134, 92)
    return d


def cloth(d: Drawing) -> None:
    """A rounded square of green baize with a golden hem."""
    d.fill(rect(6, 6, 244, 244, 54), INK)
    d.fill(rect(10, 10, 236, 236, 50), GOLD)
    green = rect(17, 17, 222, 222, 44)
    d.fill(green, GREEN)
    d.shade(green, GREEN_SH, 12, 14)


def tiny_coin(d: Drawing, x: float, y: float, r: float) -> None:
    """The coin with one rim and four petals, for sizes where a dot is a pixel or two."""
    d.fill(circle(x, y, r), INK)
    d.fill(circle(x, y, r * 0.93), GOLD)
    d.shade(circle(x, y, r * 0.93), GOLD_SH, r * 0.08, r * 0.1)
    d.fill(circle(x, y, r * 0.70), INK)
    d.fill(circle(x, y, r * 0.65), GOLD_HI)
    for k in range(4):
        with d.at(x, y, 90 * k, r / 100):
            d.fill(shape([(0, -65, 1), (27, -32), (0, 0, 1), (-27, -32)]), RED)
            d.fill(shape([(0, -65, 1), (27, -32), (0, 0, 1)]), RED_SH)
        with d.at(x, y, 90 * k + 45, r / 100):
            d.fill(shape([(0, -58, 1), (15, -34), (0, 0, 1), (-15, -34)]), BLUE)
            d.fill(shape([(0, -58, 1), (15, -34), (0, 0, 1)]), BLUE_SH)
    d.fill(circle(x, y, r * 0.24), INK)
    d.fill(circle(x, y, r * 0.19), GOLD)


def render_icons(folder: Path) -> Iterator[Path]:
    """Write scopa-SIZE.png for every size, and scopa.ico with all of them; yield the files."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: render(size) for size in SIZES}
    for size, picture in pictures.items():
        file = folder / f"scopa-{size}.png"
        picture.save(file, optimize=True)
        yield file
    file = folder / "scopa.ico"
    small = [pictures[size] for size in IN_ICO]
    small[-1].save(file, sizes=[picture.size for picture in small], append_images=small[:-1])
    yield file


def render(size: int) -> Image.Image:
    """Return the icon at one size, drawn four times as large and reduced."""
    large = pixels(draw(size), (4 * size, 4 * size))
    return large.resize((size, size), Image.Resampling.LANCZOS)
