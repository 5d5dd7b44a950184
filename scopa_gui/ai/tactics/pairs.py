"""Tactics about paired and unpaired ranks: the dealer's side keeps pairs, the other side breaks them (spariglio).

Under rules without pairing off, such as capturing by fifteen, their measures are 0.
"""

from scopa_gui.ai.seat import takers
from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.ai.tactics.tactic import Args, Demand, Evidence, ReasonKind, Tactic, Trait, args_if
from scopa_gui.engine.cards import RANK_SETS, RANKS, CardSet, cards_of, sum_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.categories import Category


def unpaired_after(facts: Facts, move: Move) -> int:
    """Return the number of ranks unpaired after the move, with an odd number of captured cards: the rule of 48."""
    captured = facts.captured | facts.outcome(move).gained
    return sum((captured & RANK_SETS[rank]).bit_count() & 1 for rank in RANKS)


def unpaired_now(facts: Facts) -> int:
    """Return the number of ranks that are unpaired now, with an odd number of captured cards."""
    return sum(facts.is_unpaired(rank) for rank in RANKS)


def breaks_pairs(facts: Facts, move: Move) -> float:
    """Return, against the dealer's side, how many more ranks are unpaired after the move: the spariglio."""
    if facts.is_dealers_side or not facts.rules.law.pairs_off or not move.taken:
        return 0.0
    return float(unpaired_after(facts, move) - unpaired_now(facts))


def keeps_pairs(facts: Facts, move: Move) -> float:
    """Return, for the dealer's side, how many fewer ranks are unpaired after the move."""
    if not facts.is_dealers_side or not facts.rules.law.pairs_off or not move.taken:
        return 0.0
    return float(unpaired_now(facts) - unpaired_after(facts, move))


def _sevens_odd(facts: Facts, gained: CardSet) -> bool:
    return bool(((facts.captured | gained) & RANK_SETS[7]).bit_count() & 1)


def sevens_paired(facts: Facts, move: Move) -> float:
    """Return, for the dealer's side, 1 for pairing the captured sevens, -1 for unpairing them, else 0."""
    if not facts.is_dealers_side or not facts.rules.law.pairs_off:
        return 0.0
    return float(_sevens_odd(facts, 0)) - float(_sevens_odd(facts, facts.outcome(move).gained))


def sevens_unpaired(facts: Facts, move: Move) -> float:
    """Return, against the dealer's side, 1 for unpairing the captured sevens, -1 for pairing them, else 0."""
    if facts.is_dealers_side or not facts.rules.law.pairs_off:
        return 0.0
    return float(_sevens_odd(facts, facts.outcome(move).gained)) - float(_sevens_odd(facts, 0))


def offers_seven_sum(facts: Facts, move: Move) -> float:
    """Return, for the dealer's side, 1 for leaving cards that the next opponent could take as a sum with a seven."""
    if not facts.is_dealers_side or not facts.rules.law.pairs_off or facts.plays_left == 1:
        return 0.0
    table = facts.outcome(move).table
    sevens = facts.pool(1) & RANK_SETS[7]
    if table & RANK_SETS[7] or not sevens or facts.view.side_of(1) == 0:
        return 0.0
    return float(any(reply.taken for reply in facts.rules.law.moves_of(cards_of(sevens)[0], table)))


# Reasons


def _spariglio_evidence(facts: Facts, move: Move) -> Args | None:
    """Check that a capture against the dealer's side leaves more ranks unpaired than before."""
    count = unpaired_after(facts, move)
    return args_if(not facts.is_dealers_side and bool(move.taken) and count > unpaired_now(facts), count=count)


def _keeps_pairs_evidence(facts: Facts, move: Move) -> Args | None:
    """Check that a move of the dealer's side leaves no more ranks unpaired than before."""
    count = unpaired_after(facts, move)
    return args_if(facts.is_dealers_side and count <= unpaired_now(facts), count=count)


def _sevens_evidence(*, paired: bool) -> Evidence:
    """Return the condition that the captured sevens end up paired for the dealer's side, or unpaired for the other.

    It does not hold once all four sevens were captured before the move.
    """

    def evidence(facts: Facts, move: Move) -> Args | None:
        captured = (facts.captured | facts.outcome(move).gained) & RANK_SETS[7]
        is_paired = not captured.bit_count() & 1
        return args_if(facts.is_dealers_side is paired is is_paired and facts.captured & RANK_SETS[7] != RANK_SETS[7])

    return evidence


# Causes


def _pairs_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (unpaired_after(facts, one) for one in (best, move))
    return args_if(better < worse if facts.is_dealers_side else better > worse)


def _sevens_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (
        ((facts.captured | facts.outcome(one).gained) & RANK_SETS[7]).bit_count() & 1 for one in (best, move)
    )
    return args_if(better < worse if facts.is_dealers_side else better > worse)


def _seven_sum_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (
        takers.takers(
            facts,
            facts.outcome(one).table,
            facts.view.unseen & RANK_SETS[7],
            lambda taken: taken.bit_count() > 1 and sum_of(taken) == 7,
        )
        for one in (best, move)
    )
    return args_if(bool(worse) and not better)


SPARIGLIO = ReasonKind("spariglio", _spariglio_evidence, compared=("count",), merit=unpaired_after)
KEEPS_PAIRS = ReasonKind(
    "keeps_pairs", _keeps_pairs_evidence, compared=("count",), merit=lambda facts, move: -unpaired_after(facts, move)
)
SEVENS_PAIRED = ReasonKind("sevens_paired", _sevens_evidence(paired=True))
SEVENS_UNPAIRED = ReasonKind("sevens_unpaired", _sevens_evidence(paired=False))

_OF_SEVENS = (Category.SETTEBELLO, Category.PRIMIERA)
TACTICS = (
    Tactic(
        breaks_pairs,
        scopone=0.13,
        scopa=0.0,
        reason=SPARIGLIO,
        cause=_pairs_cause,
        theme="pairs",
        demand=Demand(2, 0.8),
        traits=Trait.PAIRING | Trait.CONTROL | Trait.SUBTLE,
    ),
    Tactic(
        keeps_pairs,
        scopone=0.07,
        scopa=0.0,
        reason=KEEPS_PAIRS,
        cause=_pairs_cause,
        theme="pairs",
        demand=Demand(2, 0.8),
        traits=Trait.PAIRING | Trait.CONTROL | Trait.SUBTLE,
    ),
    Tactic(
        sevens_paired,
        scopone=0.07,
        scopa=0.0,
        reason=SEVENS_PAIRED,
        cause=_sevens_cause,
        theme="sevens",
        demand=Demand(2, 0.8),
        costs=_OF_SEVENS,
        traits=Trait.PAIRING | Trait.SUBTLE,
    ),
    Tactic(
        sevens_unpaired,
        scopone=0.1,
        scopa=0.0,
        reason=SEVENS_UNPAIRED,
        cause=_sevens_cause,
        theme="sevens",
        demand=Demand(2, 0.8),
        costs=_OF_SEVENS,
        traits=Trait.PAIRING | Trait.SUBTLE,
    ),
    Tactic(
        offers_seven_sum,
        scopone=-0.04,
        scopa=0.0,
        reason=SEVENS_PAIRED,
        cause=_seven_sum_cause,
        theme="sevens",
        demand=Demand(2, 0.6),
        costs=_OF_SEVENS,
        traits=Trait.PAIRING,
    ),
)
