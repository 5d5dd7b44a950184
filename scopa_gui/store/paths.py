"""Paths of all files: the player's own folders, and the assets that ship with the program.

The folders follow each system's custom through appdirs. On Linux that is the XDG base directory specification, which
says that a variable that is empty or holds a relative path is to be ignored; appdirs would take it, so it is hidden
from it here. SCOPA_HOME puts all folders below one, for tests and for a game carried on a USB stick.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

NAME = "scopa-gui"
PROFILES = "profiles"
"""The folder of the second player's folders and the others'."""
_XDG = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


class Paths:
    """The folders of this program for one player. None is made before something is written to it."""

    __slots__ = ("cache", "config", "data", "logs")

    def __init__(self, home: str | os.PathLike[str] | None = None) -> None:
        """Below `home`; else below the folder that SCOPA_HOME names; else where the system wants them."""
        home = home or os.environ.get("SCOPA_HOME")
        if home:
            top = Path(home).absolute()
            found = (top / "config", top / "data", top / "cache", top / "logs")
        else:
            found = _system_folders()
        self._set(*found)

    def _set(self, config: Path, data: Path, cache: Path, logs: Path) -> None:
        self.config = config
        self.data = data
        self.cache = cache
        self.logs = logs

    def of_profile(self, key: str) -> "Paths":
        """Those of one of several players: settings and matches in folders of their own; "" is who has these."""
        if not key:
            return self
        theirs = object.__new__(Paths)
        theirs._set(self.config / PROFILES / key, self.data / PROFILES / key, self.cache, self.logs)
        return theirs

    @property
    def profile_list(self) -> Path:
        """The file that lists the players on this computer; only in the first player's folders."""
        return self.config / "profiles.json"

    @property
    def title_picture(self) -> Path:
        """The picture that the window opens with; it is made again at the end of every session."""
        return self.cache / "title.picture"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def archive(self) -> Path:
        """The database of matches."""
        return self.data / "matches.sqlite"

    @property
    def standings(self) -> Path:
        """The results of the archive's matches when they were last counted; the file can be made again."""
        return self.data / "matches.sqlite.counted"

    @property
    def deals(self) -> Path:
        """The counts of the archive's deals; this file can be made again, too."""
        return self.data / "matches.sqlite.deals"

    @property
    def own_rules(self) -> Path:
        """The rules that the player has made."""
        return self.data / "own_rules.json"

    @property
    def memory(self) -> Path:
        """The answers to questions of memory."""
        return self.data / "memory.jsonl"

    @property
    def coach(self) -> Path:
        """The quality of the last moves, for the coach."""
        return self.data / "coach.json"

    @property
    def player_files(self) -> tuple[Path, ...]:
        """All files of a player, apart from copies and the files that SQLite puts next to its own."""
        return self.settings, self.archive, self.memory, self.coach, self.own_rules


def _system_folders() -> tuple[Path, Path, Path, Path]:
    import appdirs

    def folder(of: Callable[..., str]) -> Path:
        return Path(of(NAME, appauthor=False))

    with _only_absolute(_XDG):
        # Logs are state on Linux (XDG 0.8: "logs, history"), where appdirs would put them into the cache.
        logs = folder(appdirs.user_log_dir if sys.platform in ("win32", "darwin") else appdirs.user_state_dir)
        return folder(appdirs.user_config_dir), folder(appdirs.user_data_dir), folder(appdirs.user_cache_dir), logs


@contextmanager
def _only_absolute(names: tuple[str, ...]) -> Iterator[None]:
    """Take variables that hold no absolute path out of the environment for a while."""
    hidden = {
        name: os.environ[name] for name in names if name in os.environ and not Path(os.environ[name]).is_absolute()
    }
    for name in hidden:
        del os.environ[name]
    try:
        yield
    finally:
        os.environ.update(hidden)


class NoAssetsError(FileNotFoundError):
    """Error for a missing assets folder, which ships with the program; `path` is where it should be."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"Scopa's assets are neither in {path.parent} nor beside it: the installation is not whole.")
        self.path = path


def assets() -> Path:
    """The folder of cards, sounds, languages and icons: inside the installed package, or at the top of the checkout."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "assets", package.parent / "assets"):
        if folder.is_dir():
            return folder
    raise NoAssetsError(package / "assets")
