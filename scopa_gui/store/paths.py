"""Paths of all files: a player's own, and the assets that ship with the program.

appdirs gives the usual folders of each system. On Linux these follow the XDG base directory specification, by which a
variable with an empty or relative path must be ignored; appdirs does not ignore it, so it is removed meanwhile. The
variable SCOPA_HOME puts all folders into one, for tests and for a game on a USB stick.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

NAME = "scopa-gui"
PROFILES = "profiles"
"""Name of the folder that contains the folders of all players but the first."""
_XDG = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


class Paths:
    """Folders and files of one player. A folder is made only when something is written to it."""

    def __init__(self, home: str | os.PathLike[str] | None = None) -> None:
        """Find the folders: in `home`, else in that of SCOPA_HOME, else where the system has them."""
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
        self.profile_list = config / "profiles.json"
        """List of the players on this computer; only the first player's folders have it."""
        self.settings = config / "settings.json"
        self.archive = data / "matches.sqlite"
        self.standings = data / "matches.sqlite.counted"
        """Saved results of the archive's matches; the file can be made again."""
        self.deals = data / "matches.sqlite.deals"
        """Saved counts of the archive's deals; the file can be made again."""
        self.own_rules = data / "own_rules.json"
        self.memory = data / "memory.jsonl"
        """Answers to memory questions."""
        self.coach = data / "coach.json"
        """Quality of the last moves, for the coach."""
        self.title_picture = cache / "title.picture"
        """Picture with which the window opens; every session makes a new one when it ends."""

    def of_profile(self, key: str) -> "Paths":
        """Return the paths of the player with this key; "" is the first player, whose paths these are."""
        if not key:
            return self
        theirs = object.__new__(Paths)
        theirs._set(self.config / PROFILES / key, self.data / PROFILES / key, self.cache, self.logs)
        return theirs

    @property
    def player_files(self) -> tuple[Path, ...]:
        """All files of a player, without copies and without the files that SQLite makes next to its own."""
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
    """Remove variables without an absolute path from the environment while the context lasts."""
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
    """Return the folder of assets: inside the installed package, or at the top of the checkout.

    Raises NoAssetsError if it is missing.
    """
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "assets", package.parent / "assets"):
        if folder.is_dir():
            return folder
    raise NoAssetsError(package / "assets")
