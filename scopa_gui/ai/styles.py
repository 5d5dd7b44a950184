"""Styles of play of the levels: what each remembers, what it overlooks, what it loves too much.

The levels were spread by self-play, each against its neighbours in five games; the figures are in
tests/measure/strength/measured.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import ClassVar

from scopa_gui.ai.heuristic.heuristic_player import TACTICS, HeuristicPlayer
from scopa_gui.ai.player import Candidate, Choice, Limit, Player
from scopa_gui.ai.reasons import Reason, ReasonKey
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.thinking_time import MAESTRO, PROFESSORESSA
from scopa_gui.engine.cards import SETTEBELLO, bit
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class ChildPlayer:
    """Plays any legal move, but looks out for a scopa, then the settebello; ``eye`` 0..1: how often it sees one."""

    memory: ClassVar[int | None] = 0
    """It never looks at what has been taken."""
    eye: float

    def choose(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        """A treasure, where the child sees one; else any move, all alike."""
        del limit
        moves = view.legal_moves()
        sees = rng.random() < self.eye
        treasures = [(key, move) for key, move in _treasures(view, moves) if sees]
        key, chosen = treasures[0] if treasures else (ReasonKey.WHIM, rng.choice(moves))
        others = (move for move in moves if move != chosen)
        candidates = (Candidate(chosen, float(bool(treasures))), *(Candidate(move, 0.0) for move in others))
        return Choice(chosen, candidates, (Reason(key),))


def _treasures(view: PlayerView, moves: tuple[Move, ...]) -> list[tuple[ReasonKey, Move]]:
    swept = [(ReasonKey.SCOPA, move) for move in moves if view.makes_scopa(move)]
    return swept + [
        (ReasonKey.SETTEBELLO, move) for move in moves if move.taken and (move.taken | bit(move.card)) & bit(SETTEBELLO)
    ]


@dataclass(frozen=True, slots=True)
class ThinkingPlayer:
    """The searching player with a level's own seconds; it is loaded, and numpy with it, with the first question."""

    memory: ClassVar[int | None] = None
    """All that has been taken."""
    seconds: float
    trust: float = 1.0
    carelessness: float = 0.0

    def choose(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        """The move that the search finds best; a limit given by the caller wins over the level's own seconds."""
        clock = Budget(Limit(seconds=self.seconds) if limit == Limit() else limit, 0)
        from scopa_gui.ai.search.search_player import SearchPlayer

        return SearchPlayer(self.seconds, self.trust, self.carelessness).choose(view, clock.left, rng)


_ALL = frozenset(tactic.name for tactic in TACTICS)
_OBVIOUS = frozenset(
    {"makes_scopa", "takes_settebello", "denari_race", "carte_race", "takes_sevens", "gives_scopa", "card_spent"}
)
_PAIRING = frozenset(
    {
        "breaks_pairs",
        "keeps_pairs",
        "sevens_paired",
        "sevens_unpaired",
        "offers_seven_sum",
        "keeps_last_card",
        "echoes_partner",
        "takes_partners_double",
        "anchor",
        "gives_up_anchor",
        "gives_scopa_later",
        "feeds_partner",
        "keeps_own_take",
        "whirlwind",
    }
)
_PLANNING = frozenset({"starves", "safe_eleven", "becomes_last_taker"})
_PRIMIERA = frozenset({"primiera_race", "takes_sixes", "takes_sevens"})

PLAYERS: Mapping[str, Player] = MappingProxyType(
    {
        "pierino": ChildPlayer(eye=0.4),
        # Coins before all else; scope given away hardly trouble her.
        "carmela": HeuristicPlayer(
            memory=3, ignored=_ALL - _OBVIOUS, carelessness=1.35, fancies={"denari_race": 5.0, "gives_scopa": 0.3}
        ),
        "gennaro": HeuristicPlayer(memory=6, ignored=_PAIRING | _PLANNING | _PRIMIERA, carelessness=0.6),
        "rosa": HeuristicPlayer(memory=12, ignored=_PAIRING | _PLANNING, carelessness=0.12),
        "don_ciro": HeuristicPlayer(),
        # She reckons, but hardly reads how the others play, and what is nearly as good is good enough.
        "professoressa": ThinkingPlayer(PROFESSORESSA, trust=0.2, carelessness=0.12),
        "maestro": ThinkingPlayer(MAESTRO),
        "principiante": HeuristicPlayer(memory=4, ignored=_ALL - _OBVIOUS, greed=0.25, carelessness=0.15),
        "esperto": HeuristicPlayer(memory=16, ignored=_PAIRING, carelessness=0.06),
    }
)
