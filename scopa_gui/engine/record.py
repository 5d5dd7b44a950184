"""Record of a match: its rules, seed and moves. This is what is stored, shared and replayed."""

from collections.abc import Iterator
from dataclasses import dataclass

from scopa_gui.engine.match import Match, new_match
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Record:
    """A finished or unfinished match; ``moves`` has the moves of all its smazzate in order."""

    rules: Rules
    seed: str
    moves: tuple[Move, ...] = ()


def replay(record: Record) -> Iterator[tuple[Match, Position]]:
    """Yield the match and position before the first move and after each one.

    The last move of a smazzata gives its finished position; the next move is played in the next smazzata. Raises
    IllegalMove for an illegal move and ValueError for a move after the end of the match.
    """
    match = new_match(record.rules, record.seed)
    position = match.deal()
    yield match, position
    for move in record.moves:
        if position.is_over:
            match = match.after(position)
            if match.winner is not None:
                raise ValueError(f"The match was over before {move}.")
            position = match.deal()
        position = position.play(move)
        yield match, position
