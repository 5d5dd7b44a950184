"""The judge of moves. `judge` returns the verdict: the points a move loses, their parts, their error, and the cause.

It tries all moves in the same likely worlds and compares the points by category; the last cards are solved. Worlds and
playouts are those of Maestro, the strongest opponent (ai/search/search.py), so a verdict is as reliable as his play;
ai/search/second_look.py chooses the method.
"""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.appraisal import Appraisal
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.second_look import appraisal_for_judge
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.coach.judging.causes import cause_of
from scopa_gui.coach.judging.lost_cards import cause_by_cards, cause_later
from scopa_gui.coach.judging.readings import reading_behind
from scopa_gui.coach.judging.verdict import Cause, Verdict, grade_of, may_matter, needs_cause
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

USUAL_PLAYOUTS = 12_000
"""Number of playouts for a verdict if the limit has none."""
LAST_CARDS = 8
"""Largest number of cards in all hands that count as the last cards."""
LAST_PLAYOUTS = 16_000
"""Number of playouts for the last cards without a limit of seconds, always with the same seed.

Every verdict on the last cards is therefore the same. For two sides these playouts are enough to solve all worlds.
"""


def judge(view: PlayerView, move: Move, limit: Limit, rng: Random) -> Verdict:
    """Return the verdict on a move; raise ValueError if it is not legal.

    ``iterations`` of the limit is the number of playouts, USUAL_PLAYOUTS by default. Without a limit of seconds the
    verdict also has a reading (readings.py).
    """
    if move not in view.legal_moves():
        raise ValueError("Only a legal move can be judged.")
    verdict = verdict_of(view, move, appraisal_of(view, (move,), limit, rng))
    return verdict if limit.seconds is not None else replace(verdict, reading=reading_behind(view, verdict, rng))


def are_last(view: PlayerView) -> bool:
    """Return whether only the last cards are left, so that every verdict without a limit of seconds is the same."""
    return not view.stock and sum(view.counts) <= LAST_CARDS


def appraisal_of(view: PlayerView, asked: tuple[Move, ...], limit: Limit, rng: Random) -> Appraisal:
    """Return the results of the ``asked`` moves, and of all that may be best, in the same worlds.

    For the last cards, without a limit of seconds, they are always the results of all legal moves with LAST_PLAYOUTS.
    """
    if limit.seconds is None and are_last(view):
        limit = Limit(iterations=LAST_PLAYOUTS)
        rng = Random("last cards")
        asked = view.legal_moves()
    return appraisal_for_judge(view, asked, Budget(limit, USUAL_PLAYOUTS, keeps_back=True), rng)


def verdict_of(view: PlayerView, move: Move, found: Appraisal) -> Verdict:
    """Return the verdict on a move of an appraisal, compared with its best move."""
    return verdict_between(view, found.moves[found.best], move, found)


def verdict_between(view: PlayerView, better: Move, move: Move, found: Appraisal) -> Verdict:
    """Return the verdict on a move compared with a better one, both from the same appraisal."""
    place = found.moves.index(move)
    best = found.moves.index(better)
    lost, error = found.difference(best, place, found.points)
    win_lost, win_error = found.difference(best, place, found.wins)
    grade = grade_of(win_lost, win_error, lost, error)
    split = {name: found.difference(best, place, values)[0] for name, values in found.parts.items()}
    cause = _cause(view, found, (best, place), split) if needs_cause(grade, lost, error) else None
    losses = (lost, error, win_lost, win_error, grade, split, cause)
    worth = float(found.points[best] @ found.weights)
    worlds = found.points.shape[1]
    values = found.wins if found.by_match else found.points
    others = (found.difference(other, place, values) for other in range(len(found.moves)) if other != place)
    is_settled = not any(may_matter(ahead, error, by_match=found.by_match) for ahead, error in others)
    return Verdict(move, found.moves[best], *losses, worth, found.is_exact, worlds, is_settled)


def _cause(view: PlayerView, found: Appraisal, places: tuple[int, int], split: Mapping[str, float]) -> Cause | None:
    """Return the cause of the loss: a clear tactic, else the cards lost, else any tactic, else the part lost later.

    ``places`` are the indices of the better move and of the judged one in the appraisal.
    """
    facts = facts_of(view)
    best, place = places
    moves = found.moves[best], found.moves[place]
    return (
        cause_of(facts, *moves, split)
        or cause_by_cards(
            facts, split, lambda card: found.captured_share(best, card) - found.captured_share(place, card)
        )
        or cause_of(facts, *moves, split, telling=0.0)
        or cause_later(split)
    )
