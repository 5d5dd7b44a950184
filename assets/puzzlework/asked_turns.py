"""Asked turns: a turn at which a theme may be asked, looked at as mining looks at it, closer each time.

It becomes a puzzle where one move is clearly ahead, with what is read of how the others have played and without, and
shows the pattern of the theme against its nearest rival. For the theme of reading it is the other way about: without
reading nothing is clearly ahead, and the judge can say what was read from which move.
"""

from collections.abc import Sequence
from itertools import permutations
from random import Random

from assets.puzzlework.difficulty import difficulty_of
from assets.puzzlework.labelling import name_in
from assets.puzzlework.mining import EACH, FIRST, GAP, GLANCE, SURE, Where, ahead, may_be_ahead, near_moves, played_out
from assets.puzzlework.patterns import may_ask, shows
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.appraisal import Appraisal
from scopa_gui.ai.seat.knowledge import Facts, facts_of
from scopa_gui.coach.judging.judge import appraisal_of
from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.coach.puzzles.puzzle import Puzzle
from scopa_gui.coach.review.refutation import verdict_against
from scopa_gui.engine.moves import Move
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
        }
    ),
    22,
)
"""Themes of which hardly a move is clearly ahead before so few cards are left to be played."""
RIVALS = 2
"""Of so many of the nearest rivals at a first look one must show the pattern."""
UNREAD = 0.25
"""Points by which an answer is ahead when nothing is read from how the others have played, too."""
READ = 0.12
"""One that is about reading is ahead by less than this without."""


def asked(view: PlayerView, where: Where, themes: Sequence[PracticeTheme]) -> Puzzle | None:
    """The puzzle of this turn, if one of the themes can be asked there and one move is clearly best."""
    legal, facts = view.legal_moves(), facts_of(view)
    fitting = [theme for theme in themes if len(legal) >= LEAST_MOVES.get(theme, 3) and _may_show(theme, facts, legal)]
    if not fitting:
        return None
    rng = Random(f"{where[2]}/{len(where[3])}")
    first = played_out(view, FIRST, rng)
    best = first.moves[first.best]
    if not may_be_ahead(first, best):
        return None
    is_read = PracticeTheme.READING in fitting and lead_of(played_out(_unread(view), FIRST, rng), best) < READ
    rivals = _nearest_to(first, best)
    fitting = [
        theme
        for theme in fitting
        if (is_read if theme is PracticeTheme.READING else any(shows(theme, facts, best, move) for move in rivals))
    ]
    return _looked_at(view, where, best, fitting, rng) if fitting else None


def _may_show(theme: PracticeTheme, facts: Facts, legal: Sequence[Move]) -> bool:
    """Whether a look at a turn may be worth it."""
    if not may_ask(theme, facts) or (theme in LATE and facts.plays_left > LATE_LEFT):
        return False
    return theme is PracticeTheme.READING or any(shows(theme, facts, *pair) for pair in permutations(legal, 2))


def _looked_at(
    view: PlayerView, where: Where, best: Move, themes: Sequence[PracticeTheme], rng: Random
) -> Puzzle | None:
    """The puzzle with this answer, if closer looks agree."""
    facts, glance = facts_of(view), played_out(view, GLANCE, rng)
    finer = [theme for theme in themes if theme is not PracticeTheme.READING]
    if not may_be_ahead(glance, best):
        return None
    if len(finer) == len(themes) and not any(shows(theme, facts, best, _rival_of(glance)) for theme in finer):
        return None
    near = near_moves(glance)
    limit = Limit(iterations=EACH * len(near))
    closer = appraisal_of(view, near, limit, rng)
    found, rival = ahead(closer), _rival_of(closer)
    if found is None or found[0] != best or found[1] < max(GAP, SURE * found[2]):
        return None
    unread = lead_of(appraisal_of(_unread(view), near, limit, rng), best)
    among = finer if unread > UNREAD else set(themes) - set(finer) if unread < READ else ()
    theme = next((theme for theme in among if shows(theme, facts, best, rival)), None)
    return None if theme is None else _puzzle(view, where, (best, rival), theme, found[1:])


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


def _unread(view: PlayerView) -> PlayerView:
    return setup_seen(view).without_past().view()


def _rival_of(found: Appraisal) -> Move:
    """The move that comes next after the best."""
    return _nearest_to(found, found.moves[found.best])[0]


def _nearest_to(found: Appraisal, best: Move) -> list[Move]:
    """The moves that come next after the best, RIVALS of them."""
    means = found.points @ found.weights
    order = sorted(range(len(means)), key=lambda place: -float(means[place]))
    return [found.moves[place] for place in order if found.moves[place] != best][:RIVALS]


def lead_of(found: Appraisal, best: Move) -> float:
    """By how many points a move is ahead of the best of the others."""
    means, place = found.points @ found.weights, found.moves.index(best)
    return float(means[place] - max(mean for other, mean in enumerate(means) if other != place))
