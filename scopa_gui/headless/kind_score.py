"""Kinds primiera, score and match: the count of a smazzata, and who has won a match."""

from collections.abc import Sequence
from typing import Any

from scopa_gui.engine.cards import CardSet, rank_of
from scopa_gui.engine.match import ORDER_OF_COUNT, winner_of
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import LAWS, Category
from scopa_gui.engine.scoring.primiera import PRIMIERA, PRIMIERA_VALUES, primiera_sum, primiera_winner, suits_held
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.headless.given import Given, Refused, a_card, a_list, a_whole, an_object, cards_in, sets_in, wholes_in
from scopa_gui.headless.request import Request

WINNERS = (Category.CARTE, Category.DENARI, Category.SETTEBELLO, Category.PRIMIERA)
_APART = (*WINNERS, Category.SCOPE)
_MOST_SIDES = 6
_MOST_POINTS = 1_000_000


def primiera(request: Request) -> dict[str, Any]:
    """Return the primiera sums of piles and the winner; or the values of cards, their order or their total."""
    given = request.given
    mode = request.rules.primiera
    if "cards" in given:
        return {
            "card_values": [PRIMIERA_VALUES[rank_of(card)] for card in cards_in(given.need("cards"), given.at("cards"))]
        }
    if "order" in given:
        worth = [PRIMIERA_VALUES[rank_of(card)] for card in cards_in(given.need("order"), given.at("order"))]
        return {"descending": worth == sorted(worth, reverse=True)}
    if "components" in given:
        return {"total": _total(given.need("components"), given.at("components"))}
    piles = sets_in(given.need("piles"), given.at("piles"), least=1, most=_MOST_SIDES)
    is_played = mode in PRIMIERA
    return {
        "winner": primiera_winner(mode, piles) if is_played else None,
        "values": [PRIMIERA[mode].value(pile) if is_played else primiera_sum(pile) for pile in piles],
        "winner_by_mode": {mode: primiera_winner(mode, piles) for mode in PRIMIERA},
        "suits_held": [suits_held(pile) for pile in piles],
    }


def _total(components: object, path: str) -> int:
    """Return the sum of primiera components: cards, their values, or null for a missing suit."""
    total = 0
    for index, component in enumerate(a_list(components, path, most=4)):
        here = f"{path}[{index}]"
        if isinstance(component, str):
            total += PRIMIERA_VALUES[rank_of(a_card(component, here))]
        elif component is not None:
            total += a_whole(component, here, 0, max(PRIMIERA_VALUES))
    return total


def score_of(request: Request) -> dict[str, Any]:
    """Return the count of piles and scope; or the points, if only the winners of the categories are given."""
    given = request.given
    rules = request.rules
    if "category_winners" in given:
        return {"points": _points_of_winners(given, rules)}
    piles = sets_in(given.need("piles"), given.at("piles"), least=1, most=_MOST_SIDES)
    scope = wholes_in(given.need("scope"), given.at("scope"), len(piles), 0, 40)
    return counted(rules, piles, scope)


def counted(rules: Rules, piles: Sequence[CardSet], scope: Sequence[int]) -> dict[str, Any]:
    """Return the count as data for JSON: points, winners, extra and cappotto."""
    sheet = score(rules, piles, scope)
    awards = {category: sheet.award(category) for category in Category}
    extra = {
        category.value: list(award.points) if award else [0] * len(piles)
        for category, award in awards.items()
        if category not in _APART
    }
    return {
        "points": list(sheet.points),
        "winners": {category.value: award.winner if (award := awards[category]) else None for category in WINNERS},
        "extra": extra,
        "cappotto": sheet.cappotto,
    }


def _points_of_winners(given: Given, rules: Rules) -> list[int]:
    """Return the points by side from the winners of the categories and the scope."""
    path = given.at("category_winners")
    points = list(wholes_in(given.need("scope"), given.at("scope"), None, 0, 40))
    if not 1 <= len(points) <= _MOST_SIDES:
        raise Refused(f"given.scope has a number for each of 1 to {_MOST_SIDES} sides.", given.at("scope"))
    for name, winner in an_object(given.need("category_winners"), path).items():
        here = f"{path}.{name}"
        if name not in [category.value for category in WINNERS]:
            raise Refused(f"{here} is none of {', '.join(category.value for category in WINNERS)}.", here)
        if winner is None:
            continue
        side = a_whole(winner, here, 0, len(points) - 1)
        if not LAWS[Category(name)].stake(rules):
            raise Refused("The primiera is not played for under these rules.", here)
        points[side] += 1
    return points


def match(request: Request) -> dict[str, Any]:
    """Return who has won the match with these totals, and whether it goes on."""
    given = request.given
    totals = wholes_in(given.need("totals"), given.at("totals"), None, -_MOST_POINTS, _MOST_POINTS)
    if not 2 <= len(totals) <= _MOST_SIDES:
        raise Refused(f"given.totals has a number for each of 2 to {_MOST_SIDES} sides.", given.at("totals"))
    cappotto = given.whole("cappotto", 0, len(totals) - 1) if "cappotto" in given else None
    rows: tuple[tuple[int, ...], ...] = ()
    if "last_hand" in given:
        path = given.at("last_hand")
        categories = a_list(given.need("last_hand"), path, least=len(ORDER_OF_COUNT), most=len(ORDER_OF_COUNT))
        rows = tuple(wholes_in(row, f"{path}[{index}]", len(totals), 0, 40) for index, row in enumerate(categories))
    winner = winner_of(request.rules, totals, cappotto, rows)
    return {"winner": winner, "play_on": winner is None}
