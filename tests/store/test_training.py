"""Practice is kept as matches are: every confirmed answer is there after a kill, a full disk, a second copy."""

import os
import random
import signal
import time
from contextlib import closing
from dataclasses import replace

import pytest

from scopa_gui.store import schema
from scopa_gui.store.archive import Archive
from scopa_gui.store.notices import FileTrouble, Notice, NoticeKey
from scopa_gui.store.paths import Paths
from scopa_gui.store.practice import MISTAKE, PUZZLE, Attempt, Exercise
from tests.store.matches import as_it_is, begin, fill_the_disk, python, written_before_copies

EXERCISE = Exercise("scopa/2/puzzle-7/12", PUZZLE, "gives_scopa", 3, {"game": "scopa", "moves": "7D=4C+3B RS"}, 5.0)
VERDICT = {"move": "7D=4C+3B", "lost": 0.4}


@pytest.fixture
def training(archive):
    return archive.training


def moved(due, rung, exercise=EXERCISE):
    return replace(exercise, due=due, rung=rung)


def test_all_comes_back_as_it_was_written(path, archive):
    match = begin(archive, "7D")
    answers = [Attempt(EXERCISE.key, 6.0, False, 12.5, ("RS", "7D=4C+3B")), Attempt(EXERCISE.key, 7.0, True)]
    assert archive.training.answer(moved(20.0, 0), answers[0]) is None
    assert archive.training.answer(moved(90.0, 1), answers[1]) is None
    assert archive.training.keep_verdicts(match, {0: VERDICT, 4: {}}) is None
    archive.close()
    again = Archive(path)
    assert again.training.exercises() == [moved(90.0, 1)]
    assert again.training.attempts() == answers
    assert again.training.attempts(6.5) == answers[1:]
    assert again.training.verdicts(match) == {0: VERDICT, 4: {}}
    again.close()


def test_an_exercise_that_is_there_is_not_added_anew(training):
    training.answer(moved(90.0, 3), Attempt(EXERCISE.key, 6.0, right=True))
    assert training.add(replace(EXERCISE, theme="anchor", due=1.0)) is None
    assert training.exercise(EXERCISE.key) == moved(90.0, 3)
    assert training.exercise("another") is None


def test_a_new_place_on_the_ladder_changes_nothing_else(training):
    training.add(EXERCISE)
    training.place(replace(EXERCISE, theme="anchor", made=99.0, due=7.0, rung=2))
    assert training.exercise(EXERCISE.key) == moved(7.0, 2)
    assert training.attempts() == []


@pytest.mark.parametrize("marks", [{}, {"hinted": True}, {"skipped": True}, {"hinted": True, "skipped": True}])
@pytest.mark.parametrize("moves", [(), ("7D", "5S=5D")])
def test_a_hint_and_skipping_are_kept_with_the_answer(path, training, marks, moves):
    attempt = Attempt(EXERCISE.key, 6.0, right=False, seconds=2.0, moves=moves, **marks)
    training.answer(EXERCISE, attempt)
    with closing(Archive(path)) as again:
        assert again.training.attempts() == [attempt]


def test_exercises_come_in_the_order_in_which_they_are_due(training):
    dues = {"a": None, "b": 30.0, "c": 10.0, "e": 0.5, "d": 0.0}
    for key, due in dues.items():
        training.add(Exercise(key, MISTAKE if key in "ab" else PUZZLE, "anchor", 0, {}, 1.0, due))
    assert [exercise.key for exercise in training.exercises()] == ["d", "e", "c", "b", "a"]
    assert [exercise.key for exercise in training.exercises(MISTAKE)] == ["b", "a"]
    assert training.exercises("lesson") == []


def test_an_answer_to_another_exercise_is_refused(training):
    with pytest.raises(ValueError, match="The answer is to other, not to scopa/2/puzzle-7/12"):
        training.answer(EXERCISE, Attempt("other", 1.0, right=True))
    assert training.attempts() == []


def test_the_last_verdict_on_a_move_counts_and_none_is_kept_of_no_match(archive):
    match = begin(archive, "7D")
    for lost in (1, 2):
        assert archive.training.keep_verdicts(match, {0: {"lost": lost}}) is None
    assert archive.training.keep_verdicts(match + 1, {0: VERDICT}) is None
    assert archive.training.verdicts(match) == {0: {"lost": 2}}
    assert archive.training.verdicts(match + 1) == {}


# Killed


WRITER = """
    import itertools
    from scopa_gui.store.archive import Archive
    from scopa_gui.store.paths import Paths
    from scopa_gui.store.practice import Attempt, Exercise
    training = Archive(Paths().archive).training
    print("open", flush=True)
    for number in itertools.count():
        exercise = Exercise("NAME", "puzzle", "anchor", 1, {}, 0.0, float(number), number)
        assert training.answer(exercise, Attempt(exercise.key, float(number), True)) is None
        print(number, flush=True)
"""


def test_kill_at_any_moment_loses_no_answer_that_was_confirmed(path):
    chance = random.Random(8)
    for run in range(5):
        with python(WRITER.replace("NAME", f"run {run}")) as writer:
            assert writer.stdout.readline() == "open\n"
            time.sleep(chance.uniform(0.0, 0.06))
            os.kill(writer.pid, signal.SIGKILL)
            confirmed = len(writer.stdout.read().split("\n")) - 1
        archive = Archive(path)
        assert archive.notice is None
        kept = [attempt for attempt in archive.training.attempts() if attempt.exercise == f"run {run}"]
        assert confirmed <= len(kept) <= confirmed + 1
        exercise = archive.training.exercise(f"run {run}")
        assert (exercise.rung if exercise else -1) == len(
            kept
        ) - 1  # the ladder moves with the answer, never one without the other
        archive.close()


# Two copies


def test_two_copies_answer_at_once_and_both_answers_are_kept(path, archive):
    other = Archive(path)
    archive.training.add(EXERCISE)
    for number in range(20):
        for copy in (archive, other):
            attempt = Attempt(EXERCISE.key, 2.0 * number + (copy is other), right=True)
            assert copy.training.answer(moved(attempt.at, number), attempt) is None
    assert [attempt.at for attempt in archive.training.attempts()] == [float(at) for at in range(40)]
    assert archive.training.exercise(EXERCISE.key) == other.training.exercise(EXERCISE.key) == moved(39.0, 19)
    other.close()


def test_copies_that_write_at_the_same_moment_wait_for_each_other(path, archive):
    program = WRITER.replace("itertools.count()", "range(80)")
    copies = [python(program.replace("NAME", name)) for name in "abb"]
    for copy in copies:
        with copy:
            copy.communicate()
        assert copy.returncode == 0
    assert len(archive.training.attempts()) == 240
    assert len(archive.training.exercises()) == 2


# Disks


def test_on_a_full_disk_what_waits_is_read_as_if_it_were_there_and_written_when_there_is_room(path, archive):
    training = archive.training
    match = begin(archive)
    free = fill_the_disk(archive)
    large = replace(EXERCISE, data={"long": "x" * 9000}, due=3.0, rung=1)
    attempt = Attempt(large.key, 2.0, right=True)
    notice = training.answer(large, attempt)
    assert notice.key is NoticeKey.PRACTICE_NOT_SAVED
    assert notice.arguments["reason"] is FileTrouble.FULL
    assert training.keep_verdicts(match, {0: VERDICT}).key is NoticeKey.PRACTICE_NOT_SAVED
    assert training.place(replace(large, due=50.0, rung=2)).key is NoticeKey.PRACTICE_NOT_SAVED
    now = replace(large, due=50.0, rung=2)
    assert (training.exercise(large.key), training.exercises(), training.attempts()) == (now, [now], [attempt])
    assert training.verdicts(match) == {0: VERDICT}
    free()
    assert archive.append_move(match, 0, "7D", 5.0) is None
    for reader in (archive, Archive(path)):
        assert reader.training.exercises() == [now]
        assert reader.training.attempts() == [attempt]
        assert reader.training.verdicts(match) == {0: VERDICT}
    reader.close()


def test_a_match_that_waits_for_room_keeps_its_verdicts(archive):
    """The match is written first, so the verdicts find it."""
    free = fill_the_disk(archive)
    match, notice = archive.start_match({"long": "x" * 9000}, "s", ["human", "rosa"], 1.0)
    assert notice is not None
    archive.training.keep_verdicts(match, {3: VERDICT})
    free()
    archive.training.add(EXERCISE)
    assert archive.training.verdicts(match) == {3: VERDICT}


def test_without_a_usable_folder_practice_lives_in_memory(home):
    home.parent.joinpath("file").write_text("")
    archive = Archive(Paths(home.parent / "file").archive)
    assert archive.notice.key is NoticeKey.ARCHIVE_UNUSABLE
    archive.training.answer(moved(9.0, 1), Attempt(EXERCISE.key, 1.0, right=True))
    assert archive.training.exercises() == [moved(9.0, 1)]
    archive.close()


def test_an_archive_of_before_has_its_matches_and_room_for_practice(path, monkeypatch):
    with monkeypatch.context() as earlier:
        earlier.setattr(schema, "STEPS", schema.STEPS[:2])
        earlier.setattr(schema, "VERSION", 2)
        written_before_copies(earlier)
        archive = Archive(path)
        match = begin(archive, "7D", "RS")
        archive.close()
    archive = Archive(path)
    assert archive.notice is None
    assert archive.match(match).moves == ["7D", "RS"]
    assert archive.training.exercises() == []
    assert archive.training.keep_verdicts(match, {1: VERDICT}) is None
    assert archive.training.verdicts(match) == {1: VERDICT}
    archive.close()


def test_what_cannot_be_read_is_empty(path, archive):
    archive.training.add(EXERCISE)
    as_it_is(archive)
    archive._database.execute("drop table attempt")
    archive._database.execute("drop table exercise")
    assert archive.training.attempts() == []
    assert archive.training.exercises() == []
    assert archive.training.add(replace(EXERCISE, key="new")).key is NoticeKey.PRACTICE_NOT_SAVED
    assert archive.unfinished() == []


def test_while_nothing_can_be_written_an_exercise_stays_as_it_is_when_it_is_added_or_placed_anew(archive):
    training = archive.training
    training.add(EXERCISE)
    free = fill_the_disk(archive)
    long = replace(EXERCISE, key="long", data={"moves": "7D " * 9000})
    for exercise in (long, replace(long, theme="anchor"), replace(EXERCISE, theme="anchor")):
        training.add(exercise)
    assert (training.exercise("long"), training.exercise(EXERCISE.key)) == (long, EXERCISE)
    training.place(replace(EXERCISE, theme="anchor", due=7.0, rung=2))
    for _ in range(2):
        assert (training.exercise("long"), training.exercise(EXERCISE.key)) == (long, moved(7.0, 2))
        free()
        assert archive.check() is None


def test_what_the_file_refuses_of_one_exercise_costs_no_other(training):
    other = replace(EXERCISE, key="other")
    training.add(EXERCISE)
    training.add(other)
    training.place(replace(EXERCISE, rung=None))
    assert training.place(moved(7.0, 2, other)) is None
    assert training.exercise(EXERCISE.key) == EXERCISE
    assert training.exercise(other.key) == replace(other, due=7.0, rung=2)


def test_verdicts_that_cannot_be_read_are_counted_one_by_one(archive):
    match = begin(archive, "7D")
    archive.training.keep_verdicts(match, {0: VERDICT, 1: VERDICT, 2: VERDICT})
    archive._database.execute("update verdict set data = '{' where number > 0")
    assert archive.training.verdicts(match) == {0: VERDICT}
    assert archive.news() == [Notice(NoticeKey.VERDICTS_DAMAGED, {"count": 2})]


def test_an_exercise_that_the_file_refuses_costs_no_answer_to_another(training):
    wrong = replace(EXERCISE, key="wrong", theme=None)
    training.answer(wrong, Attempt(wrong.key, 6.0, right=True))
    assert training.answer(EXERCISE, Attempt(EXERCISE.key, 7.0, right=True)) is None
    assert training.exercises() == [EXERCISE]
    assert [answer.exercise for answer in training.attempts()] == [EXERCISE.key]


def test_answers_that_wait_are_asked_for_by_their_time_too(archive):
    fill_the_disk(archive)
    for at in (6.0, 7.0, 8.0):
        archive.training.answer(EXERCISE, Attempt(EXERCISE.key, at, right=True, moves=("7D " * 9000,)))
    assert archive._journal.is_waiting
    assert [answer.at for answer in archive.training.attempts(7.0)] == [7.0, 8.0]


def test_what_was_judged_tells_every_new_word_also_one_that_waits(archive):
    training, match = archive.training, begin(archive)
    assert training.judged() == {}
    training.keep_verdicts(match, {0: {"lost": 1}})
    first = training.judged()
    training.keep_verdicts(match, {0: {"lost": 12}})
    second = training.judged()
    free = fill_the_disk(archive)
    notice = training.keep_verdicts(match, {number: {"lost": "1" * 400} for number in range(60)})
    assert notice.key is NoticeKey.PRACTICE_NOT_SAVED
    third = training.judged()
    free()
    archive.check()
    assert all(told.keys() == {match} for told in (first, second, third, training.judged()))
    assert len({told[match] for told in (first, second, third)}) == 3


def test_only_a_file_without_any_match_is_empty(archive):
    assert archive.is_empty()
    begin(archive)
    assert not archive.is_empty()
    as_it_is(archive)
    archive._database.execute("alter table match rename to gone")
    assert not archive.is_empty(), "nobody is taken for new because the file cannot be read"
    archive._database.execute("alter table gone rename to match")
