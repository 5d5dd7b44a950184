"""What the measuring players share: a world imagined from a view, and playouts in which everybody takes what is worth
most.

Written from a description of how such programs play, apart from the searches of scopa_gui.ai, so that they do not share
faults.
"""

from random import Random

from scopa_gui.ai.reference.greedy import greedy_value
from scopa_gui.engine.cards import CardSet, cards_of, mask_of
from scopa_gui.engine.dealing import deal_from
from scopa_gui.engine.legality import is_scopa
from scopa_gui.engine.moves import Played
from scopa_gui.engine.position import Position
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.view import PlayerView

SCOPA_VALUE = 200
_VALUES = tuple(map(greedy_value, range(40)))
_laws: dict[int, dict[int, tuple[CardSet, int]]] = {}


def imagined(view: PlayerView, rng: Random) -> Position:
    """One world: the unseen cards dealt at random to other hands and stock. Seats are counted from the first player."""
    rules = view.rules
    players, sides = rules.players, rules.sides
    me = (players - 1 - view.dealer) % players
    hidden = list(cards_of(view.unseen))
    rng.shuffle(hidden)
    hands = [0] * players
    hands[me] = view.hand
    for seat in range(1, players):
        hands[(me + seat) % players] = mask_of(hidden.pop() for _ in range(view.counts[seat]))
    return Position(
        rules,
        tuple(hands),
        view.table,
        tuple(hidden),
        tuple(view.piles[(side - me) % sides] for side in range(sides)),
        tuple(view.scope[(side - me) % sides] for side in range(sides)),
        me,
        None if view.last_taker is None else (view.last_taker + me) % players,
        view.first_table,
        tuple(Played((seat + me) % players, move) for seat, move in view.history),
    )


class Playout:
    """A smazzata played on from a position. ``epsilon``: how often a move is any legal one instead of the most
    valuable.

    Cappotto ends nothing here, and the last capture keeps its scopa under every rule.
    """

    def __init__(self, position: Position, rng: Random, epsilon: float = 0.0) -> None:
        self.rules, self.rng, self.epsilon = position.rules, rng, epsilon
        self.hands, self.table, self.stock = list(position.hands), position.table, position.stock
        self.piles, self.scope = list(position.piles), list(position.scope)
        self.turn, self.last_taker = position.turn, position.last_taker
        self.best = _laws.setdefault(id(self.rules.law), {})

    def points(self) -> tuple[int, ...]:
        """Play to the end and count."""
        rules, random = self.rules, self.rng.random
        while True:
            hand = self.hands[self.turn]
            if not hand:
                if not self.stock:
                    break
                hands, _, self.stock = deal_from(rules, self.stock)
                self.hands = list(hands)
                continue
            if self.epsilon and random() < self.epsilon:
                card = self.rng.choice(cards_of(hand))
                moves = rules.law.moves_of(card, self.table)
                taken = moves[int(random() * len(moves))].taken
            else:
                card, taken = self._most_valuable(hand)
            self._make(card, taken)
        if self.last_taker is not None and rules.leftovers == "last_capturer":
            self.piles[self.last_taker % rules.sides] |= self.table
        return score(rules, self.piles, self.scope).points

    def _most_valuable(self, hand: CardSet) -> tuple[int, CardSet]:
        """The card and what it takes: most value won, or least value laid."""
        table, best = self.table, self.best
        chosen, most = (-1, 0), -(10**6)
        while hand:
            low = hand & -hand
            hand ^= low
            card = low.bit_length() - 1
            key = table << 6 | card
            found = best.get(key)
            if found is None:
                found = best[key] = self._take_of(card)
            if found[1] > most:
                chosen, most = (card, found[0]), found[1]
        return chosen

    def _take_of(self, card: int) -> tuple[CardSet, int]:
        if len(self.best) > 400_000:
            self.best.clear()
        found = (0, -_VALUES[card])
        for move in self.rules.law.moves_of(card, self.table):
            if move.taken:
                value = (
                    _VALUES[card]
                    + sum(_VALUES[taken] for taken in cards_of(move.taken))
                    + SCOPA_VALUE * (move.taken == self.table)
                )
                if value > found[1]:
                    found = (move.taken, value)
        return found

    def _make(self, card: int, taken: CardSet) -> None:
        seat, played = self.turn, 1 << card
        side = seat % self.rules.sides
        self.hands[seat] ^= played
        self.turn = following = (seat + 1) % self.rules.players
        if not taken:
            self.table |= played
            return
        self.piles[side] |= taken | played
        if taken == played:
            return
        self.table ^= taken
        self.last_taker = seat
        if not self.table:
            move = next(move for move in self.rules.law.moves_of(card, taken) if move.taken == taken)
            self.scope[side] += is_scopa(self.rules, move, is_last_card=not (self.hands[following] or self.stock))


def lead_of(points: tuple[int, ...], side: int) -> int:
    """The points of a side more than the best other side has."""
    return points[side] - max(had for other, had in enumerate(points) if other != side)
