"""Why a search's move is good, in the words of the tactics: those that tell it from the moves that come next."""

from collections.abc import Sequence

from scopa_gui.ai.heuristic.heuristic_player import RIVALS, TELLING, HeuristicPlayer, Tactic, reasons_of, telling
from scopa_gui.ai.heuristic.tactics import gives_scopa
from scopa_gui.ai.reasons import Reason, ReasonKey
from scopa_gui.ai.seat.knowledge import Facts, facts_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

SAFE = 0.1
"""The chance that the next player clears the table up to which a move is told to be safe."""


def reasons_for(view: PlayerView, best: Move, others: Sequence[Move]) -> tuple[Reason, ...]:
    """The tactics that count most for the best move against the next ones; where none does, its own merit."""
    if not others:
        return ()
    facts = facts_of(view)
    known = HeuristicPlayer().known(view)
    best_parts, *rivals = (
        [weight * tactic.measure(facts, move) for tactic, weight in known] for move in (best, *others[:RIVALS])
    )
    found = reasons_of(facts, best, telling(facts, known, best_parts, rivals))
    return found or reasons_of(facts, best, _in_itself(facts, best, best_parts, known))[:1]


def _in_itself(
    facts: Facts, best: Move, parts: Sequence[float], known: Sequence[tuple[Tactic, float]]
) -> list[ReasonKey]:
    """What a move does for its player, whatever the others may do: its largest merit first, last that it is safe."""
    merits = sorted(
        ((part, tactic.reason) for part, (tactic, _) in zip(parts, known, strict=True)), key=lambda one: -one[0]
    )
    found = [key for merit, key in merits if merit >= TELLING]
    return [*found, ReasonKey.NO_SCOPA] if gives_scopa(facts, best) <= SAFE else found
