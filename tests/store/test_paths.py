"""Where the player's files go."""

import os
import sys
from pathlib import Path

import appdirs
import pytest

from scopa_gui.store import paths as paths_module
from scopa_gui.store.paths import NoAssetsError, Paths, assets

linux = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="XDG is for Linux")


@pytest.fixture
def user(monkeypatch, tmp_path):
    """A person's home folder with no XDG variable set."""
    monkeypatch.delenv("SCOPA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@linux
def test_the_folders_are_those_of_the_xdg_specification(user):
    paths = Paths()
    assert paths.config == user / ".config/scopa-gui"
    assert paths.data == user / ".local/share/scopa-gui"
    assert paths.cache == user / ".cache/scopa-gui"
    assert paths.logs == user / ".local/state/scopa-gui"


@linux
def test_an_absolute_xdg_variable_is_followed(user, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", "/elsewhere/data")
    monkeypatch.setenv("XDG_STATE_HOME", "/elsewhere/state")
    assert Paths().data == Path("/elsewhere/data/scopa-gui")
    assert Paths().logs == Path("/elsewhere/state/scopa-gui")


@linux
@pytest.mark.parametrize("value", ["", "relative/folder", "~/x", "."])
def test_an_empty_or_relative_xdg_variable_is_ignored_and_left_in_place(user, monkeypatch, value):
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, value)
    paths = Paths()
    assert paths.config == user / ".config/scopa-gui"
    assert paths.data == user / ".local/share/scopa-gui"
    assert paths.cache == user / ".cache/scopa-gui"
    assert paths.logs == user / ".local/state/scopa-gui"
    assert os.environ["XDG_DATA_HOME"] == value


def test_scopa_home_holds_everything_and_is_made_absolute(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SCOPA_HOME", "stick")
    paths = Paths()
    top = tmp_path / "stick"
    assert (paths.config, paths.data, paths.cache, paths.logs) == (
        top / "config",
        top / "data",
        top / "cache",
        top / "logs",
    )


def test_each_file_has_the_name_that_every_version_looks_for(tmp_path):
    paths = Paths(tmp_path)
    assert paths.settings == tmp_path / "config" / "settings.json"
    assert paths.archive == tmp_path / "data" / "matches.sqlite"
    assert paths.memory == tmp_path / "data" / "memory.jsonl"


@linux
def test_on_windows_the_name_stands_once_in_each_folder_and_logs_lie_apart(monkeypatch):
    """As every version had it: another folder, and what was played is not found again."""
    monkeypatch.delenv("SCOPA_HOME", raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(appdirs, "system", "win32")
    monkeypatch.setattr(appdirs, "_get_win_folder", lambda name: f"/{name}", raising=False)
    paths = Paths()
    assert paths.config == paths.data == Path("/CSIDL_LOCAL_APPDATA/scopa-gui")
    assert paths.cache == Path("/CSIDL_LOCAL_APPDATA/scopa-gui/Cache")
    assert paths.logs == Path("/CSIDL_LOCAL_APPDATA/scopa-gui/Logs")


@linux
def test_on_macos_logs_lie_among_the_logs(user, monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(appdirs, "system", "darwin")
    paths = Paths()
    assert paths.config == paths.data == user / "Library/Application Support/scopa-gui"
    assert paths.cache == user / "Library/Caches/scopa-gui"
    assert paths.logs == user / "Library/Logs/scopa-gui"


def test_an_empty_scopa_home_is_none(user, monkeypatch):
    monkeypatch.setenv("SCOPA_HOME", "")
    assert Paths().config.is_relative_to(user)


def test_asking_for_the_folders_makes_none(user):
    paths = Paths()
    assert paths.settings.name == "settings.json"
    assert list(user.iterdir()) == []


def test_the_assets_of_the_checkout_are_found():
    assert assets() == Path(__file__).resolve().parents[2] / "assets"


def test_the_assets_of_an_installed_package_are_inside_it_and_come_first(tmp_path, monkeypatch):
    monkeypatch.setattr(paths_module, "__file__", str(tmp_path / "scopa_gui" / "store" / "paths.py"))
    inside, beside = tmp_path / "scopa_gui" / "assets", tmp_path / "assets"
    with pytest.raises(NoAssetsError, match="the installation is not whole") as caught:
        assets()
    assert caught.value.path == inside
    beside.mkdir()
    assert assets() == beside
    inside.mkdir(parents=True)
    assert assets() == inside
