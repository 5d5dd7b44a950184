"""Away from the match for a while: a move tried in the place of one that was played, the better line, or how it may be punished."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scopa_gui.engine.events import Event
from scopa_gui.engine.moves import Move, Played
from scopa_gui.engine.record import Record
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import Table

if TYPE_CHECKING:
    from scopa_gui.coach.refute import Step as Refuting
    from scopa_gui.coach.refute import Told

LINGERS = 2.6
"""Seconds at normal speed that the end of a better line stays before the match comes back."""
BETWEEN = 0.55
"""Seconds at normal speed from one move of a line to the next."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move away from the match: who made it, what I saw before and after, and what happened."""

    seat: int
    move: Move
    before: PlayerView
    after: PlayerView
    events: tuple[Event, ...]
    history: tuple[Played, ...]


class Punished:
    """How a move of mine may be punished: the cards that I had not seen are dealt anew (coach/refute.py)."""

    is_line = True

    def __init__(self, number: int) -> None:
        self.number = number
        self.shown: list[Move] = []
        self.rests = 0.0
        self.told: Told | None = None
        self._coming: deque[Refuting] = deque()

    def answer(self, told: "Told") -> None:
        """It is known now."""
        self.told = told
        if told.refutation is not None:
            wrong = told.refutation.wrong
            self._coming.extend(wrong.steps[:wrong.telling])

    @property
    def waits(self) -> bool:
        """Whether it is still being looked for."""
        return self.told is None

    @property
    def coming(self) -> Move | None:
        """The next move, if there is one."""
        return self._coming[0].move if self._coming else None

    def play(self, move: Move) -> Step:
        """Make that move."""
        step = self._coming.popleft()
        self.shown.append(move)
        self.rests = 0.0
        return Step(step.seat, move, step.before, step.after, step.events, step.after.history)


class Away:
    """Moves in the place of that of a number, from the cards as they really lay. `is_line`: the better line, else a move tried."""

    def __init__(self, record: Record, seats: Sequence[str], number: int, *, is_line: bool) -> None:
        self.number = number
        self.is_line = is_line
        self.shown: list[Move] = []
        self.line: tuple[Move, ...] | None = None
        self.rests = 0.0
        self._table = Table(Record(record.rules, record.seed, record.moves[:number]), seats)
        if self._table.to_move is None:
            self._table.next_smazzata()

    @property
    def waits(self) -> bool:
        """Whether the line is still being thought of."""
        return self.is_line and self.line is None

    @property
    def coming(self) -> Move | None:
        """The next move of the line, if it is known and there is one."""
        if self.line is None or len(self.shown) >= len(self.line):
            return None
        return self.line[len(self.shown)]

    def play(self, move: Move) -> Step:
        """Make a move; raises IllegalMove when it is none."""
        table, seat = self._table, self._table.to_move
        assert seat is not None
        before = table.view()
        events = table.play(seat, move)
        self.shown.append(move)
        self.rests = 0.0
        return Step(seat, move, before, table.view(), events, table.history)
