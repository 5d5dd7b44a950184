"""Who looks at a view: the solver, the tree and the playouts together, or the playouts alone; all read play alike."""

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.ai.endgame.solver_over_worlds import SolverOverWorlds, can_solve
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search import ensemble, flat_monte_carlo
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.move_worths import MoveWorths
from scopa_gui.engine.view import view_of
from tests.ai.conftest import played
from tests.games import GAMES


def a_view(name, moves, totals=(0, 0)):
    position = played(GAMES[name], Random(3), moves)
    return view_of(position, position.turn, totals)


MET = {
    "solved": (a_view("scopone_scientifico 4", 29), SolverOverWorlds),
    "dealt in threes": (a_view("scopa 2", 4), ensemble),
    "dealt in threes, with the match at stake": (a_view("scopa 2", 4, (9, 0)), flat_monte_carlo),
    "dealt at once": (a_view("scopone_scientifico 4", 8), flat_monte_carlo),
}


def budget():
    return Budget(Limit(iterations=60), 1)


@pytest.mark.parametrize("name", MET)
def test_each_view_is_looked_at_by_its_search(name):
    view, search = MET[name]
    worths = MoveWorths(view)
    found = worths.found(budget(), Random(1))
    if search is SolverOverWorlds:
        assert found == SolverOverWorlds(worths.policy).find(view, budget(), Random(1))
    else:
        assert found == search.find(view, worths.policy, budget(), Random(1))


@pytest.mark.parametrize("name", MET)
def test_whoever_looks_trusts_play_as_far_as_is_said(name, monkeypatch):
    (view, search), trusted = MET[name], []
    # The solver is made with its trust; the two searches are given it last.
    monkeypatch.setattr(search, "find", lambda *given: trusted.append(getattr(given[0], "trust", given[-1])))
    for worths in (MoveWorths(view, 0.25), MoveWorths(view)):
        worths.found(budget(), Random(1))
    assert trusted == [0.25, 1.0]


@pytest.mark.parametrize("name", MET)
def test_who_sits_there_matters_as_far_as_play_is_trusted(name):
    view, _ = MET[name]

    def found(trust, name):
        known = replace(view, seated=("human", *[name] * (view.rules.players - 1)))
        return MoveWorths(known, trust).found(budget(), Random(1)).candidates

    assert found(0.0, "rosa") == found(0.0, "pierino")
    assert found(1.0, "rosa") != found(1.0, "pierino")


@pytest.mark.parametrize(("moves", "is_exact"), [(31, True), (20, False)])
def test_an_appraisal_is_exact_where_the_last_cards_of_two_can_be_solved(moves, is_exact):
    view = a_view("scopa 2", moves)
    found = MoveWorths(view).appraisal(view.legal_moves(), budget(), Random(1))
    assert (can_solve(view), found.is_exact) == (is_exact, is_exact)
