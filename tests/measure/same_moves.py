"""Comparison of every level's moves with those of another version, on random positions of all games.

    python -m tests.measure.same_moves OTHER             500 positions a level, here and in the checkout OTHER
    python -m tests.measure.same_moves OTHER --count 50

Both choose with the same numbers of random and the same work. Move, figures and reasons have to be the same: the
exit status is 1, and the positions are printed, where they are not.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

PROJECT = Path(__file__).parents[2]
ITERATIONS = 2_000


def print_choices(count):
    """Print what every level chooses on so many positions, one JSON object a line."""
    from scopa_gui.ai.levels import LEVELS, player_of
    from scopa_gui.ai.player import Limit
    from scopa_gui.engine.position import deal_smazzata
    from scopa_gui.engine.variants import VARIANTS
    from scopa_gui.engine.view import view_of

    games = [
        (f"{key} {players}", rules)
        for key, game in sorted(VARIANTS.items())
        for players, rules in sorted(game.rules_by_players.items())
    ]
    for level in LEVELS:
        for number in range(count):
            rng = Random(f"{level} {number}")
            name, rules = games[number % len(games)]
            position = deal_smazzata(rules, rng)
            for _ in range(rng.randrange(30)):
                after = position.play(rng.choice(position.legal_moves()))
                if not after.legal_moves():
                    break
                position = after
            choice = player_of(level).choose(
                view_of(position, position.turn), Limit(iterations=ITERATIONS), Random(number)
            )
            found = {
                "asked": f"{level}, position {number}, {name}",
                "move": str(choice.move),
                "candidates": [[str(one.move), one.points, one.se, one.win] for one in choice.candidates],
                "reasons": [[getattr(reason.key, "value", reason.key), repr(reason.args)] for reason in choice.reasons],
            }
            print(json.dumps(found), flush=True)


def choices(checkout, count):
    """Return what `print_choices` prints with the program of a checkout, line by line."""
    words = [sys.executable, __file__, "--print", "--count", str(count), str(checkout)]
    environment = os.environ | {"PYTHONPATH": str(checkout)}
    done = subprocess.run(words, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.splitlines()


def main():
    """Compare and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--print", action="store_true", help="only print what this checkout chooses")
    given = parser.parse_args()
    if given.print:
        return print_choices(given.count)
    here = choices(PROJECT, given.count)
    there = choices(given.other.resolve(), given.count)
    others = [f"{ours}\n{theirs}" for ours, theirs in zip(here, there, strict=True) if ours != theirs]
    print(*others, f"{len(here):,} choices compared, {len(others)} different", sep="\n")
    return bool(others)


if __name__ == "__main__":
    sys.exit(main())
