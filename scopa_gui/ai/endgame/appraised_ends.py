"""The last cards appraised: in every world left the line is played to its end, all at their best (solved_worlds.py)."""

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
from scopa_gui.ai.search.elimination import is_close
from scopa_gui.ai.seat.worlds import seat_of
from scopa_gui.ai.value.match_chance import MatchWorth, worth_from_here
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.view import PlayerView

SOLVING = 0.8
"""The share of the time for solving worlds; playing the lines to their ends takes the rest."""


def appraise_last(view: PlayerView, asked: Sequence[Move], policy: Policy, budget: Budget, rng: Random) -> Appraisal:
    """Do as appraise() does, for a view that can_solve(): exact when these are all the worlds that are left.

    Worlds are solved in the order of a sample by their weights, at least one, until all are solved or the budget is
    spent. Where hands are hidden, each seat's choice rests on all that it can imagine, not on a sample of it.
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
    """Worlds solved: at least one, more as the budget allows."""
    for deal in worlds.deals:
        if effort.worlds and (budget.is_late(SOLVING) or budget.is_spent(effort.iterations)):
            return
        solved = effort.solved(deal)
        assert solved is not None, "it takes as long as it takes"
        yield solved


def _looked_at(view: PlayerView, worlds: WorldsInTurn, solved: Sequence[SolvedWorld]) -> Appraisal:
    """Every move in the worlds solved, without what it comes from; chances only where the match decides."""
    moves = view.legal_moves()
    shares = worlds.shares(len(solved))
    points = np.array([[world.points[move] for world in solved] for move in moves], np.float32)
    wins = np.array([[(world.chances or world.points)[move] for world in solved] for move in moves], np.float32)
    piles = np.zeros(points.shape, np.int64)
    return Appraisal(moves, points, wins, {}, piles, shares.weights, shares.doubts, is_close(view))


def _appraised(
    view: PlayerView, worlds: WorldsInTurn, looked: Appraisal, chosen: Sequence[int], ends: Sequence[Sequence[Position]]
) -> Appraisal:
    """Return the appraisal of the chosen moves, in the worlds whose ends are known (worlds, moves)."""
    many = len(ends)
    side = seat_of(view) % 2
    shares = worlds.shares(many)
    points = looked.points[chosen, :many]
    of_moves = list(zip(*ends, strict=True))
    lines = [[_parts(view, end, side) for end in row] for row in of_moves]
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
    """Return my chances of the match where all play for points: the best line's points, less those that a move loses.

    So moves that bring the same in points bring the same chance, whichever of equal lines is played.
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
    """Return the chance when I lose ``lost`` of these points; those that I do not have are added to the others'."""
    return worth((max(0, mine - lost), theirs + max(0, lost - mine)))


def _parts(view: PlayerView, ended: Position, side: int) -> dict[str, int]:
    """My side's margin by part, scope from here on."""
    return score(view.rules, ended.piles, ended.scope).margins(side, view.scope)
