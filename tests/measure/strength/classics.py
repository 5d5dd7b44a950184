"""The reference players against the published figures, 9 cards and 4 on the table: ``python -m
tests.measure.strength.classics [DEALS]``.

Shares of smazzate in per cent with Wilson's 95 % interval, beside the figures published by Di Palma and Lanzi (2018),
whose shares for the rule-based players are over a tournament of the three, not over single pairings. A player against
itself plays every deal once, on as many deals as its cost allows; two players play every deal twice with the sides
exchanged.
"""

import sys
from itertools import combinations
from random import Random

from scopa_gui.ai.player import Limit
from scopa_gui.engine.position import deal_smazzata
from tests.measure.strength.cast import cast
from tests.measure.strength.figures import Shares, mean_of, shares_of, wilson
from tests.measure.strength.seating import GAMES, Chunk, Clock, play_chunk, play_out, points_of, workers

GAME, SEED, SIZE = "scopone", "classics", 50
PUBLISHED = {
    "random": "random v random, hand / deck / tied: 41.7 / 45.7 / 12.6; replicated 41.3 / 44.5 / 14.2",
    "greedy": "Greedy v Greedy, tied: 17.3; replicated 16.7",
    "chitarrella": "CS v CS, hand side wins: 38.1",
    "cicuti": "-",
}
ALONE = {"random": 20, "greedy": 10, "chitarrella": 2, "cicuti": 2}
"""How many times as many deals a player against itself is given."""
TOURNAMENT = {"chitarrella": "44.4 / 41.2 / 14.3", "cicuti": "44.0 / 42.0 / 14.1", "greedy": "39.8 / 45.0 / 15.2"}


def chunks(first: str, second: str, deals: int) -> list[Chunk]:
    """The deals of a pairing in chunks."""
    return [
        Chunk(GAME, first, second, Limit(), SEED, (start, min(deals, start + SIZE))) for start in range(0, deals, SIZE)
    ]


def with_intervals(shares: Shares) -> str:
    """Three shares, each with its interval."""
    return " / ".join(
        f"{share.value:.1f} [{share.low:.1f}, {share.high:.1f}]"
        for share in (wilson(part, shares.number) for part in shares)
    )


def hand_margins(chunk: Chunk) -> list[int]:
    """The points more that the hand side had when one player took all seats, every deal played once."""
    rules, player, clock, margins = GAMES[chunk.game], cast(chunk.first), Clock(), []
    for number in range(*chunk.deals):
        rng = Random(f"{chunk.seed} alone/{number}")
        points = points_of(
            play_out(deal_smazzata(rules, rng), (player, player), (rng, rng), (Limit(), Limit()), (clock, clock))
        )
        margins.append(points[0] - points[1])
    return margins


def main() -> None:
    """Play every pairing and print its figures."""
    deals = max(2, int(sys.argv[1])) if len(sys.argv) > 1 else 2000
    print(f"{GAME}; shares in % with 95 % intervals")
    against: dict[str, list[float]] = {name: [] for name in TOURNAMENT}
    with workers() as pool:
        for name, published in PUBLISHED.items():
            number = deals * ALONE[name]
            hand = shares_of(
                [margin for margins in pool.imap(hand_margins, chunks(name, name, number)) for margin in margins]
            )
            print(
                f"{name} v itself, {number} deals: hand / deck / tied {with_intervals(hand)}\n    published: "
                f"{published}",
                flush=True,
            )
        for first, second in combinations(TOURNAMENT, 2):
            margins = [
                pair for played in pool.imap(play_chunk, chunks(first, second, deals)) for pair in played.margins
            ]
            both = [margin for pair in margins for margin in pair]
            against[first] += both
            against[second] += [-margin for margin in both]
            print(
                f"{first} v {second}, {deals} deals twice: won / lost / tied {with_intervals(shares_of(both))}, points "
                f"a smazzata {mean_of([sum(pair) / 2 for pair in margins])}",
                flush=True,
            )
    for name, published in TOURNAMENT.items():
        print(
            f"{name} against the other two: won / lost / tied {with_intervals(shares_of(against[name]))}\n    "
            f"published, among themselves: {published}"
        )


if __name__ == "__main__":
    main()
