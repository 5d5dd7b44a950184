"""The portraits of those one plays with: from the master to a medallion or a small card of an exact size, kept on disk.

Nothing here imports Pillow once a picture is in the cache.
"""

import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from scopa_gui.art import atlas
from scopa_gui.art.atlas import Atlas, RawPicture
from scopa_gui.art.masters import MissingPictureError

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

VERSION = 1
"""Raise when the way portraits are cut changes."""
SMALLEST = 16
ROUND, CARD = "round", "card"
RIM, RIM_LIGHT, LINE = (200, 148, 56), (248, 214, 128), (42, 26, 20)
"""The gold of a medallion's rim, in shadow and in light, and the ink on both its sides."""
_FINER = 4

Colour = tuple[int, int, int]


def file_of(assets: Path, name: str) -> Path:
    """Where somebody's master is; the file need not exist."""
    return assets / "portraits" / f"{name}.webp"


def portrait(assets: Path, cache: Path | None, name: str, size: int, kind: str = ROUND) -> RawPicture:
    """Somebody as RGBA pixels, straight alpha, exactly `size` pixels wide and high: ROUND in a gold rim, or as a CARD.

    `cache` is the folder for cache files, None for none. Raises MissingPictureError when the master cannot be read,
    ValueError for a size below SMALLEST.
    """
    if size < SMALLEST:
        raise ValueError(f"A portrait has to be {SMALLEST} pixels wide at least, not {size}.")
    file = file_of(assets, name)
    try:
        status = file.stat()
    except OSError:
        raise MissingPictureError(f"A picture of the game is missing: {file}", file) from None
    key = zlib.crc32(f"{VERSION} {status.st_size} {status.st_mtime_ns}".encode())
    path = cache / f"portrait-{name}-{kind}-{size}-{key:08x}{atlas.SUFFIX}" if cache else None
    if path and (found := Atlas.open(path)):
        picture = found.read(kind)
        if picture and picture.size == (size, size) and len(picture.pixels) == 4 * size * size:
            atlas.touch(path)
            return picture
    picture = RawPicture(size, size, _drawn(file, size, kind))
    if path:
        atlas.write(path, {kind: picture})
    return picture


def _drawn(file: Path, size: int, kind: str) -> bytes:
    """Cut a master: its rim is drawn finer and reduced."""
    from PIL import Image, ImageDraw

    try:
        with Image.open(file) as opened:
            master = opened.convert("RGB")
    except (OSError, ValueError, SyntaxError) as error:
        raise MissingPictureError(f"A picture of the game cannot be read: {file} ({error})", file) from None
    inside = master.resize((size, size), Image.Resampling.LANCZOS)
    wide = size * _FINER
    rim, line = max(1.5, size * 0.034) * _FINER, max(0.7, size * 0.011) * _FINER
    frame = Image.new("RGB", (wide, wide), LINE)
    masks = Image.new("L", (wide, wide), 0), Image.new("L", (wide, wide), 0)
    pen, outer, inner = (ImageDraw.Draw(picture) for picture in (frame, *masks))
    _fill(outer, wide, 0, kind, 255)
    _fill(pen, wide, line, kind, RIM)
    _fill(pen, wide, line + rim * 0.28, kind, RIM_LIGHT)
    _fill(pen, wide, line + rim * 0.62, kind, RIM)
    _fill(pen, wide, line + rim, kind, LINE)
    _fill(inner, wide, rim + 2 * line, kind, 255)
    whole, hole = (mask.resize((size, size), Image.Resampling.BOX) for mask in masks)
    picture = frame.resize((size, size), Image.Resampling.BOX)
    picture.paste(inside, mask=hole)
    picture.putalpha(whole)
    return picture.tobytes()


def _fill(pen: "ImageDraw", wide: int, inset: float, kind: str, colour: Colour | int) -> None:
    """Fill a disc, or a square with round corners, so far inside the edge."""
    box = (inset, inset, wide - 1 - inset, wide - 1 - inset)
    if kind == ROUND:
        pen.ellipse(box, fill=colour)
    else:
        pen.rounded_rectangle(box, max(1.0, wide * 0.1 - inset), fill=colour)
