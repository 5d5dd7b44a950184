"""What a notice says of files: why one could not be used, and where it lies."""

import errno
import os
from pathlib import Path

import pytest

from scopa_gui.store.notices import FileTrouble, reason_of, shown


@pytest.mark.parametrize(
    ("numbers", "reason"),
    [
        ((errno.ENOSPC, errno.EDQUOT, errno.EFBIG), FileTrouble.FULL),
        ((errno.EACCES, errno.EPERM, errno.EROFS), FileTrouble.NOT_ALLOWED),
        ((errno.EINVAL, errno.EISDIR, errno.ENXIO), FileTrouble.NO_FILE),
        ((errno.EIO, errno.EMFILE, None), FileTrouble.OTHER),
    ],
)
def test_the_reason_is_what_a_player_can_do_something_about(numbers, reason):
    assert {reason_of(OSError(number, "") if number else OSError("without a number")) for number in numbers} == {reason}


def none():
    raise RuntimeError("There is no home.")


def test_a_path_below_the_home_folder_begins_with_a_tilde_and_others_are_whole(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path / "ada"))
    assert shown(tmp_path / "ada" / "x" / "settings.json") == str(Path("~", "x", "settings.json"))
    assert shown(str(tmp_path / "other" / "x")) == str(tmp_path / "other" / "x")
    with monkeypatch.context() as homeless:
        homeless.setattr(Path, "home", none)
        assert shown(tmp_path / "ada" / "x") == str(tmp_path / "ada" / "x")
    assert shown("/caf\udce9/x") == "/caf\N{REPLACEMENT CHARACTER}/x".replace("/", os.sep)
