"""Duplicate play: my seat of a match played once more by somebody else, with the same cards against the same people.

Every smazzata is begun from the points as they stood in the match, so that one that went otherwise changes nothing in
the next. All think for as many iterations, not seconds: the same match always gives the same result.
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
"""Limit for the thinking of levels that search, the same as for a better line (coach/review/match_review.py)."""
_NICENESS = 4


class DuplicateResult(NamedTuple):
    """The count of the smazzata of a number, from 1, by table side."""

    number: int
    sheet: ScoreSheet


class DuplicateQuestion(NamedTuple):
    """Question about the results of a level in my seat, in every smazzata of a match that was played to its end.

    There is an answer for each smazzata.
    """

    record: Record
    seats: tuple[str, ...]
    level: str

    def answers(self, given: Any, had: int) -> Iterator[DuplicateResult]:
        """The counts in order."""
        seats = (self.level, *self.seats[1:])
        for end in _ends(self.record)[had:]:
            yield DuplicateResult(end.smazzata, played(end.match, seats))


def results_of(record: Record) -> list[DuplicateResult]:
    """Return the results of the match itself, smazzata by smazzata, as far as they were played to the end."""
    return [DuplicateResult(end.smazzata, end.match.count(end.after)) for end in _ends(record)]


def _ends(record: Record) -> list[Moment]:
    """The last move of each smazzata that was played to its end."""
    return [moment for moment in moments_of(record) if moment.after.is_over]


def played(match: Match, seats: Sequence[str]) -> ScoreSheet:
    """The count of the smazzata that a match has come to, played out by levels, one at each table seat."""
    position = match.deal()
    while not position.is_over:
        seat = match.table_seat(position.turn)
        level = level_of(seats[seat])
        limit = EFFORT if level is not None and level.is_search else Limit()
        name = f"duplicate/{match.seed}/{len(match.sheets)}/{len(position.history)}"
        position = position.play(think(view_at(match, position, seat, seats), seats[seat], limit, name).move)
    return match.count(position)


def duplicate_worker(on_ready: Callable[[], None] = nothing) -> Worker:
    """Return the worker that plays them, in a process next to the window, at a low priority."""
    return Worker("scopa-duplicate", WorkPolicy.QUEUE, on_ready, make_ready, niceness=_NICENESS)
