"""How many smazzate a second one core plays: at random (ai/reference/random_smazzata.py) and thoughtfully (ai/batch).

Run it by `python -m tests.measure.benchmarks.rollout`.
"""

import platform
import statistics
import sys
import time
from random import Random

import numpy as np

from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.batch.smazzate import Noise
from scopa_gui.ai.reference.random_smazzata import RandomSmazzate
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from tests.measure.strength.policy_fit import dealt

GAMES = (
    ("scopone_scientifico", 4),
    ("scopone", 4),
    ("scopa", 2),
    ("scopa", 3),
    ("escoba", 2),
    ("scopa_dassi", 2),
    ("scopa_speciale", 2),
)
ROUNDS = 7


def from_shuffle(rules: Rules, number: int, seed: int) -> float:
    """Seconds for so many smazzate, each shuffled, dealt, played and counted."""
    rng, smazzate = Random(seed), RandomSmazzate(rules)
    started = time.process_time()
    for _ in range(number):
        smazzate.play(rng)
    return time.process_time() - started


def thoughtful(rules: Rules, number: int, seed: int) -> float:
    """Seconds for so many smazzate from the deal to the count, every card chosen by the fitted policy, all at once."""
    smazzate, noise, policy = (
        dealt(rules, number, 1, np.random.default_rng(seed)),
        Noise(seed),
        policy_for(rules),
    )
    started = time.process_time()
    smazzate.finish(policy, noise)
    return time.process_time() - started


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    print(
        f"{platform.python_implementation()} {platform.python_version()}, medians of {ROUNDS} rounds of {number}, "
        "smazzate a second of processor time"
    )
    print(f"{'game':24}{'shuffled, played, counted':>28}{'thoughtful':>14}")
    for key, players in GAMES:
        rules = VARIANTS[key].rules_by_players[players]
        from_shuffle(rules, number, 0)
        rates = [
            statistics.median(number / measure(rules, number, seed) for seed in range(1, ROUNDS + 1))
            for measure in (from_shuffle, thoughtful)
        ]
        print(f"{key + ', ' + str(players):24}{rates[0]:28,.0f}{rates[1]:14,.0f}")


if __name__ == "__main__":
    main()
