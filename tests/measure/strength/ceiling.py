"""The ceiling: how far a player that sees all cards gets, and how much of that way the strongest level goes.

``python -m tests.measure.strength.ceiling [DEALS] [--seconds S | --iterations N] [--only GAME]``: the plain heuristic,
the strongest level and the cheating player each against Greedy on the same deals. Share of the way = (level -
heuristic) / (cheat - heuristic). The cheating player exists here only; it is handed the Position by the test program.
"""

import argparse
from random import Random
from statistics import fmean

from scopa_gui.ai.player import Candidate, Choice, Limit
from scopa_gui.engine.position import Position
from tests import solved
from tests.measure.strength.cast import ladder
from tests.measure.strength.figures import mean_of, shares_of
from tests.measure.strength.playouts import Playout, lead_of
from tests.measure.strength.seating import TWO_SIDED, Chunk, play_chunk, workers

AGAINST, SIZE, DRAWS = "greedy", 5, 2000


class CheatingPlayer:
    """Sees all cards: ``playouts`` for every move on the true world, solved exactly when ``exact`` cards are left."""

    sees_all = True

    def __init__(self, playouts: int = 60, epsilon: float = 0.3, exact: int = 16) -> None:
        self.playouts = playouts
        self.epsilon = epsilon
        self.exact = exact

    def choose_seeing(self, position: Position, rng: Random) -> Choice:
        """The move with the best mean, or the best exact worth."""
        moves, side = position.legal_moves(), position.turn % position.rules.sides
        if len(moves) == 1:
            return Choice(moves[0])
        worths = None
        if (
            not position.stock
            and position.rules.sides == 2
            and sum(hand.bit_count() for hand in position.hands) <= self.exact
        ):
            worths = solved.worths(position)
        if worths is None:
            worths = {
                move: fmean(lead_of(Playout(after, rng, self.epsilon).points(), side) for _ in range(self.playouts))
                for move in moves
                for after in [position.play_unchecked(move)]
            }
        order = sorted(moves, key=lambda move: -worths[move])
        return Choice(order[0], tuple(Candidate(move, worths[move]) for move in order), worlds=1)


def share_of_the_way(
    low: list[float], level: list[float], high: list[float], rng: Random
) -> tuple[float, float, float]:
    """(level - low) / (high - low) in per cent of means over the same deals; a 95 % bootstrap interval over deals."""

    def share(numbers: list[int]) -> float:
        bottom, middle, top = (fmean(values[number] for number in numbers) for values in (low, level, high))
        return 100 * (middle - bottom) / (top - bottom) if top != bottom else 0.0

    deals = range(len(low))
    drawn = sorted(share(rng.choices(deals, k=len(low))) for _ in range(DRAWS))
    return share(list(deals)), drawn[DRAWS // 40], drawn[-DRAWS // 40 - 1]


def main() -> None:
    """Play and print, game by game."""
    parser = argparse.ArgumentParser(prog="python -m tests.measure.strength.ceiling")
    parser.add_argument("deals", type=int, nargs="?", default=200)
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--seconds", type=float)
    limit.add_argument("--iterations", type=int)
    parser.add_argument("--only", action="append", choices=TWO_SIDED)
    given = parser.parse_args()
    names = ("heuristic", ladder()[-1], "cheat")
    print(f"{given.deals} deals, each played twice with the sides exchanged, against {AGAINST}; 95 % intervals")
    with workers() as pool:
        for game in given.only or ("scopone", "scopone_scientifico", "scopa"):
            means = []
            for name in names:
                chunks = [
                    Chunk(
                        game,
                        name,
                        AGAINST,
                        Limit(given.seconds, given.iterations),
                        "ceiling",
                        (start, min(given.deals, start + SIZE)),
                    )
                    for start in range(0, given.deals, SIZE)
                ]
                played = list(pool.imap(play_chunk, chunks))
                played_deals = [deal for chunk in played for deal in chunk.margins]
                pace = sum(chunk.clocks[0].seconds for chunk in played) / sum(chunk.clocks[0].moves for chunk in played)
                means.append([fmean(deal) for deal in played_deals])
                print(
                    f"{game}: {name} {mean_of(means[-1])}, won / lost / tied as hand side "
                    f"{shares_of([deal[0] for deal in played_deals])},"
                    f" as deck side {shares_of([deal[1] for deal in played_deals])}; {1000 * pace:.1f} ms a move",
                    flush=True,
                )
            value, low, high = share_of_the_way(*means, Random(1))
            print(
                f"{game}: {names[1]} goes {value:.0f} % [{low:.0f}, {high:.0f}] of the way from the heuristic to the "
                "ceiling",
                flush=True,
            )


if __name__ == "__main__":
    main()
