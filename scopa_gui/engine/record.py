"""A match as plain data: rules, seed and moves. What is stored, replayed, shared and reviewed is this record."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from scopa_gui.engine.match import Match, new_match
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.position import Position
from scopa_gui.engine.rules import Rules, rules_from


@dataclass(frozen=True, slots=True)
class Record:
    """A finished or unfinished match. ``moves`` runs through all smazzate in order."""

    rules: Rules
    seed: str
    moves: tuple[Move, ...] = ()


def record_from(plain: Mapping[str, Any]) -> Record:
    """The record in this plain data; raises ValueError with a sentence."""
    return Record(rules_from(plain["rules"]), str(plain["seed"]), tuple(move_named(text) for text in plain["moves"]))


def replay(record: Record) -> Iterator[tuple[Match, Position]]:
    """The match and position before the first move and after each one; raises IllegalMove where the record is wrong.

    A smazzata that ends is yielded once finished; the next move is played in the next smazzata. Moves after the end of
    the match are refused with ValueError.
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
