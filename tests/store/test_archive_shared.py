"""A process may be killed at any moment, several write at once: no move is lost, no match is played twice at once."""

import os
import random
import signal
import sqlite3
import subprocess
import time
from contextlib import closing

import pytest

from scopa_gui.store.archive import Archive
from scopa_gui.store.notices import NoticeKey
from tests.store.matches import begin, python

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
    return python(HOLDER, str(match), stdin=subprocess.PIPE)


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
    assert archive.append_move(match, 1, "2C", 6.0).key is NoticeKey.MATCH_ELSEWHERE
    assert archive.append_move(match, 2, "3C", 6.0).key is NoticeKey.MATCH_ELSEWHERE
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


def test_a_match_that_was_lost_to_another_copy_is_written_again_once_it_is_claimed(path, archive, monkeypatch):
    """As above, and then the other copy has let go: what is played on is kept."""
    match = begin(archive, "7D")
    other = Archive(path)
    monkeypatch.setattr(other._claims, "take", lambda match: True)
    other.claim(match)
    other.append_move(match, 1, "RS", 5.0)
    assert archive.append_move(match, 1, "2C", 6.0).key is NoticeKey.MATCH_ELSEWHERE
    other.close()
    archive.release(match)
    assert archive.claim(match).moves == ["7D", "RS"]
    assert archive.append_move(match, 2, "4B", 7.0) is None
    assert archive.match(match).moves == ["7D", "RS", "4B"]


def test_one_statement_that_is_refused_for_good_keeps_no_other_from_the_disk(archive):
    """The facts of a match were damaged while it was played: its moves are kept all the same, and those of others."""
    match, other = begin(archive, "7D"), begin(archive)
    archive._database.execute("update match set extra = '{' where id = ?", (match,))
    assert archive.note(match, {"assisted": True}).key is NoticeKey.ARCHIVE_NOT_SAVED
    assert archive.append_move(match, 1, "RS", 5.0) is None
    assert archive.append_move(other, 0, "2C", 5.0) is None
    assert not archive._journal.is_waiting
    assert [
        text for (text,) in archive._database.execute("select text from move where match = ? order by number", (match,))
    ] == ["7D", "RS"]


ACTS = {
    "a move": lambda archive, match: archive.append_move(match, 2, "3C", 9.0),
    "taking back": lambda archive, match: archive.take_back(match, 0, 9.0),
    "facts": lambda archive, match: archive.note(match, {"level": "rosa"}),
    "help": lambda archive, match: archive.count_help(match, "hints"),
    "its end": lambda archive, match: archive.finish(match, {"winner": 0}, 9.0),
    "putting away": lambda archive, match: archive.set_aside(match, 9.0)[1],
    "taking up": lambda archive, match: archive.take_up(match),
}


@pytest.mark.parametrize("act", ACTS)
def test_of_a_match_that_was_lost_to_another_copy_nothing_more_is_written_here(path, archive, monkeypatch, act):
    match = begin(archive, "7D")
    with closing(Archive(path)) as other:
        monkeypatch.setattr(other._claims, "take", lambda match: True)
        other.claim(match)
        other.append_move(match, 1, "RS", 5.0)
        other.training.keep_verdicts(match, {0: {"grade": 1}})
        before = other.match(match)
        assert archive.append_move(match, 1, "2C", 6.0).key is NoticeKey.MATCH_ELSEWHERE
        assert ACTS[act](archive, match).key is NoticeKey.MATCH_ELSEWHERE
        assert (other.match(match), other.training.verdicts(match)) == (before, {0: {"grade": 1}})


def test_a_number_drawn_twice_mixes_no_two_matches(path, archive, monkeypatch):
    monkeypatch.setattr(os, "urandom", lambda count: b"1" * count)
    match, _notice = archive.start_match({"target": 21}, "first", ["human", "rosa"], 1.0)
    with closing(Archive(path)) as other:
        again, notice = other.start_match({}, "second", ["human", "carmela"], 2.0)
        assert (again, notice.key) == (match, NoticeKey.MATCH_ELSEWHERE)
        assert other.append_move(again, 0, "RS", 3.0).key is NoticeKey.MATCH_ELSEWHERE
    stored = archive.match(match)
    assert (stored.seed, stored.moves) == ("first", [])
    assert archive.append_move(match, 0, "7D", 4.0) is None


def test_after_a_look_at_a_match_that_is_over_nothing_is_held(path, archive):
    match = begin(archive, "7D")
    archive.finish(match, {"winner": 0}, 9.0)
    assert archive.claim(match) is None
    assert list(path.with_name("claims").iterdir()) == []


def test_a_match_put_away_and_taken_up_again_can_be_had_by_any_copy(path, archive):
    match = begin(archive, "7D")
    with closing(Archive(path)) as other:
        assert archive.set_aside(match, 9.0) == (True, None)
        assert other.take_up(match) is None
        assert other.claim(match).moves == ["7D"]
