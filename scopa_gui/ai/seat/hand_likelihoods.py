"""Likelihoods that the seats have played as they did, by each hand that they may hold.

A seat plays by its own hand alone, so a few hundred hands give the likelihood of each of thousands of worlds, for any
seat that imagines them.
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
    """``logarithms`` of how likely each seat, from the first player, has played as it did, by what it holds now; none
    where nothing is read from play.
    """

    logarithms: Sequence[Mapping[CardSet, float]]

    @classmethod
    def of(cls, view: PlayerView, policy: Policy, trust: float, budget: Budget) -> Self:
        """For the end of a view without a stock; ``trust`` as in weights_of. Nothing is read where time is over, nor
        where only one other seat has cards, which are then known.
        """
        if not trust or sum(map(bool, view.counts[1:])) < 2:
            return cls(())
        hands = _may_hold(view)
        most = max(map(len, hands))
        drawn = tuple(np.array([places_of(hand) for hand in islice(cycle(each), most)], np.int64).T for each in hands)
        found = logarithms_of(view, Draws(drawn, np.zeros((0, most), np.int64)), policy, budget, of_me=True)
        if found is None:
            return cls(())
        rows = (found * np.float32(trust)).tolist()
        return cls([dict(zip(map(mask_of, mine), row, strict=False)) for mine, row in zip(hands, rows, strict=True)])

    def weights(self, worlds: Sequence[Hands], seat: int) -> Floats:
        """Return the likelihood of each of these worlds, all hands by seat, as this seat saw play; they sum to 1."""
        sums = np.zeros(len(worlds), np.float32)
        for other, logarithms in enumerate(self.logarithms):
            if other != seat:
                sums += np.array([logarithms[hands[other]] for hands in worlds], np.float32)
        return weights_from(sums) + LEAST_WEIGHT


def _may_hold(view: PlayerView) -> list[list[tuple[int, ...]]]:
    """List by seat, from the first player, all hands that may be made of the cards not open."""
    held = tuple(cards_of(view.hand | view.unseen))
    counts = {seat_in_order(view, seat): many for seat, many in enumerate(view.counts)}
    return [list(combinations(held, counts[seat])) for seat in range(len(counts))]
