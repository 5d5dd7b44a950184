"""Which puzzle comes next: one that fits, of a weak theme rather than a strong one, the same until it is answered."""

from collections import Counter
from dataclasses import replace
from random import Random
from zlib import crc32

import pytest

from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.puzzle_shelf import FAMILIES, fitting, shelf_of, shipped
from scopa_gui.coach.puzzles.rating.glicko import Rating
from scopa_gui.coach.puzzles.rating.player_rating import PuzzleRatings, ThemeLean, ratings_of
from scopa_gui.coach.puzzles.rating.saved_starts import start_of
from scopa_gui.coach.puzzles.rating.serving import FITTING, PuzzleProgress, in_order, misfit, weight_in_lots
from scopa_gui.coach.puzzles.rating.starting_rating import DEVIATION
from scopa_gui.coach.puzzles.timed_set import TimedSet, exercise_of_set
from scopa_gui.store.archive import Archive
from scopa_gui.store.practice import Attempt

NOW = 1_790_000_000.0
NOTHING = PuzzleProgress(frozenset(), frozenset())


def ratings(value, leans=(), deviation=60.0):
    return PuzzleRatings(Rating(value, deviation), leans=dict(leans))


def theme(puzzle):
    return theme_of(puzzle.theme, puzzle.part)


@pytest.mark.parametrize("value", [900, 1100, 1300, 1500])
def test_what_comes_first_fits_the_rating(value):
    known = ratings(value)
    first = in_order(shipped(), NOTHING, known)[:15]
    low, high = FITTING
    assert all(low - 0.021 <= known.chance(puzzle) <= high + 0.021 for puzzle in first)


def test_what_fits_less_comes_later():
    known = ratings(1200)
    far = [misfit(known.chance(puzzle)) for puzzle in in_order(shipped(), NOTHING, known)]
    assert far == sorted(far)
    assert far[-1] > far[0] == 0


def test_what_was_never_tried_comes_first_then_what_was_missed_met_in_haste_and_solved():
    some = shipped()[:12]
    keys = [puzzle.key for puzzle in some]
    progress = PuzzleProgress(frozenset(keys[:3]), frozenset(keys[3:6]), frozenset(keys[6:9]))
    order = [puzzle.key for puzzle in in_order(some, progress, ratings(1200))]
    parts = [set(order[start : start + 3]) for start in (0, 3, 6, 9)]
    assert parts == [set(keys[9:]), set(keys[3:6]), set(keys[6:9]), set(keys[:3])]


def test_themes_come_as_often_as_each_other_but_a_weak_one_more_and_a_strong_one_less():
    weak, strong = PracticeTheme.GIVING_SCOPA, PracticeTheme.PRIMIERA
    leans = {weak: ThemeLean(-90.0, 40.0, 20), strong: ThemeLean(90.0, 40.0, 20)}
    found = {False: Counter(), True: Counter()}
    for number in range(40):
        some = [puzzle for puzzle in shipped() if crc32(f"{number}{puzzle.key}".encode()) % 3]
        for leaning, served in found.items():
            known = ratings(1250, leans if leaning else {})
            served.update(map(theme, in_order(some, NOTHING, known)[:8]))
    assert found[True][weak] > 1.25 * found[False][weak]
    assert found[True][strong] < 0.75 * found[False][strong]
    assert len(found[False]) > 6


def test_a_lean_counts_for_so_much_and_no_more():
    assert weight_in_lots(ThemeLean()) == 1
    assert weight_in_lots(ThemeLean(-59.0)) == pytest.approx(2, abs=0.01)
    assert weight_in_lots(ThemeLean(-500.0)) == pytest.approx(1 / weight_in_lots(ThemeLean(500.0))) == 3


@pytest.fixture
def training(tmp_path):
    archive = Archive(tmp_path / "matches.db")
    yield archive.training
    archive.close()


def test_a_puzzle_that_was_left_is_there_again_and_after_an_answer_comes_another(training):
    shelf = shelf_of(training, NOW)
    first = shelf.exercises(shelf.of(None))
    assert [one.key for one in shelf_of(training, NOW + 9999).exercises(shelf.of(None))] == [one.key for one in first]
    training.answer(first[0], Attempt(first[0].key, NOW, right=True))
    again = shelf_of(training, NOW + 10)
    then = again.exercises(again.of(None))
    assert then[-1].key == first[0].key
    assert [one.key for one in then[:-1]] != [one.key for one in first[1:]]


def test_a_timed_set_leaves_what_counts_for_other_days(training):
    shelf = shelf_of(training, NOW)
    known = sorted(shelf.puzzles, key=lambda puzzle: crc32(puzzle.key.encode()))[:300]
    for place, puzzle in enumerate(known):
        training.answer(exercise_of(puzzle, NOW), Attempt(puzzle.key, NOW + place, place % 3 > 0))
    asked = shelf_of(training, NOW).timed_set("", "1").puzzles
    assert len({puzzle.key for puzzle in asked} - {puzzle.key for puzzle in known}) < 10
    met = TimedSet(tuple(puzzle for puzzle in shelf.puzzles if puzzle not in known)[:1])
    training.add(exercise_of_set(met, "", NOW))
    assert shelf_of(training, NOW).progress.met == {met.puzzles[0].key}


@pytest.mark.parametrize("family", FAMILIES)
def test_a_timed_set_of_a_family_of_games_is_of_that_family(training, family):
    puzzles = shelf_of(training, NOW).timed_set(family, "1").puzzles
    assert len(puzzles) > 30
    assert {puzzle.game for puzzle in puzzles} <= set(FAMILIES[family])


def served_to(true, seed):
    """The ratings after the real order of the real puzzles, with true difficulties about as far off as is said."""
    rng, attempts, exercises = Random(f"{true}/{seed}"), [], {}
    truly = {puzzle.key: rng.gauss(start_of(puzzle).value, DEVIATION) for puzzle in shipped()}
    for number in range(70):
        known = ratings_of(exercises.values(), attempts)
        puzzle = in_order(shipped(), PuzzleProgress(frozenset(exercises), frozenset()), known)[0]
        right = rng.random() < 1 / (1 + 10 ** ((truly[puzzle.key] - true) / 400))
        exercises[puzzle.key] = exercise_of(puzzle, NOW)
        attempts.append(Attempt(puzzle.key, NOW + 60 * number, right))
    return ratings_of(exercises.values(), attempts)


@pytest.mark.rotating
@pytest.mark.parametrize("true", [900, 1200, 1500])
def test_served_so_a_simulated_player_finds_two_of_three_and_is_found_out(true):
    ends = [served_to(true, seed) for seed in range(8)]
    late = [answer for end in ends for answer in end.answers[20:]]
    assert 0.58 <= sum(answer.is_alone for answer in late) / len(late) <= 0.75
    assert sum(abs(end.player.value - true) <= end.player.margin for end in ends) >= 7
    assert len({answer.theme for answer in late}) >= 6


def test_what_is_to_come_is_ordered_anew_after_an_answer_but_what_is_repeated_keeps_its_place(training):
    shelf = shelf_of(training, NOW)
    served = shelf.exercises(shelf.of(None))
    for exercise in served[:8]:
        training.answer(exercise, Attempt(exercise.key, NOW, right=True))
    later = fitting(training, served[8:], NOW + 10)
    assert {one.key for one in later} == {one.key for one in served[8:]}
    assert later[0] != served[8]
    known = shelf_of(training, NOW + 10)
    by_key = {puzzle.key: puzzle for puzzle in known.puzzles}
    assert misfit(known.ratings.chance(by_key[later[0].key])) == 0
    repeated = [replace(exercise, due=NOW) for exercise in served[8:20]]
    assert fitting(training, repeated, NOW) == repeated
    strange = [*served[8:12], replace(served[12], key="scopa/2/of another version/3")]
    assert fitting(training, strange, NOW) == strange
    assert fitting(training, [], NOW) == []
