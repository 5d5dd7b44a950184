"""Contact sheets: cards on the cloth, to look at while drawing."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image, ImageFilter

from assets.artwork.decks import SHOWN
from assets.artwork.palette import INK
from assets.artwork.raster import SMALL_MASTER, shown
from scopa_gui.art.style import PLAIN, Style

BAIZE = (30, 98, 66)
CARD_WIDTH, BACK_WIDTH = 112, 150
QUALITY = 68
"""Of the sheets that are kept: six of them together in less than 1 MB."""


def sheet(wanted: Sequence[tuple[str, str]], width: int = 130, columns: int = 10, style: Style = PLAIN) -> Image.Image:
    """Return all wanted cards in rows."""
    gap, height = max(8, width // 10), round(width * 1.6)
    rows = -(-len(wanted) // columns)
    table = Image.new("RGB", (columns * (width + gap) + gap, rows * (height + gap) + gap), BAIZE)
    for i, (deck, name) in enumerate(wanted):
        row, column = divmod(i, columns)
        lay(table, shown(deck, name, style), gap + column * (width + gap), gap + row * (height + gap), width)
    return table


def write_sheets(folder: Path) -> Iterator[Path]:
    """Write one contact sheet for each deck and one of the backs, as small WebP; yield the files."""
    for deck, names in SHOWN.items():
        width, columns = (BACK_WIDTH, len(names)) if deck == "backs" else (CARD_WIDTH, 10)
        file = folder / f"sheet-{deck}.webp"
        sheet([(deck, name) for name in names], width, columns).save(file, quality=QUALITY, method=6)
        yield file


def look(
    wanted: Sequence[tuple[str, str]], width: int = 400, style: Style = PLAIN, *, small: bool = False
) -> Image.Image:
    """Return each wanted card large, at 130 and at 60 pixels; `small` the optical size, and at 60 pixels beside it
    what the usual master gives.
    """
    gap = 10
    table = Image.new("RGB", (len(wanted) * (width + 130 + 3 * gap) + gap, round(width * 1.6) + 2 * gap), BAIZE)
    for i, (deck, name) in enumerate(wanted):
        picture, x = shown(deck, name, style, small=small), gap + i * (width + 130 + 3 * gap)
        beside, below = x + width + gap, 130 * 8 // 5 + 2 * gap
        lay(table, picture, x, gap, width)
        lay(table, picture, beside, gap, 130)
        if small:
            lay(table, shown(deck, name, style, SMALL_MASTER, small=True), beside, below, 60)
            lay(table, shown(deck, name, style), beside + 70, below, 60)
        else:
            lay(table, picture, beside, below, 60)
    return table


def lay(table: Image.Image, picture: Image.Image, x: int, y: int, width: int) -> None:
    """Put a card on the table with a soft shadow."""
    small = picture.resize((width, round(width * 1.6)), Image.Resampling.LANCZOS)
    reach = max(2, width // 40)
    dark = Image.new("L", (small.width + 4 * reach, small.height + 4 * reach), 0)
    dark.paste(small.getchannel("A").point(lambda a: a // 2), (2 * reach, 2 * reach))
    table.paste(INK, (x - reach, y - reach), dark.filter(ImageFilter.GaussianBlur(reach)))
    table.paste(small, (x, y), small)
