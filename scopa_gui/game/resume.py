"""Resuming a match: from its saved data to its table, or to the reason why this version cannot play on."""

from collections.abc import Mapping, Sequence
from enum import Enum

from scopa_gui.ai.levels import FORMER, LEVELS
from scopa_gui.engine.moves import IllegalMove, Move, move_named
from scopa_gui.engine.record import Record
from scopa_gui.engine.rules import Rules, RulesError, rules_from
from scopa_gui.game.persons import are_watched, is_person
from scopa_gui.game.table import Table


class Amiss(Enum):
    """Parts of a match that this version may not know."""

    RULES = "rules"
    SEATS = "seats"
    MOVES = "moves"


class UnplayableError(ValueError):
    """A match that cannot be gone on with. ``rules`` where at least those are known."""

    def __init__(self, amiss: Amiss, sentence: str, rules: Rules | None = None) -> None:
        super().__init__(sentence)
        self.amiss = amiss
        self.rules = rules


def table_of(rules: object, seed: object, seats: object, moves: Sequence[object]) -> Table:
    """Return the table of a match after these moves; whatever the saved data, the only error is UnplayableError."""
    known = _rules(rules)
    sitting = seats_of(seats, known)
    try:
        if not isinstance(seed, str):
            raise ValueError("The seed is not a text.")  # noqa: TRY004, TRY301 - caught below as any other value that is none
        return Table(Record(known, seed, tuple(map(_move, moves))), sitting)
    except (ValueError, IllegalMove) as error:
        raise UnplayableError(Amiss.MOVES, str(error), known) from error


def _rules(plain: object) -> Rules:
    if not isinstance(plain, Mapping):
        raise UnplayableError(Amiss.RULES, "The rules are not options by name.")
    try:
        return rules_from(plain)
    except RulesError as error:
        raise UnplayableError(Amiss.RULES, str(error)) from error


def seats_of(plain: object, rules: Rules, *, watched: bool = False) -> tuple[str, ...]:
    """Return who sits at a table of these rules.

    Raises UnplayableError if somebody is not known, or too few or too many sit there. ``watched`` allows a table with
    nobody but the computer's players.
    """
    if not isinstance(plain, list | tuple) or len(plain) != rules.players:
        raise UnplayableError(Amiss.SEATS, f"{rules.players} seats are needed.", rules)
    if not all(isinstance(seat, str) and (is_person(seat) or seat in LEVELS or seat in FORMER) for seat in plain):
        raise UnplayableError(Amiss.SEATS, "Somebody sits there whom this version does not know.", rules)
    if not is_person(plain[0]) and not (watched and are_watched(plain)):
        raise UnplayableError(Amiss.SEATS, "A person sits first.", rules)
    return tuple(plain)


def _move(text: object) -> Move:
    if not isinstance(text, str):
        raise ValueError("A move is not a text.")  # noqa: TRY004 - a value that was kept, not a fault of the program
    return move_named(text)
