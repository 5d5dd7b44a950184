"""SearchPlayer, the strongest player, and its search from a view to the best move. Read it from top to bottom.

The search infers the hidden cards from the others' moves and draws likely worlds (ai/seat/beliefs.py). The last cards
are solved exactly in each world (ai/endgame/solver_over_worlds.py). Before that, every move is played to its end in the
same worlds (flat_monte_carlo.py). If cards are dealt three at a time, and points matter and not the match, it also
searches a tree up to the next deal (ismcts.py) and takes the mean of both.
"""

from dataclasses import dataclass
from math import sqrt
from random import Random

from scopa_gui.ai.batch.plays import SumKind, sums, wanted_by
from scopa_gui.ai.batch.policy import Policy, policy_for
from scopa_gui.ai.endgame.solver_over_worlds import SolverOverWorlds, can_solve
from scopa_gui.ai.heuristic_player import HeuristicPlayer, reasons_for
from scopa_gui.ai.player import Candidate, Choice, Limit
from scopa_gui.ai.reasons import HASTE, ONLY_MOVE, Reason
from scopa_gui.ai.search import flat_monte_carlo, ismcts
from scopa_gui.ai.search.budget import Budget, SearchResult, uncollected
from scopa_gui.ai.search.flat_monte_carlo import find_in
from scopa_gui.ai.search.world_playouts import WorldPlayouts, is_close, noise_pool
from scopa_gui.ai.seat.beliefs import hands_in
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.tactics.next_turns import gives_scopa
from scopa_gui.ai.value.deal_value import redeal_of
from scopa_gui.ai.value.match_chance import match_worth_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.rules import DEFAULT, Rules
from scopa_gui.engine.view import PlayerView

USUAL_ITERATIONS = 4000
USUAL_CHOICES = 3
"""Number of moves to choose from for which ``carelessness`` is given."""
DOUBT = 2
"""Number of standard errors by which a careless player marks each move down, so that it avoids uncertain moves."""
TREE_ITERATIONS = 0.25
TREE_TIME = 0.4
"""Share of the iterations, or of the seconds, for the tree."""
OWN_ERROR = 0.08
"""Systematic error of each method, in points: the part that more iterations do not reduce."""
MOST_PLAYOUTS = 16_000
"""Largest number of playouts if only seconds are limited; more do not help."""
ALONE = 50
"""Number of iterations of the tree that are enough for an answer if there was no time for playouts."""
EQUAL = 0.3
"""Largest number of standard errors by which the expected points of equal moves differ."""
EQUAL_CHANCE = 0.002
"""Largest difference in the chance of winning the match between equal moves."""


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Player that searches for ``seconds`` a move unless the limit says otherwise.

    ``trust``: how far it believes what the others' moves show, from 0 to 1. ``carelessness``: standard deviation, in
    points, of the random error in valuing a move, if there are USUAL_CHOICES moves; more moves make it larger.
    """

    seconds: float | None = None
    trust: float = 1.0
    carelessness: float = 0.0

    def choose(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        """Return the move with the best expected result; among equal ones the least likely to give a scopa."""
        moves = view.legal_moves()
        if len(moves) == 1:
            return Choice(moves[0], (Candidate(moves[0], 0.0),), (Reason(ONLY_MOVE),))
        if limit == Limit():
            limit = Limit(seconds=self.seconds)
        with uncollected():
            return self._searched(view, limit, rng)

    def _searched(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        budget = Budget(limit, USUAL_ITERATIONS, keeps_back=True)
        _make_tables(view.rules)
        match_worth_of(view)
        found = find(view, budget, rng, self.trust)
        if not found.worlds:
            return HeuristicPlayer().choose(view, limit, rng)
        candidates = safest_first(view, found.candidates)
        best, *others = (candidate.move for candidate in candidates)
        taken = self._taken(candidates, rng)
        if taken != best:
            return Choice(taken, candidates, (Reason(HASTE),), found.worlds, found.iterations)
        return Choice(best, candidates, reasons_for(view, best, others), found.worlds, found.iterations)

    def _taken(self, candidates: tuple[Candidate, ...], rng: Random) -> Move:
        """Return the first move, or another one that looks better by carelessness."""
        if not self.carelessness:
            return candidates[0].move
        width = self.carelessness * sqrt(len(candidates) / USUAL_CHOICES)
        return max(candidates, key=lambda move: move.points - DOUBT * move.se + width * rng.gauss(0, 1)).move


def find(view: PlayerView, budget: Budget, rng: Random, trust: float = 1.0) -> SearchResult:
    """Return all legal moves, best first; those that fall behind are tried less often.

    ``trust``: how far to believe what the others' moves show, as in `beliefs.weights_of`.
    """
    policy = policy_for(view.rules)
    if can_solve(view):
        return SolverOverWorlds(policy, trust).find(view, budget, rng)
    if view.rules.deals_in_threes and not is_close(view):
        return find_by_both(view, policy, budget, rng, trust)
    return flat_monte_carlo.find(view, policy, budget, rng, trust)


def find_by_both(view: PlayerView, policy: Policy, budget: Budget, rng: Random, trust: float = 1.0) -> SearchResult:
    """Return all legal moves, best first, rated by the mean of tree and playouts, which share the budget.

    The tree looks closely but usually ends at a fitted estimate; the playouts go to the end but play by a fitted
    policy. Their errors differ, so the mean is better: in Scopa for two by 0.12 +- 0.07 points a smazzata (1,100 deals)
    than the tree alone, in Escoba by 0.19 +- 0.18 (200).
    """
    playouts = WorldPlayouts.likely(view, policy, budget, rng, trust)
    share = TREE_ITERATIONS if budget.iterations is not None else TREE_TIME
    tree = ismcts.find(view, hands_in(view, playouts.pool), budget.first(share), rng)
    by_playouts = find_in(playouts, budget.rest(tree.iterations, MOST_PLAYOUTS))
    if not by_playouts.worlds:
        return tree if tree.iterations >= ALONE else by_playouts
    return joined(tree, by_playouts)


def joined(one: SearchResult, other: SearchResult) -> SearchResult:
    """Return the means of two results, best first; a result weighs more the smaller the error of its own best move.

    The chances of winning (``win``) and the ``worlds`` are those of ``other``.
    """
    points = {candidate.move: candidate for candidate in one.candidates}
    doubt, other_doubt = (OWN_ERROR**2 + found.candidates[0].se ** 2 for found in (one, other))
    share = other_doubt / (doubt + other_doubt)
    means = []
    for candidate in other.candidates:
        first = points[candidate.move]
        se = ((share * first.se) ** 2 + ((1 - share) * candidate.se) ** 2) ** 0.5
        means.append(
            Candidate(candidate.move, share * first.points + (1 - share) * candidate.points, se, candidate.win)
        )
    means.sort(key=lambda candidate: -candidate.points)
    return SearchResult(tuple(means), other.worlds, one.iterations + other.iterations)


def safest_first(view: PlayerView, candidates: tuple[Candidate, ...]) -> tuple[Candidate, ...]:
    """Return the candidates with those that equal the best one first, sorted by the risk of giving a scopa."""
    best = candidates[0]
    equal = [candidate for candidate in candidates if _is_equal(candidate, best)]
    if len(equal) == 1:
        return candidates
    facts = facts_of(view)
    equal.sort(key=lambda candidate: round(gives_scopa(facts, candidate.move), 6))
    return (*equal, *(candidate for candidate in candidates if candidate not in equal))


def _is_equal(candidate: Candidate, best: Candidate) -> bool:
    """Return whether a candidate is as good as the best one, in points and in the chance of winning the match."""
    behind_in_chance = (best.win or 0.0) - (candidate.win or 0.0)
    return best.points - candidate.points <= EQUAL * best.se + 1e-9 and behind_in_chance <= EQUAL_CHANCE


def make_ready() -> None:
    """Make the tables that nearly every search needs, so that the first search does not lose time with them."""
    noise_pool()
    sums(SumKind.FIFTEEN)
    _make_tables(DEFAULT)


def _make_tables(rules: Rules) -> None:
    """Make the tables that every search under these rules needs, before its time begins."""
    policy_for(rules)
    redeal_of(rules)
    for wanted in wanted_by(rules.law):
        sums(wanted)
