"""Whose file it is: one of SQLite's other users, of a newer program or of another build is told from an archive."""

import sqlite3
from contextlib import closing

import pytest

from scopa_gui.store.archive import Archive
from scopa_gui.store.notices import NoticeKey
from tests.store.matches import as_of_a_newer_version, begin

VERSION_ENDS = 63
"""The last of the four bytes of user_version in the header of SQLite's files."""
OTHERS = {
    "a table": "create table card (id, name)",
    "our table": "create table match (id, name)",
    "a number of its own": "pragma application_id = 1",
    "a version": "pragma user_version = 1",
}


@pytest.mark.parametrize("other", OTHERS)
def test_another_programs_database_is_not_written_to(path, other):
    path.parent.mkdir(parents=True)
    with closing(sqlite3.connect(path)) as database:
        database.execute(OTHERS[other])
    before = path.read_bytes()
    with closing(Archive(path)) as archive:
        assert archive.notice.key is NoticeKey.ARCHIVE_BROKEN
        begin(archive, "7D")
    (aside,) = path.parent.glob("matches.broken-*.sqlite")
    assert aside.read_bytes() == before


def test_an_archive_of_a_newer_program_is_left_alone(path):
    archive = Archive(path)
    begin(archive, "7D")
    as_of_a_newer_version(archive)
    archive.close()
    before = path.read_bytes()
    archive = Archive(path)
    assert archive.notice.key is NoticeKey.ARCHIVE_NEWER
    match = begin(archive, "RS")
    assert archive.match(match).moves == ["RS"]
    archive.close()
    assert path.read_bytes() == before


@pytest.mark.parametrize("bit", range(32))
def test_a_stray_bit_in_the_number_of_the_version_makes_no_archive_a_newer_one(path, bit):
    with closing(Archive(path)) as archive:
        match = begin(archive, "7D")
    held = bytearray(path.read_bytes())
    held[VERSION_ENDS - bit // 8] ^= 1 << bit % 8
    path.write_bytes(held)
    for _start in range(2):
        with closing(Archive(path)) as archive:
            assert archive.is_in_order
            assert archive.match(match).moves == ["7D"]


def test_an_archive_that_lacks_one_of_its_columns_is_damaged(path):
    with closing(Archive(path)) as archive:
        match = begin(archive, "7D")
        archive._database.execute("alter table verdict rename column data to date")
    with closing(Archive(path)) as archive:
        assert (archive.notice.key, archive.notice.arguments["count"]) == (NoticeKey.ARCHIVE_SALVAGED, 1)
        assert archive.match(match).moves == ["7D"]


@pytest.mark.parametrize("place", [18, 19])
def test_a_format_newer_than_sqlite_writes_is_carried_over_into_one_that_it_does(path, place):
    """One of the two numbers, for writing and for reading, is enough: SQLite would not write to such a file."""
    with closing(Archive(path)) as archive:
        match = begin(archive, "7D")
    whole = path.read_bytes()
    path.write_bytes(whole[:place] + b"\3" + whole[place + 1 :])
    with closing(Archive(path)) as archive:
        assert (archive.notice.key, archive.notice.arguments["count"]) == (NoticeKey.ARCHIVE_SALVAGED, 1)
    with closing(Archive(path)) as archive:
        assert (archive.notice, archive.match(match).moves) == (None, ["7D"])


def test_a_file_whose_pages_keep_room_for_another_programs_marks_is_used(path):
    """SQLite of macOS leaves twelve bytes of each page free."""
    path.parent.mkdir(parents=True)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("create table empty (id)")
        database.execute("drop table empty")
        database.execute("vacuum")
    whole = bytearray(path.read_bytes())
    size, room = int.from_bytes(whole[16:18], "big"), 12
    whole[20], whole[105:107] = room, (size - room).to_bytes(2, "big")
    path.write_bytes(whole)
    with closing(Archive(path)) as archive:
        assert archive.notice is None
        begin(archive, "7D")
    assert path.read_bytes()[20] == room
