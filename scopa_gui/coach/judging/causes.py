"""Cause of a loss: the tactic of the heuristic player that best explains why one move is worse than another.

The judge splits a loss into parts: so many points of the settebello, of scope against, and so on. `cause_of` looks at
the largest parts. Of the tactics that can cost such a part, it chooses the one that favours the better move most. If
the obvious tactics explain too little of the loss, it chooses a subtle one. If no tactic is clear enough, and for the
last cards, lost_cards.py finds the cause.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from scopa_gui.ai.endgame.solver_over_worlds import can_solve
from scopa_gui.ai.heuristic.heuristic_player import HeuristicPlayer
from scopa_gui.ai.seat import takers
from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.coach.judging.cause_evidence import args_of
from scopa_gui.coach.judging.verdict import Cause
from scopa_gui.engine.cards import RANK_SETS, bit
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.categories import CAPPOTTO, SCOPE_AGAINST, SCOPE_FOR, Category

CONTROL = frozenset(
    {
        "anchor",
        "gives_up_anchor",
        "lays_dead_rank",
        "lays_held_twice",
        "echoes_partner",
        "takes_partners_double",
        "breaks_pairs",
        "keeps_pairs",
        "whirlwind",
        "keeps_last_card",
        "starves",
        "keeps_own_take",
        "feeds_partner",
        "card_spent",
        "becomes_last_taker",
    }
)
"""Tactics that decide who captures later; they can cost any part."""
SUBTLE = frozenset(
    {
        "anchor",
        "gives_up_anchor",
        "lays_dead_rank",
        "lays_held_twice",
        "echoes_partner",
        "breaks_pairs",
        "keeps_pairs",
        "sevens_paired",
        "sevens_unpaired",
        "keeps_last_card",
        "spends_ace",
    }
)
"""Tactics of small weight and late effect: the loss may be far greater than their weight."""
LAYING = frozenset({"lays_dead_rank", "lays_held_twice", "echoes_partner"})
"""Subtle tactics that are looked for only if the move lays a card."""
_CARDS = frozenset({"gives_cards", "wins_leftovers", "spends_ace", "feeds_ace"})
COSTS: Mapping[str, frozenset[str]] = {
    SCOPE_FOR: frozenset({"makes_scopa"}),
    SCOPE_AGAINST: frozenset({"gives_scopa", "gives_scopa_later", "safe_eleven"}),
    Category.SETTEBELLO.value: frozenset(
        {"takes_settebello", "lays_seven", "sevens_paired", "sevens_unpaired", "offers_seven_sum"}
    ),
    Category.PRIMIERA.value: frozenset(
        {
            "takes_sevens",
            "takes_sixes",
            "primiera_race",
            "lays_seven",
            "sevens_paired",
            "sevens_unpaired",
            "offers_seven_sum",
            "takes_settebello",
        }
    ),
    Category.DENARI.value: frozenset({"denari_race", "lays_coin", "takes_settebello"}),
    Category.CARTE.value: frozenset({"carte_race"}),
    CAPPOTTO: frozenset({"denari_race", "extras_race"}),
}
"""Tactics that cost each part of the split directly. Cards given to the others, and CONTROL, can cost it indirectly."""
_EXTRAS = frozenset({"extras_race"})
"""Tactics that directly cost a part that is not in COSTS, such as re bello or napola."""
_ANY_CARDS = _CARDS | {"carte_race", "denari_race", "primiera_race", "takes_sevens", "takes_sixes"}
_NO_SCOPA = frozenset({"card_spent", "becomes_last_taker"})
"""Tactics of CONTROL that cannot cost a scopa."""
_SCOPE = (SCOPE_FOR, SCOPE_AGAINST)
_ALONE = {"feeds_partner": "keeps_own_take"}
"""Tactic that is named instead if there is no partner."""
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
        return Cause(tactic, costs[tactic], args_of(tactic, facts, best, move) or {})

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
    return COSTS.get(part, _EXTRAS)


def _by_cards(part: str) -> frozenset[str]:
    if part in _SCOPE:
        return frozenset()
    return _CARDS if part in COSTS else _ANY_CARDS


def _by_control(part: str) -> frozenset[str]:
    return CONTROL - _NO_SCOPA if part in _SCOPE else CONTROL


def _seven_in_reach(facts: Facts, move: Move) -> float:
    """Return 1 for laying a seven that an unseen card can take in any way, else 0."""
    laid = bit(move.card) & RANK_SETS[7] if move.is_lay else 0
    return float(bool(laid and takers.takeable_by_others(facts, facts.outcome(move).table) & laid))


_MEASURES: Mapping[str, Callable[[Facts, Move], float]] = {"lays_seven": _seven_in_reach}
"""Measures that replace those of the heuristic player, because a cause has to be exact."""


def _leads(facts: Facts, best: Move, move: Move) -> dict[str, float]:
    """Return the lead of the better move in points, for each tactic that can truly be named as the cause."""
    found = dict[str, float]()
    for tactic, weight in HeuristicPlayer().known(facts.view):
        measure = _MEASURES.get(tactic.name, tactic.measure)
        lead = weight * (measure(facts, best) - measure(facts, move))
        if lead >= LEAST:
            name = tactic.name if facts.partners else _ALONE.get(tactic.name, tactic.name)
            found[name] = max(lead, found.get(name, 0.0))
    return {name: lead for name, lead in found.items() if args_of(name, facts, best, move) is not None}
