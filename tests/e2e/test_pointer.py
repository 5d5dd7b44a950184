"""The pointer in the real window: drags that end outside it or behind another window, double clicks."""

import subprocess
import sys
from random import Random

import pytest

from scopa_gui.engine.cards import name_of
from scopa_gui.ui.table.input.move_choice import options_of
from tests.conftest import PROJECT
from tests.e2e.hands import Mouse
from tests.e2e.match import Course, begin, choose_speed
from tests.e2e.program import until

pytestmark = pytest.mark.e2e

OTHER_WINDOW = """
import pygame
pygame.display.init()
window = pygame.Window("Another", (300, 200), position=(1000, 100))
window.get_surface().fill("blue")
window.flip()
pygame.event.clear()
while not any(event.type in (pygame.QUIT, pygame.WINDOWCLOSE) for event in pygame.event.get()):
    pygame.time.wait(20)
"""


@pytest.fixture
def at_table(make_server, make_program):
    """Return a program in the middle of a screen with a window manager, and a match of Scopone at instant speed."""
    program = make_program(make_server((1600, 1000), window_manager=True)).start((1024, 640))
    program.server.place_window(250, 200, 1024, 640)
    until(lambda: program.place()[:2] > (200, 150), "a window in the middle of the screen")
    mouse = Mouse(program)
    choose_speed(program, mouse, "instant")
    match = begin(program, mouse, "scopone", 4).id
    return program, Course(program, mouse, match, Random("pointer"))


def my_cards(program):
    """Return the middle of each card of mine, in the order of the hand."""
    scene = program.mirror.scene
    return [scene.targets()[f"card:{name_of(card)}"].center for card in scene.layout.hand]


def other_window(server):
    """Open another program's window, which comes to the front and takes the focus."""
    other = server.start([sys.executable, "-c", OTHER_WINDOW], cwd=PROJECT, stdout=subprocess.DEVNULL)
    until(lambda: server.find("Another"), "another window")
    until(lambda: server.find("Another") in server.root_property("_NET_ACTIVE_WINDOW"), "the focus at the other window")
    return other


@pytest.mark.whole
def test_cards_dragged_away_go_back_and_a_double_click_plays_one(at_table):
    program, course = at_table
    table = course.wait_for_me()
    course.see_my_hand(table)
    moves = len(course.stored().moves)
    wide, high = program.place()[2:]
    card = my_cards(program)[0]
    for to in ((-60, 200), (wide + 60, 200), (300, -60), (-60, -60), (300, high + 60)):
        program.server.drag(*card, *to)
        course.see_my_hand(table)
        assert len(course.stored().moves) == moves, f"dragged to {to} and let go it was played"

    program.server.drag(*card, 512, 250, hold=True)
    other = other_window(program.server)
    program.server.release()
    course.see_my_hand(table)
    assert len(course.stored().moves) == moves
    other.terminate()
    other.wait()
    until(lambda: not program.server.find("Another"), "the other window gone")

    for _ in range(3):
        hand = table.view().hand
        single = next(card for card in scene_hand(program)[1:] if len(options_of(table.view(), card)) == 1)
        program.server.double_click(*program.middle(f"card:{name_of(single)}"))
        until(lambda: len(course.stored().moves) > moves, "a card played")  # noqa: B023 - asked at once
        table = course.wait_for_me()
        program.server.settle()
        table = course.wait_for_me()
        assert (hand ^ table.view().hand).bit_count() == 1, "a double click played more than one card"
        moves = len(course.stored().moves)
        course.see_my_hand(table)


def scene_hand(program):
    """Return the cards of my hand in the order in which they are seen."""
    return program.mirror.scene.layout.hand
