"""No move is lost, whatever happens to the process, the file or the disk; no match is played twice at once."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import textwrap
import time
from contextlib import closing

import pytest

from scopa_gui.store import schema
from scopa_gui.store.archive import Archive
from scopa_gui.store.notices import Key, Reason
from scopa_gui.store.paths import Paths
from tests.conftest import PROJECT

SEATS = ["human", "medium"]


@pytest.fixture
def path(home):
    return Paths().archive


@pytest.fixture
def archive(path):
    opened = Archive(path)
    yield opened
    opened.close()


def python(program, **options):
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(program)], cwd=PROJECT, stdout=subprocess.PIPE, text=True, **options
    )


def begin(archive, *moves, now=1.0):
    match, notice = archive.start_match({"target": 21}, "seed-1", SEATS, now)
    assert notice is None
    for number, move in enumerate(moves):
        assert archive.append_move(match, number, move, now + number + 1) is None
    return match


# Keeping


def test_a_match_comes_back_as_it_was_written(path, archive):
    match, _ = archive.start_match({"target": 21, "napola": "run"}, "così è", SEATS, 5.0, {"deck": "french", "level": "medium"})
    archive.append_move(match, 0, "7D=4C+3B", 6.0)
    archive.append_move(match, 1, "RS", 7.5)
    archive.close()
    with closing(Archive(path)) as again:
        (stored,) = again.unfinished()
    assert (stored.id, stored.started, stored.touched) == (match, 5.0, 7.5)
    assert (stored.rules, stored.seed, stored.seats) == ({"target": 21, "napola": "run"}, "così è", SEATS)
    assert stored.extra == {"deck": "french", "level": "medium"}
    assert stored.moves == ["7D=4C+3B", "RS"]
    assert stored.outcome is None


def test_unfinished_matches_come_last_played_first(archive):
    first = begin(archive, now=1)
    second = begin(archive, now=2)
    assert [stored.id for stored in archive.unfinished()] == [second, first]
    archive.append_move(first, 0, "7D", 9)
    assert [stored.id for stored in archive.unfinished()] == [first, second]
    assert [stored.id for stored in archive.unfinished(1)] == [first]


def test_a_finished_match_is_kept_for_the_statistics_and_offered_no_more(archive):
    match, other = begin(archive, "7D", "RS"), begin(archive)
    assert archive.finish(match, {"winner": 0, "totals": [11, 8]}, 9.0) is None
    assert [stored.id for stored in archive.unfinished()] == [other]
    (done,) = archive.finished()
    assert (done.id, done.outcome, done.moves) == (match, {"winner": 0, "totals": [11, 8]}, [])
    assert archive.match(match).moves == ["7D", "RS"]
    assert archive.claim(match) is None
    with pytest.raises(ValueError, match="neither started nor claimed"):
        archive.append_move(match, 2, "RC", 10.0)


def test_facts_are_added_to_a_match_and_replaced_one_by_one(path, archive):
    match, _ = archive.start_match({}, "seed", SEATS, 1.0, {"deck": "french", "level": "rosa"})
    other = begin(archive)
    assert archive.note(match, {"assisted": True}) is None
    assert archive.note(match, {"level": "carmela"}) is None
    with closing(Archive(path)) as again:
        assert again.match(match).extra == {"deck": "french", "level": "carmela", "assisted": True}
        assert again.match(other).extra == {}
    archive.release(match)
    with pytest.raises(ValueError, match="neither started nor claimed"):
        archive.note(match, {"assisted": False})


def test_only_the_next_move_of_a_match_held_here_is_taken(path, archive):
    match = begin(archive, "7D")
    for number in (0, 2, -1):
        with pytest.raises(ValueError, match="move 1 is the next one"):
            archive.append_move(match, number, "RS", 3.0)
    archive.release(match)
    with pytest.raises(ValueError, match="neither started nor claimed"):
        archive.append_move(match, 1, "RS", 3.0)
    assert archive.match(match).moves == ["7D"]
    assert archive.match(12345) is None


@pytest.mark.parametrize("number", [0, 2])
def test_the_database_itself_refuses_a_doubled_move_and_a_gap(path, archive, number):
    match = begin(archive, "7D")
    with sqlite3.connect(path) as other, pytest.raises(sqlite3.IntegrityError):
        other.execute("insert into move values (?, ?, 'RS')", (match, number))
    other.close()


def test_each_move_is_on_the_disk_when_append_returns(path, archive):
    """Read by another connection, with nothing closed or flushed in between; and the mode is the one that survives power cuts."""
    match = begin(archive)
    reader = sqlite3.connect(path)
    for number in range(30):
        archive.append_move(match, number, f"{number}", 2.0)
        assert reader.execute("select count(*) from move").fetchone() == (number + 1,)
    assert reader.execute("pragma journal_mode").fetchone() == ("wal",)
    assert archive._database.execute("pragma synchronous").fetchone() == (2,)
    reader.close()


# Killed


WRITER = """
    import itertools
    from scopa_gui.store.archive import Archive
    from scopa_gui.store.paths import Paths
    archive = Archive(Paths().archive)
    match, _ = archive.start_match({}, "s", ["human", "medium"], 1.0)
    print(match, flush=True)
    for number in itertools.count():
        assert archive.append_move(match, number, f"move {number}", 2.0) is None
        print(number, flush=True)
"""


def test_kill_at_any_moment_loses_no_move_that_was_confirmed(path):
    chance = random.Random(7)
    for _ in range(6):
        with python(WRITER) as writer:
            match = int(writer.stdout.readline())
            time.sleep(chance.uniform(0.0, 0.06))
            os.kill(writer.pid, signal.SIGKILL)
            confirmed = writer.stdout.read().split("\n")
        complete = [int(line) for line in confirmed[:-1]]
        archive = Archive(path)
        assert archive.notice is None
        stored = archive.claim(match)
        assert stored is not None
        assert stored.moves == [f"move {number}" for number in range(len(stored.moves))]
        assert len(complete) <= len(stored.moves) <= len(complete) + 1
        assert archive.append_move(match, len(stored.moves), "and on", 3.0) is None
        assert archive.match(match).moves[-1] == "and on"
        archive.close()


# Two copies


HOLDER = """
    import sys
    from scopa_gui.store.archive import Archive
    from scopa_gui.store.paths import Paths
    archive = Archive(Paths().archive)
    print(archive.claim(int(sys.argv[1])) is not None, flush=True)
    sys.stdin.read()
"""


def hold(match):
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(HOLDER), str(match)],
        cwd=PROJECT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_a_match_is_held_by_one_copy_until_it_lets_go(path, archive):
    match = begin(archive, "7D")
    with hold(match) as other:
        assert other.stdout.readline() == "False\n"
        other.stdin.close()
    archive.release(match)
    with hold(match) as other:
        assert other.stdout.readline() == "True\n"
        assert archive.claim(match) is None
        assert [stored.id for stored in archive.unfinished()] == [match]
        other.stdin.close()
    assert archive.claim(match).moves == ["7D"]


def test_a_killed_copy_holds_nothing(archive):
    match = begin(archive, "7D")
    archive.release(match)
    with hold(match) as other:
        assert other.stdout.readline() == "True\n"
        assert archive.claim(match) is None
        os.kill(other.pid, signal.SIGKILL)
        other.wait()
        assert archive.claim(match) is not None


def test_what_the_other_copy_played_meanwhile_is_there_after_the_claim(path, archive):
    match = begin(archive, "7D")
    archive.release(match)
    other = Archive(path)
    other.claim(match)
    other.append_move(match, 1, "RS", 5.0)
    assert archive.claim(match) is None
    other.close()
    assert archive.claim(match).moves == ["7D", "RS"]
    assert archive.append_move(match, 2, "RC", 6.0) is None


def test_without_locks_the_second_to_write_is_told_and_nothing_is_mixed(path, archive, monkeypatch):
    """As on a network disk that knows no locks: both copies believe that they hold the match."""
    match = begin(archive, "7D")
    other = Archive(path)
    monkeypatch.setattr(other._claims, "take", lambda match: True)
    assert other.claim(match).moves == ["7D"]
    assert other.append_move(match, 1, "RS", 5.0) is None
    assert archive.append_move(match, 1, "2C", 6.0).key is Key.MATCH_ELSEWHERE
    assert archive.append_move(match, 2, "3C", 6.0).key is Key.MATCH_ELSEWHERE
    assert other.append_move(match, 2, "4B", 7.0) is None
    assert other.match(match).moves == ["7D", "RS", "4B"]
    fresh = begin(archive, "5S")
    assert archive.match(fresh).moves == ["5S"]
    other.close()


COPY = """
    import sys
    from scopa_gui.store.archive import Archive
    from scopa_gui.store.paths import Paths
    sys.stdin.readline()
    archive = Archive(Paths().archive)
    assert archive.notice is None, archive.notice
    match, notice = archive.start_match({}, "s", ["a", "b"], 1.0)
    assert notice is None, notice
    for number in range(60):
        notice = archive.append_move(match, number, f"{match} {number}", 2.0)
        assert notice is None, notice
    archive.close()
"""


def test_copies_that_start_and_write_at_once_wait_for_each_other(path):
    copies = [python(COPY, stdin=subprocess.PIPE) for _ in range(4)]
    for copy in copies:
        copy.stdin.write("go\n")
        copy.stdin.flush()
    for copy in copies:
        with copy:
            copy.communicate()
        assert copy.returncode == 0
    with closing(Archive(path)) as archive:
        stored = archive.unfinished()
    assert [match.moves for match in stored] == [[f"{match.id} {number}" for number in range(60)] for match in stored]
    assert len(stored) == 4


def test_a_write_waits_for_a_long_one_of_another_copy(path, archive):
    match = begin(archive)
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("begin immediate")
    import threading

    threading.Timer(0.3, other.execute, ("commit",)).start()
    assert archive.append_move(match, 0, "7D", 2.0) is None
    assert archive.match(match).moves == ["7D"]
    other.close()


# Disks and files


def test_on_a_full_disk_play_goes_on_and_all_is_written_when_there_is_room(path, archive):
    match = begin(archive, "7D")
    pages = archive._database.execute("pragma page_count").fetchone()[0]
    archive._database.execute(f"pragma max_page_count = {pages}")
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
    archive._database.execute("pragma max_page_count = 100000")
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


# Taking back


def test_moves_taken_back_are_gone_at_once_and_the_match_says_so(path, archive):
    match, other = begin(archive, "7D", "RS", "FC", "2C"), begin(archive, "AC", "AD")
    assert archive.take_back(match, 2, 20.0) is None
    with closing(Archive(path)) as again:
        stored = again.match(match)
        assert (stored.moves, stored.touched) == (["7D", "RS"], 20.0)
        assert stored.extra == {"assisted": True, "taken_back": [[2, "FC 2C"]]}
        assert again.match(other).moves == ["AC", "AD"]
        assert "assisted" not in again.match(other).extra


def test_after_taking_back_only_the_next_move_may_follow(path, archive):
    match = begin(archive, "7D", "RS", "FC")
    archive.take_back(match, 1, 20.0)
    with pytest.raises(ValueError, match="move 1 is the next"):
        archive.append_move(match, 3, "2C", 21.0)
    with closing(sqlite3.connect(path)) as raw, pytest.raises(sqlite3.IntegrityError):
        raw.execute("insert into move values (?, 3, '2C')", (match,))
    assert archive.append_move(match, 1, "2C", 21.0) is None
    assert archive.take_back(match, 0, 22.0) is None
    stored = archive.match(match)
    assert stored.moves == []
    assert stored.extra["taken_back"] == [[1, "RS FC"], [0, "7D 2C"]]


def test_verdicts_on_moves_taken_back_go_with_them(archive):
    match = begin(archive, "7D", "RS", "FC")
    archive.training.keep_verdicts(match, {0: {"grade": 1}, 2: {"grade": 4}})
    archive.take_back(match, 2, 20.0)
    assert archive.training.verdicts(match) == {0: {"grade": 1}}


def test_only_what_is_there_and_held_can_be_taken_back(archive):
    match = begin(archive, "7D")
    for number in (1, -1):
        with pytest.raises(ValueError, match="no move"):
            archive.take_back(match, number, 2.0)
    archive.finish(match, {"winner": 0}, 3.0)
    with pytest.raises(ValueError, match="neither started nor claimed"):
        archive.take_back(match, 0, 4.0)
    assert archive.match(match).moves == ["7D"]


def test_a_killed_program_has_taken_back_all_or_nothing(path):
    program = f"""
        from pathlib import Path
        from scopa_gui.store.archive import Archive
        archive = Archive(Path({str(path)!r}))
        match, _ = archive.start_match({{}}, "s", ["human", "rosa"], 1.0)
        print(match, flush=True)
        while True:
            for number in range(6):
                archive.append_move(match, number, f"{{number}}X", 1.0)
            archive.take_back(match, 0, 2.0)
            print("round", flush=True)
    """
    with python(program) as process:
        match = int(process.stdout.readline())
        for _ in range(10):
            process.stdout.readline()
        process.send_signal(signal.SIGKILL)
    with closing(Archive(path)) as again:
        stored = again.match(match)
        assert stored.moves == [f"{number}X" for number in range(len(stored.moves))]
        assert len(stored.extra["taken_back"]) >= 9
        assert all(taken == [0, "0X 1X 2X 3X 4X 5X"] for taken in stored.extra["taken_back"])
        claimed = again.claim(match)
        assert again.append_move(match, len(claimed.moves), "7D", 9.0) is None
