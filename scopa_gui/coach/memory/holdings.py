"""Cards that each other player can still hold, by rank, and since which move this is known.

Everything follows from the open cards and my own hand. There are two kinds of knowledge:

- *Certain* facts follow from the rules. Nobody holds a rank whose four cards have all been seen. A seat that holds more
  cards than there are unseen cards of other ranks must hold some of this rank. Under the regola del vile, a seat that
  leads an ace holds only aces. Laying a card proves nothing, because nobody has to take.
- *Likely* facts assume that a seat does not pass up a scopa or the settebello. Of 2,400 of them at tables of Rosa or
  Don Ciro none was wrong (by chance one in seven would be in scopa, two in five in scopone); at tables of Carmela one
  in ten was wrong in scopa and one in three in scopone.
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
    """The seat may hold some or none."""
    NONE = "none"
    """The seat certainly holds none."""
    SOME = "some"
    """The seat certainly holds at least one."""
    UNLIKELY = "unlikely"
    """The seat probably holds none, because it passed up a capture."""


class PassedCapture(Enum):
    """Capture that a seat passed up, so that it probably does not hold the card for it."""

    SCOPA = "scopa"
    SETTEBELLO = "settebello"


@dataclass(frozen=True, slots=True)
class Holding:
    """Cards of a rank that a seat, counted from mine, may hold: certainly from ``least`` to ``most``.

    ``since``: number of moves of the smazzata after which this state was known, 0 from the deal on; ``refused``: the
    capture that was passed up, if the state is UNLIKELY.
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
    """Knowledge after some moves.

    ``to_come``: number of unseen cards, by rank; ``total``: all of them; ``counts``: cards in each hand, by seat from
    mine; ``aces_only``: the seat known to hold only aces, if any.
    """

    to_come: tuple[int, ...]
    total: int
    counts: tuple[int, ...]
    aces_only: int | None


def holdings_of(view: PlayerView) -> tuple[tuple[Holding, ...], ...]:
    """Return what each other seat may hold now: by seat, from the one after me, then by rank, from the ace."""
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
        # If all four cards have been seen, that is the reason, even if the hand is also empty.
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
    """Return the number of the earliest moment, at least ``first``, since which the condition has held until now."""
    number = len(moments) - 1
    while number > first and holds(moments[number - 1]):
        number -= 1
    return number


# Certain knowledge


def _bounds(moment: _Moment, seat: int, rank: int) -> tuple[int, int]:
    """Return the smallest and the largest number of cards of a rank that a seat can hold."""
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
    """Return the seat that holds only aces because it had to lead one, or None."""
    # Rule: regola del vile: the first card of a smazzata may not be an ace, unless the hand has only aces.
    if not view.rules.vile or not number or rank_of(view.history[0].move.card) != 1:
        return None
    leader = view.history[0].seat
    return leader if leader and not last_deal(view.rules, number) else None


# Likely knowledge


def refusals_of(
    view: PlayerView, seen_tables: Sequence[TableSeen], dealt: int
) -> tuple[dict[int, tuple[int, PassedCapture]], ...]:
    """Return, by seat and rank, the first capture with that rank that the seat passed up since the last deal.

    The number with each capture is that of the moves up to and including the one that passed it up.
    """
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
    """Return the ranks that can take the settebello from this table."""
    found = []
    for rank in RANKS:
        hidden = RANK_SETS[rank] & ~table
        if hidden:
            moves = rules.law.moves_of(cards_of(hidden)[0], table)
            if any(move.taken & bit(SETTEBELLO) for move in moves):
                found.append(rank)
    return tuple(found)
