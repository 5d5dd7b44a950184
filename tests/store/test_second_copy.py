"""The second copy of an archive: whatever is damaged in one of the two files, nothing is lost, and it is said."""

import os
import random
import shutil
import sqlite3
import zlib
from contextlib import closing
from dataclasses import replace

import pytest

from scopa_gui.store import comparing, files, second_copy
from scopa_gui.store.archive import Archive
from scopa_gui.store.notices import NoticeKey
from scopa_gui.store.practice import Attempt, Exercise
from scopa_gui.store.second_copy import SecondCopy
from tests.store.matches import alone, begin, fill_the_disk, over, python

NOW = 1e9
EXERCISE = Exercise("puzzle/1", "puzzle", "scopa", 2, {"n": 1}, made=1.0)


def filled(path, matches=6):
    """An archive with matches over and waiting, verdicts and practice, compared and closed; what is in it."""
    with closing(Archive(path)) as archive:
        archive._database.execute("pragma synchronous = off")
        for number in range(matches):
            match = begin(archive, *["7D=4C+3B", "RS", "AD"] * (4 + number), now=NOW + number)
            archive.training.keep_verdicts(match, {1: {"lost": number, "why": "x" * 100}})
            archive.count_help(match, "hints")
            if number % 2:
                archive.finish(match, {"winner": 0, "totals": [11, 5]}, NOW + 100 + number)
            exercise = replace(EXERCISE, key=f"puzzle/{number}")
            archive.training.answer(exercise, Attempt(exercise.key, NOW + number, right=True, moves=("7D",)))
        archive.compare(NOW)
        return held(archive)


def held(archive):
    """Everything that can be read."""
    matches = [*archive.unfinished(), *archive.put_aside(), *(archive.match(match.id) for match in over(archive))]
    return (
        {match.id: (match, archive.training.verdicts(match.id)) for match in matches},
        archive.training.exercises(),
        archive.training.attempts(),
    )


def copy_of(path):
    return path.with_name(path.name + ".copy")


def found_after(path, *, is_seen):
    """What is there at the next start, once compared, and what was said; `is_seen`: the time of change is new."""
    there = path.stat()
    os.utime(path, ns=(there.st_atime_ns, there.st_mtime_ns + is_seen))
    with closing(Archive(path)) as archive:
        archive.compare(NOW + 1)
        found = held(archive)
        return found, [notice.key for notice in [archive.notice, *archive.news()] if notice is not None]


def damaged(whole, chance):
    """One bit, some bytes, a cut, or a page."""
    broken, place = bytearray(whole), chance.randrange(len(whole))
    kind = chance.choice(("first page", "bit", "bit", "bytes", "cut", "page"))
    if kind == "first page":
        broken[chance.randrange(4096)] ^= 1 << chance.randrange(8)
    elif kind == "bit":
        broken[place] ^= 1 << chance.randrange(8)
    elif kind == "bytes":
        broken[place : place + 30] = chance.randbytes(len(broken[place : place + 30]))
    elif kind == "cut":
        del broken[place:]
    else:
        place -= place % 4096
        broken[place : place + 4096] = bytes(len(broken[place : place + 4096]))
    return bytes(broken)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A filled archive, and what is in it."""
    path = tmp_path_factory.mktemp("whole") / "matches.sqlite"
    return path, filled(path)


@pytest.fixture
def sound(whole, path):
    """The same, to be damaged."""
    shutil.copytree(whole[0].parent, path.parent)
    there = whole[0].stat()
    os.utime(path, ns=(there.st_atime_ns, there.st_mtime_ns))
    return whole[1]


@pytest.mark.rotating
@pytest.mark.parametrize("seed", [*range(24), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(24, 900))])
@pytest.mark.parametrize("which", ["the archive", "its copy"])
def test_whatever_is_damaged_in_one_of_the_two_nothing_is_lost(path, sound, seed, which):
    chance = random.Random(seed)
    file = path if which == "the archive" else copy_of(path)
    before = path.stat()
    file.write_bytes(damaged(file.read_bytes(), chance))
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    found, said = found_after(path, is_seen=chance.random() < 0.5)
    assert found == sound
    assert set(said) <= {NoticeKey.ARCHIVE_RESTORED, NoticeKey.ARCHIVE_MENDED}
    assert found_after(path, is_seen=False) == (sound, [])


SCHEMA = (b"TABLE match (", b"INDEX due on", b"TRIGGER only", b"select count(*) from move where")


@pytest.mark.parametrize("text", SCHEMA)
def test_one_bit_in_the_text_of_the_schema_costs_nothing_even_without_the_copy(path, sound, text):
    broken = bytearray(path.read_bytes())
    assert text in broken
    broken[broken.index(text) + len(text) - 3] ^= 1
    path.write_bytes(broken)
    alone(path)
    found, said = found_after(path, is_seen=True)
    assert found[0] == sound[0]
    assert set(said) <= {NoticeKey.ARCHIVE_SALVAGED}


def test_a_file_that_is_cut_behind_its_last_index_is_read_without_the_copy(path, sound):
    path.write_bytes(path.read_bytes()[:-4096])
    alone(path)
    found, said = found_after(path, is_seen=True)
    assert len(found[0]) >= len(sound[0]) - 2
    assert said == [NoticeKey.ARCHIVE_SALVAGED]


def test_a_trigger_that_is_damaged_refuses_no_move(path, sound):
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("pragma writable_schema = on")
        database.execute(
            "update sqlite_master set sql = replace(sql, '<> (select', '>  (select') where type = 'trigger'"
        )
        database.execute(
            "update sqlite_master set sql = replace(sql, 'is not null', 'is     null') where type = 'trigger'"
        )
    with closing(Archive(path)) as archive:
        waiting = archive.unfinished()[0]
        archive.claim(waiting.id)
        assert archive.append_move(waiting.id, len(waiting.moves), "2C", NOW) is None
        assert archive.match(waiting.id).moves == [*waiting.moves, "2C"]


def test_a_move_that_became_another_is_put_right_and_said(path, sound):
    """The file looks sound to SQLite, and its size and time are as they were."""
    before = path.stat()
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("update move set text = '5D=4C+3B' where number = 3 and match = (select max(id) from match)")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert path.stat().st_size == before.st_size
    found, said = found_after(path, is_seen=False)
    assert (found, said) == (sound, [NoticeKey.ARCHIVE_MENDED])


@pytest.mark.parametrize(
    "change",
    [
        "update verdict set number = 5 where match = (select max(id) from match)",
        "update attempt set exercise = 'puzz$e/2' where exercise = 'puzzle/2'",
        "update attempt set at = at + 64 where exercise = 'puzzle/2'",
        "update attempt set correct = 0 where exercise = 'puzzle/2'",
        "update exercise set key = 'puzz$e/2' where key = 'puzzle/2'",
        "update exercise set rung = 5 where key = 'puzzle/2'",
        "update match set seed = 'seed-9' where id = (select min(id) from match)",
        "update match set extra = replace(extra, '1', '3')",
    ],
)
def test_whatever_a_bit_has_made_of_a_row_is_as_it_was(path, sound, change):
    before = path.stat()
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("pragma foreign_keys = off")
        assert database.execute(change).rowcount > 0
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert found_after(path, is_seen=False) == (sound, [NoticeKey.ARCHIVE_MENDED])


@pytest.mark.parametrize("how", ["gone", "empty", "no archive"])
def test_an_archive_that_is_no_longer_there_is_made_again(path, sound, how):
    if how == "gone":
        path.unlink()
    else:
        path.write_bytes(b"" if how == "empty" else b"something else entirely")
    with closing(Archive(path)) as archive:
        assert held(archive) == sound
        assert (archive.notice.key, archive.notice.arguments["count"]) == (NoticeKey.ARCHIVE_RESTORED, len(sound[0]))


def test_an_archive_that_is_empty_though_one_was_closed_there_is_spoken_of(path, sound):
    alone(path)
    path.write_bytes(b"")
    with closing(Archive(path)) as archive:
        assert archive.notice.key is NoticeKey.ARCHIVE_EMPTY


def test_damage_that_is_met_while_reading_is_put_right_at_once(path, sound):
    before, broken = path.stat(), path.read_bytes()
    path.write_bytes(broken[:4096] + bytes(4096 * 3) + broken[4096 * 4 :])
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    with closing(Archive(path)) as archive:
        assert held(archive) == sound
        assert [notice.key for notice in archive.news()] == [NoticeKey.ARCHIVE_RESTORED]


def test_what_an_earlier_version_played_is_taken_into_the_copy(path, sound):
    aside = copy_of(path).read_bytes()
    with closing(Archive(path)) as archive:
        new = begin(archive, "7D", "RS")
        waiting = archive.unfinished()[1]
        archive.claim(waiting.id)
        archive.append_move(waiting.id, len(waiting.moves), "2C", NOW + 5)
        archive.note(waiting.id, {"level": "rosa"})
        archive.set_aside(archive.unfinished()[2].id, NOW + 6)
        exercise = archive.training.exercises()[0]
        archive.training.answer(replace(exercise, due=NOW, rung=2), Attempt(exercise.key, NOW + 50, right=False))
        now = held(archive)
    copy_of(path).write_bytes(aside)
    assert found_after(path, is_seen=False) == (now, [])
    path.unlink()
    with closing(Archive(path)) as archive:
        assert held(archive) == now
        assert archive.match(new).moves == ["7D", "RS"]


def test_an_archive_of_before_gets_its_copy_also_when_that_is_broken_off(path, sound, monkeypatch):
    alone(path)
    stops = iter([False] * 2 + [True] * 99)
    monkeypatch.setattr(comparing, "_STEP", 1)
    assert not comparing.compare(path, lambda: next(stops), file_is_later=True).is_done
    with closing(SecondCopy(path).opened()) as index:
        there = len(index.matches)
    assert 0 < there < len(sound[0])
    assert comparing.compare(path, file_is_later=True).is_done
    with closing(SecondCopy(path).opened()) as index:
        assert len(index.matches) == len(sound[0])
        assert index.size == copy_of(path).stat().st_size


def test_a_match_that_is_held_is_not_changed_under_whoever_plays_it(path, sound):
    with closing(Archive(path)) as archive:
        match = archive.unfinished()[0]
        archive.claim(match.id)
        SecondCopy(path).append([("move", match.id, len(match.moves), "2C", NOW)])
        archive.compare(NOW)
        assert archive.match(match.id).moves == match.moves
        assert archive.append_move(match.id, len(match.moves), "3C", NOW) is None
        archive.release(match.id)
        archive.compare(NOW)
        assert archive.match(match.id).moves == [*match.moves, "3C"]
        assert archive.news() == []


def test_a_move_that_only_the_copy_knows_is_there_after_a_kill(path, sound):
    """Killed between the two: the copy is written first."""
    with closing(Archive(path)) as archive:
        match = archive.unfinished()[0]
    SecondCopy(path).append([("move", match.id, len(match.moves), "2C", NOW)])
    with closing(Archive(path)) as archive:
        archive.compare(NOW)
        assert archive.match(match.id).moves == [*match.moves, "2C"]
        assert archive.news() == []


def test_the_copy_does_not_grow_without_end(path, sound):
    with closing(Archive(path)) as archive:
        match = archive.unfinished()[0].id
        archive.claim(match)
        for _ in range(400):
            archive.count_help(match, "hints")
        before = copy_of(path).stat().st_size
        archive.compare(NOW)
        after = copy_of(path).stat().st_size
        now = held(archive)
    assert after < before / 3
    path.unlink()
    with closing(Archive(path)) as archive:
        assert held(archive) == now


def test_what_a_full_disk_kept_from_the_copy_is_added_with_the_next_move(path, archive, monkeypatch):
    with monkeypatch.context() as full:
        full.setattr(SecondCopy, "append", lambda *_: (_ for _ in ()).throw(OSError(28, "full")))
        match = begin(archive, "7D", "RS")
    assert archive.append_move(match, 2, "AD", 5.0) is None
    with closing(SecondCopy(path).opened()) as index:
        assert index.match(match).moves == ("7D", "RS", "AD")


def test_a_full_disk_that_refuses_the_archive_breaks_neither(path, archive):
    match = begin(archive, "7D")
    free = fill_the_disk(archive)
    for number in range(1, 4):
        archive.append_move(match, number, "x" * 3000, 3.0)
    free()
    archive.take_back(match, 1, 4.0)
    archive.append_move(match, 1, "RS", 5.0)
    with closing(SecondCopy(path).opened()) as index:
        assert index.match(match).moves == ("7D", "RS") == tuple(archive.match(match).moves)


def test_a_line_that_was_cut_does_not_spoil_the_next(path, archive):
    match = begin(archive, "7D")
    with copy_of(path).open("ab") as file:
        file.write(b'00000000 ["move",1')
    archive.append_move(match, 1, "RS", 5.0)
    with closing(SecondCopy(path).opened()) as index:
        assert index.match(match).moves == ("7D", "RS")
        assert index.unsound == 18


@pytest.mark.parametrize("value", [float("nan"), float("inf"), b"7D"])
def test_what_json_cannot_give_back_is_not_written(value):
    assert second_copy.line_of(("move", 1, 0, value, 1.0)) == b""


def test_a_line_of_a_later_version_is_passed_over(path, archive):
    match = begin(archive, "7D")
    text = b'["wish",1,2]'
    with copy_of(path).open("ab") as file:
        file.write(b"%08x %b\n" % (zlib.crc32(text), text))
    with closing(SecondCopy(path).opened()) as index:
        assert index.match(match).moves == ("7D",)


COPY = """
    import sys
    from scopa_gui.store.archive import Archive
    from scopa_gui.store.paths import Paths
    archive = Archive(Paths().archive)
    match, _ = archive.start_match({}, "s", ["human", "rosa"], 1.0)
    for number in range(60):
        archive.append_move(match, number, f"{match} {number}", 2.0)
        if number % 20 == 0:
            archive.compare(3.0)
    archive.close()
"""


def test_two_programs_at_once_write_one_copy_also_while_it_is_written_again(path, sound, monkeypatch):
    programs = [python(COPY) for _ in range(2)]
    for program in programs:
        with program:
            program.communicate(timeout=120)
        assert program.returncode == 0
    with closing(Archive(path)) as archive:
        now = held(archive)
    path.unlink()
    with closing(Archive(path)) as archive:
        assert held(archive) == now
        assert sorted(len(match.moves) for match in archive.unfinished())[-2:] == [60, 60]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes among the files of this system")
def test_a_pipe_in_the_place_of_the_copy_is_not_waited_for(path, sound):
    copy_of(path).unlink()
    os.mkfifo(copy_of(path))
    assert found_after(path, is_seen=True) == (sound, [])


@pytest.mark.parametrize("size", [1 << 12, 3 << 30])
def test_zeros_without_end_are_not_copied_and_not_waited_for(path, sound, size):
    with path.open("r+b") as file:
        file.truncate(0)
        file.truncate(size)
    found, said = found_after(path, is_seen=True)
    assert (found, said) == (sound, [NoticeKey.ARCHIVE_RESTORED])


def test_what_a_killed_program_left_is_removed_at_the_next_start_and_nothing_else(path, sound):
    ended = python("import sys")
    ended.communicate(timeout=60)
    left = [f"{path.name}.{ended.pid}.new", f"{path.name}.{ended.pid}.new-wal", f"{path.name}.copy.{ended.pid}.new"]
    running = [f"{path.name}.{os.getpid()}.new", f"{path.name}.new", f"other.{ended.pid}.new"]
    for name in [*left, *running]:
        path.with_name(name).write_text("")
    folder = path.with_name(f"{path.name}.{ended.pid}.abc_1.salvage")
    folder.mkdir()
    (folder / "copy").write_text("")
    files.remove_leftovers(path)
    there = {entry.name for entry in path.parent.iterdir()}
    assert set(running) <= there
    assert not there & {*left, folder.name}


def test_a_session_in_memory_goes_to_the_file_when_there_is_room(path, sound, monkeypatch):
    with monkeypatch.context() as full:
        error = sqlite3.OperationalError("full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        full.setattr("scopa_gui.store.database._connection", raising_in_file(error))
        archive = Archive(path)
        assert archive.notice.key is NoticeKey.ARCHIVE_UNUSABLE
        assert held(archive) == sound
        match = begin(archive, "7D")
        assert not archive.is_in_order
    assert archive.append_move(match, 1, "RS", 5.0).key is NoticeKey.ARCHIVE_BACK
    assert archive.append_move(match, 2, "AD", 5.0) is None
    assert archive.is_in_order
    archive.close()
    with closing(Archive(path)) as archive:
        assert archive.match(match).moves == ["7D", "RS", "AD"]
        assert len(archive.unfinished()) + len(over(archive)) == len(sound[0]) + 1


FULL = """
    import resource
    from scopa_gui.store.archive import Archive
    from scopa_gui.store.paths import Paths
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, most))
    archive = Archive(Paths().archive)
    match, _ = archive.start_match({}, "s", ["human", "rosa"], 1.0)
    archive.append_move(match, 0, "7D", 2.0)
    print(archive.notice.key.value, len(archive.unfinished()), archive.is_in_order)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    print(archive.check().key.value, archive.append_move(match, 1, "RS", 3.0), archive.is_in_order)
    archive.close()
"""


@pytest.mark.skipif(os.name != "posix", reason="the size of files is limited as only POSIX does")
@pytest.mark.parametrize("is_first", [True, False])
def test_where_no_byte_could_be_written_at_first_all_is_written_when_it_can(path, whole, is_first):
    if not is_first:
        shutil.copytree(whole[0].parent, path.parent)
    known = 0 if is_first else len(whole[1][0])
    waiting = 0 if is_first else known // 2
    said = python(FULL).communicate(timeout=60)[0].split()
    assert said == ["archive_unusable", str(waiting + 1), "False", "archive_back", "None", "True"]
    with closing(Archive(path)) as archive:
        assert archive.notice is None
        assert len(held(archive)[0]) == known + 1
        assert archive.unfinished()[-1].moves == ["7D", "RS"]


def raising_in_file(error):
    """Open an archive in memory, and none in a file."""
    from scopa_gui.store import database

    connect = database._connection

    def connection(path):
        if path is not None:
            raise error
        return connect(None)

    return connection
