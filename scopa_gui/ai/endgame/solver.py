"""EndgameSearch: exact worth of every move if all cards are known and everybody plays best, with two sides.

It is an alpha-beta search with a transposition table. A state is one integer, and a move changes it to ``state & keep |
add`` (end_states.py). tests/measure/benchmarks/endgame.py measures its speed.
"""

from collections.abc import Callable, Sequence

from scopa_gui.ai.endgame.end_states import LAST, SCORED, TABLE, SolverStep, ground_of
from scopa_gui.ai.search.budget import MustStop, never
from scopa_gui.engine.cards import DECK, CardSet
from scopa_gui.engine.legality import last_scopa_is_void
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position

Utility = Callable[[tuple[int, int]], float]
"""Function that returns the worth to me of the points (mine, theirs); more for me must never be worth less."""

USUAL_NODES = 40_000
BETWEEN_LOOKS = 250
"""Number of nodes, about a millisecond's, between two checks whether the search must stop."""
_FAR = 1e6
_NO_END = 10**12
_UNKNOWN = (-_FAR, _FAR)
_TABLE = DECK << TABLE


class TooManyNodes(Exception):  # noqa: N818 - it is no error
    """Raised when the limit of nodes is reached or the search must stop."""


class EndgameSearch:
    """Search of one world. ``left`` is the number of cards in all hands, which gives the turn; worths are the mover's.

    ``nodes``: number of nodes that may still be searched; ``must_stop``: called before the first one and repeatedly.
    """

    __slots__ = (
        "_first",
        "_ground",
        "_holders",
        "_many",
        "_masks",
        "_may_end",
        "_memos",
        "_pause",
        "_players",
        "_position",
        "_sides",
        "_solved",
        "_utility",
        "must_stop",
        "nodes",
    )

    def __init__(
        self, position: Position, most_nodes: int, utility: Utility | None, must_stop: MustStop = never
    ) -> None:
        rules = position.rules
        self._position = position
        self.nodes = self._pause = most_nodes
        self.must_stop = must_stop
        self._utility = utility
        self._players = rules.players
        self._ground = ground_of(
            rules, position.piles, has_taker=position.last_taker is not None, counts_scope=utility is None
        )
        self._may_end = self._ground.may_end_early
        left = self._many = sum(hand.bit_count() for hand in position.hands)
        seats = [(position.turn + left - many) % rules.players for many in range(left + 1)]
        self._sides = [seat % 2 for seat in seats]
        self._holders = [position.hands[seat] for seat in seats]
        self._masks = [hand | DECK << TABLE for hand in self._holders]
        self._memos = [self._ground.steps[2 if many == 1 else side] for many, side in enumerate(self._sides)]
        first: tuple[dict[int, tuple[SolverStep, ...]], ...] = ({}, {})
        self._first = [first[side] for side in self._sides]
        self._solved: dict[int, tuple[float, float]] = {}

    def solved(self) -> dict[Move, float] | None:
        """Return the exact worth of every legal move; None if the nodes run out or it must stop.

        The worth is the margin in points of the mover's side from here on, scope included, if everybody plays best. A
        cappotto counts as ``rules.target`` points and ends the play. With a utility, the worth is the utility of both
        sides' points.
        """
        try:
            return self._worths(self._position)
        except TooManyNodes:
            return None

    def _worths(self, position: Position) -> dict[Move, float]:
        ground = self._ground
        left = self._many
        table = position.table
        state = state_of(position)
        found: dict[Move, float] = {}
        known: dict[tuple[int, ...], float] = {}
        for move in position.legal_moves():
            alike = ground.likeness(move)
            if alike not in known:
                _, keep, add, scopa = ground.step_of(move, table, self._sides[left], is_last_card=left == 1)
                known[alike] = scopa - self._exact((state & keep) + add, left - 1, next(reversed(known.values()), 0.0))
            found[move] = known[alike]
        return found

    def held_by(self, hands: Sequence[CardSet], turn: int) -> None:
        """Replace the hands, by seat, and the seat whose turn it is."""
        players = self._players
        left = sum(hand.bit_count() for hand in hands)
        for many in range(1, left + 1):
            hand = self._holders[many] = hands[(turn + left - many) % players]
            self._masks[many] = hand | _TABLE
        self._solved.clear()

    def worth(self, state: int, left: int) -> float:
        """Return the worth of a state for its mover, with all cards open."""
        return self._finish(state, left) if left <= self._players else self._value(state, left, -_FAR, _FAR)

    def stepped(self, position: Position, state: int, move: Move, left: int) -> tuple[int, int]:
        """Return the state after a move, and 1 if it is a scopa."""
        _, keep, add, scopa = self._step(position, move, left)
        return (state & keep) + add, scopa

    def ended(self, move: Move) -> Position:
        """Return the end after this move if every seat then plays its best for points, the first one of equal moves.

        Call it after `solved`, on a search without a utility. There is no limit of nodes.
        """
        self._pause = -_NO_END
        position = self._position
        state = state_of(self._position)
        left = self._many
        while True:
            _, keep, add, _ = self._step(position, move, left)
            state = (state & keep) + add
            left = left - 1
            position = position.play_unchecked(move)
            if position.is_over:
                return position
            move = self._best(position, state, left)

    def _best(self, position: Position, state: int, left: int) -> Move:
        """Return the first legal move with the best worth."""
        *others, last = position.legal_moves()
        if not others:
            return last
        worth = self._exact(state, left, 0.0)
        for move in others:
            _, keep, add, scopa = self._step(position, move, left)
            if scopa - self._exact((state & keep) + add, left - 1, worth - scopa) == worth:
                return move
        return last

    def _step(self, position: Position, move: Move, left: int) -> SolverStep:
        return self._ground.step_of(move, position.table, self._sides[left], is_last_card=left == 1)

    def _exact(self, state: int, left: int, guess: float) -> float:
        """Return the exact worth of a state for its mover, found fastest if minus ``guess`` is close to it."""
        if left <= self._players:
            return self._finish(state, left)
        if self._utility is not None:
            return self._value(state, left, -_FAR, _FAR)
        # MTD(f): searches with an empty window narrow the worth down; worths are whole points.
        low = -_FAR
        high = _FAR
        worth = -guess
        while low < high:
            bound = worth + (worth == low)
            worth = self._value(state, left, bound - 1, bound)
            if worth < bound:
                high = worth
            else:
                low = worth
        return worth

    def _value(self, state: int, left: int, alpha: float, beta: float) -> float:
        """Return the mover's worth if it is between alpha and beta, else a bound; each seat has at least one card."""
        low, high = self._solved.get(state, _UNKNOWN)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        self._spend()
        if self._may_end and self._ground.is_cappotto(state):
            return self._end(state, left)
        if left == self._players:
            worth = self._finish(state, left)
            self._solved[state] = worth, worth
            return worth
        best = -_FAR
        floor = alpha
        after = left - 1
        seen = state & self._masks[left]
        steps = self._first[left].get(seen) or self._memos[left].get(seen) or self._steps(state, left)
        for step in steps:
            _, keep, add, scopa = step
            worth = scopa - self._value((state & keep) + add, after, scopa - beta, scopa - floor)
            if worth > best:
                best = worth
                if worth > floor:
                    floor = worth
                    if worth >= beta:
                        if step is not steps[0]:
                            self._first[left][seen] = step, *(other for other in steps if other is not step)
                        break
        self._solved[state] = (best, high) if best >= beta else (low, best) if best <= alpha else (best, best)
        return best

    def _finish(self, state: int, left: int) -> float:
        """Return the mover's worth if nobody holds more than one card."""
        total = 0.0
        sign = 1
        memos = self._memos
        masks = self._masks
        while left:
            if self._may_end and self._ground.is_cappotto(state):
                break
            steps = memos[left].get(state & masks[left]) or self._ground.steps_of_card(
                state & self._holders[left], state & _TABLE, self._sides[left], is_last_card=left == 1
            )
            if len(steps) > 1:
                self._spend()
                return total + sign * max(
                    scopa - self._finish((state & keep) + add, left - 1) for _, keep, add, scopa in steps
                )
            _, keep, add, scopa = steps[0]
            state = (state & keep) + add
            total += sign * scopa
            sign = -sign
            left -= 1
        return total + sign * self._end(state, left)

    def _spend(self) -> None:
        self.nodes -= 1
        if self.nodes < self._pause:
            self._look_up()

    def _look_up(self) -> None:
        if self.nodes < 0 or self.must_stop():
            raise TooManyNodes
        self._pause = max(0, self.nodes - BETWEEN_LOOKS)

    def _steps(self, state: int, left: int) -> tuple[SolverStep, ...]:
        return self._ground.steps_of(state, self._holders[left], self._sides[left])

    def _end(self, state: int, left: int) -> float:
        """Return the worth of the final count for the side whose turn it would be."""
        points = self._ground.points_of(state)
        if self._utility is None:
            return points[self._sides[left]] - points[1 - self._sides[left]]
        mine = self._sides[self._many]
        worth = self._utility((points[mine], points[1 - mine]))
        return worth if self._sides[left] == mine else -worth


def state_of(position: Position) -> int:
    """Return a position as the first state of a search."""
    hands = 0
    for hand in position.hands:
        hands |= hand
    last = 0 if position.last_taker is None else position.last_taker % 2 + 1
    is_void = last_scopa_is_void(position.rules, position.first_table, position.history)
    return hands | position.table << TABLE | last << LAST | is_void << SCORED
