"""Appraisal of moves with the last cards: every world is solved, and the best line is played to its end."""

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np

from scopa_gui.ai.batch.cardsets import Floats, columns_set
from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.endgame.solved_worlds import Effort, SolvedWorld, made_in
from scopa_gui.ai.endgame.solver_over_worlds import SolverOverWorlds
from scopa_gui.ai.endgame.worlds_in_turn import WorldsInTurn
from scopa_gui.ai.search.appraisal import Appraisal, chosen_places
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.world_playouts import is_close
from scopa_gui.ai.seat.worlds import seat_of
from scopa_gui.ai.value.match_chance import MatchWorth, worth_from_here
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.view import PlayerView

SOLVING = 0.8
"""Share of the seconds for solving worlds; playing the lines to their ends takes the rest."""


def appraise_last(view: PlayerView, asked: Sequence[Move], policy: Policy, budget: Budget, rng: Random) -> Appraisal:
    """Return an appraisal as `appraisal.appraise` does, for a view that `can_solve`; exact if all worlds are solved.

    Worlds are solved in the random order of WorldsInTurn, at least one, until all are solved or the budget is spent.
    """
    random = np.random.Generator(np.random.PCG64(rng.getrandbits(64)))
    solver = SolverOverWorlds(policy)
    likelihoods = solver.likelihoods(view, budget)
    worlds = solver.worlds(view, likelihoods, budget, random)
    solved = list(_solved(worlds, Effort(view, likelihoods, budget, waits=True), budget))
    looked = _looked_at(view, worlds, solved)
    chosen = chosen_places(looked, asked)
    ends = list[list[Position]]()
    for world in solved:
        if ends and budget.is_late():
            break
        ends.append([world.ended(looked.moves[place]) for place in chosen])
    return _appraised(view, worlds, looked, chosen, ends)


def _solved(worlds: WorldsInTurn, effort: Effort, budget: Budget) -> Iterator[SolvedWorld]:
    """Yield solved worlds: at least one, and more as the budget allows."""
    for deal in worlds.deals:
        if effort.worlds and (budget.is_late(SOLVING) or budget.is_spent(effort.iterations)):
            return
        solved = effort.solved(deal)
        assert solved is not None, "it takes as long as it takes"
        yield solved


def _looked_at(view: PlayerView, worlds: WorldsInTurn, solved: Sequence[SolvedWorld]) -> Appraisal:
    """Return the appraisal of all moves in the solved worlds, without parts and piles."""
    moves = view.legal_moves()
    shares = worlds.shares(len(solved))
    points = np.array([[world.points[move] for world in solved] for move in moves], np.float32)
    wins = np.array([[(world.chances or world.points)[move] for world in solved] for move in moves], np.float32)
    piles = np.zeros(points.shape, np.int64)
    return Appraisal(moves, points, wins, {}, piles, shares.weights, shares.doubts, is_close(view))


def _appraised(
    view: PlayerView, worlds: WorldsInTurn, looked: Appraisal, chosen: Sequence[int], ends: Sequence[Sequence[Position]]
) -> Appraisal:
    """Return the complete appraisal of the chosen moves, in the worlds whose ends (worlds, moves) are known."""
    many = len(ends)
    side = seat_of(view) % 2
    shares = worlds.shares(many)
    points = looked.points[chosen, :many]
    of_moves = list(zip(*ends, strict=True))
    lines = [[score(view.rules, end.piles, end.scope).margins(side, view.scope) for end in row] for row in of_moves]
    return Appraisal(
        tuple(looked.moves[place] for place in chosen),
        points,
        looked.wins[chosen, :many] if looked.by_match else _chances(view, points, ends),
        {name: np.array([[line[name] for line in row] for row in lines], np.float32) for name in lines[0][0]},
        np.array([[columns_set(end.piles[side]) for end in row] for row in of_moves], np.int64),
        shares.weights,
        shares.doubts,
        looked.by_match,
    )


def _chances(view: PlayerView, points: Floats, ends: Sequence[Sequence[Position]]) -> Floats:
    """Return my chances of winning the match if all seats play for points (moves, worlds).

    Each is the chance with the best line's points, less the points that the move loses, so that moves with equal points
    have equal chances.
    """
    worth = worth_from_here(view)
    found = np.zeros(points.shape, np.float32)
    for column, row in enumerate(ends):
        best = int(points[:, column].argmax())
        mine, theirs = (max(0, each) for each in made_in(view, row[best]))
        lost = (points[best, column] - points[:, column]).astype(int)
        found[:, column] = [_less(worth, mine, theirs, each) for each in lost.tolist()]
    return found


def _less(worth: MatchWorth, mine: int, theirs: int, lost: int) -> float:
    """Return the chance if I lose ``lost`` of my points; those that I do not have are added to the other side's."""
    return worth((max(0, mine - lost), theirs + max(0, lost - mine)))
