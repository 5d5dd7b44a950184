"""What decided each category of a count, as keys and arguments worked out from the score sheet; sentences.py has the
words.

The card that decided the primiera: first among the cards of the winner's prime that the runner-up cannot match (equal
values cancel out), then among all of it, the one without which - or with which in another pile - the point would be
gone. Where no single card is, the only two that are together; where several pairs would do, the prime was simply
better.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import combinations

from scopa_gui.engine.cards import RANK_SETS, SUIT_SETS, Card, CardSet, Suit, bit, mask_of, rank_of, suit_of
from scopa_gui.engine.scoring.sheet import (
    COUNTING_ORDER,
    PRIMIERA_VALUES,
    Award,
    Category,
    ScoreSheet,
    primiera_slots,
    primiera_sum,
    primiera_winner,
    suits_held,
)

RANKS_COUNTED = {"counts": COUNTING_ORDER, "most_sevens": (7,), "sevens_cascade": (7, 6)}
"""The ranks a primiera by counting compares, the strongest first, by mode."""


class Because(Enum):
    """Why a category went as it did."""

    MORE = auto()
    """More than the next: ``best`` against ``second``."""
    LEVEL = auto()
    """Several sides have the most, ``best``."""
    NOTHING = auto()
    """Nobody has any, or nobody holds what must be held whole."""
    HELD = auto()
    """One side holds the card or cards that count."""
    SPLIT = auto()
    """The four sevens lie on several sides."""
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
    """Why a category went as it did: everything a sentence and a picture need, everything by side where a tuple.

    ``paid`` who is given points; ``best`` and ``second`` what was compared; ``close`` whether one card more in the
    runner-up's pile would have changed it; ``cards`` those that made the difference; ``missing`` the empty suits that
    did; ``rank`` the one that decided a count of ranks and ``level`` those before it.
    """

    category: Category
    because: Because
    paid: tuple[int, ...] = ()
    best: int = 0
    second: int = 0
    close: bool = False
    cards: CardSet = 0
    missing: tuple[tuple[int, Suit], ...] = ()
    rank: int = 0
    level: tuple[int, ...] = ()


def decision_of(sheet: ScoreSheet, award: Award) -> Decision:
    """What decided one category of a sheet."""
    paid = tuple(side for side, points in enumerate(award.points) if points)
    match award.category:
        case Category.CARTE | Category.DENARI:
            return _majority(award, paid)
        case Category.PRIMIERA:
            return _primiera(sheet, award, paid)
        case Category.SCOPE | Category.COIN_POINTS:
            because = Because.EACH_ONE if paid else Because.NOTHING
            return Decision(award.category, because, paid, best=max(award.points), second=_next_best(award.points))
        case Category.NAPOLA:
            run = max(value or 0 for value in award.values)
            cards = award.cards[award.winner] if award.winner is not None else 0
            return Decision(award.category, Because.RUN if run else Because.NOTHING, paid, best=run, cards=cards)
    held = [cards.bit_count() for cards in award.cards]
    if award.winner is not None:
        return Decision(award.category, Because.HELD, paid, best=max(held), cards=award.cards[award.winner])
    return Decision(award.category, Because.SPLIT if any(held) else Because.NOTHING, paid, best=max(held))


def _majority(award: Award, paid: tuple[int, ...]) -> Decision:
    values = [value or 0 for value in award.values]
    best = max(values)
    if not best:
        return Decision(award.category, Because.NOTHING, paid)
    if award.winner is None:
        return Decision(award.category, Because.LEVEL, paid, best=best)
    second = _next_best(values)
    return Decision(award.category, Because.MORE, paid, best=best, second=second, close=best - second <= 2)


def _next_best(values: Sequence[int | None]) -> int:
    return sorted((value or 0 for value in values), reverse=True)[1]


# The primiera


def strength(mode: str, pile: CardSet) -> tuple[int, ...]:
    """What a primiera of this mode compares, the first number first; empty when the pile does not compete."""
    if mode in RANKS_COUNTED:
        counts = tuple((pile & RANK_SETS[rank]).bit_count() for rank in RANKS_COUNTED[mode])
        return counts if any(counts) else ()
    suits, total = suits_held(pile), primiera_sum(pile)
    match mode:
        case "complete_beats":
            return (int(suits == 4), total) if pile else ()
        case "complete_only":
            return (total,) if suits == 4 else ()
        case "suits_then_sum":
            return (suits, total) if pile else ()
    return (total,) if pile else ()


def _primiera(sheet: ScoreSheet, award: Award, paid: tuple[int, ...]) -> Decision:
    mode, winner = sheet.rules.primiera, award.winner
    powers = [strength(mode, pile) for pile in sheet.piles]
    if winner is None:
        if not any(powers):
            none = Because.NONE_COMPLETE if mode == "complete_only" and any(sheet.piles) else Because.NOTHING
            return Decision(award.category, none, paid, missing=_gaps(sheet.piles) if mode == "complete_only" else ())
        return Decision(award.category, Because.LEVEL, paid, best=max(powers)[-1])
    rival = max((side for side in range(len(powers)) if side != winner), key=lambda side: (powers[side], -side))
    if mode in RANKS_COUNTED:
        return _by_rank(sheet, award, paid, rival)
    mine, other = sheet.piles[winner], sheet.piles[rival]
    others = {side: pile for side, pile in enumerate(sheet.piles) if side != winner}
    best, second = primiera_sum(mine), primiera_sum(other)
    if mode == "complete_only" and not powers[rival]:
        return Decision(
            award.category, Because.ONLY_COMPLETE, paid, best, second, missing=_gaps(sheet.piles, list(others))
        )
    if mode == "complete_beats" and suits_held(mine) == 4 != suits_held(other):
        return Decision(
            award.category, Because.FOUR_SUITS, paid, 4, suits_held(other), missing=_gaps(sheet.piles, [rival])
        )
    if mode == "suits_then_sum" and suits_held(mine) != suits_held(other):
        gaps = tuple(gap for gap in _gaps(sheet.piles, [rival]) if mine & SUIT_SETS[gap[1]])
        return Decision(award.category, Because.MORE_SUITS, paid, suits_held(mine), suits_held(other), missing=gaps)
    cards = decisive_cards(mode, sheet.piles, winner, rival)
    return Decision(award.category, Because.BETTER_SUM, paid, best, second, cards=cards)


def _gaps(piles: Sequence[CardSet], sides: Sequence[int] | None = None) -> tuple[tuple[int, Suit], ...]:
    chosen = range(len(piles)) if sides is None else sides
    return tuple(
        (side, Suit(suit)) for side in chosen for suit, cards in enumerate(SUIT_SETS) if not piles[side] & cards
    )


def _by_rank(sheet: ScoreSheet, award: Award, paid: tuple[int, ...], rival: int) -> Decision:
    ranks = RANKS_COUNTED[sheet.rules.primiera]
    winner = award.winner if award.winner is not None else 0
    mine, other = sheet.piles[winner], sheet.piles[rival]
    place = next(place for place, rank in enumerate(ranks) if _held(mine, rank) != _held(other, rank))
    rank = ranks[place]
    return Decision(
        award.category,
        Because.RANK,
        paid,
        _held(mine, rank),
        _held(other, rank),
        cards=mine & RANK_SETS[rank],
        rank=rank,
        level=ranks[:place],
    )


def _held(pile: CardSet, rank: int) -> int:
    return (pile & RANK_SETS[rank]).bit_count()


def decisive_cards(mode: str, piles: Sequence[CardSet], winner: int, rival: int) -> CardSet:
    """The card of the winner's prime that was worth the point, or the only two that were together; 0 for none."""
    slots = [card for card in primiera_slots(piles[winner]) if card is not None]
    against = primiera_slots(piles[rival])
    unmatched = _unmatched(slots, [card for card in against if card is not None])
    others = [rival, *(side for side in range(len(piles)) if side not in (winner, rival))]

    def lost(cards: CardSet, to: int | None = None) -> bool:
        """Whether the point would be gone had the winner not won these cards, or had another side won them."""
        changed = [
            pile & ~cards if side == winner else pile | cards if side == to else pile for side, pile in enumerate(piles)
        ]
        return primiera_winner(mode, changed) != winner

    def ahead(card: Card) -> tuple[int, int]:
        there = against[suit_of(card)]
        worth = PRIMIERA_VALUES[rank_of(card)]
        return -worth, (PRIMIERA_VALUES[rank_of(there)] if there is not None else 0) - worth

    def drop(card: Card) -> int:
        return primiera_sum(piles[winner] & ~bit(card)) - primiera_sum(piles[winner])

    for cards in (sorted(unmatched, key=ahead), sorted(slots, key=drop)):
        for to in (None, *others):
            for card in cards:
                if lost(bit(card), to):
                    return bit(card)
    pairs = [mask_of(pair) for pair in combinations(slots, 2) if lost(mask_of(pair))]
    return pairs[0] if len(pairs) == 1 else 0


def _unmatched(slots: Sequence[Card], against: Sequence[Card]) -> list[Card]:
    """The cards whose primiera value the other prime does not have as well, counting each value as often as it is
    there.

    Of several equal cards, one against a card of the same suit and value is the first to be matched.
    """
    left = list(slots)
    for other in sorted(against, key=lambda card: not any(_same_suit_and_worth(card, mine) for mine in slots)):
        equal = [card for card in left if PRIMIERA_VALUES[rank_of(card)] == PRIMIERA_VALUES[rank_of(other)]]
        if equal:
            left.remove(next((card for card in equal if suit_of(card) == suit_of(other)), equal[-1]))
    return left


def _same_suit_and_worth(one: Card, other: Card) -> bool:
    return suit_of(one) == suit_of(other) and PRIMIERA_VALUES[rank_of(one)] == PRIMIERA_VALUES[rank_of(other)]
