"""Full disks, damaged files, those of other programs and of other versions: what was written stays, play goes on."""

import os
import random
import sqlite3
import tempfile
from contextlib import closing, nullcontext
from pathlib import Path

import pytest

from scopa_gui.store import database, schema
from scopa_gui.store.archive import Archive
from scopa_gui.store.notices import FileTrouble, NoticeKey
from scopa_gui.store.paths import Paths
from tests.store.matches import SEATS, begin, fill_the_disk, over, python


def test_on_a_full_disk_play_goes_on_and_all_is_written_when_there_is_room(path, archive):
    match = begin(archive, "7D")
    free = fill_the_disk(archive)
    long = "x" * 3000
    notices = [archive.append_move(match, number, long, 3.0) for number in range(1, 5)]
    assert notices[-1].key is NoticeKey.ARCHIVE_NOT_SAVED
    assert notices[-1].arguments["reason"] is FileTrouble.FULL
    with sqlite3.connect(path) as reader:
        on_disk = [text for (text,) in reader.execute("select text from move order by number")]
    reader.close()
    assert on_disk == ["7D", *[long] * notices.index(notices[-1])][: len(on_disk)]
    new, notice = archive.start_match({}, "s", SEATS, 4.0)
    assert notice.key is NoticeKey.ARCHIVE_NOT_SAVED
    free()
    assert archive.append_move(new, 0, "RS", 5.0) is None
    assert archive.match(match).moves == ["7D", *[long] * 4]
    assert archive.match(new).moves == ["RS"]


DAMAGE = {
    "text": lambda whole: b"this is no database at all, only some text",
    "another header": lambda whole: b"SQLite formut 3" + whole[15:],
    "a format that is none": lambda whole: whole[:18] + b"\xed" + whole[19:],
    "a page size that is none": lambda whole: whole[:16] + b"\7\7" + whole[18:],
    "a table's name": lambda whole: whole.replace(b"tablematchmatch", b"tablem\xfftchmatch"),
    "every table's name": lambda whole: whole.replace(b"move", b"m\xf6ve"),
    "a column's name": lambda whole: whole.replace(b"seats    text", b"seets    text"),
    "zeros": lambda whole: bytes(len(whole)),
    "half": lambda whole: whole[: len(whole) // 2],
    "noise in the middle": lambda whole: whole[:4200] + random.Random(1).randbytes(8000) + whole[12200:],
}

IN_THE_HEADER = ("another header", "a format that is none", "a page size that is none")
"""The matches behind it can be read (see test_salvage.py)."""


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_archive_is_set_aside_and_a_new_one_begun(path, damage):
    archive = Archive(path)
    kept_match = begin(archive, *["7D=4C+3B" * 60] * 60)
    archive.close()
    whole = path.read_bytes()
    assert len(whole) > 20_000
    broken = DAMAGE[damage](whole)
    path.write_bytes(broken)
    archive = Archive(path)
    is_salvaged = damage in IN_THE_HEADER
    assert archive.notice.key is (NoticeKey.ARCHIVE_SALVAGED if is_salvaged else NoticeKey.ARCHIVE_BROKEN)
    (aside,) = path.parent.glob("matches.broken-*.sqlite")
    assert aside.read_bytes() == broken
    assert archive.notice.arguments["aside"].endswith(aside.name)
    assert [match.id for match in archive.unfinished()] == [kept_match] * is_salvaged
    match = begin(archive, "RS")
    archive.close()
    archive = Archive(path)
    assert archive.notice is None
    assert archive.match(match).moves == ["RS"]
    archive.close()


def test_an_empty_file_is_a_new_archive(path):
    path.parent.mkdir(parents=True)
    path.touch()
    archive = Archive(path)
    assert archive.notice is None
    assert begin(archive, "7D")
    archive.close()


def test_another_programs_database_is_not_written_to(path):
    path.parent.mkdir(parents=True)
    with sqlite3.connect(path) as other:
        other.execute("create table match (id, name)")
    other.close()
    archive = Archive(path)
    assert archive.notice.key is NoticeKey.ARCHIVE_BROKEN
    begin(archive, "7D")
    archive.close()
    (aside,) = path.parent.glob("matches.broken-*.sqlite")
    with sqlite3.connect(aside) as other:
        assert other.execute("select count(*) from match").fetchone() == (0,)
    other.close()


def test_an_archive_of_a_newer_program_is_left_alone(path):
    archive = Archive(path)
    begin(archive, "7D")
    archive._database.execute(f"pragma user_version = {schema.VERSION + 1}")
    archive.close()
    before = path.read_bytes()
    archive = Archive(path)
    assert archive.notice.key is NoticeKey.ARCHIVE_NEWER
    match = begin(archive, "RS")
    assert archive.match(match).moves == ["RS"]
    archive.close()
    assert path.read_bytes() == before


def test_without_a_usable_folder_matches_live_in_memory(home, tmp_path, monkeypatch):
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    home.parent.joinpath("file").write_text("")
    archive = Archive(Paths(home.parent / "file").archive)
    assert archive.notice.key is NoticeKey.ARCHIVE_UNUSABLE
    match = begin(archive, "7D")
    assert archive.match(match).moves == ["7D"]
    archive.close()
    assert list((tmp_path / "here").iterdir()) == []


def test_an_older_archive_is_brought_up_to_date_with_its_matches(path, monkeypatch):
    archive = Archive(path)
    match = begin(archive, "7D")
    archive.close()
    step = lambda database: database.execute("alter table match add column note text default 'new'")  # noqa: E731
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, step))
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)
    archive = Archive(path)
    assert archive.notice is None
    assert archive.match(match).moves == ["7D"]
    assert archive._database.execute("select note from match").fetchall() == [("new",)]
    assert archive._database.execute("pragma user_version").fetchone() == (schema.VERSION,)
    archive.close()


def test_matches_of_the_first_archive_keep_their_opponents_under_the_names_of_today(path, monkeypatch):
    with monkeypatch.context() as earlier:
        earlier.setattr(schema, "STEPS", schema.STEPS[:1])
        earlier.setattr(schema, "VERSION", 1)
        archive = Archive(path)
        seated = (["human", "maestro", "esperto", "maestro"], ["human", "principiante"], ["human", "maestro"])
        matches = [
            archive.start_match({}, "s", seats, 1.0, {"level": seats[1], "variant": "scopa"})[0] for seats in seated
        ]
        archive.append_move(matches[0], 0, "7D", 2.0)
        archive.finish(matches[2], {"winner": 0}, 3.0)
        archive.close()
    archive = Archive(path)
    found = [archive.match(match) for match in matches]
    assert [match.seats for match in found] == [
        ["human", "don_ciro", "esperto", "don_ciro"],
        ["human", "principiante"],
        ["human", "don_ciro"],
    ]
    assert [match.extra["level"] for match in found] == ["don_ciro", "principiante", "don_ciro"]
    assert found[0].moves == ["7D"]
    assert found[2].outcome == {"winner": 0}
    archive.close()


def test_lock_files_of_finished_matches_are_removed(path, archive):
    match, other = begin(archive), begin(archive)
    archive.finish(match, {"winner": 1}, 2.0)
    assert [file.name for file in path.with_name("claims").iterdir()] == [f"{other}.lock"]


# Whatever became of the file


def kept(path):
    """An archive with a finished match and one that waits, closed; its bytes."""
    archive = Archive(path)
    archive.finish(begin(archive, *["7D=4C+3B"] * 40), {"winner": 0, "totals": [11, 5]}, 9.0)
    begin(archive, *["RS"] * 40)
    archive.close()
    return path.read_bytes()


def usable(path):
    """Open it, play a move, and what was told; raises where that is not possible."""
    archive = Archive(path)
    over(archive), archive.unfinished(), archive.training.exercises(), archive.training.attempts()
    match = begin(archive, "7D")
    assert archive.match(match).moves == ["7D"]
    told = [*filter(None, [archive.notice]), *archive.news()]
    archive.close()
    return told


@pytest.mark.parametrize("seed", [*range(25), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(25, 800))])
def test_bytes_damaged_at_random_are_told_of_and_keep_nobody_from_playing(path, seed):
    chance, whole = random.Random(seed), bytearray(kept(path))
    for _ in range(chance.choice((1, 1, 5, 50))):
        place = chance.choice((chance.randrange(100), chance.randrange(4096), chance.randrange(len(whole))))
        length = chance.choice((1, 1, 4, 200))
        whole[place : place + length] = chance.randbytes(min(length, len(whole) - place))
    broken = bytes(whole[: chance.randrange(len(whole))] if chance.random() < 0.2 else whole)
    path.write_bytes(broken)
    told = usable(path)
    asides = list(path.parent.glob("matches.broken-*.sqlite"))
    assert len({notice.key for notice in told}) == len(told), "each thing is told of once"
    if asides:
        assert [file.read_bytes() for file in asides] == [broken]
        assert {NoticeKey.ARCHIVE_BROKEN, NoticeKey.ARCHIVE_SALVAGED} & {notice.key for notice in told}


def test_a_folder_in_the_place_of_the_file_is_left_alone(path):
    path.mkdir(parents=True)
    (told,) = usable(path)
    assert (told.key, told.arguments["reason"]) == (NoticeKey.ARCHIVE_UNUSABLE, FileTrouble.NO_FILE)
    assert list(path.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes among the files of this system")
@pytest.mark.parametrize("ending", ["", "-wal", "-journal", ".closed"])
def test_a_pipe_is_not_waited_for(path, ending):
    kept(path)
    there = path.with_name(path.name + ending)
    there.unlink(missing_ok=True)
    os.mkfifo(there)
    told = usable(path)
    assert [notice.key for notice in told] == ([] if ending == ".closed" else [NoticeKey.ARCHIVE_UNUSABLE])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes among the files of this system")
def test_a_pipe_in_the_place_of_the_claims_keeps_nobody_from_playing(path):
    path.parent.mkdir(parents=True)
    os.mkfifo(path.with_name("claims"))
    assert usable(path) == []


@pytest.mark.skipif(not hasattr(os, "fork"), reason="rights are taken away as only POSIX does")
@pytest.mark.parametrize("whole_folder", [False, True])
def test_what_may_only_be_read_shows_its_matches_and_records_for_now(whole_folder):
    """Another user's file: the matches in it are there, new ones live in memory, and one sentence says so."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "matches.sqlite"
        kept(path)
        before = path.read_bytes()
        path.chmod(0o444)
        path.parent.chmod(0o555 if whole_folder else 0o777)
        assert read_by_another(path) == ["archive_unusable", "not_allowed", "1", "2", "None"]
        path.parent.chmod(0o755)
        assert path.read_bytes() == before


def read_by_another(path):
    """What somebody without rights is told, finds, and can play."""
    program = python(
        """
        import os, sys
        from pathlib import Path
        from scopa_gui.store.archive import Archive
        if os.getuid() == 0:  # who may do everything is another one here
            os.setuid(65534)
        archive = Archive(Path(sys.argv[1]))
        match, _ = archive.start_match({}, "s", ["human", "rosa"], 3.0)
        print(archive.notice.key.value, archive.notice.arguments["reason"].value)
        print(len(archive.finished_keys()), len(archive.unfinished()), archive.append_move(match, 0, "7D", 4.0))
        archive.close()
    """,
        str(path),
    )
    return program.communicate(timeout=60)[0].split()


def test_an_index_that_is_damaged_is_made_anew_and_costs_nothing(path):
    """Without it a match could be read, but no longer written."""
    kept(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        number = database.execute("select rootpage from sqlite_master where name = 'unfinished'").fetchone()[0]
        size = database.execute("pragma page_size").fetchone()[0]
    whole = bytearray(path.read_bytes())
    cell = int.from_bytes(whole[(number - 1) * size + 8 : (number - 1) * size + 10], "big")
    whole[(number - 1) * size + cell + 4] ^= 0x55  # the time in the only entry
    path.write_bytes(whole)
    archive = Archive(path)
    assert (archive.notice, len(over(archive)), len(archive.unfinished())) == (None, 1, 1)
    match = archive.unfinished()[0].id
    archive.claim(match)
    archive.finish(match, {"winner": 1}, 9.0)
    assert archive.unfinished() == []
    assert archive._database.execute("pragma integrity_check").fetchone() == ("ok",)
    archive.close()


def test_an_index_or_a_trigger_whose_name_is_damaged_is_made_anew(path):
    kept(path)
    path.write_bytes(
        path.read_bytes()
        .replace(b"only_the_next_move", b"only_the_next_m\xffve")
        .replace(b"attempted", b"attemp\xfeed")
    )
    archive = Archive(path)
    assert (archive.notice, len(over(archive)), len(archive.unfinished())) == (None, 1, 1)
    names = {name for (name,) in archive._database.execute("select name from sqlite_master")}
    assert {"only_the_next_move", "attempted"} <= names
    archive.close()


# Looked through only where something may have happened


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
    archive = Archive(path)
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
    archive._database.execute("drop table verdict")
    assert archive.training.verdicts(1) == {}
    (notice,) = archive.news()
    assert (notice.key, notice.arguments["reason"]) == (NoticeKey.ARCHIVE_UNREADABLE, FileTrouble.OTHER)
    assert archive.training.verdicts(1) == {}
    assert archive.news() == [], "it is told once"
    archive._database.execute(f"pragma user_version = {schema.VERSION + 1}")
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
        path.with_name(path.name + ending).write_text(ending)
    aside = database._set_aside(path)
    names = {file.name.removeprefix(aside.name): file.read_text() for file in path.parent.glob("*.broken-*")}
    assert names == {ending: ending for ending in ("", "-wal", "-shm", "-journal")}
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
