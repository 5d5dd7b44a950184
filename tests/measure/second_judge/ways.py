"""What every card may do on every table, and what that is worth at a glance: the second judge's own evaluation."""

from typing import NamedTuple

from scopa_gui.engine.cards import RANK_SETS, RANKS, SUIT_SETS, Card, CardSet, cards_of, rank_of, suit_of
from scopa_gui.engine.legality import is_scopa
from scopa_gui.engine.moves import Move
from scopa_gui.engine.rules import Rules

SCOPA = 1.0
LAID = 0.35
"""The share of a card's worth that is thought lost when it is laid."""
SWEPT = 1.25
"""What a table that the next seat can sweep is thought to cost, times the chance that it holds such a card."""
COIN, CARD = 0.12, 0.045
PRIMIERA = {7: 0.17, 6: 0.08, 1: 0.05, 5: 0.02, 4: 0.01}
SETTEBELLO = 0.85
_MEMO_LIMIT = 400_000


def card_worth(card: Card) -> float:
    """What it is worth to have this card in one's pile, in points."""
    worth = CARD + PRIMIERA.get(rank_of(card), 0.0)
    if suit_of(card) == 0:
        worth += COIN + (SETTEBELLO if rank_of(card) == 7 else 0.0)
    return worth


_WORTHS = tuple(map(card_worth, range(40)))
_OF_SUIT = tuple(
    tuple(sum(_WORTHS[suit + card] for card in range(10) if cards >> card & 1) for cards in range(1024))
    for suit in (0, 10, 20, 30)
)
_TOTALS = tuple(sum(card + 1 for card in range(10) if cards >> card & 1) for cards in range(1024))


def worth_of(cards: CardSet) -> float:
    """What it is worth to have these cards in one's pile, in points."""
    coins, cups, clubs, swords = _OF_SUIT
    return coins[cards & 1023] + cups[cards >> 10 & 1023] + clubs[cards >> 20 & 1023] + swords[cards >> 30]


def total_of(cards: CardSet) -> int:
    """The sum of the ranks."""
    return _TOTALS[cards & 1023] + _TOTALS[cards >> 10 & 1023] + _TOTALS[cards >> 20 & 1023] + _TOTALS[cards >> 30]


class Way(NamedTuple):
    """A move and what follows: ``worth`` in points before the risk, ``sweepers`` the cards that sweep ``after``.

    ``gained``: what goes to the pile, 0 for a card that is laid; ``clears``: it makes a scopa unless it is the last
    card.
    """

    worth: float
    sweepers: CardSet
    after: CardSet
    gained: CardSet
    takes: bool
    clears: bool
    move: Move


class Ways:
    """The ways of a card on a table under some rules, worked out once by the engine's law of captures."""

    def __init__(self, rules: Rules) -> None:
        if rules.vile or not rules.last_capture_may_score:
            raise ValueError("The second judge does not know these rules.")
        self.rules = rules
        self._ace_scores = rules.law.ace_is_special and rules.ace_may_sweep_for_scopa
        self._memo: dict[int, tuple[Way, ...]] = {}
        self._sweepers: dict[CardSet, CardSet] = {}

    def of(self, card: Card, table: CardSet) -> tuple[Way, ...]:
        """All legal ways of this card."""
        key = table << 6 | card
        found = self._memo.get(key)
        if found is None:
            if len(self._memo) > _MEMO_LIMIT:
                self._memo.clear()
            found = self._memo[key] = self.worked_out(card, table)
        return found

    def worked_out(self, card: Card, table: CardSet) -> tuple[Way, ...]:
        """The same, not kept."""
        return tuple([self._way(move, table) for move in self.rules.law.moves_of(card, table)])

    def way(self, move: Move, table: CardSet) -> Way:
        """The way of a legal move."""
        return next(way for way in self.of(move.card, table) if way.move == move)

    def _way(self, move: Move, table: CardSet) -> Way:
        own = 1 << move.card
        if move.is_lay:
            after = table | own
            return Way(-LAID * _WORTHS[move.card], self.sweepers(after), after, 0, False, False, move)
        takes = not move.is_for_itself
        after = table & ~move.taken
        clears = takes and not after and is_scopa(self.rules, move, is_last_card=False)
        worth = worth_of(move.taken | own) + SCOPA * clears
        return Way(worth, self.sweepers(after), after, move.taken | own, takes, clears, move)

    def sweepers(self, table: CardSet) -> CardSet:
        """The cards that sweep a table for a scopa, those that lie on it included."""
        found = self._sweepers.get(table)
        if found is None:
            if len(self._sweepers) > _MEMO_LIMIT:
                self._sweepers.clear()
            ranks = RANKS if table and self._is_small(table) else ()
            found = self._sweepers[table] = sum(RANK_SETS[rank] for rank in ranks if self._sweeps(rank, table))
        return found

    def _is_small(self, table: CardSet) -> bool:
        """Whether some card may sweep it: its total is small, or all its cards are equal, or an ace takes all."""
        # Speed: the law is asked of one table in ten: three times as many tables a second.
        if self._ace_scores or total_of(table) < 15:
            return True
        return any(table & ~cards == 0 for cards in RANK_SETS[1:])

    def _sweeps(self, rank: int, table: CardSet) -> bool:
        """Whether a card of this rank that does not lie there sweeps the table."""
        free = cards_of(RANK_SETS[rank] & ~table)
        if not free:
            return False
        moves = self.rules.law.moves_of(free[0], table)
        return any(move.taken == table and is_scopa(self.rules, move, is_last_card=False) for move in moves)


def coins_of(pile: CardSet) -> CardSet:
    """The coins among these cards."""
    return pile & SUIT_SETS[0]
