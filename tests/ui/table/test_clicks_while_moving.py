"""Clicks and keys while cards move: nothing that was not there is ever played."""

from scopa_gui.engine.cards import name_of
from scopa_gui.ui.play.pause_screen import PauseScreen
from scopa_gui.ui.table.input.move_choice import options_of
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import at_my_turn, begin


def moving(context):
    """A scene in which the computer's card is on its way, and the pilot."""
    scene, card = at_my_turn(
        context, lambda view, card, options: len(options) == 1 and view.hand.bit_count() == 3 and view.stock
    )
    pilot = Pilot(context, scene)
    pilot.rest()
    pilot.press(f"card:{name_of(card)}")
    while not (pilot.is_showing_move and scene.my_turn):
        pilot.tick()
    return scene, pilot


def test_a_click_on_the_cloth_finishes_the_motion_and_nothing_else(context):
    _scene, pilot = moving(context)
    played = pilot.table.moves_played
    left, bottom = pilot.table_box.bottomleft
    pilot.click((left + 3, bottom - 3))
    assert not pilot.is_showing_move
    assert pilot.view == pilot.table.view()
    assert pilot.table.moves_played == played


def test_a_click_on_a_card_that_lies_still_finishes_the_motion_and_is_not_swallowed(context):
    scene, pilot = moving(context)
    played = pilot.table.moves_played
    card = pilot.hand[0]
    options = options_of(pilot.table.view(), card)
    at = scene.layout.cards[card]
    pilot.click((round(at.x - scene.layout.card[0] * 0.3), round(at.y)))
    if len(options) == 1:
        assert pilot.table.record.moves[played].card == card
    else:
        assert pilot.chosen_card == card


def test_a_click_while_dealing_never_plays_a_card_that_was_not_there(context):
    scene = begin(context)
    pilot = Pilot(context, scene)
    for _ in range(3):
        pilot.tick(0.2)
    assert pilot.is_showing_move
    final = scene.layout_of(pilot.table.view())
    at = final.cards[final.hand[0]]
    played = pilot.table.moves_played
    pilot.click((round(at.x), round(at.y)))
    assert not pilot.is_showing_move
    assert pilot.table.moves_played == played
    assert pilot.chosen_card is None


def test_a_card_that_has_been_dealt_can_be_clicked_before_the_others_have(context):
    scene = next(found for seed in range(9) if (found := begin(context, seed=f"landed {seed}")).my_turn)
    pilot = Pilot(context, scene)
    view, landed = pilot.table.view(), set()
    while not landed:
        assert pilot.is_showing_move
        pilot.tick()
        landed = pilot.landed_cards
    card = landed.pop()
    at = scene.layout_of(view).cards[card]
    pilot.click((round(at.x), round(at.y)))
    assert pilot.chosen_card == card or pilot.table.record.moves[0].card == card


def test_keys_finish_the_motion_too(context):
    for key in ("space", "return", "escape"):
        _scene, pilot = moving(context)
        played = pilot.table.moves_played
        pilot.key(key)
        assert not pilot.is_showing_move
        assert pilot.table.moves_played == played
        assert isinstance(pilot.scene, PauseScreen) == (key == "escape")


def test_a_resize_in_mid_flight_goes_on_in_the_new_size(context):
    scene, pilot = moving(context)
    from scopa_gui.ui.kit.theme import Theme

    pilot.window.surface = type(pilot.window.surface)((1920, 1080))
    pilot.app.stack.resize(Theme((1920, 1080)))
    pilot.rest()
    assert scene.layout.size == (1920, 1080)
    assert scene.layout.cards == scene.layout_of(pilot.table.view()).cards
