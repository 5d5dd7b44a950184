"""Readings: the earlier move of another player that gave away a card, without which a fault would be no fault.

The better move and the one that was made are tried in random hands. If the loss is much larger when these hands are
weighted by the moves of the others (ai/seat/beliefs.py), the loss rests on what those moves showed.
"""

from random import Random

import numpy as np

from scopa_gui.ai.batch.cardsets import Floats
from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.search.world_playouts import WorldPlayouts, noise_pool
from scopa_gui.ai.seat.beliefs import LEAST_WEIGHT, Draws, MoveEvidence, draw, evidence_of_moves, weights_of
from scopa_gui.coach.judging.verdict import MATTERS, SURE, Grade, Reading, Verdict, grade_of
from scopa_gui.engine.cards import RANKS
from scopa_gui.engine.view import PlayerView

DRAWS = 1200
"""Number of random deals; the two moves are played out once in each."""


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
