"""What the sides score in a smazzata, from self-play: the file from which ai/value/match_chance.py works out the chance
of winning a match.

``python -m tests.measure.strength.points [SMAZZATE] [GAME ...]`` plays the games (all, or those named as in the file:
``"scopa 2"``) so many times (2,000) with the heuristic player on every side and writes scopa_gui/ai/data/points.json:
by game, how often the sides made which points, first player's side first. What is not named stays as it is in the file.
"""

import json
import sys
from collections import Counter
from random import Random

from scopa_gui.ai.heuristic_player import HeuristicPlayer
from scopa_gui.ai.player import Limit
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of
from tests.conftest import PROJECT

PATH = PROJECT / "scopa_gui" / "ai" / "data" / "points.json"
# Scopa in due and the strict scopone are Scopa and Scopone but for the end of the match or a rare primiera.
LEFT_OUT = ("scopa_in_due", "scopone_21")
GAMES = {
    f"{key} {players}": rules
    for key, variant in VARIANTS.items()
    if key not in LEFT_OUT
    for players, rules in variant.rules_by_players.items()
}
GAMES["a_41 4"] = Rules(deal="scientifico", redeal_kings=0, players=4, coin_points=1, target=41)


def played(rules: Rules, number: int) -> dict[str, object]:
    """The points of so many smazzate, and how many of them ended with all ten coins on each side."""
    player = HeuristicPlayer(None, frozenset(), 0.0, 0.0)
    points: Counter[str] = Counter()
    cappotti = [0] * rules.sides
    for seed in range(number):
        rng = Random(f"points/{seed}")
        position = deal_smazzata(rules, rng)
        while not position.is_over:
            position = position.play(player.choose(view_of(position, position.turn), Limit(), rng).move)
        sheet = score(rules, position.piles, position.scope)
        if sheet.cappotto is None:
            points["-".join(map(str, sheet.points))] += 1
        else:
            cappotti[sheet.cappotto] += 1
    return {"rules": rules.as_dict(), "smazzate": number, "cappotti": cappotti, "points": dict(sorted(points.items()))}


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    names = sys.argv[2:] or list(GAMES)
    games = json.loads(PATH.read_text(encoding="utf-8"))["games"] if PATH.exists() else {}
    for name in names:
        games[name] = played(GAMES[name], number)
        print(name, games[name]["cappotti"], Counter(games[name]["points"]).most_common(3), flush=True)
        # One line a game.
        lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(games[key])}" for key in GAMES if key in games)
        PATH.write_text(
            f'{{"made_by": "python -m tests.measure.strength.points", "games": {{\n{lines}\n}}}}\n', encoding="utf-8"
        )


if __name__ == "__main__":
    main()
