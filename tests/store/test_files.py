"""Files that are read without waiting, and written so that they are whole after a power cut."""

import os
import stat
import time
from functools import partial

import pytest

from scopa_gui.store import files
from scopa_gui.store.notices import FileTrouble, reason_of
from tests.store.odd_files import KINDS, make_odd


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


def test_what_cannot_be_used_is_set_aside_under_the_day_it_was_written_and_never_over_another(tmp_path):
    path, day = tmp_path / "matches.sqlite", time.mktime((2026, 11, 5, 12, 0, 0, 0, 0, -1))
    names = []
    for number in range(3):
        path.write_text(str(number))
        os.utime(path, (day, day))
        aside = files.set_aside(path)
        names.append((aside.name, aside.read_text(), path.exists()))
    assert names == [
        ("matches.broken-2026-11-05.sqlite", "0", False),
        ("matches.broken-2026-11-05-2.sqlite", "1", False),
        ("matches.broken-2026-11-05-3.sqlite", "2", False),
    ]
    with pytest.raises(FileNotFoundError):
        files.set_aside(path)


def test_a_file_and_its_copy_are_alike_from_the_first_time_on(tmp_path):
    path, copy = tmp_path / "folder" / "file", tmp_path / "folder" / "copy"
    for text in (b"first", b"second"):
        files.write_twice(path, copy, text)
        assert {file.name: file.read_bytes() for file in path.parent.iterdir()} == {"file": text, "copy": text}


def test_where_the_copy_cannot_be_made_the_file_is_written_nevertheless(tmp_path):
    path, copy = tmp_path / "file", tmp_path / "copy"
    copy.mkdir()
    files.write_twice(path, copy, b"first")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy", "file"]
    assert path.read_bytes() == b"first"


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_is_neither_read_nor_waited_for(tmp_path, kind):
    path = make_odd(tmp_path / "odd", kind)
    for reading in (files.demand_file, files.read, partial(files.read_end, most=10)):
        with pytest.raises(OSError) as raised:
            reading(path)
        assert reason_of(raised.value) is FileTrouble.NO_FILE
    assert files.is_there(path)


def test_the_end_of_a_file_is_read(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"0123456789")
    assert files.read_end(path, 4) == b"6789"
    assert files.read_end(path, 40) == b"0123456789"


def test_the_names_of_a_folder_that_is_none_are_none(tmp_path):
    assert files.names_in(tmp_path / "none") == []
    (tmp_path / "b").touch()
    (tmp_path / "a").touch()
    assert files.names_in(tmp_path) == ["a", "b"]
    assert files.names_in(tmp_path / "a") == []
