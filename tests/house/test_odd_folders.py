"""Folders of any name: bytes that are no text, blanks, foreign letters. The program starts, saves and is told right."""

import contextlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from scopa_gui.store.archive import Archive
from scopa_gui.store.paths import Paths
from tests.conftest import PROJECT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names of files are text")
NAMES = {"latin-1": b"casa di Nicol\xf2", "utf-8": "casa di Nicolò ♠".encode(), "blanks": b" a  b%20$HOME 'c' \"d\\"}
LETTERS = {"utf-8": {"LC_ALL": "C.UTF-8"}, "ascii": {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}}
LIBRARIES = ("PIL", "appdirs", "msgspec", "numpy", "pygame")
TO_A_TABLE = ("escape", "return", "return", "t")
"""Keys from a first start through title and choice of a match to the cards, and a look at the signs of the suits."""


def linked(source, target):
    """A folder with the same files, not copied where the disk can."""

    def link(here, there):
        try:
            os.link(here, there)
        except OSError:
            shutil.copy(here, there)

    shutil.copytree(source, target, copy_function=link, ignore=shutil.ignore_patterns("__pycache__", "gallery"))


def installed(folder):
    """The whole game and its libraries below this folder."""
    for part in ("scopa_gui", "assets", "tests/house"):
        linked(PROJECT / part, folder / part)
    for library in LIBRARIES:
        origin = Path(find_spec(library).origin)
        if origin.name != "__init__.py":
            shutil.copy(origin, folder)
            continue
        for part in (
            origin.parent,
            *origin.parent.parent.glob(f"{library.lower()}*.libs"),
            *origin.parent.parent.glob("p*.libs"),
        ):
            with contextlib.suppress(FileExistsError):
                linked(part, folder / part.name)
    return folder


def drive(keys, *, path, **environment):
    screens = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PATH": os.environ["PATH"]}
    return subprocess.run(
        [sys.executable, "-S", "-P", "-m", "tests.house.driven", *keys],
        cwd=path,
        env={**screens, "PYTHONPATH": os.fspath(path), **environment},
        capture_output=True,
        timeout=120,
        check=False,
    )


def check(done, paths):
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert paths.settings.is_file()
    archive = Archive(paths.archive)
    assert archive.notice is None
    assert len(archive.unfinished()) == 1
    archive.close()
    assert not list(paths.logs.glob("*"))


@pytest.fixture(scope="module")
def odd(tmp_path_factory):
    """The whole game in a home in Latin-1."""
    return installed(tmp_path_factory.mktemp("odd") / os.fsdecode(NAMES["latin-1"]))


@pytest.mark.slow
def test_in_a_home_in_latin_1_the_whole_game_starts_and_saves(odd):
    home = odd / "home"
    home.mkdir()
    done = drive(TO_A_TABLE, path=odd, HOME=os.fspath(home), **LETTERS["utf-8"])
    (data,) = home.glob(".local/share/scopa-gui")
    paths = Paths(home)
    for name, folder in (
        ("config", home / ".config/scopa-gui"),
        ("data", data),
        ("logs", home / ".local/state/scopa-gui"),
    ):
        object.__setattr__(paths, name, folder)
    check(done, paths)


@pytest.mark.slow
@pytest.mark.parametrize("letters", LETTERS)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("how", ["SCOPA_HOME", "XDG"])
def test_folders_of_any_name_are_written_to(odd, tmp_path, name, letters, how):
    folder = tmp_path / os.fsdecode(NAMES[name])
    homes = (
        {"SCOPA_HOME": folder}
        if how == "SCOPA_HOME"
        else {f"XDG_{kind}_HOME": folder for kind in ("CONFIG", "DATA", "CACHE", "STATE")}
    )
    done = drive(
        TO_A_TABLE,
        path=odd,
        HOME="/nowhere",
        **{key: os.fspath(value) for key, value in homes.items()},
        **LETTERS[letters],
    )
    paths = Paths(folder)
    if how == "XDG":
        for kind in ("config", "data", "cache", "logs"):
            object.__setattr__(paths, kind, folder / "scopa-gui")
    assert (done.returncode, done.stderr) == (0, b"")
    assert paths.settings.is_file()
    assert paths.archive.is_file()


@pytest.mark.parametrize("letters", LETTERS)
def test_a_home_that_cannot_be_written_to_is_told_in_letters(odd, tmp_path, letters):
    folder = tmp_path / os.fsdecode(NAMES["latin-1"])
    folder.write_text("no folder")
    done = drive((), path=odd, SCOPA_HOME=os.fspath(folder), **LETTERS[letters])
    assert (done.returncode, done.stderr) == (0, b"")
