"""Players of the levels: what each remembers, overlooks and overvalues.

They were adjusted by self-play in five games, so that each level is stronger than the one below
(tests/measure/strength/measured.md).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import ClassVar

from scopa_gui.ai.heuristic_player import HeuristicPlayer
from scopa_gui.ai.player import Candidate, Choice, Limit, Player
from scopa_gui.ai.reasons import WHIM, Reason
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.tactics.cards_captured import SCOPA, SETTEBELLO_TAKEN
from scopa_gui.ai.tactics.registry import TACTICS, names_with
from scopa_gui.ai.tactics.tactic import Trait
from scopa_gui.ai.thinking_time import MAESTRO, PROFESSORESSA
from scopa_gui.engine.cards import SETTEBELLO, bit
from scopa_gui.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class ChildPlayer:
    """Player of random moves that takes a scopa, or else the settebello, if it sees it.

    ``eye``: chance, from 0 to 1, that it does.
    """

    memory: ClassVar[int | None] = 0
    """It remembers no captures."""
    eye: float

    def choose(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        """Return a scopa or the settebello, if the child sees one, else a random move."""
        del limit
        moves = view.legal_moves()
        treasures = []
        if rng.random() < self.eye:
            treasures = [(SCOPA.name, move) for move in moves if view.makes_scopa(move)]
            treasures += [(SETTEBELLO_TAKEN.name, move) for move in moves if move.gained & bit(SETTEBELLO)]
        key, chosen = treasures[0] if treasures else (WHIM, rng.choice(moves))
        others = (move for move in moves if move != chosen)
        candidates = (Candidate(chosen, float(bool(treasures))), *(Candidate(move, 0.0) for move in others))
        return Choice(chosen, candidates, (Reason(key),))


@dataclass(frozen=True, slots=True)
class ThinkingPlayer:
    """SearchPlayer of a level; the search, which needs numpy, is loaded at the first choice."""

    memory: ClassVar[int | None] = None
    """It remembers all captures."""
    seconds: float
    trust: float = 1.0
    carelessness: float = 0.0

    def choose(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        """Return the choice of the search; ``seconds`` apply only if the limit is empty."""
        clock = Budget(Limit(seconds=self.seconds) if limit == Limit() else limit, 0)
        from scopa_gui.ai.search.search import SearchPlayer

        return SearchPlayer(self.seconds, self.trust, self.carelessness).choose(view, clock.left, rng)


_BEGINNERS_MISS = frozenset(tactic.name for tactic in TACTICS) - names_with(Trait.OBVIOUS)

PLAYERS: Mapping[str, Player] = MappingProxyType(
    {
        "pierino": ChildPlayer(eye=0.4),
        # She overvalues coins and hardly fears to give a scopa.
        "carmela": HeuristicPlayer(
            memory=3, ignored=_BEGINNERS_MISS, carelessness=1.35, fancies={"denari_race": 5.0, "gives_scopa": 0.3}
        ),
        "gennaro": HeuristicPlayer(
            memory=6, ignored=names_with(Trait.PAIRING | Trait.PLANNING | Trait.PRIMIERA), carelessness=0.6
        ),
        "rosa": HeuristicPlayer(memory=12, ignored=names_with(Trait.PAIRING | Trait.PLANNING), carelessness=0.12),
        "don_ciro": HeuristicPlayer(),
        # She searches, but hardly infers anything from the others' moves, and is a little careless.
        "professoressa": ThinkingPlayer(PROFESSORESSA, trust=0.2, carelessness=0.12),
        "maestro": ThinkingPlayer(MAESTRO),
        "principiante": HeuristicPlayer(memory=4, ignored=_BEGINNERS_MISS, greed=0.25, carelessness=0.15),
        "esperto": HeuristicPlayer(memory=16, ignored=names_with(Trait.PAIRING), carelessness=0.06),
    }
)
