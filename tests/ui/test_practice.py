"""The hub of practice: every tile leads somewhere and comes back, what it says is true."""

import pytest

from scopa_gui.coach.practice.schedule import day_of
from scopa_gui.coach.puzzles.daily import exercise_of_day, puzzle_of
from scopa_gui.coach.puzzles.puzzle_shelf import shipped
from scopa_gui.store.practice import Attempt
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.practice.practice_screen import PracticeScreen
from tests.ui.pilot import Pilot

TILES = ("today", "lessons", "puzzles", "mistakes", "memory", "progress")


def note(pilot, name):
    return pilot.scene.group.widget(f"button:{name}").note


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
