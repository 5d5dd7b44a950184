"""The ladder of opponents: seven people, each with a weakness of its own. None peeks, no deal is bent.

Light to import: how they play is in styles.py, loaded with the first player that is asked for.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from reprlib import repr as quoted
from types import MappingProxyType

from scopa_gui.ai.player import Limit, Player
from scopa_gui.ai.thinking_time import MAESTRO, PROFESSORESSA


@dataclass(frozen=True, slots=True)
class Level:
    """One opponent: its rung on the ladder from 1, and the seconds that it thinks at most where it searches."""

    key: str
    strength: int
    seconds: float | None = None

    @property
    def is_search(self) -> bool:
        """True for one that thinks as long as it is let; the others know their move at once."""
        return self.seconds is not None

    def limit(self, share: float = 1.0) -> Limit:
        """This share of its own seconds; no limit for one that does not search."""
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
"""Level that is asked for a hint, for reasons and for a better line."""
USUAL = "rosa"
"""Against whom somebody plays who has not chosen yet."""
FORMER = ("principiante", "esperto")
"""Levels of earlier versions, no longer offered: matches begun against them go on as they were."""


def level_of(key: str) -> Level | None:
    """The level of this key; None for former levels and for reference players."""
    return LEVELS.get(key)


def player_of(key: str) -> Player:
    """The player of a level, of a former one or of the reference players; ValueError with a sentence."""
    from scopa_gui.ai.reference.reference_players import REFERENCES
    from scopa_gui.ai.styles import PLAYERS

    found = PLAYERS.get(key) or REFERENCES.get(key)
    if found is None:
        raise ValueError(f"There is no level {quoted(key)}; the levels are {', '.join(LEVELS)}.")
    return found


def memory_of(key: str) -> int | None:
    """Return the number of moves the player of this key remembers captures for; None for all. ValueError as above."""
    return getattr(player_of(key), "memory", None)


def make_ready() -> None:
    """Load all that the players need, the search and its tables too, so that the first question is answered at once."""
    from scopa_gui.ai import styles  # noqa: F401 - loading the styles is the point
    from scopa_gui.ai.search import search_player

    search_player.make_ready()
