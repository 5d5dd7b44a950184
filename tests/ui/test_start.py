"""From the title to a table: what is offered, what is remembered; matches to continue are in test_unfinished.py."""

import pytest

from scopa_gui.ai.levels import LEVELS
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.match_wish import MatchWish, rules_of, wish_of
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from tests.ui.pilot import Pilot


def parts(pilot, name):
    return {target.split("=")[1] for target in pilot.targets if target.startswith(f"{name}=")}


@pytest.mark.rotating
@pytest.mark.parametrize("key", VARIANTS)
def test_every_variant_offers_its_own_players_and_targets(context, key):
    pilot = Pilot(context, NewMatchScreen(context))
    pilot.press(f"list:variant={key}")
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
    pilot.press("list:variant=scopa")
    pilot.press("choice:players=2")
    pilot.press("list:variant=scopone")
    assert pilot.wish.players == 4
    pilot.press("list:variant=escoba")
    assert pilot.wish.players == 2


def test_the_last_choices_are_there_again(context):
    pilot = Pilot(context, NewMatchScreen(context))
    for target in (
        "list:variant=scopa_dassi",
        "choice:players=3",
        "choice:target=21",
        "choice:level=don_ciro",
        "choice:deck=french",
    ):
        pilot.press(target)
    again = NewMatchScreen(context)
    assert again.wish == MatchWish("scopa_dassi", 3, 21, "don_ciro", "don_ciro")
    assert context.settings.deck == "french"


def test_the_partner_is_chosen_apart_and_else_plays_as_the_opponents_do(context):
    pilot = Pilot(context, NewMatchScreen(context))
    assert parts(pilot, "choice:partner") == set(), "nobody sits on my side"
    for target in ("list:variant=scopone", "choice:level=pierino"):
        pilot.press(target)
    assert parts(pilot, "choice:partner") == set(LEVELS)
    assert pilot.wish.partner == "pierino"
    for target in ("choice:partner=maestro", "choice:level=carmela", "button:deal"):
        pilot.press(target)
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
    pilot.press("choice:players=3")
    pilot.press("list:variant=escoba")
    assert pilot.scene.wish == MatchWish("escoba", 3, 21, "rosa", "rosa")
    pilot.press("list:variant=scopone")
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
