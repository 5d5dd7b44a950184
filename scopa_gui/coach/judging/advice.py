"""The adviser's choice for a hint, never without a reason: where no tactic tells it from the next move, the judge does.

Light to import: the judge, and numpy with it, is loaded in the process that thinks.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from scopa_gui.ai.levels import ADVISER, player_of
from scopa_gui.ai.player import Choice, Limit
from scopa_gui.ai.reasons import Reason, ReasonKey
from scopa_gui.coach.judging.verdict import SURE, Verdict
from scopa_gui.engine.scoring.categories import PART_ORDER
from scopa_gui.engine.view import PlayerView

PLAYOUTS = 1500
"""For the two moves that are set against each other, and as many of the others as may be best."""
LEAST_AHEAD = 0.05
"""Points: by less no move is told to be ahead of another."""


class AdviceQuestion(NamedTuple):
    """Question for the move that the adviser would play, and why; its one answer is a Choice."""

    view: PlayerView
    limit: Limit
    seed: str

    def answers(self, given: Any, had: int) -> Iterator[Choice]:
        """The choice."""
        yield advised(*self)


def advised(view: PlayerView, limit: Limit, seed: str) -> Choice:
    """The adviser's choice, here and now, with a reason; of the last cards the judge's, so that both say the same."""
    choice = _of_last_cards(view) or player_of(ADVISER).choose(view, limit, Random(seed))
    if choice.reasons or len(choice.candidates) < 2:
        return choice
    from scopa_gui.coach.judging.judge import appraisal_of, verdict_between

    behind = next(candidate.move for candidate in choice.candidates if candidate.move != choice.move)
    rng = Random(f"ahead/{len(view.history)}")
    found = appraisal_of(view, (choice.move, behind), Limit(iterations=PLAYOUTS), rng)
    return replace(choice, reasons=(reason_ahead(verdict_between(view, choice.move, behind, found)),))


def _of_last_cards(view: PlayerView) -> Choice | None:
    """The move that the judge finds best of the last cards, all moves with their worth; `None` before."""
    from scopa_gui.ai.heuristic.explanation import reasons_for
    from scopa_gui.ai.search.search_player import safest_first
    from scopa_gui.coach.judging.judge import appraisal_of, are_last

    moves = view.legal_moves()
    if not are_last(view) or len(moves) == 1:
        return None
    found = appraisal_of(view, moves, Limit(), Random(0))
    candidates = safest_first(view, found.candidates)
    best, *others = (candidate.move for candidate in candidates)
    return Choice(best, candidates, reasons_for(view, best, others), found.points.shape[1])


def reason_ahead(verdict: Verdict) -> Reason:
    """In what the better move is most ahead of this one, or that this one may be as good."""
    if verdict.lost < LEAST_AHEAD or verdict.lost <= SURE * verdict.se:
        return Reason(ReasonKey.ALIKE)
    part = max(verdict.split, key=lambda part: verdict.split[part])
    return Reason(ReasonKey.AHEAD, {"part": PART_ORDER.index(part), "hundredths": round(100 * verdict.split[part])})
