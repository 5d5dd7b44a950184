"""The turns of a match, one by one: what a seat knew each time it had a choice, and what it played."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scopa_gui.engine.moves import Move
from scopa_gui.engine.record import Record
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import Table


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn with a choice: its ``number`` in the match, the ``smazzata`` from 1, what was known and played."""

    number: int
    smazzata: int
    view: PlayerView
    move: Move


def turns_of(record: Record, seats: Sequence[str], seat: int = 0) -> Iterator[Turn]:
    """The turns of a table seat that had a choice, in order; raises IllegalMove where the record is wrong."""
    table = Table(Record(record.rules, record.seed), seats)
    for number, move in enumerate(record.moves):
        if table.to_move is None:
            table.next_smazzata()
        turn = table.to_move
        assert turn is not None
        if turn == seat:
            view = table.view(seat)
            if len(view.legal_moves()) > 1:
                yield Turn(number, table.smazzata, view, move)
        table.play(turn, move)
