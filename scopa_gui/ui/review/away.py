"""Away from the match for a while: a move tried in the place of one that was played, or the better line played out."""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.engine.events import Event
from scopa_gui.engine.moves import Move, Played
from scopa_gui.engine.record import Record
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import Table

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
