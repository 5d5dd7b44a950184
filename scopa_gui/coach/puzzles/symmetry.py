"""The same position in other suits, so that it is understood and not learnt by heart.

Coins stay coins, as the rules count them; cups, clubs and swords are alike under every rule
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
"""Suits that take the place of the four suits, in their order."""
PLAIN: Mirror = (Suit.DENARI, Suit.COPPE, Suit.BASTONI, Suit.SPADE)
MIRRORS: Sequence[Mirror] = tuple(
    (Suit.DENARI, a, b, c) for a, b, c in permutations((Suit.COPPE, Suit.BASTONI, Suit.SPADE))
)


def mirror_for(key: str, times: int) -> Mirror:
    """Return the mirror for an exercise asked `times` times: first as it was, then a new one each time."""
    others = [mirror for mirror in MIRRORS if mirror != PLAIN]
    Random(key).shuffle(others)
    return (PLAIN, *others)[times % len(MIRRORS)]


def mirrored_card(card: Card, mirror: Mirror) -> Card:
    """The card in the mirror."""
    return mirror[card // 10] * 10 + card % 10


def mirrored_cards(cards: CardSet, mirror: Mirror) -> CardSet:
    """The set in the mirror."""
    return mask_of(mirrored_card(card, mirror) for card in cards_of(cards))


def mirrored_move(move: Move, mirror: Mirror) -> Move:
    """The move in the mirror."""
    return Move(mirrored_card(move.card, mirror), mirrored_cards(move.taken, mirror))


def mirrored_position(position: Position, mirror: Mirror) -> Position:
    """The position in the mirror: whatever is played there, played here in the mirror, comes to the same points."""
    return replace(
        position,
        hands=tuple(mirrored_cards(hand, mirror) for hand in position.hands),
        table=mirrored_cards(position.table, mirror),
        stock=tuple(mirrored_card(card, mirror) for card in position.stock),
        piles=tuple(mirrored_cards(pile, mirror) for pile in position.piles),
        first_table=mirrored_cards(position.first_table, mirror),
        history=tuple(Played(seat, mirrored_move(move, mirror)) for seat, move in position.history),
    )
