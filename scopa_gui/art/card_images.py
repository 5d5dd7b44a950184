"""Makes a sharp picture of a card in an exact size from its master, and the shadow below it.

Importing this module imports Pillow (about 25 ms): do so only when something has to be drawn.
"""

import math
from functools import cache, lru_cache
from pathlib import Path
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from scopa_gui.art.faces import HEIGHT, WIDTH, Face, Stamp
from scopa_gui.art.masters import MissingPictureError, openable

MASTER_MARGIN = 2
"""Empty pixels around the card in a master."""
MARGIN = 1
"""Empty pixels around the card in a picture, in the colour of its edge: its rim stays smooth when it is turned."""
SHIFT = 64
"""Pixels by which the grain is shifted from card to card, at most."""
GRAIN = 11
"""Darkness of the paper's grain at its deepest, of 255."""
SHADOW = 132
CONTACT = 96
"""Opacity of the soft shadow, and of the shadow at the card's edge, where they are darkest, of 255."""

Size = tuple[int, int]


def sprite(face: Face, size: Size, shift: int = 0) -> bytes:
    """Return the card as RGBA bytes, straight alpha, row by row, exactly `size` pixels.

    Transparent pixels have the colour of the card's edge. `shift` moves the paper's grain, so that no two cards have
    the same speckles. Raises MissingPictureError if a file cannot be read as a picture.
    """
    inner = (size[0] - 2 * MARGIN, size[1] - 2 * MARGIN)
    paper, seen, edge = _base(face.base, _changed(face.base), inner)
    colour = paper.copy()
    for stamp in face.stamps:
        _lay(colour, stamp)
    left = shift * 37 % SHIFT
    top = shift * 61 % SHIFT
    grain = _grain((inner[0] + SHIFT, inner[1] + SHIFT)).crop((left, top, left + inner[0], top + inner[1]))
    picture = Image.new("RGBA", size, (*edge, 0))
    picture.paste(ImageChops.multiply(colour, grain), (MARGIN, MARGIN))
    opacity = Image.new("L", size, 0)
    opacity.paste(seen, (MARGIN, MARGIN))
    picture.putalpha(opacity)
    return picture.tobytes()


def _opened(file: Path) -> Image.Image:
    try:
        with Image.open(openable(file)) as opened:
            return opened.convert("RGBA")
    except (OSError, ValueError, SyntaxError) as error:
        raise MissingPictureError(f"A picture of the game cannot be read: {file} ({error})", file) from None


def _changed(file: Path) -> int:
    """Return when a file was changed, in nanoseconds."""
    try:
        return file.stat().st_mtime_ns
    except OSError:
        raise MissingPictureError(f"A picture of the game is missing: {file}", file) from None


@lru_cache(maxsize=1)
def _base(file: Path, _changed: int, inner: Size) -> tuple[Image.Image, Image.Image, tuple[int, ...]]:
    """Return the colours and opacity of a master in a size, and the colour of its edge.

    It is cached, as 24 French cards share a master. The transparent part of a master has the colour of the edge, so
    colours and opacity can be scaled separately without a dark rim, and `rotozoom` can mix that colour in.
    """
    master = _opened(file)
    edge = master.getpixel((0, 0))
    assert isinstance(edge, tuple)
    box = (MASTER_MARGIN, MASTER_MARGIN, master.width - MASTER_MARGIN, master.height - MASTER_MARGIN)
    # Speed: the gap halves the time of the smaller sizes, 1.7 instead of 3.7 ms; the difference cannot be seen.
    colour = master.convert("RGB").resize(inner, Image.Resampling.LANCZOS, box, reducing_gap=1.5)
    return colour, master.getchannel("A").resize(inner, Image.Resampling.HAMMING, box), edge[:3]


@lru_cache(maxsize=4)
def _small(file: Path, _changed: int) -> Image.Image:
    """Return a stamp; the signs of a number are asked for several times."""
    return _opened(file)


def _lay(card: Image.Image, stamp: Stamp) -> None:
    """Lay a stamp on a card, exact to a fraction of a pixel; both ends of the card become alike to the pixel."""
    picture = _small(stamp.file, _changed(stamp.file))
    across = card.width / WIDTH
    down = card.height / HEIGHT
    left = stamp.x * across
    top = stamp.y * down
    width = stamp.height * picture.width / picture.height * across
    height = stamp.height * down
    # The pixels it touches, and a transparent rim to the whole pixel around.
    x = math.floor(left)
    y = math.floor(top)
    wide = math.ceil(left + width) - x
    high = math.ceil(top + height) - y
    kx = picture.width / width
    ky = picture.height / height
    room = Image.new("RGBA", (picture.width + 2 * math.ceil(kx), picture.height + 2 * math.ceil(ky)))
    room.paste(picture, (math.ceil(kx), math.ceil(ky)))
    start = (math.ceil(kx) - (left - x) * kx, math.ceil(ky) - (top - y) * ky)
    # Hamming: the others swing over at the edge of a paper tab and leave a pale line on the paper.
    small = room.resize((wide, high), Image.Resampling.HAMMING, (*start, start[0] + wide * kx, start[1] + high * ky))
    card.paste(small, (x, y), small)
    if stamp.twice:
        again = small.transpose(Image.Transpose.ROTATE_180)
        card.paste(again, (card.width - x - wide, card.height - y - high), again)


def shadow(size: Size) -> tuple[bytes, Size]:
    """Return a black shadow for a card of this size as RGBA bytes, and its own size: darkest at the card's edge.

    It is larger than the card by the same amount on every side: draw it centred under the card, a little lower.
    """
    reach = shadow_reach(size)
    inset = reach // 4
    soft = _blurred(size, reach, inset, SHADOW, (reach + inset) / 3)
    near = _blurred(size, reach, 0, CONTACT, max(0.8, reach / 9))
    whole = ImageChops.invert(ImageChops.multiply(ImageChops.invert(soft), ImageChops.invert(near)))
    picture = Image.new("RGBA", whole.size, (0, 0, 0, 0))
    picture.putalpha(whole)
    return picture.tobytes(), picture.size


def _blurred(size: Size, reach: int, inset: int, dark: int, blur: float) -> Image.Image:
    """Return a card's shape, `inset` smaller on every side, blurred, in a picture `reach` larger."""
    picture = Image.new("L", (size[0] + 2 * reach, size[1] + 2 * reach), 0)
    off = reach + inset
    box = (off, off, picture.width - off - 1, picture.height - off - 1)
    ImageDraw.Draw(picture).rounded_rectangle(box, max(2, size[0] // 16), fill=dark)
    return picture.filter(ImageFilter.GaussianBlur(blur))


def shadow_reach(size: Size) -> int:
    """Return by how many pixels the shadow reaches beyond a card of this size."""
    return max(3, round(size[0] / 10))


@cache
def _grain(size: Size) -> Image.Image:
    """Return white paper with fine fibres and faint clouds, as RGB; it is always the same."""
    rng = Random(3)
    fine = _noise(rng, size)
    fibres = _noise(rng, (max(2, size[0] // 6), max(2, size[1] // 2))).resize(size, Image.Resampling.BICUBIC)
    clouds = _noise(rng, (6, 9)).resize(size, Image.Resampling.BICUBIC)
    grain = Image.blend(Image.blend(fine, fibres, 0.5), clouds, 0.4)
    return Image.merge("RGB", [grain.point([255 - GRAIN + GRAIN * v // 255 for v in range(256)])] * 3)


def _noise(rng: Random, size: Size) -> Image.Image:
    return Image.frombytes("L", size, rng.randbytes(size[0] * size[1]))
