"""Colours, measures and type sizes: one scale for every window size.

Lengths are in units of a 1280x800 window; `Theme.px` turns them into pixels.
"""

from enum import Enum
from functools import cache
from typing import NamedTuple

Colour = tuple[int, int, int]

BAIZE: Colour = (24, 82, 56)
BAIZE_LIGHT: Colour = (36, 108, 74)
BAIZE_DARK: Colour = (10, 42, 30)
INK: Colour = (42, 26, 20)
INK_SOFT: Colour = (104, 82, 62)
PAPER: Colour = (247, 236, 211)
PAPER_BRIGHT: Colour = (253, 247, 232)
PAPER_DEEP: Colour = (230, 214, 180)
IVORY: Colour = (246, 238, 218)
IVORY_SOFT: Colour = (206, 209, 186)
BRASS: Colour = (214, 166, 74)
GOLD: Colour = (239, 196, 98)
GOLD_BRIGHT: Colour = (250, 214, 128)
"""Colour of words on the bare table, and of what is pointed at."""
GOLD_DEEP: Colour = (150, 104, 34)
GOLD_INK: Colour = (138, 94, 28)
"""Colour of letters on paper."""
WINE: Colour = (148, 36, 28)
WINE_BRIGHT: Colour = (190, 56, 40)
WALNUT: Colour = (58, 34, 22)
SLATE: Colour = (16, 48, 36)

PLATE_LIT: Colour = (38, 78, 58)
"""Colour of a plate that stands out, such as that of the player whose turn it is."""
SLATE_BRIGHT: Colour = (30, 74, 56)
"""Colour of a button under the pointer or with the focus."""
_DYES: dict[str, dict[Colour, Colour]] = {
    "wood": {
        SLATE: (38, 21, 13),
        SLATE_BRIGHT: (78, 45, 27),
        PLATE_LIT: (92, 52, 29),
        BAIZE: (116, 38, 28),
        BAIZE_LIGHT: (146, 62, 44),
        BAIZE_DARK: (70, 26, 20),
    },
    "maiolica": {
        SLATE: (12, 26, 54),
        SLATE_BRIGHT: (30, 56, 102),
        PLATE_LIT: (34, 62, 108),
        BAIZE: (32, 70, 128),
        BAIZE_LIGHT: (58, 100, 158),
        BAIZE_DARK: (16, 36, 74),
    },
}

_STRONG_FILLS: dict[Colour, Colour] = {
    SLATE: (5, 14, 10),
    SLATE_BRIGHT: (10, 46, 32),
    PLATE_LIT: (8, 50, 34),
    BAIZE: (8, 48, 30),
    BAIZE_LIGHT: (12, 58, 38),
    BAIZE_DARK: (3, 20, 13),
    PAPER: (255, 251, 240),
    PAPER_BRIGHT: (255, 255, 255),
}
"""Colours that replace the usual ones with strong contrast: plates nearly black, paper nearly white."""
STRONG_CLOTH: Colour = (6, 36, 24)
"""Colour of the table with strong contrast."""
_MIDDLE = 0.2
"""Relative luminance that separates dark from light."""
_DARK_WORDS = 0.045
_LIGHT_WORDS = 0.70
"""Greatest luminance of dark words and least of light ones with strong contrast: 7 to 1 on every fill."""

SMALLEST: tuple[int, int] = (1024, 640)
REFERENCE: tuple[int, int] = (1280, 800)


class TypeFace(Enum):
    """A type face of the game; the value is the font file's name without its ending."""

    SERIF = "SourceSerifPro-Semibold"
    SERIF_ITALIC = "SourceSerifPro-It"
    SANS = "SourceSansPro-Regular"
    SANS_BOLD = "SourceSansPro-Semibold"
    SANS_ITALIC = "SourceSansPro-It"


class TypeStyle(Enum):
    """Use of type: its face, and its size in units."""

    DISPLAY = (TypeFace.SERIF, 132.0)
    TITLE = (TypeFace.SERIF, 46.0)
    HEADING = (TypeFace.SERIF, 28.0)
    TAGLINE = (TypeFace.SERIF_ITALIC, 25.0)
    QUOTE = (TypeFace.SERIF_ITALIC, 20.0)
    LABEL = (TypeFace.SANS_BOLD, 21.0)
    BODY = (TypeFace.SANS, 20.0)
    NOTE = (TypeFace.SANS, 17.0)
    SMALL = (TypeFace.SANS_BOLD, 15.5)

    @property
    def face(self) -> TypeFace:
        """The type face."""
        return self.value[0]

    @property
    def units(self) -> float:
        """The size in units."""
        return self.value[1]


LEAST_TYPE = 13
"""Smallest type size in pixels, in any window."""


class Theme(NamedTuple):
    """Measures in pixels for a window size.

    `text_scale` enlarges type and what holds it; `table` decides the colours of plates; `strong` is for strong
    contrast.
    """

    size: tuple[int, int]
    text_scale: float = 1.0
    table: str = "baize"
    strong: bool = False

    def dyed(self, colour: Colour) -> Colour:
        """Return a colour of plates and buttons in the colours of the table: those of the baize are green."""
        if self.strong:
            return _STRONG_FILLS.get(colour) or _deepened(colour)
        return _DYES.get(self.table, {}).get(colour, colour)

    def inked(self, colour: Colour) -> Colour:
        """Return a colour of words, darker or lighter if the contrast is to be strong."""
        return _inked(colour, lightens=luminance(colour) > _MIDDLE) if self.strong else colour

    def outlined(self, colour: Colour, fill: Colour) -> Colour:
        """Return a colour of the line round a fill, darker or lighter than the fill if the contrast is to be strong."""
        return _inked(colour, lightens=luminance(self.dyed(fill)) < _MIDDLE) if self.strong else colour

    @property
    def has_frieze(self) -> bool:
        """True if the table's edges are painted, so that words there need a plate behind them."""
        return self.table == "maiolica" and not self.strong

    @property
    def unit(self) -> float:
        """Pixels of one unit."""
        return min(self.size[0] / REFERENCE[0], self.size[1] / REFERENCE[1])

    def px(self, units: float) -> int:
        """Return a length in units in whole pixels."""
        return round(units * self.unit)

    def space(self, steps: float = 1.0) -> int:
        """Return a number of steps of the grid, each 8 units, in pixels."""
        return self.px(8 * steps)

    def type_px(self, style: TypeStyle) -> int:
        """Return a style's type size in pixels, at least LEAST_TYPE."""
        return max(LEAST_TYPE, round(style.units * self.unit * self.text_scale))

    @property
    def control(self) -> int:
        """Height of a button or another control: 52 units and never under 44 pixels."""
        return max(44, self.px(52 * self.text_scale))

    @property
    def hairline(self) -> int:
        """Width of the thinnest line."""
        return max(1, self.px(1.4))


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour, 0 to 1, as in WCAG 2."""
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4) for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def _inked(colour: Colour, *, lightens: bool) -> Colour:
    """Return the nearest colour of this hue, towards white or black, that words may have with strong contrast."""
    goal = 255 if lightens else 0
    for step in range(101):
        red, green, blue = (round(part + (goal - part) * step / 100) for part in colour)
        light = luminance((red, green, blue))
        if light >= _LIGHT_WORDS if lightens else light <= _DARK_WORDS:
            break
    return red, green, blue


@cache
def _deepened(colour: Colour) -> Colour:
    """Return the colour of a fill, darker if it is neither light nor dark."""
    red, green, blue = colour
    while 0.03 < luminance((red, green, blue)) < 0.3:
        red, green, blue = (part * 15 // 16 for part in (red, green, blue))
    return red, green, blue
