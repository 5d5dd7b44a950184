"""Days and clocks: whatever a clock said and whichever zone one is in, a practised day stays, nothing is put off."""

import time
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.coach.practice.days import OLDEST, ONE_DAY, believed, day_counted, day_of, row_up_to, undated
from scopa_gui.coach.practice.match_mistakes import put_in_order
from scopa_gui.coach.practice.practice_progress import days_of, progress_of
from scopa_gui.coach.practice.schedule import (
    DAY,
    LADDER,
    LEARNT,
    answered,
    due,
    due_today,
    next_due,
    put_off,
    scheduled,
    settled,
)
from scopa_gui.coach.puzzles.daily import days_right, key_of, streak
from scopa_gui.coach.puzzles.rating.player_rating import ratings_of
from scopa_gui.store.archive import Archive
from scopa_gui.store.paths import Paths
from scopa_gui.store.practice import MISTAKE, PUZZLE, Attempt, Exercise

ROME, TOKYO, HONOLULU = (timezone(timedelta(hours=hours)) for hours in (1, 9, -10))
zones = st.integers(-12 * 4, 14 * 4).map(lambda quarters: timezone(timedelta(minutes=15 * quarters)))
moments = st.floats(0, 32_500_000_000)
"""What the store lets pass: 1970 to 2999."""
NOW = datetime(2026, 11, 26, 12, tzinfo=UTC).timestamp()


def at(day, hour, minute=0, zone=ROME):
    return datetime(2026, 11, day, hour, minute, tzinfo=zone).timestamp()


def answer(when, zone, key="a", right=True):
    """An answer as it is stored now: with its day where it was given."""
    return Attempt(key, when, right, day=day_of(when, zone))


def test_a_day_begins_at_four_in_the_morning():
    assert day_of(at(26, 3, 59), ROME) == date(2026, 11, 25)
    assert day_of(at(26, 4), ROME) == date(2026, 11, 26)
    assert day_of(0.0, HONOLULU) == date(1969, 12, 31)


@pytest.mark.parametrize("zone", [TOKYO, HONOLULU, ROME, UTC])
@pytest.mark.parametrize("hour", [5, 13, 20, 23])
def test_five_days_in_rome_are_five_days_everywhere(zone, hour):
    given_answers = [answer(at(day, hour), ROME) for day in (20, 21, 22, 23, 24)]
    found = days_of(given_answers, at(24, hour) + 3600, zone=zone)
    assert found.streak == 5


@given(st.lists(st.tuples(zones, st.floats(4, 27.9)), min_size=1, max_size=12), zones)
def test_who_practises_every_day_somewhere_has_them_all_in_a_row_seen_from_anywhere(journey, elsewhere):
    """Each day in another zone, from four in the morning to four at night as it is there."""
    first = date(2026, 3, 1)
    answers = []
    for number, (zone, hour) in enumerate(journey):
        midnight = datetime.combine(first + number * ONE_DAY, datetime.min.time(), zone)
        answers.append(answer(midnight.timestamp() + hour * 3600, zone))
    practised = [first + number * ONE_DAY for number in range(len(journey))]
    assert [one.day for one in answers] == practised
    last = journey[-1][0]
    now = max(one.at for one in answers)
    counts = days_of(answers, now + 2 * 86400, len(journey) + 4, zone=elsewhere).counts
    assert "".join("x" if any(day) else " " for day in counts).strip() == "x" * len(journey)
    assert days_of(answers, answers[-1].at, zone=last).streak == len(journey)
    dailies = [replace(one, exercise=key_of(one.day)) for one in answers]
    assert streak(dailies, practised[-1], elsewhere) == len(journey)


def test_a_row_goes_on_through_a_day_that_has_not_begun_here():
    """Today was practised in Tokyo, and in Honolulu it is yesterday still."""
    days = {date(2026, 11, day) for day in (24, 25, 26)}
    assert [row_up_to(days, date(2026, 11, day)) for day in (25, 26, 27, 28)] == [3, 3, 3, 0]
    assert row_up_to({date(2026, 11, 27), date(2026, 11, 25), date(2026, 11, 24)}, date(2026, 11, 26)) == 2


def test_the_puzzle_of_a_day_counts_for_the_day_on_which_it_was_begun():
    begun = date(2026, 11, 25)
    solved = Attempt(key_of(begun), at(26, 4, 20), right=True, day=begun)
    assert days_right([solved], ROME) == {begun}
    assert days_right([replace(solved, day=date(2026, 11, 26))], ROME) == set()


def test_what_earlier_versions_found_after_midnight_stays_found():
    """They stored no day, and theirs began at midnight."""
    found = Attempt("daily/2026-11-26", at(26, 2), right=True)
    assert days_right([found], ROME) == {date(2026, 11, 26)}
    assert day_counted(replace(found, exercise="a"), ROME) == date(2026, 11, 25)
    assert undated([found], ROME) == [replace(found, day=date(2026, 11, 26))]
    assert undated(undated([found], ROME), TOKYO) == []


# Clocks that were wrong


@given(st.lists(moments, max_size=12), moments)
def test_no_answer_is_believed_to_be_later_than_now(times, now):
    given_answers = [Attempt(f"{number}", when, right=True) for number, when in enumerate(times)]
    found = believed(given_answers, now)
    assert {one.exercise: day_counted(one) for one in found} == {
        one.exercise: day_counted(one) for one in given_answers
    }
    assert all(one.at <= now for one in found)
    assert [one.at for one in found] == sorted(one.at for one in found)
    assert [one for one in found if one in given_answers] == sorted(
        (one for one in given_answers if one.at <= now), key=lambda one: one.at
    )


def test_an_answer_of_2036_stands_where_it_was_given():
    times = {"a": NOW, "b": NOW + 3652 * DAY, "c": NOW + 60}
    found = believed([Attempt(key, when, right=True) for key, when in times.items()], NOW + 90)
    assert [(one.exercise, one.at) for one in found] == [("a", NOW), ("b", NOW), ("c", NOW + 60)]


@given(st.none() | moments, st.integers(0, LEARNT), moments)
def test_whatever_the_file_says_nothing_is_due_later_than_now_and_its_interval(when, rung, now):
    there = Exercise("m", MISTAKE, "", 0, {}, 0.0, when, rung)
    found = settled(there, now)
    interval = LADDER[min(rung, LEARNT - 1)]
    assert (found.due is None) == (when is None)
    assert found.due is None or found.due <= now + interval
    assert found.due == when or when > now + interval
    assert due([there], now) == [replace(one, due=when) for one in due([found], now)]
    first = next_due([there], now)
    assert first is None or first <= now + interval
    assert put_off([there], now) == ([found] if found != there and now >= OLDEST else [])


@pytest.fixture
def training(home):
    archive = Archive(Paths().archive)
    yield archive.training
    archive.close()


@pytest.mark.parametrize("rung", [0, 3, 7])
def test_a_mistake_answered_when_the_clock_stood_at_2036_comes_again_in_its_time(training, rung):
    wrong = NOW + 3652 * DAY
    there = answered(replace(scheduled(Exercise("m", MISTAKE, "", 0, {}, NOW), wrong), rung=rung), wrong, right=True)
    training.answer(there, Attempt("m", wrong, right=True))
    assert training.exercise("m").due > NOW + 3650 * DAY
    put_in_order(training, NOW)
    assert training.exercise("m").due == NOW + LADDER[rung]
    put_in_order(training, NOW + DAY)
    assert training.exercise("m").due == NOW + LADDER[rung], "it is not put off again each day"
    assert [one.key for one in due(training.exercises(), NOW + LADDER[rung])] == ["m"]


def test_a_clock_that_lost_its_battery_changes_nothing_in_the_file(training):
    training.answer(scheduled(Exercise("m", MISTAKE, "", 0, {}, NOW), NOW), Attempt("m", NOW, right=False))
    before = training.exercises()
    put_in_order(training, NOW - 3652 * DAY)
    assert training.exercises() == before


def test_one_answer_of_2036_leaves_the_rating_as_sure_as_it_was():
    there = [Exercise(f"p{number}", PUZZLE, "anchor", 2, {}, NOW) for number in range(40)]
    right = [Attempt(one.key, NOW + number * 3600, right=number % 2 == 0) for number, one in enumerate(there)]
    odd = [*right[:20], replace(right[20], at=NOW + 3652 * DAY), *right[21:]]
    late = [*right[:20], replace(right[20], at=NOW - 3652 * DAY), *right[21:]]
    now = NOW + 3 * DAY
    sure = ratings_of(there, right, now)
    for given_answers in (odd, late):
        found = ratings_of(there, given_answers, now)
        assert found.is_settled == sure.is_settled
        assert found.player.deviation == pytest.approx(sure.player.deviation, abs=2)


@given(st.lists(st.tuples(st.sampled_from("abc"), moments, st.booleans(), st.floats(0, 1e6)), max_size=8), moments)
def test_figures_and_the_days_list_stand_whatever_the_clocks_said(answers, now):
    there = [Exercise(key, MISTAKE, "anchor", 0, {}, now) for key in "abc"]
    given_answers = [Attempt(key, when, right, seconds) for key, when, right, seconds in answers]
    found = progress_of(there, given_answers, now)
    assert len(found.overall.answers) == len(answers)
    assert found.days.streak <= len(answers)
    assert len(due_today(there, given_answers, now)) <= len(there)


# The store


def test_the_day_is_written_with_the_answer_and_earlier_answers_get_theirs(training):
    there, day = Exercise("p", PUZZLE, "anchor", 2, {}, NOW), date(2026, 11, 20)
    dated = Attempt("p", NOW, right=True, moves=("7D=4C+3B",), hinted=True, skipped=True, day=day)
    for one in (dated, Attempt("p", NOW + 1, right=False, moves=("7D",)), Attempt("p", NOW + 2, right=True)):
        training.answer(there, one)
    assert training.attempts()[0] == dated
    assert [one.day for one in training.attempts()] == [day, None, None]
    put_in_order(training, NOW)
    here = day_of(NOW)
    assert [(one.day, one.moves) for one in training.attempts()] == [(day, dated.moves), (here, ("7D",)), (here, ())]
    rows = training._journal.read(lambda database: database.execute("select moves from attempt").fetchall())
    assert rows == [("hint skip day:2026-11-20 7D=4C+3B",), (f"day:{here} 7D",), (f"day:{here}",)]


def test_an_answer_of_2036_in_the_archive_is_believed_where_it_was_given(training):
    """By its place in the file, whatever comes after it."""
    there = Exercise("p", PUZZLE, "anchor", 2, {}, NOW)
    for when, right in ((NOW, True), (NOW + 3652 * DAY, False), (NOW + 60, True), (NOW + 90, True)):
        training.answer(there, Attempt("p", when, right))
    found = believed(training.attempts(), NOW + 100)
    assert [(one.at, one.right) for one in found] == [(NOW, True), (NOW, False), (NOW + 60, True), (NOW + 90, True)]


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone of the system cannot be changed here")
def test_five_days_of_an_earlier_version_dated_at_home_are_five_in_tokyo(training, monkeypatch):
    there = Exercise("p", PUZZLE, "anchor", 2, {}, NOW)
    hours = (13, 22, 12, 23, 9)
    try:
        monkeypatch.setenv("TZ", "CET-1")
        time.tzset()
        for day, hour in enumerate(hours, 20):
            training.answer(there, Attempt("p", at(day, hour), right=True))
        put_in_order(training, at(24, 10))
        monkeypatch.setenv("TZ", "JST-9")
        time.tzset()
        found = days_of(training.attempts(), at(24, 14))
        assert found.streak == 5
    finally:
        monkeypatch.undo()
        time.tzset()
