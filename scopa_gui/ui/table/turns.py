"""Turns of a match: whose turn it is, the computers' thinking, and every move saved before any of it is shown."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from scopa_gui.ai.levels import level_of
from scopa_gui.ai.player import Choice, Limit
from scopa_gui.coach.review.saved_thoughts import plain_of
from scopa_gui.engine.events import Event
from scopa_gui.engine.moves import Move
from scopa_gui.game.persons import is_person
from scopa_gui.game.table import Table
from scopa_gui.game.thinking import ChoiceQuestion
from scopa_gui.game.worker import Handle, Worker
from scopa_gui.store.notices import Notice, NoticeKey


class MoveLog(Protocol):
    """Store of moves, like `scopa_gui.store.archive.Archive`."""

    def append_move(self, match: int, number: int, text: str, now: float) -> Notice | None:
        """Save a move."""
        ...

    def take_back(self, match: int, number: int, now: float) -> Notice | None:
        """Delete the moves from this one on."""
        ...

    def save_thought(self, match: int, number: int, thought: Mapping[str, Any]) -> None:
        """Save the thoughts of a computer's player about a move."""
        ...


class Unwritten:
    """A MoveLog that saves nothing."""

    def append_move(self, match: int, number: int, text: str, now: float) -> Notice | None:
        """Save nothing."""

    def take_back(self, match: int, number: int, now: float) -> Notice | None:
        """Delete nothing, as nothing was saved."""

    def save_thought(self, match: int, number: int, thought: Mapping[str, Any]) -> None:
        """Save nothing."""


class Turns:
    """The moves of a match as they are played.

    `thought` is the move found for the seat whose turn it is, once it has come, and `waited` the seconds since the seat
    began to think. `choices` has the thoughts of the computer's players by move number, at first those that were saved.
    `undone` has the moves that were taken back and can be played again, until another move is played. `closed` is a
    notice once another window has the match. `stand_in` is a level and its limit that plays for people; None for none.
    """

    def __init__(
        self,
        table: Table,
        match: int,
        journal: MoveLog,
        now: Callable[[], float],
        thinker: Worker,
        thoughts: Mapping[int, Choice] | None = None,
    ) -> None:
        self.table = table
        self._match = match
        self._journal = journal
        self._now = now
        self._thinker = thinker
        self._asked: int | None = None
        self._handle: Handle | None = None
        self.thought: Move | None = None
        self.choices: dict[int, Choice] = dict(thoughts or {})
        self.undone: tuple[Move, ...] = ()
        self._undone_choices: dict[int, Choice] = {}
        self.waited = 0.0
        self._decided: tuple[tuple[int, int, int | None], int | None] | None = None
        self.closed: Notice | None = None
        self.stand_in: tuple[str, Limit] | None = None

    @property
    def seat(self) -> int | None:
        """Seat to move; None when the smazzata is over."""
        return self.table.to_move

    def play(self, move: Move) -> tuple[tuple[Event, ...], Notice | None]:
        """Save a move of the seat to move, then play it; return the events, and the notice of the archive, if any.

        If another window has the match, nothing is played, and `closed` is the notice. Raises IllegalMove, with nothing
        saved, for a move against the rules.
        """
        table = self.table
        seat = table.to_move
        assert seat is not None
        if self.closed is not None:
            return (), self.closed
        notice = None
        if table.view(seat).why_illegal(move) is None:
            notice = self._journal.append_move(self._match, table.moves_played, str(move), self._now())
            if notice is not None and notice.key is NoticeKey.MATCH_ELSEWHERE:
                self.closed = notice
                return (), notice
        events = table.play(seat, move)
        self._decided = None
        number = table.moves_played - 1
        if self.undone[:1] == (move,):
            self.undone = self.undone[1:]
            if number in self._undone_choices:
                self.choices[number] = self._undone_choices.pop(number)
        else:
            self.undone = ()
            self._undone_choices = {}
        level = level_of(table.seats[seat])
        choice = self.choices.get(number)
        # A player that searches would have other thoughts if it was asked again.
        if choice is not None and level is not None and level.is_search and len(choice.candidates) > 1:
            self._journal.save_thought(self._match, number, plain_of(choice))
        self._asked = self.thought = None
        self.waited = 0.0
        return events, notice

    def last_decision(self) -> int | None:
        """Return the number of my last move in this smazzata for which I had a choice; None without one."""
        table = self.table
        history = table.history
        # Another person may sit in front now: seats are counted from there.
        now = table.moves_played, len(history), history[-1].seat if history else None
        if self._decided is None or self._decided[0] != now:
            first = table.moves_played - len(history)
            mine = (first + place for place, played in reversed(list(enumerate(history))) if played.seat == 0)
            number = next((number for number in mine if len(table.fork(number).view().legal_moves()) > 1), None)
            self._decided = now, number
        return self._decided[1]

    def take_back(self, number: int) -> Notice | None:
        """Go back to the moment before a move, in the archive first; return the archive's notice, if any."""
        self.cancel()
        if self.closed is not None:
            return self.closed
        notice = self._journal.take_back(self._match, number, self._now())
        if notice is not None and notice.key is NoticeKey.MATCH_ELSEWHERE:
            self.closed = notice
            return notice
        self.undone = (*self.table.record.moves[number:], *self.undone)
        self.table.back_to(number)
        self._decided = None
        self._undone_choices |= {played: choice for played, choice in self.choices.items() if played >= number}
        self.choices = {played: choice for played, choice in self.choices.items() if played < number}
        return notice

    def cancel(self) -> None:
        """Cancel the thinking, as the table changes or is left."""
        if self._handle is not None:
            self._handle.cancel()
        self._asked = self.thought = None
        self.waited = 0.0

    def ask(self) -> None:
        """Let the player of the computer who is to move begin to think, even while the cards of the last move move."""
        table = self.table
        seat = table.to_move
        player = self._player
        if seat is None or player is None or self.closed is not None or self._asked == table.moves_played:
            return
        self._asked = table.moves_played
        seed = f"{table.record.seed}/{table.moves_played}"
        self._handle = self._thinker.ask(ChoiceQuestion(table.view(seat), *player, seed), self._answered)

    @property
    def _player(self) -> tuple[str, Limit] | None:
        """Level and limit that play for the seat to move: its own, or `stand_in` for a person; None without one."""
        if self.table.to_move is None:
            return None
        player = self.table.seats[self.table.to_move]
        if is_person(player):
            return self.stand_in
        level = level_of(player)
        return player, level.limit() if level else Limit()

    def think(self, dt: float) -> Move | None:
        """Let the computer's player whose turn it is think while nothing moves; return its move once it has come."""
        if self._player is None:
            return None
        self.waited += dt
        self.ask()
        if self.thought is None:
            self._thinker.poll()
        return self.thought

    def _answered(self, choice: Choice) -> None:
        self.thought = choice.move
        self.choices[self.table.moves_played] = choice

    def start(self) -> None:
        """Start the thinker."""
        self._thinker.start()


def unsaved_turns(table: Table, thinker: Worker) -> Turns:
    """Return turns of which nothing is saved."""
    return Turns(table, 0, Unwritten(), lambda: 0.0, thinker)
