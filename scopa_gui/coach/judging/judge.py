"""The judge of moves. `judge` returns the verdict: the points a move loses, their parts, their error, and the cause.

It tries all moves in the same likely worlds and compares the points by category; the last cards are solved. Worlds and
playouts are those of Maestro, the strongest opponent (ai/search/search.py), so a verdict is as reliable as his play.

With three or more players, every seat searches for its plays in a second look at the last cards. The first look solves
them with open cards, so that seats know too much; with more than two sides it plays them out by the policy, which is
too simple. The mean of both looks is better, and their difference counts as an error.

A verdict may also have a reading: the earlier move of another player that gave away a card, without which the fault
would be no fault. The better move and the one that was made are tried in random hands. If the loss is much larger when
these hands are weighted by the moves of the others (ai/seat/beliefs.py), the loss rests on what those moves showed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

import numpy as np

from scopa_gui.ai.batch.cardsets import Floats
from scopa_gui.ai.batch.policy import Policy, policy_for
from scopa_gui.ai.endgame.appraised_ends import appraise_last
from scopa_gui.ai.endgame.solved_worlds import keeps_hidden
from scopa_gui.ai.endgame.solver_over_worlds import can_solve
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.appraisal import Appraisal, Batch, appraise
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.world_playouts import WorldPlayouts, noise_pool
from scopa_gui.ai.seat.beliefs import LEAST_WEIGHT, Draws, MoveEvidence, draw, evidence_of_moves, weights_of
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.coach.judging.causes import cause_by_cards, cause_later, cause_of
from scopa_gui.coach.judging.verdict import (
    MATTERS,
    SURE,
    Cause,
    Grade,
    Reading,
    Verdict,
    grade_of,
    may_matter,
    needs_cause,
)
from scopa_gui.engine.cards import RANKS
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
FIRST_LOOK = 0.6
"""Share of the playouts for the first look; with a limit of seconds there is no second one."""
MOST_CARDS = 12
"""Largest number of cards in all hands for a second look."""
CHARGED = 12
"""Number of playouts that a playout with searched plays counts as."""
LEAST_WORLDS = 60
MOST_WORLDS = 400
"""Least and largest number of worlds in which the moves are tried."""
FIRST_ERROR = 0.3
SECOND_ERROR = 0.15
"""Error of the method of each look itself, in points."""
SPREAD = 2.0
"""Standard deviation in points of one world's result."""
DRAWS = 1200
"""Number of random deals for a reading; the two moves are played out once in each."""


def judge(view: PlayerView, move: Move, limit: Limit, rng: Random) -> Verdict:
    """Return the verdict on a move; raise ValueError if it is not legal.

    ``iterations`` of the limit is the number of playouts, USUAL_PLAYOUTS by default. Without a limit of seconds the
    verdict also has a reading.
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


def appraisal_for_judge(view: PlayerView, asked: Sequence[Move], budget: Budget, rng: Random) -> Appraisal:
    """Return the appraisal of the ``asked`` moves and of those that may be best."""
    policy = policy_for(view.rules)
    solves_all = can_solve(view) and keeps_hidden(view, budget)
    looks_again = budget.iterations is not None and may_look_again(view) and not solves_all
    own = budget.first(FIRST_LOOK) if looks_again else budget
    first = (appraise_last if can_solve(view) else appraise)(view, asked, policy, own, rng)
    return looked_again(view, first, policy, budget, rng) if looks_again else first


def may_look_again(view: PlayerView) -> bool:
    """Return whether these are the last cards and some of them are hidden in other hands."""
    return view.rules.players > 2 and not view.stock and sum(view.counts) <= MOST_CARDS


def looked_again(view: PlayerView, first: Appraisal, policy: Policy, budget: Budget, rng: Random) -> Appraisal:
    """Return the mean of the first look and a second one; the budget is that of both looks together."""
    if len(first.moves) < 2:
        return first
    playouts = replace(WorldPlayouts.likely(view, policy, budget, rng), searched=sum(view.counts))
    worlds = max(LEAST_WORLDS, min(MOST_WORLDS, (budget.iterations or 0) // (CHARGED * len(first.moves))))
    tried = playouts.tried(first.moves, worlds)
    assert tried is not None
    again = Batch.of(tried).appraisal(first.moves, by_match=first.by_match)
    looks = ((first, FIRST_ERROR), (again, SECOND_ERROR))
    doubt, other_doubt = (error**2 + SPREAD**2 / look.points.shape[1] for look, error in looks)
    return first.joined(again, doubt / (doubt + other_doubt))


def reading_behind(view: PlayerView, verdict: Verdict, rng: Random, number: int = DRAWS) -> Reading | None:
    """Return the reading without which the judged move would be no fault, or None if it is a fault in any case.

    ``number`` is the number of random deals.
    """
    if verdict.grade <= Grade.GOOD:
        return None
    policy = policy_for(view.rules)
    random = np.random.Generator(np.random.PCG64(rng.getrandbits(64)))
    draws = draw(view, number, random)
    evidence = list(evidence_of_moves(view, draws, policy))
    if not evidence:
        return None
    playouts = WorldPlayouts(view, policy, draws, random, noise_pool().begun_at(rng.getrandbits(32)))
    tried = playouts.tried_in(draws, (verdict.best, verdict.move))
    assert tried is not None, "nothing stops it"
    lost, win_lost = (better - worse for better, worse in tried.worths())
    weights = weights_of(view, draws, policy)
    tilt = weights - weights.mean()
    read = float(tilt @ lost)
    error = float(np.sqrt(tilt**2 @ (lost - weights @ lost) ** 2))
    left = verdict.win_lost - float(tilt @ win_lost), verdict.win_se, verdict.lost - read, verdict.se
    if read <= SURE * error or verdict.lost - read > MATTERS or grade_of(*left) > Grade.GOOD:
        return None
    return _what_tells(view, draws, evidence, tilt, lost)


def _what_tells(
    view: PlayerView, draws: Draws, evidence: list[MoveEvidence], tilt: Floats, lost: Floats
) -> Reading | None:
    """Return the seat and rank that explain most of the loss, with the seat's move that showed it most; or None.

    ``tilt`` has the weight of each draw, less the average; ``lost`` has the points lost in each.
    """
    most = 0.0
    found = None
    for seat in sorted({one.seat for one in evidence}):
        for rank in RANKS:
            holds = (draws.hands[seat] // 4 == rank - 1).any(axis=0)
            if holds.all() or not holds.any():
                continue
            shift = float(tilt[holds].sum())
            share = shift * float(lost[holds].mean() - lost[~holds].mean())
            if share > most:
                most = share
                found = (seat, rank, holds, shift > 0)
    if found is None:
        return None
    seat, rank, holds, is_likelier = found

    def telling(one: MoveEvidence) -> float:
        speaks = np.log(one.chances.mean(axis=0) + LEAST_WEIGHT)
        return float(speaks[holds].mean() - speaks[~holds].mean()) * (1 if is_likelier else -1)

    mover, move = view.history[max((one for one in evidence if one.seat == seat), key=telling).place]
    return Reading(mover, move, rank, is_likelier)
