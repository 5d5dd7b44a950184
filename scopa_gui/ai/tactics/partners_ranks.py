"""Tactics about the ranks that a partner has laid: echo them, and leave them alone."""

from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.ai.tactics.tactic import Args, Demand, ReasonKind, Tactic, Trait, args_if
from scopa_gui.engine.cards import RANK_SETS, bit, cards_of, rank_of
from scopa_gui.engine.moves import Move


def echoes_partner(facts: Facts, move: Move) -> float:
    """Return 1 for laying a rank that my partner has just laid and the opponent between us took with an equal card.

    The fourth card of the rank must be unseen: the partner may hold it.
    """
    history = facts.view.history
    if (
        not move.is_lay
        or not facts.rules.law.pairs_off
        or len(history) < 2
        or facts.view.rules.players != 4
        or not facts.partners
    ):
        return 0.0
    partner = history[-2]
    left = history[-1]
    if partner.seat != 2 or left.seat != 3 or not partner.move.is_lay:
        return 0.0
    rank = rank_of(partner.move.card)
    took_it = left.move.taken == bit(partner.move.card) and rank_of(left.move.card) == rank
    return float(took_it and rank_of(move.card) == rank and facts.unseen_of(rank) > 0)


def takes_partners_double(facts: Facts, move: Move) -> float:
    """Return 1 for taking a partner's laid card with an equal one while a partner may hold another; 0 for a scopa."""
    if not facts.partners or not facts.rules.law.pairs_off or not move.taken or facts.outcome(move).is_scopa:
        return 0.0
    rank = rank_of(move.card)
    if rank == 7 or not move.taken & facts.laid_by_partners & RANK_SETS[rank]:
        return 0.0
    return float(any(facts.chance_holds(seat, RANK_SETS[rank]) > 0 for seat in facts.partners))


def _echo_partner_evidence(facts: Facts, move: Move) -> Args | None:
    """Check that I lay a rank that a partner has laid, with one card of it still unseen."""
    rank = rank_of(move.card)
    has_cards = any(facts.cards_in(seat) for seat in facts.partners)
    return args_if(
        move.is_lay and has_cards and facts.unseen_of(rank) == 1 and bool(facts.laid_by_partners & RANK_SETS[rank]),
        rank=rank,
    )


def _partners_double_evidence(facts: Facts, move: Move) -> Args | None:
    """Name the lowest rank that a partner has laid and that I hold but leave on the table; never the seven."""
    left = facts.laid_by_partners & facts.outcome(move).table
    ranks = {rank_of(card) for card in cards_of(left)} - {7}
    held = [rank for rank in sorted(ranks) if facts.view.hand & RANK_SETS[rank] and facts.unseen_of(rank)]
    has_cards = any(facts.cards_in(seat) for seat in facts.partners)
    return {"rank": held[0]} if held and has_cards and facts.rules.law.pairs_off else None


def _double_cause(facts: Facts, _best: Move, move: Move) -> Args | None:
    """Give the rank of the card that was taken from the partner, if the partner may still hold another of that rank.

    The tactic has checked that a partner laid it.
    """
    return args_if(
        any(facts.cards_in(seat) for seat in facts.partners) and facts.unseen_of(rank_of(move.card)) > 0,
        rank=rank_of(move.card),
    )


ECHO_PARTNER = ReasonKind("echo_partner", _echo_partner_evidence)
PARTNERS_DOUBLE = ReasonKind("partners_double", _partners_double_evidence, compared=("rank",))

TACTICS = (
    Tactic(
        echoes_partner,
        scopone=0.07,
        scopa=0.02,
        reason=ECHO_PARTNER,
        cause=lambda facts, best, _move: _echo_partner_evidence(facts, best),
        theme="echo",
        demand=Demand(2, 0.5),
        traits=Trait.PAIRING | Trait.CONTROL | Trait.SUBTLE | Trait.LAYING,
    ),
    Tactic(
        takes_partners_double,
        scopone=-0.02,
        scopa=-0.03,
        reason=PARTNERS_DOUBLE,
        cause=_double_cause,
        theme="partners_double",
        demand=Demand(2, 0.5),
        traits=Trait.PAIRING | Trait.CONTROL,
    ),
)
