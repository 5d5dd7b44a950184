"""How many random smazzate a second the public Position plays on one core. `python -m tests.measure.benchmarks.engine`
prints the figures.

A smazzata is shuffled, dealt, played with every legal move listed and one chosen, and counted. The bar for scopone
scientifico with four players and Scopa with two is 2,000 a second on CPython 3.11.
"""

import platform
import statistics
import sys
import time
from random import Random

from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.variants import VARIANTS

ROUNDS = 7


def seconds_for(rules: Rules, number: int, seed: int) -> float:
    """Seconds of processor time for so many random smazzate."""
    rng = Random(seed)
    draw = rng.random
    started = time.process_time()
    for _ in range(number):
        position = deal_smazzata(rules, rng)
        while not position.is_over:
            moves = position.legal_moves()
            position = position.play_unchecked(moves[int(draw() * len(moves))])
        score(rules, position.piles, position.scope)
    return time.process_time() - started


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    print(
        f"{platform.python_implementation()} {platform.python_version()}, medians of {ROUNDS} rounds of {number}, "
        "smazzate a second of processor time"
    )
    for key, variant in VARIANTS.items():
        for players, rules in variant.rules_by_players.items():
            seconds_for(rules, number, 0)
            rates = [number / seconds_for(rules, number, seed) for seed in range(1, ROUNDS + 1)]
            print(
                f"{key + ', ' + str(players):26}{statistics.median(rates):10,.0f}   ({min(rates):,.0f} to "
                f"{max(rates):,.0f})"
            )


if __name__ == "__main__":
    main()
