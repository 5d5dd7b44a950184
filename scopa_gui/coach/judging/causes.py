"""Cause of a loss: the tactic of the heuristic player that best explains why one move is worse than another.

The judge splits a loss into parts: so many points of the settebello, of scope against, and so on. `cause_of` looks at
the largest parts. Of the tactics that can cost such a part, it chooses the one that favours the better move most. If
the obvious tactics explain too little of the loss, it chooses a subtle one. If no tactic is clear enough, and for the
last cards, `cause_by_cards` names the cards that the better move captures more often. For the last cards, when
everything can be counted, that cause has another name (COUNTED instead of CARDS_LOST).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from scopa_gui.ai.endgame.solver_over_worlds import can_solve
from scopa_gui.ai.heuristic_player import HeuristicPlayer
from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.ai.tactics.registry import cause_args, names_costing, names_with
from scopa_gui.ai.tactics.tactic import OTHER_PARTS, Trait
from scopa_gui.ai.value.open_points import extras_open, helps_primiera
from scopa_gui.coach.judging.verdict import CARDS_LOST, COUNTED, LATER, Cause
from scopa_gui.engine.cards import Card, CardSet, cards_of, mask_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.categories import CAPPOTTO, COINS, LAWS, SCOPE_AGAINST, SCOPE_FOR, Category

CONTROL = names_with(Trait.CONTROL)
SUBTLE = names_with(Trait.SUBTLE)
LAYING = names_with(Trait.LAYING)
_GIVES_CARDS = names_with(Trait.GIVES_CARDS)
COSTS: Mapping[str, frozenset[str]] = {
    part: names_costing(part)
    for part in (
        SCOPE_FOR,
        SCOPE_AGAINST,
        Category.SETTEBELLO.value,
        Category.PRIMIERA.value,
        Category.DENARI.value,
        Category.CARTE.value,
        CAPPOTTO,
    )
}
"""Tactics that cost each part of the split directly. Cards given to the others, and CONTROL, can cost it indirectly."""
_SCOPE = (SCOPE_FOR, SCOPE_AGAINST)
LEAST = 0.01
"""Least lead in points of a tactic: below it, it is no cause."""
LEVEL = 0.8
"""Share of the largest part from which on another part counts as large, because the judge is not more exact."""
TELLING = 0.08
"""Share of the whole loss that a tactic's lead must reach, unless it directly costs the largest part."""
PLAIN = 0.5
"""Share of the loss that tactics outside CONTROL and SUBTLE must explain together, or a SUBTLE one is looked for."""
FINE = 0.05
"""Least lead in points of a SUBTLE tactic."""
OFTENER = 0.05
"""Share of the worlds by which the better move must capture a card more often for it to be named."""
MOST_NAMED = 3
"""Largest number of cards named."""
SURELY = 0.99
"""Share of the worlds by which cards must be captured more often to count as certainly lost."""
ALSO_NAMED = 0.5
"""Share of the most valuable card's loss that another card must reach to be named too."""


def longest_of(split: Mapping[str, float]) -> list[str]:
    """Return the names of the largest parts of a loss, the largest first; a cause always names one of them."""
    parts = sorted((part for part in split if split[part] > 0), key=lambda part: -split[part])
    return [part for part in parts if split[part] >= LEVEL * split[parts[0]]]


def cause_of(
    facts: Facts, best: Move, move: Move, split: Mapping[str, float], telling: float = TELLING
) -> Cause | None:
    """Return the cause of a loss, or None if no tactic explains it clearly enough.

    ``split``: points lost by part; ``telling``: share of the loss that the tactic's lead must reach. With 0, any
    tactic will do that can cost one of the largest parts.
    """
    leads = _leads(facts, best, move)
    lost = sum(split.values())
    longest = longest_of(split)
    ways = (_directly, _by_cards, _by_control)
    costs = {name: part for part in reversed(longest) for name in leads if any(name in among(part) for among in ways)}
    if not costs:
        return None

    def strongest(names: Iterable[str]) -> Cause:
        tactic = max(names, key=lambda name: (leads[name], name))
        return Cause(tactic, costs[tactic], cause_args(tactic, facts, best, move) or {})

    decisive = {name for name in costs if leads[name] >= telling * lost}
    if sum(lead for name, lead in leads.items() if name not in CONTROL | SUBTLE) < PLAIN * lost:
        fine = [name for name in SUBTLE & costs.keys() if leads[name] >= FINE and (move.is_lay or name not in LAYING)]
        if fine:
            return strongest(fine)
        if telling and can_solve(facts.view):
            return None
        found = strongest(costs)
        if found.tactic in CONTROL & decisive:
            return found
    for among in ways:
        for part in longest:
            fitting = [
                name
                for name in costs
                if name in among(part) and (name in decisive or (among is _directly and part == longest[0]))
            ]
            if fitting:
                return replace(strongest(fitting), part=part)
    return None if telling else strongest(costs)


def _directly(part: str) -> frozenset[str]:
    return COSTS.get(part, names_costing(OTHER_PARTS))


def _by_cards(part: str) -> frozenset[str]:
    if part in _SCOPE:
        return frozenset()
    return _GIVES_CARDS if part in COSTS else _GIVES_CARDS | names_with(Trait.TAKES_CARDS)


def _by_control(part: str) -> frozenset[str]:
    return CONTROL - names_with(Trait.NO_SCOPA) if part in _SCOPE else CONTROL


def _leads(facts: Facts, best: Move, move: Move) -> dict[str, float]:
    """Return the lead of the better move in points, for each tactic that can truly be named as the cause."""
    found = dict[str, float]()
    for tactic, weight in HeuristicPlayer().known(facts.view):
        measure = tactic.exact or tactic.measure
        lead = weight * (measure(facts, best) - measure(facts, move))
        if lead >= LEAST:
            name = tactic.name if facts.partners else tactic.alone or tactic.name
            found[name] = max(lead, found.get(name, 0.0))
    return {name: lead for name, lead in found.items() if cause_args(name, facts, best, move) is not None}


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
