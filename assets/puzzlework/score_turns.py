"""Turns asked about by the score of the match: near its end, where the best move by points is not the one that wins.

Each turn is looked at once, all worlds counted up to the last smazzata of matches that stand so or so; where the
answer changes with the score, that score is set and looked at again, closer.
"""

from dataclasses import replace
from random import Random

import numpy as np

from assets.puzzlework.asked_turns import UNREAD, lead_of, unread
from assets.puzzlework.difficulty import difficulty_of
from assets.puzzlework.mining import EACH, FIRST, GAP, GLANCE, MATCH, SURE, Where, ahead, played_out
from assets.puzzlework.patterns import is_plain, shows
from scopa_gui.ai.player import Limit
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.coach.judging.judge import appraisal_of
from scopa_gui.coach.practice.themes import BY_SCORE, PracticeTheme
from scopa_gui.coach.puzzles.puzzle import Puzzle
from scopa_gui.coach.review.refutation import verdict_against
from scopa_gui.engine.view import PlayerView

LEADS = (-3, -2, -1, 0, 1, 2, 3)
"""By so much my side leads before the smazzata; who leads needs one point more."""
GLIMPSED = 0.3
"""By so much the answer must be ahead at a first look and a second one."""
LEAST_MOVES, MOST_LEFT = 3, 20


def asked_by_score(view: PlayerView, where: Where) -> Puzzle | None:
    """The puzzle of this turn with a score at which the answer is another one than by points, if there is one."""
    if view.rules.sides != 2 or view.rules.needs_lead_of_two:
        return None
    if view.plays_left > MOST_LEFT or len(view.legal_moves()) < LEAST_MOVES:
        return None
    rng = Random(f"{where[2]}/{len(where[3])}")
    lead = _telling_lead(view, rng)
    return None if lead is None else _looked_at(replace(view, totals=_totals(view, lead)), where, rng)


def _telling_lead(view: PlayerView, rng: Random) -> int | None:
    """The lead at which the answer by the match is furthest ahead of that by points; None where there is none."""
    first = played_out(view, FIRST, rng)
    made = view.scope[0] - view.scope[1]
    most, found = GLIMPSED, None
    for lead in LEADS:
        worths = MATCH / 2 * np.sign(first.points + made + lead) @ first.weights
        apart = float(worths.max() - worths[first.best])
        if apart >= most:
            most, found = apart, lead
    return found


def _totals(view: PlayerView, lead: int) -> tuple[int, int]:
    highest = view.rules.goal - 1
    return highest + min(lead, 0), highest - max(lead, 0)


def _looked_at(view: PlayerView, where: Where, rng: Random) -> Puzzle | None:
    """The puzzle at this score, if closer looks agree."""
    glance = played_out(view, GLANCE, rng)
    best, seen = glance.moves[glance.best], ahead(glance)
    if seen is None or seen[1] < GLIMPSED or glance.moves[int(np.argmax(glance.points @ glance.weights))] == best:
        return None
    legal = view.legal_moves()
    limit = Limit(iterations=EACH * len(legal))
    closer = appraisal_of(view, legal, limit, rng)
    found = ahead(closer)
    if found is None or found[0] != best or found[1] < max(GAP, SURE * found[2]):
        return None
    tempting = closer.moves[int(np.argmax(closer.points @ closer.weights))]
    facts = facts_of(view)
    if tempting == best or is_plain(facts, best, tempting) or not shows(PracticeTheme.SCORE, facts, best, tempting):
        return None
    if lead_of(appraisal_of(unread(view), legal, limit, rng), best) < UNREAD:
        return None
    split = verdict_against(view, best, tempting, where[2]).split
    part = max(split, key=lambda name: split[name])
    gap = round(found[1], 3), round(found[2], 4)
    difficulty = difficulty_of(view, best)[0]
    return Puzzle(*where, str(best), str(tempting), BY_SCORE, part, difficulty, *gap, totals=view.totals)
