"""Moment of a match before a move: the position, what each seat knew, whose turn it was, and the move.

Code that looks back on a match uses it, such as the review, practice and the explanation of a move.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from scopa_gui.engine.events import Event, MatchWon, Scopa, SmazzataScored, events_of, turned
from scopa_gui.engine.match import Match
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.engine.record import Record, replay
from scopa_gui.engine.setup import Setup, setup_of
from scopa_gui.engine.view import PlayerView, view_of
from scopa_gui.game.persons import are_watched, without_name


@dataclass(frozen=True)
class Moment:
    """Moment before ``move``, whose ``number`` in the match counts from 0.

    ``match`` is as it was during this smazzata. ``seats`` has the player at each table seat, or is empty if unknown.
    """

    number: int
    match: Match
    position: Position
    move: Move
    seats: tuple[str, ...] = ()

    @property
    def smazzata(self) -> int:
        """Number of its smazzata, from 1."""
        return len(self.match.sheets) + 1

    @property
    def place(self) -> int:
        """Number of moves before this one in its smazzata."""
        return len(self.position.history)

    @property
    def seat(self) -> int:
        """Table seat whose turn it was."""
        return self.match.table_seat(self.position.turn)

    @property
    def is_mine(self) -> bool:
        """True if I played the move, at table seat 0; False if only the computer plays."""
        return self.seat == 0 and not self.is_watched

    @property
    def is_watched(self) -> bool:
        """True if it is known that only the computer plays."""
        return bool(self.seats) and are_watched(self.seats)

    def seen_by(self, seat: int) -> PlayerView:
        """Return what a table seat knew."""
        return view_at(self.match, self.position, seat, self.seats)

    @cached_property
    def view(self) -> PlayerView:
        """Knowledge of table seat 0."""
        return self.seen_by(0)

    @cached_property
    def known(self) -> PlayerView:
        """Knowledge of the seat whose turn it was."""
        return self.seen_by(self.seat)

    @cached_property
    def has_choice(self) -> bool:
        """True if another move was legal."""
        return len(self.position.legal_moves()) > 1

    @cached_property
    def after(self) -> Position:
        """Position after the move."""
        return self.position.play_unchecked(self.move)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """Events of the move, in table seats."""
        return events_between(self.match, self.position, self.move, self.after)

    def setup(self) -> Setup:
        """Return the moment as a Setup from table seat 0 with every card known, for a smazzata that is over."""
        full = setup_of(self.position, self.match.playing_seat(0))
        return replace(full, totals=self.view.totals, seated=self.view.seated)

    @property
    def is_scopa(self) -> bool:
        """True if it made a scopa."""
        return any(isinstance(event, Scopa) for event in self.events)


@lru_cache(maxsize=2)
def moments_of(record: Record, seats: tuple[str, ...] = ()) -> tuple[Moment, ...]:
    """Return the moment before every move of a match, in order; raises IllegalMove or ValueError as replay() does."""
    moments = []
    for number, ((match, position), move) in enumerate(zip(replay(record), record.moves, strict=False)):
        if position.is_over:
            match = match.after(position)  # noqa: PLW2901 - the move is the first of the next smazzata
            position = match.deal()  # noqa: PLW2901
        moments.append(Moment(number, match, position, move, seats))
    return tuple(moments)


def view_at(match: Match, position: Position, seat: int, seats: Sequence[str] = ()) -> PlayerView:
    """Return what a table seat may know of a position of a match, with the totals before this smazzata.

    ``seats`` has the player at each table seat, or is empty if unknown.
    """
    sides = match.rules.sides
    totals = tuple(match.totals[match.table_seat(side) % sides] for side in range(sides))
    seated = [without_name(seats[match.table_seat(playing)]) for playing in range(len(seats))]
    return view_of(position, match.playing_seat(seat), totals, seated)


def events_between(match: Match, before: Position, move: Move, after: Position) -> tuple[Event, ...]:
    """Return the events of a move in table seats, including the count if the smazzata is over after it."""
    events = tuple(turned(event, match.leader, match.rules.players) for event in events_of(before, move, after))
    if after.is_over:
        counted = match.after(after)
        events += (SmazzataScored(counted.sheets[-1]),)
        if counted.winner is not None:
            events += (MatchWon(counted.winner, counted.totals),)
    return events
