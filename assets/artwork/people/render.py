"""From the cast to the files in assets/portraits, and contact sheets to look at while drawing.

Each portrait has a bust, which is the same person without the ground, and a strip of faces: see
scopa_gui.art.expressions.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import numpy as np
from PIL import Image, ImageChops, ImageDraw

from assets.artwork import raster
from assets.artwork.ink.drawing import Drawing
from assets.artwork.palette import INK
from assets.artwork.people.cast import NAMES, PEOPLE, drawing
from scopa_gui.art.expressions import DRAWN, FRAME, GONE, MASTER, SIDE, STRIP, Expression

BAIZE = (30, 98, 66)
OPAQUE = 255
CHINK = 300
"""Largest number of pixels of a hole in a bust that is filled, because the table would shine through like a fault."""


def pixels(d: Drawing, side: int = MASTER) -> Image.Image:
    """Render a drawing as an opaque square."""
    return raster.pixels(d, (side, side)).convert("RGB")


def bust(name: str, expression: Expression = Expression.REST, side: int = MASTER) -> Image.Image:
    """Render somebody without the ground, as RGBA with straight alpha; chinks between things that touch are ink."""
    picture = raster.pixels(drawing(name, expression, bust=True), (side, side))
    inked = Image.new("RGBA", picture.size, INK)
    inked.alpha_composite(picture)
    picture.paste(inked, mask=Image.fromarray(chinks(picture.getchannel("A").tobytes(), side)))
    return picture


@lru_cache(4)
def chinks(alpha: bytes, side: int) -> np.ndarray:
    """Return a mask of the small holes among the pixels that are not opaque, those without a way to the edge.

    Speed: most expressions have the outline of the face at rest.
    """
    clear = np.frombuffer(alpha, np.uint8).reshape(side, side) < OPAQUE
    edge = np.ones_like(clear)
    edge[1:-1, 1:-1] = False
    holes = clear & ~_reached(clear, edge)
    found = np.zeros_like(clear)
    while holes.any():
        first = np.zeros_like(holes)
        first[np.unravel_index(holes.argmax(), holes.shape)] = True
        hole = _reached(holes, first)
        if hole.sum() <= CHINK:
            found |= hole
        holes &= ~hole
    return found


def _reached(clear: np.ndarray, start: np.ndarray) -> np.ndarray:
    """Return the clear pixels that can be reached from some of them, straight along rows and columns in turn."""
    found = clear & start
    before = 0
    while before < (before := found.sum()):
        for _ in range(2):
            runs = np.cumsum(~np.pad(clear, ((0, 0), (1, 0)))).reshape(len(clear), -1)[:, 1:]
            found = (clear & (np.bincount(runs[found], minlength=runs.max() + 1) > 0)[runs]).T
            clear = clear.T
    return found


def render(name: str, folder: Path) -> int:
    """Write a portrait and, if it is a person, the bust as lossless WebP; return the size of both in bytes."""
    pictures = {folder / f"{name}.webp": pixels(drawing(name))}
    if name in PEOPLE:
        pictures[folder / "busts" / f"{name}.webp"] = bust(name)
    for file, picture in pictures.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        picture.save(file, lossless=True, quality=100, method=6)
    return sum(file.stat().st_size for file in pictures)


def strip(name: str) -> Image.Image:
    """Draw the pixels of somebody's expressions that differ from the face at rest, the others transparent.

    There is a row for each expression: at the left the portrait, at the right the outline of the bust.
    """
    resting = pixels(drawing(name))
    alone = bust(name)
    picture = Image.new("RGBA", STRIP, (0, 0, 0, 0))
    for place, expression in enumerate(DRAWN):
        face = pixels(drawing(name, expression))
        apart = ImageChops.difference(resting, face)
        if not _lies_in_frame(apart):
            raise ValueError(f"{name}, {expression}: more than the face has changed: {apart.getbbox()}.")
        seen = Image.merge("RGB", [band.point([0] + [255] * 255) for band in apart.split()]).convert("L")
        changed = seen.point([0] + [255] * 255)
        picture.paste(face.crop(FRAME), (0, place * SIDE), changed.crop(FRAME))
        made = alone.copy()
        made.paste(face, mask=changed)
        picture.paste(_corrections(made, bust(name, expression)).crop(FRAME), (SIDE, place * SIDE))
    return picture


def _corrections(made: Image.Image, right: Image.Image) -> Image.Image:
    """Return the pixels that make one picture of a bust into another."""
    after = np.array(right)
    same = (np.asarray(made) == after).all(axis=2)
    after[..., 3] = np.maximum(after[..., 3], GONE)
    after[same] = 0
    return Image.fromarray(after)


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
