"""Policy: the weights of the traits, fitted by self-play; they change with the cards in hand and with the side.

data/policy.json holds one set for each family of games; ``python -m tests.measure.strength.policy_fit`` fits them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from scopa_gui.ai.batch.cardsets import Floats
from scopa_gui.ai.batch.features import TRAITS
from scopa_gui.ai.figures import figures_in
from scopa_gui.ai.value.fitted_rules import nearest_play
from scopa_gui.engine.rules import Rules

_MIDDLE = 5.5
_HALF_RANGE = 4.5
"""Middle and half the range of the number of cards in a hand, which is 1 to 10."""


@dataclass(frozen=True, slots=True, eq=False)
class Policy:
    """``weights`` (3, traits): always; times how full the hand is, -1 to 1; times 1 for the dealer's side, else -1."""

    weights: Floats

    def of(self, cards: int, *, is_dealers_side: bool) -> Floats:
        """Return the weights for a hand of this many cards on this side."""
        side = 1.0 if is_dealers_side else -1.0
        found: Floats = (self.weights * np.array([[1.0], [fullness(cards)], [side]], np.float32)).sum(axis=0)
        return found

    def scores(self, traits: Floats, cards: int, *, is_dealers_side: bool) -> Floats:
        """The score of every card (cards, columns) from its traits (traits, cards, columns)."""
        # Speed: einsum, for the threads of a matrix product wait for each other: 0.2 ms instead of 8 on a busy machine.
        scores: Floats = np.einsum("t,tcn->cn", self.of(cards, is_dealers_side=is_dealers_side), traits)
        return scores


def fullness(cards: int) -> float:
    """Return the fullness of a hand of 1 to 10 cards, from -1 to 1."""
    return (cards - _MIDDLE) / _HALF_RANGE


@cache
def fitted_weights() -> dict[str, Sequence[Sequence[float]]]:
    """The fitted weights by family, in the order of TRAITS."""
    return figures_in("policy.json", lambda plain: {family: _checked(rows) for family, rows in plain.items()})


def _checked(rows: Sequence[Mapping[str, float]]) -> Sequence[Sequence[float]]:
    """Return the weights of a family in the order of TRAITS. ValueError: there are not as many rows as in a Policy."""
    always, with_cards, of_side = rows
    return [[float(row.get(trait, 0.0)) for trait in TRAITS] for row in (always, with_cards, of_side)]


def policy_for(rules: Rules) -> Policy:
    """The policy of the family of games that these rules belong to, or of the nearest one that was fitted."""
    return _policy_of(nearest_play(rules, fitted_weights()))


@cache
def _policy_of(family: str) -> Policy:
    return Policy(np.array(fitted_weights()[family], np.float32))
