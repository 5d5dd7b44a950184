"""What moves bring and where it comes from: the parts sum to the points, and agree with the count of the engine."""

from dataclasses import replace
from random import Random
from statistics import mean, pstdev
from types import SimpleNamespace

import numpy as np
import pytest

from scopa_gui.ai.batch.batch_scoring import awards_of
from scopa_gui.ai.batch.cardsets import columns_set
from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.endgame.appraised_ends import appraise_last
from scopa_gui.ai.endgame.solver_over_worlds import can_solve
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search import appraisal
from scopa_gui.ai.search.appraisal import BATCH, Appraisal, _closer, appraise, chosen_places
from scopa_gui.ai.search.budget import Budget
from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import SCOPE_AGAINST, SCOPE_FOR
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of
from tests.ai.conftest import cards, played, view_by_hand
from tests.ai.made_up_playouts import PIECE, TEN_MOVES, MadeUpPlayouts
from tests.ai.test_search import GAMES
from tests.solved import worths


def appraised(view, asked=(), iterations=2000):
    return appraise(view, asked, policy_for(view.rules), Budget(Limit(iterations=iterations), iterations), Random(1))


def test_awards_are_those_of_the_score_sheet_category_by_category():
    rules, rng = Rules(re_bello=1, sette_tutti=1, napola="run", coin_points=1), Random(2)
    for _ in range(100):
        mine = rng.getrandbits(40)
        piles, scope = (mine, (1 << 40) - 1 & ~mine), (rng.randrange(4), rng.randrange(4))
        awards = awards_of(
            rules, np.array([[columns_set(pile)] for pile in piles]), np.array([[made] for made in scope])
        )
        sheet = score(rules, piles, scope)
        assert {award.category: award.points for award in sheet.awards} == {
            category: tuple(points[:, 0].tolist()) for category, points in awards.items()
        }


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_the_parts_sum_to_the_points_in_every_world(key, players):
    rules = VARIANTS[key].rules_by_players[players]
    position = played(rules, Random(3), 5)
    view = view_of(position, position.turn)
    found = appraised(view, view.legal_moves())
    assert set(view.legal_moves()) == set(found.moves)
    assert np.allclose(sum(found.parts.values()), found.points, atol=1e-5)
    assert found.weights.sum() == pytest.approx(1, abs=1e-4)
    assert (found.parts[SCOPE_FOR] >= 0).all()
    assert (found.parts[SCOPE_AGAINST] <= 0).all()


def test_what_clearly_loses_is_not_looked_at_closely_unless_asked():
    view = view_by_hand("7D RS", "7C", mine="AD 2D 3D", unseen="FB CB 2C 4S 5B 6C")
    good = max(view.legal_moves(), key=lambda move: move.taken.bit_count())
    assert good.taken == cards("7C")
    assert appraised(view).moves == (good,)
    both = appraised(view, view.legal_moves())
    better, worse = both.moves.index(good), 1 - both.moves.index(good)
    assert both.best == better
    lost, error = both.difference(better, worse, both.points)
    assert lost > 1
    assert 0 < error < 0.3
    assert sum(both.difference(better, worse, values)[0] for values in both.parts.values()) == pytest.approx(
        lost, abs=1e-3
    )
    assert both.difference(better, worse, both.parts["settebello"])[0] > 0.15


def test_the_last_cards_are_exact_and_their_parts_sum_to_what_the_solver_says():
    """The last deal of Scopa for two: the hidden cards are known."""
    rules = VARIANTS["scopa_in_due"].rules
    for seed in range(8):
        rng, position = Random(seed), played(rules, Random(seed), 30)
        position = next_of_two(position, rng)
        view = view_of(position, position.turn)
        found = appraise_last(
            view, view.legal_moves(), policy_for(rules), Budget(Limit(iterations=100), 100), Random(1)
        )
        assert found.is_exact
        solved = worths(position)
        assert solved == {move: pytest.approx(found.points[place, 0]) for place, move in enumerate(found.moves)}
        assert np.allclose(sum(found.parts.values()), found.points)
        assert found.difference(found.best, 0, found.points)[1] == 0.0


def next_of_two(position, rng):
    """On to a turn with a choice, if there is one."""
    while len(position.legal_moves()) == 1 and sum(hand.bit_count() for hand in position.hands) > 2:
        position = position.play(rng.choice(position.legal_moves()))
    return position


def test_late_in_scopone_the_likely_worlds_are_solved():
    rules = VARIANTS["scopone_scientifico"].rules
    position = played(rules, Random(5), 30)
    view = view_of(position, position.turn)
    assert can_solve(view)
    found = appraise_last(view, view.legal_moves(), policy_for(rules), Budget(Limit(iterations=300), 300), Random(1))
    assert found.points.shape[1] > 1
    assert np.allclose(sum(found.parts.values()), found.points)


@pytest.mark.parametrize(("spent", "batches"), [(1000, 3), (9999, 1), (10_000, 0), (12_000, 0)])
def test_a_closer_look_goes_on_until_the_playouts_are_spent(spent, batches):
    asked = []

    def playing(moves, worlds):
        asked.append((moves, worlds))
        return SimpleNamespace(columns=len(moves) * worlds)

    looks = list(_closer(playing, ("one", "other"), Budget(Limit(iterations=10_000), 1), spent))
    assert asked == [(("one", "other"), BATCH // 2)] * batches
    assert len(looks) == batches


def made_up(monkeypatch, playouts, limit, asked=()):
    """The appraisal by these playouts."""
    monkeypatch.setattr(appraisal, "WorldPlayouts", SimpleNamespace(likely=lambda *_: playouts))
    return appraise(playouts.view, asked, None, Budget(limit, 1), Random(1))


def test_all_moves_have_three_tenths_of_the_playouts_and_the_best_the_rest(monkeypatch, made_up_clock):
    playouts = MadeUpPlayouts(made_up_clock, points=(0, 1, 0, 1, *[0] * 6))
    found = made_up(monkeypatch, playouts, Limit(iterations=10_000))
    assert playouts.asked == [(10, 300), (2, 2000), (2, 2000)]
    assert found.moves == (TEN_MOVES.legal_moves()[1], TEN_MOVES.legal_moves()[3])
    assert found.points.shape == found.wins.shape == found.piles.shape == (2, 4300)


def test_a_best_move_that_nobody_compares_is_not_looked_at_again(monkeypatch, made_up_clock):
    playouts = MadeUpPlayouts(made_up_clock, points=(0, 1, *[0] * 8))
    found = made_up(monkeypatch, playouts, Limit(iterations=10_000))
    assert (found.moves, playouts.asked) == (TEN_MOVES.legal_moves()[1:2], [(10, 300)])


def test_who_is_behind_by_no_more_than_a_look_may_err_may_be_best():
    worths, weights = np.array([[0.3], [0.0], [-0.01]]), np.ones(1)
    found = Appraisal(
        TEN_MOVES.legal_moves()[:3], worths, -worths / 10, {}, worths, weights, 0 * weights, by_match=False
    )
    assert chosen_places(found, ()) == [0, 1]
    assert chosen_places(replace(found, by_match=True), ()) == [1, 2]
    assert chosen_places(found, found.moves[2:]) == [0, 1, 2]


@pytest.mark.parametrize(("totals", "best"), [((0, 0), 1), ((20, 0), 2)])
def test_where_the_match_may_be_won_its_chance_says_which_move_is_best(monkeypatch, made_up_clock, totals, best):
    view = replace(TEN_MOVES, totals=totals)
    playouts = MadeUpPlayouts(made_up_clock, view=view, points=(0, 2, 1, *[0] * 7), chances=(0, 0.1, 0.2, *[0] * 7))
    moves = view.legal_moves()
    assert made_up(monkeypatch, playouts, Limit(iterations=100)).moves == moves[best : best + 1]
    found = made_up(monkeypatch, playouts, Limit(iterations=100), moves)
    assert (found.moves, found.best, found.by_match) == (moves, best, best == 2)


def test_by_the_clock_all_moves_have_their_share_of_the_time_and_the_best_what_is_left(monkeypatch, made_up_clock):
    playouts = MadeUpPlayouts(made_up_clock, 0.001, points=(1, 1, *[0] * 8))
    found = made_up(monkeypatch, playouts, Limit(seconds=2.0))
    # Three hundred columns or fifty worlds; then half of what fits into the time. The last batch is lost.
    assert playouts.asked[:2] == [(10, 50)] * 2
    assert playouts.columns[2:] == pytest.approx([300, 350, 300, 300], abs=2)
    assert found.points.shape[1] == sum(worlds for _, worlds in playouts.asked[:-1])
    assert made_up_clock.now <= 2.0 + PIECE * 0.001 + 1e-9


def test_by_the_clock_no_batch_is_larger_than_where_iterations_are_counted(monkeypatch, made_up_clock):
    playouts = MadeUpPlayouts(made_up_clock, 1e-5)
    made_up(monkeypatch, playouts, Limit(seconds=0.5))
    assert max(playouts.columns) == BATCH


@pytest.mark.parametrize("points", [(1, 1, *[0] * 8), (1, *[0] * 9)])
def test_the_first_look_takes_the_time_that_it_takes_and_then_there_is_none_for_another(
    monkeypatch, made_up_clock, points
):
    playouts = MadeUpPlayouts(made_up_clock, 0.01, points=points)
    found = made_up(monkeypatch, playouts, Limit(seconds=1.0))
    assert (playouts.asked, found.points.shape[1]) == ([(10, 50)], 50)


def test_a_closer_look_that_is_not_done_in_time_is_lost(monkeypatch, made_up_clock):
    playouts = MadeUpPlayouts(made_up_clock, 0.001, 0.01, points=(1, 1, *[0] * 8))
    found = made_up(monkeypatch, playouts, Limit(seconds=1.0))
    assert (playouts.asked, found.points.shape[1]) == ([(10, 50), (2, 150)], 50)
    assert made_up_clock.now <= 1.0 + PIECE * 0.01 + 1e-9


def test_how_often_a_card_is_kept_is_the_weight_of_the_worlds_in_which_it_is():
    position = played(VARIANTS["scopone_scientifico"].rules, Random(3), 20)
    view = view_of(position, position.turn)
    found = appraised(view, view.legal_moves(), iterations=600)
    for place in range(len(found.moves)):
        shares = [found.captured_share(place, card) for card in range(40)]
        assert all(shares[card] == pytest.approx(1, abs=1e-4) for card in cards_of(view.piles[0]))
        assert not any(shares[card] for card in cards_of(view.piles[1]))
        sizes = np.bitwise_count(found.piles[place])
        assert sum(shares) == pytest.approx(float(found.weights @ sizes), abs=1e-3)
    weighed = replace(found, piles=np.array([[columns_set(1), 0]]), weights=np.array([0.75, 0.25]))
    assert (weighed.captured_share(0, 0), weighed.captured_share(0, 1)) == (0.75, 0.0)


def test_what_one_move_brings_more_than_another_is_the_mean_over_the_worlds_with_its_standard_error():
    values, weights = np.array([[5.0, 1.0, 2.0, 6.0], [1.0, 1.0, 1.0, 1.0]]), np.full(4, 0.25)
    found = Appraisal(TEN_MOVES.legal_moves()[:2], values, values, {}, values, weights, weights / 4, by_match=False)
    apart = 4.0, 0.0, 1.0, 5.0
    assert found.difference(0, 1, values) == (mean(apart), pytest.approx(pstdev(apart) / 4**0.5))
    assert found.difference(1, 0, values) == (-mean(apart), pytest.approx(pstdev(apart) / 4**0.5))
