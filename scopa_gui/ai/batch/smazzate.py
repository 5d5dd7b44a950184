"""Many smazzate of one game at the same move, each column a world of its own, played on together by a policy."""

from collections.abc import Sequence
from random import Random
from typing import Any, Self

import numpy as np

from scopa_gui.ai.batch.batch_scoring import points_of
from scopa_gui.ai.batch.cardsets import ALL, Bools, Floats, Ints, total_of
from scopa_gui.ai.batch.features import SeenBatch, traits_of
from scopa_gui.ai.batch.plays import Plays, may_score, plays_of
from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.search.budget import MustStop, never
from scopa_gui.engine.dealing import deal_order, hand_size
from scopa_gui.engine.rules import Rules


class Smazzate:
    """Columns of smazzate in progress. Seats as in a Position, from the first player; sets as in cardsets.py.

    ``hands`` by seat: places of cards (cards, columns); ``stock`` in the order of dealing (cards, columns); ``table``
    and ``total`` (the sum of its ranks) by column; ``piles`` and ``scope`` (sides, columns); ``last`` the side that
    captured last, -1 for none; ``void`` where its scopa does not count unless another capture follows.
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

    @property
    def left(self) -> int:
        """The plays still to be made."""
        return sum(len(hand) for hand in self.hands) + len(self.stock)

    def repeated(self, times: int) -> Self:
        """Return every column ``times`` times, one block of all columns after the other."""

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
        """Return what the seat to play knows in each column."""
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
        """Every card of the seat to play, played in every way."""
        return plays_of(self.rules, self.hands[self.turn], self.table, self.total)

    def play(self, plays: Plays, chosen: Ints) -> None:
        """Make the chosen play of each column; a deal that ends is followed by the next one."""
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
        """Make a known move (card, taken set) in each block of columns, the blocks as repeated() lays them out."""
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
        """Play all columns to the end and count: points by side (sides, columns)."""
        self.play_out(policy, noise, temperature)
        return self.count()

    def play_out(
        self, policy: Policy, noise: "Noise", temperature: float = 1.0, *, must_stop: MustStop = never
    ) -> None:
        """Play all columns to the end, or as far as ``must_stop``, asked before every play, lets them."""
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
                # All ways of a card have the same noise, so that one that is there twice is not played oftener.
                scores.reshape(-1, cards, self.columns)[:] += noise.of((cards, self.columns), temperature)
            self.play(plays, scores.argmax(axis=0))

    @property
    def is_dealers_side(self) -> bool:
        """True when the seat to play is of the dealer's side."""
        return (self.rules.players - 1 - self.turn) % self.rules.sides == 0

    def count(self) -> Ints:
        """The points by side (sides, columns); to be asked at the end."""
        return points_of(self.rules, self.final_piles(), self.final_scope())

    def final_scope(self) -> Ints:
        """The scope by side (sides, columns), without those that are void; for the end only."""
        if self.rules.last_capture_may_score:
            return self.scope
        scope = self.scope.copy()
        for side in range(self.rules.sides):
            scope[side] -= self.void & (self.last == side)
        return scope

    def final_piles(self) -> Ints:
        """The piles by side (sides, columns), with what the last takers get of the tables; for the end only."""
        piles = self.piles
        if self.rules.leftovers_are_taken:
            piles = piles.copy()
            for side in range(self.rules.sides):
                piles[side] |= np.where(self.last == side, self.table, 0)
        return piles

    def _note_last(self, side: int, took: Bools, sweeps: Bools, scoring: Ints | None) -> None:
        """Note who captured last, and whether it may be void: ``sweeps`` at the places where it scored, if it could."""
        self.last[took] = side
        if not self.rules.last_capture_may_score:
            self.void[took] = False if scoring is None else sweeps.take(scoring)[took]

    def _pass_on(self, left: int) -> None:
        """Take the last card off the hand that played and pass the turn; deal when all hands are empty."""
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
    """Random numbers of Gumbel's distribution: added to scores, the highest is drawn in proportion to exp(score)."""

    def __init__(self, seed: int) -> None:
        uniform = np.random.Generator(np.random.PCG64(seed)).random(1 << 19, np.float32)
        # Speed: logarithms of fresh numbers would take half the time of a playout; a window into a pool takes none.
        self._pool: Floats = -np.log(-np.log(uniform + np.float32(1e-9)) + np.float32(1e-9))
        self._random = Random(seed)

    def begun_at(self, seed: int) -> "Noise":
        """The same pool with windows drawn from another seed."""
        other = object.__new__(Noise)
        other._pool, other._random = self._pool, Random(seed)
        return other

    def of(self, shape: tuple[int, ...], temperature: float) -> Floats:
        """Return an array of random numbers of this shape, times the temperature."""
        wanted = shape[0] * shape[1]
        start = int(self._random.random() * (self._pool.size - wanted))
        found: Floats = self._pool[start : start + wanted].reshape(shape) * np.float32(temperature)
        return found
