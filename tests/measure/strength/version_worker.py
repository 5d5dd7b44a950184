"""The other end of versions.py: a level of whichever version of the package Python finds first.

A line of JSON for each question, a line with the move for each answer. This file is run by several versions: it asks of
the package only what all of them have.
"""

import importlib
import json
import sys
from contextlib import suppress
from dataclasses import fields
from random import Random
from time import thread_time

from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.engine.moves import Played, move_named
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import PlayerView

BUDGETS = ("scopa_gui.ai.search.budget", "scopa_gui.ai.budget")
"""Where the clock is read, or was."""


def view_of_line(asked: dict) -> PlayerView:
    """What the seat knows, as far as this version has a place for it."""
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in asked["view"].items()}
    values["rules"] = VARIANTS[asked["game"]].rules_by_players[asked["players"]]
    values["history"] = tuple(Played(seat, move_named(move)) for seat, move in asked["history"])
    return PlayerView(**{each.name: values[each.name] for each in fields(PlayerView)})


def count_processor_time() -> None:
    """Have the searches' seconds be those of the processor."""
    for module in BUDGETS:
        with suppress(ImportError):
            importlib.import_module(module).perf_counter = thread_time


def main() -> None:
    """Answer until nothing more is asked."""
    count_processor_time()
    player = player_of(sys.argv[1])
    for line in sys.stdin:
        asked = json.loads(line)
        limit = Limit(asked["seconds"], asked["iterations"])
        choice = player.choose(view_of_line(asked), limit, Random(asked["seed"]))
        print(json.dumps(str(choice.move)), flush=True)


if __name__ == "__main__":
    main()
