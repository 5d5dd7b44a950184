"""The last cards appraised: in every world left the line is played to its end, every seat at its best with all cards open."""

from collections.abc import Sequence
from random import Random

import numpy as np

from scopa_gui.ai.appraisal import Appraisal, kept_of
from scopa_gui.ai.budget import Budget
from scopa_gui.ai.crowd.columns import columns_set
from scopa_gui.ai.crowd.policy import Policy
from scopa_gui.ai.lastcards import LastCards, exact
from scopa_gui.ai.matchwin import match_worth_of
from scopa_gui.ai.parts import CAPPOTTO, SCOPE_AGAINST, SCOPE_FOR
from scopa_gui.ai.tally import is_close
from scopa_gui.ai.worlds import position_of, seat_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.engine.scoring import Category, score
from scopa_gui.engine.view import PlayerView

MOST_WORLDS = 48
"""So many worlds, the likeliest, are solved and played to their end at most."""


def appraise_last(view: PlayerView, asked: Sequence[Move], policy: Policy, budget: Budget, rng: Random) -> Appraisal:
    """As appraise(), for a view that can_solve(): exact when these are all worlds that are left."""
    every = LastCards(policy).likely(view, budget, np.random.Generator(np.random.PCG64(rng.getrandbits(64))))
    likely = every[:MOST_WORLDS]
    worlds = [position_of(view, deal) for deal, _ in likely]
    weights = np.array([weight for _, weight in likely], np.float32)
    weights /= weights.sum()
    worth = match_worth_of(view).from_here(view.scope[0], view.scope[1])
    moves = view.legal_moves()
    solved = [exact(world, None) for world in worlds]
    chances = [exact(world, worth) for world in worlds]
    points = np.array([[found[move] for found in solved] for move in moves], np.float32)
    wins = np.array([[found[move] for found in chances] for move in moves], np.float32)
    looked = Appraisal(moves, points, wins, {}, np.zeros(points.shape, np.int64), weights, len(likely) == len(every), is_close(view))
    kept = kept_of(looked, asked)
    side, had = seat_of(view) % 2, view.scope
    ends = [[_ended(world.play_unchecked(moves[place])) for world in worlds] for place in kept]
    lines = [[_parts(view, end, side, had) for end in row] for row in ends]
    piles = np.array([[columns_set(end.piles[side]) for end in row] for row in ends], np.int64)
    parts = {name: np.array([[line[name] for line in row] for row in lines], np.float32) for name in lines[0][0]}
    return Appraisal(tuple(moves[place] for place in kept), points[kept], wins[kept], parts, piles, weights, looked.is_exact, looked.by_match)


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


def _parts(view: PlayerView, ended: Position, side: int, had: Sequence[int]) -> dict[str, float]:
    """My side's margin by category, scope from here on."""
    sheet = score(view.rules, ended.piles, ended.scope)
    parts: dict[str, float] = {}
    for award in sheet.awards:
        if award.category is Category.SCOPE:
            parts[SCOPE_FOR], parts[SCOPE_AGAINST] = award.points[side] - had[0], had[1] - award.points[1 - side]
        else:
            parts[award.category.value] = award.points[side] - award.points[1 - side]
    if view.rules.cappotto:
        parts[CAPPOTTO] = 0 if sheet.cappotto is None else view.rules.target * (1 if sheet.cappotto == side else -1)
    return parts
