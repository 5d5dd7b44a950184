"""Why? shows what was thought when the card was played: at the table, in the count, after a pause; else it says so."""

import os

import msgspec
import pytest

from scopa_gui.ai.levels import Level
from scopa_gui.ai.player import Limit
from scopa_gui.coach.review.move_explained import recalled
from scopa_gui.coach.review.saved_thoughts import plain_of, thoughts_in
from scopa_gui.store.thoughts import SavedThoughts
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.match_start import continue_match
from scopa_gui.ui.play.why_screen import WhyScreen
from tests.asking import Inline
from tests.ui.hearing import heard
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin, choose, play_match
from tests.ui.table.test_watched import watch

SECOND = {"en": "A second opinion from", "it": "Un secondo parere", "de": "Eine zweite Meinung"}


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Searches that look at little, so that another look finds other figures: as a clock makes them do."""
    tries = iter(range(60, 100_000))
    monkeypatch.setattr(Level, "limit", lambda level: Limit(iterations=next(tries)) if level.is_search else Limit())


def at_the_count(context, level="professoressa", key="scopa", players=2, moves_before_pause=0):
    """A match at the count of its first smazzata, perhaps left once and gone on with."""
    context.change(speed="instant")
    context.worker = Inline()
    scene = begin(context, key, players, level=level)
    pilot = Pilot(context, scene, blind=True)
    thought = {}
    while not isinstance(pilot.scene, CountScreen):
        scene = pilot.scene
        if moves_before_pause and pilot.table.moves_played >= moves_before_pause and scene.my_turn:
            moves_before_pause = 0
            match, thought = pilot.match_id, dict(pilot.saved_choices)
            scene.close()
            pilot = Pilot(context, continue_match(context, match), blind=True)
            continue
        if scene.my_turn:
            choose(pilot)
        pilot.tick()
    return pilot, {**pilot.saved_choices, **thought}


def pages_of(pilot, table):
    """The sheet of Why? for every card of a computer, opened from the count as a player does, from the last one on."""
    pilot.press("button:skip") if "button:skip" in pilot.targets else None
    pilot.key("w")
    page = pilot.scene
    assert isinstance(page, WhyScreen)
    for _number in range(table.moves_played):
        pilot.tick()
        if page.moment.seat and len(page.known.legal_moves()) > 1:
            yield page
        pilot.key("left")


def shown(choice):
    return [(candidate.move, pytest.approx(candidate.points, abs=1e-3)) for candidate in choice.candidates]


@pytest.mark.rotating
@pytest.mark.parametrize("pause", [0, 12], ids=["played at once", "left and gone on with"])
def test_the_count_shows_what_was_thought(context, pause):
    pilot, thought = at_the_count(context, moves_before_pause=pause)
    table, asked = pilot.table, len(context.worker.asked)
    looked = 0
    for page in pages_of(pilot, table):
        choice = thought[page.moment.number]
        assert page.choice.move == page.moment.move
        assert [(each.move, each.points) for each in page.choice.candidates] == shown(choice)
        assert page.choice.reasons == choice.reasons
        assert not page.is_second_opinion
        looked += 1
    assert looked >= 12
    again = [question for question in context.worker.asked[asked:] if getattr(question, "level", "") == "professoressa"]
    assert all(len(question.view.legal_moves()) == 1 for question in again), "nobody is asked again"


@pytest.mark.rotating
@pytest.mark.parametrize("language", SECOND)
def test_a_match_without_saved_thoughts_says_that_it_is_a_second_opinion(make_context, language):
    """As matches of earlier versions are."""
    context = make_context(language=language)
    pilot, _thought = at_the_count(context)
    table = pilot.table
    pilot.remember_choices({})
    page = next(pages_of(pilot, table))
    pilot.look()
    pilot.tick(0.1)
    assert page.is_second_opinion
    assert page.heading().startswith(SECOND[language])
    assert any(part.name.startswith(SECOND[language]) for part in heard(pilot).walk())
    assert context.text.overflows == []


def test_who_does_not_search_finds_the_same_again(context):
    pilot, thought = at_the_count(context, "rosa")
    table = pilot.table
    pilot.remember_choices({})
    for page in pages_of(pilot, table):
        assert page.choice == thought[page.moment.number]
        assert not page.is_second_opinion


def test_a_watched_match_hands_its_thoughts_to_the_count(context):
    pilot = watch(context, ("professoressa", "rosa"))
    table = pilot.table
    while not isinstance(pilot.scene, CountScreen):
        pilot.tick()
    for page in pages_of(pilot, table):
        saved = pilot.saved_choices[page.moment.number]
        assert page.choice == recalled(page.known, saved)
        assert page.choice.candidates == saved.candidates
        assert page.choice.reasons == (saved.reasons or page.choice.reasons)
        assert not page.is_second_opinion


def test_what_was_taken_back_and_played_again_is_still_known(context):
    context.change(speed="instant")
    context.worker = Inline()
    pilot = Pilot(context, begin(context, level="professoressa"), blind=True)
    scene = pilot.scene
    while not (scene.my_turn and pilot.table.moves_played >= 4):
        choose(pilot) if scene.my_turn else None
        pilot.tick()
    before = dict(pilot.saved_choices)
    pilot.key("u")
    assert pilot.saved_choices != before
    pilot.session.play_again()
    assert pilot.saved_choices == before


def test_a_match_that_is_over_keeps_no_thoughts(context):
    context.change(speed="instant")
    context.worker = Inline()
    pilot = Pilot(context, begin(context, target=1, level="professoressa"), blind=True)
    scene = pilot.scene
    choose(pilot) if scene.my_turn else pilot.tick()
    for _step in range(30):
        choose(pilot) if scene.my_turn else pilot.tick()
    folder = context.paths.archive.with_name("thoughts")
    assert [file.name for file in folder.iterdir()] == [f"{pilot.match_id}.jsonl"]
    assert context.archive.thoughts.of_match(pilot.match_id)
    play_match(pilot)
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    "damaged",
    [
        None,
        {"move": "QQ", "worths": []},
        {"move": "7D", "worths": [["7D", "much", 0]]},
        {"move": "7D", "worths": [["7D", 1e9, 0]]},
        {"move": "7D", "worths": [["7D"]]},
        {"worths": []},
    ],
)
def test_thoughts_that_cannot_be_read_are_none(damaged):
    assert thoughts_in({1: damaged}) == {}


@pytest.mark.parametrize(
    "line", [b"", b"[", b"7", b"[1]", b'["1",{}]', b'[1,"x"]', b"\xff\xfe", b"\0" * 99, b"[" * 9999, b"[1e99,{}]"]
)
def test_a_damaged_line_costs_itself_alone(tmp_path, line):
    thoughts = SavedThoughts(tmp_path / "thoughts")
    thoughts.save(7, 1, {"move": "7D"})
    with (tmp_path / "thoughts" / "7.jsonl").open("ab") as file:
        file.write(line + b"\n")
    thoughts.save(7, 3, {"move": "AD"})
    thoughts.save(7, 1, {"move": "RD"})
    assert thoughts.of_match(7) == {1: {"move": "RD"}, 3: {"move": "AD"}}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_what_is_no_file_is_left_alone(tmp_path):
    (tmp_path / "thoughts").mkdir()
    os.mkfifo(tmp_path / "thoughts" / "7.jsonl")
    (tmp_path / "thoughts" / "8.jsonl").mkdir()
    thoughts = SavedThoughts(tmp_path / "thoughts")
    for match in (7, 8, 9):
        assert thoughts.of_match(match) == {}
        if match != 9:
            thoughts.save(match, 1, {})
            thoughts.forget(match) if match == 8 else None
    (tmp_path / "file").write_bytes(b"")
    SavedThoughts(tmp_path / "file").save(7, 1, {})
    assert SavedThoughts(tmp_path / "file").of_match(7) == {}


def test_a_thought_is_read_as_it_was_written(context):
    _pilot, thought = at_the_count(context)
    number, choice = next((number, choice) for number, choice in thought.items() if len(choice.candidates) > 2)
    found = thoughts_in({number: msgspec.json.decode(msgspec.json.encode(plain_of(choice)))})[number]
    assert found.move == choice.move
    assert [(each.move, each.points) for each in found.candidates] == shown(choice)


@pytest.mark.whole
def test_a_thought_about_other_moves_is_not_shown(context):
    pilot, thought = at_the_count(context)
    numbers = [number for number, choice in thought.items() if len(choice.candidates) > 1]
    first, second = numbers[0], numbers[-1]
    pilot.remember_choices({first: thought[second], second: thought[first]})
    pages = {page.moment.number: page.is_second_opinion for page in pages_of(pilot, pilot.table)}
    assert pages[first]
    assert pages[second]
