"""What is over is forgotten: pictures of a screen that went, pictures made for a motion."""

import gc
import subprocess
import sys
import weakref

import pygame
import pytest

from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit import free_memory, shapes
from scopa_gui.ui.kit.scene import Home, Pop, Push
from scopa_gui.ui.play import match_start
from scopa_gui.ui.play.match_wish import MatchWish
from tests.asking import Inline
from tests.ui.pilot import Pilot


def held(context):
    """How many card pictures and lines of text are held."""
    cards = sum(len(shelf.surfaces) for shelf in context.sprites._shelves.values()) + len(context.sprites.turned)
    return cards, len(context.text._lines)


def test_a_screen_that_comes_does_not_hold_the_pictures_of_the_one_before(context):
    pilot = Pilot(context, TitleScreen(context))
    assert held(context)[0] >= 5, "the fan"
    of_the_title = list(context.sprites._shelves)
    before = set(context.text._lines)
    pilot.go(Push("settings"))
    pilot.tick()
    assert not any(context.sprites._shelves[key].surfaces for key in of_the_title)
    assert not [key for key in before & set(context.text._lines) if key[0] == "Scopa"]


def test_a_screen_below_another_keeps_its_pictures(context):
    pilot = Pilot(context, TitleScreen(context))
    before = held(context)
    pilot.go(Push("keys"))
    pilot.go(Pop())
    assert held(context)[0] == before[0]


def stores_of(scene):
    return scene.painter.cards._lying, scene.painter.cards._flying


def pictures_of(scene):
    """How many pictures of cards a table holds."""
    return sum(len(kept._pictures) for kept in stores_of(scene))


def test_a_table_at_rest_holds_only_what_is_seen(context, monkeypatch):
    monkeypatch.setattr(context, "thinker", Inline)
    while context.sprites.step():
        pass
    pilot = Pilot(context, match_start.deal_match(context, MatchWish("scopa", 2, 11, "rosa")))
    pilot.rest()
    scene = pilot.scene
    pilot.tick(0.2)
    picture = pygame.image.tobytes(pilot.picture(), "RGB")
    moving = pictures_of(scene)
    pilot.tidy()
    assert 0 < pictures_of(scene) < moving
    for kept in stores_of(scene):
        assert kept._bytes == sum(4 * p.get_width() * p.get_height() for p in kept._pictures.values())
        assert {key for keys in kept._alike.values() for key in keys} == set(kept._pictures)
    scene.redraw()
    kept = pictures_of(scene)
    pilot.tick()
    assert pictures_of(scene) == kept, "what is seen was still there"
    assert pygame.image.tobytes(pilot.picture(), "RGB") == picture
    scene.close()


@pytest.fixture
def nothing_else_collects():
    gc.disable()
    yield
    gc.enable()


@pytest.mark.rotating
@pytest.mark.usefixtures("nothing_else_collects")
@pytest.mark.parametrize("screen", ["match", "settings", "statistics", "practice"])
def test_a_screen_that_went_is_gone_when_nothing_moves(context, monkeypatch, screen):
    """A table has 54 MiB of pictures right after a motion; its parts call it back, so that it does not go alone."""
    monkeypatch.setattr(context, "thinker", Inline)
    pilot = Pilot(context, TitleScreen(context))
    if screen == "match":
        pilot.app.stack.enter(match_start.deal_match(context, MatchWish("scopa", 2, 11, "rosa")))
    else:
        pilot.go(Push(screen))
    pilot.tick(0.5)
    gone = weakref.ref(pilot.scene)
    pilot.go(Home(""))
    pilot.tick()
    pilot.tidy()
    assert isinstance(pilot.scene, TitleScreen)
    assert gone() is None


def test_shapes_are_kept_up_to_a_budget_and_the_oldest_goes_first():
    shapes.forget((1920, 1080))
    first = shapes.box((400, 400), 8, (1, 2, 3))
    assert shapes.box((400, 400), 8, (1, 2, 3)) is first
    for number in range(20):
        shapes.box((400, 401 + number), 8, (1, 2, 3))
    assert shapes.box((400, 420), 8, (1, 2, 3)) is shapes.box((400, 420), 8, (1, 2, 3))
    assert shapes.box((400, 400), 8, (1, 2, 3)) is not first
    assert shapes._shapes._bytes <= shapes._shapes.budget
    shapes.forget((1280, 800))
    assert shapes._shapes._bytes == 0


def test_a_sheet_of_paper_is_not_kept():
    assert shapes.box((900, 600), 8, (1, 2, 3)) is not shapes.box((900, 600), 8, (1, 2, 3))


_FREED = """
from scopa_gui.ui.kit import free_memory
free_memory.use_little()
def resident():
    return int(open("/proc/self/statm").read().split()[1]) * 4096
blocks = [bytearray(300_000) for _ in range(200)]
small = [blocks.pop(0) for _ in range(100)][::2]
high = resident()
del blocks
free_memory.give_back()
print(high - resident())
"""


@pytest.mark.skipif(sys.platform != "linux" or free_memory._glibc() is None, reason="only glibc keeps freed memory")
def test_freed_pictures_go_back_to_the_system():
    found = subprocess.run([sys.executable, "-c", _FREED], capture_output=True, text=True, check=True)
    assert int(found.stdout) > 25_000_000
