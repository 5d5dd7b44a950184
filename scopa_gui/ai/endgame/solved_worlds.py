"""Effort, which solves the worlds of a view one by one until a budget is spent.

With very few cards left the worlds are solved with hidden hands (hidden_ends.py), otherwise with open cards.
"""

from collections.abc import Callable
from dataclasses import dataclass

from scopa_gui.ai.endgame.hidden_ends import HiddenEnds
from scopa_gui.ai.endgame.solver import EndgameSearch, TooManyNodes, Utility
from scopa_gui.ai.search.budget import NODES, Budget, MustStop, never
from scopa_gui.ai.search.world_playouts import is_close
from scopa_gui.ai.seat.beliefs import HandLikelihoods
from scopa_gui.ai.seat.worlds import Deal, position_of, seat_of
from scopa_gui.ai.value.match_chance import worth_from_here
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.view import PlayerView

OF_ONE = 0.25
LEAST_OF_ONE = 500
"""Share of the budget's nodes that the first world may take, and the number that it may take in any case."""
OF_ONE_BY_CLOCK = 0.7
"""Share of the seconds that the first world may take; after that, playouts use the rest."""
NEEDED = {7: 1_500, 8: 18_000}
"""Positions to solve with hidden hands in all worlds, by the largest number of cards in all hands.

One more card would need nine times as many.
"""
CHEAP = 8
"""Number of these positions that count as one iteration; they are near the end, so solving them is quick."""
A_SECOND = 150_000
"""Number of these positions solved in a second."""
_ANY = 10**9
Worths = dict[Move, float]


@dataclass(frozen=True, slots=True, eq=False)
class SolvedWorld:
    """Worth of every legal move in one world.

    ``points``: my side's margin from here on; ``chances``: chance of winning the match, None if points decide;
    ``ended``: function that returns the end of the smazzata after a move.
    """

    points: Worths
    chances: Worths | None
    ended: Callable[[Move], Position]


class Effort:
    """Solver of the worlds of a view, with a budget.

    ``waits``: a world may take any time; otherwise the first one must leave room for others.
    """

    def __init__(self, view: PlayerView, likelihoods: HandLikelihoods, budget: Budget, *, waits: bool = False) -> None:
        self._view = view
        self._budget = budget
        self._waits = waits
        self._worth: Utility | None = worth_from_here(view) if is_close(view) else None
        self._likelihoods = likelihoods
        self._keeps_hidden = keeps_hidden(view, budget)
        self._hidden: HiddenEnds | None = None
        self._nodes = 0
        self.worlds = 0

    @property
    def iterations(self) -> int:
        """Number of iterations that the positions solved so far count as."""
        return -(-self._nodes // NODES) - (-self._hidden.nodes // CHEAP if self._hidden else 0)

    def solved(self, deal: Deal) -> SolvedWorld | None:
        """Return a solved world; None if the budget does not allow it."""
        world = position_of(self._view, deal)
        found = self._with_hidden_hands(world) if self._keeps_hidden else self._with_open_cards(world)
        self.worlds += found is not None
        return found

    def _with_hidden_hands(self, world: Position) -> SolvedWorld | None:
        self._hidden = self._hidden or HiddenEnds(world, self._worth, self._likelihoods)
        try:
            ends = {move: self._hidden.ended(world, move, self._must_stop) for move in world.legal_moves()}
        except TooManyNodes:
            return None
        made = {move: made_in(self._view, end) for move, end in ends.items()}
        points = {move: float(mine - theirs) for move, (mine, theirs) in made.items()}
        chances = {move: worth_of(self._worth, each) for move, each in made.items()} if self._worth else None
        return SolvedWorld(points, chances, ends.__getitem__)

    def _with_open_cards(self, world: Position) -> SolvedWorld | None:
        search, points = self._solved(world, None)
        chances = self._solved(world, self._worth)[1] if points and self._worth else None
        if points is None or (self._worth and chances is None):
            return None
        return SolvedWorld(points, chances, search.ended)

    def _solved(self, world: Position, utility: Utility | None) -> tuple[EndgameSearch, Worths | None]:
        most = self._most_nodes
        search = EndgameSearch(world, most, utility, self._must_stop)
        found = search.solved()
        self._nodes += most - max(0, search.nodes)
        return search, found

    @property
    def _most_nodes(self) -> int:
        every = self._budget.nodes(0)
        if every is None or self._waits:
            return _ANY
        return max(0, every - self._nodes) if self.worlds else max(LEAST_OF_ONE, int(every * OF_ONE))

    @property
    def _must_stop(self) -> MustStop:
        budget = self._budget
        if self._waits:
            return never
        if self.worlds:
            return budget.is_late
        return budget.is_past_patience if budget.is_late(OF_ONE_BY_CLOCK) else lambda: budget.is_late(OF_ONE_BY_CLOCK)


def keeps_hidden(view: PlayerView, budget: Budget) -> bool:
    """Return whether the budget is enough to solve all worlds with hidden hands; never for two players."""
    iterations = budget.iterations
    seconds = budget.seconds or 0.0
    reach = seconds * A_SECOND if iterations is None else iterations * CHEAP
    needed = NEEDED.get(max(sum(view.counts), min(NEEDED)))
    return view.rules.players > 2 and needed is not None and reach >= needed


def made_in(view: PlayerView, ended: Position) -> tuple[int, int]:
    """Return the points that my side and the other side make from here to this end."""
    worths = score(view.rules, ended.piles, ended.scope).worths
    side = seat_of(view) % 2
    return worths[side] - view.scope[0], worths[1 - side] - view.scope[1]


def worth_of(worth: Utility, made: tuple[int, int]) -> float:
    """Return the utility of what both sides make; points below 0, from a void scopa, count as 0."""
    return worth((max(0, made[0]), max(0, made[1])))
