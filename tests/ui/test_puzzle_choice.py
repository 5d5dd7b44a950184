"""The choice of puzzles: everything fits, what is chosen is asked, by the mouse and by Enter on the list."""

import re

import pytest

from scopa_gui.coach.practice.days import day_of
from scopa_gui.coach.practice.themes import PracticeTheme, theme_of
from scopa_gui.coach.puzzles.daily import exercise_of_day, key_of, puzzle_of
from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.puzzle_shelf import FAMILIES, shelf_of, shipped
from scopa_gui.coach.puzzles.rating.player_rating import ratings_of
from scopa_gui.coach.puzzles.timed_set import exercise_of_set
from scopa_gui.store.practice import Attempt
from scopa_gui.ui.practice.answer_chart import WRONG
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from scopa_gui.ui.practice.puzzles.puzzles_screen import DAILY, EVERY, TIMED, PuzzlesScreen
from scopa_gui.ui.practice.puzzles.rating_words import lean_words, level_words
from scopa_gui.ui.practice.puzzles.timed_session import TimedSession
from scopa_gui.ui.words.theme_words import theme_group
from tests.conftest import LANGUAGES
from tests.ui import contract
from tests.ui.hearing import can_be_heard
from tests.ui.pilot import Pilot


def rows(scene):
    """The rows of the list, by key."""
    return {item.key: item for item in scene.listing().items}


def keep_some(context):
    """Some puzzles answered, two of three of them right, and the puzzles of the last days."""
    training, now = context.archive.training, context.now()
    for number, puzzle in enumerate(shipped()[::7]):
        exercise = exercise_of(puzzle, now)
        training.answer(exercise, Attempt(exercise.key, now - 5000 + number, right=number % 3 > 0))
    for ago in (1, 2, 3, 5):
        day = day_of(now - ago * 86_400)
        exercise = exercise_of_day(puzzle_of(day, shipped()), day, now)
        training.answer(exercise, Attempt(exercise.key, now - ago * 86_400, right=True))


def keep_sets(context, found=(3, 12, 7)):
    """Timed sets in which so many were found."""
    training, shelf = context.archive.training, shelf_of(context.archive.training, context.now())
    for number, count in enumerate(found):
        exercise = exercise_of_set(shelf.timed_set("", f"{number}"), "", context.now() - 1000 + 50 * number)
        training.add(exercise)
        for place in range(count + 2):
            training.answer(exercise, Attempt(exercise.key, exercise.made + place, right=place < count))


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("language", "size", "scale"),
    [
        *((language, (1024, 640), scale) for language in LANGUAGES for scale in (1.0, 1.3)),
        ("it", (1280, 800), 1.0),
        ("de", (2560, 1080), 1.0),
    ],
)
def test_the_choice_of_puzzles_fits(make_context, language, size, scale):
    context = make_context(language=language, text_scale=scale)
    keep_some(context)
    keep_sets(context)
    pilot = Pilot(context, PuzzlesScreen(context), size)
    for key in rows(pilot.scene):
        pilot.scene.choose(key)
        pilot.tick()
        can_be_heard(pilot)
    assert context.text.overflows == []


def test_the_themes_stand_under_headings_each_only_once(context):
    items = [item for key, item in rows(PuzzlesScreen(context)).items() if key not in (DAILY, EVERY, TIMED)]
    headings = [item.heading for item in items if item.heading]
    assert items[0].heading == "The points"
    assert len(headings) == len(set(headings)) == 5
    assert all(theme_group(theme) in headings for theme in PracticeTheme)


@pytest.mark.whole
def test_the_choice_keeps_the_contract(context):
    for chosen in ("daily", "timed", "primiera"):

        def make(given, chosen=chosen):
            scene = PuzzlesScreen(given)
            scene.chosen = chosen
            return scene

        contract.targets_are_large_enough(context, make, (1024, 640))
        contract.targets_do_not_overlap(context, make, (1024, 640))
        contract.survives_every_key(context, make)
        contract.keyboard_reaches_all(context, make)
        contract.back_leaves(context, make)


def test_todays_puzzle_is_solved_and_said_to_be(context):
    pilot = Pilot(context, PuzzlesScreen(context))
    pilot.press("button:start")
    assert isinstance(pilot.session, PuzzleSession)
    assert pilot.puzzle.exercise.key == key_of(day_of(context.now()))
    pilot.scene.play(pilot.puzzle.question.answer)
    pilot.tick()
    pilot.key("escape")
    pilot.key("escape")
    shelf = pilot.scene.shelf
    assert (shelf.today.found, shelf.today.streak) == (True, 1)
    assert shelf.progress.solved == {shelf.today.puzzle.key}


def test_what_is_chosen_is_asked_the_unsolved_first(context):
    keep_some(context)
    pilot = Pilot(context, PuzzlesScreen(context))
    pilot.press("list:themes=primiera")
    pilot.press("choice:game=escoba")
    shelf = pilot.scene.shelf
    coins = {shelf.coins(puzzle) for puzzle in shelf.of(PracticeTheme.PRIMIERA) if puzzle.game in FAMILIES["escoba"]}
    pilot.press(f"choice:difficulty={min(coins)}")
    wanted = pilot.scene.wanted()
    assert wanted
    assert {exercise.data["game"] for exercise in wanted} <= set(FAMILIES["escoba"])
    asked = {exercise.key for exercise in wanted}
    assert {shelf.coins(puzzle) for puzzle in shelf.puzzles if puzzle.key in asked} == {min(coins)}
    solved = [exercise.key in pilot.scene.shelf.progress.solved for exercise in wanted]
    assert solved == sorted(solved)
    pilot.press("button:start")
    assert [exercise.key for exercise in pilot.session.exercises] == [exercise.key for exercise in wanted]
    pilot.app.stack.top.close()


def test_the_level_stands_there_once_an_answer_counted_provisional_at_first(context):
    assert level_words(PuzzlesScreen(context).shelf.ratings) == ""
    keep_some(context)
    told = level_words(PuzzlesScreen(context).shelf.ratings)
    assert re.fullmatch(r"Your level: \d+ ± \d+", told)
    few = ratings_of(context.archive.training.exercises(), context.archive.training.attempts()[-2:])
    assert level_words(few).endswith(", provisional")


def test_a_weak_theme_is_marked_and_its_words_say_by_how_much(context):
    training, now = context.archive.training, context.now()
    for number, puzzle in enumerate(shipped()[::4]):
        exercise = exercise_of(puzzle, now)
        weak = theme_of(puzzle.theme, puzzle.part) is PracticeTheme.PRIMIERA
        training.answer(exercise, Attempt(exercise.key, now - 5000 + number, right=not weak))
    scene = PuzzlesScreen(context)
    primiera = rows(scene)["primiera"]
    assert primiera.mark == WRONG
    assert primiera.line.startswith("weak; ")
    assert rows(scene)["giving_scopa"].mark is None
    lean = scene.shelf.ratings.lean_of(PracticeTheme.PRIMIERA)
    assert lean_words(lean) == f"Here you’re about {10 * round(-lean.value / 10)} points below your level."


def test_the_best_of_the_sets_stands_in_the_list_and_start_begins_another(context):
    pilot = Pilot(context, PuzzlesScreen(context))
    assert rows(pilot.scene)[TIMED].line == "three minutes, for fun"
    keep_sets(context)
    pilot.scene.open()
    assert rows(pilot.scene)[TIMED].line == "Your best: 12"
    pilot.press("list:themes=timed")
    pilot.press("button:start")
    assert isinstance(pilot.session, TimedSession)


def test_every_shipped_puzzle_is_in_a_family_of_games():
    assert {puzzle.game for puzzle in shipped()} <= {game for games in FAMILIES.values() for game in games}


def test_enter_on_the_list_starts_what_is_chosen(context):
    pilot = Pilot(context, PuzzlesScreen(context))
    pilot.key("tab")
    assert pilot.scene.focused() == "list:themes"
    pilot.key("down")
    pilot.key("return")
    assert isinstance(pilot.session, PuzzleSession)
    assert len(pilot.session.exercises) == len(shipped())
    pilot.app.stack.top.close()
