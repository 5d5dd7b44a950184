"""CardTracker, which knows where each of the forty cards is and which ranks are paired, as far as one seat has seen."""

from dataclasses import dataclass
from enum import Enum

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
    cards_outside,
    mask_of,
    rank_of,
)
from scopa_gui.engine.dealing import dealer_scope
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView

KEY_RANKS = (7, 6, 1)
"""Ranks that decide the primiera, the most valuable first."""


class Where(Enum):
    """Place of a card, as far as I know."""

    TO_COME = "to_come"
    """In another hand or in the stock, so I have not seen it."""
    HAND = "hand"
    TABLE = "table"
    PILE = "pile"


@dataclass(frozen=True, slots=True)
class RankCount:
    """Places of the four cards of a rank: ``to_come``, on the ``table``, in my ``hand`` and ``captured``.

    ``pairs`` are captured cards, each with the next one captured; ``odd`` is the last captured card if it has no pair.
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
    """Count of the cards in a view. ``ranks``: from the ace to the re; ``owners``: the side of each captured card."""

    view: PlayerView
    ranks: tuple[RankCount, ...]
    owners: dict[Card, int]

    def count(self, rank: int) -> RankCount:
        """Return the count of a rank."""
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
        """Coins that I have not seen."""
        return self.view.unseen & SUIT_SETS[Suit.DENARI]

    @property
    def coins_captured(self) -> tuple[int, ...]:
        """Number of coins each side has."""
        return tuple((pile & SUIT_SETS[Suit.DENARI]).bit_count() for pile in self.view.piles)


def ranks_pair(rules: Rules) -> bool:
    """Return whether paired ranks matter; they do not if an ace takes everything or cards are taken by fifteen."""
    return rules.law.takes_own_value_only


def captures_of(view: PlayerView) -> tuple[Card, ...]:
    """Return the cards of all piles in the order of their capture, the taken ones before the card that took them.

    Cards left on the table at the end come last.
    """
    found: list[Card] = []
    if not view.moves_before and dealer_scope(view.rules, view.first_table):
        found += cards_of(view.first_table)
    for _, move in view.history:
        if move.taken:
            found += (*cards_of(move.gained & ~bit(move.card)), move.card)
    return (*found, *cards_of(DECK & ~cards_outside(view.piles) & ~mask_of(found)))


def tracker_of(view: PlayerView) -> CardTracker:
    """Return the count of the cards in a view."""
    owners = {card: side for side, pile in enumerate(view.piles) for card in cards_of(pile)}
    by_rank: dict[int, list[Card]] = {rank: [] for rank in RANKS}
    for card in captures_of(view):
        by_rank[rank_of(card)].append(card)
    counts = []
    for rank, captured in by_rank.items():
        cards = RANK_SETS[rank]
        seen = (view.unseen & cards, view.table & cards, view.hand & cards, mask_of(captured))
        pairs = tuple(zip(captured[::2], captured[1::2], strict=False))
        counts.append(RankCount(rank, *seen, pairs, captured[-1] if len(captured) % 2 else None))
    return CardTracker(view, tuple(counts), owners)
