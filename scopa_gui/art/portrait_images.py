"""Portraits of the opponents in an exact size, made of a master and cached: medallions, small cards and busts.

A portrait with an expression is the one at rest with another face in it (expressions.py). A bust has no ground and no
rim; its faces can be had as patches, so that a change of face repaints only a patch. Pillow is not imported if the
picture is in the cache.
"""

import zlib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from scopa_gui.art import atlas
from scopa_gui.art.atlas import Atlas, RawPicture
from scopa_gui.art.expressions import DRAWN, FRAME, MASTER, SIDE, Expression
from scopa_gui.art.masters import MissingPictureError, openable

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw

VERSION = 2
"""Raise it when portraits are drawn in another way."""
SMALLEST = 16
ROUND = "round"
CARD = "card"
BUST = "bust"
RIM = (200, 148, 56)
RIM_LIGHT = (248, 214, 128)
LINE = (42, 26, 20)
"""Gold of a medallion's rim in shadow and in light, and the ink on both its sides."""
_FINER = 4
_AROUND = 6
"""Pixels around the part in which faces change that are scaled with it, so that its edges match."""

Colour = tuple[int, int, int]


class FacePatch(NamedTuple):
    """Rectangle of a bust that an expression changes, as it looks in that expression.

    `left` and `top` are its place in the bust, in pixels. It replaces the pixels of the bust, even where it is
    transparent: moustaches move at the outline.
    """

    left: int
    top: int
    picture: RawPicture


def file_of(assets: Path, name: str) -> Path:
    """Return the path of a person's master; the file need not exist."""
    return assets / "portraits" / f"{name}.webp"


def strip_of(assets: Path, name: str) -> Path:
    """Return the path of a person's expressions; the player's own sign has none."""
    return assets / "portraits" / "expressions" / f"{name}.webp"


def bust_of(assets: Path, name: str) -> Path:
    """Return the path of the master of a person's bust; the player's own sign has none."""
    return assets / "portraits" / "busts" / f"{name}.webp"


def portrait(
    assets: Path,
    cache: Path | None,
    name: str,
    size: int,
    kind: str = ROUND,
    expression: Expression = Expression.REST,
) -> RawPicture:
    """Return a person as RGBA pixels, straight alpha, exactly `size` pixels wide and high.

    `kind` is ROUND or CARD, in a gold rim, or BUST, which stands on the lower edge, without rim and ground. `cache` is
    the folder for cache files or None. Raises MissingPictureError if the master, or the strip of an expression, cannot
    be read, and ValueError for a size below SMALLEST.
    """
    file = bust_of(assets, name) if kind == BUST else file_of(assets, name)
    strip = strip_of(assets, name)
    path = _cache_file(cache, file, strip, f"portrait-{name}-{kind}", size, expression)
    if path and (found := Atlas.open(path)):
        picture = found.read(kind)
        if picture and picture.size == (size, size) and len(picture.pixels) == 4 * size * size:
            atlas.touch(path)
            return picture
    if expression is Expression.REST:
        pixels = _drawn_bust(file, size) if kind == BUST else _drawn(file, size, kind)
    elif kind == BUST:
        resting = portrait(assets, cache, name, size, kind).pixels
        pixels = _patched(resting, size, face_patch(assets, cache, name, size, expression))
    else:
        pixels = _changed(portrait(assets, cache, name, size, kind).pixels, file, strip, size, expression)
    picture = RawPicture(size, size, pixels)
    if path:
        atlas.write(path, {kind: picture})
    return picture


def face_patch(assets: Path, cache: Path | None, name: str, size: int, expression: Expression) -> FacePatch:
    """Return the part of a bust, `size` pixels wide and high, that differs from the bust at rest.

    `expression` is not REST. Raises the same errors as `portrait`.
    """
    file = bust_of(assets, name)
    strip = strip_of(assets, name)
    path = _cache_file(cache, file, strip, f"face-{name}", size, expression)
    if path and (found := Atlas.open(path)):
        for place in found.names:
            if picture := found.read(place):
                atlas.touch(path)
                left, top = map(int, place.split())
                return FacePatch(left, top, picture)
    patch = _drawn_face(file, strip, size, expression)
    if path:
        atlas.write(path, {f"{patch.left} {patch.top}": patch.picture})
    return patch


def _cache_file(
    cache: Path | None, file: Path, strip: Path, start: str, size: int, expression: Expression
) -> Path | None:
    """Return the cache file of a picture made of these files, or None without a cache.

    `start` is the start of its name. Raises MissingPictureError without the files, and ValueError for a size below
    SMALLEST.
    """
    if size < SMALLEST:
        raise ValueError(f"A portrait has to be {SMALLEST} pixels wide at least, not {size}.")
    key = zlib.crc32(f"{VERSION} {_stamp(file)}".encode())
    if expression is not Expression.REST:
        key = zlib.crc32(_stamp(strip).encode(), key)
    return cache / f"{start}-{size}-{expression}-{key:08x}{atlas.SUFFIX}" if cache else None


def _stamp(file: Path) -> str:
    """Return a mark that differs if another picture replaces this one; raises MissingPictureError without a file."""
    try:
        status = file.stat()
    except OSError:
        raise MissingPictureError(f"A picture of the game is missing: {file}", file) from None
    return f"{status.st_size} {status.st_mtime_ns}"


def _opened(file: Path, mode: str) -> "Image":
    from PIL import Image

    try:
        with Image.open(openable(file)) as opened:
            return opened.convert(mode)
    except (OSError, ValueError, SyntaxError) as error:
        raise MissingPictureError(f"A picture of the game cannot be read: {file} ({error})", file) from None


def _changed(resting: bytes, file: Path, strip: Path, size: int, expression: Expression) -> bytes:
    """Put another face into a portrait at rest: only what differs is laid over it.

    Speed: only the part in which faces change is scaled.
    """
    from PIL import Image, ImageChops

    master = _opened(file, "RGB")
    top = DRAWN.index(expression) * SIDE
    face = _opened(strip, "RGBA").crop((0, top, SIDE, top + SIDE))
    other = master.copy()
    other.paste(face, FRAME[:2], face)
    first, last = (round(edge * size / MASTER) for edge in (min(FRAME), max(FRAME)))
    first = max(0, first - _AROUND)
    last = min(size, last + _AROUND)
    box = (first * MASTER / size, first * MASTER / size, last * MASTER / size, last * MASTER / size)
    part = (last - first, last - first)
    before, after = (whole.resize(part, Image.Resampling.LANCZOS, box) for whole in (master, other))
    red, green, blue = ImageChops.difference(before, after).split()
    apart = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    picture = Image.frombytes("RGBA", (size, size), resting)
    picture.paste(after, (first, first), apart.point([0] + [255] * 255))
    return picture.tobytes()


def _drawn_bust(file: Path, size: int) -> bytes:
    """Draw a bust at rest."""
    from PIL import Image

    return _opened(file, "RGBA").resize((size, size), Image.Resampling.LANCZOS).tobytes()


def _drawn_face(file: Path, strip: Path, size: int, expression: Expression) -> FacePatch:
    """Draw the part of a bust that an expression changes, without the places in which this person's face stays."""
    from PIL import Image, ImageChops

    master = _opened(file, "RGBA")
    row = DRAWN.index(expression) * SIDE
    faces = _opened(strip, "RGBA")
    changed = Image.new("L", master.size, 0)
    for column in (0, SIDE):
        face = faces.crop((column, row, column + SIDE, row + SIDE))
        mask = face.getchannel("A").point([0] + [255] * 255)
        master.paste(face, FRAME[:2], mask)
        changed.paste(ImageChops.lighter(changed.crop(FRAME), mask), FRAME[:2])
    edges = changed.getbbox() or FRAME
    left, top = (max(0, edge * size // MASTER - _AROUND) for edge in edges[:2])
    right, bottom = (min(size, -(-edge * size // MASTER) + _AROUND) for edge in edges[2:])
    part = master.resize((size, size), Image.Resampling.LANCZOS).crop((left, top, right, bottom))
    return FacePatch(left, top, RawPicture(*part.size, part.tobytes()))


def _patched(resting: bytes, size: int, patch: FacePatch) -> bytes:
    """Put a face into a bust at rest."""
    from PIL import Image

    picture = Image.frombytes("RGBA", (size, size), resting)
    face = Image.frombytes("RGBA", patch.picture.size, patch.picture.pixels)
    picture.paste(face, (patch.left, patch.top))
    return picture.tobytes()


def _drawn(file: Path, size: int, kind: str) -> bytes:
    """Draw a portrait at rest; its rim is drawn larger and reduced."""
    from PIL import Image, ImageDraw

    master = _opened(file, "RGB")
    # Speed: with the gap a medallion of 62 pixels is scaled in 0.9 instead of 3.8 ms.
    inside = master.resize((size, size), Image.Resampling.LANCZOS, reducing_gap=3.0)
    wide = size * _FINER
    rim = max(1.5, size * 0.034) * _FINER
    line = max(0.7, size * 0.011) * _FINER
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
    """Fill a disc, or a square with round corners, at a distance from the edge."""
    box = (inset, inset, wide - 1 - inset, wide - 1 - inset)
    if kind == ROUND:
        pen.ellipse(box, fill=colour)
    else:
        pen.rounded_rectangle(box, max(1.0, wide * 0.1 - inset), fill=colour)
