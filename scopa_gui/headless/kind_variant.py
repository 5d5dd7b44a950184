"""Kind variant: points for declarations in relatives of Scopa."""

from typing import Any

from scopa_gui.engine.cards import RANK_LETTERS, bit, name_of, rank_of
from scopa_gui.engine.declarations import accuso, bluff, buongioco, cirulla_grande, cirulla_piccola
from scopa_gui.headless.given import Given, Refused, a_card, a_set, one_of, shown
from scopa_gui.headless.request import Request

_SUBS = ("bluff", "buongioco", "cirulla_accuso", "cirulla_piccola", "cirulla_grande")


def variant(request: Request) -> dict[str, Any]:
    """Return the points for a declaration; for a doubted capture, also who gets them."""
    given = request.given
    sub = one_of(given.need("sub"), given.at("sub"), _SUBS)
    if sub == "bluff":
        return _bluff(given)
    if sub == "buongioco":
        return {"points": buongioco(given.set("hand"))}
    if sub == "cirulla_accuso":
        hand = given.set("hand")
        if hand.bit_count() != 3:
            raise Refused("given.hand of an accuso has three cards.", given.at("hand"))
        return {"points": accuso(hand, given.whole("low", 0, 99, default=3), given.whole("triple", 0, 99, default=10))}
    pile = given.set("pile")
    if sub == "cirulla_grande":
        return {"points": cirulla_grande(pile)}
    return {"points": cirulla_piccola(pile, given.whole("limit", 3, 10, default=6))}


def _bluff(given: Given) -> dict[str, Any]:
    captured = a_set(given.need("captured"), given.at("captured"))
    card = given.card("played")
    if captured & bit(card):
        raise Refused(f"{name_of(card)} cannot capture itself.", given.at("captured"))
    declared = _declared_rank(given.fields.get("declared"), given.at("declared"))
    if "truthful" not in given and declared is None:
        raise Refused("given.truthful or given.declared says whether the player told the truth.", given.at("truthful"))
    is_truthful = given.boolean("truthful", default=declared == rank_of(card))
    if declared is not None and is_truthful != (declared == rank_of(card)):
        raise Refused("given.truthful contradicts the value declared and the card played.", given.at("truthful"))
    gainer, points = bluff(captured, is_truthful=is_truthful)
    return {"to": gainer.value, "points": points}


def _declared_rank(value: object, path: str) -> int | None:
    """Return the rank that a number from 1 to 10, a rank letter or a card means; None for None."""
    if value is None:
        return None
    text = str(value) if type(value) is int else value
    if isinstance(text, str):
        if text in RANK_LETTERS and len(text) == 1:
            return RANK_LETTERS.index(text) + 1
        if text in map(str, range(1, 11)):
            return int(text)
        if len(text) == 2:
            return rank_of(a_card(text, path))
    raise Refused(f"{path} is a value from 1 to 10 or a letter of A 2 3 4 5 6 7 F C R, not {shown(value)}.", path)
