"""The player's rating: what counts and what does not, and simulated players of a true strength who are found out."""

from bisect import bisect
from dataclasses import replace
from datetime import date
from random import Random

import pytest

from scopa_gui.coach.practice.schedule import DAY
from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.coach.puzzles.daily import exercise_of_day
from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.puzzle_shelf import shipped
from scopa_gui.coach.puzzles.rating.glicko import Meeting, Rating, chance_of, rested, weighed
from scopa_gui.coach.puzzles.rating.player_rating import (
    ANSWERS_A_PERIOD,
    FIRST,
    SETTLED,
    RatedAnswer,
    leans_of,
    puzzle_key,
    ratings_of,
    score_of,
)
from scopa_gui.coach.puzzles.rating.saved_starts import start_of
from scopa_gui.coach.puzzles.rating.starting_rating import DEVIATION, UNREAD, starting_rating
from scopa_gui.coach.puzzles.timed_set import TimedSet, exercise_of_set
from scopa_gui.store.practice import MISTAKE, PUZZLE, SHARED, Attempt, Exercise

NOW = 1_790_000_000.0
PUZZLES = shipped()[:40]
EXERCISES = [exercise_of(puzzle, NOW) for puzzle in PUZZLES]


def answers(rights, start=NOW, **marks):
    """First answers to the first puzzles, a minute apart."""
    return [
        Attempt(exercise.key, start + 60 * place, right == "1", **marks)
        for place, (exercise, right) in enumerate(zip(EXERCISES, rights, strict=False))
    ]


# What counts


def test_before_any_answer_nothing_is_known():
    found = ratings_of(EXERCISES, [], NOW)
    assert (found.player, found.answers, found.row, found.longest_row, found.is_settled) == (FIRST, (), 0, 0, False)
    assert found.of(PUZZLES[0]) == start_of(PUZZLES[0])


def test_an_answer_moves_the_player_and_the_puzzle_apart():
    for right, sign in ((True, 1), (False, -1)):
        found = ratings_of(EXERCISES, [Attempt(EXERCISES[0].key, NOW, right)])
        assert (found.player.value - FIRST.value) * sign > 20
        assert (found.of(PUZZLES[0]).value - start_of(PUZZLES[0]).value) * sign < 0
        assert found.player.deviation < FIRST.deviation
        assert found.of(PUZZLES[1]) == start_of(PUZZLES[1])
        (answer,) = found.answers
        assert answer.gain == round(found.player.value) - round(FIRST.value)


def test_only_the_first_answer_to_a_puzzle_counts():
    first = answers("1100110")
    again = [Attempt(EXERCISES[place % 7].key, NOW + 9 * DAY + place, right=True) for place in range(50)]
    assert ratings_of(EXERCISES, first + again) == ratings_of(EXERCISES, first)


def test_the_puzzle_of_a_day_is_the_puzzle_it_asks():
    today = exercise_of_day(PUZZLES[0], date(2026, 9, 21), NOW)
    assert puzzle_key(today) == PUZZLES[0].key
    there = [*EXERCISES, today]
    daily, plain = Attempt(today.key, NOW, right=True), Attempt(PUZZLES[0].key, NOW + 60, right=True)
    assert ratings_of(there, [daily, plain]).player == ratings_of(there, [daily]).player
    assert ratings_of(there, [daily]).player == ratings_of(there, [Attempt(PUZZLES[0].key, NOW, right=True)]).player


def test_skipped_is_missed():
    skipped = ratings_of(EXERCISES, answers("0000", skipped=True))
    assert skipped.player == ratings_of(EXERCISES, answers("0000")).player
    assert skipped.player.value < FIRST.value


def test_with_a_hint_it_is_half_a_success_at_most_and_never_more_than_expected():
    right, hinted, wrong = (
        Attempt("a", NOW, right=True),
        Attempt("a", NOW, right=True, hinted=True),
        Attempt("a", NOW, right=False, hinted=True),
    )
    for expected in (0.1, 0.4, 0.5, 0.8):
        assert score_of(right, expected) == 1
        assert score_of(hinted, expected) == min(0.5, expected)
        assert score_of(wrong, expected) == 0


def test_no_hint_raises_a_rating_and_one_where_it_was_not_needed_lowers_it():
    hard = max(EXERCISES, key=lambda exercise: start_of(PUZZLES[EXERCISES.index(exercise)]).value)
    easy = min(EXERCISES, key=lambda exercise: start_of(PUZZLES[EXERCISES.index(exercise)]).value)
    for exercise, falls in ((hard, False), (easy, True)):
        found = ratings_of(EXERCISES, [Attempt(exercise.key, NOW, right=True, hinted=True)]).player
        assert (found.value < FIRST.value) is falls
        assert found.value <= FIRST.value


def test_mistakes_of_matches_and_shared_puzzles_count_for_no_rating():
    others = [Exercise("m", MISTAKE, "anchor", 3, {}, NOW), Exercise("s", SHARED, "anchor", 3, {}, NOW)]
    given = [Attempt(exercise.key, NOW, right=True) for exercise in others]
    assert ratings_of(others, given).player == FIRST


def test_what_was_met_in_a_timed_set_before_is_known():
    played, given = TimedSet(tuple(PUZZLES[:4])), answers("1111")
    met, later = (exercise_of_set(played, "", at) for at in (NOW - 60, NOW + 9999))
    in_set = [Attempt(met.key, NOW - 50, right=True), Attempt(met.key, NOW - 40, right=False)]
    found = ratings_of([*EXERCISES, met], [*in_set, *given])
    assert [one.puzzle for one in found.answers] == [PUZZLES[3].key], "two were answered, the third lay there"
    assert not found.counts(EXERCISES[0])
    afterwards = ratings_of([*EXERCISES, later], [*given, Attempt(later.key, NOW + 9999, right=True)])
    plain = ratings_of(EXERCISES, given)
    assert (afterwards.player, afterwards.answers) == (plain.player, plain.answers)


def test_it_is_said_beforehand_what_would_count():
    mistake = Exercise("m", MISTAKE, "anchor", 3, {}, NOW)
    before = ratings_of(EXERCISES, [])
    assert before.counts(EXERCISES[0])
    assert not before.counts(mistake)
    after = ratings_of(EXERCISES, answers("1"))
    assert (after.counts(EXERCISES[0]), after.counts(EXERCISES[1])) == (False, True)
    assert after.answer_to(EXERCISES[0]).gain > 0
    assert after.answer_to(EXERCISES[1]) is None


def test_how_hard_any_question_is_follows_from_its_position_not_from_what_was_kept_with_it():
    (puzzle, *_), (exercise, *_) = PUZZLES, EXERCISES
    found = ratings_of(EXERCISES, [])
    assert found.of_exercise(exercise) == start_of(puzzle)
    shared = replace(exercise, key="match/1/2", difficulty=5)
    assert found.of_exercise(shared) == starting_rating(puzzle)


def test_a_theme_is_weak_by_its_last_answers():
    one = RatedAnswer("", PracticeTheme.ACES, NOW, False, 0.0, Rating(1200, 60), Rating(1200, 60), Rating(1200, 60))
    lost, won = replace(one, score=0.0), replace(one, score=1.0, is_alone=True)
    for given, weak, strong in (
        ([lost] * 3, False, False),
        ([lost] * 4, True, False),
        ([won] * 4, False, True),
        ([lost, won] * 10, False, False),
        ([lost] * 50 + [won] * 30, False, True),
    ):
        lean = leans_of(given)[PracticeTheme.ACES]
        assert (lean.is_weak, lean.is_strong) == (weak, strong)


def test_a_puzzle_of_another_version_that_cannot_be_read_any_more_counts_by_its_kept_difficulty():
    gone = Exercise("scopa/2/gone/7", PUZZLE, "anchor", 4, {}, NOW)
    found = ratings_of([gone], [Attempt(gone.key, NOW, right=True)])
    assert found.answers[0].opponent.deviation == UNREAD
    assert found.answers[0].theme is PracticeTheme.ANCHORS
    assert found.player.value > FIRST.value


def test_a_pause_makes_it_less_surely_known_and_as_high():
    given = answers("1101101011")
    soon, late = (ratings_of(EXERCISES, given, given[-1].at + days * DAY).player for days in (0, 400))
    assert soon.value == late.value
    assert late.deviation > soon.deviation + 50
    assert ratings_of(EXERCISES, given, NOW - 9 * DAY).player == ratings_of(EXERCISES, given).player, "a clock set back"


def test_found_in_a_row_without_help():
    found = ratings_of(EXERCISES, answers("11101011"))
    assert (found.row, found.longest_row) == (2, 3)
    hinted = [*answers("11"), Attempt(EXERCISES[2].key, NOW + 999, right=True, hinted=True)]
    assert (ratings_of(EXERCISES, hinted).row, ratings_of(EXERCISES, hinted).longest_row) == (0, 2)
    assert ratings_of(EXERCISES, answers("1111")).row == 4


def test_a_theme_in_which_less_is_found_than_expected_leans_down():
    of_theme = [theme_of(puzzle.theme, puzzle.part) for puzzle in shipped()]
    weak = PracticeTheme.GIVING_SCOPA
    there = [exercise_of(puzzle, NOW) for puzzle in shipped()[::5]]
    given = [
        Attempt(exercise.key, NOW + place, theme is not weak)
        for place, (exercise, theme) in enumerate(zip(there, of_theme[::5], strict=True))
    ]
    found = ratings_of(there, given)
    assert found.lean_of(weak).value < -60
    others = [theme for theme in found.leans if theme is not weak]
    assert all(found.lean_of(theme).value > found.lean_of(weak).value + 60 for theme in others)
    first = of_theme[::5].index(weak)
    once = ratings_of([there[first]], [given[first]]).lean_of(weak)
    assert once.answers == 1 < found.lean_of(weak).answers
    assert once.deviation > found.lean_of(weak).deviation


# Simulated players


STARTS = sorted(start_of(puzzle).value for puzzle in shipped())


def met(rng, player):
    """A puzzle that fits: how hard it seems, and how hard it truly is."""
    place = bisect(STARTS, player.value - 125)
    start = STARTS[min(len(STARTS) - 1, max(0, place + rng.randint(-15, 15)))]
    return Rating(start, DEVIATION), rng.gauss(start, DEVIATION)


def simulated(true, seed, answers, *, hints=0.0, gives_up=0.0):
    """The ratings of a player of a true strength, answer by answer.

    ``hints``: how often one is asked for, that helps in half of what would not be found; ``gives_up``: how often it is
    skipped what would not be found.
    """
    rng, player, course = Random(seed), FIRST, []
    for _ in range(answers):
        opponent, truly = met(rng, player)
        right = rng.random() < 1 / (1 + 10 ** ((truly - true) / 400))
        hinted = rng.random() < hints
        skipped = not right and rng.random() < gives_up
        attempt = Attempt("", 0.0, right or (hinted and not skipped and rng.random() < 0.5), 0.0, (), hinted, skipped)
        score = score_of(attempt, chance_of(player, opponent))
        player = weighed(player, Meeting(opponent, score), 1 / ANSWERS_A_PERIOD)
        course.append(player)
    return course


@pytest.fixture(scope="module")
def two_hundred():
    """Players as different as people may be: their true strength, and how it was found out in 150 answers."""
    rng = Random(12)
    trues = [rng.uniform(750, 1650) for _ in range(200)]
    return [(true, simulated(true, seed, 150)) for seed, true in enumerate(trues)]


@pytest.mark.rotating
@pytest.mark.parametrize("after", [15, 50, 150])
def test_the_interval_holds_the_true_strength(two_hundred, after):
    held = [abs(true - course[after - 1].value) <= course[after - 1].margin for true, course in two_hundred]
    assert sum(held) / len(held) >= 0.9


def test_the_rating_comes_nearer_and_is_right_on_average(two_hundred):
    errors = {after: [course[after - 1].value - true for true, course in two_hundred] for after in (15, 50, 150)}
    spread = {after: (sum(error**2 for error in found) / len(found)) ** 0.5 for after, found in errors.items()}
    assert spread[15] > spread[50] > spread[150]
    assert spread[150] < 50
    assert abs(sum(errors[150]) / len(errors[150])) < 15


def test_a_rating_settles_within_some_twenty_answers(two_hundred):
    assert all(course[24].deviation < SETTLED for _true, course in two_hundred)


@pytest.mark.rotating
@pytest.mark.parametrize("way", [{"hints": 0.3}, {"hints": 1.0}, {"gives_up": 0.7}])
@pytest.mark.parametrize("true", [900, 1200, 1500])
def test_neither_hints_nor_skipping_inflate(true, way):
    ends = [simulated(true, seed, 120, **way)[-1].value for seed in range(12)]
    assert sum(ends) / len(ends) < true + 30


def test_the_ratings_of_a_store_are_those_of_the_simulation():
    """What is simulated above is what is done with answers."""
    given, player = answers("1011001110"), FIRST
    for attempt, puzzle in zip(given, PUZZLES, strict=False):
        score = score_of(attempt, chance_of(rested(player, 1 / ANSWERS_A_PERIOD), start_of(puzzle)))
        player = weighed(player, Meeting(start_of(puzzle), score), 1 / ANSWERS_A_PERIOD)
    assert ratings_of(EXERCISES, given).player == player
