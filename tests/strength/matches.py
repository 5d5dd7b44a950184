"""How strong the levels are: matches with seats exchanged, the number of deals fixed before, the 95 % interval with every figure.

``python -m tests.strength.matches [PAIRS]`` prints one line a pairing. Nothing here is a timed or a random test.
"""

import sys

from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.selfplay import selfplay

GAMES = (("scopone", 4), ("scopone_scientifico", 4), ("scopa", 2), ("scopa", 4), ("escoba", 2), ("scopa_dassi", 2), ("scopa_speciale", 4))
PAIRINGS = (("greedy", "greedy"), ("maestro", "greedy"), ("maestro", "esperto"), ("esperto", "principiante"), ("principiante", "random"))


def main() -> None:
    pairs = max(2, int(sys.argv[1])) if len(sys.argv) > 1 else 200
    print(f"{pairs} deals a line, each played twice with the sides exchanged; points a smazzata, first less second")
    for key, players in GAMES:
        rules = VARIANTS[key].rules_by_players[players]
        for first, second in PAIRINGS:
            result = selfplay([first, second], pairs, rules, "strength")
            print(f"{key} {players}: {first} v {second}: {result.mean:+.2f} +- {result.ci95:.2f}; won {result.wins}, lost {result.losses},"
                  f" tied {result.ties}; {1000 * result.seconds_per_move:.2f} ms a move", flush=True)


if __name__ == "__main__":
    main()
