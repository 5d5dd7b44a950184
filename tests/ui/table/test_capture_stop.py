"""After a capture of somebody else the table can wait: not at all, for seconds, or until something is pressed."""

import pytest

from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.events import LeftoversTaken
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.persons import person_named
from scopa_gui.game.table import Table
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.anim import Plan
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.handover_screen import HandoverScreen
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.pause_screen import PauseScreen
from scopa_gui.ui.play.watched_session import WatchedSession
from scopa_gui.ui.reader.requests import Deed, ReaderHands
from scopa_gui.ui.table.companions.capture_stop import CaptureStop
from scopa_gui.ui.table.companions.closer_look import card_looked_at
from scopa_gui.ui.table.motion.beats import Beat, Lit
from scopa_gui.ui.table.motion.pace import CAPTURE_STOPS
from scopa_gui.ui.words.table_talk import who_words
from tests.asking import Inline
from tests.ui import contract
from tests.ui.hearing import heard
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin, choose, free_place

SPEEDS = pytest.mark.parametrize("speed", ["instant", "fast", "very_slow"])


def watched(context, stop, speed="normal"):
    context.change(speed=speed, capture_stop=stop, first_steps="over", table_talk=False)
    context.worker = Inline()
    pilot = Pilot(context, TitleScreen(context), blind=True)
    table = Table.new(VARIANTS["scopa"].rules_by_players[2], "stops", ("rosa", "carmela"))
    pilot.app.stack.enter(WatchedSession(context, table).screen)
    return pilot


def to_a_stop(pilot, most=120.0):
    passed = 0.0
    while not pilot.is_stopped:
        pilot.tick()
        passed += 1 / 60
        assert passed < most, "nothing is left lying"
    return pilot.scene


@SPEEDS
def test_what_was_taken_lies_there_until_a_click(context, speed):
    pilot = watched(context, "click", speed)
    scene = to_a_stop(pilot)
    pilot.look()
    taken = pilot.table.history[-1].move.taken
    assert taken
    assert taken & pilot.view.table == taken, "it has not been taken away yet"
    assert scene.painter.lit(scene.sight())[1] > 0.5
    played = pilot.table.moves_played
    assert not scene.animating, "nothing is painted while it lies there"
    assert scene.next_timer is None
    assert "Click or press Space to carry on" in {part.name for part in heard(pilot).walk()}
    pilot.tick(60.0)
    assert pilot.is_stopped
    assert pilot.table.moves_played == played
    pilot.click(free_place(pilot))
    assert not pilot.is_stopped
    pilot.tick(0.1 if speed == "instant" else 6.0)
    assert not taken & pilot.view.table


@pytest.mark.parametrize("key", ["space", "return"])
def test_space_and_enter_do_it_too(context, key):
    pilot = watched(context, "click")
    to_a_stop(pilot)
    pilot.key(key)
    assert not pilot.is_stopped
    assert pilot.is_showing_move, "now it is carried away"


@pytest.mark.parametrize("stop", ["short", "long"])
@SPEEDS
def test_it_lies_there_for_so_many_seconds_at_every_speed(context, stop, speed):
    pilot = watched(context, stop, speed)
    scene, passed = to_a_stop(pilot), 0.0
    assert scene.next_timer == pytest.approx(CAPTURE_STOPS[stop], abs=0.1)
    while pilot.is_stopped:
        pilot.tick(0.05)
        passed += 0.05
    assert passed == pytest.approx(CAPTURE_STOPS[stop], abs=0.15)


def test_where_it_is_not_wished_nothing_is_left_lying(context):
    pilot = watched(context, "never", "fast")
    for _frame in range(1500):
        pilot.tick()
        assert not pilot.is_stopped
    assert any(played.move.taken for played in pilot.table.history) or pilot.table.smazzata > 1


def at_my_match(context, stop="click", speed="fast"):
    """A match of mine in which the other one has just taken something."""
    context.change(speed=speed, capture_stop=stop, first_steps="over", coach=False)
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.app.stack.enter(begin(context, level="rosa", seed="mine"))
    for _frame in range(4000):
        scene = pilot.scene
        if pilot.is_stopped and pilot.table.moves_played > 3:
            return pilot
        if pilot.is_stopped:
            pilot.key("space")
        if scene.my_turn and not pilot.is_showing_move:
            choose(pilot)
        pilot.tick()
    raise AssertionError("nobody takes anything")


def test_of_my_own_captures_nothing_is_left_lying(context):
    pilot = at_my_match(context)
    assert pilot.table.history[-1].seat != 0
    assert pilot.table.history[-1].move.taken


def test_the_menu_a_hint_undo_and_the_last_cards_do_not_wait(context):
    pilot = at_my_match(context)
    played = pilot.table.moves_played
    pilot.key("h")
    assert not pilot.is_showing_move
    assert pilot.is_hint_awaited or pilot.hint_card is not None
    pilot = at_my_match(context)
    pilot.key("u")
    assert pilot.table.moves_played < played
    pilot = at_my_match(context)
    pilot.key("l")
    assert "recall" in " ".join(pilot.targets) or pilot.shows_last_moves
    pilot = at_my_match(context)
    pilot.press("button:menu")
    assert isinstance(pilot.scene, PauseScreen)


@pytest.mark.parametrize("key", ["escape", "w"])
@pytest.mark.parametrize("stop", ["click", "long"])
def test_it_lies_there_for_as_long_when_the_menu_or_the_why_is_left(context, key, stop):
    pilot = at_my_match(context, stop)
    scene = pilot.scene
    left = pilot.stop_left
    pilot.key(key)
    assert pilot.scene is not scene
    pilot.tick(60.0)
    pilot.key("escape")
    assert pilot.scene is scene
    assert pilot.is_stopped
    assert pilot.stop_left == pytest.approx(left, abs=0.1)


def test_the_last_cards_tell_of_it_and_it_still_lies_there(context):
    pilot = at_my_match(context)
    scene = pilot.scene
    seat, move = pilot.table.history[-1]
    pilot.key("l")
    told = heard(pilot).part(f"why:{seat}").name
    assert who_words(pilot.names[seat], move) in told
    pilot.key("l")
    assert not scene.has_modal
    assert pilot.is_stopped


def test_its_cards_can_be_looked_at_closely(context):
    pilot = at_my_match(context)
    card = next(iter(cards_of(pilot.table.history[-1].move.taken)))
    at = pilot.card_place(card)
    pilot.mouse_down(at, 3)
    assert pilot.close_up == card_looked_at(card)
    pilot.mouse_up(at, 3)
    assert pilot.close_up is None
    assert pilot.is_stopped


def test_what_was_chosen_meanwhile_holds_at_once(context):
    pilot = at_my_match(context)
    pilot.key("escape")
    context.change(capture_stop="never")
    pilot.key("escape")
    pilot.tick(0.1)
    assert not pilot.is_stopped


def test_a_card_of_mine_that_is_clicked_goes_on_and_is_played_with_the_same_press(context):
    pilot = at_my_match(context)
    scene = pilot.scene
    assert scene.my_turn
    played, card = pilot.table.moves_played, pilot.hand[0]
    at = pilot.card_place(card)
    pilot.click(at)
    assert not pilot.is_stopped
    assert pilot.chosen_card == card or pilot.table.record.moves[played].card == card


def test_a_card_of_mine_that_is_clicked_goes_on_where_it_is_not_my_turn(context):
    context.change(speed="fast", capture_stop="click", first_steps="over")
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.app.stack.enter(begin(context, "scopone_scientifico", 4, seed="four"))
    while not (pilot.is_stopped and pilot.table.to_move):
        if pilot.is_stopped:
            pilot.key("space")
        if pilot.scene.my_turn and not pilot.is_showing_move:
            choose(pilot)
        pilot.tick()
    before, at = pilot.table.moves_played, pilot.card_place(pilot.hand[0])
    pilot.click(at)
    assert not pilot.is_stopped
    assert pilot.table.moves_played == before
    assert pilot.chosen_card is None


def test_a_gamepad_and_a_screen_reader_go_on_too(context):
    pilot = at_my_match(context)
    pilot.pad("a")
    assert not pilot.is_stopped
    pilot = at_my_match(context)
    words = heard(pilot)
    hands = ReaderHands(context.text.heard, lambda: pilot.app.stack.top, pilot.app.carry_out)
    hands.do(words, Deed.PRESS, "capture:on")
    assert not pilot.is_stopped
    assert "capture:on" not in pilot.targets


@SPEEDS
def test_with_reduced_motion_it_lies_there_too(context, speed):
    context.change(reduced_motion=True)
    pilot = watched(context, "click", speed)
    to_a_stop(pilot)
    played = pilot.table.moves_played
    pilot.tick(60.0)
    assert pilot.is_stopped
    pilot.key("space")
    pilot.tick(6.0)
    assert pilot.table.moves_played >= played
    assert not pilot.table.history[-1].move.taken & pilot.view.table or pilot.is_stopped


def test_where_people_share_the_screen_each_capture_is_somebody_elses_to_one_of_them(context):
    context.change(speed="fast", capture_stop="click", first_steps="over")
    rules, seats = VARIANTS["scopa"].rules_by_players[2], (person_named("Anna"), person_named("Luca"))
    match, _notice = context.archive.start_match(rules.as_dict(), "7", seats, context.now(), {"together": True})
    pilot = Pilot(context, TitleScreen(context), blind=True)
    table = Table.new(rules, "7", seats)
    scene = MatchSession(context, table, match, Inline()).screen
    pilot.app.stack.enter(scene)
    for _step in range(2000):
        if pilot.is_stopped:
            break
        if isinstance(pilot.scene, HandoverScreen):
            pilot.press("button:show")
        elif scene.my_turn and not pilot.is_showing_move:
            choose(pilot)
        pilot.tick(0.1)
    taker = table.history[-1]
    assert taker.move.taken
    pilot.tick(60.0)
    assert pilot.scene is scene, "nobody is asked to come before it was looked at"
    pilot.key("space")
    pilot.tick(6.0)
    assert isinstance(pilot.scene, HandoverScreen)


@pytest.mark.parametrize(("seat", "stops"), [(0, False), (1, True)])
def test_what_is_left_in_the_end_stops_where_another_gets_it(context, seat, stops):
    context.change(capture_stop="click")
    scene = begin(context)
    beat = Beat(Plan({}), scene.session.table.view(), lit=Lit(1, 0.0, 1.0), note=LeftoversTaken(seat, 1))
    assert (CaptureStop(scene).adapt_beat(beat).stop > 0) == stops


def test_before_the_count_it_can_be_looked_at_too(context):
    pilot = watched(context, "click", "fast")
    while isinstance(pilot.session, WatchedSession) and pilot.table.to_move is not None:
        pilot.tick()
        if pilot.is_stopped:
            pilot.key("space")
    for _wait in range(600):
        if isinstance(pilot.scene, CountScreen):
            return
        pilot.tick()
        if isinstance(pilot.session, WatchedSession) and pilot.is_stopped:
            pilot.key("space")
    raise AssertionError("the count does not come")


def test_in_a_killed_match_the_capture_is_kept_though_it_still_lies_there(context):
    pilot = at_my_match(context)
    assert isinstance(pilot.session, MatchSession)
    stored = context.archive.match(pilot.match_id)
    assert stored.moves[-1] == str(pilot.table.history[-1].move)


@pytest.mark.rotating
@contract.EVERYWHERE
def test_the_sign_fits(make_context, language, size):
    def make(context):
        pilot = watched(context, "click", "fast")
        scene = to_a_stop(pilot)
        pilot.app.stack.scenes.remove(scene)
        return scene

    contract.draws_without_overflow(make_context(language=language), make, size)


@contract.OTHER_TYPE
def test_the_sign_fits_with_other_type(make_context, language, scale):
    def make(context):
        pilot = watched(context, "click", "fast")
        scene = to_a_stop(pilot)
        pilot.app.stack.scenes.remove(scene)
        return scene

    contract.draws_without_overflow(make_context(language=language, text_scale=scale), make, (1024, 640))
