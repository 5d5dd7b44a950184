"""The tally of a search: what decides, what each move has brought so far, and who is dropped."""

from dataclasses import replace
from itertools import product
from random import Random

import numpy as np
import pytest

from scopa_gui.ai.player import Candidate
from scopa_gui.ai.search.budget import SearchResult
from scopa_gui.ai.search.flat_monte_carlo import Elimination
from scopa_gui.ai.search.world_playouts import chances_of, is_close
from scopa_gui.ai.value.match_chance import match_worth_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of


def tallied(*worths):
    """The tally of moves that brought these points, world by world, and chances that say nothing."""
    points = np.array(worths, np.float32)
    tally = Elimination(tuple(Move(card) for card in range(len(points))))
    tally.add(points, 0 * points, match_counts=False)
    return tally


def test_at_nought_all_the_points_decide():
    rules = VARIANTS["scopa"].rules_by_players[2]
    view = view_of(deal_smazzata(rules, Random(1)), 0, (0, 0))
    assert not is_close(view)
    assert is_close(view_of(deal_smazzata(rules, Random(1)), 0, (5, 0)))


def test_the_chance_follows_the_points_already_made_as_scope():
    rules = VARIANTS["scopa"].rules_by_players[2]
    view = view_of(deal_smazzata(rules, Random(1)), 0, (10, 9))
    points = np.array([[1, 0, 3], [0, 2, 1]])
    chances = chances_of(view, points, 0)
    assert chances[0] == 1
    assert chances[1] == 0
    assert chances[2] == 1
    assert chances_of(view, points[::-1], 1).tolist() == chances.tolist()


def test_a_move_clearly_behind_is_dropped_and_keeps_what_it_had():
    moves = tuple(Move(card) for card in range(3))
    tally = Elimination(moves)
    rng = np.random.default_rng(0)
    luck = rng.normal(0, 2, 200)
    points = np.array([luck, luck + rng.normal(0.02, 0.5, 200), luck - 1 + rng.normal(0, 0.5, 200)], np.float32)
    tally.add(points, 1 - points, match_counts=False)
    assert sorted(tally.alive) == [0, 1]
    tally.add(np.zeros((2, 200), np.float32), np.zeros((2, 200), np.float32), match_counts=False)
    found = tally.found(7)
    assert found.candidates[-1].move == moves[2]
    assert found.candidates[-1].points == pytest.approx(luck.mean() - 1, abs=0.2)
    assert (found.worlds, found.iterations) == (400, 7)


def test_where_the_match_counts_chances_decide_over_all_worlds_so_far():
    moves = tuple(Move(card) for card in range(3))
    tally = Elimination(moves)
    first = np.array([[0.5, 0.7], [0.9, 0.7], [0.1, 0.3]], np.float32)
    tally.add(np.array([[3, 3], [1, 1], [2, 2]], np.float32), first, match_counts=True)
    assert tally.alive == [1, 0], "the third is behind in both worlds by as much"
    tally.add(np.array([[2], [5]], np.float32), np.array([[0.2], [0.9]], np.float32), match_counts=True)
    found = {candidate.move: candidate for candidate in tally.found(0).candidates}
    assert found[moves[0]].win == pytest.approx((0.5 + 0.7 + 0.9) / 3)
    assert found[moves[1]].win == pytest.approx((0.9 + 0.7 + 0.2) / 3)
    assert (found[moves[2]].win, found[moves[2]].points) == (pytest.approx(0.2), 2.0)
    assert found[moves[0]].points == pytest.approx((3 + 3 + 5) / 3), "the moves alive are given in their order"


def test_before_any_world_every_move_is_worth_nothing_and_stands_in_its_order():
    moves = Move(3), Move(1), Move(2)
    assert Elimination(moves).found(0) == SearchResult(tuple(Candidate(move, 0.0) for move in moves), 0, 0)


@pytest.mark.parametrize("best", range(3))
def test_wherever_the_best_move_stands_those_behind_it_in_every_world_are_dropped(best):
    worths = [[1, 1], [1, 1], [1, 1]]
    worths[best] = [2, 2]
    assert tallied(*worths).alive == [best]


def test_who_is_behind_by_no_more_than_sums_are_off_stays():
    assert tallied([0, 0], [-1e-6, -1e-6]).alive == [0, 1]
    assert tallied([0, 0], [-2e-6, -2e-6]).alive == [0]


def test_the_dropped_come_last_the_best_of_them_first():
    found = tallied([1, 1], [5, 5], [3, 3], [2, 2]).found(0)
    assert [candidate.points for candidate in found.candidates] == [5, 3, 2, 1]


def test_moves_that_bring_the_same_keep_their_order():
    luck = np.array([[1, -1]] * 60) * 20
    level = np.array([[place % 3] * 2 for place in range(60)])
    order = np.random.default_rng(1).permutation(60)
    # What they bring is apart in every world, but so unsteadily that nobody is clearly behind.
    points = level[order] + luck * np.arange(60)[:, None]
    alive = tallied(*points).alive
    assert alive == sorted(range(60), key=lambda move: -level[order][move][0])


def test_of_three_sides_the_chance_is_that_of_mine_against_the_best_other():
    rules = VARIANTS["scopa"].rules_by_players[3]
    view = replace(view_of(deal_smazzata(rules, Random(1)), 0, (9, 8, 7)), scope=(2, 0, 1))
    worth = match_worth_of(view)
    points = np.array(list(product((0, 2, 3), repeat=3))).T
    for side in range(3):
        expected = []
        for made in points.T.tolist():
            mine, *others = (made[(side + seat) % 3] + view.scope[seat] for seat in range(3))
            expected.append(worth((mine, max(others))))
        assert chances_of(view, points, side).tolist() == pytest.approx(expected)
