"""Gestures of a hand with cards: drawing them to a heap and carrying them off, wiping the table, dealing them round.

Plain geometry: a hand is never quite exact, and always inexact in the same way for the same cards.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import hypot

from scopa_gui.engine.cards import Card
from scopa_gui.ui.kit.anim import Placement, Track, smooth, toss
from scopa_gui.ui.table.geometry.card_rows import askew
from scopa_gui.ui.table.geometry.regions import CARD_RATIO
from scopa_gui.ui.table.geometry.table_layout import Layout, SpriteId
from scopa_gui.ui.table.motion.pace import (
    DEAL_FLY,
    DRAW,
    FLYING_Z,
    LONGEST_DEAL,
    SQUARE,
    STAGGER,
    SWEEP,
    Pace,
    Tracks,
    carry,
)

_FLIPS = (0.15, 0.70)
"""When a heap that is carried off is turned face down."""
_ARC = 0.10
"""Height of a dealt card's throw, for the length of its way."""
_STEP = 0.085
_BREATH = 0.45
_UNEVEN = 0.18
"""Dealing: seconds from card to card, what a round waits for the next, how uneven the hand is; the last two in steps.
"""


def _apart(one: Placement, other: Placement) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def _in_heap(card: Card, heap: Placement, at: Placement, number: int, unit: float) -> Placement:
    """Return the place of a card once it has been drawn to the heap, below those that came before it."""
    return replace(
        at,
        x=heap.x + askew(card, 9) * 7 * unit,
        y=heap.y + askew(card, 10) * 7 * unit,
        angle=heap.angle + askew(card, 11) * 7.0,
        z=heap.z - 1.0 - number * 0.1,
    )


def gathered(
    cards: Sequence[Card],
    old: Mapping[SpriteId, Placement],
    ends: Mapping[SpriteId, Placement],
    heap: Placement,
    begin: float,
    pace: Pace,
    unit: float,
) -> tuple[Tracks, float]:
    """Cards drawn to a heap, the nearest first, and carried to their pile; and the moment at which the heap leaves."""
    if pace.calm or not pace.factor:
        still: Tracks = {
            card: carry(replace(old[card], z=old[card].z + 200), ends[card], SWEEP * pace.factor, begin, pace)
            for card in cards
        }
        return still, begin
    order = sorted(cards, key=lambda card: _apart(old[card], heap))
    stagger = min(STAGGER, 0.13 / max(1, len(order) - 1)) * pace.factor
    draw = DRAW * pace.factor
    leaves = begin + stagger * (len(order) - 1) + 0.85 * draw
    tracks: Tracks = {}
    for number, card in enumerate(order):
        lying = _in_heap(card, heap, old[card], number, unit)
        drawn = Track(replace(old[card], z=lying.z), lying, draw, begin + number * stagger, smooth)
        tracks[card] = (
            drawn,
            *carried(lying, ends[card], max(leaves + number * 0.014 * pace.factor, drawn.over), pace),
        )
    return tracks, leaves


def carried(start: Placement, end: Placement, begin: float, pace: Pace) -> tuple[Track, ...]:
    """A card of a heap that a hand carries to the pile, turning it face down on the way."""
    return carry(start, end, SWEEP * pace.factor, begin, pace, hop=0.35, grow=0.05, flips=_FLIPS)


def wiped(
    cards: Sequence[Card],
    old: Mapping[SpriteId, Placement],
    ends: Mapping[SpriteId, Placement],
    begin: float,
    pace: Pace,
    unit: float,
) -> Tracks:
    """All that is left on the table, wiped together by one hand from the far side, and carried to the pile."""
    near = min(cards, key=lambda card: _apart(old[card], ends[card]))
    if pace.calm or not pace.factor:
        return gathered(cards, old, ends, old[near], begin, pace, unit)[0]
    heap = replace(old[near], z=old[near].z + 200)
    order = sorted(cards, key=lambda card: -_apart(old[card], heap))
    far = max(1.0, _apart(old[order[0]], heap))
    push = min(0.46, 0.20 + 0.06 * len(order)) * pace.factor
    tracks: Tracks = {}
    for number, card in enumerate(order):
        lying = _in_heap(card, heap, old[card], number, unit)
        reached = begin + 0.55 * push * (1.0 - _apart(old[card], heap) / far)
        pushed = Track(replace(old[card], z=lying.z), lying, begin + push - reached, reached, smooth)
        leaves = begin + push + (0.02 + 0.014 * number) * pace.factor
        tracks[card] = (pushed, *carried(lying, ends[card], leaves, pace))
    return tracks


# Dealing


def rhythm(count: int, players: int, pace: Pace) -> list[float]:
    """The moments at which the cards of a deal leave the pack: a little uneven, with a breath after each round."""
    moments = []
    at = 0.0
    for number in range(count):
        moments.append(at)
        at += 1.0 + _UNEVEN * askew(number, 12) + (_BREATH if (number + 1) % players == 0 else 0.0)
    step = min(_STEP, LONGEST_DEAL / max(1.0, at)) * pace.factor
    return [moment * step for moment in moments]


def dealt(start: Placement, end: Placement, number: int, begin: float, pace: Pace, unit: float) -> tuple[Track, ...]:
    """The way of a card from the pack to its place, in an arc and face down; it comes to rest askew (see `squared`)."""
    way = carry(
        start, slant(end, number, pace, unit), DEAL_FLY * pace.factor, begin, pace, easing=toss, hop=0.45, grow=0.05
    )
    return way if pace.calm else tuple(replace(track, arc=_ARC * _apart(start, end)) for track in way)


def slant(end: Placement, number: int, pace: Pace, unit: float) -> Placement:
    """Return a placement slightly off its end and turned, like a card that was thrown there."""
    if pace.calm or not pace.factor:
        return end
    return replace(
        end,
        x=end.x + askew(number, 13) * 5 * unit,
        y=end.y + askew(number, 14) * 5 * unit,
        angle=end.angle + askew(number, 15) * 8.0,
    )


def squared(start: Placement, end: Placement, begin: float, pace: Pace) -> tuple[Track, ...]:
    """The player draws the card in and sets it straight."""
    return () if start == end else (Track(start, end, SQUARE * pace.factor, begin, smooth),)


_TAKE_UP = 0.20
_PUT_DOWN = 0.26
_CUT = 0.15
_FALL = 0.13
_FALLS = 0.34
"""Seconds: the pack is cut in two, one card falls, all have begun to fall."""
_NEAR = 0.55
"""Share of the way from the middle of the table to the hand at which the dealer holds the cards."""
_APART = 0.62
"""Distance from the middle of half the pack to the middle of the whole, for a card's width."""


class DealerGestures:
    """Gestures of a layout's dealer for `count` cards; `whole`: the pack before the first deal, which is riffled."""

    def __init__(self, layout: Layout, dealer: int, count: int, pace: Pace, *, whole: bool) -> None:
        self._pace = pace
        self._count = count
        self._moves = not pace.calm and pace.factor > 0
        self._riffles = whole and self._moves
        regions = layout.regions
        (x, y), (far_x, far_y) = regions.table.centre, regions.hands[dealer].centre
        self._x = x + _NEAR * (far_x - x)
        self._y = y + _NEAR * (far_y - y)
        self._unit = regions.unit
        self._wide = regions.pile_card * CARD_RATIO

    @property
    def lasts(self) -> float:
        """Seconds until the first card can be dealt."""
        if not self._moves:
            return 0.0
        return (_TAKE_UP + (_CUT + _FALLS + _FALL if self._riffles else 0.0)) * self._pace.factor

    @property
    def cut(self) -> float | None:
        """The moment at which the pack is cut, which is heard."""
        return _TAKE_UP * self._pace.factor if self._riffles else None

    def held(self, start: Placement, number: int) -> Placement:
        """Return the place of a card in the dealer's hand, `number` from the top; without gestures, its own place."""
        if not self._moves:
            return start
        return replace(
            start,
            x=self._x + 0.3 * askew(number, 16) * self._unit,
            y=self._y + 0.12 * number * self._unit,
            z=FLYING_Z - 100 - 0.1 * number,
        )

    def taken(self, start: Placement, number: int) -> tuple[Track, ...]:
        """The way of a card from the stock into the dealer's hand, and through the riffle.

        Every other card goes to the left; then they fall together again, the lowest first.
        """
        if not self._moves:
            return ()
        factor = self._pace.factor
        held = self.held(start, number)
        up = Track(replace(start, z=held.z), held, _TAKE_UP * factor, 0.0, smooth, hop=0.2)
        if not self._riffles:
            return (up,)
        to_left = number % 2
        shift = -_APART if to_left else _APART
        half = replace(
            held, x=held.x + shift * self._wide, y=held.y - 4 * self._unit, angle=held.angle + (9 if to_left else -9)
        )
        begin = _TAKE_UP * factor
        falls = begin + (_CUT + _FALLS * (self._count - 1 - number) / max(1, self._count - 1)) * factor
        return (
            up,
            Track(held, half, _CUT * factor, begin, smooth),
            Track(half, held, _FALL * factor, falls, smooth, hop=0.12),
        )

    def put_down(self, start: Placement, end: Placement, number: int, begin: float) -> tuple[Track, ...]:
        """The way of a card that is not dealt, from the dealer's hand back to the stock."""
        held = self.held(start, number)
        return (Track(held, replace(end, z=held.z), _PUT_DOWN * self._pace.factor, begin, smooth, hop=0.15),)
