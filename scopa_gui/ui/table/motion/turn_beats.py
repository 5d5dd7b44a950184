"""Beats of a turn or of a new smazzata, made from its events and from the views before and after it.

They end where the layout of the view after it has the cards. A hidden card is only a back until it is played. The hand
that plays is never quite exact, but it is inexact in the same way for the same cards. No clock, no pygame.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import hypot

from scopa_gui.engine.cards import SETTEBELLO, Card, CardSet, bit, cards_of
from scopa_gui.engine.events import Captured, DealerSwept, Dealt, Event, Laid, LeftoversTaken, Scopa
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.anim import Placement, Plan, Track, slap, smooth, toss
from scopa_gui.ui.pictures.card_places import RATIO
from scopa_gui.ui.table.geometry.card_rows import askew, scatter
from scopa_gui.ui.table.geometry.table_layout import Hidden, Layout, SpriteId
from scopa_gui.ui.table.motion.beats import Beat, Flourish, LayoutOf, Lit, with_moods
from scopa_gui.ui.table.motion.deal_beat import deal_beat
from scopa_gui.ui.table.motion.pace import (
    DRAW,
    DRIFT,
    FLOURISH,
    FLY,
    FLYING_Z,
    HOLD,
    MY_HOLD,
    SETTLE,
    STAGGER,
    SWEEP,
    Pace,
    Tracks,
    carry,
)
from scopa_gui.ui.table.motion.reactions import moods_of

_CARD_LEAD = 0.075
"""Seconds before a card comes to rest at which its sound begins."""
_RISES = 0.34
_SEEN = 0.5
"""Seconds in which the settebello rises to the middle of the table, and for which it stays there."""
_AFTER = 0.12
"""Seconds that the beat goes on after the settebello has arrived, so that its light begins."""
_TALLEST = 0.40
"""Largest height of the settebello then, as a share of the window's height."""
_KNOCK_LEAD = 0.02
"""Seconds before the card of a scopa lands on the pile at which its sound begins."""
_FLIPS = (0.15, 0.70)
"""Shares of the way between which a heap is turned face down while it is carried to a pile."""
_RAISE = 0.20
"""Seconds in which the card of a scopa is taken up."""
_CROSS = 0.30
"""Seconds in which it is slapped across the pile."""


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


def move_beat(
    before: PlayerView, after: PlayerView, seat: int, move: Move, layout_of: LayoutOf, pace: Pace, *, scopa: bool
) -> Beat:
    """Return the beat of a card that a seat plays from its hand."""
    old = layout_of(before)
    new = layout_of(after)
    gone: SpriteId = move.card
    if seat or not before.hand:
        # One of the backs; which one reveals nothing.
        gone = Hidden(seat, scatter(move.card, len(before.history)) % before.counts[seat])
    captures = not (move.is_lay or move.is_for_itself)
    fly = FLY * pace.factor
    leaves_at = fly + (MY_HOLD if seat == 0 and captures else HOLD) * pace.factor
    tracks = _closing_up(old, new, seat, gone, pace, leaves_at if captures else 0.0)
    start = replace(old.cards[gone], flip=float(gone == move.card), z=FLYING_Z)
    end = new.cards[move.card]
    shown = end
    if captures:
        shown = capture_place(old, move.taken)
    elif move.is_for_itself:
        x, y = new.regions.table.centre
        shown = Placement(x, y, scale=new.table_card / new.card[1], z=FLYING_Z)
    thrown = carry(start, shown, fly, 0.0, pace, easing=toss, hop=0.6, grow=0.06, flips=(0.06, 0.5))
    if captures:
        return _capture_beat(tracks, thrown, old, new, after, seat, move, pace, leaves_at, scopa=scopa)
    tracks[move.card] = thrown
    cue = (_heard(fly), "card")
    if move.is_lay:
        return Beat(Plan(tracks), after, (cue,), extra=SETTLE * pace.factor, seat=seat)
    tracks[move.card] += carry(shown, end, SWEEP * pace.factor, leaves_at, pace, flips=(0.15, 0.7))
    lit = Lit(bit(move.card), fly, leaves_at)
    return Beat(Plan(tracks), after, (cue, (leaves_at, "gather")), lit, seat=seat)


def _capture_beat(
    tracks: Tracks,
    thrown: tuple[Track, ...],
    old: Layout,
    new: Layout,
    after: PlayerView,
    seat: int,
    move: Move,
    pace: Pace,
    leaves_at: float,
    *,
    scopa: bool,
) -> Beat:
    """Return the beat of a capture, whose card was `thrown` onto the table and leaves with what it takes."""
    shown = thrown[-1].end
    fly = FLY * pace.factor
    pile = sorted(cards_of(move.taken), key=lambda card: new.cards[card].z)
    drawn, leaves = gather_tracks(pile, old.cards, new.cards, shown, leaves_at, pace, old.regions.unit)
    tracks |= drawn
    cues = [(_heard(fly), "card"), (leaves_at, "gather")]
    flourish = None
    if scopa:
        way = slap_tracks(shown, new.cards[move.card], leaves_at, pace)
        lands = way[-1].over
        flourish = Flourish(seat, leaves_at, FLOURISH * pace.factor, move.card, lands)
        cues += [(leaves_at, _music(after, seat)), (_heard(lands, _KNOCK_LEAD), "knock")]
    else:
        way = carry_to_pile(shown, new.cards[move.card], leaves, pace)
    tracks[move.card] = thrown + way
    extra = 0.0
    if (move.taken >> SETTEBELLO & 1 or (move.card == SETTEBELLO and not scopa)) and pace.factor and not pace.calm:
        extra = _AFTER * pace.factor
        before = thrown if move.card == SETTEBELLO else ()
        lying = shown if move.card == SETTEBELLO else old.cards[SETTEBELLO]
        tracks[SETTEBELLO] = (*before, *_raise_to_be_seen(lying, new, leaves_at, pace))
    lit = Lit(move.taken | bit(move.card), fly * 0.85, leaves_at)
    return Beat(Plan(tracks), after, tuple(cues), lit, flourish, extra=extra, seat=seat)


def _raise_to_be_seen(start: Placement, new: Layout, begin: float, pace: Pace) -> tuple[Track, ...]:
    """Return the tracks of the settebello: to the middle of the table at twice its size, and then to its pile."""
    x, y = new.regions.table.centre
    scale = min(2 * start.scale, _TALLEST * new.size[1] / new.card[1])
    raised = Placement(x, y - 12 * new.regions.unit, scale=scale, z=FLYING_Z + 90, lift=0.9)
    rises = Track(replace(start, z=raised.z), raised, _RISES * pace.factor, begin, smooth)
    leaves = rises.over + _SEEN * pace.factor
    return rises, *carry(raised, new.cards[SETTEBELLO], SWEEP * pace.factor, leaves, pace, hop=0.2, flips=_FLIPS)


def _closing_up(old: Layout, new: Layout, seat: int, gone: SpriteId, pace: Pace, leaves_at: float) -> Tracks:
    """Return the tracks of the cards that close the gap in a hand, and of those on the table from `leaves_at` on."""
    tracks: Tracks = {}
    for name, end in new.cards.items():
        source: SpriteId = name
        if isinstance(name, Hidden) and name.seat == seat and isinstance(gone, Hidden) and name.index >= gone.index:
            source = Hidden(seat, name.index + 1)
        start = old.cards.get(source)
        if start is not None and (start != end or source != name) and name in old.cards:
            on_table = name in new.table
            wait = (0.10 * pace.factor) + (leaves_at if on_table else 0.0)
            lasts = 0.0 if pace.calm else (DRIFT if on_table else 0.30) * pace.factor
            tracks[name] = (Track(start, end, lasts, wait),)
    return tracks


def capture_place(layout: Layout, taken: CardSet) -> Placement:
    """Return where a capturing card is shown: partly over a card it takes, whose value stays visible."""
    spots = [layout.cards[other] for other in cards_of(taken)]
    middle_x = sum(spot.x for spot in spots) / len(spots)
    nearest = min(spots, key=lambda spot: (abs(spot.x - middle_x), spot.y))
    area = layout.regions.table
    height = layout.table_card
    width = height * RATIO
    to_right = nearest.x <= area.centre[0] or nearest.x + 0.5 * width < area.right - width
    x = nearest.x + (0.34 if to_right else -0.34) * width
    free = area.bottom - nearest.y - height / 2
    y = nearest.y + min(0.4 * height, free) if free > 0.16 * height else nearest.y - 0.2 * height
    return Placement(x, y, angle=-3.0 if to_right else 3.0, scale=nearest.scale, z=FLYING_Z + 20, lift=0.12)


def _heard(rests_at: float, lead: float = _CARD_LEAD) -> float:
    """Return the moment at which the sound of a card begins that comes to rest at `rests_at`."""
    return max(0.0, rests_at - lead)


def _music(view: PlayerView, seat: int) -> str:
    """Return the name of a scopa's sound: the bright one when it is ours."""
    return "scopa" if view.side_of(seat) == 0 else "theirs"


def leftovers_beat(
    before: PlayerView, after: PlayerView, left: LeftoversTaken, layout_of: LayoutOf, pace: Pace
) -> Beat:
    """Return the beat of the leftovers: the cards on the table glow, and a hand wipes them to the last taker."""
    old = layout_of(before)
    new = layout_of(after)
    hold = HOLD * pace.factor
    tracks = wipe_tracks(cards_of(left.cards), old.cards, new.cards, hold, pace, old.regions.unit)
    lit = Lit(left.cards, 0.05 * pace.factor, hold)
    return Beat(Plan(tracks), after, ((hold, "gather"),), lit, note=left, extra=0.5 * pace.factor, seat=left.seat)


def between_turns(
    before: PlayerView, after: PlayerView, events: Sequence[Event], layout_of: LayoutOf, pace: Pace
) -> tuple[Beat, ...]:
    """Return the beats of one move: the card played, then a new deal or the leftovers.

    `before` and `after` are my views; the events are those of the move, in table seats.
    """
    played = next((event for event in events if isinstance(event, Laid | Captured)), None)
    if played is None:
        return ()
    dealt = next((event for event in events if isinstance(event, Dealt)), None)
    left = next((event for event in events if isinstance(event, LeftoversTaken)), None)
    scopa = any(isinstance(event, Scopa) for event in events)
    first = after
    if dealt is not None:
        first = replace(after, hand=0, counts=(0,) * before.rules.players, stock=before.stock)
    if left is not None:
        side = after.side_of(left.seat)
        piles = tuple(pile & ~left.cards if number == side else pile for number, pile in enumerate(after.piles))
        first = replace(first, table=left.cards, piles=piles)
    left_by = before.history[-1].seat if before.history else None
    moods = moods_of([event for event in events if event is not left], before.rules, left_by)
    beats = [
        with_moods(
            move_beat(before, first, played.seat, played.move, layout_of, pace, scopa=scopa), moods, played.move.card
        )
    ]
    if dealt is not None:
        beats.append(deal_beat(first, after, dealt.leader, before.stock, layout_of, pace))
    if left is not None:
        beats.append(with_moods(leftovers_beat(first, after, left, layout_of, pace), moods_of([left], before.rules)))
    return tuple(beats)


def opening(after: PlayerView, events: Sequence[Event], layout_of: LayoutOf, pace: Pace) -> tuple[Beat, ...]:
    """Return the beats of a new smazzata: the deal, and a dealer of Escoba who takes the first table at once."""
    leader = next(event.leader for event in events if isinstance(event, Dealt))
    swept = next((event for event in events if isinstance(event, DealerSwept)), None)
    dealt = after
    if swept is not None:
        nothing = (0,) * after.rules.sides
        dealt = replace(after, table=after.first_table, piles=nothing, scope=nothing, last_taker=None)
    beats = [deal_beat(undealt(after), dealt, leader, 40, layout_of, pace)]
    if swept is not None:
        leaves_at = HOLD * pace.factor
        taken = leftovers_beat(dealt, after, LeftoversTaken(swept.seat, swept.cards), layout_of, pace)
        flourish = Flourish(swept.seat, leaves_at, FLOURISH * pace.factor)
        taken = replace(taken, flourish=flourish, note=None, cues=((leaves_at, _music(after, swept.seat)),))
        beats.append(with_moods(taken, moods_of([swept], after.rules)))
    return tuple(beats)


def undealt(view: PlayerView) -> PlayerView:
    """Return the view of the same smazzata before the first card was dealt, with the whole pack in the stock."""
    nothing = (0,) * view.rules.sides
    return replace(
        view,
        hand=0,
        table=0,
        piles=nothing,
        scope=nothing,
        counts=(0,) * view.rules.players,
        stock=40,
        first_table=0,
        history=(),
        last_taker=None,
    )
