"""Cards that each of the others can still hold, rank by rank, and since which move.

They come from public knowledge and my own hand. Two kinds of knowledge, never mixed. *Certain* is what the rules leave
no other way: a rank whose four cards have all been seen cannot be held; a seat that holds more cards than there are
unseen ones of other ranks must hold some of this; and under the regola del vile a seat that leads an ace had nothing
else. Laying a card proves nothing, for nobody must play the card that takes. *Likely* is what good players do not miss:
a scopa, the settebello. Of 2,400 such statements at tables of rosa or of don_ciro none was wrong (at random it would be
one in seven in scopa, two in five in scopone); at those of carmela one in ten in scopa, one in three in scopone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from scopa_gui.ai.seat.knowledge import sweeping_cards
from scopa_gui.coach.memory.memory_questions import TableSeen, seen_tables_of, watched_by
from scopa_gui.engine.cards import RANK_SETS, RANKS, SETTEBELLO, CardSet, bit, cards_of, rank_of
from scopa_gui.engine.dealing import hands_after, last_deal
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView


class HoldingState(Enum):
    """State of knowledge about a seat and a rank."""

    OPEN = "open"
    """It may hold some, or none."""
    NONE = "none"
    """It cannot hold any: certain."""
    SOME = "some"
    """It must hold at least one: certain."""
    UNLIKELY = "unlikely"
    """It probably holds none: it would have used it."""


class PassedCapture(Enum):
    """A capture that a seat passed by, for which it is taken not to hold the card."""

    SCOPA = "scopa"
    SETTEBELLO = "settebello"


@dataclass(frozen=True, slots=True)
class Holding:
    """Cards that a relative seat may hold of a rank: from ``least`` to ``most`` cards, both certain.

    ``since``: after how many moves of the smazzata the state was reached; 0: from the deal. ``refused`` of UNLIKELY.
    """

    seat: int
    rank: int
    state: HoldingState
    least: int
    most: int
    since: int
    refused: PassedCapture | None = None


@dataclass(frozen=True, slots=True)
class _Moment:
    """Knowledge after some moves: the cards to come by rank (at its own place), all of them, and the hands' sizes.

    ``aces_only``: the seat known to hold nothing but aces; None.
    """

    to_come: tuple[int, ...]
    total: int
    counts: tuple[int, ...]
    aces_only: int | None


def holdings_of(view: PlayerView) -> tuple[tuple[Holding, ...], ...]:
    """Return by relative seat from the one after me, and by rank from the ace, what it may hold now."""
    seen_tables = seen_tables_of(watched_by(view))
    moments = [_moment(view, seen, number) for number, seen in enumerate(seen_tables)]
    dealt = last_deal(view.rules, len(view.history))
    refused = refusals_of(view, seen_tables, dealt)
    return tuple(
        tuple(_holding(moments, dealt, seat, rank, refused[seat].get(rank)) for rank in RANKS)
        for seat in range(1, view.rules.players)
    )


def _holding(
    moments: Sequence[_Moment], dealt: int, seat: int, rank: int, refused: tuple[int, PassedCapture] | None
) -> Holding:
    least, most = _bounds(moments[-1], seat, rank)
    if not most:
        # An empty hand holds nothing either, but that is no news: the four cards seen are.
        seen = not moments[-1].to_come[rank]
        since = _since(
            moments, 0, lambda moment: not (moment.to_come[rank] if seen else _bounds(moment, seat, rank)[1])
        )
        return Holding(seat, rank, HoldingState.NONE, least, most, since)
    if least:
        # Before the deal it held other cards.
        since = _since(moments, dealt, lambda moment: _bounds(moment, seat, rank)[0] > 0)
        return Holding(seat, rank, HoldingState.SOME, least, most, since)
    if refused is not None:
        return Holding(seat, rank, HoldingState.UNLIKELY, least, most, *refused)
    return Holding(seat, rank, HoldingState.OPEN, least, most, dealt)


def _since(moments: Sequence[_Moment], first: int, holds: Callable[[_Moment], bool]) -> int:
    """The earliest moment, not before the first, from which something has been so without a break until now."""
    number = len(moments) - 1
    while number > first and holds(moments[number - 1]):
        number -= 1
    return number


# What is certain


def _bounds(moment: _Moment, seat: int, rank: int) -> tuple[int, int]:
    """The fewest and the most cards of a rank that a seat can hold."""
    own = moment.counts[seat]
    of_rank = moment.to_come[rank]
    total = moment.total
    bound = moment.aces_only
    if bound is not None:
        held = moment.counts[bound]
        if seat == bound:
            return (held, held) if rank == 1 else (0, 0)
        total -= held
        of_rank -= held if rank == 1 else 0
    return max(0, own - (total - of_rank)), min(own, of_rank)


def _moment(view: PlayerView, seen: TableSeen, number: int) -> _Moment:
    to_come = seen.to_come
    players = view.rules.players
    held = hands_after(view.rules, number).counts
    counts = tuple(held[(seat - view.dealer - 1) % players] for seat in range(players))
    by_rank = (0, *((to_come & RANK_SETS[rank]).bit_count() for rank in RANKS))
    return _Moment(by_rank, to_come.bit_count(), counts, _aces_only(view, number))


def _aces_only(view: PlayerView, number: int) -> int | None:
    """The seat that holds nothing but aces because it had to lead one."""
    # Rule: regola del vile: the very first card of a smazzata is no ace, unless there is nothing else.
    if not view.rules.vile or not number or rank_of(view.history[0].move.card) != 1:
        return None
    leader = view.history[0].seat
    return leader if leader and not last_deal(view.rules, number) else None


# What is likely


def refusals_of(
    view: PlayerView, seen_tables: Sequence[TableSeen], dealt: int
) -> tuple[dict[int, tuple[int, PassedCapture]], ...]:
    """Return by seat and rank its first move since the last deal that passed by what such a card would have won."""
    found: tuple[dict[int, tuple[int, PassedCapture]], ...] = tuple({} for _ in range(view.rules.players))
    last = view.rules.plays
    for number in range(dealt, len(view.history)):
        seat, move = view.history[number]
        table = seen_tables[number].table
        if move.taken != table:
            for card in cards_of(sweeping_cards(view.rules, table, is_last_card=number + 1 >= last)):
                found[seat].setdefault(rank_of(card), (number + 1, PassedCapture.SCOPA))
            if table & bit(SETTEBELLO) and not move.taken & bit(SETTEBELLO):
                for rank in _takers(view.rules, table):
                    found[seat].setdefault(rank, (number + 1, PassedCapture.SETTEBELLO))
    return found


def _takers(rules: Rules, table: CardSet) -> tuple[int, ...]:
    """The ranks that may take the settebello from this table."""
    found = []
    for rank in RANKS:
        hidden = RANK_SETS[rank] & ~table
        if hidden:
            moves = rules.law.moves_of(cards_of(hidden)[0], table)
            if any(move.taken & bit(SETTEBELLO) for move in moves):
                found.append(rank)
    return tuple(found)
