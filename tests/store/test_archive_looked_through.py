"""An archive is looked through only where something may have happened; what is found or refused is told."""

import os
import sqlite3
from contextlib import closing, nullcontext

import pytest

from scopa_gui.store import database, schema
from scopa_gui.store.archive import Archive
from scopa_gui.store.notices import FileTrouble, NoticeKey
from tests.store.matches import alone, as_it_is, as_of_a_newer_version, begin, kept, over, written_before_copies


def looked_through(path, monkeypatch):
    """Whether opening the archive read all of it."""
    asked = []

    def connect(*arguments, **options):
        connection = connect_to(*arguments, **options)
        connection.set_trace_callback(asked.append)
        return connection

    connect_to = sqlite3.connect
    with monkeypatch.context() as watched:
        watched.setattr(sqlite3, "connect", connect)
        Archive(path).close()
    return any("integrity_check" in statement for statement in asked)


def test_an_archive_that_was_closed_in_order_is_not_looked_through_again(path, monkeypatch):
    kept(path)
    assert not looked_through(path, monkeypatch)
    assert not looked_through(path, monkeypatch)


def test_to_open_an_archive_and_to_close_it_changes_nothing_in_it(path):
    Archive(path).close()
    whole = path.read_bytes()
    Archive(path).close()
    assert path.read_bytes() == whole


def test_another_copy_is_waited_for_as_long_as_is_said(path, monkeypatch):
    monkeypatch.setattr(database, "BUSY_SECONDS", 1.5)
    with closing(Archive(path)) as archive:
        assert archive._database.execute("pragma busy_timeout").fetchone() == (1500,)


def test_after_a_crash_or_a_change_from_outside_it_is_looked_through(path, monkeypatch):
    whole = kept(path)
    path.with_name(path.name + ".closed").unlink()
    assert looked_through(path, monkeypatch)
    path.write_bytes(whole)
    assert looked_through(path, monkeypatch)
    path.with_name(path.name + ".closed").write_bytes(b"\xff")
    assert looked_through(path, monkeypatch)
    crashed = Archive(path)
    begin(crashed, "7D")
    assert looked_through(path, monkeypatch), "another copy has it open, or was killed"
    crashed.close()


def test_damage_that_is_met_only_on_reading_is_told_of_once_and_looked_for_at_the_next_start(path, monkeypatch):
    """A page went bad while nothing told of a change: size and time are those of the last close."""
    whole, there = kept(path), path.stat()
    path.write_bytes(whole.replace(b"7D=4C+3B", b"")[:8192].ljust(8192, b"\xee") + b"\xee" * (len(whole) - 8192))
    os.utime(path, ns=(there.st_atime_ns, there.st_mtime_ns))
    alone(path)
    archive = Archive(path)
    as_it_is(archive)
    assert over(archive) == []
    archive.unfinished()
    keys = [notice.key for notice in [archive.notice, *archive.news()] if notice is not None]
    assert keys in ([NoticeKey.ARCHIVE_UNREADABLE], [NoticeKey.ARCHIVE_BROKEN])
    assert archive.news() == []
    archive.close()
    archive = Archive(path)
    assert keys == [NoticeKey.ARCHIVE_BROKEN] or archive.notice.key is NoticeKey.ARCHIVE_BROKEN
    archive.close()


def test_only_a_file_that_was_used_and_could_be_read_is_noted_as_closed_in_order(path):
    mark = path.with_name(path.name + ".closed")
    archive = Archive(path)
    archive.close()
    assert mark.exists()
    mark.unlink()
    archive = Archive(path)
    as_it_is(archive)
    archive._database.execute("drop table verdict")
    assert archive.training.verdicts(1) == {}
    (notice,) = archive.news()
    assert (notice.key, notice.arguments["reason"]) == (NoticeKey.ARCHIVE_UNREADABLE, FileTrouble.OTHER)
    assert archive.training.verdicts(1) == {}
    assert archive.news() == [], "it is told once"
    as_of_a_newer_version(archive)
    archive.close()
    assert not mark.exists()
    archive = Archive(path)
    assert archive.notice.key is NoticeKey.ARCHIVE_NEWER
    archive.close()
    assert not mark.exists()


def test_a_note_that_cannot_be_made_keeps_nobody_from_closing(path):
    path.with_name(path.name + ".closed").mkdir(parents=True)
    archive = Archive(path)
    match = begin(archive, "7D")
    archive.close()
    with closing(Archive(path)) as again:
        assert (again.notice, again.match(match).moves) == (None, ["7D"])


def test_a_file_whose_journal_cannot_be_changed_now_is_used_as_it_is(path, monkeypatch):
    """As on a network disk; here another program reads it in the mode of before."""
    Archive(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("pragma journal_mode = delete")
        reader.execute("begin")
        reader.execute("select count(*) from match").fetchone()
        monkeypatch.setattr(database, "BUSY_SECONDS", 0.0)
        with closing(Archive(path)) as archive:
            assert archive.notice is None
            assert archive._database.execute("pragma journal_mode").fetchone() == ("delete",)
            reader.execute("commit")
            match = begin(archive, "7D")
            assert archive.match(match).moves == ["7D"]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (sqlite3.SQLITE_FULL, FileTrouble.FULL),
        (sqlite3.SQLITE_READONLY, FileTrouble.NOT_ALLOWED),
        (sqlite3.SQLITE_READONLY_DBMOVED, FileTrouble.NOT_ALLOWED),
        (sqlite3.SQLITE_PERM, FileTrouble.NOT_ALLOWED),
        (sqlite3.SQLITE_BUSY, FileTrouble.BUSY),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, FileTrouble.BUSY),
        (sqlite3.SQLITE_LOCKED, FileTrouble.BUSY),
        (sqlite3.SQLITE_IOERR, FileTrouble.OTHER),
    ],
)
def test_what_sqlite_refuses_is_told_with_its_reason(code, reason):
    error = sqlite3.OperationalError("refused")
    error.sqlite_errorcode = code
    assert database.reason(error) is reason
    assert database.reason(sqlite3.Error("without a number")) is FileTrouble.OTHER


def test_an_archive_that_is_locked_for_long_is_told_of_as_busy_and_left_alone(path, monkeypatch):
    Archive(path).close()
    before = path.read_bytes()
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.0)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("pragma locking_mode = exclusive")
        other.execute("begin exclusive")
        with closing(Archive(path)) as archive:
            assert (archive.notice.key, archive.notice.arguments["reason"]) == (
                NoticeKey.ARCHIVE_UNUSABLE,
                FileTrouble.BUSY,
            )
            match = begin(archive, "7D")
            assert archive.match(match).moves == ["7D"]
    assert path.read_bytes() == before


def test_a_copy_of_a_damaged_file_that_may_only_be_read_is_not_relied_on(path):
    whole = kept(path)
    with closing(database._copy_of(path)) as copy:
        assert copy.execute("select count(*) from match").fetchone() == (2,)
    path.write_bytes(whole[:4096] + bytes(4096) + whole[8192:])
    assert database._copy_of(path) is None


def test_one_match_that_cannot_be_renamed_keeps_no_other_from_it(path, monkeypatch):
    with monkeypatch.context() as earlier:
        earlier.setattr(schema, "STEPS", schema.STEPS[:1])
        earlier.setattr(schema, "VERSION", 1)
        written_before_copies(earlier)
        archive = Archive(path)
        matches = sorted(archive.start_match({}, "s", ["human", "maestro"], 1.0)[0] for _ in range(3))
        archive._database.execute("update match set extra = '{' where id = ?", (matches[0],))
        archive.close()
    with closing(Archive(path)) as archive:
        rows = archive._database.execute("select seats from match order by id").fetchall()
    assert rows == [('["human", "maestro"]',), *[('["human", "don_ciro"]',)] * 2]


def test_what_sqlite_left_beside_a_file_goes_aside_with_it(path):
    path.parent.mkdir(parents=True)
    for ending in ("", "-wal", "-shm", "-journal", ".closed"):
        path.with_name(path.name + ending).write_text(ending or "the file")
    aside = database._set_aside(path)
    names = {file.name.removeprefix(aside.name): file.read_text() for file in path.parent.glob("*.broken-*")}
    assert names == {ending: ending or "the file" for ending in ("", "-wal", "-shm", "-journal")}
    assert [file.name for file in path.parent.iterdir() if "broken" not in file.name] == ["matches.sqlite.closed"]


def test_only_what_may_be_written_is_used_and_asking_changes_nothing(path):
    whole = kept(path)
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)) as reader:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            database._demand_writing(reader)
        assert not reader.in_transaction
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as writer,
        closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as other,
    ):
        database._demand_writing(other)
        writer.execute("begin immediate")
        database._demand_writing(other)
        writer.execute("rollback")
    assert path.read_bytes() == whole


def test_where_more_than_an_index_is_damaged_looking_changes_nothing(path):
    kept(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("pragma journal_mode = delete")
        root = file.execute("select rootpage from sqlite_master where name = 'move'").fetchone()[0]
    whole = path.read_bytes()
    no_page = whole[: (root - 1) * 4096] + bytes(4096) + whole[root * 4096 :]
    free_pages_that_are_none = whole[:36] + bytes([0, 0, 0, 1]) + whole[40:]
    for broken, answer in ((no_page, pytest.raises(sqlite3.DatabaseError)), (free_pages_that_are_none, nullcontext())):
        path.write_bytes(broken)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            with answer:
                assert not database._is_sound_with_new_indexes(connection)
            assert not connection.in_transaction
        assert path.read_bytes() == broken
