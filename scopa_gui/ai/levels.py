"""The ladder of opponents. Every weakness is a human one: it forgets, it overlooks, it grabs. None peeks, no deal is bent."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scopa_gui.ai.classics import REFERENCES
from scopa_gui.ai.heuristic import TACTICS, HeuristicPlayer
from scopa_gui.ai.player import Player


@dataclass(frozen=True, slots=True)
class Level:
    """One opponent: its rung on the ladder from 1, what it remembers (moves back; None: all), and how it plays."""

    key: str
    strength: int
    memory: int | None
    ignored: frozenset[str]
    greed: float
    carelessness: float

    def player(self) -> Player:
        """The player of this level."""
        return HeuristicPlayer(self.memory, self.ignored, self.greed, self.carelessness)


_ALL_TACTICS = frozenset(tactic.name for tactic in TACTICS)
_OBVIOUS = frozenset({"makes_scopa", "takes_settebello", "denari_race", "carte_race", "takes_sevens", "gives_scopa", "card_spent"})
_FINE = frozenset({
    "breaks_pairs", "keeps_pairs", "sevens_paired", "sevens_unpaired", "offers_seven_sum", "keeps_last_card", "echoes_partner",
    "takes_partners_double", "anchor", "gives_up_anchor", "gives_scopa_later", "feeds_partner", "keeps_own_take", "whirlwind",
})

_LADDER = (
    Level("principiante", 1, 4, _ALL_TACTICS - _OBVIOUS, 0.25, 0.15),
    Level("esperto", 2, 16, _FINE, 0.0, 0.06),
    Level("maestro", 3, None, frozenset(), 0.0, 0.0),
)
LEVELS: Mapping[str, Level] = MappingProxyType({level.key: level for level in _LADDER})


def player_of(key: str) -> Player:
    """The player of a level, or of one of the reference players (classics.py); raises ValueError with a sentence."""
    if key in LEVELS:
        return LEVELS[key].player()
    if key in REFERENCES:
        return REFERENCES[key]
    raise ValueError(f"There is no level {key!r}; the levels are {', '.join(LEVELS)}.")
