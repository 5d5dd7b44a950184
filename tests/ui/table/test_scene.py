"""Whole matches at the table by named targets, skipping, resuming, and what may never happen."""

import pytest

from scopa_gui.engine.cards import name_of
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.pause_screen import PauseScreen
from scopa_gui.ui.table.geometry.card_rows import grids_of
from scopa_gui.ui.table.geometry.table_layout import layout_of
from scopa_gui.ui.table.input.move_choice import options_of
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import at_my_turn, begin, choose, free_place, one_capture, play_match


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("key", "players"),
    [
        ("scopa", 2),
        ("scopa", 3),
        ("scopone_scientifico", 4),
        ("escoba", 2),
        ("scopa", 6),
        ("scopa_dassi", 2),
    ],
)
def test_a_whole_match_is_played_by_named_targets(make_context, key, players):
    context = make_context(speed="instant")
    scene = begin(context, key, players, target=3)
    match, table = scene.session.match_id, scene.session.table
    pilot = Pilot(context, scene)
    assert play_match(pilot) >= 1
    assert table.winner is not None
    stored = context.archive.match(match)
    assert stored.moves == [str(move) for move in table.record.moves]
    assert stored.outcome is not None
    assert not context.text.overflows


def test_a_match_at_normal_speed_shows_every_move(context):
    scene = begin(context, target=1)
    pilot = Pilot(context, scene)
    seen = 0
    while isinstance(pilot.session, MatchSession):
        pilot.tick(0.1)
        seen += pilot.scene is scene and pilot.is_showing_move
        if pilot.scene is scene and scene.my_turn and not pilot.is_showing_move:
            choose(pilot)
    assert seen > 100


def test_the_first_deal_is_shown_and_my_cards_can_then_be_pressed(context):
    pilot = Pilot(context, begin(context))
    assert pilot.is_showing_move
    assert not any(name.startswith("card:") for name in pilot.targets)
    assert pilot.view.hand == 0
    pilot.rest()
    assert sum(name.startswith("card:") for name in pilot.targets) >= 6


def test_a_move_is_in_the_archive_before_anything_of_it_is_shown(context):
    scene = begin(context)
    pilot = Pilot(context, scene)
    pilot.rest()
    kept = len(context.archive.match(pilot.match_id).moves)
    shown = pilot.view
    choose(pilot)
    assert pilot.is_showing_move
    assert pilot.view == shown
    assert len(context.archive.match(pilot.match_id).moves) == kept + 1


@pytest.mark.rotating
def test_no_figure_changes_before_the_motion_is_over(context):
    scene = begin(context)
    pilot = Pilot(context, scene)
    pilot.rest()
    for _ in range(6):
        if not scene.my_turn:
            pilot.tick(0.05)
            continue
        before = pilot.view
        choose(pilot)
        while pilot.is_showing_move and pilot.view.history == before.history:
            sight = scene.sight()
            assert sight.view.piles == before.piles
            assert sight.view.turn == before.turn == 0
            assert [plate.is_turn for plate in sight.plates] == [True, False]
            pilot.tick(0.05)
        pilot.rest()


def test_one_click_plays_a_card_with_one_possibility(context):
    scene, card = at_my_turn(context, one_capture)
    pilot = Pilot(context, scene)
    pilot.rest()
    played = pilot.table.moves_played
    pilot.press(f"card:{name_of(card)}")
    assert pilot.table.moves_played == played + 1
    assert pilot.table.history[-1].move.card == card


@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopone_scientifico", 4)])
def test_a_click_lays_the_table_out_once(context, key, players):
    layout_of.cache_clear()
    scene, card = at_my_turn(context, one_capture, key, players)
    pilot = Pilot(context, scene, blind=True)
    pilot.rest()
    pilot.hover(f"card:{name_of(card)}")
    layouts = layout_of.cache_info().misses
    grids = grids_of.cache_info().misses
    pilot.press(f"card:{name_of(card)}")
    assert pilot.is_showing_move
    assert layout_of.cache_info().misses == layouts + 1, "only the table after the move is new"
    pilot.rest()
    assert grids_of.cache_info().misses == grids, "the window has not changed"


def test_several_captures_are_chosen_in_place(context):
    scene, card = at_my_turn(context, lambda view, card, options: len(options) >= 2)
    pilot = Pilot(context, scene)
    pilot.rest()
    played = pilot.table.moves_played
    options = options_of(pilot.table.view(), card)
    pilot.press(f"card:{name_of(card)}")
    assert pilot.table.moves_played == played
    assert {"option:1", "option:2"} <= set(pilot.targets)
    pilot.key("escape")
    assert "option:1" not in pilot.targets
    assert pilot.scene is scene
    pilot.press(f"card:{name_of(card)}")
    pilot.press("option:2")
    assert pilot.table.record.moves[played] == options[1].move


def test_number_keys_and_tab_choose_too(context):
    scene, card = at_my_turn(context, lambda view, card, options: len(options) >= 2)
    pilot = Pilot(context, scene)
    pilot.rest()
    played, options = pilot.table.moves_played, options_of(pilot.table.view(), card)
    pilot.key(str(pilot.hand.index(card) + 1))
    assert scene.focused() == f"card:{name_of(card)}"
    pilot.key("return")
    pilot.key("tab")
    pilot.key("tab")
    pilot.key("return")
    assert pilot.table.record.moves[played] == options[1].move


def test_a_refused_pick_says_why_and_plays_nothing(context):
    def wanted(view, card, options):
        taken = sum({option.move.taken for option in options}) if len(options) >= 2 else 0
        return (
            len(options) >= 2
            and any(not option.move.is_lay for option in options)
            and view.table & ~_union(options)
            and taken
        )

    scene, card = at_my_turn(context, wanted)
    pilot = Pilot(context, scene)
    pilot.rest()
    view = pilot.table.view()
    other = next(c for c in pilot.table_cards if not _union(options_of(view, card)) >> c & 1)
    pilot.press(f"card:{name_of(card)}")
    played = pilot.table.moves_played
    pilot.press(f"card:{name_of(other)}")
    assert pilot.table.moves_played == played
    assert pilot.warns
    assert scene.sight().line
    pilot.tick(6.0)
    assert not pilot.warns


def _union(options):
    found = 0
    for option in options:
        found |= option.move.taken
    return found


def test_a_card_is_dragged_to_the_table_or_back(context):
    scene, card = at_my_turn(context, one_capture)
    pilot = Pilot(context, scene)
    pilot.rest()
    played, name = pilot.table.moves_played, f"card:{name_of(card)}"
    pilot.drag(name, (pilot.region("hands", 0).left + 30, pilot.window.size[1] - 20))
    assert pilot.table.moves_played == played
    assert pilot.dragged_card is None
    pilot.drag(name, free_place(pilot))
    assert pilot.table.moves_played == played + 1


def test_the_stock_gets_lower_while_cards_are_dealt_from_it(context, monkeypatch):
    from scopa_gui.ui.table.geometry.table_layout import Stocked

    scene = begin(context, "scopone_scientifico", 4)
    pilot, lying = Pilot(context, scene), []
    assert pilot.is_showing_move
    monkeypatch.setattr(
        scene.painter.cards, "draw_stack", lambda surface, stack: lying.extend(name for name, _ in stack)
    )
    scene.redraw()
    pilot.tick()
    assert not [name for name in lying if isinstance(name, Stocked)], "those on their way are drawn where they are"


def test_a_dragged_card_swings_glides_back_and_all_comes_to_rest(context):

    scene, card = at_my_turn(context, one_capture)
    pilot = Pilot(context, scene)
    pilot.rest()
    x, y = pilot.targets[f"card:{name_of(card)}"].center
    leaning = scene.layout.cards[card].angle
    pilot.mouse_down((x, y))
    for step in range(1, 7):
        pilot.mouse_move((x + 12 * step, y - 6 * step))
    shown = scene.painter.in_hand(scene.sight(), card)
    assert shown.angle < min(0.0, leaning) - 1
    pilot.rest()
    assert scene.painter.in_hand(scene.sight(), card).angle == pytest.approx(0.0, abs=0.01)
    assert not scene.animating, "held still, nothing moves"
    pilot.mouse_up((x + 72, pilot.window.size[1] - 10))
    assert scene.painter.in_hand(scene.sight(), card).angle == pytest.approx(0.0, abs=2.0), (
        "it does not jump when let go"
    )
    pilot.rest()
    assert scene.painter.in_hand(scene.sight(), card).angle == pytest.approx(leaning)
    assert scene.control.lifts.offsets.get(card, (0.0, 0.0))[0] == 0.0


def test_an_option_can_be_pressed_while_a_dropped_card_glides_back_under_it(context):
    scene, card = at_my_turn(context, lambda view, card, options: len(options) >= 2)
    pilot = Pilot(context, scene)
    pilot.rest()
    played, x = pilot.table.moves_played, pilot.card_place(card)[0]
    pilot.drag(f"card:{name_of(card)}", (x, pilot.table_box.top + 4))
    assert pilot.chosen_card == card
    across = next(rect for rect in scene.control.option_boxes().values() if rect.left <= x < rect.right)
    pilot.click((x, across.centery))
    assert pilot.table.moves_played == played + 1


def test_a_whole_smazzata_by_keyboard(make_context):
    context = make_context(speed="instant")
    scene = begin(context)
    pilot = Pilot(context, scene)
    for _ in range(200):
        pilot.tick(0.2)
        if isinstance(pilot.scene, CountScreen):
            return
        if scene.my_turn:
            pilot.key("right")
            pilot.key("return")
            if pilot.chosen_card is not None:
                pilot.key("down")
                pilot.key("space")
    raise AssertionError("the smazzata does not end")


# The menu, the last cards


def test_the_menu_loses_nothing(context):
    scene = begin(context)
    pilot = Pilot(context, scene)
    pilot.rest()
    record = pilot.table.record
    pilot.press("button:menu")
    assert isinstance(pilot.scene, PauseScreen)
    pilot.press("button:continue")
    assert pilot.scene is scene
    assert pilot.table.record == record
    pilot.key("escape")
    pilot.key("escape")
    assert pilot.scene is scene


def test_everybody_s_last_card_is_shown_on_l_and_goes_with_any_click(context):
    scene, card = at_my_turn(context, one_capture)
    pilot = Pilot(context, scene)
    pilot.rest()
    plain, where = pilot.picture().copy(), pilot.targets[f"card:{name_of(card)}"].center
    pilot.key("l")
    assert pilot.shows_last_moves
    pilot.tick()
    assert pilot.picture().get_buffer().raw != plain.get_buffer().raw
    played = pilot.table.moves_played
    pilot.click(where)
    assert not pilot.shows_last_moves
    assert pilot.table.moves_played == played
