"""Worlds: deals of the hidden cards that are possible from what one seat knows; all of them, or random ones.

A seat that could have made a scopa since its last deal and did not is assumed not to hold the cards for it
(knowledge.py), unless no deal fits this assumption. The order of the stock in a world is always random.
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
"""Largest number of seats whose excluded cards are respected, those with the most first; only six players have more."""
SeatCounts = tuple[int, ...]
"""Number of cards for each bound seat: one whose excluded cards are respected."""


class Deal(NamedTuple):
    """Hidden cards of one world: the hands by seat, mine first, and the stock from the top."""

    hands: tuple[CardSet, ...]
    stock: tuple[Card, ...]


class Worlds:
    """All possible deals of the unseen cards of one view.

    ``excluded``: by seat, mine first, cards it is assumed not to hold; those of knowledge.py by default. ``count``:
    number of possible deals, not counting the order of the stock.
    """

    def __init__(self, view: PlayerView, excluded: Sequence[CardSet] | None = None) -> None:
        self.view = view
        self._group(facts_of(view).excluded if excluded is None else excluded)
        if not self._ways(0, self._wanted):
            # No deal fits: somebody overlooked a scopa.
            self._group((0,) * view.rules.players)
        free = sum(drawn for _, drawn in self._others)
        rest = free + view.stock
        self.count = self._ways(0, self._wanted) * _shares(rest, [drawn for _, drawn in self._others])

    def _group(self, excluded: Sequence[CardSet]) -> None:
        """Group the unseen cards by the bound seats that may hold them; all other seats and the stock may hold any."""
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
        # Groups that few seats may hold come first, so that the last group fills the remaining places in one way.
        self._groups = sorted(groups.items(), key=lambda group: (sum(group[0]), group[1]))
        self._tables: dict[tuple[int, SeatCounts], tuple[list[SeatCounts], list[int]]] = {}

    def _table(self, index: int, wanted: SeatCounts) -> tuple[list[SeatCounts], list[int]]:
        """Return the ways to share a group among the bound seats, and the cumulative number of deals with each way.

        ``index`` is the group's, ``wanted`` the number of cards that each bound seat still needs.
        """
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
        """Return a random deal: the hands by seat, mine first, and the stock's cards as one-card sets, unordered."""
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
        """Return a random world, all being equally likely."""
        hands, stock = self.hands(rng.random)
        rng.shuffle(stock)
        return Deal(tuple(hands), tuple(card.bit_length() - 1 for card in stock))

    def every(self, rng: Random) -> Iterator[Deal]:
        """Yield every world once, each with the stock in a random order."""
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
    """Return the number of ways to deal hands of these sizes from ``cards`` cards."""
    ways = 1
    for share in shares:
        ways *= comb(cards, share)
        cards -= share
    return ways


def draw(
    pool: list[CardSet], left: int, drawn: int, hands: list[CardSet], seat: int, random: Callable[[], float]
) -> int:
    """Move ``drawn`` random cards from the first ``left`` of the pool to a seat's hand; return how many are left.

    The pool is reordered: the cards that are left come first.
    """
    for _ in range(drawn):
        place = int(random() * left)
        left -= 1
        card = pool[place]
        pool[place] = pool[left]
        pool[left] = card
        hands[seat] |= card
    return left


def seat_of(view: PlayerView) -> int:
    """Return my seat counted from the first player, as in a Position, where the dealer is the last."""
    return view.rules.players - 1 - view.dealer


def position_of(view: PlayerView, deal: Deal) -> Position:
    """Return the position of one world; raise RuntimeError if its view from my seat is not this view."""
    me = seat_of(view)
    players = view.rules.players
    sides = view.rules.sides
    # Speed: takes a third of the time without the checks of a Position; the view was checked when it was made.
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
    """Return the view of a position from the same seat as ``view``, with the same totals and names."""
    me = seat_of(view)
    sides = view.rules.sides
    totals = tuple(view.totals[(side - me) % sides] for side in range(sides))
    return view_of(position, me, totals, view.seated[-me:] + view.seated[:-me])
