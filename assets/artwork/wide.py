"""The wide picture for the gallery and the store page: stars of the five packs in a fan, and the game's name."""

import math
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter, ImageFont

from assets.artwork.ink.drawing import Drawing
from assets.artwork.palette import GOLD, GOLD_SH, INK, PAPER
from assets.artwork.parts.signs import coin
from assets.artwork.raster import pixels, shown
from scopa_gui.art.tables import shades, table_picture

SIZE = (1280, 640)
TWICE = 2
"""Everything is put together this many times as large, then reduced."""
FAN = (
    ("siciliane", "cs"),
    ("neapolitan", "3b"),
    ("spanish", "cc"),
    ("neapolitan", "7d"),
    ("piacentine", "rd"),
    ("french", "rc"),
    ("neapolitan", "ad"),
)
BACKS = (("maiolica", 74, 548, 20), ("blue", 206, 566, 2), ("lemons", 336, 606, -15))
"""Name, middle and turn of the backs at the lower edge."""
WRIST, REACH, SPREAD = (900, 960), 640, 50
"""Where the fan is held, how far from there the middles of the cards are, and degrees from the first to the last."""


def wide() -> Image.Image:
    """Return the whole picture."""
    table = _baize()
    for name, x, y, turn in BACKS:
        _lay(table, shown("backs", name), (x, y), turn, 300)
    last = len(FAN) - 1
    for k in sorted(range(len(FAN)), key=lambda k: -abs(2 * k - last)):
        turn = SPREAD * (k / last - 0.5)
        x = WRIST[0] + REACH * math.sin(math.radians(turn))
        y = WRIST[1] - REACH * math.cos(math.radians(turn))
        _lay(table, shown(*FAN[k]), (x, y), -turn, 388)
    _title(table, (52, 136), 156)
    return table.resize(SIZE, Image.Resampling.LANCZOS)


def _baize() -> Image.Image:
    ground = table_picture(None, "baize", SIZE)
    picture = Image.frombytes("P", ground.size, bytes(ground.pixels))
    picture.putpalette([channel for colour in shades("baize") for channel in colour])
    return picture.convert("RGB").resize((SIZE[0] * TWICE, SIZE[1] * TWICE), Image.Resampling.BICUBIC)


def _lay(table: Image.Image, card: Image.Image, middle: tuple[float, float], turn: float, height: int) -> None:
    """Put a card on the table, turned, with a soft shadow."""
    size = (round(height * TWICE * 0.625), height * TWICE)
    turned = card.resize(size, Image.Resampling.LANCZOS).rotate(turn, Image.Resampling.BICUBIC, expand=True)
    left, top = round(middle[0] * TWICE - turned.width / 2), round(middle[1] * TWICE - turned.height / 2)
    dark = Image.new("L", table.size, 0)
    dark.paste(turned.getchannel("A").point(lambda a: a * 5 // 8), (left + 10, top + 14))
    table.paste((4, 22, 16), (0, 0), dark.filter(ImageFilter.GaussianBlur(13)))
    table.paste(turned, (left, top), turned)


def _title(table: Image.Image, corner: tuple[int, int], size: int) -> None:
    """The word Scopa, a coin for its o."""
    font = ImageFont.truetype(_type(), size * TWICE)
    x, base = corner[0] * TWICE, (corner[1] + round(0.5 * size)) * TWICE
    r = 0.262 * size * TWICE
    places = []
    for part in ("Sc", "o", "pa"):
        places.append((part, x))
        x += 2.16 * r if part == "o" else font.getlength(part)
    middle = (places[1][1] + 1.04 * r, base - 0.92 * r)
    words = [(part, at) for part, at in places if part != "o"]
    dark = Image.new("L", table.size, 0)
    pen = ImageDraw.Draw(dark)
    for part, at in words:
        pen.text((at + 8, base + 12), part, 170, font, "ls", stroke_width=10)
    pen.ellipse([middle[0] - r + 6, middle[1] - r + 12, middle[0] + r + 10, middle[1] + r + 16], 170)
    table.paste((4, 22, 16), (0, 0), dark.filter(ImageFilter.GaussianBlur(14)))
    pen = ImageDraw.Draw(table)
    for width, color, down in ((12, INK, 0), (7, GOLD_SH, 2), (7, GOLD, 0), (2, INK, 0), (0, PAPER, 0)):
        for part, at in words:
            pen.text((at, base + down), part, color, font, "ls", stroke_width=width, stroke_fill=color)
    _coin(table, middle, r)


def _coin(table: Image.Image, middle: tuple[float, float], r: float) -> None:
    d = Drawing(220, 220)
    coin(d, 110, 110, 104)
    side = round(2 * r * 220 / 208)
    picture = pixels(d, (side, side))
    table.paste(picture, (round(middle[0] - side / 2), round(middle[1] - side / 2)), picture)


def _type() -> str:
    """The file of the type face of the game's titles."""
    return str(Path(__file__).resolve().parent.parent / "fonts" / "SourceSerifPro-Semibold.ttf")
