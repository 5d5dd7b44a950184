"""Kind selfplay: levels play against each other."""

from typing import Any

from scopa_gui.game import selfplay as matches
from scopa_gui.headless.given import a_list
from scopa_gui.headless.kind_choose import a_player, limit_of, seed_of
from scopa_gui.headless.request import Request

_MOST_SMAZZATE = 1_000_000


def selfplay(request: Request) -> dict[str, Any]:
    """Let levels play every deal once on each side; return the result of the first level.

    A limit applies to each move of levels that search; without one they use their own.
    """
    given = request.given
    given.only("levels", "smazzate", "players", "seed", "seconds", "iterations")
    rules = request.rules_for(given.whole("players", 2, 6, default=request.rules.players))
    path = given.at("levels")
    levels = a_list(given.need("levels"), path, least=rules.sides, most=rules.sides)
    for index, level in enumerate(levels):
        a_player(level, f"{path}[{index}]")
    played = matches.selfplay(
        levels, given.whole("smazzate", 1, _MOST_SMAZZATE), rules, str(seed_of(given)), limit_of(given)
    )
    reach = played.ci95
    return {
        "mean": round(played.mean, 4),
        "ci95": None if reach is None else [round(played.mean - reach, 4), round(played.mean + reach, 4)],
        "wins": played.wins,
        "losses": played.losses,
        "ties": played.ties,
        "seconds_per_move": round(played.seconds_per_move, 7),
    }
