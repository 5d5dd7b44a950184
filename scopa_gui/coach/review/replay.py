"""A match as it went by, smazzata by smazzata: what I saw before every move, who made it and what happened."""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.engine.events import Event, Scopa
from scopa_gui.engine.moves import Move, Played
from scopa_gui.engine.record import Record
from scopa_gui.engine.scoring.sheet import ScoreSheet
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import Table


@dataclass(frozen=True, slots=True)
class Moment:
    """One move: its ``number`` in the match, the table ``seat``, my ``view`` before it, and what happened.

    ``known``: what who made it knew; ``has_choice``: another move was legal; only such a move is judged. ``deals``: it
    is the first after cards were dealt.
    """

    number: int
    seat: int
    move: Move
    view: PlayerView
    known: PlayerView
    events: tuple[Event, ...]
    has_choice: bool
    deals: bool

    @property
    def is_scopa(self) -> bool:
        """Whether it made a scopa."""
        return any(isinstance(event, Scopa) for event in self.events)


@dataclass(frozen=True, slots=True)
class Smazzata:
    """One smazzata: its moves, what I saw after the last one, and its count where it was played to its end."""

    number: int
    frames: tuple[Moment, ...]
    end: PlayerView
    sheet: ScoreSheet | None

    def view(self, moment: int) -> PlayerView:
        """What I saw before the move of this place; at the place after the last one, what I saw at the end."""
        return self.frames[moment].view if moment < len(self.frames) else self.end

    def history(self, moment: int) -> tuple[Played, ...]:
        """The moves before that moment."""
        return tuple(Played(frame.seat, frame.move) for frame in self.frames[:moment])

    @property
    def judged(self) -> tuple[int, ...]:
        """The numbers of the moves that are judged."""
        return tuple(frame.number for frame in self.frames if frame.has_choice)


def film_of(record: Record, seats: Sequence[str]) -> tuple[Smazzata, ...]:
    """Every smazzata of a match that has a move; raises IllegalMove or ValueError where the record is wrong."""
    table = Table(Record(record.rules, record.seed), seats)
    found: list[Smazzata] = []
    frames: list[Moment] = []
    for number, move in enumerate(record.moves):
        if table.to_move is None:
            found.append(_cut(table, frames))
            frames = []
            table.next_smazzata()
        seat = table.to_move
        assert seat is not None
        view, known = table.view(), table.view(seat)
        deals = not frames or frames[-1].view.stock != view.stock
        frames.append(
            Moment(number, seat, move, view, known, table.play(seat, move), len(known.legal_moves()) > 1, deals)
        )
    return (*found, _cut(table, frames)) if frames else tuple(found)


def _cut(table: Table, frames: Sequence[Moment]) -> Smazzata:
    return Smazzata(table.smazzata, tuple(frames), table.view(), table.sheet)
