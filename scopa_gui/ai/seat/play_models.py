"""Models of play: the chance that a player of each level plays each card of its hand.

A model multiplies the policy's weights by one factor for each group of traits, and chooses a card with a probability
that grows with its score (softmax). With a chance of ``slip`` it does not compare: it then plays a treasure (a scopa,
else the settebello) with a chance of ``eye``, and otherwise a random card. data/playing.json has the numbers of each
level, by rules; ``python -m tests.measure.strength.play_fit`` fits them by likelihood to smazzate of mixed tables.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from scopa_gui.ai.batch.cardsets import Floats, Ints
from scopa_gui.ai.batch.features import TRAITS, traits_of
from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.batch.smazzate import Smazzate
from scopa_gui.ai.fitted_numbers import numbers_in
from scopa_gui.ai.value.fitted_rules import nearest_play
from scopa_gui.engine.rules import Rules

GROUPS: Mapping[str, tuple[str, ...]] = {
    "sweeping": ("scopa",),
    "cards": ("cards", "takes", "takes_sum"),
    "coins": ("coins", "lays_coin", "coins_left", "next_takes_coin"),
    "primiera": (
        *("settebello", "sevens", "sixes", "aces", "sevens_offered", "settebello_offered"),
        *("lays_seven", "lays_ace", "lays_six", "lays_settebello"),
    ),
    "leaving": ("sweepable", "safe_total", "left", "next_takes"),
    "laying": ("lays_figure", "lays_rank", "lays_wanted", "lays_dead"),
    "pairing": ("lays_twin", "control", "sole_control", "unpaired", "sevens_unpaired"),
    "ending": ("leftovers", "last_taker"),
}
"""Traits of the policy that share a factor, by the name of the group."""
_AT_ONCE = 240_000
"""Largest number of multiplications in one matrix product; larger products start threads that wait for each other."""
ANYBODY = ("carmela", "gennaro", "rosa", "don_ciro", "maestro")
"""Levels whose mixture stands for an unknown player; Pierino plays at random, and Professoressa like Maestro."""


@dataclass(frozen=True, slots=True, eq=False)
class PlayModels:
    """Numbers of several models: ``factors`` (models, groups), ``slip`` and ``eye`` (models, 1)."""

    factors: Floats
    slip: Floats
    eye: Floats

    @classmethod
    def of(cls, numbers: Sequence[Mapping[str, float]]) -> "PlayModels":
        """Return the models with these numbers, each by the name of a group, "slip" or "eye"."""
        columns = [np.array([[one[name]] for one in numbers], np.float32) for name in (*GROUPS, "slip", "eye")]
        return cls(np.concatenate(columns[:-2], axis=1), *columns[-2:])

    def weights(self, policy: Policy, cards: int, *, is_dealers_side: bool) -> Floats:
        """Return each model's weights of the traits (models, traits) for a hand of ``cards`` cards."""
        found: Floats = (self.factors @ _members()) * policy.of(cards, is_dealers_side=is_dealers_side)
        return found


@cache
def _members() -> Floats:
    """Return an array (groups, traits): 1 if the trait belongs to the group, else 0."""
    return np.array([[trait in group for trait in TRAITS] for group in GROUPS.values()], np.float32)


@cache
def fitted() -> Mapping[str, Mapping[str, Mapping[str, float]]]:
    """Return the numbers of every level from the file: by family of rules, then level, then name."""
    return numbers_in(
        "playing.json",
        lambda plain: {
            family: {level: {name: float(number) for name, number in one.items()} for level, one in levels.items()}
            for family, levels in plain.items()
        },
    )


def models_for(rules: Rules, name: str = "") -> PlayModels:
    """Return the model of this level under these rules; for an unknown name the models of ANYBODY."""
    return _models_of(nearest_play(rules, fitted()), name)


@cache
def _models_of(family: str, name: str) -> PlayModels:
    by_level = fitted()[family]
    return PlayModels.of([by_level[level] for level in ((name,) if name in by_level else ANYBODY)])


def chances(models: PlayModels, policy: Policy, smazzate: Smazzate, card: int | Ints) -> Floats:
    """Return the chance (models, columns) that the seat whose turn it is plays this card, or its column's card."""
    hand = smazzate.hands[smazzate.turn]
    cards, columns = hand.shape
    traits = traits_of(smazzate.rules, smazzate.seen(), smazzate.plays())
    weights = models.weights(policy, cards, is_dealers_side=smazzate.is_dealers_side)
    scores = _product(weights, traits.reshape(len(TRAITS), -1)).reshape(len(weights), -1, cards, columns).max(axis=1)
    place = ((hand == card).argmax(axis=0), np.arange(columns))
    scores -= scores[:, *place][:, None]
    with np.errstate(over="ignore"):
        found: Floats = (1 - models.slip) / np.exp(scores, out=scores).sum(axis=1)
    found += models.slip * models.eye * _treasure(traits.reshape(len(TRAITS), -1, cards, columns), place)
    found += models.slip * (1 - models.eye) / np.float32(cards)
    return found


def _product(weights: Floats, traits: Floats) -> Floats:
    """Return the scores (models, plays) from the traits (traits, plays)."""
    found: Floats = np.empty((len(weights), traits.shape[1]), np.float32)
    step = max(1, _AT_ONCE // weights.size)
    for start in range(0, traits.shape[1], step):
        np.matmul(weights, traits[:, start : start + step], out=found[:, start : start + step])
    return found


def _treasure(traits: Floats, place: tuple[Ints, Ints]) -> Floats:
    """Return the chance, by column, that a player who looks only for treasures plays the card at ``place``."""
    cards = traits.shape[2]
    found: Floats = np.full(traits.shape[3], 1 / cards, np.float32)
    for name in ("settebello", "scopa"):
        makes = traits[TRAITS.index(name)].max(axis=0)
        number = makes.sum(axis=0)
        np.divide(makes[place], number, out=found, where=number > 0)
    return found
