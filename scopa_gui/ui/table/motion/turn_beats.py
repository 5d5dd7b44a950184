"""Beats of a turn or of a new smazzata: events and two views become beats that end where the layout says.

Nothing is known of a hidden card until it is played: up to then it is only a back. No clock, no pygame.
"""

from collections.abc import Sequence
from dataclasses import replace

from scopa_gui.engine.cards import CardSet, bit, cards_of
from scopa_gui.engine.dealing import deal_order
from scopa_gui.engine.events import Captured, DealerSwept, Dealt, Event, Laid, LeftoversTaken, Scopa
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.anim import Placement, Plan, Track, slap, smooth, toss
from scopa_gui.ui.table.geometry.card_rows import scatter
from scopa_gui.ui.table.geometry.table_layout import Hidden, Layout, SpriteId, Stocked
from scopa_gui.ui.table.motion.beats import Beat, Flourish, Leftovers, Lit, PlaceCards, noticed
from scopa_gui.ui.table.motion.gestures import DealerGestures, carried, dealt, gathered, rhythm, slant, squared, wiped
from scopa_gui.ui.table.motion.pace import (
    DEAL_FLY,
    DEAL_TURN,
    DRIFT,
    FLOURISH,
    FLY,
    FLYING_Z,
    HOLD,
    MY_HOLD,
    SETTLE,
    SWEEP,
    TURN_STAGGER,
    Pace,
    Tracks,
    carry,
)
from scopa_gui.ui.table.motion.reactions import moods_of

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
            way += (replace(turning, duration=0.0, hop=0.0) if pace.calm else turning,)
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


_RAISE = 0.20
_CROSS = 0.30
"""Seconds of a scopa: its card is taken up, and slapped across the pile."""
_CARD_LEAD = 0.075
_KNOCK_LEAD = 0.02
"""Seconds before a card has come to lie at which its sound begins."""


def move_beat(
    before: PlayerView, after: PlayerView, seat: int, move: Move, lay: PlaceCards, pace: Pace, *, scopa: bool
) -> Beat:
    """A card is played from a hand."""
    old = lay(before)
    new = lay(after)
    start: SpriteId = move.card
    if seat or not before.hand:
        # One of the backs; which one reveals nothing.
        start = Hidden(seat, scatter(move.card, len(before.history)) % before.counts[seat])
    takes = not (move.is_lay or move.is_for_itself)
    leaves_at = (FLY + (MY_HOLD if seat == 0 else HOLD)) * pace.factor if takes else 0.0
    tracks = _closing_up(old, new, seat, start, pace, leaves_at)
    if not takes:
        return replace(_simple_beat(tracks, old, new, start, after, move, pace), seat=seat)
    return _capture_beat(tracks, old, new, start, after, seat, move, pace, scopa=scopa)


def _closing_up(old: Layout, new: Layout, seat: int, gone: SpriteId, pace: Pace, leaves_at: float) -> Tracks:
    """The other cards of that hand close the gap; those on the table make room, or close up at `leaves_at`."""
    tracks: Tracks = {}
    time = 0.30 * pace.factor
    for name, end in new.cards.items():
        source: SpriteId = name
        if isinstance(name, Hidden) and name.seat == seat and isinstance(gone, Hidden) and name.index >= gone.index:
            source = Hidden(seat, name.index + 1)
        start = old.cards.get(source)
        if start is not None and start != end and name in old.cards:
            on_table = name in new.table
            wait = (0.10 * pace.factor) + (leaves_at if on_table else 0.0)
            slow = DRIFT * pace.factor if on_table else time
            tracks[name] = (Track(start, end, 0.0 if pace.calm else slow, wait),)
    return tracks


def _thrown(start: Placement, end: Placement, pace: Pace, *, seen: bool) -> tuple[Track, ...]:
    """A card is played: out of the hand, over in the air if it was hidden, and sliding to rest."""
    up = replace(start, flip=1.0 if seen else 0.0, z=FLYING_Z)
    return carry(up, end, FLY * pace.factor, 0.0, pace, easing=toss, hop=0.6, grow=0.06, flips=(0.06, 0.5))


def _simple_beat(
    tracks: Tracks, old: Layout, new: Layout, gone: SpriteId, after: PlayerView, move: Move, pace: Pace
) -> Beat:
    """A card goes to the table, or an ace to its player's own pile."""
    start = old.cards[gone]
    end = new.cards[move.card]
    settle = SETTLE * pace.factor
    if move.is_lay:
        tracks[move.card] = _thrown(start, end, pace, seen=gone == move.card)
        return Beat(Plan(tracks), after, ((_heard(FLY * pace.factor), "card"),), extra=settle)
    x, y = new.regions.table.centre
    shown = Placement(x, y, scale=new.table_card / new.card[1], z=FLYING_Z)
    first = _thrown(start, shown, pace, seen=gone == move.card)
    leaves_at = (FLY + HOLD) * pace.factor
    second = carry(replace(shown, z=FLYING_Z), end, SWEEP * pace.factor, leaves_at, pace, flips=(0.15, 0.7))
    tracks[move.card] = first + second
    lit = Lit(bit(move.card), FLY * pace.factor, leaves_at)
    return Beat(Plan(tracks), after, ((_heard(FLY * pace.factor), "card"), (leaves_at, "gather")), lit)


def capture_place(layout: Layout, taken: CardSet) -> Placement:
    """Return where a capturing card is shown: on the table, a little over a card it takes.

    The values of the cards it takes stay visible.
    """
    spots = [layout.cards[other] for other in cards_of(taken)]
    middle_x = sum(spot.x for spot in spots) / len(spots)
    nearest = min(spots, key=lambda spot: (abs(spot.x - middle_x), spot.y))
    area = layout.regions.table
    high = layout.table_card
    wide = layout.table_card * 0.625
    to_right = nearest.x <= area.left + area.width / 2 or nearest.x + 0.5 * wide < area.right - wide
    x = nearest.x + (0.34 if to_right else -0.34) * wide
    free = area.bottom - nearest.y - high / 2
    y = nearest.y + min(0.4 * high, free) if free > 0.16 * high else nearest.y - 0.2 * high
    return Placement(x, y, angle=-3.0 if to_right else 3.0, scale=nearest.scale, z=FLYING_Z + 20, lift=0.12)


def _heard(lies: float, lead: float = _CARD_LEAD) -> float:
    """When the sound of a card begins that comes to lie at a moment."""
    return max(0.0, lies - lead)


def _capture_beat(
    tracks: Tracks,
    old: Layout,
    new: Layout,
    gone: SpriteId,
    after: PlayerView,
    seat: int,
    move: Move,
    pace: Pace,
    *,
    scopa: bool,
) -> Beat:
    """The three phases of a capture, and the scopa laid crosswise."""
    shown = capture_place(old, move.taken)
    end = new.cards[move.card]
    fly = FLY * pace.factor
    hold = (MY_HOLD if seat == 0 else HOLD) * pace.factor
    leaves_at = fly + hold
    pile = sorted(cards_of(move.taken), key=lambda card: new.cards[card].z)
    drawn, leaves = gathered(pile, old.cards, new.cards, shown, leaves_at, pace, old.regions.unit)
    tracks |= drawn
    cues = [(_heard(fly), "card"), (leaves_at, "gather")]
    flourish = None
    if scopa:
        way, lands = _across(shown, end, leaves_at, pace)
        flourish = Flourish(seat, leaves_at, FLOURISH * pace.factor, move.card, lands)
        cues += [(leaves_at, _music(after, seat)), (_heard(lands, _KNOCK_LEAD), "knock")]
    else:
        way = carried(shown, end, leaves, pace)
    tracks[move.card] = _thrown(old.cards[gone], shown, pace, seen=gone == move.card) + way
    lit = Lit(move.taken | bit(move.card), fly * 0.85, leaves_at)
    return Beat(Plan(tracks), after, tuple(cues), lit, flourish, seat=seat)


def _music(view: PlayerView, seat: int) -> str:
    """Return the name of a scopa's sound: the bright one when it is ours."""
    return "scopa" if view.side_of(seat) == 0 else "theirs"


def _across(shown: Placement, end: Placement, leaves_at: float, pace: Pace) -> tuple[tuple[Track, ...], float]:
    """Return the tracks of the card that made a scopa, raised and slapped across the pile, and the moment it lands."""
    factor = pace.factor
    lands = leaves_at + (_RAISE + 0.12 + _CROSS) * factor
    if pace.calm or not factor:
        return carry(shown, end, _CROSS * factor, lands - _CROSS * factor, pace), lands
    high = replace(
        shown,
        y=shown.y - 0.1 * (shown.y - end.y),
        x=shown.x + 0.1 * (end.x - shown.x),
        scale=shown.scale * 1.16,
        lift=0.9,
    )
    up = Track(shown, replace(high, angle=shown.angle * 2), _RAISE * factor, leaves_at, smooth)
    down = Track(
        replace(high, angle=shown.angle * 2),
        replace(end, z=FLYING_Z),
        _CROSS * factor,
        lands - _CROSS * factor,
        slap,
        grow=0.08,
    )
    return (up, down, Track(end, end, 0.0, lands)), lands


def leftovers_beat(before: PlayerView, after: PlayerView, left: LeftoversTaken, lay: PlaceCards, pace: Pace) -> Beat:
    """Return the beat of the leftovers: the cards on the table glow, and a hand wipes them to the last taker."""
    old = lay(before)
    new = lay(after)
    hold = HOLD * pace.factor
    tracks = wiped(cards_of(left.cards), old.cards, new.cards, hold, pace, old.regions.unit)
    lit = Lit(left.cards, 0.05 * pace.factor, hold)
    note = Leftovers(left.seat, left.cards)
    return Beat(Plan(tracks), after, ((hold, "gather"),), lit, note=note, extra=0.5 * pace.factor, seat=left.seat)


def swept_beat(before: PlayerView, after: PlayerView, swept: DealerSwept, lay: PlaceCards, pace: Pace) -> Beat:
    """The dealer of Escoba takes the first table at once."""
    left = leftovers_beat(before, after, LeftoversTaken(swept.seat, swept.cards), lay, pace)
    leaves_at = HOLD * pace.factor
    flourish = Flourish(swept.seat, leaves_at, FLOURISH * pace.factor)
    return replace(left, flourish=flourish, note=None, cues=((leaves_at, _music(after, swept.seat)),))


def between_turns(
    before: PlayerView, after: PlayerView, events: Sequence[Event], lay: PlaceCards, pace: Pace
) -> tuple[Beat, ...]:
    """The beats of one move: what was played, then a new deal or what was left over.

    `before` and `after` are my views; the events are those of the move, in table seats.
    """
    played = next((event for event in events if isinstance(event, Laid | Captured)), None)
    if played is None:
        return ()
    dealt = any(isinstance(event, Dealt) for event in events)
    left = next((event for event in events if isinstance(event, LeftoversTaken)), None)
    scopa = any(isinstance(event, Scopa) for event in events)
    first = after
    if dealt:
        nobody = (0,) * before.rules.players
        first = replace(after, hand=0, counts=nobody, stock=before.stock)
    if left is not None:
        side = after.side_of(left.seat)
        piles = tuple(pile & ~left.cards if number == side else pile for number, pile in enumerate(after.piles))
        first = replace(first, table=left.cards, piles=piles)
    left_by = before.history[-1].seat if before.history else None
    moods = moods_of([event for event in events if event is not left], before.rules, left_by)
    beats = [
        noticed(move_beat(before, first, played.seat, played.move, lay, pace, scopa=scopa), moods, played.move.card)
    ]
    if dealt:
        leader = next(event.leader for event in events if isinstance(event, Dealt))
        beats.append(deal_beat(first, after, leader, before.stock, lay, pace))
    if left is not None:
        beats.append(noticed(leftovers_beat(first, after, left, lay, pace), moods_of([left], before.rules)))
    return tuple(beats)


def opening(after: PlayerView, events: Sequence[Event], lay: PlaceCards, pace: Pace) -> tuple[Beat, ...]:
    """The beats of a new smazzata: the deal, and a dealer of Escoba who sweeps the first table at once."""
    leader = next(event.leader for event in events if isinstance(event, Dealt))
    swept = next((event for event in events if isinstance(event, DealerSwept)), None)
    nothing = (0,) * after.rules.sides
    pack = undealt(after)
    dealt = (
        after
        if swept is None
        else replace(after, table=after.first_table, piles=nothing, scope=nothing, last_taker=None)
    )
    beats = [deal_beat(pack, dealt, leader, 40, lay, pace)]
    if swept is not None:
        beats.append(noticed(swept_beat(dealt, after, swept, lay, pace), moods_of([swept], after.rules)))
    return tuple(beats)


def undealt(view: PlayerView) -> PlayerView:
    """The same smazzata before the first card was dealt: the whole pack is in the stock."""
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
