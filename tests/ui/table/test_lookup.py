"""What is out, in puzzles and lessons: A and the abacus lay the sheet and take it away, and no setting changes."""

import pygame
import pytest

from scopa_gui.coach.lessons.curriculum import COURSE
from scopa_gui.coach.memory.card_tracker import tracker_of
from scopa_gui.ui.practice.lessons.lesson_session import LessonSession
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from scopa_gui.ui.table.aids.position_aids import PositionAids
from tests.asking import Silent
from tests.ui.at_puzzles import some
from tests.ui.pilot import Pilot


@pytest.fixture(autouse=True)
def quick_odds(monkeypatch):
    monkeypatch.setattr("scopa_gui.coach.memory.primiera_race.ENOUGH", 64)


def puzzle(context, game="scopone_scientifico", players=4):
    return PuzzleSession(context, some(game, players), 0, Silent()).screen


def lookup_of(scene):
    return next(companion for companion in scene.companions if isinstance(companion, PositionAids))


@pytest.mark.rotating
@pytest.mark.parametrize(
    "opens", [lambda pilot: pilot.key("a"), lambda pilot: pilot.press("button:aids")], ids=["key", "mouse"]
)
@pytest.mark.parametrize(
    "closes",
    [lambda pilot: pilot.key("a"), lambda pilot: pilot.press("button:aids"), lambda pilot: pilot.key("escape")],
    ids=["key", "mouse", "esc"],
)
def test_it_comes_and_goes_and_the_puzzle_stays(context, opens, closes):
    pilot = Pilot(context, puzzle(context))
    pilot.rest()
    scene, settings = pilot.scene, context.settings
    before = set(pilot.targets)
    opens(pilot)
    pilot.rest()
    lookup = lookup_of(scene)
    assert lookup.known.tracker == tracker_of(pilot.puzzle.view)
    assert lookup.known.holdings is not None
    assert not any(
        lookup.layout.rect.colliderect(rect) for name, rect in pilot.targets.items() if name.startswith("card:")
    )
    closes(pilot)
    assert lookup.layout is None
    assert pilot.scene is scene
    assert set(pilot.targets) == before
    assert context.settings == settings


@pytest.mark.rotating
@pytest.mark.parametrize(("game", "players"), [("scopa_in_due", 2), ("scopone_scientifico", 4)])
@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1024, 640), 1.3), ((3840, 2160), 1.0)])
def test_beside_a_slip_there_is_room_for_it(make_context, game, players, size, scale):
    context = make_context(language="de", text_scale=scale)
    pilot = Pilot(context, puzzle(context, game, players), size)
    pilot.key("a")
    pilot.rest()
    scene = pilot.scene
    boxes = pilot.card_boxes()
    sheet = lookup_of(scene).layout.rect
    regions = scene.layout.regions
    assert not [box for box in (*boxes, *regions.plates) if sheet.colliderect(box)]
    icon = pilot.targets["button:aids"]
    assert not [box for box in (*boxes, *regions.plates, *regions.marks, sheet) if icon.colliderect(box)]
    assert context.text.overflows == []
    pilot.key("right", pygame.KMOD_SHIFT)
    assert scene.line()


def test_in_a_lesson_too(context):
    pilot = Pilot(context, LessonSession(context, COURSE[0]).screen)
    pilot.rest()
    pilot.key("a")
    pilot.rest()
    assert lookup_of(pilot.scene).layout is not None
