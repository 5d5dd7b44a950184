"""What an answer to a puzzle counts: skipped, with a hint, known already; what is said of it, and what follows."""

import re

import pytest

from scopa_gui.coach.puzzles.puzzle_shelf import shelf_of
from scopa_gui.coach.puzzles.rating.player_rating import FIRST, ratings_of
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from tests.ui.at_puzzles import opened_puzzles, press_card, right_of, some, wrong_of
from tests.ui.pilot import Pilot
from tests.ui.refuting import Here


@pytest.fixture
def opened(context):
    """A scene of three puzzles above the title, and what drives it."""
    return opened_puzzles(context)


def test_a_puzzle_that_is_skipped_counts_as_not_found_and_is_asked_again(context, opened):
    pilot, _scene = opened
    assert "skipping it counts as a miss" in pilot.paper_text.foot[0]
    pilot.press("button:next")
    pilot.key("n")
    assert pilot.session.place == 2
    assert "button:next" not in pilot.targets, "the last one is not skipped"
    training = context.archive.training
    assert [(one.right, one.skipped, one.moves) for one in training.attempts()] == [(False, True, ())] * 2
    assert all(training.exercise(one.exercise).due > context.now() for one in training.attempts())
    assert ratings_of(training.exercises(), training.attempts()).player.value < FIRST.value


def test_what_was_answered_and_then_gone_on_from_is_no_more_skipped(context, opened):
    pilot, scene = opened
    press_card(pilot, wrong_of(scene))
    pilot.key("n")
    assert [one.skipped for one in context.archive.training.attempts()] == [False]


def test_with_a_hint_it_is_half_a_success_and_asked_again(context, opened):
    pilot, scene = opened
    pilot.key("h")
    press_card(pilot, right_of(scene))
    (attempt,) = context.archive.training.attempts()
    assert (attempt.right, attempt.hinted, attempt.is_alone) == (True, True, False)
    assert context.archive.training.exercise(attempt.exercise).due > context.now()
    found = ratings_of(context.archive.training.exercises(), [attempt])
    assert found.player.value <= FIRST.value
    assert found.row == 0


def test_who_leaves_after_a_hint_has_skipped_it_and_who_only_looked_has_not(context):
    for hint, kept in ((False, []), (True, [(True, True)])):
        pilot = Pilot(context, TitleScreen(context))
        pilot.app.stack.enter(PuzzleSession(context, some(), 0, Here()).screen)
        if hint:
            pilot.key("h")
        pilot.key("escape")
        assert [(one.hinted, one.skipped) for one in context.archive.training.attempts()] == kept


def test_the_level_and_what_changed_it_stand_at_the_foot(context, opened):
    pilot, scene = opened
    press_card(pilot, wrong_of(scene))
    (changed,) = pilot.paper_text.foot
    assert re.fullmatch(r"Your level: \d+ ± \d+ \(\N{MINUS SIGN}\d+\)", changed)
    pilot.key("s")
    assert pilot.paper_text.foot[1].startswith("This puzzle: ")
    for count in (1, 2):
        pilot.key("n")
        press_card(pilot, right_of(scene))
        changed, puzzle = pilot.paper_text.foot
        assert re.search(r"\(\+\d+\)$", changed)
        assert ("2 in a row" in puzzle) is (count == 2)


def test_what_is_known_already_changes_no_level_and_says_what_it_does(context, opened):
    pilot, scene = opened
    press_card(pilot, right_of(scene))
    pilot.app.stack.enter(PuzzleSession(context, pilot.session.exercises[:1], 0, Here()).screen)
    pilot.rest()
    again = pilot.scene
    assert pilot.paper_text.foot == ("Found with a hint, or skipped, it will come back.",)
    press_card(pilot, right_of(again))
    assert pilot.paper_text.foot == ()


def test_what_comes_next_fits_what_was_answered_before(context):
    shelf = shelf_of(context.archive.training, context.now())
    served = shelf.exercises(shelf.of(None))
    pilot = Pilot(context, PuzzleSession(context, served, 0, Here()).screen, blind=True)
    for number in range(3):
        scene = pilot.scene
        assert pilot.session.place == number
        scene.play(pilot.puzzle.question.answer)
        pilot.key("n")
    asked = [exercise.key for exercise in pilot.session.exercises]
    assert sorted(asked) == sorted(exercise.key for exercise in served)
    assert asked != [exercise.key for exercise in served]
    attempts = context.archive.training.attempts()
    assert asked[:3] == [attempt.exercise for attempt in attempts]
    known = shelf_of(context.archive.training, context.now())
    assert asked[3:] == [one.key for one in known.exercises([one for one in known.puzzles if one.key in asked[3:]])]
