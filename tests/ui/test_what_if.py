"""What if: the match stays as it is, the cards tried are not the true ones, the others answer, Return comes back."""

import pygame
import pytest

from scopa_gui.engine.cards import name_of
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.persons import person_named
from scopa_gui.game.table import Table
from scopa_gui.store import program_parts
from scopa_gui.ui.play.pause_screen import PauseScreen
from scopa_gui.ui.play.what_if_session import WhatIfSession, result_title, result_words
from scopa_gui.ui.play.why_screen import WhyScreen
from scopa_gui.ui.table.aids.aids_companion import AidsCompanion
from scopa_gui.ui.words.level_names import ME
from tests.asking import Inline
from tests.conftest import LANGUAGES
from tests.ui import contract
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin, choose


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr("scopa_gui.ui.play.what_if_session.THINKS", 0.02)
    monkeypatch.setattr("scopa_gui.ui.play.why_screen.SECONDS", 0.02)


def trying(context, key="scopa", players=2, size=(1280, 800), rounds=1):
    """A match at a turn of mine, and the table where something else is tried."""
    if context.settings.speed == "normal":
        context.change(speed="fast")
    pilot = Pilot(context, begin(context, key, players), size)
    for _ in range(rounds):
        to_my_turn(pilot)
        choose(pilot)
    to_my_turn(pilot)
    match = pilot.session
    pilot.key("i")
    assert isinstance(pilot.session, WhatIfSession)
    return pilot, match, pilot.scene


def to_my_turn(pilot):
    pilot.rest()
    while pilot.table.to_move:
        pilot.tick()
        pilot.rest()


def stored(match):
    return match.context.archive.match(match.match_id)


GAMES = pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopa", 3), ("scopone_scientifico", 4)])


@pytest.mark.rotating
@GAMES
def test_i_see_what_i_saw_and_play_another_card_while_the_match_stays(context, key, players):
    pilot, match, _scene = trying(context, key, players)
    record, view = match.table.record, match.table.view()
    kept = stored(match).moves
    assert pilot.view == view
    card = pilot.hand[-1]
    pilot.press(f"card:{name_of(card)}")
    if "option:1" in pilot.targets:
        pilot.press("option:1")
    to_my_turn(pilot)
    assert len(pilot.table.history) > len(view.history)
    assert pilot.table.history[len(view.history)].move.card == card
    assert (match.table.record, match.table.view()) == (record, view)
    assert stored(match).moves == kept
    pilot.key("escape")
    assert pilot.session is match
    assert pilot.view == view
    assert stored(match).extra["assisted"] is True
    choose(pilot)
    to_my_turn(pilot)
    assert len(stored(match).moves) == len(kept) + players


@pytest.mark.rotating
@pytest.mark.parametrize("on", [lambda p: p.key("o"), lambda p: p.press("button:on")], ids=["key", "mouse"])
def test_it_plays_on_by_itself_to_the_end_and_tells_the_count(context, on):
    context.change(speed="fast")
    pilot, match, scene = trying(context)
    record = match.table.record
    on(pilot)
    pilot.rest(most=120)
    assert pilot.table.to_move is None
    assert match.table.record == record
    assert set(pilot.targets) == {"button:restart", "button:anew", "button:why", "button:menu"}
    sheet = pilot.table.sheet
    assert str(sheet.points[0]) in result_title(sheet, scene.sides)
    words = result_words(sheet, scene.sides)
    assert sum(sheet.points) == 0 or words
    pilot.press("button:menu")
    assert pilot.session is match


def test_no_sheet_of_aids_opens_over_the_count_at_the_end(context):
    pilot, match, scene = trying(context)
    pilot.key("o")
    pilot.rest(most=120)
    aids = next(companion for companion in scene.companions if isinstance(companion, AidsCompanion))
    pilot.key("a")
    assert not aids.switches.is_open
    assert set(pilot.targets) == {"button:restart", "button:anew", "button:why", "button:menu"}
    pilot.press("button:menu")
    assert pilot.session is match


def test_the_count_at_the_end_waits_for_an_open_sheet_of_aids(context):
    pilot, _match, _scene = trying(context)
    pilot.key("o")
    pilot.key("a")
    pilot.tick(0.1)
    pilot.rest(most=120)
    assert "button:close" in pilot.targets
    pilot.press("button:close")
    pilot.tick()
    pilot.rest(most=120)
    assert pilot.table.to_move is None
    assert set(pilot.targets) == {"button:restart", "button:anew", "button:why", "button:menu"}


def test_people_at_the_match_keep_their_names_while_the_computer_plays_for_them(context):
    seats = (person_named("Anna"), person_named("Bruno"))
    program_parts.news()
    table = Table.new(VARIANTS["scopa"].rules_by_players[2], "7", seats)
    while table.to_move != 0:
        table.play(table.to_move, table.view(table.to_move).legal_moves()[0])
    scene = WhatIfSession(context, table, table.moves_played, Inline()).screen
    pilot = Pilot(context, scene)
    assert list(scene.status_line.names) == ["Anna", "Bruno"]
    assert [(plate.name, plate.portrait, plate.note) for plate in scene.plates()] == [
        ("Anna", ME, ""),
        ("Bruno", "", ""),
    ]
    pilot.rest()
    assert program_parts.news() == []
    pilot.key("n")
    assert list(scene.status_line.names) == ["Anna", "Bruno"]


def test_from_the_end_once_more_with_the_same_or_with_other_cards(context):
    context.change(speed="instant")
    pilot, _match, scene = trying(context)
    pilot.key("o")
    pilot.rest(most=120)
    theirs = pilot.table.fork(pilot.session.number).view(1).hand
    pilot.press("button:restart")
    assert scene.my_turn
    assert pilot.table.moves_played == pilot.session.number
    assert pilot.table.fork(pilot.session.number).view(1).hand == theirs
    hands = {theirs}
    for _ in range(6):
        pilot.key("n")
        assert scene.my_turn
        assert pilot.table.moves_played == pilot.session.number
        assert pilot.view == pilot.session.match.view()
        hands.add(pilot.table.view(1).hand)
    assert len(hands) > 1


def test_playing_on_can_be_stopped_and_taken_over(context):
    pilot, _match, scene = trying(context)
    pilot.key("o")
    pilot.tick(0.5)
    pilot.key("o")
    to_my_turn(pilot)
    if pilot.table.to_move == 0:
        assert scene.my_turn
        moves = pilot.table.moves_played
        pilot.tick(3)
        assert pilot.table.moves_played == moves


def test_further_back_than_the_last_card(context):
    pilot, _match, scene = trying(context, rounds=3)
    count = pilot.table.moves_played
    pilot.key("u")
    assert scene.my_turn
    assert pilot.table.moves_played < count
    pilot.key("z", pygame.KMOD_CTRL)
    assert pilot.table.moves_played < count - 2
    choose(pilot)
    to_my_turn(pilot)
    assert pilot.table.moves_played > 0


def test_while_the_others_play_my_last_card_is_tried_again(context):
    pilot = Pilot(context, begin(context))
    to_my_turn(pilot)
    choose(pilot)
    match, count = pilot.session, pilot.table.moves_played
    assert not match.my_turn
    pilot.key("i")
    assert pilot.scene.my_turn
    assert pilot.table.moves_played == count - 1
    pilot.key("escape")
    to_my_turn(pilot)
    assert match.table.moves_played == count + 1, "the others went on thinking"


def test_why_is_told_with_open_cards_for_none_is_true(context):
    pilot, _match, scene = trying(context, "scopone_scientifico", 4)
    choose(pilot)
    to_my_turn(pilot)
    pilot.key("w")
    pilot.tick(0.3)
    assert isinstance(pilot.scene, WhyScreen)
    assert pilot.moment.view is not None
    assert pilot.scene.choice is not None
    pilot.key("escape")
    assert pilot.scene is scene
    assert scene.my_turn


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_the_menu_offers_both_and_they_do_it(context, way):
    pilot = Pilot(context, begin(context))
    for _ in range(2):
        to_my_turn(pilot)
        choose(pilot)
    to_my_turn(pilot)
    match, count = pilot.session, pilot.table.moves_played

    def press(name):
        if way == "mouse":
            pilot.press(name)
            return
        for _ in range(len(pilot.targets) + 1):
            if pilot.scene.focused() == name and pilot.shows_focus:
                break
            pilot.key("tab")
        pilot.key("return")

    pilot.key("escape")
    assert isinstance(pilot.scene, PauseScreen)
    press("button:more")
    press("button:whatif")
    assert isinstance(pilot.session, WhatIfSession)
    pilot.key("escape")
    assert pilot.session is match
    pilot.key("escape")
    press("button:back")
    assert pilot.session is match
    assert match.table.moves_played < count


def scene_of(key, players):
    def make(context):
        match = begin(context, key, players).session
        while match.table.to_move:
            match.table.play(match.table.to_move, match.table.view(match.table.to_move).legal_moves()[0])
        return WhatIfSession(context, match.table, match.table.moves_played, match.thinker).screen

    return make


@pytest.mark.rotating
@pytest.mark.parametrize("size", contract.SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopone_scientifico", 4)])
def test_it_keeps_the_contract_of_scenes(context, size, key, players):
    make = scene_of(key, players)
    contract.draws_without_overflow(context, make, size)
    contract.targets_are_large_enough(context, make, size)
    contract.targets_do_not_overlap(context, make, size)


@pytest.mark.rotating
def test_it_survives_every_key_and_every_target(context):
    contract.survives_every_key(context, scene_of("scopa", 2))
    contract.survives_every_target(context, scene_of("scopa", 2))


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_the_end_fits_in_every_language(make_context, language, scale):
    context = make_context(language=language, text_scale=scale, speed="instant")
    pilot = Pilot(context, scene_of("scopone_scientifico", 4)(context), (1024, 640))
    pilot.key("o")
    pilot.tick(0.2)
    pilot.rest(most=120)
    assert pilot.table.to_move is None
    pilot.tick()
    assert context.text.overflows == []
    rects = list(pilot.targets.values())
    assert len(rects) == 4
    assert all(rect.height >= 44 for rect in rects)


def test_the_aids_and_the_last_cards_are_there_as_at_the_table(context):
    pilot, match, scene = trying(context, rounds=3)
    pilot.rest()
    before = pygame.image.tobytes(pilot.picture(), "RGB")
    for key, name, on in (("t", "counters", "full"), ("g", "grid", True), ("p", "race", True)):
        pilot.key(key)
        pilot.rest()
        assert getattr(pilot.aids, name) == on
        now = pygame.image.tobytes(pilot.picture(), "RGB")
        assert now != before
        before = now
    aids = next(companion for companion in scene.companions if isinstance(companion, AidsCompanion))
    assert aids.known.view == pilot.table.view()
    choose(pilot)
    to_my_turn(pilot)
    assert aids.known.view == pilot.table.view() != match.table.view()
    pilot.key("a")
    assert "toggle:grid" in pilot.targets
    pilot.key("escape")
    pilot.key("l")
    assert set(pilot.targets) == {"why:0", "why:1"}
    pilot.press("why:1")
    assert isinstance(pilot.scene, WhyScreen)
    assert pilot.moment.seat == 1
    pilot.key("escape")
    pilot.key("escape")
    assert pilot.session is match
