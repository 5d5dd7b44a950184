"""The very last cards played on with hidden hands: each seat makes the move that is best on average in the worlds that
it can imagine, each of them solved.

With open cards the next seats would choose by what they cannot see, and a move that leaves them in doubt would be worth
too little.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from operator import or_

import numpy as np

from scopa_gui.ai.endgame.solver import EndgameSearch, Utility, state_of
from scopa_gui.ai.search.budget import MustStop
from scopa_gui.ai.seat.beliefs import Hands
from scopa_gui.ai.seat.hand_likelihoods import HandLikelihoods
from scopa_gui.engine.cards import DECK, CardSet, bit, cards_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position

ALIKE = 1e-4
"""Means that are no farther apart are equal: so far sums may be off."""
_ANY = 10**9


class HiddenEnds:
    """The ends of the worlds of one view; what a seat that knows the same has chosen once is remembered.

    All that a seat can imagine is solved, none of it left out, and counts by how likely the others have played as they
    did up to the root, which is one of the worlds.
    """

    def __init__(self, root: Position, utility: Utility | None, likelihoods: HandLikelihoods) -> None:
        self._open = EndgameSearch(root, _ANY, utility)
        self._moves_before = len(root.history)
        self._likelihoods = likelihoods
        self._chosen: dict[tuple[int, Hands], Move] = {}

    @property
    def nodes(self) -> int:
        """Number of positions solved so far."""
        return _ANY - self._open.nodes

    def ended(self, world: Position, move: Move, must_stop: MustStop) -> Position:
        """The end of a world of the root after this move. Raises TooManyNodes where it must stop."""
        self._open.must_stop = must_stop
        state = state_of(world)
        left = sum(hand.bit_count() for hand in world.hands)
        while True:
            state, _ = self._open.stepped(world, state, move, left)
            world = world.play_unchecked(move)
            left = left - 1
            if world.is_over:
                return world
            move = self._choice(world, state, left)

    def _choice(self, world: Position, state: int, left: int) -> Move:
        """The best move for all that the seat to play knows: the open cards and its hand; the first of equal ones."""
        moves = world.legal_moves()
        if len(moves) == 1:
            return moves[0]
        known = self._known(world)
        chosen = self._chosen.get((state, known))
        if chosen is None:
            after = [self._open.stepped(world, state, move, left) for move in moves]
            every = list(imagined(world, state & DECK))
            worths = [self._worths(hands, world.turn, after, left - 1) for hands in every]
            at_root = [tuple(map(or_, hands, known)) for hands in every]
            means = self._likelihoods.weights(at_root, world.turn) @ np.array(worths, np.float32)
            chosen = self._chosen[state, known] = moves[int(np.argmax(means > means.max() - ALIKE))]
        return chosen

    def _worths(self, hands: Hands, turn: int, after: Sequence[tuple[int, int]], left: int) -> list[float]:
        """Return the worths of the states after the moves, all cards open."""
        self._open.held_by(hands, turn)
        return [scopa - self._open.worth(then, left) for then, scopa in after]

    def _known(self, world: Position) -> Hands:
        """Return the cards held at the root that the seat to play knows, by seat: those played since, and its own."""
        played = [0] * len(world.hands)
        for seat, move in world.history[self._moves_before :]:
            played[seat] |= bit(move.card)
        played[world.turn] |= world.hands[world.turn]
        return tuple(played)


def imagined(world: Position, held: CardSet) -> Iterator[Hands]:
    """All ways in which the cards still held may lie for the seat to play."""
    own = world.hands[world.turn]
    counts = [hand.bit_count() for hand in world.hands]
    seats = [seat for seat, many in enumerate(counts) if seat != world.turn and many]
    empty = tuple(own if seat == world.turn else 0 for seat in range(len(counts)))
    yield from _shared(held ^ own, [(seat, counts[seat]) for seat in seats], empty)


def _shared(cards: CardSet, seats: list[tuple[int, int]], hands: Hands) -> Iterator[Hands]:
    if not seats:
        yield hands
        return
    (seat, many), *others = seats
    for drawn in combinations(cards_of(cards), many):
        hand = sum(map(bit, drawn))
        yield from _shared(cards ^ hand, others, (*hands[:seat], hand, *hands[seat + 1 :]))
