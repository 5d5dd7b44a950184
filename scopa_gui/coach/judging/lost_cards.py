"""The cause where no tactic tells two moves apart: the cards that the better one brings home oftener.

At the last cards it has a name of its own: there everything can be counted.
"""

from collections.abc import Callable, Mapping

from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.coach.judging.verdict import Cause
from scopa_gui.engine.cards import DECK, Card, CardSet, cards_of, mask_of
from scopa_gui.engine.scoring.categories import CAPPOTTO, COINS, LAWS, SCOPE_AGAINST, SCOPE_FOR, Category

CARDS_LOST, COUNTED = "cards_lost", "counted_out"
"""The names of this cause, beside those of the tactics; ``cards`` are told of, ``percent`` by how much oftener one of
them comes home; ``sure`` 1 where nothing is left to chance.
"""
OFTENER, MOST_TOLD, SURELY = 0.05, 3, 0.99
"""From this share of the worlds a card is told of; so many at most; from this share it surely comes home."""
BESIDE = 0.5
"""Beside the one that is worth most those are told of that are worth this share of it."""
_COUNTING: Mapping[str, CardSet] = {
    CAPPOTTO: COINS,
    **{category.value: LAWS[category].counting.among for category in (Category.DENARI, Category.SETTEBELLO)},
}
"""The cards that count for a part of the split, where not all do."""


def cause_by_cards(facts: Facts, split: Mapping[str, float], oftener: Callable[[Card], float]) -> Cause | None:
    """The cards that count where most is lost and that the better move brings home ``oftener``, by share of worlds."""
    from scopa_gui.ai.endgame.solver_over_worlds import (
        can_solve,
    )  # heavy, and who only tells a cause needs no more than its name

    parts = sorted(
        (part for part in split if split[part] > 0 and part not in (SCOPE_FOR, SCOPE_AGAINST)),
        key=lambda part: (-round(split[part], 2), part != Category.SETTEBELLO.value, part not in _COUNTING),
    )
    for part in parts:
        gains = {card: oftener(card) for card in cards_of(_COUNTING.get(part, DECK)) if facts.worth_of[card] > 0}
        worths = {card: gain * facts.worth_of[card] for card, gain in gains.items() if gain >= OFTENER}
        told = [
            card
            for card in sorted(worths, key=lambda card: -worths[card])[:MOST_TOLD]
            if worths[card] >= BESIDE * max(worths.values())
        ]
        if told:
            percent = round(100 * max(gains[card] for card in told))
            args = {
                "cards": mask_of(told),
                "percent": percent,
                "sure": int(_all_known(facts) and all(gains[card] > SURELY for card in told)),
            }
            return Cause(COUNTED if can_solve(facts.view) else CARDS_LOST, part, args)
    return None


def _all_known(facts: Facts) -> bool:
    """Whether every card that is not seen must be in one hand."""
    view = facts.view
    return not view.stock and sum(count > 0 for count in view.counts[1:]) <= 1
