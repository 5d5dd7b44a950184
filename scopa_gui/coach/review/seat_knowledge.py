"""Knowledge of a seat before it played a card.

It is the view that its player was given, and what of it had been forgotten. The view is exactly the one that the table
hands out (game/moment.py), and nothing is worked out a second time. For another seat in a smazzata that still goes on,
its hand is covered: then everything comes from my own view, which does not include that hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.ai.levels import memory_of
from scopa_gui.ai.seat.knowledge import remembered
from scopa_gui.coach.review.move_explained import shown_view
from scopa_gui.engine.cards import DECK, CardSet
from scopa_gui.engine.moves import Played
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.moment import Moment
from scopa_gui.game.persons import is_person
from scopa_gui.game.table import Table


@dataclass(frozen=True, slots=True)
class SeatKnowledge:
    """Knowledge of a table seat before move ``place`` of a smazzata; ``seat`` is the one whose turn it was.

    ``view`` is its own, or mine while its hand is covered; ``memory`` is how many moves back it remembers the cards
    taken (None: all of them). All seats and sides that come out are those of the table.
    """

    view: PlayerView
    seat: int
    smazzata: int
    is_covered: bool = False
    memory: int | None = None
    is_watched: bool = False
    """Only the computer plays: no seat is mine."""

    @property
    def is_mine(self) -> bool:
        """True if it is what I knew myself, at table seat 0."""
        return self.seat == 0 and not self.is_watched

    @property
    def place(self) -> int:
        """Number of moves of its smazzata before this one."""
        return len(self.view.history)

    @property
    def _first(self) -> int:
        """The table seat that is seat 0 of the view."""
        return 0 if self.is_covered else self.seat

    @property
    def hand(self) -> CardSet:
        """Its hand; nothing while that is covered."""
        return 0 if self.is_covered else self.view.hand

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of cards in every hand."""
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
        """The points of the match by side."""
        return self._by_side(self.view.totals)

    @property
    def history(self) -> tuple[Played, ...]:
        """The moves of the smazzata before it."""
        players = self.view.rules.players
        return tuple(Played((self._first + played.seat) % players, played.move) for played in self.view.history)

    @property
    def open(self) -> CardSet:
        """The cards on the table and in the piles: what everybody has seen."""
        return self.view.table | self._captured

    @property
    def _captured(self) -> CardSet:
        found = 0
        for pile in self.view.piles:
            found |= pile
        return found

    @property
    def forgotten(self) -> CardSet:
        """The cards taken that its player no longer had in mind, and reckoned with as if they were still to come."""
        return self._captured & ~remembered(self.view, self.memory)

    @property
    def unseen(self) -> int:
        """Number of cards it had not seen: those in other hands, and in the stock."""
        return (DECK & ~self.open).bit_count() - self.counts[self.seat]


def knowledge_in(moment: Moment, view: PlayerView | None) -> SeatKnowledge:
    """Return the knowledge of the seat whose turn it was.

    ``view`` is that seat's own view, None while its hand is covered.
    """
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
    """The same before move ``number`` of a match that may still go on; ``all_open`` as in `shown_view`."""
    moment = table.moment(number)
    return knowledge_in(moment, shown_view(table, moment, all_open=all_open))
