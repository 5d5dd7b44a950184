"""The figures of practice: by theme and by day."""

from datetime import datetime

import pytest

from scopa_gui.coach.practice.practice_progress import RECENT, AnswerCount, days_of, progress_of
from scopa_gui.coach.practice.schedule import DAY, LEARNT, Cap
from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.store.practice import LESSON, MISTAKE, PUZZLE, Attempt, Exercise

NOON = datetime(2026, 11, 21, 12).astimezone().timestamp()


def exercise(key, theme="gives_scopa", kind=PUZZLE, difficulty=2, due=None, rung=0, part=""):
    return Exercise(key, kind, theme, difficulty, {"part": part}, NOON - 99 * DAY, due, rung)


def answers(key, rights, start=NOON - 9 * DAY):
    return [Attempt(key, start + place, right == "1") for place, right in enumerate(rights)]


def of_theme(found, theme):
    return next(one for one in found.themes if one.theme is theme)


def test_answers_are_counted_by_theme():
    there = [
        exercise("a"),
        exercise("b", "safe_eleven"),
        exercise("c", "takes_sevens"),
        exercise("m", "", MISTAKE, 0, part="settebello"),
    ]
    given = answers("a", "110") + answers("b", "0") + answers("c", "1") + answers("m", "01")
    found = progress_of(there, given, NOON)
    giving = of_theme(found, PracticeTheme.GIVING_SCOPA)
    assert (len(giving.answers), giving.right, giving.share) == (4, 2, 0.5)
    assert of_theme(found, PracticeTheme.SEVENS).answers == (True,)
    assert of_theme(found, PracticeTheme.SETTEBELLO).answers == (False, True)
    assert of_theme(found, PracticeTheme.ACES).answers == ()
    assert sorted(found.overall.answers) == sorted(right for one in found.themes for right in one.answers)
    assert [one.theme for one in found.themes] == list(PracticeTheme)


@pytest.mark.parametrize(
    ("rights", "trend"),
    [
        ("000", None),
        ("0000" + "1" * RECENT, 1.0),
        ("1111" + "0" * RECENT, -1.0),
        ("1010" + "10" * (RECENT // 2), 0.0),
    ],
)
def test_the_last_answers_and_the_earlier_ones_say_where_it_goes(rights, trend):
    tally = of_theme(progress_of([exercise("a")], answers("a", rights), NOON), PracticeTheme.GIVING_SCOPA)
    assert tally.trend == trend


def test_of_what_was_never_asked_nothing_was_right():
    never = AnswerCount(None)
    assert (never.right, never.share, never.recent, never.trend) == (0, 0.0, 0.0, None)


@pytest.mark.parametrize("data", [{}, {"part": ["settebello"]}, {"part": None}])
def test_a_mistake_of_which_nothing_is_known_counts_for_the_cards(data):
    there = [Exercise("m", MISTAKE, "", 0, data, NOON)]
    assert of_theme(progress_of(there, answers("m", "1"), NOON), PracticeTheme.CARTE).answers == (True,)


def test_the_weakest_theme_is_named_first_by_first_answers_alone():
    rights = {"gives_scopa": "1100", "takes_settebello": "000000", "anchor": "11111111", "feeds_ace": "00"}
    there = [exercise(f"{theme}{place}", theme) for theme, given in rights.items() for place in range(len(given))]
    given = [
        Attempt(f"{theme}{place}", NOON + place, right == "1")
        for theme, each in rights.items()
        for place, right in enumerate(each)
    ]
    found = progress_of(there, given, NOON)
    assert found.weakest[0] is PracticeTheme.SETTEBELLO
    assert PracticeTheme.ANCHORS not in found.weakest
    assert PracticeTheme.ACES not in found.weakest, "two answers say nothing"
    again = [Attempt("takes_settebello0", NOON + 99 + place, right=True) for place in range(20)]
    assert progress_of(there, given + again, NOON).weakest == found.weakest


def test_found_with_a_hint_is_not_found_alone():
    hinted = Attempt("a", NOON, right=True, hinted=True)
    found = progress_of([exercise("a")], [hinted], NOON)
    assert found.overall.answers == (False,)


def test_the_ladder_shows_what_is_scheduled_and_what_is_learnt():
    there = [
        exercise("a", due=NOON - 1),
        exercise("b", due=NOON + 9, rung=3),
        exercise("c", rung=LEARNT),
        exercise("d"),
    ]
    assert progress_of(there, [], NOON - 1).overall.waiting == 1, "from the very moment on"
    found = progress_of(there, [], NOON)
    assert found.overall.rungs == (1, 0, 0, 1, 0, 0, 0, 0, 1)
    assert (found.overall.waiting, [one.key for one in found.today], found.next_due) == (1, ["a"], NOON + 9)


def test_more_may_be_due_than_today_allows():
    there = [exercise(f"{number}", due=NOON - 1) for number in range(5)]
    assert not progress_of(there, [], NOON, Cap(exercises=5)).capped
    found = progress_of(there, [], NOON, Cap(exercises=3))
    assert (found.capped, len(found.today), found.overall.waiting) == (True, 3, 5)


def test_lessons_count_for_the_days_only():
    there = [exercise("l", "capture", LESSON, 0)]
    found = progress_of(there, answers("l", "1", NOON), NOON)
    assert found.overall.answers == ()
    assert (found.days.streak, found.days.counts[-1]) == (1, (1, 0))


@pytest.mark.parametrize(
    ("ago", "streak"),
    [
        ((), 0),
        ((0,), 1),
        ((1,), 1),
        ((2,), 0),
        ((0, 1, 2), 3),
        ((1, 2, 5, 6, 7), 2),
        ((3, 2, 1, 0, 9), 4),
        ((0, 2, 3), 1),
    ],
)
def test_days_in_a_row_up_to_today_or_to_yesterday_while_today_is_open(ago, streak):
    given = sorted((Attempt("a", NOON - days * DAY, right=True) for days in ago), key=lambda attempt: attempt.at)
    found = days_of(given, NOON)
    assert found.streak == streak
    assert sum(right for right, _ in found.counts) == len(ago)
    assert all(found.counts[-1 - days] == (1, 0) for days in ago)
    assert len(found.counts) == 28


def test_a_day_has_all_its_answers_the_right_and_the_wrong_ones():
    given = [*answers("a", "11", NOON - DAY), *answers("a", "01100", NOON)]
    assert days_of(given, NOON, 3).counts == ((0, 0), (2, 0), (2, 3))
