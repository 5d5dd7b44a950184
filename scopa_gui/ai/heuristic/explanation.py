"""Reasons for a search's move in the words of the tactics: those that set it apart from the moves that come next."""

from collections.abc import Sequence

from scopa_gui.ai.heuristic.heuristic_player import RIVALS, TELLING, HeuristicPlayer, Tactic, reasons_of, telling
from scopa_gui.ai.reasons import Reason, ReasonKey
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView


def reasons_for(view: PlayerView, best: Move, others: Sequence[Move]) -> tuple[Reason, ...]:
    """The tactics that count most for the best move against the next ones; where none does, its own merit."""
    if not others:
        return ()
    facts = facts_of(view)
    known = HeuristicPlayer().known(view)
    best_parts, *rivals = (
        [weight * tactic.measure(facts, move) for tactic, weight in known] for move in (best, *others[:RIVALS])
    )
    against = others[:RIVALS]
    found = reasons_of(facts, best, telling(facts, known, best_parts, rivals), against)
    return found or reasons_of(facts, best, _in_itself(best_parts, known), against)[:1]


def _in_itself(parts: Sequence[float], known: Sequence[tuple[Tactic, float]]) -> list[ReasonKey]:
    """List what a move does for its player, whatever the others may do: its largest merit first."""
    merits = sorted(
        ((part, tactic.reason) for part, (tactic, _) in zip(parts, known, strict=True)), key=lambda one: -one[0]
    )
    return [key for merit, key in merits if merit >= TELLING]
