"""Gestures of a hand with cards: drawing them to a heap, carrying them to a pile, wiping the table, dealing.

Plain geometry: a hand is never quite exact, but it is inexact in the same way for the same cards.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import hypot

from scopa_gui.engine.cards import Card
from scopa_gui.ui.kit.anim import Placement, Track, slap, smooth, toss
from scopa_gui.ui.pictures.card_places import RATIO
from scopa_gui.ui.table.geometry.card_rows import askew
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
"""Shares of the way between which a heap is turned face down while it is carried to a pile."""
_RAISE = 0.20
"""Seconds in which the card of a scopa is taken up."""
_CROSS = 0.30
"""Seconds in which it is slapped across the pile."""
_ARC = 0.10
"""Height of a dealt card's throw, as a share of the length of its way."""
_STEP = 0.085
"""Seconds from one dealt card to the next."""
_BREATH = 0.45
"""Pause after a card for every player, as a share of the step from card to card."""
_UNEVEN = 0.18
"""Largest difference between two steps from card to card, as a share of a step."""


def _distance(one: Placement, other: Placement) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def _in_heap(card: Card, heap: Placement, at: Placement, number: int, unit: float) -> Placement:
    """Return the place of the `number`-th card that is drawn to the heap, below those drawn before it."""
    return replace(
        at,
        x=heap.x + askew(card, 9) * 7 * unit,
        y=heap.y + askew(card, 10) * 7 * unit,
        angle=heap.angle + askew(card, 11) * 7.0,
        z=heap.z - 1.0 - number * 0.1,
    )


def gather_tracks(
    cards: Sequence[Card],
    old: Mapping[SpriteId, Placement],
    ends: Mapping[SpriteId, Placement],
    heap: Placement,
    begin: float,
    pace: Pace,
    unit: float,
) -> tuple[Tracks, float]:
    """Return the tracks of cards drawn to a heap, the nearest first, and carried to their pile.

    The second value is the moment at which the heap leaves the table.
    """
    if pace.calm or not pace.factor:
        still: Tracks = {
            card: carry(replace(old[card], z=old[card].z + 200), ends[card], SWEEP * pace.factor, begin, pace)
            for card in cards
        }
        return still, begin
    order = sorted(cards, key=lambda card: _distance(old[card], heap))
    stagger = min(STAGGER, 0.13 / max(1, len(order) - 1)) * pace.factor
    draw = DRAW * pace.factor
    leaves = begin + stagger * (len(order) - 1) + 0.85 * draw
    tracks: Tracks = {}
    for number, card in enumerate(order):
        lying = _in_heap(card, heap, old[card], number, unit)
        drawn = Track(replace(old[card], z=lying.z), lying, draw, begin + number * stagger, smooth)
        tracks[card] = (
            drawn,
            *carry_to_pile(lying, ends[card], max(leaves + number * 0.014 * pace.factor, drawn.over), pace),
        )
    return tracks, leaves


def carry_to_pile(start: Placement, end: Placement, begin: float, pace: Pace) -> tuple[Track, ...]:
    """Return the track of a card in a heap that a hand carries to the pile, turning it face down on the way."""
    return carry(start, end, SWEEP * pace.factor, begin, pace, hop=0.35, grow=0.05, flips=_FLIPS)


def slap_tracks(start: Placement, end: Placement, begin: float, pace: Pace) -> tuple[Track, ...]:
    """Return the tracks of the card that made a scopa: raised, and slapped across the pile."""
    factor = pace.factor
    lands = begin + (_RAISE + 0.12 + _CROSS) * factor
    if pace.calm or not factor:
        return carry(start, end, _CROSS * factor, lands - _CROSS * factor, pace)
    raised = replace(
        start,
        x=start.x + 0.1 * (end.x - start.x),
        y=start.y + 0.1 * (end.y - start.y),
        angle=start.angle * 2,
        scale=start.scale * 1.16,
        lift=0.9,
    )
    up = Track(start, raised, _RAISE * factor, begin, smooth)
    down = Track(raised, replace(end, z=FLYING_Z), _CROSS * factor, lands - _CROSS * factor, slap, grow=0.08)
    return up, down, Track(end, end, 0.0, lands)


def wipe_tracks(
    cards: Sequence[Card],
    old: Mapping[SpriteId, Placement],
    ends: Mapping[SpriteId, Placement],
    begin: float,
    pace: Pace,
    unit: float,
) -> Tracks:
    """Return the tracks of all cards on the table, pushed into a heap by one hand and carried to the pile."""
    near = min(cards, key=lambda card: _distance(old[card], ends[card]))
    if pace.calm or not pace.factor:
        return gather_tracks(cards, old, ends, old[near], begin, pace, unit)[0]
    heap = replace(old[near], z=old[near].z + 200)
    order = sorted(cards, key=lambda card: -_distance(old[card], heap))
    far = max(1.0, _distance(old[order[0]], heap))
    push = min(0.46, 0.20 + 0.06 * len(order)) * pace.factor
    tracks: Tracks = {}
    for number, card in enumerate(order):
        lying = _in_heap(card, heap, old[card], number, unit)
        reached = begin + 0.55 * push * (1.0 - _distance(old[card], heap) / far)
        pushed = Track(replace(old[card], z=lying.z), lying, begin + push - reached, reached, smooth)
        leaves = begin + push + (0.02 + 0.014 * number) * pace.factor
        tracks[card] = (pushed, *carry_to_pile(lying, ends[card], leaves, pace))
    return tracks


def deal_moments(count: int, players: int, pace: Pace) -> list[float]:
    """Return the moments at which dealt cards leave the pack: a little uneven, with a pause after each round."""
    moments = []
    at = 0.0
    for number in range(count):
        moments.append(at)
        at += 1.0 + _UNEVEN * askew(number, 12) + (_BREATH if (number + 1) % players == 0 else 0.0)
    step = min(_STEP, LONGEST_DEAL / max(1.0, at)) * pace.factor
    return [moment * step for moment in moments]


def deal_tracks(
    start: Placement, end: Placement, number: int, begin: float, pace: Pace, unit: float
) -> tuple[Track, ...]:
    """Return the tracks of a card from the pack to its place, in an arc and face down.

    It comes to rest askew; `square_tracks` sets it straight.
    """
    way = carry(
        start,
        thrown_askew(end, number, pace, unit),
        DEAL_FLY * pace.factor,
        begin,
        pace,
        easing=toss,
        hop=0.45,
        grow=0.05,
    )
    return way if pace.calm else tuple(replace(track, arc=_ARC * _distance(start, end)) for track in way)


def thrown_askew(end: Placement, number: int, pace: Pace, unit: float) -> Placement:
    """Return a placement near `end` and a little turned, like that of a card that was thrown there."""
    if pace.calm or not pace.factor:
        return end
    return replace(
        end,
        x=end.x + askew(number, 13) * 5 * unit,
        y=end.y + askew(number, 14) * 5 * unit,
        angle=end.angle + askew(number, 15) * 8.0,
    )


def square_tracks(start: Placement, end: Placement, begin: float, pace: Pace) -> tuple[Track, ...]:
    """Return the track of a card that its player draws in and sets straight; nothing if it is there already."""
    return () if start == end else (Track(start, end, SQUARE * pace.factor, begin, smooth),)


_TAKE_UP = 0.20
"""Seconds in which the dealer takes up the pack."""
_PUT_DOWN = 0.26
"""Seconds in which the dealer puts down the rest of the pack."""
_CUT = 0.15
"""Seconds in which the pack is cut in two."""
_FALL = 0.13
"""Seconds in which one card of the riffle falls."""
_FALLS = 0.34
"""Seconds after which all cards of the riffle have begun to fall."""
_NEAR = 0.55
"""Share of the way from the middle of the table to the hand at which the dealer holds the cards."""
_APART = 0.62
"""Distance between the middles of half the pack and the whole pack, as a share of a card's width."""


class DealerGestures:
    """Gestures of a layout's dealer for `count` cards; a whole pack, before the first deal, is riffled."""

    def __init__(self, layout: Layout, dealer: int, count: int, pace: Pace, *, is_whole: bool) -> None:
        self._pace = pace
        self._count = count
        self._moves = not pace.calm and pace.factor > 0
        self._riffles = is_whole and self._moves
        regions = layout.regions
        x, y = regions.table.centre
        far_x, far_y = regions.hands[dealer].centre
        self._x = x + _NEAR * (far_x - x)
        self._y = y + _NEAR * (far_y - y)
        self._unit = regions.unit
        self._shift = _APART * regions.pile_card * RATIO

    @property
    def lasts(self) -> float:
        """Seconds until the first card can be dealt."""
        riffle = _CUT + _FALLS + _FALL if self._riffles else 0.0
        return (_TAKE_UP + riffle) * self._pace.factor if self._moves else 0.0

    @property
    def cut(self) -> float | None:
        """Moment at which the pack is cut, which makes a sound; `None` if it is not cut."""
        return _TAKE_UP * self._pace.factor if self._riffles else None

    def hold(self, start: Placement, number: int) -> Placement:
        """Return the place of a card in the dealer's hand, `number` from the top; without gestures, its own place."""
        if not self._moves:
            return start
        return replace(
            start,
            x=self._x + 0.3 * askew(number, 16) * self._unit,
            y=self._y + 0.12 * number * self._unit,
            z=FLYING_Z - 100 - 0.1 * number,
        )

    def take_up(self, start: Placement, number: int) -> tuple[Track, ...]:
        """Return the tracks of a card from the stock into the dealer's hand, and through the riffle.

        Every other card goes to the left; then the cards fall back into one pack, the lowest first.
        """
        if not self._moves:
            return ()
        factor = self._pace.factor
        held = self.hold(start, number)
        up = Track(replace(start, z=held.z), held, _TAKE_UP * factor, 0.0, smooth, hop=0.2)
        if not self._riffles:
            return (up,)
        way = -1 if number % 2 else 1
        half = replace(held, x=held.x + way * self._shift, y=held.y - 4 * self._unit, angle=held.angle - 9 * way)
        begin = _TAKE_UP * factor
        falls = begin + (_CUT + _FALLS * (self._count - 1 - number) / max(1, self._count - 1)) * factor
        return (
            up,
            Track(held, half, _CUT * factor, begin, smooth),
            Track(half, held, _FALL * factor, falls, smooth, hop=0.12),
        )

    def put_down(self, start: Placement, end: Placement, number: int, begin: float) -> tuple[Track, ...]:
        """Return the tracks of a card that is not dealt: taken up with the pack, and put down from `begin` on."""
        held = self.hold(start, number)
        down = Track(held, replace(end, z=held.z), _PUT_DOWN * self._pace.factor, begin, smooth, hop=0.15)
        return (*self.take_up(start, number), down, Track(end, end, 0.0, down.over))
