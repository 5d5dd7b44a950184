"""Players against each other, and how fast the engine is: the kinds selfplay and bench."""

from random import Random
from time import perf_counter
from typing import Any

from scopa_gui.ai.rollout import random_smazzata
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.game import selfplay as matches
from scopa_gui.headless.choosing import a_player, limit_of, seed_of
from scopa_gui.headless.given import a_list, a_number, one_of
from scopa_gui.headless.request import Request

_MOST_SMAZZATE = 1_000_000


def selfplay(request: Request) -> dict[str, Any]:
    """Let levels play: every deal once from each side, so that luck cancels; everything is told for the first level."""
    given = request.given
    given.only("levels", "smazzate", "players", "seed", "seconds", "iterations")
    rules = request.rules_for(given.whole("players", 2, 6, default=request.rules.players))
    path = given.at("levels")
    levels = a_list(given.need("levels"), path, least=rules.sides, most=rules.sides)
    for index, level in enumerate(levels):
        a_player(level, f"{path}[{index}]")
    played = matches.selfplay(levels, given.whole("smazzate", 1, _MOST_SMAZZATE), rules, str(seed_of(given)), limit_of(given))
    reach = played.ci95
    return {
        "mean": round(played.mean, 4),
        "ci95": None if reach is None else [round(played.mean - reach, 4), round(played.mean + reach, 4)],
        "wins": played.wins,
        "losses": played.losses,
        "ties": played.ties,
        "seconds_per_move": round(played.seconds_per_move, 7),
    }


def bench(request: Request) -> dict[str, Any]:
    """How many moves or whole playouts a second this machine makes under these rules."""
    given = request.given
    given.only("what", "players", "seconds", "seed")
    what = one_of(given.need("what"), given.at("what"), ("playouts", "moves"))
    rules = request.rules_for(given.whole("players", 2, 6, default=request.rules.players))
    seconds = a_number(given.fields.get("seconds", 0.5), given.at("seconds"), 0.01, 60)
    rng = Random(seed_of(given))
    per_second = _moves_per_second(rules, rng, seconds) if what == "moves" else _playouts_per_second(rules, rng, seconds)
    return {"per_second": round(per_second), "what": what}


def _moves_per_second(rules: Rules, rng: Random, seconds: float) -> float:
    """Random moves through the public Position: every legal move listed, one made."""
    moves = 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        position = deal_smazzata(rules, rng)
        while not position.is_over:
            legal = position.legal_moves()
            position = position.play_unchecked(legal[int(rng.random() * len(legal))])
            moves += 1
    return moves / (perf_counter() - begun)


def _playouts_per_second(rules: Rules, rng: Random, seconds: float) -> float:
    """Random smazzate, dealt, played out and counted."""
    playouts = 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        random_smazzata(rules, rng)
        playouts += 1
    return playouts / (perf_counter() - begun)
