"""Motion of a deal: cards go round from the stock one by one; mine and the table's are turned up."""

from collections.abc import Sequence
from dataclasses import replace

from scopa_gui.engine.dealing import deal_order
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.anim import Plan, Track, smooth
from scopa_gui.ui.table.geometry.layout import Hidden, Layout, SpriteId, Stocked
from scopa_gui.ui.table.motion.beats import Beat, PlaceCards
from scopa_gui.ui.table.motion.dealer_gestures import DealerGestures
from scopa_gui.ui.table.motion.gestures import dealt, rhythm, slant, squared
from scopa_gui.ui.table.motion.pace import DEAL_FLY, DEAL_TURN, FLYING_Z, TURN_STAGGER, Pace, Tracks

_PACK = 40
_SOUNDS_APART = 0.05
"""Seconds between two cards that are heard: faster ones would rattle."""


def deal_beat(before: PlayerView, after: PlayerView, leader: int, left: int, lay: PlaceCards, pace: Pace) -> Beat:
    """Cards go round from the stock one by one, in the order of the rules; mine and the table's are turned up."""
    old = lay(before)
    new = lay(after)
    order = _targets(after, new, leader, left)
    whole = before.stock == left == _PACK
    hands = DealerGestures(old, after.dealer, before.stock if whole else len(order), pace, whole=whole)
    moments = [hands.lasts + moment for moment in rhythm(len(order), after.rules.players, pace)]
    fly = DEAL_FLY * pace.factor
    unit = new.regions.unit
    tracks: Tracks = {}
    mine_there = max((at + fly for at, name in zip(moments, order, strict=True) if name in new.hand), default=0.0)
    for number, (at, name) in enumerate(zip(moments, order, strict=True)):
        start = old.cards[Stocked(before.stock - 1 - number)]
        end = new.cards[name]
        down = replace(end, flip=0.0, z=end.z + FLYING_Z)
        held = replace(hands.held(start, number), z=start.z + FLYING_Z - 100)
        way = (*hands.taken(start, number), *dealt(held, down, number, at, pace, unit))
        there = slant(down, number, pace, unit)
        if end.flip:
            nth = new.hand.index(name) if name in new.hand else 0
            up_at = mine_there + nth * TURN_STAGGER * pace.factor if name in new.hand else at + fly
            turning = Track(there, replace(end, z=down.z), DEAL_TURN * pace.factor, up_at, smooth, hop=0.3, grow=0.05)
            way += (_instantly(turning) if pace.calm else turning,)
        else:
            way += squared(there, replace(end, z=down.z), at + 1.35 * fly, pace)
        tracks[name] = (*way, Track(end, end, 0.0, way[-1].over))
    if hands.cut is not None:
        tracks |= _put_down(old, new, hands, len(order), moments[-1])
    cues = tuple((at, "deal") for at in _apart(moments))
    riffle = () if hands.cut is None else ((hands.cut, "gather"),)
    return Beat(Plan(tracks), after, (*riffle, *cues), extra=0.12 * pace.factor, departs=tuple(moments))


def _put_down(old: Layout, new: Layout, hands: DealerGestures, dealt_cards: int, begin: float) -> Tracks:
    """Return the tracks of the rest of the pack: riffled with it, and put down once the last card has been dealt."""
    rest = [name for name in new.cards if isinstance(name, Stocked)]
    tracks: Tracks = {}
    for number, name in enumerate(reversed(rest), dealt_cards):
        start = old.cards[name]
        end = new.cards[name]
        way = (*hands.taken(start, number), *hands.put_down(start, end, number, begin))
        tracks[name] = (*way, Track(end, end, 0.0, way[-1].over))
    return tracks


def _apart(moments: Sequence[float]) -> list[float]:
    """Return the moments that can be heard separately; for a deal without duration, one of them."""
    found: list[float] = []
    for moment in moments:
        if not found or moment - found[-1] >= _SOUNDS_APART:
            found.append(moment)
    return found


def _instantly(turning: Track) -> Track:
    return replace(turning, duration=0.0, hop=0.0)


def _targets(after: PlayerView, new: Layout, leader: int, left: int) -> list[SpriteId]:
    """List what each card of the deal becomes, from the top of the stock."""
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
