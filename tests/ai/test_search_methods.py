"""Who looks at a view: the solver, the tree and the playouts together, or the playouts alone; all read play alike."""

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.endgame.solver_over_worlds import SolverOverWorlds, can_solve
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search import flat_monte_carlo, search
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.search import find
from scopa_gui.coach.judging.judge import appraisal_for_judge
from scopa_gui.engine.view import view_of
from tests.ai.conftest import played
from tests.games import GAMES


def a_view(name, moves, totals=(0, 0)):
    position = played(GAMES[name], Random(3), moves)
    return view_of(position, position.turn, totals)


MET = {
    "solved": (a_view("scopone_scientifico 4", 29), SolverOverWorlds, "find"),
    "dealt in threes": (a_view("scopa 2", 4), search, "find_by_both"),
    "dealt in threes, with the match at stake": (a_view("scopa 2", 4, (9, 0)), flat_monte_carlo, "find"),
    "dealt at once": (a_view("scopone_scientifico 4", 8), flat_monte_carlo, "find"),
}


def budget():
    return Budget(Limit(iterations=60), 1)


@pytest.mark.parametrize("name", MET)
def test_each_view_is_looked_at_by_its_search(name):
    view, method, _ = MET[name]
    found = find(view, budget(), Random(1))
    policy = policy_for(view.rules)
    if method is SolverOverWorlds:
        assert found == SolverOverWorlds(policy).find(view, budget(), Random(1))
    elif method is search:
        assert found == search.find_by_both(view, policy, budget(), Random(1))
    else:
        assert found == flat_monte_carlo.find(view, policy, budget(), Random(1))


@pytest.mark.parametrize("name", MET)
def test_whoever_looks_trusts_play_as_far_as_is_said(name, monkeypatch):
    view, method, called = MET[name]
    trusted = []
    # The solver is made with its trust; the two searches are given it last.
    monkeypatch.setattr(method, called, lambda *given: trusted.append(getattr(given[0], "trust", given[-1])))
    find(view, budget(), Random(1), 0.25)
    find(view, budget(), Random(1))
    assert trusted == [0.25, 1.0]


@pytest.mark.parametrize("name", MET)
def test_who_sits_there_matters_as_far_as_play_is_trusted(name):
    view = MET[name][0]

    def found(trust, name):
        known = replace(view, seated=("human", *[name] * (view.rules.players - 1)))
        return find(known, budget(), Random(1), trust).candidates

    assert found(0.0, "rosa") == found(0.0, "pierino")
    assert found(1.0, "rosa") != found(1.0, "pierino")


@pytest.mark.parametrize(("moves", "is_exact"), [(31, True), (20, False)])
def test_an_appraisal_is_exact_where_the_last_cards_of_two_can_be_solved(moves, is_exact):
    view = a_view("scopa 2", moves)
    found = appraisal_for_judge(view, view.legal_moves(), budget(), Random(1))
    assert (can_solve(view), found.is_exact) == (is_exact, is_exact)
