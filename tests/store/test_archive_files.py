"""Full disks, damaged files, those of other programs and of other versions: what was written stays, and play goes on."""

import random
import sqlite3

import pytest

from scopa_gui.store import schema
from scopa_gui.store.archive import Archive
from scopa_gui.store.notices import Key, Reason
from scopa_gui.store.paths import Paths
from tests.store.matches import SEATS, begin, fill_the_disk


def test_on_a_full_disk_play_goes_on_and_all_is_written_when_there_is_room(path, archive):
    match = begin(archive, "7D")
    free = fill_the_disk(archive)
    long = "x" * 3000
    notices = [archive.append_move(match, number, long, 3.0) for number in range(1, 5)]
    assert notices[-1].key is Key.ARCHIVE_NOT_SAVED
    assert notices[-1].arguments["reason"] is Reason.FULL
    with sqlite3.connect(path) as reader:
        on_disk = [text for (text,) in reader.execute("select text from move order by number")]
    reader.close()
    assert on_disk == ["7D", *[long] * notices.index(notices[-1])][: len(on_disk)]
    new, notice = archive.start_match({}, "s", SEATS, 4.0)
    assert notice.key is Key.ARCHIVE_NOT_SAVED
    free()
    assert archive.append_move(new, 0, "RS", 5.0) is None
    assert archive.match(match).moves == ["7D", *[long] * 4]
    assert archive.match(new).moves == ["RS"]


DAMAGE = {
    "text": lambda whole: b"this is no database at all, only some text",
    "zeros": lambda whole: bytes(len(whole)),
    "half": lambda whole: whole[: len(whole) // 2],
    "noise in the middle": lambda whole: whole[:4200] + random.Random(1).randbytes(8000) + whole[12200:],
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_archive_is_set_aside_and_a_new_one_begun(path, damage):
    archive = Archive(path)
    begin(archive, *["7D=4C+3B" * 60] * 60)
    archive.close()
    whole = path.read_bytes()
    assert len(whole) > 20_000
    broken = DAMAGE[damage](whole)
    path.write_bytes(broken)
    archive = Archive(path)
    assert archive.notice.key is Key.ARCHIVE_BROKEN
    (aside,) = path.parent.glob("matches.broken-*.sqlite")
    assert aside.read_bytes() == broken
    assert archive.notice.arguments["aside"].endswith(aside.name)
    assert archive.unfinished() == []
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
    assert archive.notice.key is Key.ARCHIVE_BROKEN
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
    assert archive.notice.key is Key.ARCHIVE_NEWER
    match = begin(archive, "RS")
    assert archive.match(match).moves == ["RS"]
    archive.close()
    assert path.read_bytes() == before


def test_without_a_usable_folder_matches_live_in_memory(home):
    home.parent.joinpath("file").write_text("")
    archive = Archive(Paths(home.parent / "file").archive)
    assert archive.notice.key is Key.ARCHIVE_UNUSABLE
    match = begin(archive, "7D")
    assert archive.match(match).moves == ["7D"]
    archive.close()


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
        matches = [archive.start_match({}, "s", seats, 1.0, {"level": seats[1], "variant": "scopa"})[0] for seats in seated]
        archive.append_move(matches[0], 0, "7D", 2.0)
        archive.finish(matches[2], {"winner": 0}, 3.0)
        archive.close()
    archive = Archive(path)
    found = [archive.match(match) for match in matches]
    assert [match.seats for match in found] == [["human", "don_ciro", "esperto", "don_ciro"], ["human", "principiante"], ["human", "don_ciro"]]
    assert [match.extra["level"] for match in found] == ["don_ciro", "principiante", "don_ciro"]
    assert found[0].moves == ["7D"]
    assert found[2].outcome == {"winner": 0}
    archive.close()


def test_lock_files_of_finished_matches_are_removed(path, archive):
    match, other = begin(archive), begin(archive)
    archive.finish(match, {"winner": 1}, 2.0)
    assert [file.name for file in path.with_name("claims").iterdir()] == [f"{other}.lock"]
