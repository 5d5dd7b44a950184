"""The judge: what a move costs against the best one, split by what it costs, how sure that is, and why.

Worlds are drawn by what the others have played, every move is tried in the same ones, and the differences are counted
category by category; the last cards are solved. All of it as the Maestro does (ai/search/move_worths.py), so that a
verdict is as true as he.
"""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.appraisal import Appraisal
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.move_worths import MoveWorths
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.coach.judging.causes import cause_of
from scopa_gui.coach.judging.lost_cards import cause_by_cards, cause_later
from scopa_gui.coach.judging.readings import reading_behind
from scopa_gui.coach.judging.verdict import Cause, Verdict, grade_of, may_matter, needs_cause
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

USUAL_PLAYOUTS = 12_000
LAST_CARDS = 8
LAST_PLAYOUTS = 16_000
"""Number of cards in all hands, at most, for which every verdict without a time limit gets these playouts and the same
draws. Two sides: enough for all worlds, which are solved. More sides: everyone who asks gets the same answer.
"""


def judge(view: PlayerView, move: Move, limit: Limit, rng: Random) -> Verdict:
    """The verdict on a legal move; ``iterations`` of the limit count playouts (usually USUAL_PLAYOUTS).

    What a fault was read from is looked for where no seconds are set. Raises ValueError when the move is not legal.
    """
    if move not in view.legal_moves():
        raise ValueError("Only a legal move can be judged.")
    verdict = verdict_of(view, move, appraisal_of(view, (move,), limit, rng))
    return verdict if limit.seconds is not None else replace(verdict, reading=reading_behind(view, verdict, rng))


def are_last(view: PlayerView) -> bool:
    """Return True where so few cards are left that verdicts are always the same.

    They do not depend on the player who asks, nor on the effort allowed.
    """
    return not view.stock and sum(view.counts) <= LAST_CARDS


def appraisal_of(view: PlayerView, asked: tuple[Move, ...], limit: Limit, rng: Random) -> Appraisal:
    """The moves asked about and those that may be best, in the same worlds; of the last cards all moves, and unless
    seconds are set always in the same way.
    """
    if limit.seconds is None and are_last(view):
        limit = Limit(iterations=LAST_PLAYOUTS)
        rng = Random("last cards")
        asked = view.legal_moves()
    return MoveWorths(view).appraisal(asked, Budget(limit, USUAL_PLAYOUTS, keeps_back=True), rng)


def verdict_of(view: PlayerView, move: Move, found: Appraisal) -> Verdict:
    """The verdict on a move that was appraised, against the best one."""
    return verdict_between(view, found.moves[found.best], move, found)


def verdict_between(view: PlayerView, better: Move, move: Move, found: Appraisal) -> Verdict:
    """The verdict on a move against another one, both of them appraised."""
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
    is_settled = _is_settled(found, place)
    return Verdict(move, found.moves[best], *losses, worth, found.is_exact, worlds, is_settled)


def _is_settled(found: Appraisal, place: int) -> bool:
    """True when no other move may be better by what matters."""
    values = found.wins if found.by_match else found.points
    others = (found.difference(other, place, values) for other in range(len(found.moves)) if other != place)
    return not any(may_matter(ahead, error, by_match=found.by_match) for ahead, error in others)


def _cause(view: PlayerView, found: Appraisal, places: tuple[int, int], split: Mapping[str, float]) -> Cause | None:
    """The tactic that the move goes against; if none is clear, the cards lost by it; else a less clear tactic,
    or only where it shows.
    """
    facts = facts_of(view)
    (best, place) = places
    moves = found.moves[best], found.moves[place]
    return (
        cause_of(facts, *moves, split)
        or cause_by_cards(
            facts, split, lambda card: found.captured_share(best, card) - found.captured_share(place, card)
        )
        or cause_of(facts, *moves, split, telling=0.0)
        or cause_later(split)
    )
