"""Full disks, damaged files, those of other programs and of other versions: what was written stays, play goes on."""

import os
import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from scopa_gui.store import schema
from scopa_gui.store.archive import Archive
from scopa_gui.store.notices import FileTrouble, NoticeKey
from scopa_gui.store.paths import Paths
from tests.store.matches import SEATS, alone, begin, fill_the_disk, kept, over, python, written_before_copies


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

IN_THE_FIRST_PAGE = (
    "another header",
    "a format that is none",
    "a page size that is none",
    "a table's name",
    "every table's name",
    "a column's name",
)
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
    alone(path)
    archive = Archive(path)
    is_salvaged = damage in IN_THE_FIRST_PAGE
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
        written_before_copies(earlier)
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


def usable(path):
    """Open it, play a move, and what was told; raises where that is not possible."""
    archive = Archive(path)
    over(archive), archive.unfinished(), archive.training.exercises(), archive.training.attempts()
    match = begin(archive, "7D")
    assert archive.match(match).moves == ["7D"]
    told = [*filter(None, [archive.notice]), *archive.news()]
    archive.close()
    return told


@pytest.mark.rotating
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
    expected = {"": [NoticeKey.ARCHIVE_UNUSABLE], ".closed": []}.get(ending, [NoticeKey.ARCHIVE_SALVAGED])
    assert [notice.key for notice in told] == expected


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
