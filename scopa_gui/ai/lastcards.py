"""The last cards: every world that is left, or a sample of them by belief, solved exactly; a move is worth its mean over them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from scopa_gui.ai.beliefs import Draws, likely_draws, seat_in_order, weights_of
from scopa_gui.ai.budget import Budget, Found
from scopa_gui.ai.crowd.columns import Ints, card_at, engine_set, places_of
from scopa_gui.ai.crowd.policy import Policy
from scopa_gui.ai.endgame import Utility, worths
from scopa_gui.ai.flat import draws_for
from scopa_gui.ai.matchwin import match_worth_of
from scopa_gui.ai.player import Candidate
from scopa_gui.ai.tally import is_close
from scopa_gui.ai.worlds import Deal, Worlds, position_of
from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.engine.view import PlayerView

MOST_CARDS, MOST_WITHOUT_DUTY = 12, 6
"""So many cards in all hands are solved at most; where nobody has to take, the lines are many more."""
_ANY = 10 ** 9


def can_solve(view: PlayerView) -> bool:
    """True at the end of a smazzata between two sides."""
    most = MOST_CARDS if view.rules.mandatory else MOST_WITHOUT_DUTY
    return view.rules.sides == 2 and not view.stock and sum(view.counts) <= most


@dataclass(frozen=True, slots=True, eq=False)
class LastCards:
    """The search; the policy tells which worlds are likely; ``trust`` as in beliefs.py."""

    policy: Policy
    trust: float = 1.0

    def find(self, view: PlayerView, budget: Budget, rng: Random) -> Found:
        """Every legal move with its mean worth; ``iterations`` count the worlds solved."""
        likely = self.likely(view, budget, np.random.Generator(np.random.PCG64(rng.getrandbits(64))))
        moves = view.legal_moves()
        worth = match_worth_of(view).from_here(view.scope[0], view.scope[1])
        tally = _Sums(moves)
        for deal, weight in likely:
            if tally.worlds and budget.is_spent(tally.worlds):
                break
            world = position_of(view, deal)
            tally.add(weight, exact(world, None), exact(world, worth) if is_close(view) else None)
        return tally.found(is_all=tally.worlds == len(likely))

    def likely(self, view: PlayerView, budget: Budget, random: np.random.Generator) -> list[tuple[Deal, float]]:
        """Worlds with their weights, the likeliest first: all of them when they are few, else those that were drawn."""
        most = draws_for(budget)
        every = Worlds(view, (0,) * view.rules.players)
        if every.count > most:
            drawn = likely_draws(view, most, self.policy, random, self.trust)
            return [(deal, float(times)) for deal, times in Counter(deals_in(view, drawn)).most_common()]
        deals = list(every.every(Random(0)))
        weights = weights_of(view, draws_of(view, deals), self.policy, self.trust) if len(deals) > 1 else [1.0] * len(deals)
        return sorted(zip(deals, map(float, weights), strict=True), key=lambda pair: -pair[1])


def draws_of(view: PlayerView, deals: Sequence[Deal]) -> Draws:
    """Deals without a stock as draws: the inverse of deals_in."""
    hands: list[Ints] = [np.zeros((0, len(deals)), np.int64)] * view.rules.players
    for seat in range(view.rules.players):
        places = [places_of(cards_of(deal.hands[seat])) for deal in deals]
        hands[seat_in_order(view, seat)] = np.array(places, np.int64).reshape(len(deals), -1).T
    return Draws(tuple(hands), np.zeros((0, len(deals)), np.int64))


def deals_in(view: PlayerView, draws: Draws) -> list[Deal]:
    """The draws as deals, hands by relative seat."""
    sets = [np.bitwise_or.reduce(np.left_shift(1, draws.hands[seat_in_order(view, seat)]), axis=0, initial=0).tolist()
            for seat in range(view.rules.players)]
    known: dict[int, int] = {}
    deals = []
    for hands, stock in zip(zip(*sets, strict=True), draws.stock.T.tolist(), strict=True):
        for hand in hands:
            if hand not in known:
                known[hand] = engine_set(hand)
        deals.append(Deal(tuple(known[hand] for hand in hands), tuple(card_at(place) for place in stock)))
    return deals


def exact(world: Position, utility: Utility | None) -> dict[Move, float]:
    """The exact worth of every legal move, however long it takes; as endgame.worths()."""
    found = worths(world, most_nodes=_ANY, utility=utility)
    assert found is not None, "no limit of nodes is near"
    return found


class _Sums:
    """Weighted sums of what the moves are worth in points, and in chances of the match where those count."""

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self._moves = moves
        self._weights: list[float] = []
        self._points: list[list[float]] = []
        self._chances: list[list[float]] = []

    @property
    def worlds(self) -> int:
        return len(self._weights)

    def add(self, weight: float, points: dict[Move, float], chances: dict[Move, float] | None) -> None:
        self._weights.append(weight)
        self._points.append([points[move] for move in self._moves])
        if chances is not None:
            self._chances.append([chances[move] for move in self._moves])

    def found(self, *, is_all: bool) -> Found:
        """Every move, best first; without an error when all worlds were solved."""
        weights = np.array(self._weights)
        weights /= weights.sum()
        points = np.array(self._points)
        means = weights @ points
        wins = weights @ np.array(self._chances) if self._chances else None
        errors = np.zeros(len(means)) if is_all else np.sqrt((weights ** 2).sum() * (weights @ (points - means) ** 2))
        candidates = [Candidate(move, float(means[index]), float(errors[index]), None if wins is None else float(wins[index]))
                      for index, move in enumerate(self._moves)]
        candidates.sort(key=lambda candidate: (-(candidate.win or 0.0), -candidate.points))
        return Found(tuple(candidates), self.worlds, self.worlds)
