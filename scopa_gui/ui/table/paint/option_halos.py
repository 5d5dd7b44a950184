"""Marks of the captures to choose from, on the cards: every option has a colour, a kind of line and a number.

A card that several options take has a part of its frame, and a disc, for each. Options differ in number and line, too,
for those who do not see the colours.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import cycle, pairwise
from typing import NamedTuple

import pygame

from scopa_gui.engine.cards import Card, name_of
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.rects import inset, sized
from scopa_gui.ui.kit.theme import INK, IVORY, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.geometry.hit_test import Offset
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.table.input.move_choice import MoveChoice

_COLOURS: tuple[Colour, ...] = (
    (250, 212, 84),
    (116, 194, 248),
    (248, 142, 70),
    (240, 168, 218),
    (250, 250, 244),
    (122, 236, 196),
)
"""Colours that differ for colour-blind eyes, too, and are light enough for a dark number."""
_LINES: tuple[tuple[int, ...], ...] = ((), (5, 3), (2, 2), (9, 2, 2, 2), (12, 4))
"""Lengths of strokes and gaps, as multiples of the line's width; an unbroken line has none."""
_CORNER = 0.06
_GLOWS = 5
LEAST_PRESSED = 24
"""Smallest width and height in pixels of what can be pressed."""


class OptionDress(NamedTuple):
    """Look of an option: its colour, and the strokes and gaps of its line, as in `_LINES`."""

    colour: Colour
    strokes: tuple[int, ...]


def dress_of(number: int) -> OptionDress:
    """Return the look of an option by its number; the first thirty all differ."""
    place = number - 1
    return OptionDress(_COLOURS[place % len(_COLOURS)], _LINES[(place + place // len(_COLOURS)) % len(_LINES)])


def line_of(theme: Theme) -> int:
    """Return the width of an option's line in pixels."""
    return max(3, theme.px(5.5 if theme.strong else 4.4))


def draw_halo(
    brush: Brush, card: tuple[int, int], at: Placement, numbers: Sequence[int], *, glows: bool = False
) -> None:
    """Draw the frame of a card that these options take; `glows`: it is one of the selected option.

    `card` is the size at scale 1.
    """
    theme = brush.theme
    size = (round(card[0] * at.scale), round(card[1] * at.scale))
    dresses = tuple((theme.inked(dress.colour), dress.strokes) for dress in map(dress_of, numbers))
    shapes.blit(brush.surface, _halo(size, dresses, line_of(theme), round(at.angle), glows), (at.x, at.y))


def draw_edge(brush: Brush, rect: pygame.Rect, number: int) -> None:
    """Draw the same line inside the edge of an option's button."""
    theme = brush.theme
    line = max(2, line_of(theme) * 2 // 3)
    colour, strokes = dress_of(number)
    inner = inset(rect, line).size
    brush.surface.blit(_ring(rect.size, inner, theme.px(10), line, theme.inked(colour), strokes), rect)


@shapes.cached
def _halo(
    size: tuple[int, int], dresses: tuple[tuple[Colour, tuple[int, ...]], ...], line: int, angle: int, glows: bool
) -> pygame.Surface:
    pad = 3 * line
    whole = (size[0] + 2 * pad, size[1] + 2 * pad)
    picture = pygame.Surface(whole, pygame.SRCALPHA)
    corner = round(size[1] * _CORNER)
    middle = picture.get_rect().center
    outer = (size[0] + 2 * line, size[1] + 2 * line)
    for place, (colour, strokes) in enumerate(dresses):
        one = pygame.Surface(whole, pygame.SRCALPHA)
        for step in range(_GLOWS, 0, -1) if glows else ():
            more = round(2 * line * (1 + step * 0.36))
            grown = (size[0] + more, size[1] + more)
            shapes.blit(one, shapes.frame(grown, corner + line + round(step * line * 0.36), line, colour, 46), middle)
        one.blit(_ring(whole, outer, corner + line, line, colour, strokes), (0, 0))
        left, right = (whole[0] * edge // len(dresses) for edge in (place, place + 1))
        picture.blit(one, (left, 0), pygame.Rect(left, 0, right - left, whole[1]))
    return pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture


@shapes.cached
def _ring(
    whole: tuple[int, int], size: tuple[int, int], corner: int, line: int, colour: Colour, strokes: tuple[int, ...]
) -> pygame.Surface:
    """Return a line of `size` in the middle of a picture, broken into strokes, on a dark one a little broader."""
    picture = pygame.Surface(whole, pygame.SRCALPHA)
    lit = pygame.Surface(whole, pygame.SRCALPHA)
    rect = sized(size, center=picture.get_rect().center)
    edge = max(1, line // 3)
    dark = inset(rect, -edge)
    picture.blit(shapes.frame(dark.size, corner + edge, line + 2 * edge, INK, 225), dark)
    lit.blit(shapes.frame(rect.size, corner, line, colour), rect)
    for begin, long in _gaps(rect.width - 2 * corner, line, strokes):
        for y in (rect.top, rect.bottom - line):
            lit.fill((0, 0, 0, 0), (rect.left + corner + begin, y, long, line))
    for begin, long in _gaps(rect.height - 2 * corner, line, strokes):
        for x in (rect.left, rect.right - line):
            lit.fill((0, 0, 0, 0), (x, rect.top + corner + begin, line, long))
    picture.blit(lit, (0, 0))
    return picture


def _gaps(length: int, line: int, strokes: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Yield start and length in pixels of each gap in a straight line."""
    at = 0
    for number, share in enumerate(cycle(strokes)):
        long = share * line
        if at + long > length:
            return
        if number % 2:
            yield at, long
        at += long


def disc_size(theme: Theme) -> int:
    """Return the diameter in pixels of the disc with an option's number."""
    return max(LEAST_PRESSED, theme.px(30))


def draw_disc(brush: Brush, centre: tuple[float, float], number: int, *, strong: bool = False) -> None:
    """Draw the number of an option on a disc in its colour; the selected one (`strong`) has a bright ring."""
    theme = brush.theme
    size = disc_size(theme)
    if strong:
        shapes.blit(brush.surface, shapes.coin(size + 2 * max(2, theme.px(3)), IVORY, IVORY), centre)
    shapes.blit(brush.surface, shapes.coin(size, theme.inked(dress_of(number).colour), INK), centre)
    brush.write(shapes.around(centre, (size - size // 5, size)), str(number), TypeStyle.LABEL, INK, align="centre")


def disc_spots(
    theme: Theme, card: tuple[int, int], at: Placement, numbers: Sequence[int], cursor: int | None
) -> dict[int, tuple[float, float]]:
    """Return the middles of the discs along the upper edge of a card, by number of the option.

    All that have room to be pressed are shown; the selected one (`cursor`) is always among them. `card` is the size at
    scale 1.
    """
    size = disc_size(theme)
    apart = max(LEAST_PRESSED, size * 0.92)
    shown = list(numbers[: max(1, int((card[0] * at.scale - size) / apart) + 1)])
    if cursor is not None and cursor in numbers and cursor not in shown:
        shown[-1] = cursor
    left = at.x - (len(shown) - 1) * apart / 2
    y = at.y - card[1] * at.scale / 2 - size * 0.12
    return {number: (left + place * apart, y) for place, number in enumerate(shown)}


def draw_discs(brush: Brush, card: tuple[int, int], at: Placement, numbers: Sequence[int], cursor: int | None) -> None:
    """Draw the numbers of a card's options, the selected one (`cursor`) on top."""
    spots = disc_spots(brush.theme, card, at, numbers, cursor)
    for number in sorted(spots, key=lambda number: number == cursor):
        draw_disc(brush, spots[number], number, strong=number == cursor)


_FINGER = 44
"""Width and height in pixels that a finger needs; what belongs to something else is left out."""


class OptionDisc(NamedTuple):
    """Disc with the number of an option, on one of the cards that it takes."""

    number: int
    card: Card


def disc_name(disc: OptionDisc) -> str:
    """Return the name of a disc's target."""
    return f"disc:{disc.number}:{name_of(disc.card)}"


def disc_boxes(
    choice: MoveChoice, layout: Layout, offsets: Mapping[Card, Offset], theme: Theme
) -> dict[OptionDisc, pygame.Rect]:
    """Return the area of every disc that can be pressed: the disc and the room above and next to it, up to a finger.

    It leaves out other cards, except for the disc itself.
    """
    if choice.aimed is None:
        return {}
    found = {}
    size = disc_size(theme)
    numbers = choice.marks().numbers
    for card in (card for card in layout.table if card in numbers and not choice.picked >> card & 1):
        at = layout.cards[card]
        raised = replace(at, y=at.y + offsets.get(card, (0.0, 0.0))[1])
        spots = disc_spots(theme, layout.card, raised, numbers[card], choice.cursor)
        others = [pygame.Rect(layout.box_of(layout.cards[other])) for other in layout.table if other != card]
        xs = sorted(x for x, _y in spots.values())
        apart = round(min((b - a for a, b in pairwise(xs)), default=max(size, _FINGER)))
        for number, (x, y) in spots.items():
            low = round(x), round(y + size / 2)
            box = sized((min(max(size, _FINGER), apart), max(size, _FINGER)), midbottom=low)
            for other in others:
                if box.colliderect(other) and other.centery < box.top:
                    box = sized((box.width, max(size, box.bottom - other.bottom)), midbottom=low)
            found[OptionDisc(number, card)] = box
    return found
