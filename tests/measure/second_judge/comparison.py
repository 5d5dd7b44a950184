"""The two judges on the same positions, and the arbiter: where they differ, the cards as they lie, well played."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from statistics import fmean
from time import process_time
from typing import Any, NamedTuple

from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.coach.judging.judge import USUAL_PLAYOUTS, judge
from scopa_gui.coach.judging.verdict import THRESHOLDS, Grade, Verdict
from scopa_gui.engine.cards import names_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.view import view_of
from tests.measure.second_judge.habits import HABITS
from tests.measure.second_judge.positions import GAMES, Case, Drawn, case_of
from tests.measure.second_judge.slow_judge import CLEAR, SURE, Loss, Opinion, SlowJudge

CONTINUATIONS, STRONG, THINKING = 6, ("don_ciro", "maestro"), Limit(iterations=200)
READINGS = ("uniform", "weighed")
LEAST = THRESHOLDS[-1][0]
"""The chance of the match from which on a loss is an inaccuracy."""


class Compared(NamedTuple):
    """A position that both have judged. ``losses``: of the first judge's best move and of the one played, against the
    second's best: by reading [mean, standard error] by glances, then with seats that search where it was in doubt.

    ``slope``: the points from which on the first judge calls a loss an inaccuracy; ``arbiter``: points that the first's
    best brings more than the second's, by continuation, none where they agree.
    """

    table: str
    seats: str
    late: bool
    left: int
    told: str
    played: str
    first: str
    second: str
    grade: int
    lost: float
    se: float
    exact: bool
    slope: float
    way: str
    worlds: int
    losses: Mapping[str, Mapping[str, Sequence[Sequence[float]]]]
    arbiter: Sequence[int]
    seconds: Sequence[float]

    def loss(self, move: str, reading: str) -> list[Loss]:
        """What a move loses under a reading."""
        return [Loss(*one) for one in self.losses[move][reading]]

    def is_worse(self, move: str, reading: str) -> bool:
        """Whether it clearly loses, by glances and where seats search."""
        return all(loss.is_clear for loss in self.loss(move, reading))

    @property
    def are_apart(self) -> bool:
        """Whether the judges prefer different moves."""
        return self.first != self.second

    @property
    def gained(self) -> float:
        """What the first's best brings more than the second's, in the cards as they lie."""
        return fmean(self.arbiter)

    @property
    def has_error(self) -> bool:
        """Whether the first judge calls the move that was played at least an inaccuracy."""
        return self.grade >= Grade.INACCURACY

    def is_false(self, reading: str) -> bool:
        """Whether an error that is told is significantly less than one."""
        return all(loss.is_below(self.slope) for loss in self.loss(self.played, reading))

    def is_unsupported(self, reading: str) -> bool:
        """Whether the loss that is told may be none."""
        return any(loss.mean <= SURE * loss.error + 1e-9 for loss in self.loss(self.played, reading))


def compared(drawn: Drawn) -> tuple[Drawn, Compared]:
    """Both judges asked about the move that was played at this table."""
    case = case_of(drawn)
    begun = process_time()
    verdict = judge(case.view, case.played, Limit(iterations=USUAL_PLAYOUTS), Random(f"{drawn} first"))
    between = process_time()
    opinion = _judge_of(drawn.game).opinion(
        case.view, tuple(dict.fromkeys((verdict.best, case.played))), _habits(case), f"{drawn} second"
    )
    seconds = round(between - begun, 2), round(process_time() - between, 2)
    arbiter = arbitrate(case, verdict.best, opinion.best) if verdict.best != opinion.best else []
    return drawn, _compared(case, verdict, opinion, arbiter, seconds)


@cache
def _judge_of(game: str) -> SlowJudge:
    return SlowJudge(GAMES[game])


def _habits(case: Case) -> dict:
    return {seat: HABITS[level] for seat, level in enumerate(case.drawn.seats)}


def _compared(
    case: Case, verdict: Verdict, opinion: Opinion, arbiter: Sequence[int], seconds: Sequence[float]
) -> Compared:
    losses = {
        str(move): {
            reading: [[round(loss.mean, 3), round(loss.error, 3)] for loss in found] for reading, found in by.items()
        }
        for move, by in opinion.losses.items()
    }
    slope = LEAST * verdict.lost / verdict.win_lost if verdict.win_lost > 0 < verdict.lost else CLEAR
    slope = min(slope, CLEAR)
    return Compared(
        table=case.drawn.table,
        seats=" ".join(case.drawn.seats),
        late=case.drawn.is_late,
        left=case.left,
        told=told(case.position),
        played=str(case.played),
        first=str(verdict.best),
        second=str(opinion.best),
        grade=int(verdict.grade),
        lost=round(verdict.lost, 3),
        se=round(verdict.se, 3),
        exact=verdict.is_exact,
        slope=round(slope, 3),
        way=opinion.way,
        worlds=opinion.worlds,
        losses=losses,
        arbiter=arbiter,
        seconds=seconds,
    )


def told(position: Position) -> str:
    """The position in a line: who moves, his hand, the table, the other hands, the piles."""
    hands = ", ".join(f"{seat}: {' '.join(names_of(hand))}" for seat, hand in enumerate(position.hands))
    piles = ", ".join(" ".join(names_of(pile)) for pile in position.piles)
    moves = " ".join(f"{seat}:{move}" for seat, move in position.history)
    return (
        f"seat {position.turn} moves; table {' '.join(names_of(position.table)) or 'bare'}; hands {hands}; piles "
        f"{piles}; scope {position.scope}; moves {moves}"
    )


def arbitrate(case: Case, first: Move, second: Move) -> list[int]:
    """What the first move brings its side more than the second, in the cards as they lie, by continuation."""
    side = case.position.turn % case.position.rules.sides
    ends = [
        [margin_of(case.position.play(move), side, f"{case.drawn} arbiter {number}") for move in (first, second)]
        for number in range(CONTINUATIONS)
    ]
    return [one - other for one, other in ends]


def margin_of(position: Position, side: int, seed: str) -> int:
    """The margin of a side when strong players, drawn for every seat, have played on; each sees its own cards alone."""
    rng = Random(seed)
    seats = [rng.choice(STRONG) for _ in range(position.rules.players)]
    while not position.is_over:
        level = seats[position.turn]
        limit = THINKING if level == STRONG[-1] else Limit()
        choice = player_of(level).choose(view_of(position, position.turn), limit, rng)
        position = position.play(choice.move)
    return score(position.rules, position.piles, position.scope).margin(side)


def compared_from(line: Mapping[str, Any]) -> Compared:
    """As it was kept."""
    return Compared(**line)
