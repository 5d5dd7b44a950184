"""The sign of each side - a shape and a colour, never colour alone - and the names of sides and of their members."""

import math
from collections.abc import Sequence
from functools import lru_cache

import pygame

from scopa_gui.ui.kit.theme import INK, Colour
from scopa_gui.ui.words.levels import COMPANIONS, STRANGERS
from scopa_gui.ui.words.translation import _

SIDE_COLOURS: Sequence[Colour] = (
    (240, 200, 104),
    (132, 196, 244),
    (244, 138, 112),
    (202, 168, 246),
    (150, 222, 150),
    (240, 236, 226),
)
"""Told apart also by those who see few colours, and each with a shape of its own."""

_POINTS: Sequence[Sequence[float]] = ((), (4, 0.0, 1.0), (3, 0.0, 1.0), (4, 45.0, 1.0), (5, 0.0, 0.46), (6, 30.0, 1.0))
"""By side: nothing for the disc; corners, degrees by which they are turned, inner radius (1: no star)."""
_FINER = 4


def side_mark(side: int, size: int, colour: Colour | None = None) -> pygame.Surface:
    """The sign of a side, `size` pixels square: disc, lozenge, triangle, square, star, hexagon. Do not draw on it.

    `colour`: in another one than the side's own, as that of columns on paper.
    """
    number = side % len(SIDE_COLOURS)
    return _mark(number, max(6, size), colour or SIDE_COLOURS[number])


@lru_cache(maxsize=64)
def _mark(side: int, size: int, colour: Colour) -> pygame.Surface:
    big = pygame.Surface((size * _FINER,) * 2, pygame.SRCALPHA)
    big.fill((*INK, 0))
    _shape(big, side, INK, 0.5)
    _shape(big, side, colour, 0.5 - max(0.07, 1.4 / size))
    return pygame.transform.smoothscale(big, (size, size))


def _shape(surface: pygame.Surface, side: int, colour: Colour, radius: float) -> None:
    wide = surface.get_width()
    middle = wide / 2
    if not _POINTS[side]:
        pygame.draw.circle(surface, colour, (middle, middle), wide * radius * 0.92)
        return
    corners, turned, inner = _POINTS[side]
    count = round(corners) * (1 if inner == 1.0 else 2)
    grown = {3: 1.05, 4: 1.0, 5: 1.08, 6: 0.96}[round(corners)] * (1.12 if turned == 45.0 else 1.0)
    low = 0.1 * wide * radius if corners == 3 else 0.0
    points = []
    for number in range(count):
        far = wide * radius * grown * (inner if inner != 1.0 and number % 2 else 1.0)
        angle = math.radians(turned - 90 + 360 * number / count)
        points.append((middle + far * math.cos(angle), middle + low + far * math.sin(angle)))
    pygame.draw.polygon(surface, colour, points)


def seat_names(seats: Sequence[str], sides: int) -> tuple[str, ...]:
    """A name for every seat of a table: "You" at seat 0, elsewhere somebody of that level; never the same name twice.

    The first opponent is the one the level is named after, the next ones companions; a partner is that person too where
    the opponents are of another level.
    """
    partners = range(sides, len(seats), sides)
    opponents = [seat for seat in range(1, len(seats)) if seat not in partners]
    names = [_("You")] * len(seats)
    left: dict[str, list[str]] = {}
    for seat in opponents:
        names[seat] = left.setdefault(seats[seat], list(COMPANIONS.get(seats[seat], STRANGERS))).pop(0)
    for seat in partners:
        if seats[seat] in left:
            names[seat] = left[seats[seat]].pop()
        else:
            left[seats[seat]] = list(COMPANIONS.get(seats[seat], STRANGERS))
            names[seat] = left[seats[seat]].pop(0)
    return tuple(names)


def partner_of(names: Sequence[str], seat: int, sides: int) -> str:
    """The name of who plays with a seat; "" where that is me, nobody, or more than one."""
    partners = [number for number in range(seat % sides, len(names), sides) if number != seat]
    return names[partners[0]] if len(partners) == 1 and partners[0] else ""


def side_names(seats: Sequence[str], sides: int) -> tuple[str, ...]:
    """A name for every side: of who plays alone, "Us" and "Them" for two teams, else a name and an initial."""
    names = seat_names(seats, sides)
    if len(names) == sides:
        return names
    if sides == 2:
        return _("Us"), _("Them")
    last = [name.split()[-1] for name in names]
    return (
        _("Us"),
        *(
            " + ".join([last[side], *(f"{name[0]}." for name in last[side + sides :: sides])])
            for side in range(1, sides)
        ),
    )
