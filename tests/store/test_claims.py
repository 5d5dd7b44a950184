"""Locks of matches on file systems of every kind."""

import errno
import os
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from scopa_gui.store import file_lock, match_locks
from scopa_gui.store.archive import Archive
from scopa_gui.store.match_locks import Claims
from scopa_gui.store.notices import NoticeKey
from tests.store.matches import begin

fcntl = pytest.importorskip("fcntl", reason="locks of POSIX are meant")


def refusing(number):
    """A lock of a system that answers so."""

    def flock(file, how):
        raise OSError(number, os.strerror(number))

    return flock


@pytest.mark.parametrize(
    "number", [errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS], ids=errno.errorcode.get
)
def test_where_the_system_knows_no_locks_a_match_can_always_be_played(tmp_path, monkeypatch, number):
    monkeypatch.setattr(fcntl, "flock", refusing(number))
    claims = Claims(tmp_path / "claims")
    assert claims.take(7)
    assert claims.take(7)
    assert not Claims(tmp_path / "claims").is_taken(7)
    claims.release(7, over=True)
    assert list((tmp_path / "claims").iterdir()) == []


@pytest.mark.parametrize("number", [errno.EWOULDBLOCK, errno.EACCES], ids=errno.errorcode.get)
def test_a_lock_that_another_copy_has_is_respected(tmp_path, monkeypatch, number):
    monkeypatch.setattr(fcntl, "flock", refusing(number))
    claims = Claims(tmp_path / "claims")
    assert not claims.take(7)
    assert Claims(tmp_path / "claims").is_taken(7)


def test_all_that_was_held_can_be_had_by_others_at_the_end(tmp_path):
    mine, theirs = (Claims(tmp_path / "folder" / "claims") for _ in range(2))
    assert [mine.take(match) for match in (7, 8)] == [True, True]
    assert [theirs.take(match) for match in (7, 8)] == [False, False]
    assert not mine.is_taken(7)
    mine.release_all()
    assert [theirs.take(match) for match in (7, 8)] == [True, True]
    assert mine.is_taken(7)
    theirs.release_all()


def test_what_is_not_held_is_neither_shown_nor_let_go(tmp_path):
    claims = Claims(tmp_path / "claims")
    claims.renew(7)
    claims.release(7, over=True)
    assert not claims.is_taken(7)
    assert not (tmp_path / "claims").exists()


def test_the_lock_file_stays_while_somebody_may_go_on_with_the_match(tmp_path):
    """A copy that has just opened it must have the one that all others find."""
    claims = Claims(tmp_path / "claims")
    assert claims.take(7)
    claims.release(7)
    assert [file.name for file in (tmp_path / "claims").iterdir()] == ["7.lock"]


def test_a_lock_file_that_cannot_be_removed_now_stays(tmp_path, monkeypatch):
    """As on Windows, while another copy looks at it; a match comes to its end all the same."""

    def refuse(path):
        raise PermissionError(errno.EACCES, "open elsewhere", path)

    mine, theirs = Claims(tmp_path / "claims"), Claims(tmp_path / "claims")
    assert mine.take(7)
    with monkeypatch.context() as open_elsewhere:
        open_elsewhere.setattr(Path, "unlink", refuse)
        mine.release(7, over=True)
    assert theirs.take(7)
    theirs.release(7)


def test_a_lock_file_goes_before_anybody_can_lock_it(tmp_path, monkeypatch):
    claims, there = Claims(tmp_path / "claims"), []
    assert claims.take(7)
    file = claims._held[7]
    monkeypatch.setattr(Path, "unlink", lambda path: there.append((path.name, file.closed)))
    claims.release(7, over=True)
    assert (there, file.closed) == ([("7.lock", False)], True)


def test_where_no_folder_can_be_made_a_match_can_be_played(tmp_path):
    (tmp_path / "claims").write_text("")
    assert Claims(tmp_path / "claims").take(7)


def test_a_match_is_held_again_with_its_next_move_when_the_folder_was_deleted_under_the_running_game(tmp_path, path):
    archive, other = Archive(path), Archive(path)
    match = begin(archive, "7D")
    shutil.rmtree(path.with_name("claims"))
    assert archive.append_move(match, 1, "RS", 3.0) is None
    assert other.is_elsewhere(match)
    assert other.claim(match) is None
    shutil.rmtree(path.with_name("claims"))
    assert other.claim(match).moves == ["7D", "RS"], "before the next move nobody can know"
    assert other.append_move(match, 2, "AC", 4.0) is None
    assert archive.append_move(match, 2, "2C", 5.0).key is NoticeKey.MATCH_ELSEWHERE
    archive.release(match)
    assert archive.is_elsewhere(match), "the lock of the other copy stays"
    assert other.finish(match, {"winner": 0}, 6.0) is None
    assert list(path.with_name("claims").iterdir()) == []
    archive.close()
    other.close()


def test_the_lock_file_of_another_copy_is_not_removed(tmp_path):
    mine, theirs = Claims(tmp_path / "claims"), Claims(tmp_path / "claims")
    assert mine.take(7)
    shutil.rmtree(tmp_path / "claims")
    assert theirs.take(7)
    mine.renew(7)
    mine.release(7, over=True)
    assert mine.is_taken(7)
    theirs.release(7, over=True)


def test_where_the_lock_file_cannot_be_made_again_the_match_goes_on(tmp_path):
    claims = Claims(tmp_path / "claims")
    assert claims.take(7)
    shutil.rmtree(tmp_path / "claims")
    (tmp_path / "claims").write_text("")
    claims.renew(7)
    assert claims.take(7)
    claims.release(7)


class Windows:
    """Its locks: `taken` by another process or not; what was asked of them."""

    LK_NBLCK = 2

    def __init__(self, *, taken):
        self.taken, self.asked = taken, []

    def locking(self, handle, mode, count):
        self.asked.append((handle, mode, count))
        if self.taken:
            raise PermissionError(errno.EACCES, "taken")


@pytest.mark.parametrize("taken", [False, True])
def test_on_windows_a_byte_of_the_file_is_locked_without_waiting(tmp_path, monkeypatch, taken):
    windows = Windows(taken=taken)
    monkeypatch.setitem(sys.modules, "msvcrt", windows)
    for module in (match_locks, file_lock):
        monkeypatch.setattr(module, "os", SimpleNamespace(name="nt", path=os.path, fstat=os.fstat))
    monkeypatch.setattr(match_locks, "_A_LOOK", 0.0)
    claims = Claims(tmp_path / "claims")
    assert claims.take(7) is not taken
    assert [asked[1:] for asked in windows.asked] == [(windows.LK_NBLCK, 1)] * (1 + taken)
    if not taken:
        file = claims._held[7]
        assert windows.asked[0][0] == file.fileno()
        there = []
        monkeypatch.setattr(Path, "unlink", lambda path: there.append((path.name, file.closed)))
        claims.release(7, over=True)
        assert there == [("7.lock", True)], "it is closed before it goes: Windows removes no open file"
