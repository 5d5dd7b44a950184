"""Kind judge: the points that a move loses compared with the best one."""

from random import Random
from typing import Any

from scopa_gui.ai.heuristic_player import reasons_for
from scopa_gui.coach.judging import judge as referee
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.categories import SCOPE_AGAINST, SCOPE_FOR
from scopa_gui.engine.view import PlayerView
from scopa_gui.headless.given import Given, Refused, taken_by
from scopa_gui.headless.kind_choose import limit_of, plain, seed_of
from scopa_gui.headless.reason_texts import text_of
from scopa_gui.headless.request import Request
from scopa_gui.headless.seat_view import VIEW_FIELDS, view_from


def judge(request: Request) -> dict[str, Any]:
    """Return the points and the chance of the match that a move loses, with errors, categories and the best move."""
    given = request.given
    given.only(*VIEW_FIELDS, "level", "card", "taken", "seconds", "iterations", "seed")
    view = view_from(request)
    move = _legal_move(given, view)
    found = referee.judge(view, move, limit_of(given), Random(seed_of(given)))
    split = {name: round(lost, 4) for name, lost in found.split.items()}
    scope = {"for": split.pop(SCOPE_FOR), "against": split.pop(SCOPE_AGAINST)}
    others = [other for other in view.legal_moves() if other != found.best]
    reasons = reasons_for(view, found.best, [move] if move != found.best else others)
    return {
        "points_lost": round(found.lost, 4),
        "win_lost": round(found.win_lost, 4),
        "se": round(found.se, 4),
        "win_se": round(found.win_se, 4),
        "class": found.grade.name.lower(),
        "by_category": split | {"scope": round(sum(scope.values()), 4)},
        "scope": scope,
        "best": plain(found.best),
        "reasons": [{"key": reason.key, "text": text_of(reason)} for reason in reasons],
        "cause": None if found.cause is None else {"tactic": found.cause.tactic, "part": found.cause.part},
        "is_exact": found.is_exact,
        "worlds": found.worlds,
    }


def _legal_move(given: Given, view: PlayerView) -> Move:
    """Return the legal move with the given card and taken cards; raises Refused."""
    card = given.card("card")
    taken = taken_by(card, given.need("taken"), given.at("taken")) if "taken" in given else None
    fitting = [move for move in view.legal_moves() if move.card == card and taken in (None, move.taken)]
    if not fitting:
        raise Refused("This move is not legal here.", given.at("card"))
    if len(fitting) > 1:
        raise Refused("This card can be played in several ways: say which cards are taken.", given.at("taken"))
    return fitting[0]
