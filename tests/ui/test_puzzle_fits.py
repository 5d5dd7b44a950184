"""Puzzles fit: every stage in every size, language and size of type; the screen keeps the contract of all."""

from dataclasses import replace
from itertools import count

import pygame
import pytest

from scopa_gui.coach.practice.days import day_of
from scopa_gui.coach.puzzles.daily import exercise_of_day
from scopa_gui.coach.puzzles.puzzle_shelf import shipped
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from tests.asking import Silent
from tests.conftest import LANGUAGES
from tests.ui import contract
from tests.ui.at_puzzles import press_card, some, wrong_of
from tests.ui.hearing import can_be_heard
from tests.ui.pilot import Pilot
from tests.ui.refuting import Here


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("language", "game", "size"),
    [
        *((language, game, (1024, 640)) for language in LANGUAGES for game in (("scopa_in_due", 2), ("scopone", 4))),
        ("de", ("scopone", 4), (1280, 800)),
        ("it", ("scopa_dassi", 2), (1920, 1080)),
    ],
)
def test_every_stage_fits(make_context, language, size, game):
    context = make_context(language=language, speed="instant")
    pilot = Pilot(context, PuzzleSession(context, some(*game), 0, Here()).screen, size)
    scene = pilot.scene
    pilot.key("h")
    for _ in range(2):
        press_card(pilot, wrong_of(scene))
        pilot.rest()
        can_be_heard(pilot)
    pilot.key("s")
    pilot.rest()
    can_be_heard(pilot)
    assert context.text.overflows == []
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(rect) for name, rect in pilot.targets.items() if not name.startswith("card:"))


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
def test_larger_type_fits_the_smallest_window(make_context, language):
    context = make_context(language=language, speed="instant", text_scale=1.3)
    pilot = Pilot(context, PuzzleSession(context, some("scopone", 4), 0, Here()).screen, (1024, 640))
    for _ in range(2):
        press_card(pilot, wrong_of(pilot.scene))
        pilot.rest()
    pilot.key("s")
    pilot.rest()
    assert context.text.overflows == []


@pytest.mark.rotating
def test_the_scene_keeps_the_contract(context):
    names = count()

    def make(given):
        # Another name each time: one that was tried is asked in other suits.
        return PuzzleSession(
            given, [replace(exercise, key=f"{next(names)}") for exercise in some()], 0, Silent()
        ).screen

    contract.targets_are_large_enough(context, make, (1024, 640))
    contract.targets_do_not_overlap(context, make, (1024, 640))
    contract.survives_every_key(context, make)
    contract.survives_every_target(context, make)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzle_of_the_day_says_so_in_the_smallest_window(make_context, language):
    context = make_context(language=language)
    day = day_of(context.now())
    hard = next(puzzle for puzzle in shipped() if puzzle.difficulty == 5)
    pilot = Pilot(context, PuzzleSession(context, [exercise_of_day(hard, day, 5.0)], 0, Silent()).screen, (1024, 640))
    pilot.tick()
    assert context.text.overflows == []
