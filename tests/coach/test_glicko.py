"""Glicko-2: the worked example of its paper, and what must be true of every rating."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.coach.puzzles.rating.glicko import (
    LARGEST,
    Meeting,
    Rating,
    chance_of,
    rated,
    rested,
    weighed,
    weight_of,
)

PLAYER = Rating(1500, 200, 0.06)
THREE = (Meeting(Rating(1400, 30), 1), Meeting(Rating(1550, 100), 0), Meeting(Rating(1700, 300), 0))
ratings = st.builds(Rating, st.floats(400, 2400), st.floats(30, 350), st.floats(0.03, 0.09))
scores = st.sampled_from((0.0, 0.5, 1.0))


def test_the_worked_example_of_the_paper():
    found = rated(PLAYER, THREE)
    assert found.value == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_the_weights_of_the_papers_opponents():
    assert [round(weight_of(meeting.opponent.deviation), 4) for meeting in THREE] == [0.9955, 0.9531, 0.7242]


def test_who_does_not_play_is_less_surely_known_but_as_strong():
    later = rested(PLAYER, 1)
    assert (later.value, later.volatility) == (PLAYER.value, PLAYER.volatility)
    assert later.deviation == pytest.approx(200.2714, abs=0.0001)
    assert rated(PLAYER, ()) == later
    assert rested(PLAYER, 0) == rested(PLAYER, -5) == PLAYER
    assert rested(PLAYER, 1e9).deviation == LARGEST


def test_a_surprise_makes_the_volatility_larger_and_what_was_expected_does_not():
    far = Rating(2300, 30)
    sure = replace(PLAYER, deviation=40)
    assert rated(sure, (Meeting(far, 1),) * 3).volatility > 0.0601
    assert rated(sure, (Meeting(far, 0),) * 3).volatility <= 0.06


@pytest.mark.parametrize("step", [lambda player, meeting: rated(player, (meeting,)), weighed])
@given(player=ratings, opponent=ratings, score=scores)
def test_a_result_moves_the_rating_its_own_way_and_makes_it_surer_than_waiting(step, player, opponent, score):
    after, waiting = step(player, Meeting(opponent, score)), rested(player, 1)
    expected = 1 / (1 + 10 ** (-weight_of(opponent.deviation) * (player.value - opponent.value) / 400))
    assert (after.value - player.value) * (score - expected) >= -1e-6 or score == 0.5
    assert after.deviation < waiting.deviation + 0.5
    assert after.margin > 0


@given(player=ratings, opponent=ratings)
def test_chances_of_two_add_up_and_grow_with_strength(player, opponent):
    assert chance_of(player, opponent) + chance_of(opponent, player) == pytest.approx(1)
    assert chance_of(replace(player, value=player.value + 10), opponent) > chance_of(player, opponent)


@given(player=ratings, opponent=ratings, score=scores)
def test_where_much_is_known_both_steps_come_to_the_same(player, opponent, score):
    sure = replace(player, deviation=30)
    meeting = Meeting(replace(opponent, value=player.value + 50), score)
    one, other = rated(sure, (meeting,)), weighed(sure, meeting)
    assert one.value == pytest.approx(other.value, abs=0.5)
    assert one.deviation == pytest.approx(other.deviation, abs=0.3)


def test_results_of_one_who_is_far_stronger_are_believed_sooner_by_the_exact_step():
    newcomer, hard = Rating(1200), Rating(1500, 60)
    for_slope, exact = newcomer, newcomer
    for _ in range(6):
        for_slope, exact = rated(for_slope, (Meeting(hard, 1),), 0.05), weighed(exact, Meeting(hard, 1), 0.05)
    assert exact.value > for_slope.value
    assert exact.value + exact.margin > for_slope.value + for_slope.margin
