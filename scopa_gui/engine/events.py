"""Events of a smazzata (cards dealt, laid or captured, scopas, leftovers), for the window and the match log.

opening_events() gives those of a deal, and events_of() works out those of a move from the positions before and after.
"""

from dataclasses import dataclass, replace

from scopa_gui.engine.cards import CardSet
from scopa_gui.engine.dealing import dealer_scope
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.engine.scoring.sheet import ScoreSheet


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards were dealt: their number by seat, the cards turned up on the table, and the seat that got the first."""

    counts: tuple[int, ...]
    table: CardSet
    leader: int


@dataclass(frozen=True, slots=True)
class DealerSwept:
    """The dealer took the first table at once and scored for it (Escoba)."""

    seat: int
    cards: CardSet
    scope: int


@dataclass(frozen=True, slots=True)
class _MoveEvent:
    """Something that a seat did with its move."""

    seat: int
    move: Move


class Laid(_MoveEvent):
    """A seat put a card on the table."""

    __slots__ = ()


class Captured(_MoveEvent):
    """A seat took cards; an ace for itself takes only itself."""

    __slots__ = ()


class Scopa(_MoveEvent):
    """A seat cleared the table and scored for it."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class ScopaVoided:
    """A scopa made with the last capture of the smazzata does not count after all (S2 to the letter)."""

    seat: int


@dataclass(frozen=True, slots=True)
class LeftoversTaken:
    """The cards left on the table at the end went to the seat that captured last."""

    seat: int
    cards: CardSet


@dataclass(frozen=True, slots=True)
class SmazzataScored:
    """The smazzata is over and counted; the sheet is by table side."""

    sheet: ScoreSheet


@dataclass(frozen=True, slots=True)
class MatchWon:
    """A table side has won the match; ``totals`` are the final points by table side."""

    side: int
    totals: tuple[int, ...]


SeatEvent = DealerSwept | Laid | Captured | Scopa | ScopaVoided | LeftoversTaken
Event = Dealt | SeatEvent | SmazzataScored | MatchWon


def opening_events(position: Position) -> tuple[Event, ...]:
    """Return the events before the first move of a smazzata; seats are counted from the first player."""
    dealt = Dealt(tuple(hand.bit_count() for hand in position.hands), position.first_table, 0)
    swept = dealer_scope(position.rules, position.first_table)
    if not swept:
        return (dealt,)
    return dealt, DealerSwept(position.rules.players - 1, position.first_table, swept)


def events_of(before: Position, move: Move, after: Position) -> tuple[Event, ...]:
    """Return the events that a move caused; seats are counted from the first player."""
    seat = before.turn
    side = seat % before.rules.sides
    found: list[Event] = [Captured(seat, move) if move.taken else Laid(seat, move)]
    if after.scope[side] > before.scope[side]:
        found.append(Scopa(seat, move))
    if len(after.stock) < len(before.stock):
        found.append(Dealt(tuple(hand.bit_count() for hand in after.hands), 0, 0))
    taker = after.last_taker
    if taker is not None:
        takers_side = taker % before.rules.sides
        if after.scope[takers_side] < before.scope[takers_side]:
            found.append(ScopaVoided(taker))
        left = move.leaves(before.table)
        if left & after.piles[takers_side]:
            found.append(LeftoversTaken(taker, left))
    return tuple(found)


def turned(event: Event, by: int, players: int) -> Event:
    """Return the same event with `by` added to every seat, going round the table."""
    if isinstance(event, SmazzataScored | MatchWon):
        return event
    if isinstance(event, Dealt):
        counts = tuple(event.counts[(seat - by) % players] for seat in range(players))
        return Dealt(counts, event.table, (event.leader + by) % players)
    return replace(event, seat=(event.seat + by) % players)
