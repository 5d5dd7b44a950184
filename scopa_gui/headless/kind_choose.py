"""Kind choose: the move that a level plays."""

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
    """Return the move that a level plays for a seat, with candidates and reasons (see the package's docstring)."""
    given = request.given
    given.only(*VIEW_FIELDS, "level", "seconds", "iterations", "seed")
    player = a_player(given.need("level"), given.at("level"))
    limit = limit_of(given)
    rng = Random(seed_of(given))
    view = view_from(request)
    begun = perf_counter()
    choice = player.choose(view, limit, rng)
    seconds = perf_counter() - begun
    # A careless level may prefer another move than the one with the most points.
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
        "reasons": [{"key": reason.key, "text": text_of(reason)} for reason in choice.reasons],
        "worlds": choice.worlds,
        "iterations": choice.iterations,
        "seconds": round(seconds, 6),
    }


def a_player(level: object, path: str) -> Player:
    """Return the player of a level."""
    if not isinstance(level, str):
        raise Refused(f"{path} is the name of a level, not {shown(level)}.", path)
    try:
        return player_of(level)
    except ValueError as wrong:
        raise Refused(str(wrong), path) from None


def limit_of(given: Given) -> Limit:
    """Return the thinking limit of a request: seconds, iterations, or the level's own if neither is given."""
    if "seconds" in given and "iterations" in given:
        raise Refused("A limit is in seconds or in iterations, not both.", given.at("iterations"))
    if "seconds" in given:
        return Limit(seconds=a_number(given.need("seconds"), given.at("seconds"), 0, _MOST_SECONDS))
    if "iterations" in given:
        return Limit(iterations=given.whole("iterations", 1, _MOST_ITERATIONS))
    return Limit()


def seed_of(given: Given) -> str:
    """Return the seed of a request, a whole number or a text, as text; "0" if there is none."""
    seed = given.fields.get("seed")
    if seed is None:
        return "0"
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise Refused(f"{given.at('seed')} is a whole number or a text, not {shown(seed)}.", given.at("seed"))
    return ascii(seed)


def plain(move: Move) -> dict[str, Any]:
    """Return a move as data for JSON."""
    return {"card": name_of(move.card), "taken": taken_names(move.card, move.taken)}
