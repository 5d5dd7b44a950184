"""SearchPlayer: the strongest player. It imagines the hidden cards by how the others have played, and looks ahead."""

from dataclasses import dataclass
from math import sqrt
from random import Random

from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.batch.sum_captures import SumKind, sums, wanted_by
from scopa_gui.ai.heuristic.explanation import reasons_for
from scopa_gui.ai.heuristic.heuristic_player import HeuristicPlayer
from scopa_gui.ai.heuristic.tactics import gives_scopa
from scopa_gui.ai.player import Candidate, Choice, Limit
from scopa_gui.ai.reasons import Reason, ReasonKey
from scopa_gui.ai.search.budget import Budget, uncollected
from scopa_gui.ai.search.move_worths import MoveWorths
from scopa_gui.ai.search.world_playouts import noise_pool
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.value.deal_value import redeal_of
from scopa_gui.ai.value.match_chance import match_worth_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.rules import DEFAULT, Rules
from scopa_gui.engine.view import PlayerView

USUAL_ITERATIONS = 4000
USUAL_CHOICES = 3
"""Carelessness is told for so many moves to choose from."""
DOUBT = 2
"""Standard errors by which a careless player marks down a move, so that those looked at little count for less."""


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Thinks for at most ``seconds`` a move, if any, unless the limit says otherwise.

    ``trust``: how much it reads from how the others have played, from 0 to 1. ``carelessness``: the width in points
    within which two moves look alike to it, for three moves to choose from; with more of them it reckons less closely.
    """

    seconds: float | None = None
    trust: float = 1.0
    carelessness: float = 0.0

    def choose(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        """The move that promises most; among equals the one that is least likely to give a scopa."""
        moves = view.legal_moves()
        if len(moves) == 1:
            return Choice(moves[0], (Candidate(moves[0], 0.0),), (Reason(ReasonKey.ONLY_MOVE),))
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
            return Choice(taken, candidates, (Reason(ReasonKey.HASTE),), found.worlds, found.iterations)
        return Choice(best, candidates, reasons_for(view, best, others), found.worlds, found.iterations)

    def _taken(self, candidates: tuple[Candidate, ...], rng: Random) -> Move:
        """The first move, unless carelessness makes another look better; what was looked at too little never tempts."""
        if not self.carelessness:
            return candidates[0].move
        width = self.carelessness * sqrt(len(candidates) / USUAL_CHOICES)
        return max(candidates, key=lambda move: move.points - DOUBT * move.se + width * rng.gauss(0, 1)).move


def make_ready() -> None:
    """Make the tables that nearly every search asks for, so that they are not charged to the first one."""
    noise_pool()
    sums(SumKind.FIFTEEN)
    _make_tables(DEFAULT)


def _make_tables(rules: Rules) -> None:
    """Make, before it begins, what a search under these rules works out once for all, so that it has all its time."""
    policy_for(rules)
    redeal_of(rules)
    for wanted in wanted_by(rules.law):
        sums(wanted)


def safest_first(view: PlayerView, candidates: tuple[Candidate, ...]) -> tuple[Candidate, ...]:
    """Sort the candidates that cannot be distinguished from the best to the front, by the risk of giving a scopa."""
    best = candidates[0]
    equal = [candidate for candidate in candidates if _is_equal(candidate, best)]
    if len(equal) == 1:
        return candidates
    facts = facts_of(view)
    equal.sort(key=lambda candidate: round(gives_scopa(facts, candidate.move), 6))
    return (*equal, *(candidate for candidate in candidates if candidate not in equal))


def _is_equal(candidate: Candidate, best: Candidate) -> bool:
    """True when the two differ by less than EQUAL standard errors, in chances of the match too where they are known."""
    behind_in_chance = (best.win or 0.0) - (candidate.win or 0.0)
    return best.points - candidate.points <= EQUAL * best.se + 1e-9 and behind_in_chance <= EQUAL_CHANCE


EQUAL = 0.3
"""Moves whose expected points differ by less than so many standard errors are equal."""
EQUAL_CHANCE = 0.002
"""Nor may their chances of winning the match differ by more."""
