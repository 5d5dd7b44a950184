"""The adviser's choice of a move for a hint, always with a reason: from the tactics or, if none differs, the judge.

Quick to import: the judge, which needs numpy, is loaded only in the process that thinks.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from scopa_gui.ai.levels import ADVISER, player_of
from scopa_gui.ai.player import Choice, Limit
from scopa_gui.ai.reasons import AHEAD, ALIKE, Reason
from scopa_gui.coach.judging.verdict import SURE, Verdict
from scopa_gui.engine.scoring.categories import PART_ORDER
from scopa_gui.engine.view import PlayerView

PLAYOUTS = 1500
"""Number of playouts for comparing the chosen move with the next best one."""
LEAST_AHEAD = 0.05
"""Points by which a move must be better than another to be called better."""


class AdviceQuestion(NamedTuple):
    """Question for the move that the adviser would play, and why; its one answer is a Choice."""

    view: PlayerView
    limit: Limit
    seed: str

    def answers(self, given: Any, had: int) -> Iterator[Choice]:
        """Yield the choice."""
        yield advised(*self)


def advised(view: PlayerView, limit: Limit, seed: str) -> Choice:
    """Return the adviser's choice with a reason; for the last cards the judge's choice, so that both always agree."""
    choice = _choice_at_last_cards(view) or player_of(ADVISER).choose(view, limit, Random(seed))
    if choice.reasons or len(choice.candidates) < 2:
        return choice
    from scopa_gui.coach.judging.judge import appraisal_of, verdict_between

    behind = next(candidate.move for candidate in choice.candidates if candidate.move != choice.move)
    rng = Random(f"ahead/{len(view.history)}")
    found = appraisal_of(view, (choice.move, behind), Limit(iterations=PLAYOUTS), rng)
    return replace(choice, reasons=(reason_ahead(verdict_between(view, choice.move, behind, found)),))


def _choice_at_last_cards(view: PlayerView) -> Choice | None:
    """Return the judge's choice if only the last cards are left and there is more than one move, else None."""
    from scopa_gui.ai.heuristic_player import reasons_for
    from scopa_gui.ai.search.search import safest_first
    from scopa_gui.coach.judging.judge import appraisal_of, are_last

    moves = view.legal_moves()
    if not are_last(view) or len(moves) == 1:
        return None
    found = appraisal_of(view, moves, Limit(), Random(0))
    candidates = safest_first(view, found.candidates)
    best, *others = (candidate.move for candidate in candidates)
    return Choice(best, candidates, reasons_for(view, best, others), found.points.shape[1])


def reason_ahead(verdict: Verdict) -> Reason:
    """Return the reason AHEAD with the part in which the better move gains most, or ALIKE if it is hardly better."""
    if verdict.lost < LEAST_AHEAD or verdict.lost <= SURE * verdict.se:
        return Reason(ALIKE)
    part = max(verdict.split, key=lambda part: verdict.split[part])
    return Reason(AHEAD, {"part": PART_ORDER.index(part), "hundredths": round(100 * verdict.split[part])})
