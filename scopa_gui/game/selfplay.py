"""Matches between computer players. Each deal is played once for each seating, so that the cards favour nobody."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter

from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit, Player
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.view import view_of


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """Result for the first level.

    ``mean`` is its lead in points per smazzata over the best other side, and ``ci95`` half the width of the 95 %
    interval over deals (None for a single deal). ``wins``, ``losses`` and ``ties`` count smazzate.
    """

    mean: float
    ci95: float | None
    wins: int
    losses: int
    ties: int
    seconds_per_move: float


def play_smazzata(
    position: Position, players: Sequence[Player], seed: str, limit: Limit
) -> tuple[tuple[int, ...], int, float]:
    """Play a smazzata to its end, with ``players`` by side.

    Returns the points by side, the number of moves and the seconds they took. A cappotto counts as the target.
    """
    rules = position.rules
    rng = Random(seed)
    moves = 0
    seconds = 0.0
    while not position.is_over:
        view = view_of(position, position.turn)
        started = perf_counter()
        choice = players[position.turn % rules.sides].choose(view, limit, rng)
        seconds += perf_counter() - started
        position = position.play(choice.move)
        moves += 1
    return score(rules, position.piles, position.scope).worths, moves, seconds


def selfplay(levels: Sequence[str], pairs: int, rules: Rules, seed: str, limit: Limit = Limit()) -> SelfPlay:  # noqa: B008 - frozen
    """Play ``pairs`` deals between ``levels``, one for each side; each level plays every deal on every side.

    Raises ValueError for fewer than one deal or a wrong number of levels.
    """
    if pairs < 1:
        raise ValueError("At least one deal must be played.")
    if len(levels) != rules.sides:
        raise ValueError(f"There are {rules.sides} sides in this game, but {len(levels)} levels.")
    players = [player_of(level) for level in levels]
    margins: list[float] = []
    outcomes: list[int] = []
    moves = 0
    seconds = 0.0
    for pair in range(pairs):
        position = deal_smazzata(rules, Random(f"{seed}/{pair}"))
        found = []
        for turn in range(rules.sides):
            seated = [players[(side - turn) % rules.sides] for side in range(rules.sides)]
            points, made, took = play_smazzata(position, seated, f"{seed}/{pair}/play", limit)
            found.append(points[turn] - max(points[:turn] + points[turn + 1 :]))
            moves += made
            seconds += took
        margins.append(sum(found) / len(found))
        outcomes += found
    reach = 1.96 * stdev(margins) / sqrt(len(margins)) if len(margins) > 1 else None
    wins = sum(outcome > 0 for outcome in outcomes)
    losses = sum(outcome < 0 for outcome in outcomes)
    return SelfPlay(fmean(margins), reach, wins, losses, len(outcomes) - wins - losses, seconds / max(1, moves))
