"""Motion of a played card: laid down, or put next to what it takes, with a pause, and then the sweep to the pile."""

from dataclasses import replace

from scopa_gui.engine.cards import Card, CardSet, bit, cards_of
from scopa_gui.engine.events import DealerSwept, LeftoversTaken
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.anim import Placement, Plan, Track, slap, smooth, toss
from scopa_gui.ui.table.geometry.layout import Hidden, Layout, SpriteId
from scopa_gui.ui.table.geometry.pile_order import scatter
from scopa_gui.ui.table.motion.beats import Beat, Flourish, Leftovers, Lit, PlaceCards
from scopa_gui.ui.table.motion.gestures import carried, gathered, wiped
from scopa_gui.ui.table.motion.pace import (
    DRIFT,
    FLOURISH,
    FLY,
    FLYING_Z,
    HOLD,
    MY_HOLD,
    SETTLE,
    SWEEP,
    Pace,
    Tracks,
    carry,
)

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
    start = _leaves_hand(before, seat, move.card)
    takes = not (move.is_lay or move.is_for_itself)
    leaves_at = (FLY + (MY_HOLD if seat == 0 else HOLD)) * pace.factor if takes else 0.0
    tracks = _closing_up(old, new, seat, start, pace, leaves_at)
    if not takes:
        return replace(_simple_beat(tracks, old, new, start, after, move, pace), seat=seat)
    return _capture_beat(tracks, old, new, start, after, seat, move, pace, scopa=scopa)


def _leaves_hand(before: PlayerView, seat: int, card: Card) -> SpriteId:
    """The thing that leaves a hand: my card where I see it, or one of the backs; which one tells nothing."""
    if seat == 0 and before.hand:
        return card
    return Hidden(seat, scatter(card, len(before.history)) % before.counts[seat])


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
    shown = replace(_middle(new), flip=1.0)
    first = _thrown(start, shown, pace, seen=gone == move.card)
    leaves_at = (FLY + HOLD) * pace.factor
    second = carry(replace(shown, z=FLYING_Z), end, SWEEP * pace.factor, leaves_at, pace, flips=(0.15, 0.7))
    tracks[move.card] = first + second
    lit = Lit(bit(move.card), FLY * pace.factor, leaves_at)
    return Beat(Plan(tracks), after, ((_heard(FLY * pace.factor), "card"), (leaves_at, "gather")), lit)


def _middle(layout: Layout) -> Placement:
    x, y = layout.regions.table.centre
    return Placement(x, y, scale=layout.table_card / layout.card[1], z=FLYING_Z)


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
