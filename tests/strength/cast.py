"""All who can be named in a measurement: levels, reference players, plain heuristic, stand-ins and the cheat."""

from functools import cache

from scopa_gui.ai.heuristic.heuristic_player import HeuristicPlayer
from scopa_gui.ai.levels import LEVELS, player_of


def ladder() -> list[str]:
    """The keys of the levels, weakest first."""
    return sorted(LEVELS, key=lambda key: LEVELS[key].strength)


@cache
def cast(name: str):
    """The player of this name; raises ValueError with a sentence."""
    if name in {"campione", "pimc"}:
        from tests.strength.peers import PEERS

        return PEERS[name]
    if name == "cheat":
        from tests.strength.ceiling import CheatingPlayer

        return CheatingPlayer()
    return HeuristicPlayer() if name == "heuristic" else player_of(name)
