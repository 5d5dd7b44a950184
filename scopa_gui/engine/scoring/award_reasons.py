"""Reasons why a scoring category went to a side or to nobody, as data; the window puts them into words."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from scopa_gui.engine.cards import CardSet, Suit


class Because(Enum):
    """Kinds of reason why a category went to a side or to nobody."""

    MORE = auto()
    """The winner has more than the runner-up: ``best`` against ``second``."""
    LEVEL = auto()
    """Several sides tie for the most: ``best``."""
    NOTHING = auto()
    """No side has anything that counts here."""
    HELD = auto()
    """One side has captured all the cards that count."""
    SPLIT = auto()
    """The cards that count are in several piles."""
    EACH_ONE = auto()
    """Each scopa, or each card that counts, is paid separately."""
    RUN = auto()
    """A run of ``best`` coins from the ace up, without a gap."""
    BETTER_SUM = auto()
    """Primiera: the higher sum."""
    FOUR_SUITS = auto()
    """Primiera: a side with all four suits beats one that lacks a suit, whatever the sums."""
    ONLY_COMPLETE = auto()
    """Primiera: all sides but the winner lack a suit and cannot score."""
    NONE_COMPLETE = auto()
    """Primiera: every side lacks a suit and cannot score."""
    MORE_SUITS = auto()
    """Primiera: ``best`` suits against ``second``."""
    RANK = auto()
    """Primiera by counting ranks: the winner has more cards of ``rank``; the ranks compared before it are tied."""


@dataclass(frozen=True, slots=True)
class AwardReason:
    """Reason why a category went to a side or to nobody, with the values that a sentence or picture shows.

    ``paid``: the sides that score. ``best`` and ``second``: the values compared. ``close``: one card in the runner-up's
    pile instead of the winner's would have changed the result. ``cards``: the cards that made the difference.
    ``missing``: pairs of a side and a suit it lacks, if that decided. ``rank``: the rank whose number of cards decided.
    ``level``: the ranks compared before it, in which the sides tied.
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
    """Return the sides that have any points."""
    return tuple(side for side, gained in enumerate(points) if gained)


def next_best(values: Sequence[int | None]) -> int:
    """Return the second-highest value; None counts as 0."""
    return sorted((value or 0 for value in values), reverse=True)[1]
