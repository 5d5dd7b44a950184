"""Likelihood of every hand that a seat may hold near the end, given the moves it has made.

A seat's moves depend only on its own hand, so the likelihoods of a few hundred hands give those of thousands of worlds.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, cycle, islice
from typing import Self

import numpy as np

from scopa_gui.ai.batch.cardsets import Floats, places_of
from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.seat.beliefs import LEAST_WEIGHT, Draws, Hands, logarithms_of, seat_in_order, weights_from
from scopa_gui.engine.cards import CardSet, cards_of, mask_of
from scopa_gui.engine.view import PlayerView


@dataclass(frozen=True, slots=True, eq=False)
class HandLikelihoods:
    """Log-likelihood of each seat's moves, from the first player, by the hand it holds now; empty if not known."""

    logarithms: Sequence[Mapping[CardSet, float]]

    @classmethod
    def of(cls, view: PlayerView, policy: Policy, trust: float, budget: Budget) -> Self:
        """Return the likelihoods for a view without a stock; ``trust`` is as in `weights_of`.

        They are empty if time runs out, or if only one other seat has cards, because its hand is then known.
        """
        if not trust or sum(map(bool, view.counts[1:])) < 2:
            return cls(())
        hidden = tuple(cards_of(view.hand | view.unseen))
        counts = {seat_in_order(view, seat): many for seat, many in enumerate(view.counts)}
        hands = [list(combinations(hidden, counts[seat])) for seat in range(len(counts))]
        most = max(map(len, hands))
        drawn = tuple(np.array([places_of(hand) for hand in islice(cycle(each), most)], np.int64).T for each in hands)
        found = logarithms_of(view, Draws(drawn, np.zeros((0, most), np.int64)), policy, budget, of_me=True)
        if found is None:
            return cls(())
        rows = (found * np.float32(trust)).tolist()
        return cls([dict(zip(map(mask_of, mine), row, strict=False)) for mine, row in zip(hands, rows, strict=True)])

    def weights(self, worlds: Sequence[Hands], seat: int) -> Floats:
        """Return the weight of each world as this seat sees it, from the moves of the others; the weights sum to 1.

        A world has the hand of each seat from the first player.
        """
        sums = np.zeros(len(worlds), np.float32)
        for other, logarithms in enumerate(self.logarithms):
            if other != seat:
                sums += np.array([logarithms[hands[other]] for hands in worlds], np.float32)
        return weights_from(sums) + LEAST_WEIGHT
