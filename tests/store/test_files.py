"""Files that are read without waiting, and written so that they are whole after a power cut."""

import os
import stat

import pytest

from scopa_gui.store import files


@pytest.mark.skipif(os.name != "posix", reason="only POSIX says of a folder that it is on the disk")
def test_a_file_is_on_the_disk_before_it_takes_its_place_and_the_place_before_writing_returns(tmp_path, monkeypatch):
    """What a power cut would find at each order to the disk: the new text by the old one; then the folder with it."""
    path, orders, to_disk = tmp_path / "settings.json", [], os.fsync
    path.write_bytes(b"old")

    def fsync(handle):
        there = os.fstat(handle)
        orders.append(
            (stat.S_ISDIR(there.st_mode), there.st_size if stat.S_ISREG(there.st_mode) else None, path.read_bytes())
        )
        to_disk(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    files.write(path, b"something new")
    assert orders == [(False, len(b"something new"), b"old"), (True, None, b"something new")]


def test_reading_takes_files_only_and_no_more_than_is_wanted(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"0123456789")
    assert files.read(path) == b"0123456789"
    assert files.read(path, 4) == b"0123"
    with pytest.raises(FileNotFoundError):
        files.read(tmp_path / "none")
    with pytest.raises(OSError, match="no ordinary file") as caught:
        files.read(tmp_path)
    assert caught.value.errno == files.NO_FILE
