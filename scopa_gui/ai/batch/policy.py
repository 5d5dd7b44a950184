"""Policy: weights of the traits (features.py), by which seats play in playouts.

data/policy.json has the weights for each family of games; ``python -m tests.measure.strength.policy_fit`` fits them by
self-play.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from scopa_gui.ai.batch.cardsets import Floats
from scopa_gui.ai.batch.features import TRAITS
from scopa_gui.ai.fitted_numbers import numbers_in
from scopa_gui.ai.value.fitted_rules import nearest_play
from scopa_gui.engine.rules import Rules

_MIDDLE = 5.5
_HALF_RANGE = 4.5
"""Middle and half the range of the number of cards in a hand, which is 1 to 10."""


@dataclass(frozen=True, slots=True, eq=False)
class Policy:
    """Weights of the traits (3, traits), to be added up.

    The first row counts always; the second is multiplied by the fullness of the hand, from -1 to 1; the third by 1 for
    the dealer's side and -1 for the other.
    """

    weights: Floats

    def of(self, cards: int, *, is_dealers_side: bool) -> Floats:
        """Return the weights of the traits for a hand of ``cards`` cards."""
        side = 1.0 if is_dealers_side else -1.0
        found: Floats = (self.weights * np.array([[1.0], [fullness(cards)], [side]], np.float32)).sum(axis=0)
        return found

    def scores(self, traits: Floats, cards: int, *, is_dealers_side: bool) -> Floats:
        """Return the score of every play (plays, columns) from its traits (traits, plays, columns)."""
        # Speed: on a busy machine einsum takes 0.2 ms, a matrix product 8 ms, because its threads wait for each other.
        scores: Floats = np.einsum("t,tcn->cn", self.of(cards, is_dealers_side=is_dealers_side), traits)
        return scores


def fullness(cards: int) -> float:
    """Return the fullness of a hand of 1 to 10 cards, from -1 to 1."""
    return (cards - _MIDDLE) / _HALF_RANGE


@cache
def fitted_weights() -> dict[str, Sequence[Sequence[float]]]:
    """Return the fitted weights by family, in the order of TRAITS."""
    return numbers_in("policy.json", lambda plain: {family: _checked(rows) for family, rows in plain.items()})


def _checked(rows: Sequence[Mapping[str, float]]) -> Sequence[Sequence[float]]:
    """Return the weights of a family in the order of TRAITS; raise ValueError if there are not three rows."""
    always, with_cards, of_side = rows
    return [[float(row.get(trait, 0.0)) for trait in TRAITS] for row in (always, with_cards, of_side)]


def policy_for(rules: Rules) -> Policy:
    """Return the policy of the nearest fitted family of these rules."""
    return _policy_of(nearest_play(rules, fitted_weights()))


@cache
def _policy_of(family: str) -> Policy:
    return Policy(np.array(fitted_weights()[family], np.float32))
