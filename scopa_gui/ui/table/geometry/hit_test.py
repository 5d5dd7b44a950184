"""Cards, piles and plates at a point, and the boxes of those that can be pressed: plain geometry on a layout."""

from collections.abc import Mapping
from itertools import zip_longest
from math import cos, radians, sin

from scopa_gui.engine.cards import Card
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.table.geometry.regions import Box
from scopa_gui.ui.table.geometry.table_layout import Layout

Offset = tuple[float, float]


def is_on(layout: Layout, at: Placement, point: tuple[float, float], below: float = 0.0) -> bool:
    """Return whether a point is on a card at a placement, or at most `below` pixels below it."""
    dx = point[0] - at.x
    dy = point[1] - at.y
    c = cos(radians(at.angle))
    s = sin(radians(at.angle))
    half_width = layout.card[0] * at.scale / 2
    half_height = layout.card[1] * at.scale / 2
    return abs(dx * c - dy * s) <= half_width and -half_height <= dx * s + dy * c <= half_height + below


def hand_card_at(layout: Layout, offsets: Mapping[Card, Offset], point: tuple[float, float]) -> Card | None:
    """Return the uppermost card of my hand at a point; None without one.

    A raised card can also be pressed where it was before.
    """
    for card in reversed(layout.hand):
        at = layout.cards[card]
        _, up = offsets.get(card, (0.0, 0.0))
        if is_on(layout, Placement(at.x, at.y + up, at.angle), point, below=max(0.0, -up)):
            return card
    return None


def table_card_at(layout: Layout, point: tuple[float, float]) -> Card | None:
    """Return the card on the table at a point; None without one."""
    return next((card for card in reversed(layout.table) if is_on(layout, layout.cards[card], point)), None)


def card_boxes(layout: Layout) -> dict[Card, Box]:
    """Return the part of each card in my hand and on the table that can be pressed, not covered by the next card."""
    found: dict[Card, Box] = {}
    width, height = layout.card
    for card, following in zip_longest(layout.hand, layout.hand[1:]):
        at = layout.cards[card]
        left = round(at.x - width / 2)
        top = round(at.y - height / 2)
        right = left + width
        if following is not None:
            right = min(right, round(layout.cards[following].x - width / 2) - 1)
        found[card] = Box(left, top, max(1, right - left), min(height, layout.size[1] - top))
    for card in layout.table:
        at = layout.cards[card]
        size = (round(width * at.scale), round(height * at.scale))
        found[card] = Box(round(at.x - size[0] / 2), round(at.y - size[1] / 2), *size)
    return found


def pile_at(layout: Layout, point: tuple[float, float]) -> int | None:
    """Return the side whose pile is at a point; None without one."""
    return next((side for side, box in enumerate(layout.regions.piles) if box.contains(point)), None)


def plate_at(layout: Layout, point: tuple[float, float]) -> int | None:
    """Return the seat whose plate is at a point; None without one."""
    return next((seat for seat, box in enumerate(layout.regions.plates) if box.contains(point)), None)


def plate_boxes(layout: Layout) -> dict[str, Box]:
    """Return the boxes of the plates by target name."""
    return {f"plate:{seat}": box for seat, box in enumerate(layout.regions.plates)}
