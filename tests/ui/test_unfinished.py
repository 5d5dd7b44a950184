"""The matches that wait: each is offered as what it is, continued or put away, and none ends the program."""

import json
import sqlite3
from dataclasses import replace
from random import Random

import pytest

from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.persons import person_named
from scopa_gui.game.stored_match import UnusablePart
from scopa_gui.game.table import Table, level_seats
from scopa_gui.store import program_parts
from scopa_gui.ui.front.statistics_screen import StatisticsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.new_match_screen import NewMatchScreen
from scopa_gui.ui.play.unfinished_matches import LOOKS, Unfinished, unplayable_words
from scopa_gui.ui.play.unfinished_screen import UnfinishedScreen
from tests.conftest import LANGUAGES
from tests.store.matches import over
from tests.ui import contract
from tests.ui.pilot import Pilot


def keep(context, key="scopa", players=2, *, moves=5, now=5.0, level="rosa", seed="1f"):
    """A match of so many moves that nobody holds."""
    rules = VARIANTS[key].rules_by_players[players]
    table, rng = Table.new(rules, seed, level_seats(rules, level)), Random(seed)
    match, _ = context.archive.start_match(rules.as_dict(), seed, table.seats, now, {"variant": key, "level": level})
    for number in range(moves):
        if table.to_move is None:
            table.next_smazzata()
        move = rng.choice(table.view(table.to_move).legal_moves())
        context.archive.append_move(match, number, str(move), now + number)
        table.play(table.to_move, move)
    context.archive.release(match)
    return match


def spoil(context, match, **values):
    """Write other values into the fields of a match; `moves` into its moves."""
    with sqlite3.connect(context.paths.archive) as other:
        for field, value in values.items():
            if field == "moves":
                other.execute("delete from move where match = ?", (match,))
                other.executemany(
                    "insert into move values (?, ?, ?)", [(match, number, text) for number, text in enumerate(value)]
                )
            else:
                other.execute(f"update match set {field} = ? where id = ?", (value, match))
    other.close()


def title(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.tick(0.5)
    return pilot


def listed(pilot):
    return [name.partition("=")[2] for name in pilot.targets if name.startswith("list:matches=")]


AMISS = {
    "rules: an unknown option": {"rules": '{"cucumber": true}'},
    "rules: an unknown value": {"rules": '{"capture": "magic"}'},
    "rules: a value of another type": {"rules": '{"target": [11]}'},
    "rules: players that are none": {"rules": '{"players": null}'},
    "rules: a bonus that is none": {"rules": '{"dealer_bonus": {"x": {}}}'},
    "rules: for more than sit there": {"rules": '{"players": 4}'},
    "seats: five": {"seats": '["human", "rosa", "rosa", "rosa", "rosa"]'},
    "seats: an unknown level": {"seats": '["human", "cassandra"]'},
    "seats: nobody of mine": {"seats": '["rosa", "rosa"]'},
    "seats: a person whose name cannot be read": {"seats": '["human", "human_0"]'},
    "seed: another one": {"seed": "another"},
    "moves: illegal": {"moves": ["7D=4C+3B", "RS"]},
    "moves: no cards": {"moves": ["pizza"]},
    "moves: empty": {"moves": [""]},
    "moves: after the end": {"rules": '{"target": 1}', "moves": "whole"},
}
"""Of a match that can be read and not be played."""
ROTTEN = {
    "rules: a list": {"rules": "[]"},
    "rules: null": {"rules": "null"},
    "rules: a text": {"rules": '"scopa"'},
    "rules: a number": {"rules": "11"},
    "seats: none": {"seats": "[]"},
    "seats: null": {"seats": "null"},
    "seats: a text": {"seats": '"hr"'},
    "seats: by name": {"seats": '{"human": 0, "rosa": 1}'},
    "seats: numbers": {"seats": "[0, 1]"},
    "seats: lists": {"seats": '[["human"], ["rosa"]]'},
    "seed: bytes": {"seed": b"1f"},
    "moves: bytes": {"moves": [b"7D"]},
    "extra: a list": {"extra": "[]"},
    "extra: null": {"extra": "null"},
    "extra: a variant of lists": {"extra": '{"variant": [], "level": {}, "assisted": 7, "help": [], "taken_back": 3}'},
    "touched: never": {"touched": 1e300},
    "started: never": {"started": -1e300},
}
"""Of a row that is not what was written: whether its match is offered is for the store to say (tests/store)."""
HARMLESS = {
    "extra: an unknown variant": {"extra": '{"variant": "tressette"}'},
    "extra: nothing": {"extra": "{}"},
}


def whole_match():
    """The moves of a match to one point, and one more."""
    rules = replace(VARIANTS["scopa"].rules_by_players[2], target=1)
    table, rng = Table.new(rules, "1f", ["human", "rosa"]), Random("1f")
    while table.winner is None:
        if table.to_move is None:
            table.next_smazzata()
        table.play(table.to_move, rng.choice(table.view(table.to_move).legal_moves()))
    moves = list(map(str, table.record.moves))
    return [*moves, moves[0]]


@pytest.mark.rotating
@pytest.mark.parametrize("amiss", AMISS)
def test_a_match_that_this_version_cannot_play_is_shown_as_such_and_can_be_put_away(context, amiss):
    sound, match = keep(context, now=5.0), keep(context, now=50.0)
    values = dict(AMISS[amiss])
    if values.get("moves") == "whole":
        values["moves"] = whole_match()
    spoil(context, match, **values)
    pilot = title(context)
    pilot.press("button:matches")
    pilot.press(f"list:matches={match}")
    assert "button:continue" not in pilot.targets
    before = context.archive.match(match)
    pilot.press("button:away")
    assert listed(pilot) == [str(sound), str(match)]
    pilot.press("button:up")
    assert context.archive.match(match) == before
    pilot.press("button:away")
    pilot.key("escape")
    pilot.press("button:continue")
    assert isinstance(pilot.session, MatchSession), pilot.news
    assert pilot.match_id == sound
    assert not context.paths.logs.exists()


@pytest.mark.rotating
@pytest.mark.parametrize("amiss", AMISS)
def test_continue_with_such_a_match_alone_says_why_and_leaves_it(context, amiss):
    """Pressed before the title has looked closely, as in the first moment after the start."""
    match = keep(context, now=50.0)
    values = dict(AMISS[amiss])
    if values.get("moves") == "whole":
        values["moves"] = whole_match()
    spoil(context, match, **values)
    pilot = Pilot(context, TitleScreen(context))
    pilot.press("button:continue")
    assert isinstance(pilot.scene, TitleScreen)
    why = {"rules: for more than sit there": UnusablePart.SEATS, "seed: another one": UnusablePart.MOVES}
    assert pilot.news[-1] == unplayable_words(why.get(amiss) or UnusablePart(amiss.partition(":")[0]))
    assert pilot.news[-1].endswith("cannot be continued.")
    assert "button:continue" not in pilot.targets
    assert not context.archive.is_elsewhere(match)
    assert [stored.id for stored in context.archive.unfinished()] == [match], "it is left as it was"
    pilot.press("button:matches")
    pilot.press("button:back")
    pilot.press("button:play")
    assert isinstance(pilot.session, MatchSession)
    assert not context.paths.logs.exists()


@pytest.mark.rotating
@pytest.mark.parametrize("rotten", ROTTEN)
def test_a_row_that_is_rotten_ends_nothing_and_hides_no_other_match(context, rotten):
    sound, match = keep(context, now=5.0), keep(context, now=50.0)
    spoil(context, match, **ROTTEN[rotten])
    pilot = title(context)
    pilot.app.stack.enter(UnfinishedScreen(context))
    pilot.tick(LOOKS + 0.1)
    for key in listed(pilot):
        pilot.press(f"list:matches={key}")
        pilot.tick()
    assert str(sound) in listed(pilot)
    pilot.press(f"list:matches={sound}")
    pilot.press("button:continue")
    assert pilot.match_id == sound
    assert not context.paths.logs.exists()


@pytest.mark.parametrize("odd", HARMLESS)
def test_what_does_not_matter_for_playing_does_not_stop_a_match(context, odd):
    match = keep(context)
    spoil(context, match, **HARMLESS[odd])
    pilot = title(context)
    pilot.app.stack.enter(UnfinishedScreen(context))
    pilot.tick()
    pilot.press("button:continue")
    assert isinstance(pilot.session, MatchSession)
    pilot.session.assisted()
    assert not context.paths.logs.exists()


def test_the_first_moment_shows_what_waits_and_soon_only_what_can_be_played(context):
    match = keep(context)
    spoil(context, match, rules='{"capture": "magic"}')
    pilot = Pilot(context, TitleScreen(context))
    assert "button:continue" in pilot.targets
    pilot.tick(0.5)
    assert "button:continue" not in pilot.targets
    assert pilot.control("button:matches").label == "Unfinished (1)"


def play_one(scene):
    """Have the seat whose turn it is play its first card."""
    turns, table = scene.session.turns, scene.session.table
    turns.play(table.view(table.to_move).legal_moves()[0])


def test_a_match_in_which_nobody_played_a_card_does_not_wait(context):
    kept = keep(context, moves=0)
    pilot = title(context)
    assert {"button:continue", "button:matches"}.isdisjoint(pilot.targets)
    pilot.key("n", 64)
    pilot.press("button:deal")
    pilot.key("escape")
    pilot.press("button:title")
    pilot.tick(1.0)
    assert {"button:continue", "button:matches"}.isdisjoint(pilot.targets)
    again = context.archive.claim(kept)
    assert again is not None, "it is there, and can be gone on with in the window that plays it"


def test_a_match_whose_cards_were_all_taken_back_waits(context):
    kept = keep(context, moves=1)
    context.archive.claim(kept)
    context.archive.take_back(kept, 0, 6.0)
    context.archive.release(kept)
    pilot = title(context)
    pilot.tick(1.0)
    assert "button:continue" in pilot.targets


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopone_scientifico", 4)])
def test_continue_names_opponent_and_score(make_context, language, key, players):
    context = make_context(language=language)
    keep(context, key, players)
    pilot = Pilot(context, TitleScreen(context), (1024, 640))
    pilot.tick(1.0)
    note = pilot.control("button:continue").note
    assert "Rosa: 0\N{EN DASH}0" in note
    assert context.text.overflows == []


def test_a_new_match_hides_no_other(context):
    pilot = title(context)
    for _ in range(3):
        pilot.key("n", 64)
        pilot.press("button:deal")
        play_one(pilot.scene)
    pilot.key("escape")
    pilot.press("button:title")
    assert pilot.control("button:matches").label == "All (3)"
    pilot.press("button:matches")
    assert len(listed(pilot)) == 3
    last = listed(pilot)[-1]
    pilot.press(f"list:matches={last}")
    pilot.press("button:continue")
    assert pilot.match_id == int(last)
    assert len(pilot.app.stack.scenes) == 2, "the table lies right above the title"


def test_by_keyboard_a_match_is_chosen_put_away_taken_up_and_continued(context):
    first, second = keep(context, now=5.0), keep(context, now=50.0)
    pilot = title(context)
    pilot.app.stack.enter(UnfinishedScreen(context))
    pilot.key("tab")
    pilot.key("down")
    pilot.key("delete")
    assert [stored.id for stored in context.archive.unfinished()] == [second]
    pilot.key("tab")
    assert pilot.scene.focused() == "button:up"
    pilot.key("return")
    assert [stored.id for stored in context.archive.unfinished()] == [second, first]
    while pilot.scene.focused() != "list:matches":
        pilot.key("tab")
    pilot.key("return")
    assert pilot.match_id == first


def test_the_statistics_count_a_match_put_away_neither_as_won_nor_as_lost(context):
    match = keep(context)
    pilot = Pilot(context, UnfinishedScreen(context))
    pilot.press("button:away")
    pilot.app.stack.enter(StatisticsScreen(context))
    pilot.tick()
    assert "button:history" not in pilot.targets
    assert [json.dumps(found.outcome) for found in over(context.archive)] == ['{"put_away": true}']
    assert context.archive.match(match).moves


# Two windows


def test_continue_opens_the_match_that_it_names(make_context):
    first, second = make_context(), make_context()
    keep(first, "scopone", 4, now=5.0)
    keep(first, "scopa", 2, now=50.0)
    pilot = title(second)
    note = pilot.control("button:continue").note
    assert note == "Scopa, Rosa: 0\N{EN DASH}0"
    Pilot(first, TitleScreen(first)).press("button:continue")
    pilot.press("button:continue")
    assert isinstance(pilot.scene, TitleScreen), "not the other match instead"
    assert pilot.news[-1] == "This match is open in another window of the game."
    assert pilot.control("button:continue").note == "Scopone (9+4), Rosa: 0\N{EN DASH}0"
    pilot.press("button:continue")
    assert len(pilot.table.seats) == 4


def test_a_match_open_in_another_window_is_shown_as_such_and_offered_again_once_it_is_free(make_context):
    first, second = make_context(), make_context()
    match = keep(first)
    other = title(first)
    other.press("button:continue")
    pilot = title(second)
    assert "button:continue" not in pilot.targets
    pilot.press("button:matches")
    assert {"button:continue", "button:away"}.isdisjoint(pilot.targets)
    (item,) = pilot.control("list:matches").items
    assert item.line.endswith("open in another window")
    other.key("escape")
    other.press("button:title")
    pilot.tick(LOOKS + 0.1)
    assert {"button:continue", "button:away"} <= set(pilot.targets)
    pilot.key("escape")
    pilot.press("button:continue")
    assert pilot.match_id == match


def test_the_title_is_renewed_when_another_window_begins_and_ends_matches(make_context):
    first, second = make_context(), make_context()
    pilot = title(second)
    assert {"button:continue", "button:matches"}.isdisjoint(pilot.targets)
    other = Pilot(first, NewMatchScreen(first))
    other.press("button:deal")
    pilot.tick(LOOKS + 0.1)
    assert {"button:continue", "button:matches"}.isdisjoint(pilot.targets), "nobody has played a card"
    play_one(other.scene)
    pilot.tick(LOOKS + 0.1)
    assert "button:matches" in pilot.targets and "button:continue" not in pilot.targets
    other.scene.close()
    pilot.tick(LOOKS + 0.1)
    assert "button:continue" in pilot.targets
    first.archive.set_aside(other.session.match_id, 9.0)
    pilot.tick(LOOKS + 0.1)
    assert "button:continue" not in pilot.targets


def test_a_match_that_ended_in_another_window_meanwhile_is_told(make_context):
    first, second = make_context(), make_context()
    match = keep(first)
    pilot = title(second)
    first.archive.claim(match)
    first.archive.finish(match, {"winner": 0}, 99.0)
    pilot.press("button:continue")
    assert pilot.news[-1] == "This match is no longer among your unfinished ones."
    assert "button:continue" not in pilot.targets


# Looks


def several(context):
    """Of every kind: with long names, many, one unplayable, one put away."""
    keep(context, "scopone_scientifico", 4, moves=55, now=1e9, level="professoressa")
    for number in range(6):
        keep(
            context,
            "scopa",
            6 if number % 2 else 3,
            moves=38,
            now=1e9 - 1e6 * number,
            level="professoressa",
            seed=str(number),
        )
    spoil(context, keep(context, now=1e9 + 5), rules='{"capture": "magic"}')
    away = keep(context, now=1e9 - 5)
    context.archive.set_aside(away, 1e9)


@pytest.mark.rotating
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_every_state_fits(make_context, language, size, scale):
    context = make_context(language=language, text_scale=scale)
    contract.draws_without_overflow(context, UnfinishedScreen, size)
    several(context)
    contract.draws_without_overflow(context, TitleScreen, size)
    contract.targets_do_not_overlap(context, TitleScreen, size)
    pilot = Pilot(context, UnfinishedScreen(context), size)
    for key in pilot.scene.matches:
        pilot.scene.choose(key)
        pilot.tick()
    assert context.text.overflows == []


def test_the_list_keeps_the_contract_of_scenes(context):
    for _ in range(2):
        contract.targets_are_large_enough(context, UnfinishedScreen, (1024, 640))
        contract.targets_do_not_overlap(context, UnfinishedScreen, (1024, 640))
        contract.keyboard_reaches_all(context, UnfinishedScreen)
        contract.back_leaves(context, UnfinishedScreen)
        keep(context)
    contract.survives_every_target(context, UnfinishedScreen)


def test_a_match_of_a_clock_that_was_ahead_is_not_the_one_to_continue(context):
    """It stands last in the list, and with a clock that is behind now all stand as they were played."""
    ahead, before, last = keep(context, now=2e9, seed="a"), keep(context, now=5.0, seed="b"), keep(context, now=50.0)
    context.now = lambda: 1e9
    assert Unfinished(context).last().stored.id == last
    assert [waiting.stored.id for waiting in Unfinished(context).all()] == [last, before, ahead]
    context.now = lambda: 1.0
    assert [waiting.stored.id for waiting in Unfinished(context).all()] == [ahead, last, before]


def test_people_at_one_computer_are_shown_without_a_portrait_of_their_name(context):
    rules = VARIANTS["scopa"].rules_by_players[2]
    seats = (person_named("Anna"), person_named("Zeno"))
    match, _notice = context.archive.start_match(rules.as_dict(), "7", seats, 5.0, {"together": True})
    table = Table.new(rules, "7", seats)
    move = table.view(table.to_move).legal_moves()[0]
    context.archive.append_move(match, 0, str(move), 5.0)
    context.archive.release(match)
    program_parts.news()
    pilot = Pilot(context, UnfinishedScreen(context))
    pilot.rest()
    assert pilot.scene.chosen == str(match)
    assert program_parts.news() == []
