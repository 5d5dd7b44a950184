"""SolverOverWorlds: the worth of a move with the last cards is its mean over the possible worlds, each solved exactly.

If there are too many worlds it uses likely ones. If the budget is not even enough for one world, it falls back on
flat_monte_carlo.py.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from random import Random

import numpy as np

from scopa_gui.ai.batch.cardsets import Ints, card_at, places_of
from scopa_gui.ai.batch.policy import Policy
from scopa_gui.ai.endgame.end_states import can_count
from scopa_gui.ai.endgame.solved_worlds import Effort, SolvedWorld
from scopa_gui.ai.endgame.solver import EndgameSearch, Utility
from scopa_gui.ai.endgame.worlds_in_turn import Shares, WorldsInTurn
from scopa_gui.ai.player import Candidate
from scopa_gui.ai.search.budget import Budget, SearchResult
from scopa_gui.ai.search.flat_monte_carlo import find_in
from scopa_gui.ai.search.world_playouts import WorldPlayouts, draws_for, noise_pool
from scopa_gui.ai.seat.beliefs import Draws, HandLikelihoods, chosen_by, draw, hands_in, seat_in_order
from scopa_gui.ai.seat.worlds import Deal, Worlds, seat_of
from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.engine.view import PlayerView

MOST_CARDS = 12
MOST_WITHOUT_DUTY = 6
"""Largest number of cards in all hands that are solved, if captures are mandatory and if they are not."""
LISTING = 0.15
"""Share of the seconds for listing all worlds; if it is not enough, random worlds are drawn."""
_ANY = 10**9


def can_solve(view: PlayerView) -> bool:
    """Return whether few enough cards are left to solve, between two sides and under rules that can be solved."""
    most = MOST_CARDS if view.rules.mandatory else MOST_WITHOUT_DUTY
    return view.rules.sides == 2 and not view.stock and sum(view.counts) <= most and can_count(view.rules)


@dataclass(frozen=True, slots=True, eq=False)
class SolverOverWorlds:
    """Search that solves worlds; ``policy`` and ``trust`` say which worlds are likely, as in `beliefs.weights_of`."""

    policy: Policy
    trust: float = 1.0

    def find(self, view: PlayerView, budget: Budget, rng: Random) -> SearchResult:
        """Return all legal moves with their mean worth; each solved world counts as at least one iteration."""
        random = np.random.Generator(np.random.PCG64(rng.getrandbits(64)))
        likelihoods = self.likelihoods(view, budget)
        worlds = self.worlds(view, likelihoods, budget, random)
        totals = _Solved(view.legal_moves())
        effort = Effort(view, likelihoods, budget)
        for deal in worlds.deals:
            if totals.worlds and budget.is_spent(max(totals.worlds, effort.iterations)):
                break
            solved = effort.solved(deal)
            if solved is None:
                break
            totals.add(solved)
        if totals.worlds:
            return totals.found(max(totals.worlds, effort.iterations), worlds.shares(totals.worlds))
        pool = draws_of(view, worlds.deals).taken(chosen_by(worlds.weights, draws_for(budget), random))
        noise = noise_pool().begun_at(rng.getrandbits(32))
        return find_in(WorldPlayouts(view, self.policy, pool, random, noise), budget.rest(effort.iterations))

    def likelihoods(self, view: PlayerView, budget: Budget) -> HandLikelihoods:
        """Return the likelihood of each hand from the moves so far."""
        return HandLikelihoods.of(view, self.policy, self.trust, budget)

    def worlds(
        self, view: PlayerView, likelihoods: HandLikelihoods, budget: Budget, random: np.random.Generator
    ) -> WorldsInTurn:
        """Return all worlds with their weights, or random likely ones if there are too many for the budget."""
        most = draws_for(budget)
        every = Worlds(view, (0,) * view.rules.players)
        listed: list[Deal] | None = None
        if every.count <= most:
            listed = list(takewhile(lambda _: not budget.is_late(LISTING), every.every(Random(0))))
            listed = listed if len(listed) == every.count else None
        deals = listed or deals_in(view, draw(view, most, random))
        me = seat_of(view)
        players = view.rules.players
        weights = likelihoods.weights(
            [tuple(deal.hands[(seat - me) % players] for seat in range(players)) for deal in deals], me
        )
        if listed:
            return WorldsInTurn.of(deals, weights, random)
        times = Counter(deals[place] for place in chosen_by(weights, most, random).tolist())
        return WorldsInTurn.of(list(times), np.array(list(times.values()), np.float32), random, most)


def draws_of(view: PlayerView, deals: Sequence[Deal]) -> Draws:
    """Return deals without a stock as draws; the inverse of `deals_in`."""
    hands: dict[int, Ints] = {}
    # Speed: a few dozen different hands make up all the worlds.
    known = {hand: places_of(cards_of(hand)) for hand in {hand for deal in deals for hand in deal.hands}}
    for seat, many in enumerate(view.counts):
        places = [known[deal.hands[seat]] for deal in deals]
        hands[seat_in_order(view, seat)] = np.array(places, np.int64).reshape(len(deals), many).T
    return Draws(tuple(hands[seat] for seat in range(view.rules.players)), np.zeros((0, len(deals)), np.int64))


def deals_in(view: PlayerView, draws: Draws) -> list[Deal]:
    """Return draws as deals, with hands by seat from mine."""
    stocks = (tuple(map(card_at, stock)) for stock in draws.stock.T.tolist())
    return [Deal(hands, stock) for hands, stock in zip(hands_in(view, draws), stocks, strict=True)]


def exact(world: Position, utility: Utility | None) -> dict[Move, float]:
    """Return the exact worth of every legal move as EndgameSearch.solved does, without a limit."""
    found = EndgameSearch(world, _ANY, utility).solved()
    assert found is not None
    return found


class _Solved:
    """Worths of the moves in the solved worlds, in points, and in chances of winning the match if they decide."""

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self._moves = moves
        self._points: list[list[float]] = []
        self._chances: list[list[float]] = []

    @property
    def worlds(self) -> int:
        return len(self._points)

    def add(self, solved: SolvedWorld) -> None:
        self._points.append([solved.points[move] for move in self._moves])
        if solved.chances is not None:
            self._chances.append([solved.chances[move] for move in self._moves])

    def found(self, iterations: int, shares: Shares) -> SearchResult:
        """Return all moves as the result of a search, best first."""
        points = np.array(self._points)
        means = shares.weights @ points
        wins = shares.weights @ np.array(self._chances) if self._chances else None
        errors = np.sqrt(shares.doubts @ (points - means) ** 2)
        candidates = [
            Candidate(move, float(means[index]), float(errors[index]), None if wins is None else float(wins[index]))
            for index, move in enumerate(self._moves)
        ]
        candidates.sort(key=lambda candidate: (-(candidate.win or 0.0), -candidate.points))
        return SearchResult(tuple(candidates), self.worlds, iterations)
