"""Tactics about cards that only I can take, that nobody can take, or that I can take back.

Under rules without pairing off, such as capturing by fifteen, their measures are 0.
"""

from scopa_gui.ai.seat import takers
from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.ai.tactics.tactic import Args, Demand, ReasonKind, Tactic, Trait, args_if
from scopa_gui.engine.cards import RANK_SETS, RANKS, CardSet, bit, rank_of
from scopa_gui.engine.moves import Move


def controlled(facts: Facts, table: CardSet, hand: CardSet) -> CardSet:
    """Return the table cards that only I can take by an equal card: I hold their rank and none of it is unseen."""
    found = 0
    for rank in RANKS:
        if table & RANK_SETS[rank] and hand & RANK_SETS[rank] and not facts.unseen & RANK_SETS[rank]:
            found |= table & RANK_SETS[rank]
    return found


def dead(facts: Facts, table: CardSet, hand: CardSet) -> CardSet:
    """Return the table cards of ranks that nobody can hold any more."""
    found = 0
    for rank in RANKS:
        if table & RANK_SETS[rank] and not (hand | facts.unseen) & RANK_SETS[rank]:
            found |= table & RANK_SETS[rank]
    return found


def anchor(facts: Facts, move: Move) -> float:
    """Return how many more table cards than before only I can take by an equal card; negative if fewer."""
    if not facts.rules.law.pairs_off:
        return 0.0
    after = facts.outcome(move)
    now = controlled(facts, after.table, after.hand)
    before = controlled(facts, facts.view.table, facts.view.hand)
    return float(now.bit_count() - (before & after.table).bit_count())


def gives_up_anchor(facts: Facts, move: Move) -> float:
    """Return 1 if a table card that only I could take by an equal card stays there and can no longer be taken so."""
    if not facts.rules.law.pairs_off:
        return 0.0
    after = facts.outcome(move)
    before = controlled(facts, facts.view.table, facts.view.hand)
    now = controlled(facts, after.table, after.hand)
    return float(bool(before & after.table & ~now))


def lays_dead_rank(facts: Facts, move: Move) -> float:
    """Return 1 for laying a card that no equal card can take any more, else 0."""
    if not move.is_lay or not facts.rules.law.pairs_off:
        return 0.0
    return float(bool(dead(facts, bit(move.card), facts.outcome(move).hand)))


def lays_held_twice(facts: Facts, move: Move) -> float:
    """Return the number of cards of the same rank that stay in my hand when I lay one; 0 for sevens."""
    rank = rank_of(move.card)
    if not move.is_lay or rank == 7 or not facts.rules.law.pairs_off:
        return 0.0
    return float((facts.outcome(move).hand & RANK_SETS[rank]).bit_count())


# Reasons and causes


def _anchor_evidence(facts: Facts, move: Move) -> Args | None:
    """Name the table cards that only my hand can take."""
    after = facts.outcome(move)
    cards = takers.only_mine(facts, after.table, after.hand)
    return args_if(bool(cards), cards=cards)


def _anchor_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (takers.only_mine(facts, after.table, after.hand) for after in map(facts.outcome, (best, move)))
    return args_if(bool(better) and not worse, cards=better)


def _gives_up_anchor_cause(facts: Facts, _best: Move, move: Move) -> Args | None:
    view = facts.view
    after = facts.outcome(move)
    given = (
        takers.only_mine(facts, view.table, view.hand) & after.table & ~takers.only_mine(facts, after.table, after.hand)
    )
    return args_if(bool(given), cards=given)


def _dead_rank_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (takers.dead_lay(facts, one) for one in (best, move))
    return args_if(better is not None and not better["sums"] and (worse is None or bool(worse["sums"])))


def _held_twice_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (one.is_lay and takers.can_take_back(facts, one) for one in (best, move))
    return args_if(better and not worse, rank=rank_of(best.card))


ANCHOR = ReasonKind("anchor", _anchor_evidence, names_some=True)
DEAD_RANK = ReasonKind("dead_rank", takers.dead_lay, compared=("sums",))
HELD_TWICE = ReasonKind(
    "held_twice",
    lambda facts, move: args_if(move.is_lay and takers.can_take_back(facts, move), rank=rank_of(move.card)),
)

TACTICS = (
    Tactic(
        anchor,
        scopone=0.09,
        scopa=0.11,
        reason=ANCHOR,
        cause=_anchor_cause,
        theme="anchors",
        demand=Demand(2, 0.4),
        traits=Trait.PAIRING | Trait.CONTROL | Trait.SUBTLE,
    ),
    Tactic(
        gives_up_anchor,
        scopone=-0.01,
        scopa=-0.01,
        reason=ANCHOR,
        cause=_gives_up_anchor_cause,
        theme="anchors",
        demand=Demand(2, 0.4),
        traits=Trait.PAIRING | Trait.CONTROL | Trait.SUBTLE,
    ),
    Tactic(
        lays_dead_rank,
        scopone=0.05,
        scopa=0.08,
        reason=DEAD_RANK,
        cause=_dead_rank_cause,
        theme="dead_ranks",
        demand=Demand(1, 0.6),
        traits=Trait.CONTROL | Trait.SUBTLE | Trait.LAYING,
    ),
    Tactic(
        lays_held_twice,
        scopone=0.09,
        scopa=0.08,
        reason=HELD_TWICE,
        cause=_held_twice_cause,
        theme="held_twice",
        demand=Demand(1.5),
        traits=Trait.CONTROL | Trait.SUBTLE | Trait.LAYING,
    ),
)
