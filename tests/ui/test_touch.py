"""A finger on the screen, as SDL tells of it: taps, drags, stays; and what it does is done once."""

import pygame
import pytest

from scopa_gui.engine.cards import name_of
from scopa_gui.ui.front.rules_screen import RulesScreen
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.input_reader import LONG, InputReader
from scopa_gui.ui.kit.intents import NOWHERE, Drag, Hover, Press, Release
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import at_my_turn, begin, free_place, one_capture


def touched(kind, pos, **values):
    return pygame.event.Event(kind, pos=pos, touch=True, **values)


def down(pos):
    return touched(pygame.MOUSEBUTTONDOWN, pos, button=1)


def up(pos):
    return touched(pygame.MOUSEBUTTONUP, pos, button=1)


def move(pos):
    return touched(pygame.MOUSEMOTION, pos, rel=(0, 0), buttons=(1, 0, 0))


def stayed(reader, seconds):
    found = []
    while seconds > 0:
        reader.pass_time(min(0.1, seconds))
        found += reader.held()
        seconds -= 0.1
    return found


# What it means


def test_a_tap_presses_where_it_began_and_points_nowhere_then():
    reader = InputReader()
    assert reader.read(down((50, 60))) == (Hover((50, 60)),)
    assert reader.read(move((52, 61))) == ()
    assert reader.read(up((52, 61))) == (Press((50, 60)), Release((50, 60)), Hover(NOWHERE))
    assert reader.next_timer is None


def test_a_finger_that_trembles_does_not_drag_and_may_tremble_more_on_a_large_screen():
    for high, still, far in ((800, 13, 16), (2160, 36, 42)):
        reader = InputReader()
        reader.read(down((500, 500)), 1.0, high)
        assert reader.read(move((500 + still, 500)), 1.0, high) == ()
        assert reader.read(move((500 + far, 500)), 1.0, high)[0] == Press((500, 500))


def test_a_drag_begins_where_the_finger_came_down():
    reader = InputReader()
    reader.read(down((100, 100)))
    assert reader.read(move((160, 100))) == (Press((100, 100)), Drag((160, 100), (100, 100)))
    assert reader.read(move((101, 100))) == (Drag((101, 100), (100, 100)),)
    assert stayed(reader, 2.0) == [], "who drags does not stay"
    assert reader.read(up((300, 300))) == (Release((300, 300), dragged=True), Hover(NOWHERE))


def test_a_finger_that_stays_is_the_right_button_and_lifted_it_presses_nothing():
    reader = InputReader()
    reader.read(down((100, 100)))
    assert reader.next_timer == LONG
    assert stayed(reader, LONG - 0.1) == []
    assert stayed(reader, 0.2) == [Press((100, 100), 3)]
    assert stayed(reader, 2.0) == []
    assert reader.read(move((400, 400))) == ()
    assert reader.read(up((400, 400))) == (Release((400, 400), 3), Hover(NOWHERE))


def test_a_finger_lifted_while_the_program_was_busy_has_tapped():
    reader = InputReader()
    reader.read(down((100, 100)))
    reader.pass_time(3.0)
    assert Press((100, 100)) in reader.read(up((100, 100)))
    assert reader.held() == ()


def test_the_time_before_it_came_down_does_not_count():
    reader = InputReader()
    reader.pass_time(60.0)
    reader.read(down((100, 100)))
    assert reader.held() == ()


def test_finger_events_mean_nothing_besides():
    reader = InputReader()
    values = {"touch_id": 1, "finger_id": 0, "x": 0.5, "y": 0.5, "dx": 0.0, "dy": 0.0, "pressure": 1.0}
    kinds = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
    assert [reader.read(pygame.event.Event(kind, **values)) for kind in kinds] == [()] * 3


def test_positions_are_scaled_to_the_surface():
    assert InputReader().read(down((10, 20)), 2.0) == (Hover((20, 40)),)


def test_a_mouse_beside_it_is_as_it_was():
    reader = InputReader()
    assert reader.read(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 2), button=1, touch=False)) == (
        Press((1, 2)),
    )


# At the table


@pytest.fixture
def one(context):
    scene, card = at_my_turn(context, one_capture)
    pilot = Pilot(context, scene)
    pilot.rest()
    return pilot, f"card:{name_of(card)}"


def test_a_tap_plays_once_and_nothing_stays_pointed_at(one):
    pilot, card = one
    before = pilot.table.moves_played
    pilot.tap(card)
    assert pilot.table.moves_played == before + 1
    assert pilot.table_pointer == NOWHERE
    pilot.rest()
    assert pilot.focused_card is None
    assert pilot.dragged_card is None


def test_while_a_finger_rests_on_a_card_it_shows_what_the_card_takes(one):
    pilot, card = one
    pilot.finger_down(pilot.targets[card].center)
    choice = pilot.scene.control.choice
    assert f"card:{name_of(choice.focus)}" == card
    assert choice.marks().solid


def test_a_card_is_dragged_by_a_finger_and_dropped(one):
    pilot, card = one
    before, start, end = pilot.table.moves_played, pilot.targets[card].center, free_place(pilot)
    pilot.finger_down(start)
    for step in range(1, 6):
        pilot.finger_move(tuple(round(a + (b - a) * step / 5) for a, b in zip(start, end, strict=True)))
    assert pilot.dragged_card is not None
    pilot.finger_up(end)
    assert pilot.table.moves_played == before + 1
    pilot.rest()
    assert pilot.table_pointer == NOWHERE
    assert pilot.dragged_card is None


def test_a_finger_that_stays_looks_closer_and_lifted_plays_nothing(one):
    pilot, card = one
    before, pos = pilot.table.moves_played, pilot.targets[card].center
    pilot.finger_down(pos)
    pilot.tick(LONG + 0.1)
    assert pilot.close_up.name == card
    pilot.finger_up(pos)
    assert pilot.close_up is None
    pilot.tick(1.0)
    assert pilot.table.moves_played == before
    assert pilot.chosen_card is None
    assert pilot.focused_card is None


def test_a_long_press_on_a_table_card_does_not_pick_it(one):
    pilot, _card = one
    name = f"card:{name_of(pilot.table_cards[0])}"
    pos = pilot.targets[name].center
    pilot.finger_down(pos)
    pilot.tick(LONG + 0.1)
    assert pilot.close_up.name == name
    pilot.finger_up(pos)
    assert pilot.picked_cards == 0


def test_the_loop_wakes_for_a_finger_that_stays(one):
    pilot, card = one
    pilot.finger_down(pilot.targets[card].center)
    waited = []
    pilot.scene.animating = False
    pilot.app._ticker.wait = waited.append
    while not waited:
        pilot.scene.animating = False
        pilot.app._rest()
    assert waited[0] <= 1000 * LONG + 1


def test_a_whole_smazzata_by_a_finger(make_context):
    context = make_context(speed="instant")
    scene = begin(context)
    pilot = Pilot(context, scene)
    for _ in range(300):
        pilot.tick(0.2)
        if isinstance(pilot.scene, CountScreen):
            return
        if scene.my_turn and not pilot.is_showing_move:
            pilot.tap(f"card:{name_of(pilot.hand[0])}")
            if "option:1" in pilot.targets:
                pilot.tap("option:1")
    raise AssertionError("the smazzata does not end")


# Elsewhere


def test_a_button_is_pressed_by_a_tap_and_does_not_stay_lit(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.tap("button:play")
    assert isinstance(pilot.scene, NewMatchScreen)
    assert pilot.pointer == NOWHERE


def test_a_button_left_by_the_finger_is_not_pressed(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.finger_down(pilot.targets["button:play"].center)
    pilot.finger_move((3, 3))
    pilot.finger_up((3, 3))
    assert isinstance(pilot.scene, TitleScreen)


def test_a_page_is_pushed_by_a_finger(context):
    pilot = Pilot(context, RulesScreen(context), (1024, 640))
    pages = [widget for widget in pilot.controls if hasattr(widget, "scrolling")]
    page = max(pages, key=lambda widget: widget.scrolling.most)
    assert page.scrolling.most > 100
    x, y = page.rect.center
    pilot.finger_down((x, y))
    pilot.finger_move((x, y - 90))
    pilot.finger_up((x, y - 90))
    assert page.scrolling.offset == 90


def test_a_long_press_on_a_button_presses_nothing(context):
    pilot = Pilot(context, TitleScreen(context))
    pos = pilot.targets["button:play"].center
    pilot.finger_down(pos)
    pilot.tick(1.0)
    pilot.finger_up(pos)
    assert isinstance(pilot.scene, TitleScreen)


def test_a_slider_follows_a_finger(context):
    pilot = Pilot(context, SettingsScreen(context, "window"))
    box = pilot.targets["slider:volume"]
    pilot.finger_down((box.right - 20, box.centery))
    pilot.finger_move((box.right - 60, box.centery))
    between = context.settings.volume
    pilot.finger_move((box.right - 150, box.centery))
    pilot.finger_up((box.right - 150, box.centery))
    assert 0.0 < context.settings.volume < between
