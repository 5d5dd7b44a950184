"""Resuming a saved match: table_of() makes its table, or raises the reason why this version cannot continue it."""

from collections.abc import Mapping, Sequence
from enum import Enum

from scopa_gui.ai.levels import FORMER, LEVELS
from scopa_gui.engine.moves import IllegalMove, Move, move_named
from scopa_gui.engine.record import Record
from scopa_gui.engine.rules import Rules, RulesError, rules_from
from scopa_gui.game.persons import are_watched, is_person
from scopa_gui.game.table import Table


class UnknownPart(Enum):
    """Part of a saved match that this version cannot read or does not know."""

    RULES = "rules"
    SEATS = "seats"
    MOVES = "moves"


class UnplayableError(ValueError):
    """Error for a match that cannot be continued; ``rules`` are None if even they are not known."""

    def __init__(self, part: UnknownPart, sentence: str, rules: Rules | None = None) -> None:
        super().__init__(sentence)
        self.part = part
        self.rules = rules


def table_of(rules: object, seed: object, seats: object, moves: Sequence[object]) -> Table:
    """Return the table of a match after these moves; raises UnplayableError, and nothing else, for bad data."""
    try:
        known = rules_from(rules) if isinstance(rules, Mapping) else None
    except RulesError as error:
        raise UnplayableError(UnknownPart.RULES, str(error)) from error
    if known is None:
        raise UnplayableError(UnknownPart.RULES, "The rules are not options by name.")
    sitting = seats_of(seats, known)
    try:
        if not isinstance(seed, str):
            raise ValueError("The seed is not a text.")  # noqa: TRY004, TRY301 - caught below, like bad moves
        return Table(Record(known, seed, tuple(map(_move, moves))), sitting)
    except (ValueError, IllegalMove) as error:
        raise UnplayableError(UnknownPart.MOVES, str(error), known) from error


def seats_of(plain: object, rules: Rules, *, watched: bool = False) -> tuple[str, ...]:
    """Return the players at the seats of a saved match.

    Raises UnplayableError if one is not known, if their number is wrong, or if the first is not a person. ``watched``
    also allows a table of computer players only.
    """
    if not isinstance(plain, list | tuple) or len(plain) != rules.players:
        raise UnplayableError(UnknownPart.SEATS, f"{rules.players} seats are needed.", rules)
    if not all(isinstance(seat, str) and (is_person(seat) or seat in LEVELS or seat in FORMER) for seat in plain):
        raise UnplayableError(UnknownPart.SEATS, "This version does not know one of the players.", rules)
    if not is_person(plain[0]) and not (watched and are_watched(plain)):
        raise UnplayableError(UnknownPart.SEATS, "The first seat must be a person.", rules)
    return tuple(plain)


def _move(text: object) -> Move:
    if not isinstance(text, str):
        raise ValueError("A move is not a text.")  # noqa: TRY004 - the saved data is wrong, not the program
    return move_named(text)
