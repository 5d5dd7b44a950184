"""Tactics that leave a table which the next player cannot take, or that nobody can clear."""

from scopa_gui.ai.seat import takers
from scopa_gui.ai.seat.knowledge import Facts, sweeping_cards
from scopa_gui.ai.tactics.next_turns import NO_SCOPA
from scopa_gui.ai.tactics.tactic import Args, Demand, ReasonKind, Tactic, Trait, args_if
from scopa_gui.engine.cards import RANK_SETS, RANKS, cards_of, sum_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.categories import SCOPE_AGAINST

FEW_LEFT = 2
"""Largest number of cards that a capture may leave for a whirlwind."""


def whirlwind(facts: Facts, move: Move) -> float:
    """Return 1 for a capture that leaves one or two cards of which the next opponent can take none (the mulinello).

    From then on the opponent can only lay a card, and I take again.
    """
    view = facts.view
    after = facts.outcome(move)
    if (
        not move.taken
        or view.side_of(1) == 0
        or facts.plays_left <= 2
        or after.table.bit_count() > FEW_LEFT
        or not after.table
    ):
        return 0.0
    law = facts.rules.law
    for rank in RANKS:
        cards = facts.pool(1) & RANK_SETS[rank]
        if cards and not law.moves_of(cards_of(cards)[0], after.table)[0].is_lay:
            return 0.0
    return 1.0


def safe_eleven(facts: Facts, move: Move) -> float:
    """Return 1 for leaving a table with cards that no card in any hand or in the stock can clear, else 0."""
    table = facts.outcome(move).table
    return float(bool(table) and not sweeping_cards(facts.rules, table) & (facts.unseen | facts.outcome(move).hand))


def _safe_eleven_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    rules = facts.rules
    (better, worse) = (facts.outcome(one).table for one in (best, move))
    return args_if(rules.law.takes_own_value_only and sum_of(worse) < 11 <= sum_of(better))


WHIRLWIND = ReasonKind(
    "mulinello",
    lambda facts, move: args_if(takers.starves_next(facts, move), cards=facts.outcome(move).table),
)

TACTICS = (
    Tactic(
        whirlwind,
        scopone=0.07,
        scopa=0.08,
        reason=WHIRLWIND,
        cause=lambda facts, best, move: args_if(
            takers.starves_next(facts, best) and not takers.starves_next(facts, move)
        ),
        theme="whirlwind",
        demand=Demand(3, 0.6),
        traits=Trait.PAIRING | Trait.CONTROL,
    ),
    Tactic(
        safe_eleven,
        scopone=0.1,
        scopa=0.03,
        reason=NO_SCOPA,
        cause=_safe_eleven_cause,
        theme="giving_scopa",
        demand=Demand(1),
        costs=(SCOPE_AGAINST,),
        traits=Trait.PLANNING,
    ),
)
