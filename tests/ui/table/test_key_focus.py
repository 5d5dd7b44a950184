"""Keys act on what the keyboard has chosen, never on what the pointer rests on; and a press counts once."""

import pytest

from scopa_gui.engine.cards import name_of
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.intents import Hover
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.match_end.match_end_screen import MatchEndScreen
from scopa_gui.ui.play.why_screen import WhyScreen
from scopa_gui.ui.table.input.move_choice import options_of
from tests.ui.count.tables import won_by
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import at_my_turn, begin, smazzata_of

PRESSES = pytest.mark.parametrize("press", ["return", "space"])


def one_way(view, card, options):
    return len(options) == 1 and view.hand.bit_count() == 3 and view.stock


@PRESSES
def test_the_card_on_which_the_pointer_rests_is_not_played_by_a_key(context, press):
    scene, card = at_my_turn(context, one_way)
    pilot = Pilot(context, scene)
    pilot.rest()
    pilot.hover(f"card:{name_of(card)}")
    played = pilot.table.moves_played
    for _ in range(3):
        pilot.key(press)
        pilot.tick(1.0)
    assert pilot.table.moves_played == played
    assert pilot.chosen_card is None


@PRESSES
def test_the_first_arrow_goes_to_the_first_card_and_the_key_plays_that(context, press):
    scene, _card = at_my_turn(context, one_way)
    pilot = Pilot(context, scene)
    pilot.rest()
    pilot.hover(f"card:{name_of(pilot.hand[-1])}")
    first, played = pilot.hand[0], pilot.table.moves_played
    pilot.key("right")
    assert scene.focused() == f"card:{name_of(first)}"
    pilot.key(press)
    is_played = pilot.table.moves_played > played and pilot.table.record.moves[played].card == first
    assert is_played or pilot.chosen_card == first


def test_a_pointer_that_rests_takes_nothing_from_the_keyboard(context):
    scene, _card = at_my_turn(context, one_way)
    pilot = Pilot(context, scene)
    pilot.rest()
    pilot.hover(f"card:{name_of(pilot.hand[-1])}")
    pilot.key("right")
    pilot.hover(f"card:{name_of(pilot.hand[-1])}")
    assert scene.focused() == f"card:{name_of(pilot.hand[0])}"


@PRESSES
def test_the_pointer_over_a_way_to_take_does_not_choose_it_for_the_key(context, press):
    scene, card = at_my_turn(context, lambda view, card, options: len(options) > 1)
    pilot = Pilot(context, scene)
    pilot.rest()
    played, first = pilot.table.moves_played, options_of(pilot.table.view(), card)[0]
    pilot.press(f"card:{name_of(card)}")
    pilot.hover("option:2")
    pilot.key(press)
    assert pilot.table.moves_played == played
    assert pilot.shown_capture == first.number, "the key shows the first one, as the keyboard's"
    pilot.key(press)
    assert pilot.table.record.moves[played] == first.move


@PRESSES
def test_a_key_that_ended_a_motion_is_no_move_even_with_a_card_in_focus(context, press):
    scene, _card = at_my_turn(context, one_way)
    pilot = Pilot(context, scene)
    pilot.rest()
    pilot.key("right")
    pilot.key(press)
    while not (pilot.is_showing_move and scene.my_turn):
        pilot.tick()
    scene.focus_on(f"card:{name_of(pilot.hand[0])}")
    played = pilot.table.moves_played
    pilot.key(press)
    assert not pilot.is_showing_move
    assert pilot.table.moves_played == played


@pytest.mark.rotating
@PRESSES
@pytest.mark.parametrize("pause", [0.1, 0.25, 0.6])
def test_tapping_through_a_count_lays_no_card_in_the_next_smazzata(context, press, pause):
    scene = begin(context, seed="taps", moves=smazzata_of("scopa", 2, "taps"))
    pilot = Pilot(context, scene, blind=True)
    dealt = scene.layout_of(begin(context).session.table.view())
    at = dealt.cards[dealt.hand[1]]
    pilot.app.intend(Hover((round(at.x), round(at.y))))
    seen = set()
    for _ in range(60):
        pilot.tick(pause)
        pilot.key(press)
        seen.add(type(pilot.scene))
    assert seen == {type(scene), CountScreen}
    assert pilot.table.smazzata == 2
    assert all(played.seat != 0 for played in pilot.table.history)


def test_a_double_click_on_go_on_does_not_ask_why_at_the_table(context):
    scene = begin(context, seed="taps", moves=smazzata_of("scopa", 2, "taps"))
    pilot = Pilot(context, scene, blind=True)
    while not isinstance(pilot.scene, CountScreen):
        pilot.tick(0.5)
    pilot.key("escape")
    place = pilot.targets["button:continue"].center
    pilot.tick(1.0)
    pilot.click(place)
    assert pilot.scene is scene
    assert pilot.region("why").collidepoint(place), "else this proves nothing"
    pilot.click(place)
    assert pilot.scene is scene
    assert pilot.is_showing_move, "the click was for the count: it does not end the deal either"
    pilot.tick(1.0)
    pilot.click(place)
    assert not pilot.is_showing_move or isinstance(pilot.scene, WhyScreen)


def test_one_enter_too_many_does_not_play_again(context):
    pilot = Pilot(context, CountScreen(context, won_by(0), None), blind=True)
    pilot.app.stack.scenes.insert(0, TitleScreen(context))
    while not isinstance(pilot.scene, MatchEndScreen):
        pilot.key("return")
        pilot.tick(0.15)
    end = pilot.scene
    for _ in range(4):
        pilot.key("return")
        assert pilot.scene is end
        pilot.tick(0.05)


def test_a_card_that_is_clicked_while_it_is_turned_over_in_the_hand_counts(context):
    scene = next(found for seed in range(9) if (found := begin(context, seed=f"landed {seed}")).my_turn)
    pilot = Pilot(context, scene, blind=True)
    hand, seen = scene.layout_of(pilot.table.view()).hand, []
    while not seen:
        assert pilot.is_showing_move
        pilot.tick(0.01)
        placed = scene.timeline.beat.plan.at(scene.timeline.seconds)
        turning = (card for card in hand if card in placed and placed[card].flip > 0.5)
        seen = [card for card in turning if card not in pilot.landed_cards]
    at = placed[seen[0]]
    pilot.click((round(at.x), round(at.y)))
    assert pilot.chosen_card == seen[0] or pilot.table.record.moves[0].card == seen[0]
