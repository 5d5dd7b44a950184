"""CardTracker: what a seat has seen of the forty cards: where each is, and which ranks are paired.

Made from a PlayerView alone: the public history and that seat's own hand.
"""

from dataclasses import dataclass
from enum import Enum

from scopa_gui.ai.value.open_points import open_cards
from scopa_gui.engine.cards import (
    DECK,
    RANK_SETS,
    RANKS,
    SUIT_SETS,
    Card,
    CardSet,
    Suit,
    bit,
    cards_of,
    mask_of,
    rank_of,
)
from scopa_gui.engine.dealing import dealer_scope
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView

KEY_RANKS = (7, 6, 1)
"""Ranks that the primiera is made of, the weightiest first; the seven of coins is a point in itself."""


class Where(Enum):
    """Place where I know a card to be."""

    TO_COME = "to_come"
    """In another hand or in the stock: I have not seen it."""
    HAND = "hand"
    TABLE = "table"
    PILE = "pile"


@dataclass(frozen=True, slots=True)
class RankCount:
    """The four cards of a rank: those `to_come`, on the `table`, in my `hand` and `captured`.

    ``pairs`` of captured cards, each with the one captured next; ``odd`` the last one while it has no fellow.
    """

    rank: int
    to_come: CardSet
    table: CardSet
    hand: CardSet
    captured: CardSet
    pairs: tuple[tuple[Card, Card], ...]
    odd: Card | None


@dataclass(frozen=True, slots=True)
class CardTracker:
    """The count after the moves of a view. ``ranks`` from the ace to the re; ``owners``: each captured card's side."""

    view: PlayerView
    ranks: tuple[RankCount, ...]
    owners: dict[Card, int]

    def count(self, rank: int) -> RankCount:
        """The four cards of a rank."""
        return self.ranks[rank - 1]

    def where(self, card: Card) -> Where:
        """Return the place of a card."""
        if self.view.hand & bit(card):
            return Where.HAND
        if self.view.table & bit(card):
            return Where.TABLE
        return Where.PILE if card in self.owners else Where.TO_COME

    @property
    def coins_to_come(self) -> CardSet:
        """The coins that I have not seen."""
        return self.view.unseen & SUIT_SETS[Suit.DENARI]

    @property
    def coins_captured(self) -> tuple[int, ...]:
        """Number of coins each side has."""
        return tuple((pile & SUIT_SETS[Suit.DENARI]).bit_count() for pile in self.view.piles)


def ranks_pair(rules: Rules) -> bool:
    """Return whether paired and unpaired ranks mean something.

    They do not where an ace sweeps or fifteen is made (pairs break).
    """
    return rules.law.takes_own_value_only


def captures_of(view: PlayerView) -> tuple[Card, ...]:
    """The cards in all piles in the order in which they were captured: what was taken, then the card that took it.

    What was left on the table at the end comes last.
    """
    found: list[Card] = []
    if not view.moves_before and dealer_scope(view.rules, view.first_table):
        found += cards_of(view.first_table)
    for _, move in view.history:
        if move.taken:
            found += cards_of(move.taken & ~bit(move.card))
            found.append(move.card)
    return (*found, *cards_of(DECK & ~open_cards(view.piles) & ~mask_of(found)))


def tracker_of(view: PlayerView) -> CardTracker:
    """The count of a view."""
    owners = {card: side for side, pile in enumerate(view.piles) for card in cards_of(pile)}
    by_rank: dict[int, list[Card]] = {rank: [] for rank in RANKS}
    for card in captures_of(view):
        by_rank[rank_of(card)].append(card)
    return CardTracker(view, tuple(_count(view, rank, by_rank[rank]) for rank in RANKS), owners)


def _count(view: PlayerView, rank: int, captured: list[Card]) -> RankCount:
    cards = RANK_SETS[rank]
    pairs = tuple(zip(captured[::2], captured[1::2], strict=False))
    odd = captured[-1] if len(captured) % 2 else None
    return RankCount(rank, view.unseen & cards, view.table & cards, view.hand & cards, mask_of(captured), pairs, odd)
