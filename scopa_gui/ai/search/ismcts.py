"""Single-observer information-set Monte Carlo tree search (SO-ISMCTS), under any rules. Begin with TreeSearch.iterate.

One tree serves all given worlds; its nodes hold what everybody sees. Each iteration has five steps: determinize,
select, expand, simulate, backpropagate. With a stock, a line ends at the next deal and is worth what deal_value.py
says; without one it is played to the end and counted.
"""

from collections.abc import Sequence
from itertools import cycle, pairwise
from math import inf, log, sqrt
from random import Random

from scopa_gui.ai.player import Candidate
from scopa_gui.ai.search.budget import Budget, SearchResult
from scopa_gui.ai.search.deal_playout import CardOption, PlayoutState, QuickPlay, is_ended
from scopa_gui.ai.seat.beliefs import Hands
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.seat.worlds import seat_of
from scopa_gui.ai.tactics.next_turns import gives_scopa
from scopa_gui.ai.value.deal_value import margins_of, redeal_of
from scopa_gui.engine.cards import CardSet, mask_of
from scopa_gui.engine.legality import last_scopa_is_void
from scopa_gui.engine.view import PlayerView

ENOUGH = 2000
"""Largest number of iterations; from 600 to 6,000 they gained only 0.005 points a move."""
EXPLORATION = 1.0
"""Exploration constant of UCT, in points of the smazzata."""
RANGE = 1.5
"""Divisor of the range of results: in the last deal the exploration constant is at least range / RANGE."""
ALIKE = 0.02
"""Difference in expected points below which moves are equal, so that the smaller risk of giving a scopa decides."""
MORE_OFTEN = 4
"""Factor by which the most visited move may be visited more often than an equal one, at most."""


class Node:
    """Public state after a move, and the results of its visits.

    ``option``: the move; ``seat``: whose turn it is; ``left``: number of moves left; ``edges``: next nodes by card;
    ``available``: number of times the move could have been chosen; ``playout``: set at the first visit; ``worth``: by
    side, if the line ends here.
    """

    __slots__ = ("available", "edges", "left", "option", "playout", "seat", "square", "total", "visits", "worth")
    playout: PlayoutState

    def __init__(self, option: CardOption, seat: int, left: int) -> None:
        self.option = option
        self.seat = seat
        self.left = left
        self.edges: dict[CardSet, list[Node]] = {}
        self.visits = self.available = 0
        self.total = self.square = 0.0
        self.worth: tuple[float, ...] | None = None

    def credit(self, worth: float) -> None:
        """Add a visit with this result."""
        self.visits += 1
        self.total += worth
        self.square += worth * worth

    @property
    def mean(self) -> float:
        """Mean result of the visits."""
        return self.total / self.visits

    @property
    def spread(self) -> float:
        """Standard deviation of the results."""
        return sqrt(max(0.0, self.square / self.visits - self.mean**2))


class TreeSearch:
    """Tree of one search from a view in which it is my turn.

    ``imagined``: the worlds, as hands by seat from mine; they are used in turn, and again from the first.
    """

    def __init__(self, view: PlayerView, imagined: Sequence[Hands], rng: Random) -> None:
        self.rules = view.rules
        self.random = rng.random
        self.facts = facts_of(view)
        self.quick = QuickPlay(self.facts)
        self.imagined = cycle(imagined)
        self.redeal = redeal_of(view.rules)
        self.me = seat_of(view)
        self.stock = view.stock
        self.playable = mask_of({move.card for move in view.legal_moves()})
        self.scale = EXPLORATION
        self.low = inf
        self.high = -inf
        self.root = Node(CardOption(), 0, view.plays_left)
        swept = last_scopa_is_void(view.rules, view.first_table, view.history)
        self.root.playout = PlayoutState(view.table, view.piles, view.scope, view.last_taker, swept=swept)

    def iterate(self) -> None:
        """Make one iteration of the search."""
        hands = self.determinize()
        path = self.select(hands)
        worth = self.simulate(path[-1], hands)
        self.backpropagate(path, worth)

    def determinize(self) -> list[CardSet]:
        """Return the hands of the next world."""
        return list(next(self.imagined))

    def select(self, hands: list[CardSet]) -> list[Node]:
        """Return the path by UCT, among the moves of this world, down to a new node or to the end of a line."""
        node = self.root
        path = [self.root]
        hand = hands[0] & self.playable
        while node.worth is None:
            before = node
            node = self._best(before, hand)
            path.append(node)
            hands[before.seat] ^= 1 << node.option.move.card
            if not node.visits:
                node.playout = self.quick.played(before.playout, before.seat, node.option, is_last_card=not node.left)
                break
            hand = hands[node.seat]
        return path

    def _best(self, node: Node, hand: CardSet) -> Node:
        """Return the untried move with the best glance, or else the move with the highest UCT bound."""
        best: Node | None = None
        untried: Node | None = None
        most = -inf
        scale = self.scale
        edges = node.edges
        while hand:
            card = hand & -hand
            hand ^= card
            for child in edges.get(card) or self.expand(node, card):
                child.available += 1
                visits = child.visits
                if not visits:
                    if untried is None or child.option.glance > untried.option.glance:
                        untried = child
                elif untried is None:
                    bound = child.total / visits + scale * sqrt(log(child.available) / visits)
                    if bound > most:
                        best = child
                        most = bound
        found = untried or best
        assert found is not None
        return found

    def expand(self, node: Node, card: CardSet) -> list[Node]:
        """Add nodes for the moves of a card, and return them."""
        seat = (node.seat + 1) % self.rules.players
        left = node.left - 1
        node.edges[card] = made = [
            Node(option, seat, left) for option in self.quick.options(card.bit_length() - 1, node.playout.table)
        ]
        return made

    def simulate(self, node: Node, hands: list[CardSet]) -> tuple[float, ...]:
        """Return the result by side, after playing on by glances to the end of the line."""
        if node.worth is not None:
            return node.worth
        if not hands[node.seat] or is_ended(self.rules, node.playout):
            node.worth = self._value(node.playout)
            return node.worth
        return self._value(self.quick.play_deal(node.playout, node.seat, hands, node.left, self.random))

    def _value(self, state: PlayoutState) -> tuple[float, ...]:
        """Return the margin of each side at the end of a line, in points."""
        if not self.stock or is_ended(self.rules, state):
            return margins_of(self.quick.final(state, is_over=not self.stock))
        turn = self.me % self.rules.sides
        last = None if state.last is None else (state.last + self.me) % self.rules.players
        piles = state.piles
        scope = state.scope
        margins = self.redeal.margins(
            piles[-turn:] + piles[:-turn], scope[-turn:] + scope[:-turn], state.table, last, self.stock
        )
        return margins[turn:] + margins[:turn]

    def backpropagate(self, path: list[Node], worth: tuple[float, ...]) -> None:
        """Add the result to each move of the path, as seen by the side that made it."""
        sides = self.rules.sides
        if not self.stock and not self.low <= worth[0] <= self.high:
            self.low = min(self.low, worth[0])
            self.high = max(self.high, worth[0])
            self.scale = EXPLORATION * max(1.0, (self.high - self.low) / RANGE)
        for before, node in pairwise(path):
            node.credit(worth[before.seat % sides])


def find(view: PlayerView, imagined: Sequence[Hands], budget: Budget, rng: Random) -> SearchResult:
    """Search these worlds until the budget is spent, and return all legal moves, best first, with expected points."""
    search = TreeSearch(view, imagined, rng)
    turns = 0
    while not turns or not (budget.is_spent(turns) or (budget.iterations is None and turns >= ENOUGH)):
        search.iterate()
        turns += 1
    return SearchResult(_ranked(search), turns, turns)


def _ranked(search: TreeSearch) -> tuple[Candidate, ...]:
    """Return the moves, most visited first; of equally good best ones, the least likely to give a scopa first."""
    had = margins_of(search.root.playout.scope)[0]
    nodes = [node for made in search.root.edges.values() for node in made]
    tried = sorted((node for node in nodes if node.visits), key=lambda node: (-node.visits, -node.mean))
    alike = [node for node in tried if node.visits * MORE_OFTEN > tried[0].visits and node.mean > tried[0].mean - ALIKE]
    alike.sort(key=lambda node: round(gives_scopa(search.facts, node.option.move), 6))
    known = [
        Candidate(node.option.move, node.mean - had, node.spread / sqrt(node.visits))
        for node in (*alike, *(node for node in tried if node not in alike))
    ]
    return (*known, *(Candidate(node.option.move, known[-1].points) for node in nodes if not node.visits))
