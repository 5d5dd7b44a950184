"""Hint, coach, review, puzzle and Why? give the last cards the same grades, exact where they can be (last_cards.py)."""

import pytest

from scopa_gui.ai.endgame.solver_over_worlds import can_solve
from tests.coach.last_cards import grades_of, is_solved, last_turns

FIRST = ("scopa 3", "scopa 4", "scopa 6", "scopa_di_quindici 4", "scopone_scientifico 4")
"""The games in which grades differed most."""
QUICK = (1500, 8000)


@pytest.mark.rotating
@pytest.mark.parametrize("game", FIRST)
def test_whoever_asks_hears_the_same_grade(game):
    turn = next(last_turns(game, 1))
    assert {move: grades for move, grades in grades_of(turn.view, QUICK).items() if len(grades) > 1} == {}


@pytest.mark.parametrize("game", ["scopa 2", *FIRST, "escoba 4"])
def test_what_can_be_solved_is_solved_with_any_effort(game):
    turns = [turn.view for turn in last_turns(game, 1)]
    assert all(is_solved(view) for view in turns)
    assert game == "scopa 3" or any(can_solve(view) for view in turns)
