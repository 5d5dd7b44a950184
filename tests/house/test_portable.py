"""The archive for any Linux holds the folder, and says nothing of who packed it."""

import importlib
import os
import platform
import sys
import tarfile
from pathlib import Path

import pytest

from tests.conftest import PROJECT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="programs as shell scripts")


@pytest.fixture
def portable(monkeypatch):
    monkeypatch.setattr(sys, "path", [str(PROJECT / "packaging"), *sys.path])
    return importlib.import_module("portable")


@pytest.fixture
def folder(tmp_path):
    place = tmp_path / "scopa"
    (place / "_internal/b").mkdir(parents=True)
    for name, mode in (
        ("scopa-gui", 0o700),
        ("LICENCES.txt", 0o600),
        ("_internal/b/x.so", 0o664),
        ("_internal/a.so", 0o755),
    ):
        (place / name).write_text(name, encoding="utf-8")
        (place / name).chmod(mode)
    (place / "_internal/link.so").symlink_to("a.so")
    return place


def test_everything_is_in_it_under_one_folder_with_plain_rights(portable, folder, tmp_path):
    portable.pack(str(folder), str(tmp_path / "x.tar.xz"), "scopa-1")
    with tarfile.open(tmp_path / "x.tar.xz") as archive:
        members = archive.getmembers()
    assert [(member.name, oct(member.mode)) for member in members if not member.issym()] == [
        ("scopa-1", "0o755"),
        ("scopa-1/LICENCES.txt", "0o644"),
        ("scopa-1/_internal", "0o755"),
        ("scopa-1/scopa-gui", "0o755"),
        ("scopa-1/_internal/a.so", "0o755"),
        ("scopa-1/_internal/b", "0o755"),
        ("scopa-1/_internal/b/x.so", "0o644"),
    ]
    assert [(member.name, member.linkname) for member in members if member.issym()] == [
        ("scopa-1/_internal/link.so", "a.so")
    ]
    assert {(member.uid, member.gid, member.uname, member.gname) for member in members} == {(0, 0, "root", "root")}


def test_the_same_folder_gives_the_same_archive(portable, folder, tmp_path, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    for name in ("x", "y"):
        portable.pack(str(folder), str(tmp_path / name), "scopa-1")
        os.utime(folder / "scopa-gui", (1, 1))
    assert (tmp_path / "x").read_bytes() == (tmp_path / "y").read_bytes()


def test_what_is_tried_is_what_was_packed_from_an_empty_home_and_with_no_program_within_reach(
    portable, folder, tmp_path, monkeypatch
):
    seen = {}

    def wrong_with(place):
        seen.update(os.environ, place=sorted(path.name for path in Path(place).iterdir()))
        return "it does not start"

    monkeypatch.setattr(portable.build, "wrong_with", wrong_with)
    before = dict(os.environ)
    portable.pack(str(folder), str(tmp_path / "x.tar.xz"), "scopa-1")
    assert portable.wrong_with(str(tmp_path / "x.tar.xz"), "scopa-1") == "it does not start"
    assert seen["place"] == ["LICENCES.txt", "_internal", "scopa-gui"]
    assert set(seen) == {"HOME", "PATH", "place"}
    assert not Path(seen["PATH"]).exists()
    assert dict(os.environ) == before


def test_its_name_says_version_and_machine(portable):
    assert portable.name_of("1.2.3") == f"scopa-gui-1.2.3-linux-{platform.machine()}"
