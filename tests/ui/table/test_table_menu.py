"""What the menu at the table and the keys beside it do with a match: it waits, begins again, is copied, hurries."""

import pygame
import pytest

from scopa_gui.coach.puzzles.shared_text import shared_in
from scopa_gui.game.deal_fingerprint import fingerprint
from scopa_gui.ui.front.keys_screen import KeysScreen
from scopa_gui.ui.kit.scene import USED, Push
from scopa_gui.ui.pages.bindings import WHAT_IF
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.pause_screen import PauseScreen
from scopa_gui.ui.table.table_screen import TableScreen
from scopa_gui.ui.words.shared_texts import in_fours
from tests.ui.pilot import Pilot
from tests.ui.rings import watched
from tests.ui.table.at_table import begin, choose


@pytest.fixture
def pilot(context):
    made = Pilot(context, begin(context))
    made.rest()
    while made.table.to_move:
        made.tick()
        made.rest()
    return made


def stored(context, match):
    return context.archive.match(match)


def foot(pilot, monkeypatch, *further):
    """The words of the menu, or of a sheet further on."""
    for name in ("button:menu", *further):
        pilot.press(name)
    with watched(monkeypatch) as drawn:
        pilot.scene.redraw()
        pilot.tick()
    for _step in ("menu", *further):
        pilot.key("escape")
    return " ".join(words for words, _box in drawn.words)


def test_the_match_begins_again_with_the_same_cards_and_the_one_before_waits(context, pilot):
    first = pilot.session
    choose(pilot)
    pilot.press("button:menu")
    pilot.press("button:more")
    pilot.press("button:same")
    second = pilot.session
    assert isinstance(second, MatchSession)
    assert second.match_id != first.match_id
    assert second.table.record.moves == ()
    assert (second.table.record.seed, second.table.rules) == (first.table.record.seed, first.table.rules)
    assert second.table.seats == first.table.seats
    assert len(stored(context, first.match_id).moves) == len(first.table.record.moves) > 0
    assert {match.id for match in context.archive.unfinished()} == {first.match_id, second.match_id}
    for match in (first, second):
        assert stored(context, match.match_id).extra["assisted"] is True


def test_the_menu_says_whether_the_match_counts_as_played_with_help(pilot, monkeypatch):
    assert "No help used so far" in foot(pilot, monkeypatch)
    choose(pilot)
    pilot.key("u")
    words = foot(pilot, monkeypatch)
    assert "Played with help" in words
    assert "No help used" not in words


def test_while_the_menu_lies_open_nobody_plays(pilot):
    choose(pilot)
    pilot.key("escape")
    assert isinstance(pilot.scene, PauseScreen)
    record = pilot.table.record
    assert pilot.table.to_move == 1
    pilot.tick(30.0)
    assert pilot.table.record == record
    pilot.key("escape")
    pilot.tick(30.0)
    assert len(pilot.table.record.moves) > len(record.moves)


def test_the_position_is_copied_as_i_know_it(context, pilot, clipboard):
    view = pilot.table.view()
    pilot.key("c", pygame.KMOD_CTRL)
    assert shared_in(clipboard[0]).view.legal_moves() == view.legal_moves()
    assert stored(context, pilot.match_id).extra["assisted"] is True
    clipboard[0] = ""
    choose(pilot)
    pilot.key("c", pygame.KMOD_CTRL)
    assert clipboard[0] == ""
    assert "your turn" in "\n".join(pilot.news)


def test_another_speed_holds_from_the_next_motion_on(context, pilot):
    def seconds(speed):
        context.change(speed=speed)
        choose(pilot)
        taken = pilot.rest()
        while pilot.table.to_move:
            pilot.tick()
            pilot.rest()
        return taken

    slow, instant = seconds("very_slow"), seconds("instant")
    assert slow > 1.0
    assert instant < 0.3 * slow


@pytest.mark.parametrize(
    ("answer", "screen"),
    [
        pytest.param(USED, TableScreen, id="nothing opens"),
        pytest.param(Push("keys"), KeysScreen, id="a screen opens"),
    ],
)
def test_the_menu_closes_when_the_table_does_what_was_chosen_in_it(pilot, answer, screen):
    match = pilot.scene
    pilot.go(Push("pause", offers=[("any", "Any", lambda: answer, None)]))
    pilot.press("button:more")
    pilot.press("button:any")
    assert isinstance(pilot.scene, screen)
    if pilot.scene is not match:
        pilot.key("escape")
    assert pilot.scene is match


@pytest.mark.parametrize("name", ["back", "whatif", "from"])
def test_from_what_the_menu_did_the_way_back_is_the_table(pilot, name):
    match = pilot.scene
    choose(pilot)
    while pilot.table.to_move:
        pilot.tick()
        pilot.rest()
    moves = pilot.table.record.moves
    pilot.press("button:menu")
    if name != "back":
        pilot.press("button:more")
    pilot.press(f"button:{name}")
    assert not isinstance(pilot.scene, PauseScreen)
    assert (pilot.scene is match) == (name == "back")
    if pilot.scene is not match:
        pilot.key("escape")
    assert pilot.scene is match
    assert (pilot.table.record.moves == moves) == (name != "back")


def test_at_most_six_things_can_be_pressed_in_the_menu_and_none_is_lost(pilot):
    match = pilot.scene
    choose(pilot)
    while pilot.table.to_move:
        pilot.tick()
        pilot.rest()
    pilot.press("button:menu")
    first = ["continue", "back", "rules", "settings", "title", "more"]
    assert list(pilot.targets) == [f"button:{name}" for name in first]
    pilot.press("button:more")
    more = ["whatif", "from", "same", "keys", "screen", "report", "new", "quit", "less"]
    assert list(pilot.targets) == [f"button:{name}" for name in more]
    pilot.press("button:less")
    assert list(pilot.targets) == [f"button:{name}" for name in first]
    pilot.press("button:more")
    pilot.key("escape")
    assert list(pilot.targets) == [f"button:{name}" for name in first], "Esc leads back step by step"
    pilot.key("escape")
    assert pilot.scene is match


def test_what_is_under_more_has_its_key_in_the_menu_all_the_same(pilot):
    done = []
    offers = [("any", "Any", lambda: done.append(1) or USED, WHAT_IF)]
    match = pilot.scene
    pilot.go(Push("pause", offers=offers))
    pilot.key("i")
    assert done == [1]
    assert pilot.scene is match


def test_the_fingerprint_is_only_under_more(pilot, monkeypatch):
    shown = in_fours(fingerprint(pilot.table.record.seed))
    assert shown not in foot(pilot, monkeypatch)
    assert shown in foot(pilot, monkeypatch, "button:more")
