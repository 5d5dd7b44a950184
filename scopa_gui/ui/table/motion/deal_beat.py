"""Beat of a deal: the dealer takes up the pack, and the cards go round one by one.

Plain geometry: a hand is never quite exact, but it is inexact in the same way for the same cards.
"""

from dataclasses import replace
from math import hypot, inf

from scopa_gui.engine.dealing import deal_order
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.anim import Placement, Plan, Track, smooth, toss
from scopa_gui.ui.pictures.card_places import RATIO
from scopa_gui.ui.table.geometry.card_rows import askew
from scopa_gui.ui.table.geometry.table_layout import Hidden, Layout, SpriteId, Stocked
from scopa_gui.ui.table.motion.beats import Beat, LayoutOf
from scopa_gui.ui.table.motion.pace import (
    DEAL_FLY,
    DEAL_TURN,
    FLYING_Z,
    LONGEST_DEAL,
    SQUARE,
    TURN_STAGGER,
    Pace,
    Tracks,
    carry,
)

_PACK = 40
_SOUNDS_APART = 0.05
"""Least seconds between the sounds of two dealt cards: more sounds would rattle."""
_ARC = 0.10
"""Height of a dealt card's throw, as a share of the length of its way."""
_STEP = 0.085
"""Seconds from one dealt card to the next."""
_BREATH = 0.45
"""Pause after a card for every player, as a share of the step from card to card."""
_UNEVEN = 0.18
"""Largest difference between two steps from card to card, as a share of a step."""


def deal_beat(before: PlayerView, after: PlayerView, leader: int, left: int, layout_of: LayoutOf, pace: Pace) -> Beat:
    """Return the beat of a deal: cards go round from the stock one by one, then mine and the table's are turned up.

    `leader` is the relative seat that gets the first card, `left` the number of cards in the stock before the deal.
    """
    old = layout_of(before)
    new = layout_of(after)
    order = _targets(after, new, leader, left)
    is_whole = before.stock == left == _PACK
    hands = DealerGestures(old, after.dealer, before.stock if is_whole else len(order), pace, is_whole=is_whole)
    moments = [hands.lasts + moment for moment in deal_moments(len(order), after.rules.players, pace)]
    fly = DEAL_FLY * pace.factor
    unit = new.regions.unit
    tracks: Tracks = {}
    mine_there = max((at + fly for at, name in zip(moments, order, strict=True) if name in new.hand), default=0.0)
    for number, (at, name) in enumerate(zip(moments, order, strict=True)):
        start = old.cards[Stocked(before.stock - 1 - number)]
        end = new.cards[name]
        down = replace(end, flip=0.0, z=end.z + FLYING_Z)
        held = replace(hands.hold(start, number), z=start.z + FLYING_Z - 100)
        way = (*hands.take_up(start, number), *deal_tracks(held, down, number, at, pace, unit))
        there = thrown_askew(down, number, pace, unit)
        if end.flip:
            nth = new.hand.index(name) if name in new.hand else 0
            up_at = mine_there + nth * TURN_STAGGER * pace.factor if name in new.hand else at + fly
            turning = Track(there, replace(end, z=down.z), DEAL_TURN * pace.factor, up_at, smooth, hop=0.3, grow=0.05)
            way += (replace(turning, duration=0.0, hop=0.0) if pace.calm else turning,)
        else:
            way += square_tracks(there, replace(end, z=down.z), at + 1.35 * fly, pace)
        tracks[name] = (*way, Track(end, end, 0.0, way[-1].over))
    cues = [] if hands.cut is None else [(hands.cut, "gather")]
    if hands.cut is not None:
        rest = [name for name in new.cards if isinstance(name, Stocked)]
        for number, name in enumerate(reversed(rest), len(order)):
            tracks[name] = hands.put_down(old.cards[name], new.cards[name], number, moments[-1])
    heard = -inf
    for at in moments:
        if at - heard >= _SOUNDS_APART:
            cues.append((at, "deal"))
            heard = at
    return Beat(Plan(tracks), after, tuple(cues), extra=0.12 * pace.factor, departs=tuple(moments))


def _targets(after: PlayerView, new: Layout, leader: int, left: int) -> list[SpriteId]:
    """Return what each card of the stock becomes in the deal, from the top card on."""
    players = after.rules.players
    mine = iter(new.hand)
    table = iter(new.table)
    index = [0] * players
    found: list[SpriteId] = []
    for turn in deal_order(after.rules, left):
        if turn < 0:
            found.append(next(table))
            continue
        seat = (leader + turn) % players
        if seat == 0 and after.hand:
            found.append(next(mine))
        else:
            found.append(Hidden(seat, index[seat]))
            index[seat] += 1
    return found


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
    there = thrown_askew(end, number, pace, unit)
    way = carry(start, there, DEAL_FLY * pace.factor, begin, pace, easing=toss, hop=0.45, grow=0.05)
    arc = _ARC * hypot(end.x - start.x, end.y - start.y)
    return way if pace.calm else tuple(replace(track, arc=arc) for track in way)


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
