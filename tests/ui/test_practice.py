"""The hub of practice: every tile leads somewhere and comes back, what it says is true."""

import pytest

from scopa_gui.coach.practice.days import day_of
from scopa_gui.coach.practice.schedule import DAY, answered_with, scheduled
from scopa_gui.coach.puzzles.daily import exercise_of_day, key_of, puzzle_of
from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.puzzle_shelf import shipped
from scopa_gui.store.practice import Attempt
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.practice.mistakes_sheets import EnoughTodayScreen
from scopa_gui.ui.practice.practice_screen import PracticeScreen
from scopa_gui.ui.practice.progress_screen import ProgressScreen
from scopa_gui.ui.practice.puzzles.puzzles_screen import PuzzlesScreen
from tests.ui import contract
from tests.ui.pilot import Pilot

NOW = 1_790_000_000.0
TILES = ("today", "lessons", "puzzles", "mistakes", "memory", "progress")


def note(pilot, name):
    return pilot.control(f"button:{name}").note


def test_without_mistakes_it_is_said_where_they_come_from_and_led_there(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.press("button:practice")
    pilot.press("button:mistakes")
    assert pilot.scene.name == "no_mistakes"
    pilot.press("button:fill")
    assert pilot.scene.name == "new_match"
    pilot.key("escape")
    assert isinstance(pilot.scene, PracticeScreen)
    context.archive.start_match({}, "1f", ["human", "rosa"], 5.0, {"variant": "scopa"})
    pilot.press("button:mistakes")
    pilot.press("button:fill")
    assert pilot.scene.name == "statistics"


@pytest.mark.rotating
@pytest.mark.parametrize("name", TILES)
def test_every_tile_is_pressed_by_mouse_and_comes_back(context, name):
    pilot = Pilot(context, TitleScreen(context))
    pilot.press("button:practice")
    pilot.press(f"button:{name}")
    assert not isinstance(pilot.scene, PracticeScreen)
    for _ in range(3):
        if not isinstance(pilot.scene, PracticeScreen):
            pilot.key("escape")
    assert isinstance(pilot.scene, PracticeScreen)


def test_it_is_used_by_keyboard(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.press("button:practice")
    pilot.key("tab")
    seen = [pilot.scene.focused()]
    while f"button:{TILES[-1]}" not in seen:
        pilot.key("tab")
        seen.append(pilot.scene.focused())
    assert [name for name in seen if name in {f"button:{tile}" for tile in TILES}] == [
        f"button:{tile}" for tile in TILES
    ]
    pilot.key("enter")
    assert not isinstance(pilot.scene, PracticeScreen)


def test_what_the_tiles_say_follows_what_was_done(context):
    pilot = Pilot(context, PracticeScreen(context))
    before = note(pilot, "puzzles")
    assert before.startswith("0 ")
    puzzle, now = puzzle_of(day_of(context.now()), shipped()), context.now()
    exercise = exercise_of_day(puzzle, day_of(now), now)
    context.archive.training.add(exercise)
    context.archive.training.answer(exercise, Attempt(exercise.key, now, True))
    pilot.scene.open()
    assert note(pilot, "puzzles").startswith("1 ")
    assert note(pilot, "today") == "solved"
    assert note(pilot, "progress") == "1 day in a row"


def waiting_puzzles(context, answered, waiting, now=NOW):
    """So many repeated today, and so many more of those that ship due."""
    training, context.now = context.archive.training, lambda: now
    for number, puzzle in enumerate(shipped()[: answered + waiting]):
        there = exercise_of(puzzle, now - 9 * DAY)
        training.answer(scheduled(there, now - 5 * DAY), Attempt(there.key, now - 5 * DAY, right=False))
        if number < answered:
            repeated = Attempt(there.key, now - 60, right=True, seconds=9.0)
            training.answer(answered_with(training.exercise(there.key), repeated), repeated)


@pytest.mark.parametrize(("waiting", "words"), [(5, "enough for today: 5 left"), (1, "enough for today: 1 left")])
def test_at_the_limit_of_a_day_it_is_said_how_many_wait_and_one_can_go_on(context, waiting, words):
    waiting_puzzles(context, 20, waiting)
    pilot = Pilot(context, TitleScreen(context))
    pilot.press("button:practice")
    assert note(pilot, "mistakes") == words
    pilot.press("button:mistakes")
    assert pilot.scene.name == "enough_today"
    assert f"{waiting} position" in pilot.scene.words()
    pilot.press("button:back")
    assert isinstance(pilot.scene, PracticeScreen)
    pilot.press("button:mistakes")
    pilot.press("button:on")
    assert pilot.scene.name == "puzzle"
    assert len(pilot.session.exercises) == waiting


def test_your_progress_says_so_too(context):
    waiting_puzzles(context, 20, 5)
    pilot = Pilot(context, ProgressScreen(context))
    assert pilot.due_words == "Enough for today: 5 positions can wait until tomorrow."
    pilot.press("button:mistakes")
    assert pilot.scene.name == "enough_today"


def test_below_the_limit_what_is_due_is_asked_at_once(context):
    waiting_puzzles(context, 19, 5)
    pilot = Pilot(context, TitleScreen(context))
    pilot.press("button:practice")
    assert note(pilot, "mistakes") == "1 position is due"
    pilot.press("button:mistakes")
    assert pilot.scene.name == "puzzle"


@contract.EVERYWHERE
def test_that_it_is_enough_fits_everywhere(make_context, language, size):
    context = make_context(language=language)
    waiting_puzzles(context, 20, 12)
    contract.draws_without_overflow(context, EnoughTodayScreen, size)


def test_the_puzzle_of_the_day_is_that_of_the_moment_in_which_it_is_begun(context):
    """The list of puzzles stood open over night."""
    context.now = lambda: NOW
    pilot = Pilot(context, PuzzlesScreen(context))
    context.now = lambda: NOW + DAY
    pilot.press("button:start")
    assert pilot.puzzle.exercise.key == key_of(day_of(NOW + DAY))
