"""Reference players for measuring strength: random moves, Greedy, and the rules of the classic books."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from scopa_gui.ai.player import Candidate, Choice, Limit, Player
from scopa_gui.ai.reference.chitarrella import CHITARRELLA
from scopa_gui.ai.reference.cicuti import CICUTI
from scopa_gui.ai.reference.greedy import GreedyPlayer, greedy_value
from scopa_gui.ai.reference.rulebook import RulebookPlayer
from scopa_gui.engine.view import PlayerView

__all__ = ["REFERENCES", "GreedyPlayer", "RandomPlayer", "greedy_value"]


class RandomPlayer:
    """Player of random legal moves."""

    def choose(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        """Return a random legal move."""
        del limit
        moves = view.legal_moves()
        return Choice(rng.choice(moves), tuple(Candidate(move, 0.0) for move in moves))


REFERENCES: Mapping[str, Player] = MappingProxyType(
    {
        "random": RandomPlayer(),
        "greedy": GreedyPlayer(),
        "chitarrella": RulebookPlayer(CHITARRELLA),
        "cicuti": RulebookPlayer(CICUTI),
    }
)
