"""Stand-ins for the strong programs that others have published, written from a description of what they do.

``campione``: many worlds, every move tried once in each and played out by a policy, exact when few cards are left.
``pimc``: a dozen worlds, alpha-beta to a small depth with a count of the material. Both get a PlayerView only; the
limit is theirs, as it is in the programs they stand for.
"""

from collections.abc import Mapping
from random import Random

from scopa_gui.ai.player import Candidate, Choice, Limit, Player
from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, SUIT_SETS, bit
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.engine.scoring.primiera import PRIMIERA_VALUES
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.view import PlayerView
from tests.measure.strength.playouts import Playout, imagined, lead_of
from tests.solved import worths


class _Imaginer:
    """Adds up over imagined worlds what each move is worth in them."""

    worlds: int

    def choose(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        """The move that is best on average."""
        del limit
        moves = view.legal_moves()
        if len(moves) == 1:
            return Choice(moves[0])
        totals = dict.fromkeys(moves, 0.0)
        for _ in range(self.worlds):
            for move, worth in self.worths(imagined(view, rng), moves, rng).items():
                totals[move] += worth
        return _choice_of(totals, self.worlds)

    def worths(self, world: Position, moves: tuple[Move, ...], rng: Random) -> dict[Move, float]:
        """What each move is worth in a world to the one who moves."""
        raise NotImplementedError


class Campione(_Imaginer):
    """``worlds`` imagined, one playout for every move in each; solved exactly when ``exact`` cards are in the hands."""

    def __init__(self, worlds: int = 120, exact: int = 12) -> None:
        self.worlds = worlds
        self.exact = exact

    def worths(self, world: Position, moves: tuple[Move, ...], rng: Random) -> dict[Move, float]:
        """Exact at the end, before that by one playout a move."""
        left = sum(hand.bit_count() for hand in world.hands)
        if left <= self.exact and not world.stock and world.rules.sides == 2:
            found = worths(world)
            if found is not None:
                return found
        side = world.turn % world.rules.sides
        return {move: lead_of(Playout(world.play_unchecked(move), rng).points(), side) for move in moves}


class Pimc(_Imaginer):
    """``worlds`` imagined, in each all moves searched ``depth`` moves deep and material counted; only for two sides."""

    def __init__(self, worlds: int = 12, depth: int = 5) -> None:
        self.worlds = worlds
        self.depth = depth

    def worths(self, world: Position, moves: tuple[Move, ...], rng: Random) -> dict[Move, float]:
        """By alpha-beta; nothing is left to chance."""
        del rng
        return {
            move: -_negamax(world.play_unchecked(move), self.depth - 1, -99.0, 99.0, world.turn ^ 1) for move in moves
        }


def _choice_of(totals: dict[Move, float], worlds: int) -> Choice:
    order = sorted(totals, key=lambda move: -totals[move])
    return Choice(order[0], tuple(Candidate(move, totals[move] / worlds) for move in order), worlds=worlds)


def _negamax(position: Position, depth: int, low: float, high: float, side: int) -> float:
    """What the position is worth to the side to move; a seat plays for its side, the sides take turns."""
    if position.is_over or not depth:
        worth = material(position)
        return -worth if side & 1 else worth
    best = -99.0
    for move in sorted(position.legal_moves(), key=lambda move: -move.taken.bit_count()):
        best = max(best, -_negamax(position.play_unchecked(move), depth - 1, -high, -max(low, best), side + 1))
        if best >= high:
            break
    return best


def material(position: Position) -> float:
    """The lead of side 0 in points: counted after the smazzata, else guessed from cards, coins, primiera and scope."""
    if position.is_over:
        return float(lead_of(score(position.rules, position.piles, position.scope).points, 0))
    mine, theirs = (_worth(pile) for pile in position.piles)
    return mine - theirs + position.scope[0] - position.scope[1]


def _worth(pile: int) -> float:
    sevens = 0.9 * bool(pile & bit(SETTEBELLO))
    primiera = sum(
        max((PRIMIERA_VALUES[rank] for rank in range(1, 11) if pile & suit & RANK_SETS[rank]), default=0)
        for suit in SUIT_SETS
    )
    return sevens + 0.05 * pile.bit_count() + 0.18 * (pile & SUIT_SETS[0]).bit_count() + 0.018 * primiera


PEERS: Mapping[str, Player] = {"campione": Campione(), "pimc": Pimc()}
