"""Causes of what a move costs: the tactic it goes against, found where the split of the loss is largest.

The split says what is lost (the settebello, scope against, ...); the tactics of the heuristic player say what the
better move does and this one does not. The cause is the tactic that speaks most for the better move among those that
can cost just that; where what can be seen at once explains too little, one of the finer ones. What it says is about the
longest part. Where none does clearly, and at the last cards: lost_cards.py.
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
"""Tactics that decide who takes later on: they may cost anything."""
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
"""Finer tactics of small weight and late effect: what is lost mounts up far beyond what they seem to speak for."""
LAYING = frozenset({"lays_dead_rank", "lays_held_twice", "echoes_partner"})
"""Those that tell two cards apart that are laid."""
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
"""Tactics by which each part of the split is lost directly; next come cards given to the others, then CONTROL."""
_EXTRAS = frozenset({"extras_race"})
"""Those by which a part that is not in COSTS is lost directly: re bello, napola, ..."""
_ANY_CARDS = _CARDS | {"carte_race", "denari_race", "primiera_race", "takes_sevens", "takes_sixes"}
_NO_SCOPA = frozenset({"card_spent", "becomes_last_taker"})
"""CONTROL over cards that count, of which no scopa comes."""
_SCOPE = (SCOPE_FOR, SCOPE_AGAINST)
_ALONE = {"feeds_partner": "keeps_own_take"}
"""Name that a tactic goes by if there is no partner."""
LEAST = 0.01
"""Points by which a tactic must speak for the better move."""
LEVEL = 0.8
"""A part of the split that is at least this share of the longest one is as long, within what the judge errs."""
TELLING = 0.08
"""The share of the whole loss for which a tactic must speak, unless by it the longest part is lost directly."""
PLAIN = 0.5
"""Share of the loss that tactics neither CONTROL nor SUBTLE must speak for; with less, it does not come at once."""
FINE = 0.05
"""Points by which a SUBTLE tactic must speak for the better move."""


def longest_of(split: Mapping[str, float]) -> list[str]:
    """The parts that decide, the longest first: what a cause speaks of is one of them."""
    parts = sorted((part for part in split if split[part] > 0), key=lambda part: -split[part])
    return [part for part in parts if split[part] >= LEVEL * split[parts[0]]]


def cause_of(
    facts: Facts, best: Move, move: Move, split: Mapping[str, float], telling: float = TELLING
) -> Cause | None:
    """The cause of what is lost, or None when no tactic speaks for the better move, or none clearly enough.

    ``telling``: for what share of the loss it must speak; at 0 any tactic will do that can cost one of the longest
    parts.
    """
    leads = _leads(facts, best, move)
    lost = sum(split.values())
    longest = longest_of(split)
    costs = {name: part for part in reversed(longest) for name in leads if _can_cost(name, part)}
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
    for among in (_directly, _by_cards, _by_control):
        for part in longest:
            fitting = [
                name
                for name in costs
                if name in among(part) and (name in decisive or (among is _directly and part == longest[0]))
            ]
            if fitting:
                return replace(strongest(fitting), part=part)
    return None if telling else strongest(costs)


def _can_cost(tactic: str, part: str) -> bool:
    return any(tactic in among(part) for among in (_directly, _by_cards, _by_control))


def _directly(part: str) -> frozenset[str]:
    return COSTS.get(part, _EXTRAS)


def _by_cards(part: str) -> frozenset[str]:
    if part in _SCOPE:
        return frozenset()
    return _CARDS if part in COSTS else _ANY_CARDS


def _by_control(part: str) -> frozenset[str]:
    return CONTROL - _NO_SCOPA if part in _SCOPE else CONTROL


def _seven_in_reach(facts: Facts, move: Move) -> float:
    """1 for a seven that is laid where somebody can take it, by whatever these rules let him take it with."""
    laid = bit(move.card) & RANK_SETS[7] if move.is_lay else 0
    return float(bool(laid and takers.within_others(facts, facts.outcome(move).table) & laid))


_MEASURES: Mapping[str, Callable[[Facts, Move], float]] = {"lays_seven": _seven_in_reach}
"""Measures for a cause that look closer than a player who must be quick."""


def _leads(facts: Facts, best: Move, move: Move) -> dict[str, float]:
    """Return by tactic how many points it speaks for the better move, where what is said of it is true."""
    found = dict[str, float]()
    for tactic, weight in HeuristicPlayer().known(facts.view):
        measure = _MEASURES.get(tactic.name, tactic.measure)
        lead = weight * (measure(facts, best) - measure(facts, move))
        if lead >= LEAST:
            name = tactic.name if facts.partners else _ALONE.get(tactic.name, tactic.name)
            found[name] = max(lead, found.get(name, 0.0))
    return {name: lead for name, lead in found.items() if args_of(name, facts, best, move) is not None}
