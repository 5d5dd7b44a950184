"""The icon of the program: the coin of the settebello, alone or before a fan of cards, drawn for each size."""

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, rect, shape
from assets.artwork.palette import BLUE, BLUE_SH, EDGE, GOLD, GOLD_HI, GOLD_SH, GREEN, GREEN_SH, INK, PAPER, RED, RED_SH
from assets.artwork.parts.signs import club, coin, cup, sword
from assets.artwork.raster import pixels

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
IN_ICO = (16, 24, 32, 48, 64, 128, 256)

SIXTEEN = """
.....kkkkkk.....
...kkhhhhhgkk...
..khhggggggggk..
.khhggcrdcggssk.
.khggcrrddcggsk.
khggbcrrddcbggsk
khgcrrbrdbrrcgsk
khgrrrrhgrrrrgsk
khgddddgsddddgsk
khgcddbrdbddcgsk
khggbcrrddcbggsk
.khggcrrddcggsk.
.khggscrdcsgssk.
..kgggggggsssk..
...kkggsssskk...
.....kkkkkk.....
"""
"""The smallest icon, pixel by pixel: a ring of gold, four red petals, blue between."""
TONES = {"k": INK, "g": GOLD, "h": GOLD_HI, "s": GOLD_SH, "c": PAPER, "r": RED, "d": RED_SH, "b": BLUE}


def draw(size: int) -> Drawing:
    """Draw the icon for a size in pixels: the smaller, the fewer and heavier the strokes."""
    d = Drawing(256, 256, lod=2 if size >= 64 else 0, inkmul=1.0 if size >= 64 else 1.5)
    if size < 64:
        tiny_coin(d, 128, 128, 124)
    elif size < 128:
        cloth(d)
        with d.at(128, 126, -9, 1):
            card(d)
        coin(d, 128, 136, 92)
    else:
        cloth(d)
        fan(d)
        coin(d, 128, 166, 68)
    return d


def cloth(d: Drawing) -> None:
    """A rounded square of green baize with a golden hem."""
    d.fill(rect(6, 6, 244, 244, 54), INK)
    d.fill(rect(10, 10, 236, 236, 50), GOLD)
    d.shade(rect(10, 10, 236, 236, 50), GOLD_SH, 3, 3)
    green = rect(17, 17, 222, 222, 44)
    d.fill(green, GREEN)
    d.shade(green, GREEN_SH, 12, 14)
    d.contour(green, 2.4, k=0)


def card(d: Drawing) -> None:
    """A blank card around the origin."""
    d.obj(rect(-66, -106, 132, 211, 13), PAPER, None, None, w=4)
    d.contour(rect(-58, -98, 116, 195, 8), 2.2, color=EDGE, k=0)


def fan(d: Drawing) -> None:
    """Three cards, one for each suit but the coin's."""
    with d.clip(rect(17, 17, 222, 222, 44)):
        for turn in (-20, 20, 0):
            with d.at(128, 258, turn, 1, line=1), d.at(0, -142, 0, 0.67, line=0.88):
                card(d)
                if turn < 0:
                    cup(d, -6, -46, 84, wide=1.05)
                elif turn > 0:
                    club(d, 6, -40, 100, 0, 1.2)
                else:
                    sword(d, 0, -24, 132, 0, 1.4)
    d.contour(rect(17, 17, 222, 222, 44), 2.4, k=0)


def tiny_coin(d: Drawing, x: float, y: float, r: float) -> None:
    """The coin with one rim and four petals, for sizes where a dot is a pixel or two."""
    d.fill(circle(x, y, r), INK)
    d.fill(circle(x, y, r * 0.92), GOLD)
    d.shade(circle(x, y, r * 0.92), GOLD_SH, r * 0.08, r * 0.1)
    d.fill(circle(x, y, r * 0.72), INK)
    d.fill(circle(x, y, r * 0.67), PAPER)
    for k in range(4):
        with d.at(x, y, 90 * k + 45, r / 100):
            d.fill(shape([(0, -60, 1), (14, -36), (0, -8, 1), (-14, -36)]), BLUE)
            d.fill(shape([(0, -60, 1), (14, -36), (0, -8, 1)]), BLUE_SH)
    for k in range(4):
        with d.at(x, y, 90 * k, r / 100):
            petal = shape([(0, -66, 1), (23, -36), (0, -4, 1), (-23, -36)])
            d.fill(petal, RED)
            d.fill(shape([(0, -66, 1), (23, -36), (0, -4, 1)]), RED_SH)
    d.fill(circle(x, y, r * 0.24), INK)
    d.fill(circle(x, y, r * 0.17), GOLD_HI)


def render_icons(folder: Path) -> Iterator[Path]:
    """Write scopa-SIZE.png for every size, scopa.ico with all of them and scopa.svg for any other; yield the files."""
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
    file = folder / "scopa.svg"
    file.write_text(drawn(), encoding="utf-8", newline="\n")
    yield file


def drawn() -> str:
    """The icon as a drawing, for any size."""
    return draw(256).svg((256, 256))


def render(size: int) -> Image.Image:
    """Return the icon at one size: dot by dot, or drawn four times as large and reduced."""
    if size == 16:
        return dotted(SIXTEEN)
    large = pixels(draw(size), (4 * size, 4 * size))
    return large.resize((size, size), Image.Resampling.LANCZOS)


def dotted(rows: str) -> Image.Image:
    """A picture from rows of letters, a dot being nothing."""
    lines = rows.split()
    picture = Image.new("RGBA", (len(lines[0]), len(lines)), (0, 0, 0, 0))
    for y, line in enumerate(lines):
        for x, letter in enumerate(line):
            if letter != ".":
                picture.putpixel((x, y), (*bytes.fromhex(TONES[letter][1:]), 255))
    return picture
