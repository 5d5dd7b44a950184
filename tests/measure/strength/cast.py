"""All who can be named in a measurement: levels (as they were at a commit, too), references, stand-ins, the cheat."""

from functools import cache

from scopa_gui.ai.heuristic_player import HeuristicPlayer
from scopa_gui.ai.levels import LEVELS, player_of
from tests.measure.strength.versions import AT, EarlierPlayer


def ladder() -> list[str]:
    """The keys of the levels, weakest first."""
    return sorted(LEVELS, key=lambda key: LEVELS[key].strength)


@cache
def cast(name: str):
    """The player of this name; raises ValueError with a sentence."""
    if name in {"campione", "pimc"}:
        from tests.measure.strength.peers import PEERS

        return PEERS[name]
    if name == "cheat":
        from tests.measure.strength.ceiling import CheatingPlayer

        return CheatingPlayer()
    if AT in name:
        level, _, revision = name.partition(AT)
        player_of(level)
        return EarlierPlayer(level, revision)
    return HeuristicPlayer() if name == "heuristic" else player_of(name)
