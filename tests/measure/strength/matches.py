"""Whole matches, for players that play by the score: ``python -m tests.measure.strength.matches A B [--game GAME]
[--pairs N]``.

Every match is played twice with the sides exchanged: the same first dealer and the same packs, as long as both last.
What is
told: the share of matches won by A, with the 95 % interval over pairs.
"""

import argparse
from random import Random

from scopa_gui.ai.player import Limit
from scopa_gui.engine.match import new_match
from tests.measure.strength.cast import cast
from tests.measure.strength.figures import mean_of
from tests.measure.strength.seating import GAMES, TWO_SIDED, Chunk, Clock, play_out, workers

SIZE = 2


def play_pair(chunk: Chunk, number: int) -> tuple[int, int]:
    """Whether the first player wins, 1 or 0: sitting on table side 0, then on table side 1."""
    players, limits = (
        (cast(chunk.first), cast(chunk.second)),
        (chunk.limit_of(chunk.first), chunk.limit_of(chunk.second)),
    )
    is_control = chunk.first == chunk.second
    won = []
    for turn in (0, 1):
        match = new_match(GAMES[chunk.game], f"{chunk.seed}/{chunk.game}/match {number}")
        clocks = (Clock(), Clock())
        while match.winner is None:
            # Of each side of the table in the order of play: its number, who sits there, and its random (seating.py
            # says why).
            sides = [(side + match.leader) % 2 for side in (0, 1)]
            who = [side ^ turn for side in sides]
            randoms = [Random(f"{match.seed}/{len(match.sheets)}/{seat}") for seat in (who if is_control else sides)]
            match = match.after(
                play_out(
                    match.deal(),
                    [players[seat] for seat in who],
                    randoms,
                    [limits[seat] for seat in who],
                    [clocks[seat] for seat in who],
                    [match.totals[side] for side in sides],
                    [(chunk.first, chunk.second)[seat] for seat in who],
                )
            )
        won.append(int(match.winner ^ turn == 0))
    return won[0], won[1]


def play_matches(chunk: Chunk) -> list[tuple[int, int]]:
    """Play every match of a chunk twice."""
    return [play_pair(chunk, number) for number in range(*chunk.deals)]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.measure.strength.matches", description="Whole matches, the share that A wins."
    )
    parser.add_argument("players", nargs=2, metavar=("A", "B"))
    parser.add_argument("--game", default="scopone", choices=TWO_SIDED)
    parser.add_argument("--pairs", type=int, default=100, help="matches, each played twice")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--seconds", type=float, help="a move, the same for all who search")
    limit.add_argument("--iterations", type=int, help="a move, the same for all who search")
    limit.add_argument("--share", type=float, default=1.0, help="of the time that each takes by itself")
    given = parser.parse_args()
    chunks = [
        Chunk(
            given.game,
            *given.players,
            Limit(given.seconds, given.iterations),
            "matches",
            (start, min(given.pairs, start + SIZE)),
            given.share,
        )
        for start in range(0, given.pairs, SIZE)
    ]
    with workers() as pool:
        pairs = [pair for played in pool.imap(play_matches, chunks) for pair in played]
    share = mean_of([50 * sum(pair) for pair in pairs])
    print(
        f"{given.game}: {given.players[0]} wins {share.value:.1f} % [{share.low:.1f}, {share.high:.1f}] of matches "
        "against"
        f" {given.players[1]}; {len(pairs)} matches, each played twice"
    )


if __name__ == "__main__":
    main()
