"""What a seat knows, and how the cards that it does not see may lie: any deal alike, or weighed by the others' play.

Seats are absolute, counted from the first player. The weight of a deal is the chance that the others, each choosing by
a glance (glances.py) with the temperature and the slips of its level, would have played as they did with those hands.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb, exp, log
from random import Random
from typing import NamedTuple

import numpy as np

from scopa_gui.engine.cards import DECK, Card, CardSet, cards_of, mask_of
from scopa_gui.engine.dealing import hands_after, last_deal
from scopa_gui.engine.moves import Move, Played
from scopa_gui.engine.position import Position
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView
from tests.measure.second_judge.crowds import Crowd, dealt_from
from tests.measure.second_judge.glances import appraised, risk_of
from tests.measure.second_judge.smazzate import Smazzata
from tests.measure.second_judge.ways import Ways


class Deal(NamedTuple):
    """One way in which the cards may lie: the hands by seat, and the stock from the top."""

    hands: tuple[CardSet, ...]
    stock: tuple[Card, ...]


@dataclass(frozen=True)
class Known:
    """What a seat knows: its hand, what lies open, the numbers of the other cards; the moves where there were any."""

    rules: Rules
    me: int
    hand: CardSet
    table: CardSet
    piles: tuple[CardSet, ...]
    scope: tuple[int, ...]
    counts: tuple[int, ...]
    stock: int
    last: int | None
    first_table: CardSet = 0
    history: tuple[Played, ...] = ()
    totals: tuple[int, ...] = ()

    @classmethod
    def by(cls, view: PlayerView) -> "Known":
        """What the view of a seat says."""
        rules = view.rules
        players, sides = rules.players, rules.sides
        me = players - 1 - view.dealer
        return cls(
            rules,
            me,
            view.hand,
            view.table,
            tuple(view.piles[(side - me) % sides] for side in range(sides)),
            tuple(view.scope[(side - me) % sides] for side in range(sides)),
            tuple(view.counts[(seat - me) % players] for seat in range(players)),
            view.stock,
            None if view.last_taker is None else (view.last_taker + me) % players,
            view.first_table,
            tuple(Played((seat + me) % players, move) for seat, move in view.history),
            tuple(view.totals[(side - me) % sides] for side in range(sides)),
        )

    @classmethod
    def whose_turn(cls, rules: Rules, world: Smazzata) -> "Known":
        """What the seat whose turn it is knows of a world."""
        counts = tuple(hand.bit_count() for hand in world.hands)
        public = world.table, tuple(world.piles), tuple(world.scope), counts, len(world.stock), world.last
        return cls(rules, world.turn, world.hands[world.turn], *public)

    @property
    def hidden(self) -> CardSet:
        """The cards of other hands and of the stock."""
        seen = self.hand | self.table
        for pile in self.piles:
            seen |= pile
        return DECK & ~seen

    @property
    def left(self) -> int:
        """The moves that are still to be made."""
        return sum(self.counts) + self.stock

    @property
    def before(self) -> int:
        """The moves of the smazzata before those of the history: none, but where a moment was set up without them."""
        return max(0, self.rules.plays - self.left - len(self.history))

    @property
    def decides(self) -> bool:
        """Whether the smazzata decides the match: two sides, and one of them needs a single point."""
        is_near = len(self.totals) == 2 and max(self.totals) >= self.rules.goal - 1
        return is_near and not self.rules.needs_lead_of_two

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats in turn."""
        players = self.rules.players
        return tuple((self.me + step) % players for step in range(1, players))

    @property
    def deals(self) -> int:
        """How many deals there may be, the order of the stock apart."""
        number, hidden = 1, self.hidden.bit_count()
        for seat in self.others:
            number *= comb(hidden, self.counts[seat])
            hidden -= self.counts[seat]
        return number

    def drawn(self, rng: Random) -> Deal:
        """One deal, all alike likely."""
        cards = list(cards_of(self.hidden))
        rng.shuffle(cards)
        hands = [0] * self.rules.players
        hands[self.me] = self.hand
        for seat in self.others:
            for _ in range(self.counts[seat]):
                hands[seat] |= 1 << cards.pop()
        return Deal(tuple(hands), tuple(cards))

    def every(self) -> Iterator[Deal]:
        """All deals; for when no stock is left."""
        hands = [0] * self.rules.players
        hands[self.me] = self.hand
        yield from self._every(list(self.others), cards_of(self.hidden), hands)

    def _every(self, seats: list[int], cards: tuple[Card, ...], hands: list[CardSet]) -> Iterator[Deal]:
        if not seats:
            yield Deal(tuple(hands), cards)
            return
        for held in combinations(cards, self.counts[seats[0]]):
            hands[seats[0]] = mask_of(held)
            yield from self._every(seats[1:], tuple(card for card in cards if card not in held), hands)

    def world(self, deal: Deal) -> Smazzata:
        """The smazzata with this deal."""
        return Smazzata(deal.hands, self.table, deal.stock, self.piles, self.scope, self.me, self.last)

    def position(self, deal: Deal) -> Position:
        """The same as the engine's position."""
        public = self.piles, self.scope, self.me, self.last, self.first_table, self.history
        return Position(self.rules, deal.hands, self.table, deal.stock, *public)


@dataclass(frozen=True)
class Habit:
    """How a level chooses, by glances: ``temperature`` in points, ``slip`` the share of moves by chance."""

    temperature: float
    slip: float

    def chance(self, worths: Sequence[float], worth: float) -> float:
        """The chance of the move of this worth among all."""
        best = max(worths)
        total = sum(exp((other - best) / self.temperature) for other in worths)
        return self.slip / len(worths) + (1 - self.slip) * exp((worth - best) / self.temperature) / total


class _Past(NamedTuple):
    """A move of another seat: what lay on the table, what the seat has played since, what nobody had seen."""

    seat: int
    move: Move
    table: CardSet
    since: CardSet
    gone: CardSet
    counts: tuple[int, ...]
    stock: int


class Reading:
    """The weight of deals by the moves that were made since the last cards were dealt; ``habits`` by seat."""

    def __init__(self, known: Known, ways: Ways, habits: Mapping[int, Habit]) -> None:
        self.ways, self.habits = ways, habits
        self.past = [past for past in _pasts(known) if past.seat != known.me and past.seat in habits]

    def log_weight(self, deal: Deal) -> float:
        """The logarithm of the chance of the moves that were made."""
        return sum(log(self._chance(past, deal.hands[past.seat] | past.since)) for past in self.past)

    def _chance(self, past: _Past, hand: CardSet) -> float:
        unseen = DECK & ~(past.gone | past.table | hand)
        risk = risk_of(self.ways, past.counts, past.stock, unseen, past.seat)
        found = appraised(self.ways, hand, past.table, unseen, risk)
        worths = [worth for worth, _ in found]
        played = next(worth for worth, way in found if way.move == past.move)
        return self.habits[past.seat].chance(worths, played)


def _pasts(known: Known) -> list[_Past]:
    """The moves since the last deal."""
    rules, history, before = known.rules, known.history, known.before
    table, gone = _begun(known)
    dealt, found = last_deal(rules, before + len(history)), []
    for number, (seat, move) in enumerate(history):
        if before + number >= dealt:
            since = mask_of(other.card for who, other in history[number:] if who == seat)
            hands = hands_after(rules, before + number)
            found.append(_Past(seat, move, table, since, gone, hands.counts, hands.stock))
        if move.is_lay:
            table |= 1 << move.card
        else:
            gone |= move.taken | 1 << move.card
            table &= ~move.taken
    return found


def _begun(known: Known) -> tuple[CardSet, CardSet]:
    """What lay on the table and in the piles before the first move that is known."""
    table, gone = known.table, 0
    for pile in known.piles:
        gone |= pile
    for _, move in reversed(known.history):
        own = 1 << move.card
        table = table & ~own if move.is_lay else table | move.taken & ~own
        gone &= ~(move.taken | own)
    return table, gone


def crowd_of(known: Known, deals: Sequence[Deal]) -> Crowd:
    """The worlds with these deals."""
    rules, many = known.rules, len(deals)
    later = [dealt_from(rules, deal.stock) for deal in deals]
    return Crowd(
        rules,
        np.array([deal.hands for deal in deals], np.int64).T.copy(),
        [np.array(column, np.int64).T.copy() for column in zip(*later, strict=True)],
        np.full(many, known.table, np.int64),
        np.repeat(np.array(known.piles, np.int64)[:, None], many, axis=1),
        np.repeat(np.array(known.scope, np.int16)[:, None], many, axis=1),
        np.full(many, -1 if known.last is None else known.last, np.int16),
        known.me,
        known.left,
    )
