"""Duplicate play: a finished match is played again with the same cards, and a level plays in my seat.

Every smazzata begins with the points that the match had then, so that one result does not affect the next. Levels that
search think for a number of iterations instead of seconds, so that the same match always gives the same result.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from scopa_gui.ai.levels import level_of, make_ready
from scopa_gui.ai.player import Limit
from scopa_gui.engine.match import Match
from scopa_gui.engine.record import Record
from scopa_gui.engine.scoring.sheet import ScoreSheet
from scopa_gui.game.moment import Moment, moments_of, view_at
from scopa_gui.game.thinking import think
from scopa_gui.game.worker import Worker, WorkPolicy, nothing

EFFORT = Limit(iterations=3000)
"""Thinking limit of levels that search, equal to SEARCH in coach/review/match_review.py."""
_NICENESS = 4


class DuplicateResult(NamedTuple):
    """Score sheet, by table side, of the smazzata with this number; the first is 1."""

    number: int
    sheet: ScoreSheet


class DuplicateQuestion(NamedTuple):
    """Question about the results of a level in my seat; there is an answer for each finished smazzata of the match."""

    record: Record
    seats: tuple[str, ...]
    level: str

    def answers(self, given: Any, had: int) -> Iterator[DuplicateResult]:
        """Yield the counts in order, without the first ``had``."""
        seats = (self.level, *self.seats[1:])
        for end in _ends(self.record)[had:]:
            yield DuplicateResult(end.smazzata, play_out(end.match, seats))


def results_of(record: Record) -> list[DuplicateResult]:
    """Return the results of the finished smazzate as they were really played."""
    return [DuplicateResult(end.smazzata, end.match.count(end.after)) for end in _ends(record)]


def _ends(record: Record) -> list[Moment]:
    """Return the moment of the last move of each finished smazzata."""
    return [moment for moment in moments_of(record) if moment.after.is_over]


def play_out(match: Match, seats: Sequence[str]) -> ScoreSheet:
    """Play the next smazzata of a match with a level at each table seat; return the count."""
    position = match.deal()
    while not position.is_over:
        seat = match.table_seat(position.turn)
        level = level_of(seats[seat])
        limit = EFFORT if level is not None and level.is_search else Limit()
        name = f"duplicate/{match.seed}/{len(match.sheets)}/{len(position.history)}"
        position = position.play(think(view_at(match, position, seat, seats), seats[seat], limit, name).move)
    return match.count(position)


def duplicate_worker(on_ready: Callable[[], None] = nothing) -> Worker:
    """Return the worker that answers a DuplicateQuestion, in a process of low priority."""
    return Worker("scopa-duplicate", WorkPolicy.QUEUE, on_ready, make_ready, niceness=_NICENESS)
