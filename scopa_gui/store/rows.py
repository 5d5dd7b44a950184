"""Rows of the archive as values, each checked on its own: a damaged one does not hide the next.

SQLite stores anything in any column, and its own check finds no broken JSON, no invalid characters and no date in the
year 50,000: whatever a failing disk, another program or a stray bit made of a row is found here, before anybody relies
on it.
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, TypeGuard

import msgspec

DatabaseRow = tuple[Any, ...]
Timestamp = Annotated[float, msgspec.Meta(ge=0, le=32_500_000_000)]
"""Seconds since 1970, up to the year 2999: no calendar knows much later days."""
ScoreCount = Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
ShortText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
SeatText = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]{1,40}\Z")]
Number = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]


class MoveMissingError(Exception):
    """The moves of a match are not numbered one after the other."""


UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError, MoveMissingError)
"""Errors that reading a row raises if it is not as it should be."""


class MatchOutcome(msgspec.Struct, frozen=True, gc=False):
    """Outcome of a match: winner (None if put away), points by side in total, by smazzata and by category."""

    winner: Annotated[int, msgspec.Meta(ge=0, le=40)] | None = None
    totals: list[ScoreCount] = []
    smazzate: list[list[ScoreCount]] = []
    counts: list[dict[str, Annotated[list[ScoreCount], msgspec.Meta(min_length=2)]]] = []
    how: str = ""


class MatchFacts(msgspec.Struct, frozen=True, gc=False):
    """Other facts of a match that the store itself asks for; there may be further facts next to them."""

    assisted: bool = False
    help: dict[str, Count] = {}
    taken_back: list[tuple[Count, str | None]] = []
    variant: str = ""
    together: bool = False
    own_rules: str = ""
    """The name of rules that the player had made."""


_NAME = 100
"""Letters of the name of rules that are looked at; more than can be given."""
OWN = "own:"
"""Before the name of rules of one's own, where the key of a game stands."""


def game_key(facts: object) -> str:
    """The key of the game in what is known of a match: of a named one, OWN and a name; "" for other rules."""
    named = facts.get("variant") if isinstance(facts, dict) else None
    if isinstance(named, str) and named:
        return named
    own = own_name(facts)
    return OWN + own if own else ""


def own_name(facts: object) -> str:
    """The name of rules of one's own in what is known of a match; "" without one."""
    own = facts.get("own_rules") if isinstance(facts, dict) else None
    return "".join(letter for letter in own[:_NAME] if letter.isprintable()) if isinstance(own, str) else ""


@dataclass(frozen=True, slots=True)
class Stored:
    """A match as it was written. `outcome` is None until it is over."""

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
    """A finished match as statistics need it: who sat there, what is known of it and how it ended."""

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
    """Row of something that is practised (practice.py)."""

    key: ShortText
    kind: str
    theme: str
    difficulty: Annotated[int, msgspec.Meta(ge=0, le=5)]
    data: str
    made: Timestamp
    due: Timestamp | None
    rung: Annotated[int, msgspec.Meta(ge=0, le=1000)]


class AttemptRow(msgspec.Struct, frozen=True, array_like=True):
    """Row of an answer."""

    id: Number
    exercise: ShortText
    at: Timestamp
    correct: Annotated[int, msgspec.Meta(ge=0, le=1)]
    seconds: Annotated[float, msgspec.Meta(ge=0, le=1e9)]
    moves: str


class VerdictRow(msgspec.Struct, frozen=True, array_like=True):
    """Number and text of what the judge said of a move."""

    number: Count
    data: str


_ANY = msgspec.json.Decoder()
_PLAIN = msgspec.json.Decoder(dict[str, Any])
_SEATS = msgspec.json.Decoder(Annotated[list[SeatText], msgspec.Meta(min_length=1, max_length=8)])
_OUTCOME = msgspec.json.Decoder(MatchOutcome)


def waiting_of(row: DatabaseRow, moves: list[tuple[Any, Any]]) -> Stored:
    """The match in a row of `archive.py`, with the numbers and texts of its moves, whatever rules and seats are; raises
    one of UNREADABLE. Facts that are odd are none.

    What this version knows of it is found out when somebody wants to play it on (game/resume.py).
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
    """The same of a match that is over, which everybody may rely on; raises one of UNREADABLE."""
    ended = ended_of(row)
    (_match, started, touched, rules, seed, _seats, extra, outcome) = row
    facts = _ANY.decode(extra)
    try:
        over = _PLAIN.decode(outcome)
    except UNREADABLE:  # in what nobody knows and so nobody asks for
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
    """Return what statistics need of a finished match; raises one of UNREADABLE.

    If its facts are odd, they are left out, but the match is not.
    """
    match = msgspec.convert(row, _Match)
    _PLAIN.decode(match.rules)
    msgspec.convert(match.seed, str)
    return Ended(match.id, _SEATS.decode(match.seats), _facts_of(match.extra), _OUTCOME.decode(match.outcome or ""))


def _facts_of(written: str) -> MatchFacts:
    plain = _ANY.decode(written)
    try:
        return msgspec.convert(plain, MatchFacts)
    except msgspec.ValidationError:
        return MatchFacts()


def _moves_of(rows: list[tuple[Any, Any]]) -> list[str]:
    """The texts of a match's moves, which are numbered from 0 on without a gap."""
    if [number for number, _text in rows] != list(range(len(rows))):
        raise MoveMissingError
    return [text for _number, text in rows]


def is_later(at: object, now: float) -> bool:
    """Return whether a time in the archive is later than now.

    Then a clock that was ahead wrote it, or this one is behind.
    """
    return isinstance(at, int | float) and at > now


def is_moment(at: object) -> TypeGuard[float]:
    """Return whether a value of the archive is a time that a calendar knows."""
    try:
        msgspec.convert(at, Timestamp)
    except UNREADABLE:
        return False
    return True


def day_of(row: DatabaseRow) -> float | None:
    """When the match in a row that is damaged was played last, or begun, as far as that can be read."""
    for value in (row[2], row[1]):
        try:
            return msgspec.convert(value, Timestamp)
        except UNREADABLE:
            continue
    return None
