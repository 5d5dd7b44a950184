"""Kind deal, with its subs plan, redeal, turn and dealer_bonus."""

from dataclasses import replace
from typing import Any

from scopa_gui.engine.dealing import TABLE, deal_order, dealer_scope, hand_size, must_redeal
from scopa_gui.engine.rules import CHOICES, RulesError
from scopa_gui.headless.given import Refused, a_set, one_of
from scopa_gui.headless.request import Request


def deal(request: Request) -> dict[str, Any]:
    """Answer the question of the given sub about dealing."""
    given = request.given
    rules = request.rules
    sub = one_of(given.need("sub"), given.at("sub"), ("plan", "redeal", "turn", "dealer_bonus"))
    if sub == "plan":
        return _plan(request)
    if sub == "turn":
        players = given.whole("players", 2, 6, default=rules.players)
        seat = given.whole("seat", 0, players - 1)
        return {"next": (seat + (1 if rules.is_clockwise else -1)) % players}
    table = a_set(given.need("table"), given.at("table"))
    return {"redeal": must_redeal(rules, table)} if sub == "redeal" else {"bonus": dealer_scope(rules, table)}


def _plan(request: Request) -> dict[str, Any]:
    """Return the first deal: the numbers of cards, and the seat (or ``T``, the table) for each card from the top."""
    given = request.given
    rules = request.rules
    players = given.whole("players", 2, 6, default=rules.players)
    name = one_of(given.fields.get("deal") or rules.deal, given.at("deal"), CHOICES["deal"])
    try:
        rules = replace(rules, deal=name, players=players, sides=0)
    except RulesError as wrong:
        raise Refused(str(wrong), given.at("players")) from None
    order = deal_order(rules)
    return {
        "hands": [hand_size(rules)] * rules.players,
        "table": rules.turned,
        "stock": 40 - len(order),
        "order": ["T" if seat == TABLE else seat for seat in order],
    }
