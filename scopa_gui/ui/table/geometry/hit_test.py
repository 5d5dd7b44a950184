"""Find the thing under the pointer, and the places of what can be pressed: plain geometry on a layout."""

from collections.abc import Mapping
from math import cos, radians, sin

from scopa_gui.engine.cards import Card
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.table.geometry.regions import Box
from scopa_gui.ui.table.geometry.table_layout import Layout

Offset = tuple[float, float]


def is_on(layout: Layout, at: Placement, point: tuple[float, float], below: float = 0.0) -> bool:
    """Tell whether a point is on a card at a placement.

    `below` adds pixels under it, to include the place of a raised card before it was raised.
    """
    dx = point[0] - at.x
    dy = point[1] - at.y
    c = cos(radians(at.angle))
    s = sin(radians(at.angle))
    x = dx * c - dy * s
    y = dx * s + dy * c
    wide = layout.card[0] * at.scale / 2
    high = layout.card[1] * at.scale / 2
    return -wide <= x <= wide and -high <= y <= high + below


def hand_card_at(layout: Layout, offsets: Mapping[Card, Offset], point: tuple[float, float]) -> Card | None:
    """The card of my hand at a point, the uppermost first; a raised card still answers where it lay."""
    for card in reversed(layout.hand):
        at = layout.cards[card]
        _, up = offsets.get(card, (0.0, 0.0))
        raised = Placement(at.x, at.y + up, at.angle)
        if is_on(layout, raised, point, below=max(0.0, -up)):
            return card
    return None


def table_card_at(layout: Layout, point: tuple[float, float]) -> Card | None:
    """The card on the table at a point."""
    return next((card for card in reversed(layout.table) if is_on(layout, layout.cards[card], point)), None)


def card_boxes(layout: Layout) -> dict[Card, Box]:
    """The part of each card, mine and the table's, that can be pressed: what the next card of the hand leaves free."""
    found: dict[Card, Box] = {}
    for number, card in enumerate(layout.hand):
        at = layout.cards[card]
        wide, high = layout.card
        left = round(at.x - wide / 2)
        top = round(at.y - high / 2)
        right = left + wide
        if number + 1 < len(layout.hand):
            right = min(right, round(layout.cards[layout.hand[number + 1]].x - wide / 2) - 1)
        low = min(top + high, layout.size[1])
        found[card] = Box(left, top, max(1, right - left), low - top)
    for card in layout.table:
        at = layout.cards[card]
        wide = round(layout.card[0] * at.scale)
        high = round(layout.card[1] * at.scale)
        found[card] = Box(round(at.x - wide / 2), round(at.y - high / 2), wide, high)
    return found


def pile_at(layout: Layout, point: tuple[float, float]) -> int | None:
    """The side whose pile is at a point."""
    return next((side for side, box in enumerate(layout.regions.piles) if box.contains(point)), None)


def plate_at(layout: Layout, point: tuple[float, float]) -> int | None:
    """The seat whose plate is at a point."""
    return next((seat for seat, box in enumerate(layout.regions.plates) if box.contains(point)), None)


def plate_boxes(layout: Layout) -> dict[str, Box]:
    """The plates that can be pressed, by the name of their target."""
    return {f"plate:{seat}": box for seat, box in enumerate(layout.regions.plates)}
