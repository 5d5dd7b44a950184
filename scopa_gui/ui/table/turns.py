"""Turn after turn: who is to play, the computers' thinking, and every move in the archive before any of it is shown."""

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
        """Keep a move for good."""
        ...

    def take_back(self, match: int, number: int, now: float) -> Notice | None:
        """Take back the moves from this one on."""
        ...

    def save_thought(self, match: int, number: int, thought: Mapping[str, Any]) -> None:
        """Save what a player thought of a move."""
        ...


class Unwritten:
    """A MoveLog that keeps nothing."""

    def append_move(self, match: int, number: int, text: str, now: float) -> Notice | None:
        """Save nothing."""

    def take_back(self, match: int, number: int, now: float) -> Notice | None:
        """Do nothing: nothing was saved, so there is nothing to take back."""

    def save_thought(self, match: int, number: int, thought: Mapping[str, Any]) -> None:
        """Not saved."""


class Turns:
    """The moves of a match as they are played. `thought` is the answer for the seat whose turn it is, once it has come.

    `choices`: what the computers thought of the moves that they played, by the number of the move in the match, given
    as far as it was saved; `undone`: what was taken back and may be played again, as long as nothing else is played, in
    its order.
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

    @property
    def seat(self) -> int | None:
        """Seat to move; None when the smazzata is over."""
        return self.table.to_move

    def play(self, move: Move) -> tuple[tuple[Event, ...], Notice | None]:
        """Save a move of the seat to move, then play it; return the events, and the notice of the archive, if any.

        If another window has the match, nothing is played and `closed` says so from then on. Raises IllegalMove, with
        nothing saved, for a move against the rules.
        """
        table = self.table
        seat = self.table.to_move
        assert seat is not None
        if self.closed is not None:
            return (), self.closed
        reason = table.view(seat).why_illegal(move)
        notice = None
        if reason is None:
            notice = self._journal.append_move(self._match, table.moves_played, str(move), self._now())
            if notice is not None and notice.key is NoticeKey.MATCH_ELSEWHERE:
                self.closed = notice
                return (), notice
        events = table.play(seat, move)
        self._decided = None
        self._play_again(move)
        number = table.moves_played - 1
        level = level_of(table.seats[seat])
        choice = self.choices.get(number)
        # A player who searches would think something else if it was asked again.
        if choice is not None and level is not None and level.is_search and len(choice.candidates) > 1:
            self._journal.save_thought(self._match, number, plain_of(choice))
        self._asked = None
        self.thought = None
        self.waited = 0.0
        return events, notice

    def _play_again(self, move: Move) -> None:
        """Drop what was taken back from what can be played again; all of it when another move was played."""
        if self.undone[:1] != (move,):
            self.undone = ()
            self._undone_choices = {}
            return
        number = self.table.moves_played - 1
        self.undone = self.undone[1:]
        if number in self._undone_choices:
            self.choices[number] = self._undone_choices.pop(number)

    def last_decision(self) -> int | None:
        """The number of my last move in this smazzata with which I had a choice; None when there is none."""
        table = self.table
        history = table.history
        # Another person may have sat down in front since: seats are counted from there.
        now = table.moves_played, len(history), history[-1].seat if history else None
        if self._decided is None or self._decided[0] != now:
            first = table.moves_played - len(history)
            mine = (first + place for place, played in reversed(list(enumerate(history))) if played.seat == 0)
            number = next((number for number in mine if len(table.fork(number).view().legal_moves()) > 1), None)
            self._decided = now, number
        return self._decided[1]

    def take_back(self, number: int) -> Notice | None:
        """Go back to the moment before move `number`, in the archive first; what that had to tell, as with `play`."""
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
        """Nobody waits for an answer any more: the table changes, or is left."""
        if self._handle is not None:
            self._handle.cancel()
        self._asked = None
        self.thought = None
        self.waited = 0.0

    def ask(self) -> None:
        """Have the player whose turn it is begin to think, once; the cards of the last move may still be on their way.

        A search has its own seconds, however fast the cards move.
        """
        seat = self.table.to_move
        table = self.table
        if seat is None or is_person(table.seats[seat]) or self.closed is not None or self._asked == table.moves_played:
            return
        self._asked = table.moves_played
        level = level_of(table.seats[seat])
        limit = level.limit() if level else Limit()
        question = ChoiceQuestion(
            table.view(seat), table.seats[seat], limit, f"{table.record.seed}/{table.moves_played}"
        )
        self._handle = self._thinker.ask(question, self._answered)

    def think(self, dt: float) -> Move | None:
        """Let the player whose turn it is think while nothing moves: the move once it is there."""
        seat = self.table.to_move
        if seat is None or is_person(self.table.seats[seat]):
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
        """Have the thinker made ready."""
        self._thinker.start()
