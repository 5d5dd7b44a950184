"""The archive's file deleted, replaced or shut away while open: that is said, nothing is lost, the match goes on."""

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from scopa_gui.store import database, file_identity
from scopa_gui.store.archive import Archive
from scopa_gui.store.notices import FileTrouble, NoticeKey
from scopa_gui.store.practice import MISTAKE, Attempt, Exercise
from tests.store.matches import as_of_a_newer_version, begin

ENDINGS = ("", "-wal", "-shm")


def remove(path, endings=ENDINGS):
    for ending in endings:
        path.with_name(path.name + ending).unlink(missing_ok=True)


def moves_in(path, match):
    with closing(sqlite3.connect(path)) as reader:
        return [text for (text,) in reader.execute("select text from move where match = ? order by number", (match,))]


def fill(archive):
    """A match that is over, one that is not, and practice."""
    over = begin(archive, "7D", "RS")
    archive.training.keep_verdicts(over, {0: {"grade": 1}})
    archive.finish(over, {"winner": 0}, 9.0)
    exercise = Exercise("match/1/1", MISTAKE, "anchor", 1, {"odd": 1}, 1.0, 5.0)
    archive.training.add(exercise)
    archive.training.answer(exercise, Attempt(exercise.key, 6.0, right=True))
    return over, begin(archive, "AB", "3C")


@pytest.mark.parametrize("how", ["the file", "with its journals", "the folder", "all folders"])
def test_a_deleted_archive_is_written_again_whole_with_the_next_move_and_that_is_told_once(path, archive, how):
    over, match = fill(archive)
    before = (
        archive.match(over),
        archive.training.exercises(),
        archive.training.attempts(),
        archive.training.verdicts(over),
    )
    if "folder" in how:
        shutil.rmtree(path.parent if how == "the folder" else path.parent.parent)
    else:
        remove(path, ENDINGS if how == "with its journals" else ENDINGS[:1])
    notice = archive.append_move(match, 2, "5S", 10.0)
    assert notice.key is NoticeKey.ARCHIVE_AGAIN
    assert moves_in(path, match) == ["AB", "3C", "5S"]
    assert archive.append_move(match, 3, "6S", 11.0) is None
    archive.close()
    with closing(Archive(path)) as again:
        assert again.notice is None
        assert (
            again.match(over),
            again.training.exercises(),
            again.training.attempts(),
            again.training.verdicts(over),
        ) == before
        assert again.match(match).moves == ["AB", "3C", "5S", "6S"]


def test_what_is_left_beside_a_file_that_is_gone_is_taken_for_no_part_of_the_one_written_again(path, archive):
    _over, match = fill(archive)
    remove(path)
    for ending in ENDINGS[1:]:
        path.with_name(path.name + ending).write_bytes(b"of the file that is gone")
    file_identity._write_again(archive._database, path)
    assert {file.name for file in path.parent.glob("*.sqlite*")} == {path.name, f"{path.name}.copy"}
    assert moves_in(path, match) == ["AB", "3C"]


def test_an_older_copy_in_its_place_gets_what_it_does_not_know(path, archive, tmp_path):
    over, match = fill(archive)
    archive.check()
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        archive._journal.connection.backup(copy)
    later = begin(archive, "2D")
    assert archive.append_move(match, 2, "5S", 10.0) is None
    exercise = replace(archive.training.exercise("match/1/1"), due=40.0, rung=3)
    archive.training.answer(exercise, Attempt("match/1/1", 12.0, right=False))
    remove(path)
    shutil.copy(tmp_path / "copy", path)
    notice = archive.append_move(match, 3, "6S", 11.0)
    assert notice.key is NoticeKey.ARCHIVE_REPLACED
    assert moves_in(path, match) == ["AB", "3C", "5S", "6S"]
    assert moves_in(path, later) == ["2D"]
    assert [attempt.at for attempt in archive.training.attempts()] == [6.0, 12.0]
    assert archive.training.exercises() == [exercise]
    assert archive.match(over).outcome == {"winner": 0}
    assert archive.append_move(match, 4, "7S", 12.0) is None


def test_a_file_that_is_none_in_its_place_is_set_aside(path, archive):
    _over, match = fill(archive)
    remove(path)
    path.write_bytes(b"something else entirely, of another program")
    assert archive.append_move(match, 2, "5S", 10.0).key is NoticeKey.ARCHIVE_REPLACED
    assert moves_in(path, match) == ["AB", "3C", "5S"]
    assert [file.read_bytes()[:9] for file in path.parent.glob("matches.broken-*")] == [b"something"]


def test_while_it_cannot_be_written_again_the_match_goes_on_and_it_is_whole_as_soon_as_it_can(path, archive):
    over, match = fill(archive)
    shutil.rmtree(path.parent)
    path.parent.write_text("a file where the folder was")
    for number in (2, 3):
        assert archive.append_move(match, number, "5S", 10.0).key is NoticeKey.ARCHIVE_GONE
    assert archive.match(match).moves == ["AB", "3C", "5S", "5S"]
    path.parent.unlink()
    assert archive.check().key is NoticeKey.ARCHIVE_AGAIN
    assert archive.check() is None
    assert moves_in(path, match) == ["AB", "3C", "5S", "5S"]
    assert moves_in(path, over) == ["7D", "RS"]


def test_two_copies_whose_file_is_deleted_find_together_again(path, archive):
    _over, match = fill(archive)
    with closing(Archive(path)) as other:
        theirs = begin(other, "2D")
        remove(path)
        assert archive.append_move(match, 2, "5S", 10.0).key is NoticeKey.ARCHIVE_AGAIN
        assert other.append_move(theirs, 1, "3D", 10.0).key is NoticeKey.ARCHIVE_REPLACED
        assert archive.append_move(match, 3, "6S", 11.0) is None
        assert other.append_move(theirs, 2, "4D", 11.0) is None
        assert (moves_in(path, match), moves_in(path, theirs)) == (["AB", "3C", "5S", "6S"], ["2D", "3D", "4D"])
    assert archive.append_move(match, 4, "7S", 12.0) is None
    archive.close()
    assert moves_in(path, match)[-1] == "7S"


def test_what_went_on_in_the_file_in_its_place_stays_as_it_is(path, archive, tmp_path):
    over, match = fill(archive)
    archive.release(match)
    copy = tmp_path / "there" / path.name
    copy.parent.mkdir()
    with closing(sqlite3.connect(copy)) as database:
        archive._journal.connection.backup(database)
    with closing(Archive(copy)) as there:
        there.claim(match)
        there.append_move(match, 2, "2D", 20.0)
        there.training.keep_verdicts(over, {0: {"grade": 5}})
        exercise = there.training.exercise("match/1/1")
        there.training.answer(replace(exercise, due=99.0, rung=4), Attempt(exercise.key, 20.0, right=True))
        known = (there.match(match), there.match(over), there.training.exercises())
    archive.training.keep_verdicts(over, {0: {"grade": 2}, 1: {"grade": 3}})
    archive.training.answer(replace(exercise, due=50.0, rung=2), Attempt(exercise.key, 15.0, right=False))
    archive.training.add(replace(exercise, key="match/1/9"))
    archive.claim(match)
    archive.append_move(match, 2, "5S", 15.0)
    remove(path)
    shutil.copy(copy, path)
    assert archive.check().key is NoticeKey.ARCHIVE_REPLACED
    assert archive.check() is None
    assert (archive.match(match), archive.match(over)) == known[:2]
    assert archive.training.verdicts(over) == {0: {"grade": 5}, 1: {"grade": 3}}
    assert archive.training.exercises() == [replace(exercise, key="match/1/9"), *known[2]]
    assert [(answer.at, answer.right) for answer in archive.training.attempts()] == [
        (6.0, True),
        (15.0, False),
        (20.0, True),
    ]


def test_a_match_that_ended_here_is_over_there_too(path, archive, tmp_path):
    _over, match = fill(archive)
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        archive._journal.connection.backup(copy)
    archive.note(match, {"level": "rosa"})
    archive.finish(match, {"winner": 1}, 30.0)
    before = archive.match(match)
    remove(path)
    shutil.copy(tmp_path / "copy", path)
    assert archive.check().key is NoticeKey.ARCHIVE_REPLACED
    assert archive.match(match) == before
    assert archive.finished_keys()[-1] == match


def test_what_cannot_be_added_whole_to_the_file_in_its_place_is_not_added_by_halves(path, archive, tmp_path):
    _over, match = fill(archive)
    with closing(Archive(tmp_path / "other.sqlite")) as other:
        other._database.execute(
            "create trigger refuse before insert on attempt begin select raise(abort, 'no more'); end"
        )
    remove(path)
    shutil.copy(tmp_path / "other.sqlite", path)
    for number in (2, 3):
        assert archive.append_move(match, number, "5S", 10.0).key is NoticeKey.ARCHIVE_GONE
    with closing(sqlite3.connect(path)) as reader:
        assert reader.execute("select (select count(*) from match), (select count(*) from exercise)").fetchone() == (
            0,
            0,
        )
        reader.execute("drop trigger refuse")
    assert archive.check().key is NoticeKey.ARCHIVE_REPLACED
    assert moves_in(path, match) == ["AB", "3C", "5S", "5S"]


@pytest.mark.parametrize(
    ("what", "reason"), [("a folder", FileTrouble.NO_FILE), ("an archive of a newer version", FileTrouble.OTHER)]
)
def test_what_cannot_be_used_in_its_place_is_left_alone_until_it_goes(path, archive, what, reason):
    _over, match = fill(archive)
    remove(path)
    if what == "a folder":
        path.mkdir()
    else:
        with closing(Archive(path)) as newer:
            as_of_a_newer_version(newer)
        there = path.read_bytes()
    notice = archive.append_move(match, 2, "5S", 10.0)
    assert (notice.key, notice.arguments["reason"]) == (NoticeKey.ARCHIVE_GONE, reason)
    assert archive.match(match).moves == ["AB", "3C", "5S"]
    if what == "a folder":
        path.rmdir()
    else:
        assert path.read_bytes() == there
        remove(path)
    assert archive.check().key is NoticeKey.ARCHIVE_AGAIN
    assert moves_in(path, match) == ["AB", "3C", "5S"]


def test_what_another_program_is_writing_in_its_place_is_waited_for(path, archive, tmp_path, monkeypatch):
    _over, match = fill(archive)
    Archive(tmp_path / "other.sqlite").close()
    remove(path)
    shutil.copy(tmp_path / "other.sqlite", path)
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.0)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        notice = archive.append_move(match, 2, "5S", 10.0)
    assert (notice.key, notice.arguments["reason"]) == (NoticeKey.ARCHIVE_GONE, FileTrouble.BUSY)
    assert archive.check().key is NoticeKey.ARCHIVE_REPLACED
    assert moves_in(path, match) == ["AB", "3C", "5S"]


def test_a_file_that_goes_again_while_it_is_opened_is_not_gone_on_with(path, archive, monkeypatch):
    _over, match = fill(archive)
    open_archive = database.open_archive

    def open_and_lose(there):
        opened = open_archive(there)
        remove(there)
        return opened

    remove(path)
    with monkeypatch.context() as lost:
        lost.setattr(database, "open_archive", open_and_lose)
        notice = archive.append_move(match, 2, "5S", 10.0)
    assert (notice.key, notice.arguments["reason"]) == (NoticeKey.ARCHIVE_GONE, FileTrouble.OTHER)
    assert archive.check().key is NoticeKey.ARCHIVE_AGAIN
    assert moves_in(path, match) == ["AB", "3C", "5S"]


def test_a_file_that_was_never_opened_is_not_noted_as_closed_in_order(path, archive):
    fill(archive)
    remove(path)
    path.mkdir()
    archive.close()
    path.rmdir()
    path.write_bytes(b"something else entirely, of another program")
    assert not path.with_name(path.name + ".closed").exists()


def test_with_all_folders_gone_too_it_is_written_again_by_a_look(path, archive):
    over, _match = fill(archive)
    shutil.rmtree(path.parent.parent)
    assert archive.check().key is NoticeKey.ARCHIVE_AGAIN
    assert moves_in(path, over) == ["7D", "RS"]
