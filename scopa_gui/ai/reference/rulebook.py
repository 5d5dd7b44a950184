"""A player by numbered rules, tried one after the other: each keeps some of the moves that the earlier ones left."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from scopa_gui.ai.heuristic.evidence import reason_of
from scopa_gui.ai.player import Choice, Limit
from scopa_gui.ai.reasons import Reason, ReasonKey
from scopa_gui.ai.seat.knowledge import Facts, facts_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

BookFilter = Callable[[Facts, Sequence[Move]], list[Move]]
"""The moves that a rule wants of those still open, in their order; none when it has nothing to say."""


@dataclass(frozen=True, slots=True)
class BookRule:
    """One rule: its number in the list, what it keeps, and why it captures and why it lays (None: no words fit)."""

    number: str
    keep: BookFilter
    taking: ReasonKey | None = None
    laying: ReasonKey | None = None


@dataclass(frozen=True, slots=True)
class RulebookPlayer:
    """Plays what a list of rules leaves over; ties by chance."""

    rules: tuple[BookRule, ...]

    def choose(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        """The move by the rules, and the reason of the last rule that ruled another move out."""
        del limit
        moves = list(view.legal_moves())
        if len(moves) == 1:
            return Choice(moves[0], reasons=(Reason(ReasonKey.ONLY_MOVE),))
        rng.shuffle(moves)
        facts = facts_of(view)
        left, deciding = narrowed(self.rules, facts, moves)
        return Choice(left[0], reasons=_reasons(facts, left[0], deciding))


def narrowed(rules: Sequence[BookRule], facts: Facts, moves: Sequence[Move]) -> tuple[list[Move], BookRule | None]:
    """The moves left when every rule has been tried, never none, and the last rule that ruled one out."""
    left = list(moves)
    deciding = None
    for rule in rules:
        remaining = rule.keep(facts, left)
        if remaining and len(remaining) < len(left):
            left = remaining
            deciding = rule
    return left, deciding


def _reasons(facts: Facts, move: Move, rule: BookRule | None) -> tuple[Reason, ...]:
    key = None if rule is None else rule.laying if move.is_lay else rule.taking
    found = None if key is None else reason_of(facts, move, key)
    return () if found is None else (found,)
