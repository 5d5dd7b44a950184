"""Reasons why a category of a count went as it did, as keys and arguments; the code that shows them finds the words."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from scopa_gui.engine.cards import CardSet, Suit


class Because(Enum):
    """Reasons why a category went as it did."""

    MORE = auto()
    """More than the next: ``best`` against ``second``."""
    LEVEL = auto()
    """Several sides have the most, ``best``."""
    NOTHING = auto()
    """Nobody has any, or nobody holds what must be held whole."""
    HELD = auto()
    """One side holds the card or cards that count."""
    SPLIT = auto()
    """Cards that must be held whole are split up: no side has all of them."""
    EACH_ONE = auto()
    """Every scopa, every coin, is a point."""
    RUN = auto()
    """The ace of coins and those after it, ``best`` cards without a gap."""
    BETTER_SUM = auto()
    """Primiera: the higher sum."""
    FOUR_SUITS = auto()
    """Primiera: all four suits beat a prime that lacks one, whatever the sum."""
    ONLY_COMPLETE = auto()
    """Primiera: the others lack a suit and cannot score."""
    NONE_COMPLETE = auto()
    """Primiera: everybody lacks a suit and cannot score."""
    MORE_SUITS = auto()
    """Primiera: ``best`` suits against ``second``."""
    RANK = auto()
    """Primiera by counting: more cards of ``rank``, those before it being level."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Reason why a category went as it did, with everything a sentence and a picture need; tuples are by side.

    ``paid`` is who is given points; ``best`` and ``second`` what was compared; ``close`` whether one card more in the
    runner-up's pile would have changed it; ``cards`` those that made the difference; ``missing`` the empty suits that
    did; ``rank`` the one that decided a count of ranks and ``level`` those before it.
    """

    because: Because
    paid: tuple[int, ...] = ()
    best: int = 0
    second: int = 0
    close: bool = False
    cards: CardSet = 0
    missing: tuple[tuple[int, Suit], ...] = ()
    rank: int = 0
    level: tuple[int, ...] = ()


def paid_of(points: Sequence[int]) -> tuple[int, ...]:
    """The sides that are given points."""
    return tuple(side for side, gained in enumerate(points) if gained)


def next_best(values: Sequence[int | None]) -> int:
    """The second of these values, the highest first."""
    return sorted((value or 0 for value in values), reverse=True)[1]
