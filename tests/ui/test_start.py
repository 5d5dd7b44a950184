"""From the title to a table: what is offered, what is remembered; matches to continue are in test_unfinished.py."""

import pytest

from scopa_gui.ai.levels import LEVELS
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Push
from scopa_gui.ui.pictures.card_preview import deck_fan, deck_names
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.match_wish import MatchWish, rules_of, wish_of
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from tests.ui.at_new_match import choose_at_table, choose_game, choose_person
from tests.ui.pilot import Pilot


def parts(pilot, name):
    return {target.split("=")[1] for target in pilot.targets if target.startswith(f"{name}=")}


@pytest.mark.rotating
@pytest.mark.parametrize("key", VARIANTS)
def test_every_variant_offers_its_own_players_and_targets(context, key):
    pilot = Pilot(context, NewMatchScreen(context))
    choose_game(pilot, key)
    pilot.press("button:table")
    variant = VARIANTS[key]
    assert parts(pilot, "choice:players") == {str(count) for count in variant.players}
    assert parts(pilot, "choice:target") == {str(points) for points in variant.targets}


@pytest.mark.parametrize("key", VARIANTS)
def test_every_wish_that_can_be_chosen_is_a_rules_value_of_its_variant(context, key):
    variant = VARIANTS[key]
    for players in variant.players:
        for target in variant.targets:
            rules = rules_of(MatchWish(key, players, target, "rosa"), VARIANTS)
            assert (rules.players, rules.target) == (players, target)
            assert {**rules.as_dict(), "target": 0} == {**variant.rules_by_players[players].as_dict(), "target": 0}


def test_walking_past_a_game_for_four_keeps_how_many_are_to_play(context):
    pilot = Pilot(context, NewMatchScreen(context))
    choose_game(pilot, "scopa")
    choose_at_table(pilot, players=2)
    choose_game(pilot, "scopone")
    assert pilot.wish.players == 4
    choose_game(pilot, "escoba")
    assert pilot.wish.players == 2


def test_the_last_choices_are_there_again(context):
    pilot = Pilot(context, NewMatchScreen(context))
    choose_game(pilot, "scopa_dassi")
    choose_at_table(pilot, players=3, target=21, deck="french")
    choose_person(pilot, "don_ciro")
    again = NewMatchScreen(context)
    assert again.wish == MatchWish("scopa_dassi", 3, 21, "don_ciro", "don_ciro")
    assert context.settings.deck == "french"


def test_the_partner_is_chosen_apart_and_else_plays_as_the_opponents_do(context):
    pilot = Pilot(context, NewMatchScreen(context))
    assert parts(pilot, "choice:partner") == set(), "nobody sits on my side"
    choose_game(pilot, "scopone")
    choose_person(pilot, "pierino")
    assert [option[0] for option in pilot.control("choice:partner").options] == list(LEVELS)
    assert pilot.wish.partner == "pierino"
    choose_person(pilot, "maestro", "partner")
    choose_person(pilot, "carmela")
    pilot.press("button:deal")
    assert pilot.table.seats == ("human", "carmela", "maestro", "carmela")
    stored = context.archive.unfinished()[0]
    assert (stored.seats, stored.extra["level"], stored.extra["partner"]) == (
        ["human", "carmela", "maestro", "carmela"],
        "carmela",
        "maestro",
    )


def test_opponents_and_partner_are_chosen_by_keyboard_too(context):
    context.change(variant="scopone", players=4)
    pilot = Pilot(context, NewMatchScreen(context))
    chosen = {}
    for _ in range(20):
        pilot.key("tab")
        name = pilot.scene.focused()
        if name in ("choice:level", "choice:partner"):
            pilot.key("end" if name == "choice:level" else "home")
            chosen[name] = pilot.scene.wish
    assert set(chosen) == {"choice:level", "choice:partner"}
    assert (pilot.wish.level, pilot.wish.partner) == ("maestro", "pierino")


def test_a_match_against_a_former_level_goes_on_with_that_opponent(context):
    match, _notice = context.archive.start_match(
        {}, "1f", ["human", "esperto"], 5.0, {"variant": "scopa", "level": "esperto"}
    )
    table = Table.new(VARIANTS["scopa"].rules, "1f", ("human", "esperto"))
    first = table.view(table.to_move).legal_moves()[0]
    context.archive.append_move(match, 0, str(first), 6.0)
    context.archive.release(match)
    pilot = Pilot(context, TitleScreen(context))
    pilot.press("button:continue")
    assert pilot.table.seats == ("human", "esperto")
    assert pilot.names == ("You", "Rosa")


def test_settings_that_no_variant_has_fall_back_to_what_there_is(make_context):
    context = make_context(variant="tressette", players=5, target=999, level="wizard")
    wish = wish_of(context.settings, VARIANTS)
    assert wish.variant in VARIANTS
    assert wish.players in VARIANTS[wish.variant].players
    assert wish.target in VARIANTS[wish.variant].targets


def test_another_variant_keeps_players_where_it_can(context):
    pilot = Pilot(context, NewMatchScreen(context))
    choose_at_table(pilot, players=3)
    choose_game(pilot, "escoba")
    assert pilot.scene.wish == MatchWish("escoba", 3, 21, "rosa", "rosa")
    choose_game(pilot, "scopone")
    assert pilot.wish.players == 4


def test_two_keys_from_the_title_to_the_first_cards(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.key("return")
    pilot.tick(0.5)
    pilot.key("return")
    assert isinstance(pilot.session, MatchSession)
    assert len(pilot.app.stack.scenes) == 2, "the table lies right above the title"


def test_dealing_begins_a_record_that_the_title_offers(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.press("button:play")
    pilot.press("list:variant=scopone_scientifico")
    pilot.press("button:deal")
    stored = context.archive.unfinished()
    assert [(match.rules["players"], len(match.seats), match.extra["variant"]) for match in stored] == [
        (4, 4, "scopone_scientifico")
    ]


def test_a_match_is_continued_from_the_title(make_context):
    first = make_context()
    pilot = Pilot(first, TitleScreen(first))
    pilot.key("return")
    pilot.tick(0.5)
    pilot.key("return")
    table = pilot.table
    pilot.session.turns.play(table.view(table.to_move).legal_moves()[0])
    pilot.key("q", 64)
    first.archive.close()
    second = make_context()
    again = Pilot(second, TitleScreen(second))
    again.press("button:continue")
    assert isinstance(again.session, MatchSession)


@pytest.mark.rotating
@pytest.mark.parametrize("key", VARIANTS)
def test_at_most_twelve_things_can_be_pressed_at_a_new_match(context, key):
    """Each end of a control counts: a list with three games is three things, a person between two arrows is two."""
    for players in VARIANTS[key].players:
        context.change(variant=key, players=players)
        pilot = Pilot(context, NewMatchScreen(context), blind=True)
        pressed = [name for name in pilot.targets if not any(other.startswith(f"{name}=") for other in pilot.targets)]
        assert len(pressed) <= 12, pressed
        assert f"list:variant={key}" in pressed


def test_every_game_deck_and_way_to_play_is_one_press_further_away(context):
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.app.stack.apply(Push("new_match"))
    pilot.press("button:games")
    assert parts(pilot, "list:variant") == set(VARIANTS)
    assert "button:own" in pilot.targets
    pilot.key("escape")
    pilot.press("button:table")
    assert parts(pilot, "choice:deck") == set(deck_names())
    pilot.key("escape")
    pilot.press("button:more")
    assert set(pilot.targets) == {f"button:{name}" for name in ("together", "watch", "sent", "own", "back")}
    for name in ("together", "watch", "sent", "own"):
        pilot.press(f"button:{name}")
        pilot.key("escape")
        assert isinstance(pilot.scene, NewMatchScreen), "back leads to the choices in one step"
        pilot.press("button:more")


def test_a_game_from_the_page_of_all_games_is_dealt_there(context):
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.app.stack.apply(Push("new_match"))
    pilot.press("button:games")
    pilot.press("list:variant=scopa_dassi")
    pilot.press("button:deal")
    assert context.archive.match(pilot.match_id).extra["variant"] == "scopa_dassi"


def test_a_game_that_is_not_among_the_first_three_stays_there_once_chosen(context):
    pilot = Pilot(context, NewMatchScreen(context))
    choose_game(pilot, "scopa_dassi")
    choose_game(pilot, "scopa")
    assert parts(pilot, "list:variant") == {"scopa", "scopone_scientifico", "scopa_dassi"}


@pytest.mark.parametrize("deck", list(deck_names()))
def test_each_deck_is_shown_by_a_fan_of_different_cards(deck):
    fans = {key: deck_fan(key) for key in deck_names()}
    assert len(set(fans[deck])) == 4
    assert all(fans[other] != fans[deck] for other in fans if other != deck)
