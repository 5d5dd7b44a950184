"""From a drawing to pixels."""

import io
from pathlib import Path

import resvg_py
from PIL import Image

from assets.artwork.cards.stamps import STAMPS
from assets.artwork.decks import STAMPED, card, whole
from assets.artwork.ink.drawing import Drawing
from assets.artwork.palette import EDGE
from scopa_gui.art.masters import CLOSEUP_MASTER, MASTER, SMALL_MASTER
from scopa_gui.art.style import PLAIN, Style

__all__ = ["CLOSEUP_MASTER", "MASTER", "SMALL_MASTER", "master", "pixels", "render_card", "shown"]

COLOURS = {CLOSEUP_MASTER: 256, SMALL_MASTER: 64}
"""How many colours a master of these sizes has; the others have all."""
FLAT = {"piacentine": 160, "siciliane": 128, "spanish": 256}
"""How many a deck painted flat has at most, in any size."""
MARGIN = 2
"""Empty pixels around a card, in the colour of its edge, so that turned and scaled cards keep a clean rim."""


def pixels(d: Drawing, size: tuple[int, int], margin: int = 0) -> Image.Image:
    """Render a drawing as RGBA with straight alpha."""
    data = bytes(resvg_py.svg_to_bytes(svg_string=d.svg(size, margin), skip_system_fonts=True))
    return Image.open(io.BytesIO(data)).convert("RGBA")


def master(deck: str, name: str, size: tuple[int, int] = MASTER) -> Image.Image:
    """Render one picture as it ships; a small master is drawn in the optical size."""
    if deck == STAMPED:
        stamp = STAMPS[name]
        return pixels(card(deck, name), (round(stamp.w * stamp.pixels), round(stamp.h * stamp.pixels)))
    picture = _filled(pixels(card(deck, name, small=size == SMALL_MASTER), size, MARGIN))
    colours = [most for most in (COLOURS.get(size), FLAT.get(deck)) if most]
    return _few_colours(picture, min(colours)) if colours else picture


def shown(
    deck: str, name: str, style: Style = PLAIN, size: tuple[int, int] = MASTER, *, small: bool = False
) -> Image.Image:
    """Render one card as it is seen; `small` in the optical size."""
    return _filled(pixels(whole(deck, name, style, small=small), size, MARGIN))


def _filled(picture: Image.Image) -> Image.Image:
    """Give what is transparent the colour of the edge."""
    alpha = picture.getchannel("A")
    filled = Image.new("RGB", picture.size, EDGE)
    filled.paste(picture.convert("RGB"), mask=alpha.point([0] * 8 + [255] * 248))
    filled.putalpha(alpha)
    return filled


def _few_colours(picture: Image.Image, colours: int) -> Image.Image:
    """The same in a few colours: with 256 no channel is off by more than 24, hardly a pixel by 10, for three quarters
    of the room on disk; 64 halve it.
    """
    flat = picture.convert("RGB").quantize(colours, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE, kmeans=2)
    few = Image.new("RGB", picture.size, EDGE)
    few.paste(flat.convert("RGB"), mask=picture.getchannel("A").point([0] + [255] * 255))
    few.putalpha(picture.getchannel("A"))
    return few


def render_card(deck: str, name: str, file: Path, size: tuple[int, int] = MASTER) -> int:
    """Write one picture as lossless WebP; return its size in bytes."""
    file.parent.mkdir(parents=True, exist_ok=True)
    master(deck, name, size).save(file, lossless=True, quality=90, method=5, exact=deck != STAMPED)
    return file.stat().st_size
