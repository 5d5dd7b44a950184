"""Captures to choose from, on the cards themselves: every option has a colour, a kind of line and its number.

A card that several options take has a part of its frame, and a disc, for each. Number and line tell them apart without
the colour.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import cycle, pairwise
from typing import NamedTuple

import pygame

from scopa_gui.engine.cards import Card, name_of
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
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
"""Told apart by eyes that do not see red, green or blue too, and light enough for a dark number."""
_LINES: tuple[tuple[int, ...], ...] = ((), (5, 3), (2, 2), (9, 2, 2, 2), (12, 4))
"""Strokes and gaps in widths of the line; an unbroken one has none."""
_CORNER = 0.06
_GLOWS = 5
LEAST_PRESSED = 24
"""Pixels at least of what is pressed, both ways."""


class OptionDress(NamedTuple):
    """Look that tells an option from the others: colour and line.

    `strokes` are the strokes and gaps of its line, in widths of the line; () for an unbroken one.
    """

    colour: Colour
    strokes: tuple[int, ...]


def dress_of(number: int) -> OptionDress:
    """The dress of an option by its number: no two of the first thirty have the same colour and line."""
    place = number - 1
    return OptionDress(_COLOURS[place % len(_COLOURS)], _LINES[(place + place // len(_COLOURS)) % len(_LINES)])


def line_of(theme: Theme) -> int:
    """Pixels of width of an option's line."""
    return max(3, theme.px(5.5 if theme.strong else 4.4))


def draw_halo(
    brush: Brush, card: tuple[int, int], at: Placement, numbers: Sequence[int], *, glows: bool = False
) -> None:
    """The frame of a card that these options take; `glows`: its option is the one that is meant."""
    size = (round(card[0] * at.scale), round(card[1] * at.scale))
    colours = tuple(brush.theme.inked(dress_of(number).colour) for number in numbers)
    strokes = tuple(dress_of(number).strokes for number in numbers)
    shapes.blit(
        brush.surface,
        _halo(size, tuple(zip(colours, strokes, strict=True)), line_of(brush.theme), round(at.angle), glows),
        (at.x, at.y),
    )


def draw_edge(brush: Brush, rect: pygame.Rect, number: int) -> None:
    """The same line inside the edge of an option's button."""
    theme = brush.theme
    line = max(2, line_of(brush.theme) * 2 // 3)
    dress = dress_of(number)
    inside = rect.inflate(-2 * line, -2 * line)
    brush.surface.blit(
        _ring(rect.size, inside.size, theme.px(10), line, theme.inked(dress.colour), dress.strokes), rect
    )


@shapes.cached
def _halo(
    size: tuple[int, int], dresses: tuple[tuple[Colour, tuple[int, ...]], ...], line: int, angle: int, glows: bool
) -> pygame.Surface:
    pad = 3 * line
    whole = (size[0] + 2 * pad, size[1] + 2 * pad)
    picture = pygame.Surface(whole, pygame.SRCALPHA)
    corner = round(size[1] * _CORNER)
    outer = (size[0] + 2 * line, size[1] + 2 * line)
    for place, (colour, strokes) in enumerate(dresses):
        one = pygame.Surface(whole, pygame.SRCALPHA)
        for step in range(_GLOWS, 0, -1) if glows else ():
            around = pygame.Rect(pad, pad, *size).inflate(*(round(2 * line * (1 + step * 0.36)),) * 2)
            soft = shapes.frame(around.size, corner + line + round(step * line * 0.36), line, colour, 46)
            one.blit(soft, around)
        one.blit(_ring(whole, outer, corner + line, line, colour, strokes), (0, 0))
        left, right = (whole[0] * edge // len(dresses) for edge in (place, place + 1))
        picture.blit(one, (left, 0), pygame.Rect(left, 0, right - left, whole[1]))
    return pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture


@shapes.cached
def _ring(
    whole: tuple[int, int], size: tuple[int, int], corner: int, line: int, colour: Colour, strokes: tuple[int, ...]
) -> pygame.Surface:
    """A line round the middle of `whole`, broken into strokes, on a dark one a little broader."""
    picture = pygame.Surface(whole, pygame.SRCALPHA)
    lit = pygame.Surface(whole, pygame.SRCALPHA)
    rect = pygame.Rect((whole[0] - size[0]) // 2, (whole[1] - size[1]) // 2, *size)
    edge = max(1, line // 3)
    dark = rect.inflate(2 * edge, 2 * edge)
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
    """Yield where each gap on a straight line begins, and how long it is."""
    at = 0
    for number, share in enumerate(cycle(strokes)):
        long = share * line
        if at + long > length:
            return
        if number % 2:
            yield at, long
        at += long


def disc_size(theme: Theme) -> int:
    """Pixels across the disc of an option's number."""
    return max(LEAST_PRESSED, theme.px(30))


def draw_disc(brush: Brush, centre: tuple[float, float], number: int, *, strong: bool = False) -> None:
    """The number of an option in its colour; `strong`: the one that is meant, in a ring of light."""
    size = disc_size(brush.theme)
    theme = brush.theme
    fill = theme.inked(dress_of(number).colour)
    if strong:
        shapes.blit(brush.surface, shapes.coin(size + 2 * max(2, theme.px(3)), IVORY, IVORY), centre)
    disc = shapes.coin(size, fill, INK)
    where = disc.get_rect(center=(round(centre[0]), round(centre[1])))
    brush.surface.blit(disc, where)
    brush.write(where.inflate(-size // 5, 0), str(number), TypeStyle.LABEL, INK, align="centre")


def disc_spots(
    theme: Theme, card: tuple[int, int], at: Placement, numbers: Sequence[int], cursor: int | None
) -> dict[int, tuple[float, float]]:
    """Return the places of the numbers of a card's options along its upper edge.

    All that have room to be pressed are shown; the selected one (`cursor`) is always among them.
    """
    size = disc_size(theme)
    wide = card[0] * at.scale
    high = card[1] * at.scale
    apart = max(LEAST_PRESSED, size * 0.92)
    shown = list(numbers[: max(1, int((wide - size) / apart) + 1)])
    if cursor is not None and cursor in numbers and cursor not in shown:
        shown[-1] = cursor
    left = at.x - (len(shown) - 1) * apart / 2
    return {number: (left + place * apart, at.y - high / 2 - size * 0.12) for place, number in enumerate(shown)}


def draw_discs(brush: Brush, card: tuple[int, int], at: Placement, numbers: Sequence[int], cursor: int | None) -> None:
    """The numbers of a card's options; the one that is meant uppermost."""
    spots = disc_spots(brush.theme, card, at, numbers, cursor)
    for number in sorted(spots, key=lambda number: number == cursor):
        draw_disc(brush, spots[number], number, strong=number == cursor)


_FINGER = 44
"""Pixels of width and height that a finger wants, as far as they belong to nothing else."""


class OptionDisc(NamedTuple):
    """The number of an option on one of the cards that it takes."""

    number: int
    card: Card


def disc_name(disc: OptionDisc) -> str:
    """The name of its target."""
    return f"disc:{disc.number}:{name_of(disc.card)}"


def disc_boxes(
    choice: MoveChoice, layout: Layout, offsets: Mapping[Card, Offset], theme: Theme
) -> dict[OptionDisc, pygame.Rect]:
    """Return the click area of every number: the disc and, up to a finger's size, the room above and next to it.

    What lies on another card does not belong to it, but the disc itself stays whole.
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
            box = pygame.Rect(0, 0, max(size, _FINGER), max(size, _FINGER))
            box.width = min(box.width, apart)
            box.midbottom = round(x), round(y + size / 2)
            for other in others:
                if box.colliderect(other) and other.centery < box.top:
                    top = min(other.bottom, box.bottom - size)
                    box = pygame.Rect(box.left, top, box.width, box.bottom - top)
            found[OptionDisc(number, card)] = box
    return found
