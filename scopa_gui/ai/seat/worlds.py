"""Worlds: how the hidden cards may lie, given what one seat knows. Enumerated when few, sampled alike when many.

A seat that could have made a scopa since its last deal and did not is taken not to hold the cards for it
(knowledge.py), as long as the cards can lie so at all. The order of the stock is never known; of it a world is one
sample.
"""

from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, combinations, product
from math import comb
from random import Random
from typing import NamedTuple

from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.engine.cards import Card, CardSet, cards_of
from scopa_gui.engine.moves import Played
from scopa_gui.engine.position import Position, unchecked_position
from scopa_gui.engine.view import PlayerView, view_of

MOST_CONSTRAINED = 3
"""Largest number of seats whose exclusions are honoured, the strictest first; only with six seats are there more."""
SeatCounts = tuple[int, ...]


class Deal(NamedTuple):
    """The hidden cards of one world: the hands by relative seat, mine first, and the stock from the top."""

    hands: tuple[CardSet, ...]
    stock: tuple[Card, ...]


class Worlds:
    """All ways in which the unseen cards of one view may lie; made once for a view, then asked often.

    ``excluded`` by relative seat: cards taken not to be there; by default those of knowledge.py. ``count``: in how many
    ways the hands can lie, the order of the stock apart.
    """

    def __init__(self, view: PlayerView, excluded: Sequence[CardSet] | None = None) -> None:
        self.view = view
        self._lay_out(facts_of(view).excluded if excluded is None else excluded)
        if not self._ways(0, self._wanted):
            # They cannot lie so: somebody overlooked a scopa.
            self._lay_out((0,) * view.rules.players)
        free = sum(drawn for _, drawn in self._others)
        rest = free + view.stock
        self.count = self._ways(0, self._wanted) * _shares(rest, [drawn for _, drawn in self._others])

    def _lay_out(self, excluded: Sequence[CardSet]) -> None:
        """Group the unseen cards by who may hold them; seats without exclusions and the stock are one, the rest."""
        counts = self.view.counts
        unseen = self.view.unseen
        seats = [seat for seat in range(1, len(counts)) if counts[seat]]
        strictest = sorted(
            (seat for seat in seats if excluded[seat] & unseen), key=lambda seat: -(excluded[seat] & unseen).bit_count()
        )
        self._bound = tuple(sorted(strictest[:MOST_CONSTRAINED]))
        self._others = tuple((seat, counts[seat]) for seat in seats if seat not in self._bound)
        self._wanted = tuple(counts[seat] for seat in self._bound)
        self._holds_rest = bool(self._others or self.view.stock)
        groups: dict[tuple[bool, ...], list[CardSet]] = {}
        for card in cards_of(unseen):
            allowed = tuple(not excluded[seat] >> card & 1 for seat in self._bound)
            groups.setdefault(allowed, []).append(1 << card)
        # Those with the fewest places first: the last group then goes where there is room, in one way.
        self._groups = sorted(groups.items(), key=lambda group: (sum(group[0]), group[1]))
        self._tables: dict[tuple[int, SeatCounts], tuple[list[SeatCounts], list[int]]] = {}

    def _table(self, index: int, wanted: SeatCounts) -> tuple[list[SeatCounts], list[int]]:
        """Return how the cards of a group may be shared among the bound seats, with the cumulative number of ways."""
        found = self._tables.get((index, wanted))
        if found is None:
            splits: list[SeatCounts] = []
            ways: list[int] = []
            if index == len(self._groups):
                if not any(wanted):
                    splits = [()]
                    ways = [1]
            else:
                allowed, cards = self._groups[index]
                for split in product(
                    *(range(min(want, len(cards)) + 1 if may else 1) for may, want in zip(allowed, wanted, strict=True))
                ):
                    rest = len(cards) - sum(split)
                    if rest < 0 or (rest and not self._holds_rest):
                        continue
                    after = self._ways(index + 1, _less(wanted, split))
                    if after:
                        splits.append(split)
                        ways.append(_shares(len(cards), split) * after)
            found = self._tables[index, wanted] = splits, list(accumulate(ways))
        return found

    def _ways(self, index: int, wanted: SeatCounts) -> int:
        _, ways = self._table(index, wanted)
        return ways[-1] if ways else 0

    def hands(self, random: Callable[[], float]) -> tuple[list[CardSet], list[CardSet]]:
        """One sample: the hands by relative seat, and the cards of the stock, as sets of one, in no order."""
        hands = [self.view.hand, *(0,) * (len(self.view.counts) - 1)]
        pool: list[CardSet] = []
        wanted = self._wanted
        for index, (_, cards) in enumerate(self._groups):
            left = len(cards)
            if self._bound:
                splits, ways = self._table(index, wanted)
                split = splits[bisect(ways, random() * ways[-1]) if len(ways) > 1 else 0]
                for seat, drawn in zip(self._bound, split, strict=True):
                    left = draw(cards, left, drawn, hands, seat, random)
                wanted = _less(wanted, split)
            pool += cards[:left]
        left = len(pool)
        for seat, drawn in self._others:
            left = draw(pool, left, drawn, hands, seat, random)
        return hands, pool[:left]

    def sample(self, rng: Random) -> Deal:
        """One world, all alike, with the stock in an order."""
        hands, stock = self.hands(rng.random)
        rng.shuffle(stock)
        return Deal(tuple(hands), tuple(card.bit_length() - 1 for card in stock))

    def every(self, rng: Random) -> Iterator[Deal]:
        """Every world once; the stock of each in some order."""
        for hands, rest in self._shared(0, self._wanted, (self.view.hand, *(0,) * (len(self.view.counts) - 1)), 0):
            for dealt, left in self._dealt(self._others, hands, rest):
                stock = list(cards_of(left))
                rng.shuffle(stock)
                yield Deal(dealt, tuple(stock))

    def _shared(
        self, index: int, wanted: SeatCounts, hands: tuple[CardSet, ...], rest: CardSet
    ) -> Iterator[tuple[tuple[CardSet, ...], CardSet]]:
        if index == len(self._groups):
            yield hands, rest
            return
        cards = sum(self._groups[index][1])
        for split in self._table(index, wanted)[0]:
            seats = tuple(zip(self._bound, split, strict=True))
            for dealt, left in self._dealt(seats, hands, cards):
                yield from self._shared(index + 1, _less(wanted, split), dealt, rest | left)

    def _dealt(
        self, seats: Sequence[tuple[int, int]], hands: tuple[CardSet, ...], pool: CardSet
    ) -> Iterator[tuple[tuple[CardSet, ...], CardSet]]:
        """Yield every way of drawing the given number of cards for these seats from a pool, and what is left of it."""
        if not seats:
            yield hands, pool
            return
        (seat, drawn), *others = seats
        for cards in combinations(cards_of(pool), drawn):
            held = sum(1 << card for card in cards)
            dealt = (*hands[:seat], hands[seat] | held, *hands[seat + 1 :])
            yield from self._dealt(others, dealt, pool ^ held)


def _less(wanted: SeatCounts, split: SeatCounts) -> SeatCounts:
    return tuple([want - got for want, got in zip(wanted, split, strict=True)])


def _shares(cards: int, shares: Sequence[int]) -> int:
    """Count the ways to deal these shares from ``cards`` cards, ignoring the rest."""
    ways = 1
    for share in shares:
        ways *= comb(cards, share)
        cards -= share
    return ways


def draw(
    pool: list[CardSet], left: int, drawn: int, hands: list[CardSet], seat: int, random: Callable[[], float]
) -> int:
    """Draw cards into a hand from the first ``left`` of the pool, which only changes its order; how many are left."""
    for _ in range(drawn):
        place = int(random() * left)
        left -= 1
        card = pool[place]
        pool[place] = pool[left]
        pool[left] = card
        hands[seat] |= card
    return left


def seat_of(view: PlayerView) -> int:
    """My seat counted from the first player, as a Position counts: the dealer is the last."""
    return view.rules.players - 1 - view.dealer


def position_of(view: PlayerView, deal: Deal) -> Position:
    """The whole truth of one world; RuntimeError if its seat would not see exactly the view."""
    me = seat_of(view)
    players = view.rules.players
    sides = view.rules.sides
    # Speed: without the checks of a Position made by hand a world costs a third: the view was checked when it was made.
    world = unchecked_position(
        view.rules,
        tuple(deal.hands[(seat - me) % players] for seat in range(players)),
        view.table,
        deal.stock,
        tuple(view.piles[(side - me) % sides] for side in range(sides)),
        tuple(view.scope[(side - me) % sides] for side in range(sides)),
        (view.turn + me) % players,
        None if view.last_taker is None else (view.last_taker + me) % players,
        view.first_table,
        tuple(Played((seat + me) % players, move) for seat, move in view.history),
    )
    if seen_by(view, world) != view:
        raise RuntimeError("A world must give back the view.")
    return world


def seen_by(view: PlayerView, position: Position) -> PlayerView:
    """Return what the seat of a view sees of a position of the same smazzata."""
    me = seat_of(view)
    sides = view.rules.sides
    totals = tuple(view.totals[(side - me) % sides] for side in range(sides))
    return view_of(position, me, totals, view.seated[-me:] + view.seated[:-me])
