"""F1 opens the rules at the page of what is seen, from every kind of screen; the keys lie under the question mark."""

from dataclasses import replace

import pytest

from scopa_gui.coach.lessons.curriculum import BY_KEY
from scopa_gui.coach.memory.memory_drill import GAMES as DRILLED
from scopa_gui.engine.options import Capturing, Dealing
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.persons import person_named
from scopa_gui.game.table import Table
from scopa_gui.store.own_rules import OwnGame, new_key
from scopa_gui.ui.front.game_pages import HERE, known_game
from scopa_gui.ui.front.keys_screen import KeysScreen
from scopa_gui.ui.front.rules_screen import RulesScreen
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Push
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.handover_screen import HandoverScreen
from scopa_gui.ui.play.match_end.match_end_screen import MatchEndScreen
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.match_wish import MatchWish
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.play.own_rules.own_rules_screen import OwnRulesScreen
from scopa_gui.ui.play.seat_names_screen import SeatNamesScreen
from scopa_gui.ui.practice.drill.drill_screen import DrillScreen
from scopa_gui.ui.practice.lessons.lesson_session import LessonSession
from scopa_gui.ui.practice.own_position.own_position_screen import FromHereScreen, OwnPositionScreen
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from scopa_gui.ui.review.deal_screen import DealScreen
from scopa_gui.ui.words.translation import _
from tests.asking import Inline
from tests.game.sharing import played_out
from tests.ui.at_own_position import HereAndNow
from tests.ui.at_puzzles import some
from tests.ui.count.tables import played, won_by
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin
from tests.ui.test_own_position import midgame


def help_on(pilot):
    """The rules that F1 opens, where they are opened at, and the title of the game that is first."""
    below = pilot.scene
    pilot.key("f1")
    rules = pilot.scene
    assert isinstance(rules, RulesScreen)
    listed = rules.contents.items
    found = rules.page.reading(), listed[0].title if listed[0].key == HERE else ""
    pilot.key("f1")
    assert pilot.scene is rules, "not twice"
    pilot.key("escape")
    assert pilot.scene is below
    return found


def at(context, scene, size=(1280, 800)):
    pilot = Pilot(context, TitleScreen(context), size, blind=True)
    pilot.app.stack.enter(scene)
    pilot.rest()
    return pilot


def screens(context):
    """Every kind of screen that is about a game, the part it opens, and that game's key."""
    yield played_to(CountScreen, context, played()), "count"
    yield played_to(MatchEndScreen, context, won_by(0)), HERE
    yield LessonSession(context, BY_KEY["anchor"]).screen, HERE
    yield PuzzleSession(context, some(), 0).screen, HERE
    yield OwnPositionScreen(context, midgame("escoba 2"), (), HereAndNow()), HERE
    yield DrillScreen(context), HERE
    yield NewMatchScreen(context), HERE
    yield SeatNamesScreen(context, MatchWish("scopone", 4, 11, "rosa", "rosa")), HERE
    yield FromHereScreen(context, midgame("scopa_dassi 3"), ("human", "rosa", "rosa")), HERE
    yield DealScreen(context, played_out(VARIANTS["escoba"].rules, "1f", 1), ("human", "rosa")), HERE


def played_to(screen, context, table):
    match, _notice = context.archive.start_match(table.rules.as_dict(), "1f", table.seats, 1.0)
    return screen(context, table, match)


@pytest.mark.rotating
@pytest.mark.parametrize("key", VARIANTS)
def test_at_a_match_it_is_the_page_of_its_game(context, key):
    players = VARIANTS[key].players[0]
    pilot = at(context, begin(context, key, players))
    assert help_on(pilot) == (HERE, _(VARIANTS[key].title))


def test_in_the_menu_of_a_match_it_is_the_same_and_its_button_leads_there_too(context):
    pilot = at(context, begin(context, "escoba"))
    pilot.key("escape")
    assert help_on(pilot) == (HERE, "Escoba")
    pilot.press("button:rules")
    assert pilot.contents[0].title == "Escoba"
    assert pilot.page.reading() == HERE


def test_every_screen_about_a_game_opens_its_page(context):
    for scene, part in screens(context):
        assert help_on(at(context, scene)) == (part, _title_of(scene))


def test_own_rules_that_are_being_made_have_their_page_too(context):
    scene = OwnRulesScreen(context)
    pilot = at(context, scene)
    assert help_on(pilot) == (HERE, "Scopa"), "nothing is otherwise yet"
    pilot.set_rules(pilot.draft.with_value("vile", True))
    assert help_on(pilot) == (HERE, scene.called)


def test_between_two_people_it_is_the_page_of_their_game(context):
    seats = (person_named("Ada"), person_named("Bea"))
    rules = VARIANTS["escoba"].rules
    match, _notice = context.archive.start_match(rules.as_dict(), "1f", seats, 1.0)
    pilot = at(context, MatchSession(context, Table.new(rules, "1f", seats), match, Inline()).screen)
    assert isinstance(pilot.scene, HandoverScreen)
    assert help_on(pilot) == (HERE, "Escoba")


def _title_of(scene):
    rules = scene.rules_page().arguments["rules"]
    return _(VARIANTS[known_game(rules)].title)


def test_the_race_for_the_primiera_opens_the_primiera_where_it_is_asked(context):
    pilot = at(context, begin(context))
    pilot.key("p")
    pilot.rest()
    assert help_on(pilot) == ("primiera", "Scopa"), "nothing else stands on the sheet"
    pilot.key("t")
    pilot.rest()
    assert help_on(pilot) == (HERE, "Scopa")
    sheet = next(companion for companion in pilot.scene.companions if hasattr(companion, "spot"))
    section = next(iter(sheet.layout.shown.sections))
    spots = {isinstance(spot.kind, section.kinds): spot for spot in sheet.layout.spots}
    for is_race, part in ((True, "primiera"), (False, HERE)):
        sheet.spot = spots[is_race]
        assert help_on(pilot) == (part, "Scopa")


@pytest.mark.parametrize("make", [TitleScreen, SettingsScreen])
def test_elsewhere_it_is_the_beginning(context, make):
    pilot = Pilot(context, make(context), blind=True)
    pilot.key("f1")
    assert pilot.page.scrolling.offset == 0
    assert pilot.contents[0].key == "minute"


def test_settings_opened_over_a_match_are_not_about_its_game(context):
    pilot = at(context, begin(context, "escoba"))
    pilot.app.stack.apply(Push("settings"))
    assert help_on(pilot) == ("minute", "")


def test_over_the_keys_it_is_the_page_of_what_they_lie_over(context):
    pilot = at(context, begin(context, "scopa_dassi"))
    pilot.key("?")
    assert isinstance(pilot.scene, KeysScreen)
    assert help_on(pilot) == (HERE, _("Scopa d’Assi"))


def test_rules_of_ones_own_have_a_page_with_their_name_and_options(context):
    own = OwnGame(new_key(), "Nonna Pia", "scopa", {"capture": "fifteen", "target": 16})
    context.own_rules().keep(own)
    scene = begin(context, "scopa", target=16, capture=Capturing.FIFTEEN, deal=Dealing.SCOPA_SINGLE)
    pilot = at(context, scene)
    assert help_on(pilot) == (HERE, "Nonna Pia")
    pilot.key("f1")
    told = " ".join(cell for block in pilot.page.blocks[:12] for cell in block.cells)
    assert "fifteen" in told
    assert "16" in told
    assert any(item.key == "game:scopa" for item in pilot.contents), "the others are all there"


def test_the_packet_of_a_deal_makes_no_other_game():
    for variant in VARIANTS.values():
        for rules in variant.rules_by_players.values():
            assert known_game(rules) == variant.key
            assert known_game(replace(rules, target=variant.targets[-1])) == variant.key
    assert known_game(Rules()) == "scopa"
    assert known_game(Rules(vile=True)) == ""


def test_the_drill_is_about_the_game_that_is_chosen_for_it(context):
    scene = DrillScreen(context)
    for game in DRILLED:
        scene.game = game
        assert known_game(scene.rules_page().arguments["rules"]) == game[0]
