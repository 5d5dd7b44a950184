"""Choice of a player's move: the kind choose."""

from random import Random
from time import perf_counter
from typing import Any

from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit, Player
from scopa_gui.engine.cards import name_of
from scopa_gui.engine.moves import Move
from scopa_gui.headless.given import Given, Refused, a_number, shown
from scopa_gui.headless.kind_captures import taken_names
from scopa_gui.headless.reason_texts import text_of
from scopa_gui.headless.request import Request
from scopa_gui.headless.seat_view import VIEW_FIELDS, view_from

_MOST_SECONDS = 3600
_MOST_ITERATIONS = 100_000_000


def choose(request: Request) -> dict[str, Any]:
    """The move that a level makes in the place of a seat, with the worth of every legal move and the reasons.

    The package's docstring says how to read it.
    """
    given = request.given
    given.only(*VIEW_FIELDS, "level", "seconds", "iterations", "seed")
    player = a_player(given.need("level"), given.at("level"))
    limit = limit_of(given)
    rng = Random(seed_of(given))
    view = view_from(request)
    begun = perf_counter()
    choice = player.choose(view, limit, rng)
    seconds = perf_counter() - begun
    # A careless player may think another move better than the one that promises most.
    best_first = sorted(choice.candidates, key=lambda found: -found.points)
    return {
        **plain(choice.move),
        "chosen": next((place for place, found in enumerate(best_first) if found.move == choice.move), None),
        "candidates": [
            {
                **plain(found.move),
                "points": round(found.points, 4),
                "se": round(found.se, 4),
                "win": None if found.win is None else round(found.win, 4),
            }
            for found in best_first
        ],
        "reasons": [{"key": reason.key.value, "text": text_of(reason)} for reason in choice.reasons],
        "worlds": choice.worlds,
        "iterations": choice.iterations,
        "seconds": round(seconds, 6),
    }


def a_player(level: object, path: str) -> Player:
    """The player of a level."""
    if not isinstance(level, str):
        raise Refused(f"{path} is the name of a level, not {shown(level)}.", path)
    try:
        return player_of(level)
    except ValueError as wrong:
        raise Refused(str(wrong), path) from None


def limit_of(given: Given) -> Limit:
    """Return the limit of a player's thinking: seconds or iterations, not both; without either as long as it likes."""
    if "seconds" in given and "iterations" in given:
        raise Refused("A limit is in seconds or in iterations, not both.", given.at("iterations"))
    if "seconds" in given:
        return Limit(seconds=a_number(given.need("seconds"), given.at("seconds"), 0, _MOST_SECONDS))
    if "iterations" in given:
        return Limit(iterations=given.whole("iterations", 1, _MOST_ITERATIONS))
    return Limit()


def seed_of(given: Given) -> str:
    """The seed of a request, a number or text; "0" without one."""
    seed = given.fields.get("seed")
    if seed is None:
        return "0"
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise Refused(f"{given.at('seed')} is a whole number or a text, not {shown(seed)}.", given.at("seed"))
    return ascii(seed)


def plain(move: Move) -> dict[str, Any]:
    """A move as an answer has it."""
    return {"card": name_of(move.card), "taken": taken_names(move.card, move.taken)}
