"""The last cards: every world that is left, or a sample of them by belief, solved exactly; a move is worth its mean over them."""

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from random import Random

import numpy as np

from scopa_gui.ai.beliefs import Draws, likely_draws, seat_in_order
from scopa_gui.ai.budget import Budget, Found
from scopa_gui.ai.crowd.columns import engine_set
from scopa_gui.ai.crowd.policy import Policy
from scopa_gui.ai.endgame import worths
from scopa_gui.ai.player import Candidate
from scopa_gui.ai.worlds import Deal, position_of
from scopa_gui.engine.view import PlayerView

MOST_CARDS = 12
"""So many cards in all hands are solved at most."""
_DRAWS = 1500


def can_solve(view: PlayerView) -> bool:
    """True at the end of a smazzata between two sides."""
    return view.rules.sides == 2 and not view.stock and sum(view.counts) <= MOST_CARDS


@dataclass(frozen=True, slots=True, eq=False)
class LastCards:
    """The search; the policy tells which worlds are likely."""

    policy: Policy

    def find(self, view: PlayerView, budget: Budget, rng: Random) -> Found:
        """Every legal move with its mean worth; ``iterations`` count the worlds solved."""
        likely = self._likely(view, np.random.Generator(np.random.PCG64(rng.getrandbits(64))))
        moves = view.legal_moves()
        number = total = 0.0
        sums, squares = [0.0] * len(moves), [0.0] * len(moves)
        solved = 0
        for deal, weight in likely:
            if solved and budget.is_spent(solved):
                break
            exact = worths(position_of(view, deal), most_nodes=10_000_000)
            assert exact is not None, "no limit of nodes was near"
            solved += 1
            number += weight
            total += weight * weight
            for index, move in enumerate(moves):
                sums[index] += weight * exact[move]
                squares[index] += weight * exact[move] ** 2
        spread = sqrt(total) / number if solved < len(likely) else 0.0
        candidates = []
        for move, first, second in zip(moves, sums, squares, strict=True):
            mean = first / number
            candidates.append(Candidate(move, mean, spread * sqrt(max(0.0, second / number - mean * mean))))
        return Found(tuple(sorted(candidates, key=lambda candidate: -candidate.points)), solved, solved)

    def _likely(self, view: PlayerView, random: np.random.Generator) -> list[tuple[Deal, float]]:
        """The worlds that came up, each once with its weight, the likeliest first."""
        draws = likely_draws(view, _DRAWS if view.rules.players > 2 else 1, self.policy, random)
        return [(deal, float(times)) for deal, times in Counter(_deals(view, draws)).most_common()]


def _deals(view: PlayerView, draws: Draws) -> list[Deal]:
    """The draws as deals, hands by relative seat."""
    sets = [np.bitwise_or.reduce(np.left_shift(1, draws.hands[seat_in_order(view, seat)]), axis=0, initial=0).tolist()
            for seat in range(view.rules.players)]
    known: dict[int, int] = {}
    rows = []
    for hands in zip(*sets, strict=True):
        for hand in hands:
            if hand not in known:
                known[hand] = engine_set(hand)
        rows.append(Deal(tuple(known[hand] for hand in hands), ()))
    return rows
