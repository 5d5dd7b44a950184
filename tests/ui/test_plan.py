"""Plans of motion: pure geometry, exact at both ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.ui.kit import anim
from scopa_gui.ui.kit.anim import Placement, Plan, Track, between

EASINGS = (
    anim.ease_out,
    anim.ease_in_out,
    anim.ease_out_back,
    anim.smooth,
    anim.toss,
    anim.slap,
    anim.bounce,
)
numbers = st.floats(-4000, 4000)
placements = st.builds(
    Placement, numbers, numbers, st.floats(-360, 360), st.floats(0.1, 2), st.floats(0, 1), st.floats(0, 1)
)
tracks = st.builds(
    Track,
    placements,
    placements,
    st.floats(0.01, 3),
    st.floats(0, 3),
    st.sampled_from(EASINGS),
    st.floats(0, 200),
    st.floats(0, 1),
)


@pytest.mark.rotating
@pytest.mark.parametrize("easing", EASINGS)
def test_every_easing_starts_at_0_and_ends_at_1(easing):
    assert easing(0.0) == pytest.approx(0.0, abs=1e-12)
    assert easing(1.0) == pytest.approx(1.0)


@pytest.mark.parametrize("easing", [anim.ease_out, anim.ease_in_out, anim.smooth, anim.toss, anim.slap])
def test_plain_easings_never_go_back(easing):
    values = [easing(step / 200) for step in range(201)]
    assert values == sorted(values)


def test_a_turn_takes_the_shorter_way_round():
    assert anim.mix_angle(350, 10, 0.5) == pytest.approx(360)
    assert anim.mix_angle(10, -10, 0.5) == pytest.approx(0)


@given(tracks)
def test_a_track_is_exactly_its_start_before_and_its_end_after(track):
    assert track.at(0) == track.start
    assert track.at(track.delay) == track.start
    assert track.at(track.over) == track.end
    assert track.at(track.over + 100) == track.end


@given(tracks, st.floats(0, 6))
def test_without_arc_and_overshoot_a_track_stays_between_its_ends(track, seconds):
    straight = Track(track.start, track.end, track.duration, track.delay)
    at = straight.at(seconds)
    assert min(track.start.x, track.end.x) - 1e-6 <= at.x <= max(track.start.x, track.end.x) + 1e-6
    assert 0 <= at.alpha <= 1


def test_a_card_in_the_air_is_lifted_and_comes_down_again():
    track = Track(Placement(0, 0), Placement(100, 0), 1.0, arc=40, hop=0.5)
    middle = track.at(0.5)
    assert middle.y == pytest.approx(-40)
    assert middle.lift == pytest.approx(0.5)
    assert track.at(1.0).lift == 0


def test_a_second_track_begins_where_the_first_ends():
    a, b, c = Placement(0, 0), Placement(5, 0), Placement(5, 5)
    plan = Plan({"7D": (Track(a, b, 1.0), Track(b, c, 1.0, delay=1.5))})
    assert plan.duration == pytest.approx(2.5)
    assert plan.at(1.2)["7D"] == b
    assert plan.at(2.5)["7D"] == c


def test_an_empty_plan_is_over_at_once():
    assert Plan({}).duration == 0.0
    assert Plan({}).at(1.0) == {}


def test_the_difference_of_two_layouts_moves_only_what_changed():
    a, b, c = Placement(0, 0), Placement(10, 0), Placement(0, 99)
    plan = between({"7D": a, "FC": b}, {"7D": c, "FC": b}, 0.4)
    assert set(plan.tracks) == {"7D"}
    assert plan.duration == pytest.approx(0.4)
    assert plan.end() == {"7D": c}


def test_staggered_things_start_one_after_the_other_in_the_given_order():
    before = {name: Placement(0, 0) for name in "abc"}
    after = {name: Placement(9, 9) for name in "abc"}
    plan = between(before, after, 0.3, stagger=0.1, order="cab")
    assert [plan.tracks[name][0].delay for name in "cab"] == pytest.approx([0.0, 0.1, 0.2])
    assert plan.duration == pytest.approx(0.5)
