"""Every kind of file that the game reads, and where it lies: what the command damages one after the other."""

from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

HOME, GIVEN, PROGRAM = "home", "given", "program"
"""Tops: a player's folders, files that somebody else made, and the program as it ships."""


class FileKind(NamedTuple):
    """One kind: the patterns of its files below a top, and the home in which they are found."""

    name: str
    top: str
    patterns: tuple[str, ...]
    home: str = "whole"
    remade: bool = False
    """Made again by the game whenever it is missing: nobody needs to be told of its loss."""

    def files(self, top: Path) -> list[Path]:
        """Its files below a folder, sorted."""
        return sorted({path for pattern in self.patterns for path in top.glob(pattern) if path.is_file()})


_PLAYERS = ("", "profiles/*/")


def _of_players(folder: str, name: str) -> tuple[str, ...]:
    return tuple(f"{folder}/{player}{name}" for player in _PLAYERS)


KINDS: tuple[FileKind, ...] = (
    FileKind("settings", HOME, _of_players("config", "settings.json")),
    FileKind("settings backup", HOME, _of_players("config", "settings.backup.json")),
    FileKind("players", HOME, ("config/profiles.json",)),
    FileKind("players backup", HOME, ("config/profiles.backup.json",)),
    FileKind("players lock", HOME, ("config/profiles.lock",), remade=True),
    FileKind("archive", HOME, _of_players("data", "matches.sqlite")),
    FileKind("archive, 0.1.0", HOME, ("data/matches.sqlite",), "of_0_1_0"),
    FileKind("archive, 0.2.0", HOME, ("data/matches.sqlite",), "of_0_2_0"),
    FileKind("archive in use", HOME, ("data/matches.sqlite",), "killed"),
    FileKind("archive -wal", HOME, ("data/matches.sqlite-wal",), "killed"),
    FileKind("archive -shm", HOME, ("data/matches.sqlite-shm",), "killed"),
    FileKind("archive -journal", HOME, ("data/matches.sqlite-journal",), "journal"),
    FileKind("archive copy", HOME, _of_players("data", "matches.sqlite.copy")),
    FileKind("archive .closed", HOME, ("data/matches.sqlite.closed",), remade=True),
    FileKind("claims", HOME, ("data/claims/*.lock",), remade=True),
    FileKind("thoughts", HOME, ("data/thoughts/*.jsonl",), remade=True),
    FileKind("memory", HOME, _of_players("data", "memory.jsonl")),
    FileKind("memory copy", HOME, _of_players("data", "memory.jsonl.copy")),
    FileKind("coach", HOME, ("data/coach.json",)),
    FileKind("own rules", HOME, ("data/own_rules.json",)),
    FileKind("own rules backup", HOME, ("data/own_rules.backup.json",)),
    FileKind("statistics", HOME, ("data/matches.sqlite.counted",), remade=True),
    FileKind("deals", HOME, ("data/matches.sqlite.deals",), remade=True),
    FileKind("window picture", HOME, ("cache/title.picture",), remade=True),
    FileKind("picture cache", HOME, ("cache/*.atlas",), remade=True),
    FileKind("error log", HOME, ("logs/scopa.log",), remade=True),
    FileKind("shared text", GIVEN, ("*.scopa",)),
    FileKind("player file", GIVEN, ("*.scopa-player",)),
    FileKind("cards", PROGRAM, ("assets/cards/**/*.webp",)),
    FileKind("fonts", PROGRAM, ("assets/fonts/*.ttf",)),
    FileKind("icons", PROGRAM, ("assets/icons/*.png", "assets/icons/*.ico", "assets/icons/*.svg")),
    FileKind("first picture", PROGRAM, ("assets/launch/*.jpg",)),
    FileKind("catalogues", PROGRAM, ("assets/locale/*/LC_MESSAGES/scopa.mo",)),
    FileKind("program texts", PROGRAM, ("assets/texts/*.toml",)),
    FileKind("portraits", PROGRAM, ("assets/portraits/**/*.webp",)),
    FileKind("puzzles", PROGRAM, ("assets/puzzles/puzzles.jsonl",)),
    FileKind("puzzle ratings", PROGRAM, ("assets/puzzles/starting_ratings.json",), remade=True),
    FileKind("sounds", PROGRAM, ("assets/sounds/*.wav",)),
    FileKind("music", PROGRAM, ("assets/sounds/*.ogg",)),
    FileKind("players' figures", PROGRAM, ("scopa_gui/ai/data/*.json",)),
    FileKind("licence texts", PROGRAM, ("assets/fonts/*.txt",)),
)
NAMED = {kind.name: kind for kind in KINDS}

WRITTEN_ONLY = ("data/pictures/*", "*.new", "*.broken-*", "*.old.log", "data/matches.sqlite-*")
"""Files in a home that the game writes and never reads again, or that SQLite names by itself."""
NOT_READ = ("assets/**/*.po", "assets/**/*.pot", "assets/**/*.svg", "assets/**/*.ico")
"""Files that ship for the system or for translators."""


def is_known(top: str, path: str) -> bool:
    """True if a path below a top is of one of the kinds, or is not read."""
    kinds = [pattern for kind in KINDS if kind.top == top for pattern in kind.patterns]
    others = WRITTEN_ONLY if top == HOME else NOT_READ
    return any(fnmatchcase(path, pattern.replace("**/", "*")) for pattern in (*kinds, *others))
