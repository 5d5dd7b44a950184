"""Models of play: how likely each level is to play each card of a hand, in a handful of numbers a level.

A level weighs the traits of the policy by groups, each by a factor of its own, and chooses the likelier the better;
with a chance of ``slip`` it does not weigh at all: then it sees a treasure with a chance of ``eye`` (a scopa, else the
settebello), and otherwise plays any card. data/playing.json holds the numbers by the law of captures and the deal;
``python -m tests.measure.strength.play_fit`` fits them by likelihood on smazzate of mixed tables.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from scopa_gui.ai.batch.cardsets import Floats, Ints
from scopa_gui.ai.batch.features import TRAITS, traits_of
from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.batch.smazzate import Smazzate
from scopa_gui.ai.figures import figures_in
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
"""The traits that a level weighs alike, against how the policy weighs them."""
_AT_ONCE = 240_000
"""Multiplications that are never shared out to threads, which would wait for each other."""
ANYBODY = ("carmela", "gennaro", "rosa", "don_ciro", "maestro")
"""The levels that stand for whoever it may be: of the others one reads nothing, one plays like the last of these."""


@dataclass(frozen=True, slots=True, eq=False)
class PlayModels:
    """Several models: ``factors`` of the groups (models, groups), ``slip`` and ``eye`` (models, 1)."""

    factors: Floats
    slip: Floats
    eye: Floats

    @classmethod
    def of(cls, numbers: Sequence[Mapping[str, float]]) -> "PlayModels":
        """From their numbers by name."""
        columns = [np.array([[one[name]] for one in numbers], np.float32) for name in (*GROUPS, "slip", "eye")]
        return cls(np.concatenate(columns[:-2], axis=1), *columns[-2:])

    def weights(self, policy: Policy, cards: int, *, is_dealers_side: bool) -> Floats:
        """Return the models' weights of the traits (models, traits) for a hand of this many cards on this side."""
        found: Floats = (self.factors @ _members()) * policy.of(cards, is_dealers_side=is_dealers_side)
        return found


@cache
def _members() -> Floats:
    """1 where a trait is of a group (groups, traits)."""
    return np.array([[trait in group for trait in TRAITS] for group in GROUPS.values()], np.float32)


@cache
def fitted() -> Mapping[str, Mapping[str, Mapping[str, float]]]:
    """The numbers of every level, by the games that they are of."""
    return figures_in(
        "playing.json",
        lambda plain: {
            family: {level: {name: float(number) for name, number in one.items()} for level, one in levels.items()}
            for family, levels in plain.items()
        },
    )


def models_for(rules: Rules, name: str = "") -> PlayModels:
    """Return how the level of this name plays under these rules; for any other name how each of ANYBODY does."""
    return _models_of(nearest_play(rules, fitted()), name)


@cache
def _models_of(family: str, name: str) -> PlayModels:
    by_level = fitted()[family]
    return PlayModels.of([by_level[level] for level in ((name,) if name in by_level else ANYBODY)])


def chances(models: PlayModels, policy: Policy, smazzate: Smazzate, card: int | Ints) -> Floats:
    """Return the chance that the seat to play plays this card, by model and column.

    The card may be one for each column.
    """
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
    """The scores (models, plays) from the traits (traits, plays)."""
    found: Floats = np.empty((len(weights), traits.shape[1]), np.float32)
    step = max(1, _AT_ONCE // weights.size)
    for start in range(0, traits.shape[1], step):
        np.matmul(weights, traits[:, start : start + step], out=found[:, start : start + step])
    return found


def _treasure(traits: Floats, place: tuple[Ints, Ints]) -> Floats:
    """Return the chance, by column, that a player who looks only for treasures plays the card at this place."""
    cards = traits.shape[2]
    found: Floats = np.full(traits.shape[3], 1 / cards, np.float32)
    for name in ("settebello", "scopa"):
        makes = traits[TRAITS.index(name)].max(axis=0)
        number = makes.sum(axis=0)
        np.divide(makes[place], number, out=found, where=number > 0)
    return found
