"""Records of a tactic and of the reason it gives. registry.py lists all of them.

A reason is a sentence about one move, a cause is a sentence about two: the better move and the one that was made. The
player reads both as claims about the position and can check them. Their conditions therefore use every card that the
seat has seen, even if the opponent who gives the reason has forgotten some of them: the facts must be complete.
assets/texts/tactics.toml has the sentences.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Flag, auto

from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.engine.moves import Move

Args = dict[str, int]
"""Arguments of a sentence: whole numbers; ``cards`` is a CardSet."""
Evidence = Callable[[Facts, Move], Args | None]
"""Function that returns the arguments of a reason's sentence, or None if the sentence is not true of the move."""
CauseCheck = Callable[[Facts, Move, Move], Args | None]
"""Function that returns the arguments of a cause's sentence for the better move and the move that was made, or None."""
OTHER_PARTS = "other parts"
"""Parts of the count that no tactic names, such as re bello or napola."""
CLEARLY = 1.15
"""Factor by which one capture must be worth more than another to count as clearly better."""


class Trait(Flag):
    """Property of a tactic: who knows it, and when the judge may name it as a cause."""

    OBVIOUS = auto()
    """Even a beginner uses it."""
    GREEDY = auto()
    """It counts for somebody who considers only what a move captures."""
    PAIRING = auto()
    """It is about ranks, partners and later turns: the weaker opponents do not know it."""
    PLANNING = auto()
    """It looks ahead: the weaker opponents do not know it."""
    PRIMIERA = auto()
    """It is about the primiera: Gennaro does not know it."""
    CONTROL = auto()
    """It decides who captures later, and so can cost any part of the count."""
    NO_SCOPA = auto()
    """It can cost any part but scope."""
    SUBTLE = auto()
    """It has a small weight and a late effect: the loss may be far greater than its weight."""
    LAYING = auto()
    """It is looked for only if the move lays a card."""
    GIVES_CARDS = auto()
    """It gives cards to the others, and so can cost any part but scope."""
    TAKES_CARDS = auto()
    """It takes cards, and so can cost one of OTHER_PARTS."""


NO_TRAIT = Trait(0)


@dataclass(frozen=True, slots=True)
class Demand:
    """Demand of a tactic on a person: ``turns`` to think ahead; ``memory`` and ``counting`` from 0 to 1."""

    turns: float
    memory: float = 0.0
    counting: float = 0.0


@dataclass(frozen=True, slots=True)
class ReasonKind:
    """Kind of reason, which several tactics may share.

    ``name``: its name for other programs and in tactics.toml. ``evidence``: condition under which it is true.
    ``compared``: arguments that must be equal for the same sentence to be true of another move. ``names_some``: its
    cards are only some of those that the move has. ``holds_too``: whether the sentence is also true of another move, if
    that is not the same question as whether there is evidence. ``merit``: number that measures how well a move does
    what the reason praises; higher is better. ``is_whole_point``: it is compared with all legal moves, other reasons
    only with the strongest rivals.
    """

    name: str
    evidence: Evidence
    compared: tuple[str, ...] = ()
    names_some: bool = False
    holds_too: Callable[[Facts, Move, Args], bool | None] | None = None
    merit: Callable[[Facts, Move], float] | None = None
    is_whole_point: bool = False


@dataclass(frozen=True, slots=True)
class Tactic:
    """Tactic: ``measure`` times its weight is how many points of the smazzata it gives to a move.

    The weight is ``scopone`` where the whole deck is dealt at once and ``scopa`` where three cards at a time come from
    a stock. ``reason``: given if the tactic is decisive. ``cause``: condition under which it explains a loss.
    ``theme``: value of its PracticeTheme. ``costs``: parts of the count that it costs directly. ``alone``: name of the
    tactic that is named instead if there is no partner. ``exact``: measure of a cause, if that must be exact.
    """

    measure: Callable[[Facts, Move], float]
    scopone: float
    scopa: float
    reason: ReasonKind
    cause: CauseCheck
    theme: str
    demand: Demand
    costs: tuple[str, ...] = ()
    traits: Trait = NO_TRAIT
    alone: str = ""
    exact: Callable[[Facts, Move], float] | None = None

    @property
    def name(self) -> str:
        """Name of the measuring function, which is stored with verdicts and puzzles."""
        return self.measure.__name__


def args_if(holds: bool, **args: int) -> Args | None:
    """Return the arguments if the condition holds, else None."""
    return args if holds else None
