"""Policy: the weights of the traits, fitted by self-play; they change with the number of cards in hand and with the side."""

from dataclasses import dataclass

import numpy as np

from scopa_gui.ai.crowd.columns import Floats


@dataclass(frozen=True, slots=True, eq=False)
class Policy:
    """``weights`` (3, traits): always; times how full the hand is, from -1 to 1; times 1 for the dealer's side, else -1."""

    weights: Floats

    def of(self, cards: int, *, is_dealers_side: bool) -> Floats:
        """The weights for a hand of so many cards on this side."""
        fullness = (cards - 5.5) / 4.5
        side = 1.0 if is_dealers_side else -1.0
        found: Floats = (self.weights * np.array([[1.0], [fullness], [side]], np.float32)).sum(axis=0)
        return found

    def scores(self, traits: Floats, cards: int, is_dealers_side: bool) -> Floats:  # noqa: FBT001 - one caller
        """The score of every card (cards, columns) from its traits (traits, cards, columns)."""
        scores: Floats = np.tensordot(self.of(cards, is_dealers_side=is_dealers_side), traits, 1)
        return scores
