"""Greedy, the simple player of Di Palma and Lanzi (IEEE Transactions on Games 10(3), 2018)."""

from random import Random

from scopa_gui.ai.player import Choice, Limit
from scopa_gui.ai.seat.knowledge import sweeping_cards
from scopa_gui.engine.cards import SETTEBELLO, SUIT_SETS, Card, CardSet, bit, cards_of, rank_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.primiera import PRIMIERA_VALUES
from scopa_gui.engine.view import PlayerView


def greedy_value(card: Card) -> int:
    """Return Greedy's value of a card: its primiera value, and 10 for a coin, 8 for a seven, 100 for the settebello."""
    value = PRIMIERA_VALUES[rank_of(card)] + (8 if rank_of(card) == 7 else 0)
    return value + (10 if bit(card) & SUIT_SETS[0] else 0) + (100 if card == SETTEBELLO else 0)


def value_of(cards: CardSet) -> int:
    """Return the sum of Greedy's values of some cards."""
    return sum(greedy_value(card) for card in cards_of(cards))


def gain_of(move: Move) -> int:
    """Return Greedy's value of a move's cards: those taken and the card played."""
    return value_of(move.taken | bit(move.card))


class GreedyPlayer:
    """Player that makes a scopa, or the most valuable capture, or lays the cheapest card.

    If it can, it leaves no table that an unseen card can clear.
    """

    def choose(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        """Return the move by these rules; ties are broken at random."""
        del limit
        moves = list(view.legal_moves())
        rng.shuffle(moves)
        sweeps = [move for move in moves if view.makes_scopa(move)]
        if sweeps:
            return Choice(max(sweeps, key=gain_of))
        left = {move: move.leaves(view.table) for move in moves}
        safe = [move for move in moves if not sweeping_cards(view.rules, left[move]) & view.unseen] or moves
        captures = [move for move in safe if move.taken]
        if captures:
            return Choice(max(captures, key=gain_of))
        return Choice(min(safe, key=lambda move: greedy_value(move.card)))
