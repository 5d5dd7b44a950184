"""Check that a reason sets a move apart from others: the sentence is not true of all of them, and none does better."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from scopa_gui.ai.heuristic.evidence import dearer_in_hand, evidence_of, with_all_seen
from scopa_gui.ai.heuristic.pairing import unpaired_after
from scopa_gui.ai.reasons import Reason, ReasonKey
from scopa_gui.ai.seat import takers
from scopa_gui.ai.seat.knowledge import Facts, sweeping_cards
from scopa_gui.ai.seat.replies import my_best_take
from scopa_gui.engine.cards import SUIT_SETS, CardSet, mask_of
from scopa_gui.engine.moves import Move

WHOLE_POINTS = frozenset({ReasonKey.SCOPA, ReasonKey.SETTEBELLO})
"""Reasons that are worth a whole point: they are compared with all legal moves, other reasons only with the rivals."""


def distinguishing_reason(facts: Facts, move: Move, reason: Reason, others: Sequence[Move]) -> Reason | None:
    """Return the reason if it sets a move apart from these others, else None.

    KEEPS_CARD names only cards that the first of the others would lay, or else cards that any of them would lay.
    """
    if reason.key is ReasonKey.KEEPS_CARD and others:
        dearer = dearer_in_hand(with_all_seen(facts), move)
        named = dearer & _laid_by(others[:1]) or dearer & _laid_by(others)
        return Reason(reason.key, {"cards": named}) if named else None
    return reason if sets_apart(facts, move, reason, others) else None


def _laid_by(moves: Iterable[Move]) -> CardSet:
    return mask_of(move.card for move in moves if move.is_lay)


def sets_apart(facts: Facts, move: Move, reason: Reason, others: Iterable[Move]) -> bool:
    """Return whether a reason that is true of a move is untrue of some other move, with none of the others better."""
    known = with_all_seen(facts)
    key = reason.key
    against = [other for other in (facts.view.legal_moves() if key in WHOLE_POINTS else others) if other != move]
    if not against:
        return True
    measure = _MEASURES.get(key)
    if measure is not None:
        mine = measure(known, move)
        if any(measure(known, other) > mine for other in against):
            return False
    return not all(_holds(known, other, reason) for other in against)


def _holds(facts: Facts, move: Move, reason: Reason) -> bool:
    """Return whether the sentence of a reason, with the same cards and numbers, is also true of this move."""
    key = reason.key
    args = reason.args
    if key is ReasonKey.KEEPS_TAKE:
        after = facts.outcome(move)
        return bool(takers.takers(facts, after.table, after.hand))
    if key is ReasonKey.LAST_CARD and takers.takers(facts, facts.outcome(move).table, facts.outcome(move).hand):
        return True
    if key is ReasonKey.NO_SCOPA and not args["percent"] and not args["rare"]:
        return not _sweeping(facts, move)
    found = evidence_of(key, facts, move)
    if found is None:
        return False
    if key in _SOME_OF:
        return not args["cards"] & ~found["cards"]
    return all(found[name] == args[name] for name in _COMPARED.get(key, ()))


_SOME_OF = frozenset({ReasonKey.SEVENS, ReasonKey.SIXES, ReasonKey.EXTRAS, ReasonKey.ANCHOR})
"""Reasons that name cards and are also true of a move that has these cards and more."""
_COMPARED: Mapping[ReasonKey, tuple[str, ...]] = {
    ReasonKey.DENARI: ("cards",),
    ReasonKey.CARTE: ("count",),
    ReasonKey.NO_SCOPA: ("percent", "rare"),
    ReasonKey.MUST_LAY: ("percent",),
    ReasonKey.DEAD_RANK: ("sums",),
    ReasonKey.PARTNERS_DOUBLE: ("rank",),
    ReasonKey.SPARIGLIO: ("count",),
    ReasonKey.KEEPS_PAIRS: ("count",),
}
"""Arguments that must be equal for the same sentence to be true; reasons that are missing here have none."""


def _sweeping(facts: Facts, move: Move) -> CardSet:
    """Return the unseen cards with which the next seat could make a scopa after the move."""
    table = facts.outcome(move).table
    return sweeping_cards(facts.rules, table, is_last_card=facts.plays_left == 2) & facts.view.unseen


def _starving(facts: Facts, move: Move) -> float:
    able = takers.takers(facts, facts.outcome(move).table, facts.view.unseen)
    return -round(100 * facts.chance_holds(1, able))


def _own_take(facts: Facts, move: Move) -> float:
    after = facts.outcome(move)
    return round(my_best_take(facts, after.hand, after.table), 6)


_MEASURES: Mapping[ReasonKey, Callable[[Facts, Move], float]] = {
    ReasonKey.CARTE: lambda facts, move: facts.outcome(move).gained.bit_count(),
    ReasonKey.DENARI: lambda facts, move: (facts.outcome(move).gained & SUIT_SETS[0]).bit_count(),
    ReasonKey.EXTRAS: lambda facts, move: (evidence_of(ReasonKey.EXTRAS, facts, move) or {"cards": 0})[
        "cards"
    ].bit_count(),
    ReasonKey.KEEPS_TAKE: _own_take,
    ReasonKey.NO_SCOPA: lambda facts, move: -round(100 * facts.chance_holds(1, _sweeping(facts, move))),
    ReasonKey.MUST_LAY: _starving,
    ReasonKey.SPARIGLIO: unpaired_after,
    ReasonKey.KEEPS_PAIRS: lambda facts, move: -unpaired_after(facts, move),
}
"""Number that measures how well a move does what the reason praises; higher is better."""
