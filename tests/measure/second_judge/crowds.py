"""Many worlds of one seat at once, each played to its end by everybody's own evaluation: arrays with a column a world.

All worlds of a crowd have seen as many moves, so the turn and the sizes of hands are the same in every column.
"""

from itertools import chain

import numpy as np
from numpy.typing import NDArray

from scopa_gui.engine.cards import DECK, Card, CardSet
from scopa_gui.engine.dealing import TABLE, deal_order, hand_size
from scopa_gui.engine.moves import Move
from scopa_gui.engine.rules import Rules
from tests.measure.second_judge.endings import Endings
from tests.measure.second_judge.smazzate import Smazzata, counted, counts_as_usual
from tests.measure.second_judge.ways import SWEPT, Way, Ways

Sets = NDArray[np.int64]
Numbers = NDArray[np.float32]
Places = NDArray[np.intp]
LAST = 5
"""The last cards of four that are solved as if they were open."""
SLIP = 0.08
"""How often a move of a playout is any legal one."""
_MOST = 600_000


class WayTable:
    """The ways of a card on a table, found by arrays: ``first`` and ``many`` by pair, the rest by way."""

    def __init__(self, ways: Ways) -> None:
        self.ways, self.endings = ways, Endings(ways)
        self._clear()

    def forget(self) -> None:
        """Begin anew where much has been kept; the numbers of ways change."""
        if len(self.moves) > _MOST:
            self._clear()

    def _clear(self) -> None:
        self._tables: dict[int, int] = {}
        self.moves: list[Move] = []
        self.first, self.many = np.full(40 * 4096, -1, np.int32), np.zeros(40 * 4096, np.int16)
        self.columns = self._grown(4096)

    @staticmethod
    def _grown(size: int) -> dict[str, NDArray]:
        kinds = {"worth": np.float32, "takes": np.bool_, "clears": np.bool_}
        names = ("worth", "sweepers", "after", "gained", "takes", "clears", "own")
        return {name: np.zeros(size, kinds.get(name, np.int64)) for name in names}

    def of(self, move: Move, table: CardSet) -> int:
        """The number of the way of a legal move."""
        pair = self.pairs(np.array([table]), np.array([[move.card]]))[0, 0]
        return self.moves.index(move, self.first[pair], self.first[pair] + self.many[pair])

    def pairs(self, table: Sets, cards: Sets) -> Places:
        """The places in ``first`` and ``many`` of cards (cards, worlds) on tables (worlds); filled where new."""
        known = self._tables
        places = np.fromiter((known.setdefault(one, len(known)) for one in table.tolist()), np.intp, len(table))
        while 40 * len(known) > len(self.first):
            self.first = np.concatenate([self.first, np.full_like(self.first, -1)])
            self.many = np.concatenate([self.many, np.zeros_like(self.many)])
        pairs = places * 40 + cards
        missing = self.first[pairs] < 0
        if missing.any():
            tables = np.broadcast_to(table, pairs.shape)[missing].tolist()
            self._fill(dict(zip(pairs[missing].tolist(), tables, strict=True)))
        return pairs

    def _fill(self, new: dict[int, int]) -> None:
        """Work out the ways of pairs, each given with its table."""
        found, begin = [self.ways.worked_out(pair % 40, table) for pair, table in new.items()], len(self.moves)
        listed = list(chain.from_iterable(found))
        many, pairs = np.fromiter(map(len, found), np.int16, len(found)), np.fromiter(new, np.intp, len(new))
        self.first[pairs], self.many[pairs] = begin + np.cumsum(many) - many, many
        end = begin + len(listed)
        while end > len(self.columns["worth"]):
            grown = self._grown(2 * len(self.columns["worth"]))
            for name, values in self.columns.items():
                grown[name][: len(values)] = values
            self.columns = grown
        *parts, moves = zip(*listed, strict=True)
        for name, values in zip(Way._fields[:-1], parts, strict=True):
            self.columns[name][begin:end] = values
        self.moves += moves
        self.columns["own"][begin:end] = [1 << move.card for move in moves]


class Crowd:
    """Worlds with the same turn and sizes: ``hands`` (seats, worlds), ``deals`` the hands still to be dealt, and so on.

    ``last``: the seat that took last, -1 for none.
    """

    __slots__ = ("deals", "hands", "last", "left", "piles", "rules", "scope", "table", "turn")

    def __init__(
        self,
        rules: Rules,
        hands: Sets,
        deals: list[Sets],
        table: Sets,
        piles: Sets,
        scope: NDArray[np.int16],
        last: NDArray[np.int16],
        turn: int,
        left: int,
    ) -> None:
        self.rules, self.hands, self.deals, self.table, self.piles = rules, hands, deals, table, piles
        self.scope, self.last, self.turn, self.left = scope, last, turn, left

    @property
    def size(self) -> int:
        """The number of worlds."""
        return len(self.table)

    def chosen(self, columns: Places) -> "Crowd":
        """Copies of these columns, a column as often as it is named."""
        return Crowd(
            self.rules,
            self.hands[:, columns],
            [deal[:, columns] for deal in self.deals],
            self.table[columns],
            self.piles[:, columns],
            self.scope[:, columns],
            self.last[columns],
            self.turn,
            self.left,
        )

    @property
    def is_open(self) -> bool:
        """Whether everybody knows where every card is, or nearly: nothing to deal, and two players or few cards."""
        return not self.deals and (self.rules.players == 2 or (self.rules.sides == 2 and self.left <= LAST))

    def worlds(self) -> list[Smazzata]:
        """The columns one by one, no stock being left."""
        lasts = [None if last < 0 else last for last in self.last.tolist()]
        columns = self.hands.T.tolist(), self.table.tolist(), self.piles.T.tolist(), self.scope.T.tolist(), lasts
        return [
            Smazzata(hands, table, (), piles, scope, self.turn, last)
            for hands, table, piles, scope, last in zip(*columns, strict=True)
        ]

    @property
    def unseen(self) -> Sets:
        """What the seat whose turn it is has not seen."""
        return DECK & ~(np.bitwise_or.reduce(self.piles, axis=0) | self.table | self.hands[self.turn])

    def redrawn(self, rng: np.random.Generator) -> "Crowd":
        """The same for the seat whose turn it is; the cards it has not seen lie anyhow."""
        cards = bits_of(self.unseen, int(np.bitwise_count(self.unseen[0])))
        order = np.argsort(rng.random(cards.shape, np.float32), axis=0)
        shuffled = np.left_shift(1, np.take_along_axis(cards, order, axis=0))
        hands, begin = self.hands.copy(), 0
        for seat in range(len(hands)):
            if seat != self.turn:
                end = begin + int(np.bitwise_count(hands[seat, 0]))
                hands[seat] = np.bitwise_or.reduce(shuffled[begin:end], axis=0) if end > begin else 0
                begin = end
        deals = []
        for deal in self.deals:
            dealt = np.empty_like(deal)
            for seat in range(len(hands)):
                end = begin + int(np.bitwise_count(deal[seat, 0]))
                dealt[seat] = np.bitwise_or.reduce(shuffled[begin:end], axis=0)
                begin = end
            deals.append(dealt)
        return Crowd(self.rules, hands, deals, self.table, self.piles, self.scope, self.last, self.turn, self.left)

    def play(self, table: WayTable, ways: Places) -> None:
        """A way in every column."""
        columns, rules, turn = table.columns, self.rules, self.turn
        side = turn % rules.sides
        self.hands[turn] ^= columns["own"][ways]
        self.table = columns["after"][ways]
        self.piles[side] |= columns["gained"][ways]
        self.left -= 1
        self.last = np.where(columns["takes"][ways], np.int16(turn), self.last)
        if self.left or rules.last_card_may_score:
            self.scope[side] += columns["clears"][ways]
        self.turn = (turn + 1) % rules.players
        if self.left and not self.hands[self.turn, 0]:
            self.hands, self.deals = self.deals[0].copy(), self.deals[1:]

    def margins(self) -> NDArray[np.int16]:
        """What each side has more than the best other one (sides, worlds), the smazzata being over."""
        rules, piles = self.rules, self.piles.copy()
        if rules.leftovers_are_taken:
            for side in range(rules.sides):
                piles[side] |= np.where((self.last >= 0) & (self.last % rules.sides == side), self.table, 0)
        points = _points(rules, piles) + self.scope
        best_other = [np.max(np.delete(points, side, axis=0), axis=0) for side in range(rules.sides)]
        return points - np.array(best_other, np.int16)


def bits_of(sets: Sets, many: int) -> Sets:
    """The cards of sets that all have as many: (many, worlds)."""
    found, rest = np.empty((many, len(sets)), np.int64), sets.copy()
    for place in range(many):
        low = rest & -rest
        found[place] = np.bitwise_count(low - 1)
        rest ^= low
    return found


def glance(crowd: Crowd, table: WayTable) -> tuple[Places, Numbers]:
    """Every way in every column, and its worth at a glance with the risk taken off: (ways, worlds); -99: none."""
    hand, rules = crowd.hands[crowd.turn], crowd.rules
    cards = bits_of(hand, int(np.bitwise_count(hand[0])))
    pairs = table.pairs(crowd.table, cards)
    first, many = table.first[pairs], table.many[pairs]
    rows, most = [first.astype(np.intp)], int(many.max())
    is_there = [np.ones_like(first, np.bool_)]
    for more in range(1, most):
        some = (many > more).any(axis=1)
        rows.append(np.where(many[some] > more, first[some] + more, first[some]).astype(np.intp))
        is_there.append(many[some] > more)
    ways, there = np.concatenate(rows), np.concatenate(is_there)
    unseen = crowd.unseen
    following = crowd.hands[(crowd.turn + 1) % rules.players, 0]
    dealt = int(np.bitwise_count(crowd.deals[0][0, 0])) if crowd.deals else 0
    risk = SWEPT * (int(np.bitwise_count(following)) or dealt) / max(1, int(np.bitwise_count(unseen[0])))
    worth = table.columns["worth"][ways] - np.float32(risk) * np.bitwise_count(table.columns["sweepers"][ways] & unseen)
    worth[~there] = -99
    return ways, worth


def _solved(crowd: Crowd, endings: Endings) -> NDArray[np.int16]:
    """The margins with open cards."""
    worlds = crowd.worlds()
    sign = 1 if crowd.turn % 2 == 0 else -1
    leads = [sign * endings.lead(world) + world.scope[0] - world.scope[1] for world in worlds]
    return np.array([leads, [-lead for lead in leads]], np.int16)


def play_out(
    crowd: Crowd, table: WayTable, rng: np.random.Generator, slip: float = SLIP, *, solves: bool = True
) -> NDArray[np.int16]:
    """What each side has more than the best other one (sides, worlds) when every world has been played to its end.

    ``solves``: the last cards are solved where they are open.
    """
    while crowd.left:
        if solves and crowd.is_open:
            return _solved(crowd, table.endings)
        ways, worth = glance(crowd, table)
        slips = np.flatnonzero(rng.random(crowd.size) < slip)
        if len(slips):
            worth[:, slips] = np.where(worth[:, slips] > -99, rng.random((len(worth), len(slips))), -99)
        chosen = np.argmax(worth, axis=0)
        crowd.play(table, ways[chosen, np.arange(crowd.size)])
    return crowd.margins()


_RANKS = np.arange(10)
_PRIME = np.array([16, 12, 13, 14, 15, 18, 21, 10, 10, 10])
_BEST = np.array(
    [1000 + max((_PRIME[rank] for rank in _RANKS if cards >> rank & 1), default=-1000) for cards in range(1024)]
)


def _points(rules: Rules, piles: Sets) -> NDArray[np.int16]:
    if not counts_as_usual(rules) or rules.ties != "none":
        return np.array([counted(rules, column) for column in piles.T.tolist()], np.int16).T
    prime = sum(_BEST[piles >> suit & 1023] for suit in (0, 10, 20, 30))
    if rules.primiera == "complete_beats":
        prime = np.where(prime >= 4000, prime, prime % 1000)
    points = (piles >> 6 & 1).astype(np.int16)
    for values in (np.bitwise_count(piles), np.bitwise_count(piles & 1023), prime):
        best = values == values.max(axis=0)
        points += best & (best.sum(axis=0) == 1)
    return points


def dealt_from(rules: Rules, stock: tuple[Card, ...]) -> list[tuple[int, ...]]:
    """The hands by seat of every deal to come, the next one first."""
    found = []
    while stock:
        hands = [0] * rules.players
        order = deal_order(rules, len(stock))
        assert TABLE not in order, "cards are turned up at the first deal alone"
        for seat, card in zip(order, stock, strict=False):
            hands[seat] |= 1 << card
        found.append(tuple(hands))
        stock = stock[hand_size(rules, len(stock)) * rules.players :]
    return found
