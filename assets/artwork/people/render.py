"""From the cast to the files in assets/portraits, and contact sheets to look at while drawing."""

import io
from collections.abc import Sequence
from pathlib import Path

import resvg_py
from PIL import Image, ImageDraw

from assets.artwork.ink.drawing import Drawing
from assets.artwork.people.cast import NAMES, drawing

MASTER = 384
BAIZE = (30, 98, 66)


def pixels(d: Drawing, side: int = MASTER) -> Image.Image:
    """Render a drawing as an opaque square."""
    data = bytes(resvg_py.svg_to_bytes(svg_string=d.svg((side, side)), skip_system_fonts=True))
    return Image.open(io.BytesIO(data)).convert("RGB")


def render(name: str, folder: Path) -> int:
    """Write one portrait as lossless WebP; return its size in bytes."""
    file = folder / f"{name}.webp"
    folder.mkdir(parents=True, exist_ok=True)
    pixels(drawing(name)).save(file, lossless=True, quality=100, method=6)
    return file.stat().st_size


def medallion(picture: Image.Image, side: int) -> Image.Image:
    """Cut a picture round."""
    large = Image.new("L", (4 * side, 4 * side), 0)
    ImageDraw.Draw(large).ellipse((0, 0, 4 * side - 1, 4 * side - 1), fill=255)
    cut = picture.resize((side, side), Image.Resampling.LANCZOS)
    cut.putalpha(large.resize((side, side), Image.Resampling.BOX))
    return cut


def sheet(names: Sequence[str], width: int = 200, columns: int = 6) -> Image.Image:
    """Everybody asked for, as a square, and round at 56, 40 and 28 pixels."""
    names = names or list(NAMES)
    columns = min(columns, len(names))
    gap, small = 8, (56, 40, 28)
    rows = -(-len(names) // columns)
    step = width + gap + small[0] + gap
    table = Image.new("RGB", (columns * (width + gap) + gap, rows * step + gap), BAIZE)
    for place, name in enumerate(names):
        row, column = divmod(place, columns)
        x, y = gap + column * (width + gap), gap + row * step
        picture = pixels(drawing(name), max(MASTER, width))
        table.paste(picture.resize((width, width), Image.Resampling.LANCZOS), (x, y))
        for side in small:
            cut = medallion(picture, side)
            table.paste(cut, (x, y + width + gap), cut)
            x += side + gap
    return table


def write(names: Sequence[str], folder: Path, out: Path | None) -> str:
    """Write the masters of these people (of all if none is named), or a sheet of them into `out`; say what was done."""
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        sheet(names).save(out)
        return str(out)
    sizes = [render(name, folder) for name in names or NAMES]
    return f"{len(sizes)} portraits, {sum(sizes) / 1e6:.2f} MB"
