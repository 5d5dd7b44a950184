"""The last cards appraised: in every world left the line is played to its end, all at their best with open cards."""

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np

from scopa_gui.ai.batch.cardsets import Floats, columns_set
from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.endgame.solver_over_worlds import SolverOverWorlds, exact
from scopa_gui.ai.search.appraisal import Appraisal, kept_of
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.elimination import is_close
from scopa_gui.ai.seat.worlds import Deal, position_of, seat_of
from scopa_gui.ai.value.match_chance import worth_from_here
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.view import PlayerView

MOST_WORLDS = 48
"""So many worlds, the likeliest, are solved and played to their end at most."""
SOLVING = 0.6
"""The share of the time for solving them; playing the lines to their ends takes the rest."""
Worths = dict[Move, float]


def appraise_last(view: PlayerView, asked: Sequence[Move], policy: Policy, budget: Budget, rng: Random) -> Appraisal:
    """As appraise(), for a view that can_solve(): exact when these are all worlds that are left."""
    every, is_every = SolverOverWorlds(policy).likely(
        view, budget, np.random.Generator(np.random.PCG64(rng.getrandbits(64)))
    )
    solved = list(_solved(view, [deal for deal, _ in every[:MOST_WORLDS]], budget))
    moves, weights = view.legal_moves(), _shares([weight for _, weight in every[: len(solved)]])
    points = np.array([[by_points[move] for _, by_points, _ in solved] for move in moves], np.float32)
    wins = np.array([[by_chance[move] for _, _, by_chance in solved] for move in moves], np.float32)
    is_exact = is_every and len(solved) == len(every)
    looked = Appraisal(moves, points, wins, {}, np.zeros(points.shape, np.int64), weights, is_exact, is_close(view))
    kept = kept_of(looked, asked)
    side = seat_of(view) % 2
    ends = list[list[Position]]()
    for world, _, _ in solved:
        if ends and budget.is_late():
            break
        ends.append([_ended(world.play_unchecked(moves[place])) for place in kept])
    lines = [[_parts(view, end, side) for end in row] for row in zip(*ends, strict=True)]
    piles = np.array([[columns_set(end.piles[side]) for end in row] for row in zip(*ends, strict=True)], np.int64)
    parts = {name: np.array([[line[name] for line in row] for row in lines], np.float32) for name in lines[0][0]}
    many = len(ends)
    return Appraisal(
        tuple(moves[place] for place in kept),
        points[kept, :many],
        wins[kept, :many],
        parts,
        piles,
        _shares(weights[:many]),
        is_exact and many == len(solved),
        looked.by_match,
    )


def _solved(view: PlayerView, deals: Sequence[Deal], budget: Budget) -> Iterator[tuple[Position, Worths, Worths]]:
    """Worlds with the worth of every move in points and in chances of the match: at least one, more as time allows."""
    worth = worth_from_here(view)
    for number, deal in enumerate(deals):
        if number and budget.is_late(SOLVING):
            return
        world = position_of(view, deal)
        yield world, exact(world, None), exact(world, worth)


def _shares(weights: Sequence[float] | Floats) -> Floats:
    """Weights that sum to 1."""
    found = np.array(weights, np.float32)
    found /= found.sum()
    return found


def best_line(position: Position) -> list[Move]:
    """The moves to the end when every seat plays its best for points, all cards open."""
    line = []
    while not position.is_over:
        worths = exact(position, None)
        line.append(max(worths, key=lambda move: worths[move]))
        position = position.play_unchecked(line[-1])
    return line


def _ended(position: Position) -> Position:
    for move in best_line(position):
        position = position.play_unchecked(move)
    return position


def _parts(view: PlayerView, ended: Position, side: int) -> dict[str, int]:
    """My side's margin by part, scope from here on."""
    return score(view.rules, ended.piles, ended.scope).margins(side, view.scope)
