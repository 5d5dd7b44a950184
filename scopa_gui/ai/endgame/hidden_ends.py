"""HiddenEnds: the very last cards played with hidden hands, where each seat makes the move that is best on average.

With open cards the next seats would use what they cannot see, and a move that leaves them in doubt would be worth too
little. Here each seat averages over all worlds that it cannot exclude, each of them solved.
"""

from collections.abc import Iterator
from itertools import combinations
from operator import or_

import numpy as np

from scopa_gui.ai.endgame.solver import EndgameSearch, Utility, state_of
from scopa_gui.ai.search.budget import MustStop
from scopa_gui.ai.seat.beliefs import HandLikelihoods, Hands
from scopa_gui.engine.cards import DECK, CardSet, bit, cards_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position

ALIKE = 1e-4
"""Difference up to which two means are equal, because of rounding."""
_ANY = 10**9


class HiddenEnds:
    """Player of all seats to the end of the worlds of one view; choices are cached by what the seat knows.

    ``root``: position of any of the worlds at the start; ``likelihoods``: weights of the worlds from the moves so far.
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
        """Return the end of a world after this move at the root; raise TooManyNodes if it must stop."""
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
        """Return the best move by what the seat to play knows, the first one of equal moves."""
        moves = world.legal_moves()
        if len(moves) == 1:
            return moves[0]
        # Cards held at the root that this seat knows, by seat: those played since, and its own.
        played = [0] * len(world.hands)
        for seat, past in world.history[self._moves_before :]:
            played[seat] |= bit(past.card)
        played[world.turn] |= world.hands[world.turn]
        known = tuple(played)
        chosen = self._chosen.get((state, known))
        if chosen is None:
            after = [self._open.stepped(world, state, move, left) for move in moves]
            every = list(imagined(world, state & DECK))
            worths = []
            for hands in every:
                self._open.held_by(hands, world.turn)
                worths.append([scopa - self._open.worth(then, left - 1) for then, scopa in after])
            at_root = [tuple(map(or_, hands, known)) for hands in every]
            means = self._likelihoods.weights(at_root, world.turn) @ np.array(worths, np.float32)
            chosen = self._chosen[state, known] = moves[int(np.argmax(means > means.max() - ALIKE))]
        return chosen


def imagined(world: Position, held: CardSet) -> Iterator[Hands]:
    """Yield all hands that are possible for the seat to play; ``held`` are the cards in all hands."""
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
