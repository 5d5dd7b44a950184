"""Drags that end elsewhere: outside the window, behind another window, under another screen. The card goes back."""

import pygame
import pytest

from scopa_gui.engine.cards import name_of
from scopa_gui.ui.practice.own_position.own_position_screen import OwnPositionScreen
from tests.ui.pilot import FRAME, Pilot
from tests.ui.table.at_table import at_my_turn, begin, free_place, one_capture
from tests.ui.test_own_position import midgame

SIZE = (1024, 640)


def only_one_way(view, card, options):
    return len(options) == 1


@pytest.fixture
def table(context):
    """Return a table at my turn, at rest, and a card of mine with one way of playing it."""
    scene, card = at_my_turn(context, only_one_way)
    pilot = Pilot(context, scene, SIZE, blind=True)
    pilot.rest()
    return pilot, card


def begin_drag(pilot, card):
    """Press on a card and carry it over the table with the button held."""
    start = pilot.targets[f"card:{name_of(card)}"].center
    pilot.mouse_down(start)
    for pos in ((start[0], start[1] - 30), free_place(pilot)):
        pilot.mouse_move(pos)
    assert pilot.dragged_card == card


def is_back(pilot, scene, moves):
    """Tell whether the card lies in the hand again and nothing was played, now and after the button goes up."""
    free = free_place(pilot) if pilot.scene is scene else (500, 300)
    pilot.mouse_up(free)
    pilot.tick(0.5)
    return pilot.dragged_card is None and pilot.table.moves_played == moves


@pytest.mark.rotating
@pytest.mark.parametrize("to", [(-20, 300), (1044, 300), (400, -20), (-20, -20), (1024, 300)])
def test_a_card_let_go_outside_the_window_goes_back(table, to):
    pilot, card = table
    scene, before = pilot.scene, pilot.table.moves_played
    pilot.drag(f"card:{name_of(card)}", to)
    assert is_back(pilot, scene, before)


@pytest.mark.parametrize("to", [(0, 200), (1023, 200), (400, 0)])
def test_at_the_very_edge_of_the_window_it_is_played(table, to):
    pilot, card = table
    before = pilot.table.moves_played
    pilot.drag(f"card:{name_of(card)}", to)
    assert pilot.table.moves_played == before + 1


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (pygame.WINDOWFOCUSLOST, {}),
        (pygame.MOUSEMOTION, {"pos": (500, 300), "rel": (0, 0), "buttons": (0, 0, 0)}),
        (pygame.MOUSEBUTTONDOWN, {"pos": (10, 300), "button": 1}),
    ],
)
def test_a_drag_that_loses_its_release_goes_back(table, kind, values):
    pilot, card = table
    scene, before = pilot.scene, pilot.table.moves_played
    begin_drag(pilot, card)
    pilot.post(kind, **values)
    assert pilot.dragged_card is None
    assert is_back(pilot, scene, before)


def test_a_finger_whose_window_goes_behind_drops_its_card(table):
    pilot, card = table
    scene, before = pilot.scene, pilot.table.moves_played
    pilot.finger_down(pilot.targets[f"card:{name_of(card)}"].center)
    pilot.finger_move(free_place(pilot))
    assert pilot.dragged_card == card
    pilot.post(pygame.WINDOWFOCUSLOST)
    assert pilot.dragged_card is None
    pilot.finger_up(free_place(pilot))
    assert is_back(pilot, scene, before)


@pytest.mark.parametrize("key", ["escape", "f1"])
def test_a_card_that_is_carried_goes_back_when_another_screen_covers_the_table(table, key):
    pilot, card = table
    scene, before = pilot.scene, pilot.table.moves_played
    begin_drag(pilot, card)
    pilot.key(key)
    assert pilot.scene is not scene
    assert is_back(pilot, scene, before)


def test_a_card_carried_on_the_page_of_positions_goes_back(context):
    screen = OwnPositionScreen(context, midgame("scopa 2"))
    pilot = Pilot(context, screen, SIZE, blind=True)
    start = next(rect for name, rect in pilot.targets.items() if name.startswith("tray:deck0=")).center
    for lost in (
        pygame.event.Event(pygame.WINDOWFOCUSLOST),
        pygame.event.Event(pygame.MOUSEMOTION, pos=(700, 300), rel=(0, 0), buttons=(0, 0, 0)),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(-30, 300), button=1),
    ):
        before = screen.setup
        pilot.mouse_down(start)
        pilot.mouse_move((600, 400))
        assert screen.dragged is not None
        pilot.app.step((lost,), FRAME)
        assert (screen.dragged, screen.held, screen.setup) == (None, None, before)


def double_click(pilot, pos, between):
    """Click twice at one place, with so many seconds between."""
    pilot.click(pos)
    for _ in range(round(between / 0.05)):
        pilot.app.step((), 0.05)
    pilot.click(pos)


@pytest.mark.rotating
@pytest.mark.parametrize("between", [0.0, 0.15, 0.4])
@pytest.mark.parametrize("seed", range(4))
def test_a_double_click_plays_one_card_even_at_instant_where_the_hand_overlaps(make_context, seed, between):
    context = make_context(speed="instant")
    scene = begin(context, "scopone", 4, seed=f"double {seed}")
    pilot = Pilot(context, scene, SIZE, blind=True)
    pilot.rest()
    for card in pilot.hand[1:4]:
        before = pilot.table.view().hand
        double_click(pilot, pilot.targets[f"card:{name_of(card)}"].center, between)
        assert (before ^ pilot.table.view().hand).bit_count() <= 1
        pilot.tick(0.6)


def test_a_second_click_that_waited_while_the_program_was_busy_plays_no_card(make_context):
    context = make_context(speed="instant")
    scene, card = at_my_turn(context, one_capture, "scopone", 4)
    pilot = Pilot(context, scene, SIZE, blind=True)
    pilot.rest()
    before, pos = pilot.table.view().hand, pilot.targets[f"card:{name_of(card)}"].center
    pilot.click(pos)
    pilot.app.step((), 2.0)
    pilot.click(pos)
    assert (before ^ pilot.table.view().hand).bit_count() == 1


def test_two_clicks_at_two_places_or_at_two_times_play_two_cards(make_context):
    context = make_context(speed="instant")
    scene = begin(context, "scopone", 4, seed="two")
    pilot = Pilot(context, scene, SIZE, blind=True)
    pilot.rest()
    for wait in (0.0, 0.6):
        for number in (1, -2):
            played = pilot.table.moves_played
            pilot.tick(wait)
            pilot.click(pilot.targets[f"card:{name_of(pilot.hand[number])}"].center)
            if "option:1" in pilot.targets:
                pilot.press("option:1")
            assert pilot.table.moves_played > played
