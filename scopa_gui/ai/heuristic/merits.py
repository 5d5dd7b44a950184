"""Check that a reason sets a move apart from others: the sentence is not true of all of them, and none does better."""

from collections.abc import Iterable, Sequence

from scopa_gui.ai.reasons import Reason
from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.ai.tactics.cards_laid import KEEPS_CARD, dearer_in_hand
from scopa_gui.ai.tactics.registry import REASON_KINDS, evidence_of, with_all_seen
from scopa_gui.engine.cards import CardSet, mask_of
from scopa_gui.engine.moves import Move


def is_whole_point(key: str) -> bool:
    """Return whether a reason is worth a whole point: it is compared with all legal moves, others with rivals only."""
    return key in REASON_KINDS and REASON_KINDS[key].is_whole_point


def distinguishing_reason(facts: Facts, move: Move, reason: Reason, others: Sequence[Move]) -> Reason | None:
    """Return the reason if it sets a move apart from these others, else None.

    KEEPS_CARD names only cards that the first of the others would lay, or else cards that any of them would lay.
    """
    if reason.key == KEEPS_CARD.name and others:
        dearer = dearer_in_hand(with_all_seen(facts), move)
        named = dearer & _laid_by(others[:1]) or dearer & _laid_by(others)
        return Reason(reason.key, {"cards": named}) if named else None
    return reason if sets_apart(facts, move, reason, others) else None


def _laid_by(moves: Iterable[Move]) -> CardSet:
    return mask_of(move.card for move in moves if move.is_lay)


def sets_apart(facts: Facts, move: Move, reason: Reason, others: Iterable[Move]) -> bool:
    """Return whether a reason that is true of a move is untrue of some other move, with none of the others better."""
    known = with_all_seen(facts)
    compared = facts.view.legal_moves() if is_whole_point(reason.key) else others
    against = [other for other in compared if other != move]
    if not against:
        return True
    merit = REASON_KINDS[reason.key].merit if reason.key in REASON_KINDS else None
    if merit is not None:
        mine = merit(known, move)
        if any(merit(known, other) > mine for other in against):
            return False
    return not all(_holds(known, other, reason) for other in against)


def _holds(facts: Facts, move: Move, reason: Reason) -> bool:
    """Return whether the sentence of a reason, with the same cards and numbers, is also true of this move."""
    kind = REASON_KINDS.get(reason.key)
    if kind is None:
        return True
    holds = None if kind.holds_too is None else kind.holds_too(facts, move, dict(reason.args))
    if holds is not None:
        return holds
    found = evidence_of(reason.key, facts, move)
    if found is None:
        return False
    if kind.names_some:
        return not reason.args["cards"] & ~found["cards"]
    return all(found[name] == reason.args[name] for name in kind.compared)
