"""Tactic about the dealer's last card, which should find its equal on the table."""

from scopa_gui.ai.seat import takers
from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.ai.tactics.tactic import Args, Demand, ReasonKind, Tactic, Trait, args_if
from scopa_gui.engine.cards import RANK_SETS, cards_of, rank_of
from scopa_gui.engine.moves import Move


def keeps_last_card(facts: Facts, move: Move) -> float:
    """Return, for a dealer with two cards left, 1 for keeping a rank of which an even number has been captured.

    By the rule of 48, an even number of cards of that rank is then left, the one in the hand included, so that its
    equal will be on the table when the dealer plays last.
    """
    view = facts.view
    if view.dealer or view.stock or view.counts[0] != 2 or not facts.rules.law.pairs_off:
        return 0.0
    staying = cards_of(facts.outcome(move).hand)[0]
    gained = facts.captured | facts.outcome(move).gained
    odd = (gained & RANK_SETS[rank_of(staying)]).bit_count() & 1
    return 0.0 if odd else 1.0


def _last_card_evidence(facts: Facts, move: Move) -> Args | None:
    """Check that the last card I keep as the dealer has an equal on the table or among the unseen cards."""
    after = facts.outcome(move)
    if facts.view.dealer or facts.view.stock or after.hand.bit_count() != 1:
        return None
    rank = rank_of(cards_of(after.hand)[0])
    equals = (facts.view.unseen | after.table) & RANK_SETS[rank]
    return args_if(facts.rules.law.pairs_off and bool(equals), rank=rank)


def _some_card_takes(facts: Facts, move: Move, _args: Args) -> bool | None:
    """Return True if after this move, too, some card of my hand can take something; else the evidence decides."""
    after = facts.outcome(move)
    return True if takers.takers(facts, after.table, after.hand) else None


LAST_CARD = ReasonKind("last_card", _last_card_evidence, holds_too=_some_card_takes)

TACTICS = (
    Tactic(
        keeps_last_card,
        scopone=0.14,
        scopa=0.12,
        reason=LAST_CARD,
        cause=lambda facts, best, _move: _last_card_evidence(facts, best),
        theme="last_card",
        demand=Demand(2, 1.0),
        traits=Trait.PAIRING | Trait.CONTROL | Trait.SUBTLE,
    ),
)
