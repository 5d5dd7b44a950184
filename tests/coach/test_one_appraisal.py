"""The Maestro and the judge look at moves in one way: what changes for one of them changes for the other."""

from random import Random

import pytest

from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.endgame import solved_worlds
from scopa_gui.ai.endgame.solver import EndgameSearch
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search import search
from scopa_gui.ai.search.search import SearchPlayer
from scopa_gui.ai.search.world_playouts import TriedMoves
from scopa_gui.coach.judging import judge as judging
from scopa_gui.coach.judging.judge import FIRST_ERROR, appraisal_of
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of
from tests.ai.conftest import played
from tests.measure.benchmarks.endgame import held

LIMIT = Limit(iterations=1500)
GAMES = {key: variant.rules for key, variant in VARIANTS.items() if not variant.rules.deals_in_threes}


EARLY, LATE, LAST = 30, 9, 7
"""Cards still to be played: where worlds are played out, where they are solved, and where that with hidden hands."""


def a_view(key, left):
    """What a seat knows that has a choice."""
    moves = held(deal_smazzata(GAMES[key], Random(0))) - left
    views = (view_of(position, position.turn) for position in (played(GAMES[key], Random(n), moves) for n in range(99)))
    return next(view for view in views if len(view.legal_moves()) > 1)


def best_of_both(view):
    choice = SearchPlayer().choose(view, LIMIT, Random(1))
    found = appraisal_of(view, view.legal_moves(), LIMIT, Random(1))
    return choice.candidates, {
        move: float(points @ found.weights) for move, points in zip(found.moves, found.points, strict=True)
    }


def negated(worths):
    return lambda *asked: (
        {move: -worth for move, worth in found.items()}
        if isinstance(found := worths(*asked), dict)
        else tuple(-values for values in found)
    )


@pytest.mark.parametrize("key", GAMES)
def test_last_cards_are_worth_the_same_to_both(key):
    candidates, points = best_of_both(a_view(key, LAST))
    assert {candidate.move: pytest.approx(candidate.points, abs=1e-5) for candidate in candidates} == points


@pytest.mark.rotating
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(
    ("left", "looks", "name"),
    [(EARLY, TriedMoves, "worths"), (LATE, EndgameSearch, "solved"), (LAST, solved_worlds, "made_in")],
)
def test_worlds_that_end_otherwise_end_so_for_both(key, left, looks, name, monkeypatch):
    view = a_view(key, left)
    before, _ = best_of_both(view)
    monkeypatch.setattr(looks, name, negated(getattr(looks, name)))
    candidates, points = best_of_both(view)
    likely = next(candidate for candidate in candidates if candidate.move == max(points, key=points.get))
    doubt = 2 * (candidates[0].se + likely.se) + FIRST_ERROR
    assert candidates[0].points - likely.points <= doubt, "the judge's best is as good"
    first, last = (next(one.points for one in before if one.move == other.move) for other in (likely, before[-1]))
    assert first <= last + 2 * before[-1].se + FIRST_ERROR, "what was the worst is the best"


@pytest.mark.parametrize("left", [EARLY, LAST])
def test_both_ask_for_the_policy_of_the_rules(left, monkeypatch):
    asked = []

    def policy_for(rules):
        asked.append(rules)
        return policy

    view = a_view("scopone", left)
    policy = Policy(judging.policy_for(view.rules).weights * 0)
    monkeypatch.setattr(search, "policy_for", policy_for)
    monkeypatch.setattr(judging, "policy_for", policy_for)
    best_of_both(view)
    assert asked == [view.rules] * 3, "the search once for its tables and once for itself, the judge once"
