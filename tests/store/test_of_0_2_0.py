"""Files of version 0.2.0 open unchanged: every content is what that version read itself, and opening writes nothing.

They were made by that version's own code: matches played by its levels, judged and learnt from by its coach, practice
and settings as its screens keep them, one damaged answer and one torn line that it told of. `of_0_2_0` holds them, the
archive as the text of its statements; `read.json` is what its own store and coach then read of them.
"""

import json
from pathlib import Path

import msgspec
import pytest

from scopa_gui.coach.judging.strictness import AdaptiveStrictness
from scopa_gui.coach.judging.verdict_records import saved_reviews
from scopa_gui.coach.practice.match_mistakes import ahead, due_exercises
from scopa_gui.coach.puzzles.position_question import question_of
from scopa_gui.coach.puzzles.rating.player_rating import ratings_of
from scopa_gui.engine.cards import names_of
from scopa_gui.engine.moves import move_named
from scopa_gui.game.stored_match import table_to_continue
from scopa_gui.store.archive import Archive
from scopa_gui.store.paths import assets
from scopa_gui.store.recollections import Recollections
from scopa_gui.store.settings import Settings, load, save
from scopa_gui.store.standings_count import StandingsCount
from scopa_gui.ui.front.unknown_settings import known_looks
from scopa_gui.ui.practice.lessons.lesson_bookmarks import begun_lessons, done_lessons
from tests.store.earlier_versions import laid_out
from tests.store.matches import over

READ = json.loads((Path(__file__).parent / "of_0_2_0" / "read.json").read_text(encoding="utf-8"))
NOW = 1_790_100_000.0
"""When that version was asked what is due."""


@pytest.fixture
def paths(tmp_path):
    return laid_out("of_0_2_0", tmp_path)


@pytest.fixture
def archive(paths):
    opened = Archive(paths.archive)
    assert opened.notice is None
    yield opened
    assert opened.news() == []
    opened.close()


def written(found):
    """What was found, as it is written down."""
    return json.loads(msgspec.json.encode(found))


def written_match(match):
    """A match, its moves in one line."""
    return written(match) | {"moves": " ".join(match.moves)}


def held(paths):
    """The bytes of every file but the note on how the archive was left."""
    return {
        path.relative_to(paths.data.parent): path.read_bytes()
        for path in paths.data.parent.rglob("*")
        if path.is_file() and path.suffix != ".closed"
    }


def test_every_setting_is_as_it_was_chosen(paths):
    loaded = load(paths)
    now = written(loaded.settings)
    assert {name: now[name] for name in READ["settings"]} == READ["settings"]
    usual = written(Settings())
    assert [name for name in READ["settings"] if READ["settings"][name] == usual[name]] == []
    assert known_looks(loaded, assets()) == loaded
    assert loaded.notices == ()


def test_every_match_is_there_with_its_moves(archive):
    assert [written_match(match) for match in archive.unfinished()] == READ["unfinished"]
    assert [written_match(match) for match in archive.put_aside()] == READ["put_aside"]
    assert [written_match(archive.match(match.id)) for match in over(archive)] == READ["finished"]


def test_unfinished_matches_stand_at_the_same_card(archive):
    assert len(archive.unfinished()) == len(READ["stands"])
    for match in archive.unfinished():
        table = table_to_continue(match)
        assert READ["stands"][str(match.id)] == {
            "moves_played": table.moves_played,
            "to_move": table.to_move,
            "smazzata": table.smazzata,
            "totals": list(table.totals),
            "hand": names_of(table.view().hand),
            "table": names_of(table.view().table),
        }


def test_finished_matches_come_to_the_same(archive):
    count = StandingsCount(archive)
    count.renew()
    while not count.is_done:
        count.go_on(1)
    standings = count.standings
    assert written(standings.alone.summary()) == READ["alone"]
    assert written(standings.helped.summary()) == READ["helped"]
    assert written(standings.helped.helps) == READ["helps"]
    assert written({key: group.summary() for key, group in standings.people.items()}) == READ["people"]


def test_reviews_keep_their_verdicts(archive):
    for match, verdicts in READ["verdicts"].items():
        kept = archive.training.verdicts(int(match))
        assert written(kept) == verdicts
        moves = [move_named(move) for move in archive.match(int(match)).moves]
        assert sorted(saved_reviews(kept, moves)) == READ["reviewed"][match]


def test_what_was_practised_is_there_and_can_be_asked_again(archive):
    training = archive.training
    exercises = training.exercises()
    assert written(exercises) == READ["exercises"]
    nothing = {"hinted": False, "skipped": False, "day": None}
    attempts = [{name: value for name, value in one.items() if name != "place"} for one in written(training.attempts())]
    assert attempts == [attempt | nothing for attempt in READ["attempts"]]
    assert len(ratings_of(exercises, training.attempts()).answers) > 0
    questions = {exercise.key: question_of(exercise) for exercise in exercises}
    assert {key: str(question.answer) for key, question in questions.items() if question} == READ["answers"]
    assert [exercise.key for exercise in due_exercises(training, NOW)] == READ["due"]
    assert [exercise.key for exercise in ahead(training, NOW)] == READ["ahead"]
    assert sorted(done_lessons(training)) == READ["lessons_done"]
    assert begun_lessons(training) == READ["lessons_begun"]


def test_answers_of_memory_are_there(paths):
    memory = Recollections(paths.memory)
    assert written(memory.results()) == READ["recollections"]
    assert memory.news() is None


def test_the_coach_is_as_strict_as_it_was(paths):
    strictness = AdaptiveStrictness(paths)
    assert written(strictness._grades) == READ["strictness"]["grades"]
    assert strictness.threshold == READ["strictness"]["threshold"]


def test_opening_and_reading_and_saving_the_same_settings_changes_no_byte(paths):
    before = held(paths)
    archive, memory = Archive(paths.archive), Recollections(paths.memory)
    numbers = [match.id for match in (*archive.unfinished(), *archive.put_aside(), *over(archive))]
    for number in numbers:
        assert archive.match(number) is not None
        archive.training.verdicts(number)
    archive.training.exercises()
    archive.training.attempts()
    memory.results()
    AdaptiveStrictness(paths)
    assert (archive.check(), archive.news(), memory.news()) == (None, [], None)
    archive.close()
    assert save(paths, load(paths).settings) is None
    assert held(paths) == before
