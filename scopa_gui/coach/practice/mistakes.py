"""Mistake: a mistake from one of the player's matches, as a question to practise."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any

import msgspec

from scopa_gui.coach.judging.verdict import SURE, Grade, Verdict
from scopa_gui.coach.puzzles.puzzle import position_after
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.position import Position
from scopa_gui.engine.record import Record
from scopa_gui.engine.rules import Rules, rules_from
from scopa_gui.engine.view import PlayerView, view_of
from scopa_gui.game.moment import Moment

LEAST = Grade.MISTAKE
LEAST_LOST = 0.4
"""Least grade of a move that is asked again, and least points lost if its grade is lower."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """Mistake made in a match, as a question.

    ``seed`` of the smazzata; ``moves`` before the turn, in notation; ``totals`` of the match by side, mine first;
    ``best`` move; ``tempting``, the move that was made; ``theme`` and ``part`` as in Puzzle; ``lost`` points; ``match``
    and ``number`` of the move in the archive; ``smazzata`` from 1; ``difficulty``, 0 or the value that an earlier
    version saved; ``seated``, the players from my seat on, or () if not known.
    """

    rules: Rules
    seed: str
    moves: tuple[str, ...]
    totals: tuple[int, ...]
    best: str
    tempting: str
    theme: str
    part: str
    lost: float
    match: int
    number: int
    smazzata: int
    difficulty: int = 0
    seated: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """Unique name that never changes."""
        return f"match/{self.match}/{self.number}"

    @property
    def answer(self) -> Move:
        """Best move."""
        return move_named(self.best)

    def position(self) -> Position:
        """Return the position, hidden cards included; raise IllegalMove if the moves do not fit the rules."""
        return position_after(self.rules, self.seed, self.moves)

    def view(self) -> PlayerView:
        """Return the view that the player had when the mistake was made."""
        position = self.position()
        return replace(view_of(position, position.turn), totals=self.totals, seated=self.seated)


def is_mistake(verdict: Verdict) -> bool:
    """Return whether a move is worth asking again, because it lost much chance of winning the match, or many points."""
    return verdict.grade >= LEAST or (
        verdict.grade > Grade.BEST and verdict.lost >= LEAST_LOST and verdict.lost > SURE * verdict.se
    )


def mistake_of(match: int, record: Record, moment: Moment, verdict: Verdict) -> Mistake | None:
    """Return the question from a turn of a match, or None if the move was no mistake."""
    if verdict.best == moment.move or not is_mistake(verdict):
        return None
    moves = record.moves[moment.number - moment.place : moment.number]
    part = max(verdict.split, key=lambda name: verdict.split[name], default="")
    theme, part = (verdict.cause.tactic, verdict.cause.part) if verdict.cause else ("", part)
    return Mistake(
        record.rules,
        f"{record.seed}/{moment.smazzata - 1}",
        tuple(map(str, moves)),
        moment.view.totals,
        str(verdict.best),
        str(moment.move),
        theme,
        part,
        round(verdict.lost, 3),
        match,
        moment.number,
        moment.smazzata,
        seated=moment.view.seated,
    )


def plain_of(mistake: Mistake) -> dict[str, Any]:
    """Return a mistake as plain data for JSON, without its difficulty; `mistake_from` reads it."""
    plain = {name: getattr(mistake, name) for name in mistake.__slots__ if name != "difficulty"}
    lists = {name: list(plain[name]) for name in ("totals", "seated")}
    return {**plain, **lists, "rules": mistake.rules.as_dict(), "moves": " ".join(mistake.moves)}


class _MistakeRow(msgspec.Struct, forbid_unknown_fields=True):
    rules: dict[str, Any]
    seed: str
    moves: str
    totals: list[Annotated[int, msgspec.Meta(ge=-1000, le=1000)]]
    best: str
    tempting: str
    theme: str
    part: str
    lost: Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
    match: int
    number: int
    smazzata: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    difficulty: int = 0
    seated: tuple[str, ...] = ()


def mistake_from(plain: Mapping[str, Any]) -> Mistake:
    """Return the mistake from plain data; raise ValueError if the data are wrong."""
    try:
        row = msgspec.convert(plain, _MistakeRow)
    except msgspec.MsgspecError as error:
        raise ValueError("These are not the data of a mistake.") from error
    rules = rules_from(row.rules)
    if len(row.totals) != rules.sides:
        raise ValueError(f"There are {rules.sides} sides, not {len(row.totals)}.")
    if row.seated and len(row.seated) != rules.players:
        raise ValueError(f"There are {rules.players} players, not {len(row.seated)}.")
    texts = {"rules": rules, "moves": tuple(row.moves.split()), "totals": tuple(row.totals)}
    return Mistake(**(msgspec.structs.asdict(row) | texts))
