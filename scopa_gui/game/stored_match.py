"""Reader of stored matches: a match to review or to continue, or the part of it that this version cannot use."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol, TypeGuard, TypeVar

from scopa_gui.ai.levels import FORMER, LEVELS
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.record import Record
from scopa_gui.engine.rules import Rules, RulesError, rules_from
from scopa_gui.game.moment import moments_of
from scopa_gui.game.persons import are_watched, is_person
from scopa_gui.game.table import Table

Usable = TypeVar("Usable")


class UnusablePart(Enum):
    """Part of a stored match that this version cannot read or does not know."""

    RULES = "rules"
    SEATS = "seats"
    SEED = "seed"
    MOVES = "moves"


class StoredMatch(Protocol):
    """Match as the archive or a file has it: plain values, of which any may be damaged."""

    @property
    def rules(self) -> object:
        """Options by name."""

    @property
    def seed(self) -> object:
        """Seed of the deals."""

    @property
    def seats(self) -> object:
        """Players by seat."""

    @property
    def moves(self) -> Sequence[object]:
        """Texts of the moves of all smazzate."""


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """Match that can be replayed from its first move to its last one, and its players by seat."""

    record: Record
    seats: tuple[str, ...]


def match_to_review(stored: StoredMatch) -> PlayedMatch | UnusablePart:
    """Return a match that has a move; players may be unknown to this version."""
    return _read(stored, _fills_all_seats, _reviewable)


def table_to_continue(stored: StoredMatch) -> Table | UnusablePart:
    """Return the table after the last move, with players that this version knows and a person at the first seat."""
    return _read(stored, can_play, Table)


def can_play(seats: object, rules: Rules, *, watched: bool = False) -> TypeGuard[Sequence[str]]:
    """Return whether these players may sit at a table with these rules.

    Their number must be right, all must be known, and the first must be a person. ``watched`` also allows a table of
    computer players only.
    """
    return (
        _fills_all_seats(seats, rules)
        and all(is_person(seat) or seat in LEVELS or seat in FORMER for seat in seats)
        and (is_person(seats[0]) or (watched and are_watched(seats)))
    )


def _read(
    stored: StoredMatch,
    fits: Callable[[object, Rules], TypeGuard[Sequence[str]]],
    made: Callable[[Record, tuple[str, ...]], Usable],
) -> Usable | UnusablePart:
    """Return what is ``made`` of a record and its seats, or the first part that is unusable.

    ``fits`` returns whether the seats fit the rules; ``made`` raises ValueError if the moves do not.
    """
    try:
        rules = rules_from(stored.rules) if isinstance(stored.rules, Mapping) else None
    except RulesError:
        rules = None
    if rules is None:
        return UnusablePart.RULES
    seats = stored.seats
    if not fits(seats, rules):
        return UnusablePart.SEATS
    if not isinstance(stored.seed, str):
        return UnusablePart.SEED
    moves = [text for text in stored.moves if isinstance(text, str)]
    if len(moves) < len(stored.moves):
        return UnusablePart.MOVES
    try:
        return made(Record(rules, stored.seed, tuple(map(move_named, moves))), tuple(seats))
    except ValueError:
        return UnusablePart.MOVES


def _fills_all_seats(seats: object, rules: Rules) -> TypeGuard[Sequence[str]]:
    return (
        isinstance(seats, list | tuple) and len(seats) == rules.players and all(isinstance(seat, str) for seat in seats)
    )


def _reviewable(record: Record, seats: tuple[str, ...]) -> PlayedMatch:
    if not moments_of(record, seats):
        raise ValueError("A match without a move cannot be reviewed.")
    return PlayedMatch(record, seats)
