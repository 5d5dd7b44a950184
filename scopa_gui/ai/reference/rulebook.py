"""RulebookPlayer, who applies a list of rules in order: each rule keeps some of the moves left by the rules before."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from scopa_gui.ai.player import Choice, Limit
from scopa_gui.ai.reasons import ONLY_MOVE, Reason
from scopa_gui.ai.seat.knowledge import Facts, facts_of
from scopa_gui.ai.tactics.registry import reason_of
from scopa_gui.ai.tactics.tactic import ReasonKind
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

BookFilter = Callable[[Facts, Sequence[Move]], list[Move]]
"""Function that returns the moves that a rule keeps, in the same order; none if the rule does not apply."""


@dataclass(frozen=True, slots=True)
class BookRule:
    """Rule: its number, its filter, and its reasons for captures (``taking``) and lays, None if it has none."""

    number: str
    keep: BookFilter
    taking: ReasonKind | None = None
    laying: ReasonKind | None = None


@dataclass(frozen=True, slots=True)
class RulebookPlayer:
    """Player who plays one of the moves that a list of rules leaves, chosen at random."""

    rules: tuple[BookRule, ...]

    def choose(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        """Return the move, with the reason of the last rule that ruled another move out."""
        del limit
        moves = list(view.legal_moves())
        if len(moves) == 1:
            return Choice(moves[0], reasons=(Reason(ONLY_MOVE),))
        rng.shuffle(moves)
        facts = facts_of(view)
        left, deciding = narrowed(self.rules, facts, moves)
        move = left[0]
        kind = None if deciding is None else deciding.laying if move.is_lay else deciding.taking
        reason = None if kind is None else reason_of(facts, move, kind.name)
        return Choice(move, reasons=() if reason is None else (reason,))


def narrowed(rules: Sequence[BookRule], facts: Facts, moves: Sequence[Move]) -> tuple[list[Move], BookRule | None]:
    """Return the moves that all rules leave, at least one, and the last rule that ruled one out, or None."""
    left = list(moves)
    deciding = None
    for rule in rules:
        remaining = rule.keep(facts, left)
        if remaining and len(remaining) < len(left):
            left = remaining
            deciding = rule
    return left, deciding
