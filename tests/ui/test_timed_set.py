"""A timed set as played: found, missed, stopped, out of time; what is kept at every moment, and that it fits."""

import pytest

from scopa_gui.coach.puzzles.puzzle_shelf import shelf_of
from scopa_gui.coach.puzzles.timed_set import MISTAKES, SECONDS, results_of
from scopa_gui.store.archive import Archive
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.practice.puzzles import timed_session
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from scopa_gui.ui.practice.puzzles.timed_session import TimedSession, timed_screen_of
from tests.conftest import LANGUAGES
from tests.ui import contract
from tests.ui.pilot import Pilot


@pytest.fixture
def begun(context):
    """A set that has begun, and what drives it."""
    pilot = Pilot(context, TitleScreen(context), blind=True)
    pilot.app.stack.enter(timed_screen_of(context, ""))
    return pilot


def give(pilot, answers):
    """Right and wrong answers, a second after each other."""
    for right in answers:
        pilot.tick(1)
        asking = pilot.puzzle
        pilot.scene.play(asking.question.answer if right == "1" else asking.tempting)


def kept(context):
    """The sets that another program would read from the disk now."""
    archive = Archive(context.paths.archive)
    found = results_of(archive.training.exercises(), archive.training.attempts())
    archive.close()
    return [(result.found, result.missed) for result in found]


def test_three_mistakes_end_it_and_every_answer_is_on_the_disk_at_once(context, begun):
    _scene, told = begun.scene, []
    for right in "101100":
        give(begun, right)
        told.append(kept(context)[0])
    assert told == [(1, 0), (1, 1), (2, 1), (3, 1), (3, 2), (3, 3)]
    assert begun.timed_set.is_over
    assert begun.paper_text.title == "Three mistakes"
    give(begun, "1")
    assert kept(context) == [(3, MISTAKES)]


def test_time_that_passes_ends_it_and_no_clock_is_read(context, begun):
    scene = begun.scene
    assert begun.paper_text.title == "3:00"
    begun.tick(1.5)
    assert begun.paper_text.title == "2:59"
    give(begun, "1")
    begun.every = 600
    begun.tick(SECONDS)
    assert begun.timed_set.is_over
    assert begun.paper_text.title == "Time’s up"
    assert begun.paper_text.lines == ("1 solved, 0 of 3 mistakes.",)
    assert not scene.my_turn
    assert scene.next_timer is None


def test_it_wakes_for_each_second_and_stands_still_between(begun):
    scene = begun.scene
    begun.tick(0.25)
    scene.set_timers()
    assert scene.next_timer == pytest.approx(0.75, abs=0.02)
    assert not scene.animating


def test_it_changes_no_level_and_what_was_seen_counts_no_more(context, begun):
    give(begun, "11")
    seen = begun.timed_set.puzzles[:3]
    shelf = shelf_of(context.archive.training, context.now())
    assert shelf.ratings.answers == ()
    assert shelf.progress.met == {puzzle.key for puzzle in seen}


def test_escape_stops_it_and_then_leaves_with_what_was_found(context, begun):
    scene = begun.scene
    give(begun, "11")
    begun.key("escape")
    assert (begun.scene, begun.timed_set.is_over) == (scene, True)
    begun.key("escape")
    assert isinstance(begun.scene, TitleScreen)
    assert kept(context) == [(2, 0)]


def test_the_missed_ones_are_looked_at_and_another_set_begins_by_keys(context, begun):
    first = begun.session
    give(begun, "1000")
    begun.key("m")
    assert isinstance(begun.session, PuzzleSession)
    assert [one.key for one in begun.session.exercises] == [puzzle.key for puzzle in first.played.missed]
    begun.key("escape")
    context.now = lambda: 1_000_100.0
    begun.key("r")
    assert isinstance(begun.session, TimedSession)
    assert begun.session is not first
    assert (begun.session.best, begun.session.family) == (1, "")
    give(begun, "11")
    begun.key("s")
    assert "best score yet" in begun.paper_text.lines[1]
    assert kept(context) == [(1, 3), (2, 0)]


def test_a_set_is_of_the_games_that_were_chosen(context):
    assert {puzzle.game for puzzle in timed_screen_of(context, "escoba").session.played.puzzles} == {"escoba"}


def test_where_no_puzzle_can_be_asked_that_is_said_and_nothing_begins(context, monkeypatch):
    said = []
    context.say = said.append
    monkeypatch.setattr(timed_session, "attempt_of", lambda *_: None)
    assert timed_screen_of(context, "") is None
    assert len(said) == 1


def test_a_puzzle_that_cannot_be_asked_ends_a_set_with_what_was_found(context, begun, monkeypatch):
    monkeypatch.setattr(timed_session, "attempt_of", lambda *_: None)
    give(begun, "1")
    assert begun.timed_set.is_over
    assert kept(context) == [(1, 0)]


@pytest.mark.rotating
@contract.EVERYWHERE
def test_it_fits_every_window(make_context, language, size):
    contract.draws_without_overflow(make_context(language=language), lambda given: timed_screen_of(given, ""), size)


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_it_fits_the_smallest_window(make_context, language, scale):
    context = make_context(language=language, text_scale=scale, speed="instant")
    for answers in ("1101", "111100"):
        pilot = Pilot(context, timed_screen_of(context, ""), (1024, 640))
        give(pilot, answers)
        pilot.tick(0.1)
        pilot.key("s")
        pilot.tick(0.1)
    assert context.text.overflows == []


@pytest.mark.rotating
def test_it_keeps_the_contract(context):
    def make(given):
        return timed_screen_of(given, "")

    def over(given):
        session = make(given).session
        session.played = session.played.answered(right=False).later(SECONDS)
        return session.screen

    for scene in (make, over):
        contract.targets_are_large_enough(context, scene, (1024, 640))
        contract.targets_do_not_overlap(context, scene, (1024, 640))
        contract.survives_every_key(context, scene)
        contract.survives_every_target(context, scene)
