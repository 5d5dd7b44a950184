"""All tactics and all kinds of reason, in the order in which the players add them up.

The weights are in points of the smazzata. They were found by self-play: in each deal the two sides played with weights
shifted at random in opposite directions, and each weight was then moved towards the side that did better (about 24,000
deals of scopone, 8,000 of scopa for two and for four).
"""

from scopa_gui.ai.reasons import Reason
from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.ai.tactics import cards_captured, cards_laid, next_turns, pairing
from scopa_gui.ai.tactics.tactic import Args, ReasonKind, Tactic, Trait
from scopa_gui.engine.moves import Move

TACTICS: tuple[Tactic, ...] = (
    *cards_captured.CAPTURES,
    *next_turns.NEXT_TURNS,
    *cards_laid.CARDS_LAID,
    *cards_captured.LAST_TAKE,
    *cards_laid.ACES,
    *pairing.ANCHORS,
    *pairing.PARTNERS_RANKS,
    *pairing.PAIRS,
    *next_turns.SAFE_TABLES,
    *pairing.LAST_CARDS,
)
BY_NAME = {tactic.name: tactic for tactic in TACTICS}
REASON_KINDS: dict[str, ReasonKind] = {tactic.reason.name: tactic.reason for tactic in TACTICS}
"""Kinds of reason that a tactic gives, by name; the others are in ai/reasons.py."""


def names_with(traits: Trait) -> frozenset[str]:
    """Return the names of the tactics that have at least one of these traits."""
    return frozenset(tactic.name for tactic in TACTICS if tactic.traits & traits)


def names_costing(part: str) -> frozenset[str]:
    """Return the names of the tactics that directly cost this part of the count."""
    return frozenset(tactic.name for tactic in TACTICS if part in tactic.costs)


def reason_of(facts: Facts, move: Move, key: str) -> Reason | None:
    """Return the reason with its arguments, or None if it is not true of the move."""
    found = evidence_of(key, facts.complete, move)
    return None if found is None else Reason(key, found)


def evidence_of(key: str, facts: Facts, move: Move) -> Args | None:
    """Return the arguments of a reason's sentence, or None if it is not true; ``facts`` must be complete.

    A reason that belongs to no tactic, such as ONLY_MOVE, is true whenever it is given.
    """
    return REASON_KINDS[key].evidence(facts, move) if key in REASON_KINDS else {}


def cause_args(name: str, facts: Facts, best: Move, move: Move) -> Args | None:
    """Return the arguments of a tactic's sentence as the cause of a loss, or None if it is not true.

    ``percent`` is a chance of the next seat; ``cards`` the cards that were missed, left, or could make a scopa;
    ``count`` a number of cards; ``rank`` a rank.
    """
    return BY_NAME[name].cause(facts, best, move)
