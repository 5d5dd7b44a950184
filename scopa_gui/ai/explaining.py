"""Why a search's move is good, in the words of the tactics: those that tell it from the moves that come next."""

from collections.abc import Sequence

from scopa_gui.ai.heuristic import HeuristicPlayer, reason_of, telling
from scopa_gui.ai.knowledge import facts_of
from scopa_gui.ai.reasons import Reason
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

RIVALS = 3
"""With how many of the next best moves the best one is compared."""


def reasons_for(view: PlayerView, best: Move, others: Sequence[Move]) -> tuple[Reason, ...]:
    """The tactics that count most for the best move against the next ones."""
    if not others:
        return ()
    facts = facts_of(view)
    known = HeuristicPlayer().known(view)
    best_parts, *rivals = ([weight * tactic.measure(facts, move) for tactic, weight in known] for move in (best, *others[:RIVALS]))
    return tuple(reason_of(facts, best, key) for key in telling(facts, known, best_parts, rivals))
