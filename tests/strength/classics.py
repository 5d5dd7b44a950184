"""The reference players against the published figures, 9 cards and 4 on the table: ``python -m tests.strength.classics [DEALS]``.

Shares of smazzate in per cent with Wilson's 95 % interval, beside the figures published by Di Palma and Lanzi (2018), whose
shares for the rule-based players are over a tournament of the three, not over single pairings.
"""

import sys
from itertools import combinations

from scopa_gui.ai.player import Limit
from tests.strength.figures import Shares, mean_of, shares_of, wilson
from tests.strength.seating import Chunk, play_chunk, workers

GAME, SEED, SIZE = "scopone", "classics", 50
PUBLISHED = {
    "random": "random v random, hand / deck / tied: 41.7 / 45.7 / 12.6; replicated 41.3 / 44.5 / 14.2",
    "greedy": "Greedy v Greedy, tied: 17.3; replicated 16.7",
    "chitarrella": "CS v CS, hand side wins: 38.1",
    "cicuti": "-",
}
TOURNAMENT = {"chitarrella": "44.4 / 41.2 / 14.3", "cicuti": "44.0 / 42.0 / 14.1", "greedy": "39.8 / 45.0 / 15.2"}


def chunks(first: str, second: str, deals: int) -> list[Chunk]:
    """The deals of a pairing in chunks."""
    return [Chunk(GAME, first, second, Limit(), SEED, (start, min(deals, start + SIZE))) for start in range(0, deals, SIZE)]


def with_intervals(shares: Shares) -> str:
    """Three shares, each with its interval."""
    return " / ".join(f"{share.value:.1f} [{share.low:.1f}, {share.high:.1f}]" for share in (wilson(part, shares.number) for part in shares))


def main() -> None:
    """Play every pairing and print its figures."""
    deals = max(2, int(sys.argv[1])) if len(sys.argv) > 1 else 4000
    print(f"{GAME}: {deals} deals a line, each played twice; shares in % with 95 % intervals")
    against: dict[str, list[float]] = {name: [] for name in TOURNAMENT}
    with workers() as pool:
        for name, published in PUBLISHED.items():
            margins = [pair for played in pool.imap(play_chunk, chunks(name, name, deals)) for pair in played.margins]
            hand = shares_of([as_hand for as_hand, _ in margins] + [-as_deck for _, as_deck in margins])
            print(f"{name} v itself: hand / deck / tied {with_intervals(hand)}\n    published: {published}", flush=True)
        for first, second in combinations(TOURNAMENT, 2):
            margins = [pair for played in pool.imap(play_chunk, chunks(first, second, deals)) for pair in played.margins]
            both = [margin for pair in margins for margin in pair]
            against[first] += both
            against[second] += [-margin for margin in both]
            print(f"{first} v {second}: won / lost / tied {with_intervals(shares_of(both))}, points a smazzata {mean_of([sum(pair) / 2 for pair in margins])}",
                  flush=True)
    for name, published in TOURNAMENT.items():
        print(f"{name} against the other two: won / lost / tied {with_intervals(shares_of(against[name]))}\n    published, among themselves: {published}")


if __name__ == "__main__":
    main()
