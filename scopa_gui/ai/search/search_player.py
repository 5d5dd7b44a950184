"""SearchPlayer, the strongest player: it infers the hidden cards from the others' moves and looks ahead."""

from dataclasses import dataclass
from math import sqrt
from random import Random

from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.batch.sum_captures import SumKind, sums, wanted_by
from scopa_gui.ai.heuristic.explanation import reasons_for
from scopa_gui.ai.heuristic.heuristic_player import HeuristicPlayer
from scopa_gui.ai.player import Candidate, Choice, Limit
from scopa_gui.ai.reasons import HASTE, ONLY_MOVE, Reason
from scopa_gui.ai.search.budget import Budget, uncollected
from scopa_gui.ai.search.move_worths import MoveWorths
from scopa_gui.ai.search.world_playouts import noise_pool
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
        found = MoveWorths(view, self.trust).found(budget, rng)
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


EQUAL = 0.3
"""Largest number of standard errors by which the expected points of equal moves differ."""
EQUAL_CHANCE = 0.002
"""Largest difference in the chance of winning the match between equal moves."""
