"""Signs as pictures: of each side (a shape and a colour), of the suits, and of the program."""

import math
from collections.abc import Sequence
from functools import lru_cache

import pygame

from scopa_gui.art.masters import MissingPictureError
from scopa_gui.engine.cards import SUIT_LETTERS, Suit
from scopa_gui.store import files
from scopa_gui.store.paths import assets
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.file_objects import readable
from scopa_gui.ui.kit.theme import INK, Colour
from scopa_gui.ui.kit.widgets.widget import Brush

SIDE_COLOURS: Sequence[Colour] = (
    (240, 200, 104),
    (132, 196, 244),
    (244, 138, 112),
    (202, 168, 246),
    (150, 222, 150),
    (240, 236, 226),
)
"""Colours that people with colour blindness can distinguish, too; each side also has a shape of its own."""

_POINTS: Sequence[Sequence[float]] = ((), (4, 0.0, 1.0), (3, 0.0, 1.0), (4, 45.0, 1.0), (5, 0.0, 0.46), (6, 30.0, 1.0))
"""Shapes by side: empty for the disc, else corners, degrees of turning, and inner radius (1 if it is no star)."""


def side_mark(side: int, size: int, colour: Colour | None = None) -> pygame.Surface:
    """Return the sign of a side, `size` pixels square: disc, lozenge, triangle, square, star, hexagon.

    `colour` replaces the side's own one. Do not draw on the sign.
    """
    number = side % len(SIDE_COLOURS)
    return _mark(number, max(6, size), colour or SIDE_COLOURS[number])


def draw_side_mark(side: int, brush: Brush, box: pygame.Rect) -> None:
    """Draw the sign of a side in the middle of a box, at most 20 units large."""
    size = min(box.width, box.height - brush.theme.px(4), brush.theme.px(20))
    shapes.blit(brush.surface, side_mark(side, size), box.center)


@shapes.cached
def _mark(side: int, size: int, colour: Colour) -> pygame.Surface:
    big = shapes.enlarged((size, size), INK)
    _shape(big, side, INK, 0.5)
    _shape(big, side, colour, 0.5 - max(0.07, 1.4 / size))
    return shapes.reduced(big)


def _shape(surface: pygame.Surface, side: int, colour: Colour, radius: float) -> None:
    width = surface.get_width()
    middle = width / 2
    if not _POINTS[side]:
        pygame.draw.circle(surface, colour, (middle, middle), width * radius * 0.92)
        return
    corners, turned, inner = _POINTS[side]
    count = round(corners) * (1 if inner == 1.0 else 2)
    grown = {3: 1.05, 4: 1.0, 5: 1.08, 6: 0.96}[round(corners)] * (1.12 if turned == 45.0 else 1.0)
    low = 0.1 * width * radius if corners == 3 else 0.0
    points = []
    for number in range(count):
        far = width * radius * grown * (inner if inner != 1.0 and number % 2 else 1.0)
        angle = math.radians(turned - 90 + 360 * number / count)
        points.append((middle + far * math.cos(angle), middle + low + far * math.sin(angle)))
    pygame.draw.polygon(surface, colour, points)


_RECOLOURED = {Suit.DENARI: "-blue", Suit.BASTONI: "-green"}
"""Suits whose French signs have another colour in a deck of four colours."""


def suit_sign(settings: Settings, suit: Suit, size: int, *, faint: bool = False) -> pygame.Surface:
    """Return the sign of a suit, at most `size` pixels wide and high; `faint` if its card is gone."""
    letter = SUIT_LETTERS[suit].lower()
    if settings.deck == "french":
        return _sign(f"sign-{letter}{_RECOLOURED.get(suit, '') if settings.four_colours else ''}", max(6, size), faint)
    return _sign(f"suit-{letter}", max(6, size), faint)


@shapes.cached
def _sign(name: str, size: int, faint: bool) -> pygame.Surface:
    picture = _master(name)
    width, height = picture.get_size()
    share = size / max(width, height)
    small = pygame.transform.smoothscale(picture, (max(1, round(width * share)), max(1, round(height * share))))
    if faint:
        small.fill((255, 255, 255, 70), special_flags=pygame.BLEND_RGBA_MULT)
    return small


@lru_cache(maxsize=6)
def _master(name: str) -> pygame.Surface:
    """Return a picture without its empty edges; the file ships with the cards."""
    path = assets() / "cards" / "stamps" / f"{name}.webp"
    try:
        files.demand_file(path)
        picture = pygame.image.load(readable(path)).convert_alpha()
    except (OSError, pygame.error, MemoryError):
        raise MissingPictureError(f"A picture of the game cannot be read: {path}", path) from None
    return picture.subsurface(picture.get_bounding_rect(min_alpha=24)).copy()


_SIGN = "scopa-512.png"


def program_sign(side: int) -> pygame.Surface | None:
    """Return the program's sign, `side` pixels wide and high; None if its file cannot be read."""
    try:
        drawn = pygame.image.load(readable(assets() / "icons" / _SIGN)).convert_alpha()
    except (OSError, pygame.error):
        return None
    return pygame.transform.smoothscale(drawn, (side, side))
