"""The cause where no tactic tells two moves apart: the cards that the better one brings home oftener.

At the last cards it has a name of its own: there everything can be counted.
"""

from collections.abc import Callable, Mapping

from scopa_gui.ai.endgame.solver_over_worlds import can_solve
from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.ai.value.open_points import extras_open, helps_primiera
from scopa_gui.coach.judging.causes import longest_of
from scopa_gui.coach.judging.verdict import CARDS_LOST, COUNTED, LATER, Cause
from scopa_gui.engine.cards import Card, CardSet, cards_of, mask_of
from scopa_gui.engine.scoring.categories import CAPPOTTO, COINS, LAWS, SCOPE_AGAINST, SCOPE_FOR, Category

OFTENER = 0.05
MOST_TOLD = 3
SURELY = 0.99
"""From this share of the worlds a card is told of; so many at most; from this share it surely comes home."""
BESIDE = 0.5
"""Beside the one that is worth most those are told of that are worth this share of it."""


def cause_by_cards(facts: Facts, split: Mapping[str, float], oftener: Callable[[Card], float]) -> Cause | None:
    """Return the cause naming the cards that count where most is lost and that the better move captures more often.

    ``oftener``: by how large a share of worlds. For most cards any other will do: before the last ones none is named.
    """
    is_counted = can_solve(facts.view)
    untold = {SCOPE_FOR, SCOPE_AGAINST} if is_counted else {SCOPE_FOR, SCOPE_AGAINST, Category.CARTE.value}
    parts = sorted(
        (part for part in longest_of(split) if part not in untold),
        key=lambda part: (part != Category.SETTEBELLO.value, part == Category.CARTE.value, -split[part]),
    )
    for part in parts:
        gains = {card: oftener(card) for card in cards_of(_counting(facts, part)) if facts.worth_of[card] > 0}
        worths = {card: gain * facts.worth_of[card] for card, gain in gains.items() if gain >= OFTENER}
        named = [
            card
            for card in sorted(worths, key=lambda card: -worths[card])[:MOST_TOLD]
            if worths[card] >= BESIDE * max(worths.values())
        ]
        if named:
            percent = round(100 * max(gains[card] for card in named))
            args = {
                "cards": mask_of(named),
                "percent": percent,
                "sure": int(_all_known(facts) and all(gains[card] > SURELY for card in named)),
            }
            return Cause(COUNTED if is_counted else CARDS_LOST, part, args)
    return None


def _counting(facts: Facts, part: str) -> CardSet:
    """The cards that may still count for a part of the split."""
    piles = facts.view.piles
    if part == Category.PRIMIERA.value:
        return mask_of(card for card in range(40) if any(helps_primiera(facts.rules, card, pile) for pile in piles))
    if part == CAPPOTTO:
        return COINS
    if part in (Category.DENARI.value, Category.SETTEBELLO.value, Category.CARTE.value):
        return LAWS[Category(part)].counting.among
    return extras_open(facts.rules, piles)


def cause_later(split: Mapping[str, float]) -> Cause | None:
    """Return the cause that the move costs most of the longest part, where nothing else can be said.

    None without any part.
    """
    return next((Cause(LATER, part) for part in longest_of(split)), None)


def _all_known(facts: Facts) -> bool:
    """Return whether every card that is not seen must be in one hand."""
    view = facts.view
    return not view.stock and sum(count > 0 for count in view.counts[1:]) <= 1
