"""Policy: the weights of the traits, fitted by self-play; they change with the number of cards in hand and with the
side.

data/policy.json holds one set for each family of games; ``python -m tests.strength.policy_fit`` fits them.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import numpy as np

from scopa_gui.ai.batch.cardsets import Floats
from scopa_gui.ai.batch.features import TRAITS
from scopa_gui.engine.rules import Rules


@dataclass(frozen=True, slots=True, eq=False)
class Policy:
    """``weights`` (3, traits): always; times how full the hand is, -1 to 1; times 1 for the dealer's side, else -1."""

    weights: Floats

    def of(self, cards: int, *, is_dealers_side: bool) -> Floats:
        """The weights for a hand of so many cards on this side."""
        side = 1.0 if is_dealers_side else -1.0
        found: Floats = (self.weights * np.array([[1.0], [fullness(cards)], [side]], np.float32)).sum(axis=0)
        return found

    def scores(self, traits: Floats, cards: int, *, is_dealers_side: bool) -> Floats:
        """The score of every card (cards, columns) from its traits (traits, cards, columns)."""
        # Speed: einsum, for the threads of a matrix product wait for each other: 0.2 ms instead of 8 on a busy machine.
        scores: Floats = np.einsum("t,tcn->cn", self.of(cards, is_dealers_side=is_dealers_side), traits)
        return scores


def fullness(cards: int) -> float:
    """How full a hand of 1 to 10 cards is, from -1 to 1."""
    return (cards - 5.5) / 4.5


def family_of(rules: Rules) -> str:
    """The family of games that share their weights: how cards take, how they are dealt, how many play."""
    law = "asso" if rules.law.asso else rules.capture
    deal = "three" if rules.deal.startswith("scopa") else "nine" if rules.deal == "scopone9" else "ten"
    return f"{law} {deal} {rules.players}"


def _distance(family: str, other: str) -> tuple[bool, bool, int]:
    """How far two families are from each other: the deal first, then the law, then the players."""
    (law, deal, players), (other_law, other_deal, other_players) = family.split(), other.split()
    return deal != other_deal, law != other_law, abs(int(players) - int(other_players))


@cache
def _fitted() -> dict[str, Sequence[Sequence[float]]]:
    """The fitted weights by family, in the order of TRAITS."""
    kept = json.loads((files("scopa_gui.ai") / "data" / "policy.json").read_text("utf-8"))
    return {family: [[row.get(trait, 0.0) for trait in TRAITS] for row in rows] for family, rows in kept.items()}


@cache
def policy_for(family: str) -> Policy:
    """The policy of a family, or of the nearest one that was fitted."""
    fitted = _fitted()
    nearest = min(fitted, key=lambda other: _distance(family, other))
    return Policy(np.array(fitted[nearest], np.float32))
