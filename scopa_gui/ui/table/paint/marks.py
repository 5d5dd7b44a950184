"""Marks on the cards: frames, the tick of a picked card, and the captures to choose from.

They differ in shape as well as in colour, for those who do not see the colours. Every capture to choose from has a
colour, a kind of line and a number; a card that several of them take has a part of its frame, and a disc, for each.
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
from scopa_gui.ui.kit.theme import GOLD, INK, IVORY, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.geometry.hit_test import Offset
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.table.input.move_choice import MoveChoice

_CORNER = 0.06
"""Radius of a card's corner as a share of its height: 30 units where the master picture is 500 wide."""


@shapes.cached
def _frame(size: tuple[int, int], kind: str, line: int, angle: int) -> pygame.Surface:
    """Return a frame around a card: "solid" is a broad double line, "dashed" a broken one, "glow" a soft light."""
    pad = 3 * line
    picture = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
    corner = round(size[1] * _CORNER)
    rect = pygame.Rect(pad, pad, *size)

    def ring(grow: float, width: float, colour: Colour, alpha: int = 255) -> None:
        around = rect.inflate(round(2 * grow), round(2 * grow))
        picture.blit(shapes.frame(around.size, corner + round(grow), max(1, round(width)), colour, alpha), around)

    if kind in ("glow", "solid"):
        for step in range(5, 0, -1):
            ring(step * line * 0.5, line * 0.9, GOLD, 40)
    ring(line * 1.5, line * 1.7, INK, 200)
    ring(line * 1.15, line, GOLD if kind != "dashed" else IVORY)
    if kind == "dashed":
        gap = line * 5
        edge = rect.inflate(line * 4, line * 4)
        for x in range(edge.left + 2 * gap, edge.right - 2 * gap, 2 * gap):
            for y in (edge.top, edge.bottom):
                picture.fill((0, 0, 0, 0), (x, y - gap // 2, gap * 2 // 3, gap))
        for y in range(edge.top + 2 * gap, edge.bottom - 2 * gap, 2 * gap):
            for x in (edge.left, edge.right):
                picture.fill((0, 0, 0, 0), (x - gap // 2, y, gap, gap * 2 // 3))
    if kind in ("solid", "focus"):
        ring(-line * 0.6, max(1, line * 0.5), GOLD if kind == "solid" else IVORY)
    return pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture


def draw_frame(brush: Brush, card: tuple[int, int], at: Placement, kind: str) -> None:
    """Draw a frame around a card at a placement; `card` is the size at scale 1."""
    size = (round(card[0] * at.scale), round(card[1] * at.scale))
    shapes.blit(brush.surface, _frame(size, kind, max(2, brush.theme.px(3.4)), round(at.angle)), (at.x, at.y))


def draw_tick(brush: Brush, card: tuple[int, int], at: Placement) -> None:
    """Draw the tick of a picked card at its lower right corner; `card` is the size at scale 1."""
    size = max(24, brush.theme.px(34))
    x = at.x + card[0] * at.scale / 2 - size * 0.3
    y = at.y + card[1] * at.scale / 2 - size * 0.3
    shapes.blit(brush.surface, _tick(size), (x, y))


@shapes.cached
def _tick(size: int) -> pygame.Surface:
    big = shapes.coin(3 * size, GOLD, INK).copy()
    points = [(0.27, 0.52), (0.44, 0.69), (0.74, 0.34)]
    pygame.draw.lines(big, INK, False, [(x * 3 * size, y * 3 * size) for x, y in points], max(2, size // 3))
    return shapes.reduced(big, 3)


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
