"""From the cast to the files in assets/portraits, and contact sheets to look at while drawing.

Beside each portrait its faces are kept as a strip, as scopa_gui.art.expressions says.
"""

import io
from collections.abc import Sequence
from pathlib import Path

import resvg_py
from PIL import Image, ImageChops, ImageDraw

from assets.artwork.ink.drawing import Drawing
from assets.artwork.people.cast import NAMES, PEOPLE, drawing
from scopa_gui.art.expressions import DRAWN, FRAME, MASTER, SIDE, Expression

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


def strip(name: str) -> Image.Image:
    """Somebody's expressions one below the other: what differs from the face at rest, the rest transparent."""
    resting = pixels(drawing(name))
    picture = Image.new("RGBA", (SIDE, SIDE * len(DRAWN)), (0, 0, 0, 0))
    for place, expression in enumerate(DRAWN):
        face = pixels(drawing(name, expression))
        apart = ImageChops.difference(resting, face)
        if not _lies_in_frame(apart):
            raise ValueError(f"{name}, {expression}: more than the face has changed: {apart.getbbox()}.")
        seen = Image.merge("RGB", [band.point([0] + [255] * 255) for band in apart.split()]).convert("L")
        changed = seen.point([0] + [255] * 255).crop(FRAME)
        picture.paste(face.crop(FRAME), (0, place * SIDE), changed)
    return picture


def _lies_in_frame(apart: Image.Image) -> bool:
    box = apart.getbbox() or FRAME
    return all(inside >= edge for inside, edge in zip(box[:2], FRAME[:2], strict=True)) and all(
        inside <= edge for inside, edge in zip(box[2:], FRAME[2:], strict=True)
    )


def render_strip(name: str, folder: Path) -> int:
    """Write somebody's expressions as lossless WebP; return the size in bytes."""
    file = folder / "expressions" / f"{name}.webp"
    file.parent.mkdir(parents=True, exist_ok=True)
    strip(name).save(file, lossless=True, quality=100, method=6)
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


def expressions_sheet(names: Sequence[str], width: int = 200, small: int = 66) -> Image.Image:
    """Everybody asked for, a row each: every expression large, then as they are seen at the table."""
    names, gap, count = names or list(PEOPLE), 4, len(Expression)
    table = Image.new("RGB", (count * (width + small + 2 * gap), len(names) * (width + gap)), BAIZE)
    for row, name in enumerate(names):
        for column, expression in enumerate(Expression):
            picture, y = pixels(drawing(name, expression), max(MASTER, width)), row * (width + gap)
            table.paste(picture.resize((width, width), Image.Resampling.LANCZOS), (column * (width + gap), y))
            cut = medallion(picture, small)
            table.paste(cut, (count * (width + gap) + column * (small + gap), y), cut)
    return table


def write(names: Sequence[str], folder: Path, out: Path | None, *, expressions: bool = False) -> str:
    """Write the masters of these people (of all if none is named), or a sheet of them into `out`; say what was done.

    `expressions`: those instead of the portraits.
    """
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        (expressions_sheet if expressions else sheet)(names).save(out)
        return str(out)
    made, everybody = (render_strip, tuple(PEOPLE)) if expressions else (render, NAMES)
    sizes = [made(name, folder) for name in names or everybody]
    return f"{len(sizes)} {'strips' if expressions else 'portraits'}, {sum(sizes) / 1e6:.2f} MB"
