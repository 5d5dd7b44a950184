"""Own rules that are kept: under a name, as a code for others, and told by their name ever after."""

import json

import pygame
import pytest

from scopa_gui.coach.puzzles.shared_text import shared_in
from scopa_gui.game.own_rules_names import can_be_played
from scopa_gui.store import profile_file
from scopa_gui.store.own_rules import OwnRules
from scopa_gui.store.paths import Paths
from scopa_gui.ui.front.history_screen import HistoryScreen
from scopa_gui.ui.front.profiles import playing_as
from scopa_gui.ui.front.statistics_screen import StatisticsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Push
from scopa_gui.ui.pages.offered_games import variant_of
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.play.own_rules.own_rules_screen import GAME, NAME, OwnRulesScreen
from tests.games import GAMES
from tests.store.incoming import bring_in
from tests.ui.at_own_rules import CODE, at_new_match, at_own, make_own, to
from tests.ui.pilot import Pilot


def test_they_stand_beside_the_ten_games_and_are_dealt(context):
    context.change(variant="scopa", players=2, level="pierino")
    pilot = make_own(context)
    assert isinstance(pilot.scene, NewMatchScreen)
    (own,) = context.own_rules().games
    assert (own.name, own.game, own.rules["napola"]) == ("Nonna Pia", "scopa", "run")
    assert context.settings.variant == own.key
    assert pilot.control("list:variant").items[-1].title == "Nonna Pia"
    pilot.press("button:games")
    items = pilot.control("list:variant").items
    assert [item.title for item in items][-1] == "Nonna Pia"
    assert [item.heading for item in items].count("Your own rules") == 1
    pilot.press("button:back")
    pilot.press("button:table")
    assert {"choice:players=3", "choice:players=4", "choice:players=6"} <= set(pilot.targets)
    pilot.press("button:back")
    pilot.tick(0.5)
    pilot.press("button:deal")
    assert isinstance(pilot.session, MatchSession)
    assert pilot.table.rules.napola == "run"
    facts = context.archive.match(pilot.match_id).extra
    assert facts["own_rules"] == "Nonna Pia"
    assert "variant" not in facts
    assert pilot.scene.chips[0].label == "Nonna Pia"


def test_the_next_start_knows_them(context, make_context):
    make_own(context)
    again = make_context(variant=context.settings.variant)
    assert [game.name for game in again.own_rules().games] == ["Nonna Pia"]
    assert at_new_match(again).wish.variant == context.settings.variant


def test_without_a_name_they_get_one_and_names_stay_apart(context):
    context.change(variant="scopa", players=2)
    for _time in range(2):
        context.change(variant="scopa")
        make_own(context, "")
    make_own(context, "   \t")
    names = [game.name for game in context.own_rules().games]
    assert names == ["Scopa my way", "Scopa my way 2"] or len(set(names)) == len(names)
    assert names[:2] == ["Scopa my way", "Scopa my way 2"]


def test_odd_letters_and_long_names_are_taken_as_they_can_be(context):
    make_own(context, "\u202e" + "Zia " * 30)
    (own,) = context.own_rules().games
    assert own.name == ("Zia " * 10).strip()


def test_they_are_renamed_changed_and_deleted(context):
    context.change(variant="scopa", players=2)
    make_own(context)
    key = context.settings.variant
    pilot = at_new_match(context)
    pilot.press("button:more")
    pilot.press("button:own")
    assert pilot.field.text == "Nonna Pia"
    to(pilot, NAME)
    pilot.press("field:name")
    pilot.key("end")
    pilot.type(" e zia")
    pilot.press("button:use")
    (own,) = context.own_rules().games
    assert (own.key, own.name) == (key, "Nonna Pia e zia")
    pilot.press("button:more")
    pilot.press("button:own")
    to(pilot, NAME)
    pilot.press("button:delete")
    assert context.own_rules().games
    pilot.press("button:delete")
    assert not context.own_rules().games
    assert isinstance(pilot.scene, NewMatchScreen)
    assert context.settings.variant == "scopa"


def test_the_rules_of_a_named_game_need_no_name(context):
    context.change(variant="scopa", players=2)
    pilot = at_own(context)
    to(pilot, GAME)
    pilot.press("choice:value=escoba")
    pilot.press("button:use")
    assert context.settings.variant == "escoba"
    assert not context.own_rules().games


def test_rules_that_are_gone_from_the_file_leave_the_usual_game(context, make_context):
    make_own(context)
    context.paths.own_rules.unlink()
    again = make_context(variant=context.settings.variant)
    assert at_new_match(again).wish.variant == "scopa"


def test_a_damaged_file_is_told_in_a_sentence(make_context):
    context = make_context()
    context.paths.own_rules.parent.mkdir(parents=True, exist_ok=True)
    context.paths.own_rules.write_text(json.dumps({"rules": [17]}))
    pilot = at_new_match(context)
    pilot.tick(1.0)
    told = [notice.key.value for notice in context.own_rules().news()]
    assert told or any("set of your own rules" in line for line in pilot.news)


def test_somebody_else_who_plays_has_rules_of_their_own_and_takes_them_along(context, tmp_path):
    make_own(context)
    key = context.settings.variant
    file = profile_file.write(context.paths, "Pia", tmp_path, "2026-11-23")
    playing_as.add(context, "Ugo").change()
    assert context.own_rules().games == []
    assert context.settings.variant == "scopa"
    playing_as.play_as(context, "").change()
    assert [game.key for game in context.own_rules().games] == [key]
    assert context.settings.variant == key
    elsewhere = Paths(tmp_path / "elsewhere")
    bring_in(file, elsewhere, context.profiles.paths_of(""))
    assert [game.key for game in OwnRules(elsewhere.own_rules, can_be_played).games] == [key]


# The code


def test_the_code_is_copied_and_pasted(context, clipboard):
    context.change(variant="scopa", players=2)
    pilot = at_own(context)
    to(pilot, "napola")
    pilot.press("list:options=napola:next")
    pilot.key("c", pygame.KMOD_CTRL)
    assert clipboard[0].startswith("scopa 1 rules rules: scopa 2 napola=run name: Scopa my way check: ")
    shared = shared_in(clipboard[0])
    assert shared.rules == pilot.scene.rules
    other = Pilot(context, TitleScreen(context), blind=True)
    other.key("v", pygame.KMOD_CTRL)
    assert isinstance(other.scene, OwnRulesScreen)
    assert (other.scene.rules, other.scene.called) == (pilot.scene.rules, "Scopa my way")
    other.press("button:use")
    assert [game.name for game in context.own_rules().games] == ["Scopa my way"]


@pytest.mark.parametrize("way", ["paste", "file"])
def test_a_code_from_a_friend_is_named_and_opened(context, clipboard, tmp_path, way):
    pilot = at_new_match(context)
    if way == "paste":
        clipboard[0] = CODE
        pilot.press("button:more")
        pilot.press("button:sent")
        pilot.press("button:paste")
        pilot.press("button:open")
    else:
        file = tmp_path / "nonna.scopa"
        file.write_text(CODE)
        pilot.app.open_file(str(file))
        pilot.tick()
    assert isinstance(pilot.scene, OwnRulesScreen)
    assert pilot.scene.rules == GAMES["scopa_dassi 2"]
    assert pilot.field.text == "Nonna Pia"
    assert pilot.scene.chosen == NAME


def test_a_code_that_comes_twice_is_kept_once(context, clipboard):
    clipboard[0] = CODE
    pilot = Pilot(context, TitleScreen(context), blind=True)
    for _time in range(2):
        pilot.key("v", pygame.KMOD_CTRL)
        pilot.press("button:use")
    assert [game.name for game in context.own_rules().games] == ["Nonna Pia"]


def test_a_bad_code_is_one_sentence(context, clipboard):
    pilot = Pilot(context, TitleScreen(context), blind=True)
    clipboard[0] = CODE.replace("Pia", "Pio")
    pilot.key("v", pygame.KMOD_CTRL)
    assert isinstance(pilot.scene, TitleScreen)
    assert len(pilot.news) == 1


# What names the game afterwards


def finished(context, facts, number):
    match, _notice = context.archive.start_match({"napola": "run"}, "1f", ["human", "rosa"], 5.0 + number, facts)
    outcome = {"winner": 0, "totals": [11, 9], "smazzate": [[11, 9]], "how": "points", "counts": []}
    context.archive.finish(match, outcome, 9.0 + number)
    return match


def test_history_and_statistics_tell_their_name_and_keep_them_apart(context):
    own = [finished(context, {"own_rules": "Nonna Pia"}, number) for number in range(2)]
    plain = finished(context, {"variant": "scopa"}, 3)
    nameless = finished(context, {}, 4)
    pilot = Pilot(context, HistoryScreen(context, [*own, plain, nameless]), blind=True)
    titles = [item.title for item in pilot.control("list:matches").items]
    assert sorted(titles) == ["Nonna Pia", "Nonna Pia", "Scopa", "Your own rules"]
    pilot = Pilot(context, StatisticsScreen(context), blind=True)
    groups = pilot.scene.groups
    assert sorted(groups["own:Nonna Pia"].matches) == sorted(own)
    assert sorted(groups["everybody"].matches) == sorted([plain, nameless])
    headings = {item.title: item.heading for item in pilot.control("list:people").items}
    assert headings["Nonna Pia"] == "With your own rules"


def test_statistics_of_own_rules_alone_are_shown(context):
    finished(context, {"own_rules": "Nonna Pia"}, 0)
    pilot = Pilot(context, StatisticsScreen(context), blind=True)
    assert pilot.scene.chosen == "own:Nonna Pia"


def test_an_unfinished_match_tells_their_name(context):
    facts = {"own_rules": "Nonna Pia"}
    match, _notice = context.archive.start_match({"napola": "run"}, "1f", ["human", "rosa"], 5.0, facts)
    context.archive.append_move(match, 0, "7D", 6.0)
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.app.stack.apply(Push("unfinished"))
    assert pilot.control("list:matches").items[0].title == "Nonna Pia"


def test_a_deal_by_rules_that_are_kept_is_recorded_under_their_name(context):
    context.change(variant="scopa", players=2)
    make_own(context)
    (own,) = context.own_rules().games
    rules = variant_of(own).rules_by_players[4]
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.app.stack.apply(Push("same_deal", rules=rules, seed="1f", seats=["human", "rosa", "rosa", "rosa"]))
    assert context.archive.match(pilot.match_id).extra["own_rules"] == "Nonna Pia"
