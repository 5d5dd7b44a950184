"""Reasons for a move that a search chose, found with the tactics of the heuristic player."""

from collections.abc import Sequence

from scopa_gui.ai.heuristic.heuristic_player import RIVALS, TELLING, HeuristicPlayer, reasons_of, telling
from scopa_gui.ai.reasons import Reason
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView


def reasons_for(view: PlayerView, best: Move, others: Sequence[Move]) -> tuple[Reason, ...]:
    """Return up to three reasons that set the best move apart from the next best ones, given best first.

    If none does, return the move's largest merit that is true and that the others lack, or nothing.
    """
    if not others:
        return ()
    facts = facts_of(view)
    known = HeuristicPlayer().known(view)
    best_parts, *rivals = (
        [weight * tactic.measure(facts, move) for tactic, weight in known] for move in (best, *others[:RIVALS])
    )
    against = others[:RIVALS]
    found = reasons_of(facts, best, telling(facts, known, best_parts, rivals), against)
    if found:
        return found
    merits = [
        (part, tactic.reason.name) for part, (tactic, _) in zip(best_parts, known, strict=True) if part >= TELLING
    ]
    merits.sort(key=lambda one: -one[0])
    return reasons_of(facts, best, [key for _, key in merits], against)[:1]
