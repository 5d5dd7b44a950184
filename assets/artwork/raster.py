"""From a drawing to pixels."""

import io
from pathlib import Path

import resvg_py
from PIL import Image

from assets.artwork.decks import card
from assets.artwork.ink.drawing import Drawing
from assets.artwork.palette import EDGE

MASTER = (480, 768)
MARGIN = 2
"""Empty pixels around a card, in the colour of its edge, so that turned and scaled cards keep a clean rim."""


def pixels(d: Drawing, size: tuple[int, int], margin: int = 0) -> Image.Image:
    """Render a drawing as RGBA with straight alpha."""
    data = bytes(resvg_py.svg_to_bytes(svg_string=d.svg(size, margin), skip_system_fonts=True))
    return Image.open(io.BytesIO(data)).convert("RGBA")


def master(deck: str, name: str) -> Image.Image:
    """Render one card as it ships."""
    picture = pixels(card(deck, name), MASTER, MARGIN)
    alpha = picture.getchannel("A")
    filled = Image.new("RGB", MASTER, EDGE)
    filled.paste(picture.convert("RGB"), mask=alpha.point([0] * 8 + [255] * 248))
    filled.putalpha(alpha)
    return filled


def render_card(deck: str, name: str, file: Path) -> int:
    """Write one card as lossless WebP; return its size in bytes."""
    file.parent.mkdir(parents=True, exist_ok=True)
    master(deck, name).save(file, lossless=True, quality=90, method=5, exact=True)
    return file.stat().st_size
