"""Taking back: the match itself goes back to my last decision, in the archive too, and counts as played with help."""

import pygame
import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.store.archive import Archive
from scopa_gui.ui.play.match_start import continue_match
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin, choose, free_place


def at_my_turn(context, key="scopa", players=2):
    context.change(speed="fast")
    pilot = Pilot(context, begin(context, key, players))
    to_my_turn(pilot)
    return pilot


def to_my_turn(pilot):
    pilot.rest()
    while pilot.table.to_move:
        pilot.tick()
        pilot.rest()


def stored(pilot):
    return pilot.scene.context.archive.match(pilot.match_id)


WAYS = pytest.mark.parametrize(
    "back",
    [
        lambda p: p.key("u"),
        lambda p: p.key("backspace"),
        lambda p: p.key("z", pygame.KMOD_CTRL),
        lambda p: p.press("button:back"),
    ],
    ids=["u", "backspace", "ctrl+z", "mouse"],
)


@pytest.mark.rotating
@WAYS
@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopone_scientifico", 4)])
def test_i_am_back_at_my_decision_and_can_play_another_card(context, back, key, players):
    pilot = at_my_turn(context, key, players)
    view, record = pilot.table.view(), pilot.table.record
    choose(pilot)
    first = pilot.table.record.moves[len(record.moves)]
    to_my_turn(pilot)
    assert len(stored(pilot).moves) == len(record.moves) + players
    back(pilot)
    assert not pilot.is_showing_move
    assert (pilot.table.view(), pilot.view, pilot.table.record) == (view, view, record)
    assert stored(pilot).moves == [str(move) for move in record.moves]
    assert stored(pilot).extra["assisted"] is True
    assert stored(pilot).extra["taken_back"][0][0] == len(record.moves)
    other = next(card for card in reversed(pilot.hand) if card != first.card)
    pilot.drag(f"card:{_name(other)}", free_place(pilot))
    if "option:1" in pilot.targets:
        pilot.press("option:1")
    to_my_turn(pilot)
    assert pilot.table.record.moves[len(record.moves)].card == other
    assert stored(pilot).moves == [str(move) for move in pilot.table.record.moves]


AGAIN = pytest.mark.parametrize(
    "again",
    [lambda p: p.key("y", pygame.KMOD_CTRL), lambda p: p.key("z", pygame.KMOD_CTRL | pygame.KMOD_SHIFT)],
    ids=["ctrl+y", "ctrl+shift+z"],
)


@AGAIN
@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopone_scientifico", 4)])
def test_what_was_taken_back_is_played_again_with_everybodys_moves(context, again, key, players):
    pilot = at_my_turn(context, key, players)
    records = [pilot.table.record]
    for _turn in range(2):
        choose(pilot)
        to_my_turn(pilot)
        records.append(pilot.table.record)
    for record in records[-2::-1]:
        pilot.key("u")
        assert pilot.table.record == record
    for record in records[1:]:
        again(pilot)
        pilot.rest()
        assert pilot.table.record == record
        assert pilot.view == pilot.table.view()
        assert stored(pilot).moves == [str(move) for move in record.moves]
    again(pilot)
    assert pilot.table.record == records[-1], "there is no more"
    assert "nothing to redo" in "\n".join(pilot.news)


def test_after_another_card_there_is_nothing_to_play_again(context):
    pilot = at_my_turn(context)
    number = pilot.table.moves_played
    choose(pilot)
    first = pilot.table.record.moves[number]
    to_my_turn(pilot)
    pilot.key("u")
    other = next(card for card in reversed(pilot.hand) if card != first.card)
    pilot.press(f"card:{_name(other)}")
    if "option:1" in pilot.targets:
        pilot.press("option:1")
    to_my_turn(pilot)
    assert pilot.table.record.moves[number].card == other
    record = pilot.table.record
    pilot.key("y", pygame.KMOD_CTRL)
    assert pilot.table.record == record


def _name(card):
    from scopa_gui.engine.cards import name_of

    return name_of(card)


def test_while_the_others_still_think_my_card_comes_back_and_they_think_anew(context):
    pilot = at_my_turn(context)
    scene = pilot.scene
    record = pilot.table.record
    choose(pilot)
    assert not scene.my_turn
    pilot.key("u")
    assert scene.my_turn
    assert pilot.table.record == record
    pilot.tick(1.0)
    assert pilot.table.record == record, "nobody plays for me"
    choose(pilot)
    to_my_turn(pilot)
    assert len(pilot.table.record.moves) == len(record.moves) + 2


def test_pressed_again_it_goes_further_back_but_not_beyond_the_smazzata(context):
    said = []
    pilot = at_my_turn(context)
    context.say = said.append
    start = pilot.table.record
    for _ in range(2):
        choose(pilot)
        to_my_turn(pilot)
    for _ in range(2):
        pilot.key("u")
    assert pilot.table.record == start
    assert said == []
    pilot.key("u")
    assert len(said) == 1
    assert pilot.table.record == start
    assert len(stored(pilot).extra["taken_back"]) == 2


def test_a_turn_without_a_choice_is_passed_over(context):
    pilot = at_my_turn(context)
    while pilot.table.view().hand.bit_count() > 1:
        choose(pilot)
        to_my_turn(pilot)
    while len(pilot.table.view().legal_moves()) > 1:
        pytest.skip("the last card of this deal has a choice")
    forced = pilot.table.moves_played
    choose(pilot)
    pilot.key("u")
    assert pilot.table.moves_played < forced


def test_a_hint_goes_with_the_turn(context, monkeypatch):
    monkeypatch.setattr("scopa_gui.ui.table.companions.hints.THINKS", Limit(iterations=60))
    pilot = at_my_turn(context)
    choose(pilot)
    to_my_turn(pilot)
    pilot.key("h")
    pilot.key("u")
    pilot.tick(0.3)
    assert pilot.hint_line() == ""
    assert pilot.thought is None


def test_it_is_as_taken_back_after_a_kill(context):
    pilot = at_my_turn(context)
    record = pilot.table.record
    choose(pilot)
    to_my_turn(pilot)
    pilot.key("u")
    context.archive._claims.release_all()
    context.archive = Archive(context.paths.archive)
    again = continue_match(context, context.archive.unfinished()[0].id)
    assert again.session.table.record == record
    assert again.session.match_id == pilot.match_id
    assert context.archive.match(again.session.match_id).extra["assisted"] is True
    again.close()
