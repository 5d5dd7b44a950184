"""The numbers on the cards of a choice as what they are pressed on: each is the option itself."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

import pygame

from scopa_gui.engine.cards import Card, name_of
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.table.geometry.hit_test import Offset
from scopa_gui.ui.table.geometry.layout import Layout
from scopa_gui.ui.table.input.move_choice import MoveChoice
from scopa_gui.ui.table.paint.option_halos import disc_size, disc_spots

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
    """Return the click area of every number: the disc and, up to a finger's size, the room above and next to it."""
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
            found[OptionDisc(number, card)] = _trimmed(box, size, others)
    return found


def _trimmed(box: pygame.Rect, size: int, others: list[pygame.Rect]) -> pygame.Rect:
    """Return the part of a box that is not on another card; the disc itself stays whole in any case."""
    for other in others:
        if box.colliderect(other) and other.centery < box.top:
            top = min(other.bottom, box.bottom - size)
            box = pygame.Rect(box.left, top, box.width, box.bottom - top)
    return box
