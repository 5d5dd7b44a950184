"""A position of one's own: set up by mouse and by keys, judged, played on."""

from dataclasses import replace
from random import Random

import pygame
import pytest

from scopa_gui.engine.cards import bit, card_named, cards_of, name_of
from scopa_gui.engine.setup import Tray, TrayKind, empty_setup, setup_seen
from scopa_gui.engine.setup_problems import problems_of
from scopa_gui.engine.variants import VARIANTS, named_game
from scopa_gui.engine.view import view_of
from scopa_gui.game.table import level_seats
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.verdict_table import cost_words
from scopa_gui.ui.play.what_if_session import WhatIfSession, play_on
from scopa_gui.ui.practice.own_position.judged_moves import MoveListing
from scopa_gui.ui.practice.own_position.own_position_screen import OwnPositionScreen
from scopa_gui.ui.practice.practice_screen import PracticeScreen
from tests.conftest import TRANSLATED
from tests.engine.worlds import cards
from tests.games import GAMES
from tests.ui import contract
from tests.ui.at_own_position import at
from tests.ui.pilot import Pilot

SIZES = pytest.mark.parametrize("size", [(1024, 640), (3840, 2160)], ids=["smallest", "largest"])


def midgame(game):
    """A moment in the middle of a smazzata, with piles, from my seat."""
    rules, rng = GAMES[game], Random(game)
    setup = empty_setup(rules).filled(rng)
    position = setup.position(rng)
    for _ in range(rules.plays // 2 // rules.players * rules.players):
        position = position.play(rng.choice(position.legal_moves()))
    return setup_seen(view_of(position, position.turn))


def part(name, card):
    return f"tray:{name}={card}"


@pytest.mark.rotating
@pytest.mark.parametrize("game", ["scopa 2", "scopa 3", "scopa 6", "scopone_scientifico 4", "scopa_speciale 4"])
@pytest.mark.parametrize(("language", "size"), sorted(contract.TELLING))
def test_every_game_fits_with_its_problems_and_its_verdicts(make_context, game, language, size):
    context = make_context(language=language)
    pilot, screen = at(context, midgame(game), size)
    for page in ("score", "moves", "game"):
        pilot.press(f"choice:page={page}")
    pilot.press("button:judge")
    pilot.tick()
    assert isinstance(screen.group.widget("list:moves"), MoveListing)
    wrong = screen.setup
    for side, card in zip(range(wrong.rules.sides), cards_of(wrong.cards_in(Tray(TrayKind.DECK))), strict=False):
        wrong = replace(
            wrong.moved(card, Tray(TrayKind.HAND, 0)), scope=(*wrong.scope[:side], 20, *wrong.scope[side + 1 :])
        )
    screen.change(wrong)
    pilot.tick()
    screen.change(empty_setup(wrong.rules))
    pilot.tick()
    assert context.text.overflows == []
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(rect) for rect in pilot.targets.values())


def test_judged_moves_are_shown_as_cards_and_costs(context, monkeypatch):
    written = []
    write = Brush.write

    def noting(brush, box, words, *given, **named):
        written.append(words)
        return write(brush, box, words, *given, **named)

    monkeypatch.setattr(Brush, "write", noting)
    pilot, screen = at(context, midgame("scopa 2"))
    pilot.press("button:judge")
    pilot.tick()
    moves = [str(move) for move in screen.verdicts]
    assert moves
    assert not set(moves) & set(written)
    assert {cost_words(verdict) for verdict in screen.verdicts.values()} <= {*written}


@pytest.mark.rotating
@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", ["scopone_scientifico 4", "scopa 3"])
def test_larger_type_fits_the_smallest_window(make_context, game, language):
    context = make_context(language=language, text_scale=1.3)
    pilot, screen = at(context, midgame(game), (1024, 640))
    for page in ("score", "game"):
        pilot.press(f"choice:page={page}")
    pilot.press("button:judge")
    pilot.tick()
    screen.change(replace(screen.setup, scope=(20,) * screen.setup.rules.sides))
    pilot.tick()
    assert context.text.overflows == []


def test_cards_are_dragged_to_where_they_shall_lie(context):
    pilot, screen = at(context, empty_setup(GAMES["scopa 2"]))
    for name in ("AC", "2C", "4B", "6S"):
        pilot.drag(part("deck0", name), "tray:table0")
    for name in ("7D", "5C", "RS"):
        pilot.drag(part("deck0", name), "tray:hand0")
    assert screen.setup.table == cards("AC 2C 4B 6S")
    assert screen.setup.hands == (cards("7D 5C RS"), 0)
    assert problems_of(screen.setup) == ()
    pilot.drag(part("hand0", "RS"), "tray:deck0")
    assert screen.setup.hands == (cards("7D 5C"), 0)
    assert part("deck0", "RS") in pilot.targets
    pilot.drag(part("hand0", "7D"), "button:clear")
    assert screen.setup.hands == (cards("7D 5C"), 0), "let go beside the trays: it stays"
    assert screen.held is None


def test_a_click_picks_up_and_a_click_puts_down(context):
    pilot, screen = at(context, empty_setup(GAMES["scopa 2"]))
    pilot.press(part("deck0", "7D"))
    assert screen.held == card_named("7D")
    pilot.press("tray:pile1")
    assert screen.setup.piles == (0, cards("7D"))
    assert screen.held is None
    pilot.press(part("pile1", "7D"))
    pilot.press(part("pile1", "7D"))
    assert screen.held is None
    pilot.click(pilot.targets[part("pile1", "7D")].center, button=3)
    assert screen.setup.piles == (0, 0)
    pilot.press(part("deck0", "7D"))
    pilot.key("escape")
    assert screen.held is None
    assert pilot.scene is screen


def test_the_keys_alone_move_a_card(context):
    pilot, screen = at(context, empty_setup(GAMES["scopa 2"]))
    pilot.key("tab")
    assert screen.focused() == "tray:deck0"
    for key in ("right", "right", "down", "return"):
        pilot.key(key)
    assert screen.held == card_named("3C")
    pilot.key("tab")
    pilot.key("return")
    assert screen.setup.table == cards("3C")
    assert screen.focused() == "tray:table0"
    pilot.key("delete")
    assert screen.setup.table == 0
    pilot.key("u")
    assert screen.setup.table == cards("3C")


def test_what_cannot_be_is_said_beside_the_thing(context):
    pilot, screen = at(context, empty_setup(GAMES["scopa 2"]))
    trays = screen.trays
    assert trays[Tray(TrayKind.TABLE)].state.problem == "4 more cards are needed on the table or in the piles."
    pilot.press("button:deal")
    assert trays[Tray(TrayKind.TABLE)].state.problem == ""
    pilot.drag(part("deck0", name_of(cards_of(screen.setup.cards_in(Tray(TrayKind.DECK)))[0])), "tray:hand0")
    assert trays[Tray(TrayKind.HAND, 0)].state.problem == "Too many cards here: 4. At this point there can be only 3."
    pilot.key("u")
    pilot.press("choice:page=score")
    pilot.press("choice:scope0=more")
    assert trays[Tray(TrayKind.PILE, 0)].state.problem == "With this pile there can be at most 0 scopas."
    for _ in range(12):
        pilot.press("choice:points1=more")
    assert ("With these points the match is already won.",) in [(words,) for words, _colour in screen.paragraphs()]


def test_nothing_is_judged_or_played_on_that_cannot_be(context, monkeypatch):
    pilot, screen = at(context, empty_setup(GAMES["scopa 2"]))
    said = []
    monkeypatch.setattr(context, "say", said.append)
    pilot.press("button:judge")
    pilot.press("button:play")
    assert said == ["4 more cards are needed on the table or in the piles."] * 2
    pilot.press("button:deal")
    pilot.drag(part("hand0", name_of(cards_of(screen.setup.hands[0])[0])), "tray:deck0")
    pilot.press("button:judge")
    pilot.press("choice:turn=more")
    pilot.press("button:judge")
    assert said[2:] == [
        "Your hand isn’t complete: add the missing cards.",
        "It’s Rosa’s turn, but that hand isn’t complete: add the missing cards.",
    ]
    assert pilot.scene is screen


def test_dealing_at_random_fills_and_then_deals_anew(context):
    pilot, screen = at(context, empty_setup(GAMES["scopone 4"]))
    pilot.press(part("deck0", "7D"))
    pilot.press("tray:hand0")
    pilot.press("button:deal")
    first = screen.setup
    assert first.hands[0] & cards("7D")
    assert (first.hands[0].bit_count(), first.table.bit_count(), first.hands[1:]) == (9, 4, (0, 0, 0))
    pilot.press("button:deal")
    assert screen.setup != first
    assert problems_of(screen.setup) == ()
    pilot.press("button:undo")
    assert screen.setup == first
    pilot.press("button:clear")
    assert screen.setup == empty_setup(first.rules)


def test_game_players_dealer_and_who_plays_are_chosen(context):
    pilot, screen = at(context, empty_setup(GAMES["scopa 2"]).filled(Random(1)))
    pilot.press("choice:players=more")
    assert screen.setup.rules == GAMES["scopa 3"]
    assert len(screen.seats) == 3
    pilot.press("choice:dealer=more")
    assert screen.setup.dealer == 0
    assert screen.setup.turn == 1
    pilot.press("choice:turn=less")
    assert (screen.setup.turn, screen.setup.dealer) == (0, 2)
    seen = {named_game(screen.setup.rules)}
    for _ in range(len(VARIANTS)):
        pilot.press("choice:game=more")
        seen.add(named_game(screen.setup.rules))
    assert seen == VARIANTS.keys()
    assert screen.setup.rules == GAMES["scopa 4"], "back at the first, after games for four"
    pilot.press("choice:level=more")
    assert screen.seats == level_seats(screen.setup.rules, "don_ciro", "rosa")
    pilot.press("choice:target=more")
    assert screen.setup.rules.target == 15


def test_every_legal_move_is_shown_with_its_cost_and_the_reason_best_first(context):
    setup = replace(empty_setup(GAMES["scopa 2"]), table=cards("7D 4C AB FS"), hands=(cards("7C 2B RS"), 0))
    pilot, screen = at(context, setup)
    pilot.press("button:judge")
    pilot.tick()
    moves = [item.key for item in screen.group.widget("list:moves").items]
    assert sorted(moves) == sorted(map(str, setup.view().legal_moves()))
    assert moves[0] == "7C=7D"
    lost = [screen.verdicts[move].lost for move in setup.view().legal_moves()]
    assert max(lost) > 0.3
    told = [words for words, _colour in screen.paragraphs()]
    assert "7 of cups takes 7 of coins." in told[0]
    assert told[1] == "It brings the settebello home."
    pilot.press(f"list:moves={moves[-1]}")
    worst = [words for words, _colour in screen.paragraphs()]
    assert "It costs" in worst[0]
    assert worst != told
    pilot.press("choice:page=game")
    pilot.press("choice:target=more")
    pilot.press("choice:page=moves")
    assert screen.judged is None, "another position is not judged yet"


def test_it_is_judged_beside_the_window(context):
    screen = OwnPositionScreen(context, midgame("scopa 2"))
    pilot = Pilot(context, screen)
    pilot.key("j")
    for _ in range(600):
        pilot.tick(0.05)
        pygame.time.wait(10)
        if screen.verdicts:
            break
    assert set(screen.verdicts) == set(screen.setup.view().legal_moves())


@pytest.mark.rotating
@pytest.mark.parametrize("game", ["scopa 2", "scopa 3", "scopone 4", "escoba 2"])
def test_it_is_played_on_to_the_end_against_the_chosen_level(context, game, monkeypatch):
    monkeypatch.setattr("scopa_gui.ui.play.what_if_session.THINKS", 0.02)
    context.change(speed="instant")
    setup = midgame(game).without_past()
    pilot, screen = at(context, setup)
    pilot.press("choice:level=more")
    pilot.press("button:play")
    assert isinstance(pilot.session, WhatIfSession)
    assert pilot.table.seats == screen.seats
    assert pilot.table.view().hand == setup.hands[0]
    assert pilot.view.table == setup.table
    pilot.key("o")
    pilot.rest(most=240)
    assert pilot.table.to_move is None
    pilot.press("button:restart")
    assert pilot.table.view().hand == setup.hands[0]
    pilot.key("escape")
    assert pilot.scene is screen


def test_told_cards_stay_and_hidden_ones_are_dealt_anew(context):
    context.change(speed="instant")
    setup = midgame("scopone 4")
    told = next(iter(cards_of(setup.cards_in(Tray(TrayKind.DECK)))))
    setup = setup.moved(told, Tray(TrayKind.HAND, 2))
    pilot = Pilot(context, play_on(context, setup, level_seats(setup.rules, "rosa")))
    hands = set()
    for _ in range(5):
        hand = pilot.table.view(2).hand
        assert hand & bit(told)
        hands.add(hand)
        pilot.key("n")
    assert len(hands) > 1


@SIZES
def test_the_table_that_is_played_on_keeps_the_contract(context, size):
    setup = midgame("scopa 3")

    def make(given):
        return play_on(given, setup, level_seats(setup.rules, "rosa"))

    contract.draws_without_overflow(context, make, size)
    contract.targets_do_not_overlap(context, make, size)
    contract.back_leaves(context, make)


def test_the_practice_page_leads_to_it(context):
    pilot = Pilot(context, PracticeScreen(context))
    pilot.press("button:own")
    assert isinstance(pilot.scene, OwnPositionScreen)
    assert problems_of(pilot.scene.setup) == ()
    pilot.key("escape")
    assert isinstance(pilot.scene, PracticeScreen)


def test_it_is_copied_and_pasted_into_another_one(context, clipboard):
    first = Pilot(context, OwnPositionScreen(context, midgame("scopone_scientifico 4")), blind=True)
    first.key("c", pygame.KMOD_CTRL)
    second = Pilot(context, OwnPositionScreen(context), blind=True)
    before = second.scene.setup
    second.key("v", pygame.KMOD_CTRL)
    assert isinstance(second.scene, OwnPositionScreen)
    assert replace(second.scene.setup, seated=()) == replace(first.scene.setup, seated=())
    assert second.scene.seats == first.scene.seats
    second.key("u")
    assert second.scene.setup == before
    clipboard[0] = "no text of Scopa"
    second.key("v", pygame.KMOD_CTRL)
    assert second.scene.setup == before
    assert second.app.toast.lines
