"""Asked turns: a turn at which a theme may be asked, looked at as mining looks at it, closer each time.

It becomes a puzzle where one move is clearly ahead, with what is read of how the others have played and without, and
shows the pattern of the theme against its nearest rival. For the theme of reading it is the other way about: without
reading nothing is clearly ahead, the rival is what would then be best, and the judge can say what was read from which
move. Under a theme that nearly every turn shows a puzzle stands only where the judge names it, or where no other theme
sets the two moves apart.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import NamedTuple

import numpy as np

from assets.puzzlework.difficulty import difficulty_of
from assets.puzzlework.labelling import name_in
from assets.puzzlework.mining import (
    EACH,
    FIRST,
    GAP,
    GLANCE,
    SURE,
    Where,
    ahead,
    may_be_ahead,
    near_moves,
    played_out,
    worths_in,
)
from assets.puzzlework.patterns import LAST_CARDS, PATTERNS, is_no_dearer, is_plain, may_ask, shows
from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.appraisal import Appraisal
from scopa_gui.ai.search.world_playouts import WorldPlayouts, noise_pool
from scopa_gui.ai.seat.beliefs import draw, weights_of
from scopa_gui.ai.seat.knowledge import Facts, facts_of
from scopa_gui.coach.judging.judge import appraisal_of
from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.coach.puzzles.puzzle import Puzzle
from scopa_gui.coach.review.refutation import reading_looked_for, verdict_against
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.setup import setup_seen
from scopa_gui.engine.view import PlayerView

LEAST_MOVES = {PracticeTheme.LAST_CARD: 2}
"""So many moves there are to choose from; elsewhere three."""
LATE, LATE_LEFT = (
    frozenset(
        {
            PracticeTheme.ECHO,
            PracticeTheme.PARTNERS_DOUBLE,
            PracticeTheme.PAIRS,
            PracticeTheme.HELD_TWICE,
            PracticeTheme.ANCHORS,
            PracticeTheme.READING,
            PracticeTheme.PARTNER,
            PracticeTheme.PREPARING,
        }
    ),
    22,
)
"""Themes of which hardly a move is clearly ahead before so few cards are left to be played."""
SKETCH = Limit(iterations=1000)
"""Between the first look and the glance: most that a first look lets pass are done with here."""
HANDS = 300
"""In so many the moves are tried at a first look for what is read."""
RIVALS = 2
"""Of so many of the nearest rivals at a first look one must show the pattern."""
TOLD = frozenset({PracticeTheme.SETTEBELLO, PracticeTheme.ACES, PracticeTheme.PREPARING, PracticeTheme.GIVING_CARDS})
"""Themes of which the judge must say that the rival goes against them."""
LEVEL = frozenset({PracticeTheme.PREPARING, PracticeTheme.GIVING_CARDS, PracticeTheme.PARTNER})
"""Those that nearly every turn shows: they are asked where the answer brings no more at once."""
ANYWHERE = frozenset({PracticeTheme.READING, PracticeTheme.OPENINGS, PracticeTheme.ENDINGS})
"""Those that do not set moves apart."""
UNREAD = 0.25
"""Points by which an answer is ahead when nothing is read from how the others have played, too."""
READ, DOUBTED = 0.12, 0.1
"""One that is about reading is ahead by less than this without; by so much more a glance may say."""


def asked(view: PlayerView, where: Where, themes: Sequence[PracticeTheme]) -> Puzzle | None:
    """The puzzle of this turn, if one of the themes can be asked there and one move is clearly best."""
    legal, facts = view.legal_moves(), facts_of(view)
    fitting = [theme for theme in themes if len(legal) >= LEAST_MOVES.get(theme, 3) and _may_show(theme, facts, legal)]
    finer = [theme for theme in fitting if theme is not PracticeTheme.READING]
    rng = Random(f"{where[2]}/{len(where[3])}")
    found = _asked_at_sight(view, where, finer, rng) if finer else None
    if found or finer == fitting or facts.plays_left <= LAST_CARDS:
        return found
    return _asked_by_reading(view, where, rng)


def _may_show(theme: PracticeTheme, facts: Facts, legal: Sequence[Move]) -> bool:
    """Whether a look at a turn may be worth it."""
    if not may_ask(theme, facts) or (theme in LATE and facts.plays_left > LATE_LEFT):
        return False
    return theme is PracticeTheme.READING or any(_asks(theme, facts, *pair) for pair in permutations(legal, 2))


def _asked_among(
    themes: Sequence[PracticeTheme], facts: Facts, best: Move, rivals: Sequence[Move]
) -> PracticeTheme | None:
    """The first of these themes that the best move shows against one of these rivals."""
    return next((theme for theme in themes if any(_asks(theme, facts, best, move) for move in rivals)), None)


def _asks(theme: PracticeTheme, facts: Facts, best: Move, rival: Move) -> bool:
    """Whether the theme may be asked by these two moves, and the answer is not what anybody would play."""
    if is_plain(facts, best, rival) or not shows(theme, facts, best, rival):
        return False
    if theme in LEVEL and not is_no_dearer(facts, best, rival):
        return False
    return theme is not PracticeTheme.PARTNER or _only_theme(facts, best, rival)


def _only_theme(facts: Facts, best: Move, rival: Move) -> bool:
    """Whether these two moves show no more than one theme."""
    return sum(shows(theme, facts, best, rival) for theme in PATTERNS if theme not in ANYWHERE) <= 1


def _asked_at_sight(view: PlayerView, where: Where, themes: Sequence[PracticeTheme], rng: Random) -> Puzzle | None:
    """The puzzle of a turn about one of these themes; the looks that take least time come first."""
    facts, plain = facts_of(view), unread(view)
    first = played_out(plain, FIRST, rng)
    best = first.moves[first.best]
    if not may_be_ahead(first, best, UNREAD) or not _asked_among(themes, facts, best, nearest_to(first, best)):
        return None
    if not all(may_be_ahead(played_out(plain, limit, rng), best, UNREAD) for limit in (SKETCH, GLANCE)):
        return None
    glance = played_out(view, GLANCE, rng)
    if not may_be_ahead(glance, best) or not _asked_among(themes, facts, best, nearest_to(glance, best)[:1]):
        return None
    found = _found(view, best, near_moves(glance), rng)
    if found is None or lead_of(appraisal_of(plain, found.near, found.limit, rng), best) <= UNREAD:
        return None
    theme = _asked_among(themes, facts, best, [found.rival])
    puzzle = None if theme is None else _puzzle(view, where, (best, found.rival), theme, found.lead)
    return puzzle if puzzle is None or theme not in TOLD else _told(puzzle, str(found.rival))


def _asked_by_reading(view: PlayerView, where: Where, rng: Random) -> Puzzle | None:
    """The puzzle of what is best by reading and what would be without, if it is told what was read."""
    plain, best = unread(view), best_by_reading(view, rng)
    if best is None:
        return None
    glance = played_out(view, GLANCE, rng)
    if not may_be_ahead(glance, best) or lead_of(played_out(plain, GLANCE, rng), best) >= READ + DOUBTED:
        return None
    found = _found(view, best, near_moves(glance), rng)
    if found is None:
        return None
    plainly = appraisal_of(plain, found.near, found.limit, rng)
    moves = best, nearest_to(plainly, best)[0]
    if lead_of(plainly, best) >= READ or not shows(PracticeTheme.READING, facts_of(view), *moves):
        return None
    puzzle = replace(_puzzle(view, where, moves, PracticeTheme.READING, found.lead), tempting=str(moves[1]))
    verdict = verdict_against(view, *moves, puzzle.key)
    return puzzle if reading_looked_for(view, verdict, puzzle.key) else None


def best_by_reading(view: PlayerView, rng: Random) -> Move | None:
    """The move that may be ahead by reading alone, as far as a look can tell: all tried in the same hands, alike and as
    they were read.
    """
    policy, random = policy_for(view.rules), np.random.Generator(np.random.PCG64(rng.getrandbits(64)))
    draws, moves = draw(view, HANDS, random), view.legal_moves()
    tried = WorldPlayouts(view, policy, draws, random, noise_pool().begun_at(rng.getrandbits(32))).tried_in(
        draws, moves
    )
    assert tried is not None, "nothing stops it"
    points, weights = tried.worths()[0], weights_of(view, draws, policy)
    read, alike = points @ weights, points.mean(axis=1)
    best = int(read.argmax())
    ahead_of = [place for place in range(len(moves)) if place != best]
    is_ahead = read[best] - read[ahead_of].max() >= GAP - DOUBTED
    return moves[best] if is_ahead and alike[best] - alike[ahead_of].max() < READ + DOUBTED else None


class _Found(NamedTuple):
    """What a close look at the ``near`` moves has found: the best one's ``rival``, its lead with the standard error."""

    near: tuple[Move, ...]
    limit: Limit
    rival: Move
    lead: tuple[float, float]


def _found(view: PlayerView, best: Move, near: tuple[Move, ...], rng: Random) -> _Found | None:
    """A close look at these moves; None unless the best one stays clearly ahead."""
    limit = Limit(iterations=EACH * len(near))
    closer = appraisal_of(view, near, limit, rng)
    most = ahead(closer)
    if most is None or most[0] != best or most[1] < max(GAP, SURE * most[2]):
        return None
    return _Found(near, limit, nearest_to(closer, best)[0], most[1:])


def _told(puzzle: Puzzle, rival: str) -> Puzzle | None:
    """The puzzle against this rival, if the judge names its theme as the cause."""
    cause = verdict_against(puzzle.view(), puzzle.answer, move_named(rival), puzzle.seed).cause
    if cause is None or theme_of(cause.tactic, cause.part) is not theme_of(puzzle.theme, puzzle.part):
        return None
    return replace(puzzle, tempting=rival, theme=cause.tactic, part=cause.part)


def _about_reading(
    view: PlayerView, where: Where, moves: tuple[Move, Move], lead: tuple[float, float]
) -> Puzzle | None:
    """The puzzle of what is best by reading and what would be without, if it is told what was read."""
    if not shows(PracticeTheme.READING, facts_of(view), *moves):
        return None
    puzzle = replace(_puzzle(view, where, moves, PracticeTheme.READING, lead), tempting=str(moves[1]))
    verdict = verdict_against(view, *moves, puzzle.key)
    return puzzle if reading_looked_for(view, verdict, puzzle.key) else None


def _puzzle(
    view: PlayerView, where: Where, moves: tuple[Move, Move], theme: PracticeTheme, lead: tuple[float, float]
) -> Puzzle:
    """The puzzle with this answer and its nearest rival, or the move that tempts if it shows the theme, too."""
    facts, (best, rival) = facts_of(view), moves
    difficulty, tempting = difficulty_of(view, best)
    if not shows(theme, facts, best, tempting):
        tempting = rival
    split = verdict_against(view, best, tempting, where[2]).split
    part = max(split, key=lambda name: split[name])
    gap = round(lead[0], 3), round(lead[1], 4)
    return Puzzle(*where, str(best), str(tempting), name_in(theme, facts, best, tempting), part, difficulty, *gap)


def unread(view: PlayerView) -> PlayerView:
    """The view of one who reads nothing from what has been played."""
    return setup_seen(view).without_past().view()


def nearest_to(found: Appraisal, best: Move) -> list[Move]:
    """The moves that come next after the best, RIVALS of them."""
    means = worths_in(found) @ found.weights
    order = sorted(range(len(means)), key=lambda place: -float(means[place]))
    return [found.moves[place] for place in order if found.moves[place] != best][:RIVALS]


def lead_of(found: Appraisal, best: Move) -> float:
    """By how much a move is ahead of the best of the others."""
    means, place = worths_in(found) @ found.weights, found.moves.index(best)
    return float(means[place] - max(mean for other, mean in enumerate(means) if other != place))
