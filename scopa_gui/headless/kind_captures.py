"""Kinds captures, legal and sweep: what a card may take, whether a move is legal, and whether it is a scopa."""

from typing import Any

from scopa_gui.engine.cards import Card, CardSet, bit, name_of, names_of, rank_of
from scopa_gui.engine.legality import is_scopa
from scopa_gui.engine.moves import IllegalReason, Move
from scopa_gui.headless.given import SELF, Given, Refused, a_set, a_whole, taken_by
from scopa_gui.headless.request import Request


def captures(request: Request) -> dict[str, Any]:
    """Return every set of table cards that the played card may take."""
    card, table = _card_and_table(request.given)
    options = sorted(taken_names(card, taken) for taken in request.rules.law.captures(card, table))
    return {"options": options, "count": len(options)}


def taken_names(card: Card, taken: CardSet) -> list[str]:
    """Return the names of the cards taken, ``@self`` for an ace that takes only itself."""
    return [SELF] if taken == bit(card) else names_of(taken)


def legal(request: Request) -> dict[str, Any]:
    """Return whether the card may be played like this, and the reason if not."""
    given = request.given
    rules = request.rules
    card, table = _card_and_table(given)
    taken = taken_by(card, given.need("taken"), given.at("taken"))
    reason = rules.law.why_not(card, taken, table)
    if "hand" in given and not given.set("hand") & bit(card):
        reason = IllegalReason.NOT_IN_HAND
    if reason is None and rules.vile and given.boolean("first_play", default=False) and rank_of(card) == 1:
        # Rule: regola del vile to the letter: the rest of the hand is not known here, so no ace is allowed.
        reason = IllegalReason.NO_ACE_FIRST
    return {"legal": reason is None, "reason": None if reason is None else reason.value}


def sweep(request: Request) -> dict[str, Any]:
    """Return whether a capture is a scopa; for the sub leftovers, the cards that each side gains with the last card."""
    given = request.given
    rules = request.rules
    card, table = _card_and_table(given)
    taken = taken_by(card, given.need("taken"), given.at("taken"))
    if taken & ~table and taken != bit(card):
        raise Refused(f"{names_of(taken & ~table)[0]} is not on the table.", given.at("taken"))
    if "sub" in given:
        if given.need("sub") != "leftovers":
            raise Refused("given.sub of a sweep is leftovers, or is left out.", given.at("sub"))
        return _leftovers(request, card, table, taken)
    is_last = given.boolean("last_card", default=False)
    is_last_capture = not given.boolean("later_capture", default=True)
    clears = bool(taken) and taken == table
    return {
        "scopa": clears and is_scopa(rules, Move(card, taken), is_last_card=is_last, is_last_capture=is_last_capture)
    }


def _leftovers(request: Request, card: Card, table: CardSet, taken: CardSet) -> dict[str, Any]:
    given = request.given
    sides = given.whole("sides", 2, 6, default=request.rules.sides)
    side = given.whole("side", 0, sides - 1)
    last = given.need("last_capturer")
    taker = None if last is None else a_whole(last, given.at("last_capturer"), 0, sides - 1)
    gains = [0] * sides
    move = Move(card, taken)
    left = move.leaves(table)
    gains[side] = move.gained
    if taken and not move.is_for_itself:
        taker = side
    if taker is not None and request.rules.leftovers_are_taken:
        gains[taker] |= left
    return {"gains": [names_of(gain) for gain in gains]}


def _card_and_table(given: Given) -> tuple[Card, CardSet]:
    card = given.card("played")
    table = a_set(given.need("table"), given.at("table"))
    if table & bit(card):
        raise Refused(f"{name_of(card)} cannot be played: it lies on the table.", given.at("played"))
    return card, table
