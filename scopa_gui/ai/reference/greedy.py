"""Greedy, the simple player of Di Palma and Lanzi (IEEE Transactions on Games 10(3), 2018), rebuilt as described."""

from random import Random

from scopa_gui.ai.player import Choice, Limit
from scopa_gui.ai.seat.knowledge import sweeping_cards
from scopa_gui.engine.cards import SETTEBELLO, SUIT_SETS, Card, CardSet, bit, cards_of, rank_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.primiera import PRIMIERA_VALUES
from scopa_gui.engine.view import PlayerView


def greedy_value(card: Card) -> int:
    """Return what Greedy thinks a card is worth.

    That is its primiera value, 10 more for a coin, 8 for a seven, 100 for the settebello.
    """
    value = PRIMIERA_VALUES[rank_of(card)] + (8 if rank_of(card) == 7 else 0)
    return value + (10 if bit(card) & SUIT_SETS[0] else 0) + (100 if card == SETTEBELLO else 0)


def value_of(cards: CardSet) -> int:
    """The worth of a set of cards: the sum over its cards."""
    return sum(greedy_value(card) for card in cards_of(cards))


def gain_of(move: Move) -> int:
    """The worth of a capture: the cards taken and the card that takes them."""
    return value_of(move.taken | bit(move.card))


class GreedyPlayer:
    """Takes the scopa, else what is worth most, leaving no table an unseen card can clear; else lays the cheapest."""

    def choose(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        """The move by the four rules; ties by chance."""
        del limit
        moves = list(view.legal_moves())
        rng.shuffle(moves)
        sweeps = [move for move in moves if view.makes_scopa(move)]
        if sweeps:
            return Choice(max(sweeps, key=gain_of))
        safe = [move for move in moves if not sweeping_cards(view.rules, _left(view, move)) & view.unseen] or moves
        captures = [move for move in safe if move.taken]
        if captures:
            return Choice(max(captures, key=gain_of))
        return Choice(min(safe, key=lambda move: greedy_value(move.card)))


def _left(view: PlayerView, move: Move) -> CardSet:
    return view.table & ~move.taken if move.taken else view.table | bit(move.card)
