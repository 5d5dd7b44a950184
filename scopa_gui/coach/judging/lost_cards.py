"""Cause of a loss if no tactic explains it: the cards that the better move captures more often.

For the last cards, when everything can be counted, the cause has another name (COUNTED instead of CARDS_LOST).
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
"""Share of the worlds by which the better move must capture a card more often for it to be named."""
MOST_NAMED = 3
"""Largest number of cards named."""
SURELY = 0.99
"""Share of the worlds by which cards must be captured more often to count as certainly lost."""
ALSO_NAMED = 0.5
"""Share of the most valuable card's loss that another card must reach to be named too."""


def cause_by_cards(facts: Facts, split: Mapping[str, float], oftener: Callable[[Card], float]) -> Cause | None:
    """Return the cause that names the lost cards of one of the largest parts, or None if there are none.

    ``oftener`` returns the share of worlds by which the better move captures a card more often. No cards are named for
    scope and, before the last cards, for most cards, because any card counts the same there.
    """
    is_counted = can_solve(facts.view)
    unnamed = {SCOPE_FOR, SCOPE_AGAINST} if is_counted else {SCOPE_FOR, SCOPE_AGAINST, Category.CARTE.value}
    parts = sorted(
        (part for part in longest_of(split) if part not in unnamed),
        key=lambda part: (part != Category.SETTEBELLO.value, part == Category.CARTE.value, -split[part]),
    )
    for part in parts:
        gains = {card: oftener(card) for card in cards_of(_counting(facts, part)) if facts.worth_of[card] > 0}
        worths = {card: gain * facts.worth_of[card] for card, gain in gains.items() if gain >= OFTENER}
        named = [
            card
            for card in sorted(worths, key=lambda card: -worths[card])[:MOST_NAMED]
            if worths[card] >= ALSO_NAMED * max(worths.values())
        ]
        if named:
            view = facts.view
            is_one_hand = not view.stock and sum(count > 0 for count in view.counts[1:]) <= 1
            percent = round(100 * max(gains[card] for card in named))
            args = {
                "cards": mask_of(named),
                "percent": percent,
                "sure": int(is_one_hand and all(gains[card] > SURELY for card in named)),
            }
            return Cause(COUNTED if is_counted else CARDS_LOST, part, args)
    return None


def _counting(facts: Facts, part: str) -> CardSet:
    """Return the cards that may still count for a part of the split."""
    piles = facts.view.piles
    if part == Category.PRIMIERA.value:
        return mask_of(card for card in range(40) if any(helps_primiera(facts.rules, card, pile) for pile in piles))
    if part == CAPPOTTO:
        return COINS
    if part in (Category.DENARI.value, Category.SETTEBELLO.value, Category.CARTE.value):
        return LAWS[Category(part)].counting.among
    return extras_open(facts.rules, piles)


def cause_later(split: Mapping[str, float]) -> Cause | None:
    """Return the cause LATER with the largest part of the loss, or None if nothing is lost."""
    return next((Cause(LATER, part) for part in longest_of(split)), None)
