"""Conversion of reviewed moves to plain data and back, so that they can be stored (store/practice.py)."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Annotated, Any

import msgspec

from scopa_gui.ai.tactics.registry import BY_NAME
from scopa_gui.coach.judging.verdict import CARDS_LOST, COUNTED, JUDGE, LATER, Cause, Grade, Reading, Verdict
from scopa_gui.engine.cards import DECK
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.scoring.categories import PARTS


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """Review of one move: its ``verdict``, and the points it really lost (``punished``, see open_card_value.py).

    ``deal_worth``: points that the deal was worth to side 0; only with the moves of a smazzata up to and including the
    first one with a choice. ``judge``: version of the judge.
    """

    verdict: Verdict
    punished: float = 0.0
    deal_worth: float | None = None
    judge: int = JUDGE

    @property
    def is_old(self) -> bool:
        """True if an older version of the judge gave the verdict."""
        return self.judge < JUDGE


def plain_of(seen: ReviewedMove) -> dict[str, Any]:
    """Return a reviewed move as plain data for JSON, with numbers rounded to four decimals; `seen_from` reads it."""
    verdict = seen.verdict
    cause = seen.verdict.cause
    plain: dict[str, Any] = {
        "move": str(verdict.move),
        "best": str(verdict.best),
        **{name: _short(getattr(verdict, name)) for name in ("lost", "se", "win_lost", "win_se")},
        "grade": int(verdict.grade),
        "split": {name: _short(lost) for name, lost in verdict.split.items()},
        "worth": _short(verdict.worth),
        "is_exact": verdict.is_exact,
        "worlds": verdict.worlds,
        "is_settled": verdict.is_settled,
        "punished": _short(seen.punished),
        "judge": seen.judge,
    }
    if cause is not None:
        plain["cause"] = {"tactic": cause.tactic, "part": cause.part, "args": dict(cause.args)}
    reading = verdict.reading
    if reading is not None:
        plain["reading"] = {**asdict(reading), "move": str(reading.move)}
    if seen.deal_worth is not None:
        plain["deal"] = _short(seen.deal_worth)
    return plain


def seen_from(plain: Mapping[str, Any]) -> ReviewedMove:
    """Return the reviewed move from plain data; raise ValueError if the data are wrong.

    Data without a version of the judge come from version 1.
    """
    try:
        row = msgspec.convert(plain, _ReviewedRow)
        if not row.split.keys() <= PARTS:
            raise ValueError("Points of a kind that is not known are lost.")
        losses = (row.lost, row.se, row.win_lost, row.win_se, Grade(row.grade), row.split, _cause_in(row))
        move = move_named(row.move)
        best = move_named(row.best)
        saved = row.reading
        reading = Reading(saved.seat, move_named(saved.move), saved.rank, saved.is_likelier) if saved else None
        verdict = Verdict(move, best, *losses, row.worth, row.is_exact, row.worlds, row.is_settled, reading)
        return ReviewedMove(verdict, row.punished, row.deal_worth, row.judge)
    except msgspec.MsgspecError as error:
        raise ValueError("These are not the data of a verdict.") from error


Figure = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]


class _CauseRow(msgspec.Struct, omit_defaults=True):
    """Arguments of a cause."""

    percent: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None
    cards: Annotated[int, msgspec.Meta(ge=0, le=DECK)] | None = None
    count: Annotated[int, msgspec.Meta(ge=-40, le=40)] | None = None
    rank: Annotated[int, msgspec.Meta(ge=1, le=10)] | None = None
    sure: Annotated[int, msgspec.Meta(ge=0, le=1)] | None = None


class _CauseData(msgspec.Struct):
    tactic: str
    part: str
    args: _CauseRow


class _ReadingData(msgspec.Struct):
    seat: Annotated[int, msgspec.Meta(ge=1, le=5)]
    move: str
    rank: Annotated[int, msgspec.Meta(ge=1, le=10)]
    is_likelier: bool


class _ReviewedRow(msgspec.Struct):
    move: str
    best: str
    lost: Figure
    se: Figure
    win_lost: Figure
    win_se: Figure
    grade: int
    split: dict[str, Figure]
    worth: Figure
    is_exact: bool
    worlds: Annotated[int, msgspec.Meta(ge=0, le=10**9)]
    punished: Figure
    judge: Annotated[int, msgspec.Meta(ge=0, le=10**6)] = 1
    cause: _CauseData | None = None
    deal_worth: Figure | None = msgspec.field(name="deal", default=None)
    is_settled: bool = True
    reading: _ReadingData | None = None


def _cause_in(row: _ReviewedRow) -> Cause | None:
    """Return the cause, or None if this version does not know it; the verdict is valid without it."""
    cause = row.cause
    if cause is None or cause.part not in PARTS or cause.tactic not in (*BY_NAME, CARDS_LOST, COUNTED, LATER):
        return None
    args: dict[str, int] = msgspec.to_builtins(cause.args)
    if cause.tactic == "gives_scopa" and not {"count", "percent"} <= args.keys():
        return None
    return Cause(cause.tactic, cause.part, args)


def saved_reviews(saved: Mapping[int, Mapping[str, Any]], moves: Sequence[Move]) -> dict[int, ReviewedMove]:
    """Return the stored reviews of these moves of a match that can be read, by the number of the move."""
    found = {}
    for number, plain in saved.items():
        try:
            seen = seen_from(plain)
        except ValueError:
            continue
        if number < len(moves) and seen.verdict.move == moves[number]:
            found[number] = seen
    return found


def _short(figure: float) -> float:
    return round(float(figure), 4)
