"""Why? at the table: by key, by button, by plate and from the recall; and no hidden card is ever shown or named."""

from functools import cache

import pygame
import pytest

from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from scopa_gui.game.thinking import think
from scopa_gui.ui.kit.spoken import SpokenRole
from scopa_gui.ui.play import why_screen
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.why_screen import WhyScreen
from scopa_gui.ui.words.table_talk import move_words
from scopa_gui.ui.words.translation import card_name
from tests.asking import Inline
from tests.conftest import TRANSLATED
from tests.ui import contract
from tests.ui.hearing import can_be_heard, heard
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin, choose


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(why_screen, "SECONDS", 0.05)


def after_some_moves(context, key="scopa", players=2, rounds=2, size=(1280, 800), level="carmela"):
    context.change(speed="fast")
    pilot = Pilot(context, begin(context, key, players, level=level), size, blind=True)
    for _ in range(rounds):
        to_my_turn(pilot)
        choose(pilot)
    to_my_turn(pilot)
    pilot.look()
    return pilot


def to_my_turn(pilot):
    pilot.rest()
    while pilot.table.to_move:
        pilot.tick()
        pilot.rest()


def last_of(scene, seat=None):
    history = scene.session.table.history
    return max(number for number, played in enumerate(history) if seat in (None, played.seat))


@pytest.mark.parametrize(
    "ask",
    [lambda p: p.key("w"), lambda p: p.press("button:why"), lambda p: (p.key("l"), p.key("w"))],
    ids=["key", "mouse", "recall"],
)
def test_the_last_card_is_explained_and_esc_goes_on_playing(context, ask):
    pilot = after_some_moves(context)
    scene = pilot.scene
    ask(pilot)
    assert isinstance(pilot.scene, WhyScreen)
    assert pilot.moment.number == last_of(scene)
    assert pilot.scene.title()
    pilot.key("escape")
    assert pilot.scene is scene
    choose(pilot)
    to_my_turn(pilot)
    assert scene.my_turn


def test_a_plate_and_a_row_of_the_recall_explain_that_players_last_card(context):
    pilot = after_some_moves(context, "scopone_scientifico", 4)
    scene = pilot.scene
    for seat in range(4):
        pilot.press(f"plate:{seat}")
        assert (pilot.moment.seat, pilot.moment.number) == (seat, last_of(scene, seat))
        pilot.press("button:close")
        pilot.press("button:last")
        assert pilot.shows_last_moves
        pilot.press(f"why:{seat}")
        assert (pilot.moment.seat, pilot.moment.number) == (seat, last_of(scene, seat))
        pilot.key("escape")
        assert not pilot.shows_last_moves


def test_a_press_next_to_a_sheet_closes_it_and_one_on_it_does_not(context):
    pilot = after_some_moves(context)
    scene = pilot.scene
    pilot.key("w")
    why = pilot.scene
    pilot.key("k")
    for below in (why, scene):
        sheet = pilot.scene
        pilot.click(pilot.picture().get_rect().center)
        assert pilot.scene is sheet
        pilot.click((4, 4))
        assert pilot.scene is below


def test_before_the_first_card_there_is_nothing_to_explain(context):
    said = []
    pilot = Pilot(context, begin(context))
    context.say = said.append
    pilot.key("w")
    assert isinstance(pilot.session, MatchSession)
    assert len(said) == 1


def test_left_and_right_go_through_the_moves_and_stop_at_both_ends(context):
    pilot = after_some_moves(context)
    pilot.key("w")
    _scene, count = pilot.scene, pilot.table.moves_played
    seen = [pilot.moment.number]
    for _ in range(count + 1):
        pilot.key("left")
        seen.append(pilot.moment.number)
    assert seen[:count] == list(reversed(range(count)))
    assert seen[-1] == 0
    assert "button:earlier" not in pilot.targets
    pilot.press("button:later")
    assert pilot.moment.number == 1
    assert "assisted" in context.archive.match(pilot.match_id).extra, "my own moves were judged"


@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopone_scientifico", 4)])
def test_while_it_goes_on_no_hidden_card_is_named_nor_asked_about(context, key, players):
    pilot = after_some_moves(context, key, players)
    table, asked = pilot.table, Inline()
    for number in range(table.moves_played):
        pilot.app.stack.enter(WhyScreen(context, table, pilot.names, asked, pilot.saved_choices, number))
        pilot.tick(0.2)
        page = pilot.scene
        if page.moment.seat:
            words = " ".join(
                [
                    page.title(),
                    page.heading(),
                    page.reason(),
                    page.knew(),
                    *(f"{move_words(move)} {worth}" for move, worth in page.rows()),
                ]
            )
            seen = page.moment.view.table | 1 << page.moment.move.card
            for card in range(40):
                assert seen >> card & 1 or card_name(card) not in words
            assert page.choice is None
        pilot.key("escape")
    assert all(
        question.view.dealer == table.view().dealer and question.view.hand & ~_mine(table) == 0
        for question in asked.asked
    )


def _mine(table):
    """The cards that I have held so far in this smazzata."""
    held = table.view().hand
    for played in table.history:
        if played.seat == 0:
            held |= 1 << played.move.card
    return held


def test_in_the_open_everything_is_told_as_the_player_thought_it(context):
    pilot = after_some_moves(context, "scopone_scientifico", 4)
    number = max(number for number in range(pilot.table.moves_played) if pilot.table.fork(number).to_move == 2)
    pilot.app.stack.enter(WhyScreen(context, pilot.table, pilot.names, Inline(), {}, number, all_open=True))
    pilot.tick(0.2)
    page = pilot.scene
    view = pilot.table.fork(number).view(2)
    assert page.known == view
    choice = think(view, "carmela", None, f"{pilot.table.record.seed}/{number}")
    assert choice.move == page.moment.move
    assert page.choice == choice
    assert [move for move, _ in page.rows()] == [candidate.move for candidate in choice.candidates[: len(page.rows())]]
    assert page.reason().endswith(".")
    assert len(cards_of(view.hand)) > 1


def test_a_child_with_no_choice_had_no_other_move(context):
    pilot = after_some_moves(context, rounds=4, level="pierino")
    table = pilot.table
    forks = {number: table.fork(number) for number in range(table.moves_played)}
    forced = next(
        number for number, fork in forks.items() if fork.to_move == 1 and len(fork.view(1).legal_moves()) == 1
    )
    pilot.app.stack.enter(WhyScreen(context, table, pilot.names, Inline(), {}, forced, all_open=True))
    pilot.tick(0.2)
    assert pilot.scene.reason() == "There is no other move."


def test_what_was_thought_when_it_was_played_is_what_is_told(context):
    pilot = after_some_moves(context)
    theirs = [number for number in range(pilot.table.moves_played) if pilot.table.fork(number).to_move == 1]
    assert set(theirs) <= set(pilot.saved_choices)
    for number in theirs:
        assert pilot.saved_choices[number].move == pilot.table.record.moves[number]


def test_the_others_go_on_thinking_after_a_question(context):
    pilot = after_some_moves(context)
    scene = pilot.scene
    choose(pilot)
    assert not scene.my_turn
    pilot.key("w")
    pilot.tick(0.3)
    pilot.key("w")
    assert pilot.scene is scene
    to_my_turn(pilot)
    assert scene.my_turn


def test_the_one_played_is_always_among_those_listed(context):
    pilot = after_some_moves(context, "scopone_scientifico", 4, rounds=1)
    for number in range(pilot.table.moves_played):
        pilot.app.stack.enter(WhyScreen(context, pilot.table, pilot.names, Inline(), {}, number, all_open=True))
        pilot.tick(0.2)
        assert pilot.moment.move in [move for move, _ in pilot.scene.rows()]
        assert len(pilot.scene.rows()) <= 6
        pilot.key("escape")


class Slow(Inline):
    """Answers what it was asked only when it may."""

    answers = False

    def poll(self):
        return self.answers and super().poll()


def test_a_button_held_down_while_the_answer_comes_is_still_pressed(context):
    pilot = after_some_moves(context)
    table = pilot.table
    thinker = Slow()
    pilot.app.stack.enter(WhyScreen(context, table, pilot.names, thinker, {}, table.moves_played - 1, all_open=True))
    pilot.tick(0.1)
    page = pilot.scene
    assert page.rows() == []
    at = pilot.targets["button:earlier"].center
    pilot.app.step((pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),), 0.1)
    thinker.answers = True
    pilot.tick(0.2)
    assert page.rows()
    pilot.app.step((pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1),), 0.1)
    assert page.moment.number == table.moves_played - 2


@cache
def moves_of(key, players):
    """Three rounds and a card of a match, played by Rosa on every seat."""
    rules = VARIANTS[key].rules_by_players[players]
    table = Table.new(rules, "page", level_seats(rules, "rosa"))
    for _ in range(3 * players + 1):
        table.play(table.to_move, think(table.view(table.to_move), "rosa", None, "page").move)
    return table.record.moves


def page_of(key, players, *, all_open):
    def make(context):
        scene = begin(context, key, players, seed="page", moves=moves_of(key, players))
        table = scene.session.table
        return WhyScreen(
            context, table, scene.status_line.names, Inline(), {}, table.moves_played - 1, all_open=all_open
        )

    return make


@pytest.mark.rotating
@pytest.mark.parametrize("size", contract.SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("all_open", [False, True])
def test_the_sheet_keeps_the_contract(context, size, all_open):
    for key, players in (("scopa", 2), ("scopone_scientifico", 4)):
        make = page_of(key, players, all_open=all_open)
        contract.targets_are_large_enough(context, make, size)
        contract.targets_do_not_overlap(context, make, size)
        pilot = Pilot(context, make(context), size)
        for _ in range(8):
            pilot.tick(0.1)
            assert context.text.overflows == []
            pilot.key("left")


def test_the_sheet_survives_every_key_and_is_reached_by_tab(context):
    make = page_of("scopa", 2, all_open=True)
    contract.survives_every_key(context, make)
    contract.survives_every_target(context, make)
    contract.back_leaves(context, make)
    contract.keyboard_reaches_all(context, make)


def test_news_that_stood_at_the_table_covers_no_words_of_it(context):
    context.text.heard.on = True
    pilot = after_some_moves(context)
    context.say(
        "The aim: be first to 11 points. Each scopa scores one at once; the rest come when the cards are counted."
    )
    pilot.tick(0.1)
    pilot.key("w")
    pilot.tick(0.1)
    words = (SpokenRole.HEADING, SpokenRole.TEXT)
    parts = [part for part in heard(pilot).walk() if part.role in words and part.name not in pilot.news]
    written = [pygame.Rect(part.box) for part in parts]
    assert written
    assert pilot.news
    assert [box for box in pilot.news_places if box.collidelist(written) >= 0] == []


@pytest.mark.rotating
@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.3, 2.5])
def test_it_fits_in_every_language(make_context, language, scale):
    context = make_context(language=language, text_scale=scale)
    for all_open in (False, True):
        pilot = Pilot(context, page_of("scopone_scientifico", 4, all_open=all_open)(context), (1024, 640))
        for _ in range(12):
            pilot.tick(0.1)
            assert context.text.overflows == []
            pilot.key("left")
        can_be_heard(pilot)


@pytest.mark.rotating
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_the_last_cards_have_the_whole_table_even_beside_aids(make_context, scale):
    context = make_context(language="de", text_scale=scale, counters="full", grid=True, race=True)
    pilot = after_some_moves(context, "scopone_scientifico", 4, size=(1024, 640))
    alone = make_context(language="de", text_scale=scale)
    other = after_some_moves(alone, "scopone_scientifico", 4, size=(1024, 640))
    for each in (pilot, other):
        each.key("l")
        each.tick()
    assert pilot.targets == other.targets
    assert context.text.overflows == []
