"""Locks of matches on file systems of every kind."""

import errno
import os

import pytest

from scopa_gui.store.claims import Claims

fcntl = pytest.importorskip("fcntl", reason="locks of POSIX are meant")


def refusing(number):
    """A lock of a system that answers so."""

    def flock(file, how):
        raise OSError(number, os.strerror(number))

    return flock


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS], ids=errno.errorcode.get)
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


def test_where_no_folder_can_be_made_a_match_can_be_played(tmp_path):
    (tmp_path / "claims").write_text("")
    assert Claims(tmp_path / "claims").take(7)
