"""Levels: the ladder of seven opponents, from Pierino to Maestro. None of them sees hidden cards.

Quick to import: styles.py, which says how they play, is loaded with the first player.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from reprlib import repr as quoted
from types import MappingProxyType

from scopa_gui.ai.player import Limit, Player
from scopa_gui.ai.thinking_time import MAESTRO, PROFESSORESSA


@dataclass(frozen=True, slots=True)
class Level:
    """One opponent: its strength from 1, and the most seconds it thinks about a move; None if it does not search."""

    key: str
    strength: int
    seconds: float | None = None

    @property
    def is_search(self) -> bool:
        """True if it searches for a given time; the others find their move at once."""
        return self.seconds is not None

    def limit(self, share: float = 1.0) -> Limit:
        """Return a limit of this share of its seconds; no limit if it does not search."""
        return Limit() if self.seconds is None else Limit(seconds=self.seconds * share)


_LADDER = (
    Level("pierino", 1),
    Level("carmela", 2),
    Level("gennaro", 3),
    Level("rosa", 4),
    Level("don_ciro", 5),
    Level("professoressa", 6, PROFESSORESSA),
    Level("maestro", 7, MAESTRO),
)
LEVELS: Mapping[str, Level] = MappingProxyType({level.key: level for level in _LADDER})
ADVISER = "maestro"
"""Level that gives hints, reasons and better lines."""
USUAL = "rosa"
"""Opponent of a player who has not chosen one."""
FORMER = ("principiante", "esperto")
"""Levels of earlier versions, no longer offered, but still needed for matches begun against them."""


def level_of(key: str) -> Level | None:
    """Return the level with this key; None for former levels and reference players."""
    return LEVELS.get(key)


def player_of(key: str) -> Player:
    """Return the player of a level, former level or reference player; raise ValueError if there is none."""
    from scopa_gui.ai.reference.reference_players import REFERENCES
    from scopa_gui.ai.styles import PLAYERS

    found = PLAYERS.get(key) or REFERENCES.get(key)
    if found is None:
        raise ValueError(f"There is no level {quoted(key)}; the levels are {', '.join(LEVELS)}.")
    return found


def memory_of(key: str) -> int | None:
    """Return the number of moves for which a player remembers captures, None for all; raise ValueError if unknown."""
    return getattr(player_of(key), "memory", None)


def make_ready() -> None:
    """Load everything that the players need, search and tables included, so that the first answer comes at once."""
    from scopa_gui.ai import styles  # noqa: F401 - loading the styles is the point
    from scopa_gui.ai.search import search

    search.make_ready()
