"""Tactics about aces that take everything (scopa d'assi)."""

from scopa_gui.ai.seat import takers
from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.ai.tactics.tactic import Args, Demand, ReasonKind, Tactic, Trait, args_if
from scopa_gui.engine.cards import RANK_SETS, bit
from scopa_gui.engine.moves import Move

WORTH_AN_ACE = 4.0
"""Number of cards that an ace which takes everything should take to be well spent."""


def spends_ace(facts: Facts, move: Move) -> float:
    """Return, if aces take everything, 0..1 for playing an ace too early: 1 if it takes nothing, 0 if it takes four."""
    if not facts.rules.law.ace_is_special or move.card % 10 or facts.plays_left <= facts.rules.players:
        return 0.0
    taken = (move.taken & ~bit(move.card)).bit_count()
    return max(0.0, WORTH_AN_ACE - taken) / WORTH_AN_ACE


def feeds_ace(facts: Facts, move: Move) -> float:
    """Return, if aces take everything, the worth in points of the table times the chance that the next seat has one."""
    if not facts.rules.law.ace_is_special or facts.plays_left == 1:
        return 0.0
    table = facts.outcome(move).table
    return facts.chance_holds(1, RANK_SETS[1]) * facts.worth(table)


def _keeps_ace_evidence(facts: Facts, move: Move) -> Args | None:
    """Check that I keep an ace that takes everything and have another turn to play it."""
    has_ace = bool(facts.outcome(move).hand & RANK_SETS[1])
    return args_if(facts.rules.law.ace_is_special and has_ace and facts.plays_left > facts.rules.players)


def _spends_ace_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    """Check that the move plays an ace that takes everything and the better move keeps it."""
    staying_ace = facts.outcome(best).hand & bit(move.card) & RANK_SETS[1]
    return args_if(bool(staying_ace) and facts.rules.law.ace_is_special)


def _feeds_ace_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (facts.outcome(one).table for one in (best, move))
    aces = takers.takers(facts, worse, facts.view.unseen & RANK_SETS[1])
    return args_if(
        facts.rules.law.ace_is_special and bool(aces) and worse.bit_count() > better.bit_count(), cards=worse
    )


KEEPS_ACE = ReasonKind("keeps_ace", _keeps_ace_evidence)

TACTICS = (
    Tactic(
        spends_ace,
        scopone=-0.2,
        scopa=-0.2,
        reason=KEEPS_ACE,
        cause=_spends_ace_cause,
        theme="aces",
        demand=Demand(1.5),
        traits=Trait.GIVES_CARDS | Trait.SUBTLE,
    ),
    Tactic(
        feeds_ace,
        scopone=-0.2,
        scopa=-0.2,
        reason=KEEPS_ACE,
        cause=_feeds_ace_cause,
        theme="aces",
        demand=Demand(1),
        traits=Trait.GIVES_CARDS,
    ),
)
