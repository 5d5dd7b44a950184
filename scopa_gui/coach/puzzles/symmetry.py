"""Positions in other suits, so that a repeated question cannot be answered by heart.

Coins stay coins. Cups, clubs and swords can change places, because no rule distinguishes them
(tests/engine/test_position.py).
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from random import Random

from scopa_gui.engine.cards import Card, CardSet, Suit, cards_of, mask_of
from scopa_gui.engine.moves import Move, Played
from scopa_gui.engine.position import Position

Mirror = tuple[Suit, Suit, Suit, Suit]
"""Suits that replace coins, cups, clubs and swords, in this order."""
PLAIN: Mirror = (Suit.DENARI, Suit.COPPE, Suit.BASTONI, Suit.SPADE)
MIRRORS: Sequence[Mirror] = tuple(
    (Suit.DENARI, a, b, c) for a, b, c in permutations((Suit.COPPE, Suit.BASTONI, Suit.SPADE))
)


def mirror_for(key: str, times: int) -> Mirror:
    """Return the mirror for an exercise that was asked ``times`` times before; the first one is PLAIN."""
    others = [mirror for mirror in MIRRORS if mirror != PLAIN]
    Random(key).shuffle(others)
    return (PLAIN, *others)[times % len(MIRRORS)]


def mirrored_card(card: Card, mirror: Mirror) -> Card:
    """Return the card in the other suits."""
    return mirror[card // 10] * 10 + card % 10


def mirrored_cards(cards: CardSet, mirror: Mirror) -> CardSet:
    """Return the cards in the other suits."""
    return mask_of(mirrored_card(card, mirror) for card in cards_of(cards))


def mirrored_move(move: Move, mirror: Mirror) -> Move:
    """Return the move in the other suits."""
    return Move(mirrored_card(move.card, mirror), mirrored_cards(move.taken, mirror))


def mirrored_position(position: Position, mirror: Mirror) -> Position:
    """Return the position in the other suits; the same moves in the other suits bring the same points."""
    return replace(
        position,
        hands=tuple(mirrored_cards(hand, mirror) for hand in position.hands),
        table=mirrored_cards(position.table, mirror),
        stock=tuple(mirrored_card(card, mirror) for card in position.stock),
        piles=tuple(mirrored_cards(pile, mirror) for pile in position.piles),
        first_table=mirrored_cards(position.first_table, mirror),
        history=tuple(Played(seat, mirrored_move(move, mirror)) for seat, move in position.history),
    )
