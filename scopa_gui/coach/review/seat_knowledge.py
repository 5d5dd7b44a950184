"""SeatKnowledge: what a seat knew before it played a card, and which captured cards its player had forgotten.

It comes from the view that the player was given (game/moment.py). While the hand of another seat must stay hidden, it
comes from my own view instead.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.ai.levels import memory_of
from scopa_gui.ai.seat.knowledge import remembered
from scopa_gui.coach.review.move_explained import shown_view
from scopa_gui.engine.cards import DECK, CardSet, cards_outside
from scopa_gui.engine.moves import Played
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.moment import Moment
from scopa_gui.game.persons import is_person
from scopa_gui.game.table import Table


@dataclass(frozen=True, slots=True)
class SeatKnowledge:
    """Knowledge of table seat ``seat``, whose turn it was, before move ``place`` of a smazzata.

    ``view``: the seat's own, or mine while its hand is covered; ``memory``: number of moves for which it remembers
    captured cards, None for all. All results are by seats and sides of the table.
    """

    view: PlayerView
    seat: int
    smazzata: int
    is_covered: bool = False
    memory: int | None = None
    is_watched: bool = False
    """True if only computer players play, so that no seat is mine."""

    @property
    def is_mine(self) -> bool:
        """True if the seat is mine, table seat 0."""
        return self.seat == 0 and not self.is_watched

    @property
    def place(self) -> int:
        """Number of moves of its smazzata before this one."""
        return len(self.view.history)

    @property
    def _first(self) -> int:
        """Table seat that is seat 0 of the view."""
        return 0 if self.is_covered else self.seat

    @property
    def hand(self) -> CardSet:
        """Hand of the seat; empty while it is covered."""
        return 0 if self.is_covered else self.view.hand

    @property
    def counts(self) -> tuple[int, ...]:
        """Number of cards in each hand."""
        players = self.view.rules.players
        return tuple(self.view.counts[(seat - self._first) % players] for seat in range(players))

    def _by_side(self, values: Sequence[int]) -> tuple[int, ...]:
        sides = self.view.rules.sides
        return tuple(values[(side - self._first) % sides] for side in range(sides))

    @property
    def piles(self) -> tuple[CardSet, ...]:
        """Cards that each side has taken."""
        return self._by_side(self.view.piles)

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of the match by side."""
        return self._by_side(self.view.totals)

    @property
    def history(self) -> tuple[Played, ...]:
        """Moves of the smazzata before this one."""
        players = self.view.rules.players
        return tuple(Played((self._first + played.seat) % players, played.move) for played in self.view.history)

    @property
    def open(self) -> CardSet:
        """Cards on the table and in the piles, which everybody has seen."""
        return self.view.table | self._captured

    @property
    def _captured(self) -> CardSet:
        return DECK & ~cards_outside(self.view.piles)

    @property
    def forgotten(self) -> CardSet:
        """Captured cards that its player had forgotten and believed to be still in a hand or in the stock."""
        return self._captured & ~remembered(self.view, self.memory)

    @property
    def unseen(self) -> int:
        """Number of cards in other hands and in the stock."""
        return (DECK & ~self.open).bit_count() - self.counts[self.seat]


def knowledge_in(moment: Moment, view: PlayerView | None) -> SeatKnowledge:
    """Return the knowledge of the seat that played at a moment; ``view`` is its own, or None while it is covered."""
    sitting = moment.seats[moment.seat] if moment.seats else ""
    memory = None if not sitting or is_person(sitting) else memory_of(sitting)
    return SeatKnowledge(
        moment.view if view is None else view,
        moment.seat,
        moment.smazzata,
        is_covered=view is None,
        memory=memory,
        is_watched=moment.is_watched,
    )


def knowledge_at(table: Table, number: int, *, all_open: bool = False) -> SeatKnowledge:
    """Return the knowledge before move ``number`` of a match that may still go on; ``all_open`` as in `shown_view`."""
    moment = table.moment(number)
    return knowledge_in(moment, shown_view(table, moment, all_open=all_open))
