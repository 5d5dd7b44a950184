"""A hint at the table: in stages, by key and by mouse, gone with the move, and kept with the match."""

import pygame
import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.ai.reasons import FREE, Reason
from scopa_gui.ai.tactics.cards_captured import CARTE
from scopa_gui.ai.tactics.registry import REASON_KINDS
from scopa_gui.engine.cards import name_of
from scopa_gui.engine.moves import move_named
from scopa_gui.game.thinking import think
from scopa_gui.ui.table.companions.hints import HintLadder, HintStage
from scopa_gui.ui.words.reason_words import look_words, reason_words
from tests.asking import Inline
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin, choose

QUICK = Limit(iterations=60)
"""Not seconds: the same on every machine."""


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr("scopa_gui.ui.table.companions.hints.THINKS", QUICK)


def at_my_turn(context):
    pilot = Pilot(context, begin(context))
    pilot.rest()
    while pilot.table.to_move:
        pilot.tick()
        pilot.rest()
    return pilot


def line(pilot):
    return pilot.scene.line()


@pytest.mark.parametrize(
    "ask", [lambda pilot: pilot.key("h"), lambda pilot: pilot.press("button:hint")], ids=["key", "mouse"]
)
def test_a_hint_tells_more_each_time_and_raises_the_card(context, ask):
    pilot = at_my_turn(context)
    ask(pilot)
    pilot.tick(0.1)
    assert pilot.hint_stage is HintStage.LOOK
    assert line(pilot) == pilot.hint_line()
    assert pilot.hint_card is None
    ask(pilot)
    card = pilot.hint_card
    assert card in pilot.hand
    assert pilot.focused_card == card
    assert line(pilot).startswith("Play the ")
    ask(pilot)
    told = line(pilot)
    assert ". " in told
    ask(pilot)
    assert line(pilot) == told
    pilot.key("return")
    while pilot.chosen_card is not None:
        pilot.key("return")
    assert next(played.move.card for played in reversed(pilot.table.history) if played.seat == 0) == card
    assert pilot.hint_stage is HintStage.NONE
    kept = context.archive.match(pilot.match_id).extra
    assert kept["assisted"] is True
    assert kept["help"] == {"hints": 1}, "however much was told of it"


def test_what_is_advised_is_what_the_maestro_plays_from_what_i_may_know(context):
    pilot = at_my_turn(context)
    view, seed = pilot.table.view(), f"hint/{pilot.table.record.seed}/{pilot.table.moves_played}"
    for _ in range(2):
        pilot.key("h")
        pilot.tick(0.1)
    asked = pilot.thinker.asked[-1].view
    assert asked == view
    assert pilot.hint_card == think(view, "maestro", QUICK, seed).move.card


def test_another_card_under_the_pointer_is_told_of_as_ever(context):
    pilot = at_my_turn(context)
    for _ in range(2):
        pilot.key("h")
        pilot.tick(0.1)
    other = next(card for card in pilot.hand if card != pilot.hint_card)
    pilot.hover(f"card:{name_of(other)}")
    assert line(pilot) != pilot.hint_line()


@pytest.mark.parametrize(
    "point",
    [lambda pilot: pilot.key("right"), lambda pilot: pilot.hover(f"card:{name_of(pilot.hand[0])}")],
    ids=["keys", "mouse"],
)
def test_a_hint_asked_for_while_a_card_is_pointed_at_is_told_at_once(context, point):
    pilot = at_my_turn(context)
    point(pilot)
    assert pilot.focused_card in pilot.hand
    pilot.key("h")
    pilot.tick(0.1)
    assert pilot.hint_stage is HintStage.LOOK
    assert line(pilot) == pilot.hint_line()


def test_without_a_hint_the_match_is_played_alone(context):
    pilot = at_my_turn(context)
    choose(pilot)
    assert "assisted" not in context.archive.match(pilot.match_id).extra


def test_while_others_play_there_is_no_hint():
    called = []
    hints = HintLadder(Inline(), lambda: called.append(1))
    assert hints.line() == ""
    hints.forget()
    assert not called


def test_every_reason_has_words():
    for key in (*REASON_KINDS, *FREE):
        reason = Reason(key, {"cards": 1 << 6, "count": 2, "percent": 5, "rank": 7})
        for words in (reason_words(reason), look_words(reason)):
            assert words[-1] in ".?"
            assert "{" not in words
    assert look_words(None)


def test_which_capture_is_asked_only_where_there_are_several():
    asked = Reason(CARTE.name, {"count": 2})
    one, more = ([move_named(text) for text in moves] for moves in (("7D=7C", "RS"), ("7D=7C", "FS=FC", "RS")))
    assert look_words(asked, more) == "Count: which move takes the most cards?"
    assert "which" not in look_words(asked, one)


def test_a_hint_that_the_status_line_has_no_room_for_lies_over_the_table(make_context, monkeypatch):
    pilot = at_my_turn(make_context(text_scale=1.3))
    scene = pilot.scene
    monkeypatch.setattr("scopa_gui.ui.table.companions.hints.look_words", lambda reason, moves, partner: "Short.")
    pilot.key("h")
    pilot.tick(0.1)
    assert (pilot.hint_words, line(pilot)) == ("", "Short.")
    told = "This is a reason, and a long one. " * 6
    monkeypatch.setattr("scopa_gui.ui.table.companions.hints.look_words", lambda reason, moves, partner: told)
    before = pilot.picture().subsurface((300, 20, 600, 60)).copy()
    scene.redraw()
    pilot.tick()
    assert pilot.hint_words == told
    assert line(pilot) != told
    assert before.get_buffer().raw != pilot.picture().subsurface((300, 20, 600, 60)).copy().get_buffer().raw
    assert pilot.overflows == []


@pytest.mark.parametrize("before", [("right",), ("1",), ("2",), ("right", "return")])
def test_a_hint_is_told_whatever_the_keys_have_chosen_before(context, before):
    """Unless that played a card: then it is no longer my turn, and there is nothing to advise."""
    pilot = at_my_turn(context)
    for key in before:
        pilot.key(key)
    if not pilot.scene.my_turn:
        return
    pilot.key("h")
    pilot.tick(0.1)
    assert line(pilot) == pilot.hint_line() != ""


def test_a_spot_of_the_aids_that_is_asked_about_is_told_in_spite_of_a_hint(make_context):
    pilot = at_my_turn(make_context(counters="full"))
    pilot.key("h")
    pilot.tick(0.1)
    told = line(pilot)
    pilot.key("down", pygame.KMOD_SHIFT)
    assert line(pilot).startswith("Ace: ")
    pilot.key("escape")
    assert line(pilot) == told
