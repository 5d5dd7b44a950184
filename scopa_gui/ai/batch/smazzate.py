"""Smazzate: many smazzate of one game at the same move, one in each column, played on at once by a policy."""

from collections.abc import Sequence
from random import Random
from typing import Any, Self

import numpy as np

from scopa_gui.ai.batch.batch_scoring import points_of
from scopa_gui.ai.batch.cardsets import ALL, Bools, Floats, Ints, columns_set, total_of
from scopa_gui.ai.batch.plays import Plays, may_score, plays_of
from scopa_gui.ai.batch.policy import Policy, SeenBatch, traits_of
from scopa_gui.ai.search.budget import MustStop, never
from scopa_gui.engine.cards import CardSet
from scopa_gui.engine.dealing import deal_order, hand_size
from scopa_gui.engine.rules import Rules


class Smazzate:
    """Smazzate in progress, one in each column. Seats count from the first player, sets are as in cardsets.py.

    ``hands``: by seat, the places of the cards (cards, columns); ``stock``: in the order of dealing (cards, columns);
    ``table`` and its sum ``total``: by column; ``piles`` and ``scope``: (sides, columns); ``last``: by column, the side
    that captured last, or -1; ``void``: by column, true if its scopa counts only if another capture follows.
    """

    def __init__(
        self,
        rules: Rules,
        hands: Sequence[Ints],
        stock: Ints,
        table: Ints,
        piles: Ints,
        scope: Ints,
        last: Ints,
        turn: int,
    ) -> None:
        self.rules = rules
        self.hands = list(hands)
        self.stock = stock
        self.table = table
        self.piles = piles
        self.scope = scope
        self.last = last
        self.turn = turn
        self.total = total_of(table)
        self.columns = table.shape[0]
        self.void: Bools = np.zeros(self.columns, np.bool_)
        self._column = np.arange(self.columns)

    @classmethod
    def alike(
        cls,
        rules: Rules,
        hands: Sequence[Ints],
        stock: Ints,
        table: CardSet,
        piles: Sequence[CardSet],
        last: int,
        turn: int,
    ) -> Self:
        """Return smazzate whose columns differ only in ``hands`` and ``stock``, without any scope so far.

        ``table`` and ``piles`` are sets of the engine.
        """
        columns = stock.shape[1]
        repeated = np.repeat(np.array([[columns_set(pile)] for pile in piles], np.int64), columns, axis=1)
        scope = np.zeros((rules.sides, columns), np.int64)
        taker = np.full(columns, last)
        return cls(rules, hands, stock, np.full(columns, columns_set(table)), repeated, scope, taker, turn)

    @property
    def left(self) -> int:
        """Number of plays still to be made."""
        return sum(len(hand) for hand in self.hands) + len(self.stock)

    def repeated(self, times: int) -> Self:
        """Return a copy with all columns repeated ``times`` times, in blocks."""

        def again(values: Any) -> Any:
            return np.tile(values, (*(1,) * (values.ndim - 1), times))

        found = type(self)(
            self.rules,
            [again(hand) for hand in self.hands],
            again(self.stock),
            again(self.table),
            again(self.piles),
            again(self.scope),
            again(self.last),
            self.turn,
        )
        found.void = again(self.void)
        return found

    def seen(self) -> SeenBatch:
        """Return the facts that the seat to play knows."""
        seat = self.turn
        rules = self.rules
        side = seat % rules.sides
        hand = np.bitwise_or.reduce(np.left_shift(1, self.hands[seat]), axis=0)  # type: ignore[call-overload, unused-ignore] # numpy 2.5 types no axis
        mine = self.piles[side]
        theirs = self.piles[(side + 1) % rules.sides]
        known = self.table | hand
        for pile in self.piles:
            known = known | pile
        left = self.left
        own = len(self.hands[seat])
        following = (seat + 1) % rules.players
        holds = len(self.hands[following]) if following != seat else own
        if not holds and len(self.stock):
            holds = hand_size(rules, len(self.stock))
        return SeenBatch(
            self.table,
            self.total,
            mine,
            theirs,
            ALL & ~known,
            hand,
            left - own,
            holds,
            left,
            left == 1 and not rules.last_card_may_score,
        )

    def plays(self) -> Plays:
        """Return the plays of the seat to play: each card in every way."""
        return plays_of(self.rules, self.hands[self.turn], self.table, self.total)

    def play(self, plays: Plays, chosen: Ints) -> None:
        """Make the chosen play (index) of each column, and deal the next cards if all hands are empty."""
        rules = self.rules
        column = self._column
        side = self.turn % rules.sides
        left = self.left - 1
        hand = self.hands[self.turn]
        indices = chosen * self.columns + column
        taken = plays.taken.take(indices)
        bits = plays.bits.take(indices)
        captures = taken != 0
        self.table = plays.table.take(indices)
        self.total = plays.total.take(indices)
        self.piles[side] |= np.where(captures, taken | bits, 0)
        if left or rules.last_card_may_score:
            self.scope[side] += plays.empties.take(indices)
        self._note_last(side, captures & (taken != bits), plays.empties, indices if left else None)
        hand[chosen % len(hand), column] = hand[-1]
        self._pass_on(left)

    def make(self, moves: Sequence[tuple[int, int]]) -> None:
        """Make a move (card, taken set) in each block of columns, with blocks as made by `repeated`."""
        cards, taken = (
            np.repeat(np.array(values, np.int64), self.columns // len(moves)) for values in zip(*moves, strict=True)
        )
        rules = self.rules
        column = self._column
        side = self.turn % rules.sides
        left = self.left - 1
        bits = np.left_shift(1, cards)
        captures = taken != 0
        for_itself = taken == bits
        before = self.table
        self.table = np.where(captures, before & ~taken, before | bits)
        self.total = total_of(self.table)
        self.piles[side] |= np.where(captures, taken | bits, 0)
        sweeps = captures & (self.table == 0) & ~for_itself & may_score(rules, cards, taken)
        if left or rules.last_card_may_score:
            self.scope[side] += sweeps
        self._note_last(side, captures & ~for_itself, sweeps, column if left else None)
        hand = self.hands[self.turn]
        hand[(hand == cards).argmax(axis=0), column] = hand[-1]
        self._pass_on(left)

    def finish(self, policy: Policy, noise: "Noise", temperature: float = 1.0) -> Ints:
        """Play all columns to the end and return the points (sides, columns)."""
        self.play_out(policy, noise, temperature)
        return self.count()

    def play_out(
        self, policy: Policy, noise: "Noise", temperature: float = 1.0, *, must_stop: MustStop = never
    ) -> None:
        """Play all columns to the end, or until ``must_stop``, which is called before every play, returns True."""
        while self.left and not must_stop():
            plays = self.plays()
            if len(plays.bits) == 1:
                self.play(plays, np.zeros(self.columns, np.int64))
                continue
            cards = len(self.hands[self.turn])
            scores = policy.scores(
                traits_of(self.rules, self.seen(), plays), cards, is_dealers_side=self.is_dealers_side
            )
            if temperature:
                # All ways of a card get the same noise, so that a card with a repeated way is not played more often.
                scores.reshape(-1, cards, self.columns)[:] += noise.of((cards, self.columns), temperature)
            self.play(plays, scores.argmax(axis=0))

    @property
    def is_dealers_side(self) -> bool:
        """True if the seat to play is on the dealer's side."""
        return (self.rules.players - 1 - self.turn) % self.rules.sides == 0

    def count(self) -> Ints:
        """Return the final points (sides, columns)."""
        return points_of(self.rules, self.final_piles(), self.final_scope())

    def final_scope(self) -> Ints:
        """Return the final scope (sides, columns), without void ones."""
        if self.rules.last_capture_may_score:
            return self.scope
        scope = self.scope.copy()
        for side in range(self.rules.sides):
            scope[side] -= self.void & (self.last == side)
        return scope

    def final_piles(self) -> Ints:
        """Return the final piles (sides, columns), with the cards left on the table."""
        piles = self.piles
        if self.rules.leftovers_are_taken:
            piles = piles.copy()
            for side in range(self.rules.sides):
                piles[side] |= np.where(self.last == side, self.table, 0)
        return piles

    def _note_last(self, side: int, took: Bools, sweeps: Bools, scoring: Ints | None) -> None:
        """Note the side as the last taker where it ``took``, and whether its scopa may be void.

        ``scoring``: the indices into ``sweeps`` of this play's scope; None if it cannot score.
        """
        self.last[took] = side
        if not self.rules.last_capture_may_score:
            self.void[took] = False if scoring is None else sweeps.take(scoring)[took]

    def _pass_on(self, left: int) -> None:
        """Drop the last card of the hand that played and pass the turn; deal if all hands are empty."""
        self.hands[self.turn] = self.hands[self.turn][:-1]
        self.turn = (self.turn + 1) % self.rules.players
        if left and not len(self.hands[self.turn]):
            self.deal()

    def deal(self) -> None:
        """Deal the next cards from the stock; all hands must be empty."""
        order = deal_order(self.rules, len(self.stock))
        for seat in range(self.rules.players):
            self.hands[seat] = self.stock[[place for place, to in enumerate(order) if to == seat]]
        self.stock = self.stock[len(order) :]


class Noise:
    """Random numbers with Gumbel's distribution.

    If they are added to scores, each score is the highest with a probability proportional to exp(score).
    """

    def __init__(self, seed: int) -> None:
        uniform = np.random.Generator(np.random.PCG64(seed)).random(1 << 19, np.float32)
        # Speed: new logarithms would take half the time of a playout; a window into a pool takes no time.
        self._pool: Floats = -np.log(-np.log(uniform + np.float32(1e-9)) + np.float32(1e-9))
        self._random = Random(seed)

    def begun_at(self, seed: int) -> "Noise":
        """Return noise from the same pool, with windows drawn from another seed."""
        other = object.__new__(Noise)
        other._pool = self._pool
        other._random = Random(seed)
        return other

    def of(self, shape: tuple[int, ...], temperature: float) -> Floats:
        """Return an array of random numbers of this shape, times the temperature."""
        wanted = shape[0] * shape[1]
        start = int(self._random.random() * (self._pool.size - wanted))
        found: Floats = self._pool[start : start + wanted].reshape(shape) * np.float32(temperature)
        return found
