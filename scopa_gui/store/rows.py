"""Rows of the archive as checked values, each read by itself so that a damaged one does not hide the others.

SQLite stores any value in any column, and its own check finds no broken JSON, no invalid characters and no date in the
year 50,000. All that is checked here.
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, TypeGuard

import msgspec

DatabaseRow = tuple[Any, ...]
Timestamp = Annotated[float, msgspec.Meta(ge=0, le=32_500_000_000)]
"""Seconds since 1970, up to the year 2999."""
ScoreCount = Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
ShortText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
SeatText = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]{1,40}\Z")]
Number = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]


class MoveMissingError(Exception):
    """The moves of a match are not numbered from 0 without a gap."""


UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError, MoveMissingError)
"""Errors that reading a damaged row raises."""


class MatchOutcome(msgspec.Struct, frozen=True, gc=False):
    """Outcome of a match: the winning side (None if put away), and points by side: total, by smazzata, by category."""

    winner: Annotated[int, msgspec.Meta(ge=0, le=40)] | None = None
    totals: list[ScoreCount] = []
    smazzate: list[list[ScoreCount]] = []
    counts: list[dict[str, Annotated[list[ScoreCount], msgspec.Meta(min_length=2)]]] = []
    how: str = ""


class MatchFacts(msgspec.Struct, frozen=True, gc=False):
    """Facts of a match that the store itself needs; the row may have others."""

    assisted: bool = False
    help: dict[str, Count] = {}
    taken_back: list[tuple[Count, str | None]] = []
    variant: str = ""
    together: bool = False
    own_rules: str = ""
    """Name of the rules if the player had made them."""


_NAME = 100
"""Most characters of the name of own rules that are read; names are shorter."""
OWN = "own:"
"""Prefix of the name of own rules where a game key is expected."""


def game_key(facts: object) -> str:
    """Return the key of a match's game from its facts: a named game, or OWN and a name; "" for other rules."""
    named = facts.get("variant") if isinstance(facts, dict) else None
    if isinstance(named, str) and named:
        return named
    own = own_name(facts)
    return OWN + own if own else ""


def own_name(facts: object) -> str:
    """Return the name of a match's own rules from its facts; "" if there is none."""
    own = facts.get("own_rules") if isinstance(facts, dict) else None
    return "".join(letter for letter in own[:_NAME] if letter.isprintable()) if isinstance(own, str) else ""


@dataclass(frozen=True, slots=True)
class Stored:
    """A match as stored; `outcome` is None until it is over."""

    id: int
    started: float
    touched: float
    rules: dict[str, Any]
    seed: str
    seats: list[str]
    extra: dict[str, Any]
    outcome: dict[str, Any] | None
    moves: list[str] = field(default_factory=list)


class Ended(msgspec.Struct, frozen=True, gc=False):
    """A finished match as statistics need it."""

    id: int
    seats: list[str]
    facts: MatchFacts
    outcome: MatchOutcome


class _Match(msgspec.Struct, frozen=True, array_like=True):
    id: Number
    started: object
    touched: object
    rules: str
    seed: object
    seats: str
    extra: str
    outcome: str | None


class ExerciseRow(msgspec.Struct, frozen=True, array_like=True):
    """Row of an exercise (practice.py)."""

    key: ShortText
    kind: str
    theme: str
    difficulty: Annotated[int, msgspec.Meta(ge=0, le=5)]
    data: str
    made: Timestamp
    due: Timestamp | None
    rung: Annotated[int, msgspec.Meta(ge=0, le=1000)]


class AttemptRow(msgspec.Struct, frozen=True, array_like=True):
    """Row of an answer to an exercise."""

    id: Number
    exercise: ShortText
    at: Timestamp
    correct: Annotated[int, msgspec.Meta(ge=0, le=1)]
    seconds: Annotated[float, msgspec.Meta(ge=0, le=1e9)]
    moves: str


class VerdictRow(msgspec.Struct, frozen=True, array_like=True):
    """Row of the judge's verdict on a move: the number of the move, and JSON."""

    number: Count
    data: str


_ANY = msgspec.json.Decoder()
_PLAIN = msgspec.json.Decoder(dict[str, Any])
_SEATS = msgspec.json.Decoder(Annotated[list[SeatText], msgspec.Meta(min_length=1, max_length=8)])
_OUTCOME = msgspec.json.Decoder(MatchOutcome)


def waiting_of(row: DatabaseRow, moves: list[tuple[Any, Any]]) -> Stored:
    """Return the match in a row of archive.py, with the numbers and texts of its moves; raises one of UNREADABLE.

    Rules and seats are checked when the match is used (game/stored_match.py). Facts that are no object are left out.
    """
    match = msgspec.convert(row, _Match)
    facts = _ANY.decode(row[6])
    return Stored(
        match.id,
        row[1],
        row[2],
        _ANY.decode(match.rules),
        row[4],
        _ANY.decode(match.seats),
        facts if isinstance(facts, dict) else {},
        None if match.outcome is None else _PLAIN.decode(match.outcome),
        _moves_of(moves),
    )


def finished_of(row: DatabaseRow, moves: list[tuple[Any, Any]]) -> Stored:
    """Return a finished match like waiting_of(), but with everything checked; raises one of UNREADABLE."""
    ended = ended_of(row)
    (_match, started, touched, rules, seed, _seats, extra, outcome) = row
    facts = _ANY.decode(extra)
    try:
        over = _PLAIN.decode(outcome)
    except UNREADABLE:  # the damage is in values that the program does not use
        over = msgspec.to_builtins(ended.outcome)
    return Stored(
        ended.id,
        started,
        touched,
        _PLAIN.decode(rules),
        seed,
        ended.seats,
        facts if isinstance(facts, dict) else {},
        over,
        msgspec.convert(_moves_of(moves), list[str]),
    )


def ended_of(row: DatabaseRow) -> Ended:
    """Return what statistics need of a finished match; raises one of UNREADABLE. Unreadable facts are left out."""
    match = msgspec.convert(row, _Match)
    _PLAIN.decode(match.rules)
    msgspec.convert(match.seed, str)
    seats = _SEATS.decode(match.seats)
    plain = _ANY.decode(match.extra)
    try:
        facts = msgspec.convert(plain, MatchFacts)
    except msgspec.ValidationError:
        facts = MatchFacts()
    return Ended(match.id, seats, facts, _OUTCOME.decode(match.outcome or ""))


def _moves_of(rows: list[tuple[Any, Any]]) -> list[str]:
    """Return the texts of a match's moves; raises MoveMissingError."""
    if [number for number, _text in rows] != list(range(len(rows))):
        raise MoveMissingError
    return [text for _number, text in rows]


def is_later(at: object, now: float) -> bool:
    """Return whether a time in the archive is later than now, because one of the two clocks was wrong."""
    return isinstance(at, int | float) and at > now


def is_moment(at: object) -> TypeGuard[float]:
    """Return whether a value of the archive is a Timestamp."""
    try:
        msgspec.convert(at, Timestamp)
    except UNREADABLE:
        return False
    return True


def day_of(row: DatabaseRow) -> float | None:
    """Return when the match in a damaged row was last played, or else begun; None if neither can be read."""
    for value in (row[2], row[1]):
        try:
            return msgspec.convert(value, Timestamp)
        except UNREADABLE:
            continue
    return None
