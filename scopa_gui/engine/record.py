"""Record of a match: its rules, seed and moves. This is what is stored, shared and replayed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from scopa_gui.engine.match import Match, new_match
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.position import Position
from scopa_gui.engine.rules import Rules, rules_from


@dataclass(frozen=True, slots=True)
class Record:
    """A finished or unfinished match; ``moves`` has the moves of all its smazzate in order."""

    rules: Rules
    seed: str
    moves: tuple[Move, ...] = ()


def record_from(plain: Mapping[str, Any]) -> Record:
    """Return the record in this data from JSON; raises ValueError if its rules or moves are wrong."""
    return Record(rules_from(plain["rules"]), str(plain["seed"]), tuple(move_named(text) for text in plain["moves"]))


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
