"""Chance of winning the match from its totals. Begin with `chance`, then `match_worth`.

The points that sides make in a smazzata come from self-play of equal players (data/points.json, made by ``python -m
tests.measure.strength.points``). The chance is worked out from them backwards over all totals; the deal passes on after
each smazzata. A game that is not in the file uses the most similar one.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import prod, sqrt
from typing import Any

from scopa_gui.ai.fitted_numbers import numbers_in
from scopa_gui.ai.value.fitted_rules import nearest_game
from scopa_gui.engine.match import winner_of
from scopa_gui.engine.rules import Rules, rules_from
from scopa_gui.engine.view import PlayerView

MOST_POINTS = 30
"""Largest number of points of a smazzata in the table of a MatchWorth; more count as this many."""
_FARTHEST = 60
"""Points to the target above which totals are replaced by nearer ones that are as uncertain."""
_ROUNDS_BEYOND = 60
"""Number of smazzate followed once both sides have reached the target."""

ChanceTable = tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class GamePoints:
    """Distribution of the points in a smazzata of a game.

    ``ways``: points by side, the first player's first, and their share of all smazzate; ``cappotti``: share of smazzate
    in which each side wins the match at once.
    """

    rules: Rules
    ways: tuple[tuple[tuple[int, ...], float], ...]
    cappotti: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class MatchWorth:
    """Chance of winning the match after this smazzata: ``table[mine][theirs]``, by the points that the sides make.

    It can be called with (mine, theirs) for any number of points, as the utility of an endgame search.
    """

    table: ChanceTable

    def __call__(self, points: tuple[int, int]) -> float:
        """Return my chance of winning the match if the smazzata ends with these points, mine first."""
        return self.table[min(points[0], MOST_POINTS)][min(points[1], MOST_POINTS)]

    def from_here(self, mine: int, theirs: int) -> "MatchWorth":
        """Return the same for the points still to come, when both sides have already made this many scope."""
        sizes = range(MOST_POINTS + 1)
        return MatchWorth(tuple(tuple(self((mine + made, theirs + lost)) for lost in sizes) for made in sizes))


def chance(rules: Rules, totals: tuple[int, ...], is_dealers_side: bool) -> float:
    """Return my chance of winning the match before a smazzata, if all sides play equally well; ``totals`` mine first.

    With two sides it is exact for the points in the file; only if the first to reach the target wins and both reach it
    in one smazzata, the nearer side is assumed to be the likelier winner. With more sides it is a rough estimate: each
    side's chances against the others are multiplied and scaled to a sum of 1.
    """
    if len(totals) == 2:
        return _chance(rules, totals[0], totals[1], is_dealers_side)
    winner = winner_of(rules, totals)
    if winner is not None:
        return float(winner == 0)
    shares = [_share(rules, totals, side, is_dealers_side) for side in range(len(totals))]
    return shares[0] / sum(shares)


def _share(rules: Rules, totals: tuple[int, ...], side: int, is_dealers_side: bool) -> float:
    """Return the product of a side's chances against each other side, averaged over the dealer if not known."""
    chances = []
    for other, total in enumerate(totals):
        if other != side:
            deals = (is_dealers_side,) if side == 0 else (False,) if other == 0 and is_dealers_side else (True, False)
            chances.append(sum(_chance(rules, totals[side], total, dealing) for dealing in deals) / len(deals))
    return max(prod(chances), 1e-9)


def match_worth(rules: Rules, totals: tuple[int, ...], is_dealers_side: bool) -> MatchWorth:
    """Return the chance of winning the match by the points of this smazzata; ``totals`` are from before it, mine first.

    If all ten coins win the match, ``rules.target`` points or MOST_POINTS mean that. With more than two sides
    ``theirs`` are the points of the best other side so far; the rest are assumed to make the game's usual points.
    """
    return _match_worth(rules, tuple(totals), is_dealers_side)


def match_worth_of(view: PlayerView) -> MatchWorth:
    """Return the `match_worth` of the smazzata of a view."""
    return match_worth(view.rules, view.totals, view.side_of(view.dealer) == 0)


def worth_from_here(view: PlayerView) -> MatchWorth:
    """Return the `match_worth` of a view by the points that both sides still make, without the scope already made."""
    return match_worth_of(view).from_here(view.scope[0], view.scope[1])


@lru_cache(maxsize=64)
def _match_worth(rules: Rules, totals: tuple[int, ...], is_dealers_side: bool) -> MatchWorth:
    mine = totals[0]
    others = sorted(totals[1:], reverse=True)
    ways = game_points(rules).ways
    usual = round(sum(points[1] * share for points, share in ways))
    # The deal passes to the right: with two sides to the other side, with more sides not yet to mine.
    deals_next = len(totals) == 2 and not is_dealers_side
    whole = min(rules.target, MOST_POINTS)
    rows = []
    for made in range(MOST_POINTS + 1):
        row = []
        for theirs in range(MOST_POINTS + 1):
            if rules.cappotto and max(made, theirs) >= whole:
                row.append(float(made >= theirs))
            elif len(totals) == 2:
                row.append(_after(rules, (mine, others[0]), (made, theirs), deals_next))
            else:
                after = (mine + made, others[0] + theirs, *(other + usual for other in others[1:]))
                row.append(chance(rules, after, deals_next))
        rows.append(tuple(row))
    return MatchWorth(tuple(rows))


def _chance(rules: Rules, mine: int, theirs: int, is_dealers_side: bool) -> float:
    """Return my chance against one other side before a smazzata, for any totals."""
    winner = winner_of(rules, (mine, theirs))
    if winner is not None:
        return float(winner == 0)
    goal = rules.goal
    if min(mine, theirs) >= goal:
        return _beyond(rules)[mine - theirs, is_dealers_side]
    mine = goal - mine
    theirs = goal - theirs
    if max(mine, theirs) > _FARTHEST:
        # The uncertainty grows with the root of the points to go, so the lead shrinks by the root of that ratio.
        lead = (theirs - mine) * sqrt(_FARTHEST / (mine + theirs)) / 2
        mine, theirs = (min(_FARTHEST, max(1, round(_FARTHEST / 2 - part))) for part in (lead, -lead))
    return _below(rules)[mine, theirs, is_dealers_side]


def _after(rules: Rules, before: tuple[int, int], made: tuple[int, int], deals_next: bool) -> float:
    """Return my chance after a smazzata with these points, given the totals before it."""
    goal = rules.goal
    totals = (before[0] + made[0], before[1] + made[1])
    if rules.first_to_reach_wins and min(totals) >= goal > max(before):
        return (goal - before[1]) / (2 * goal - before[0] - before[1])
    return _chance(rules, *totals, deals_next)


@lru_cache(maxsize=32)
def _beyond(rules: Rules) -> dict[tuple[int, bool], float]:
    """Return my chance if both sides have reached the target and nobody has won yet, by my lead and whether we deal."""
    goal = rules.goal + 2
    leads = [lead for lead in (-1, 0, 1) if winner_of(rules, (goal + lead, goal)) is None]
    found = {(lead, deals): 0.5 for lead in leads for deals in (True, False)}
    for _ in range(_ROUNDS_BEYOND):
        # Each step replaces all chances at once by those after one more smazzata.
        found = {
            (lead, deals): _cappotto(rules, deals)
            + sum(
                share * found.get((lead + made - lost, not deals), float(lead + made > lost))
                for made, lost, share in _ways(rules, deals)
            )
            for lead, deals in found
        }
    return found


@lru_cache(maxsize=32)
def _below(rules: Rules) -> dict[tuple[int, int, bool], float]:
    """Return my chance below the target, by the points that I need, that the other needs, and whether we deal."""
    goal = rules.goal
    farthest = min(rules.goal, _FARTHEST)
    found: dict[tuple[int, int, bool], float] = {}
    way = range(1, farthest + 1)
    for mine, theirs, deals in product(way, way, (True, False)):
        worth = _cappotto(rules, deals)
        for made, lost, share in _ways(rules, deals):
            if made < mine and lost < theirs:
                worth += share * found[mine - made, theirs - lost, not deals]
            else:
                worth += share * _after(rules, (goal - mine, goal - theirs), (made, lost), not deals)
        found[mine, theirs, deals] = min(worth, 1.0)
    return found


def _cappotto(rules: Rules, is_dealers_side: bool) -> float:
    return game_points(rules).cappotti[-1 if is_dealers_side else 0]


@lru_cache(maxsize=64)
def _ways(rules: Rules, is_dealers_side: bool) -> tuple[tuple[int, int, float], ...]:
    """Return the ways a smazzata can end: my points, the other side's, and their share; without 0 to 0."""
    shares: dict[tuple[int, int], float] = {}
    for points, share in game_points(rules).ways:
        pair = (points[-1], points[0]) if is_dealers_side else (points[0], points[-1])
        shares[pair] = shares.get(pair, 0.0) + share
    # After a smazzata without a point the totals are the same.
    again = shares.pop((0, 0), 0.0)
    more = 1 + again / sum(shares.values())
    return tuple((*pair, share * more) for pair, share in sorted(shares.items()))


@lru_cache(maxsize=1)
def _games() -> tuple[GamePoints, ...]:
    """Return the distributions of all games in the file."""
    return numbers_in("points.json", _games_of)


def _games_of(plain: Mapping[str, Any]) -> tuple[GamePoints, ...]:
    games = []
    for game in plain["games"].values():
        cappotti = game["cappotti"]
        counts = {tuple(map(int, points.split("-"))): many for points, many in game["points"].items()}
        every = sum(counts.values()) + sum(cappotti)
        games.append(
            GamePoints(
                rules_from(game["rules"]),
                tuple((points, many / every) for points, many in sorted(counts.items())),
                tuple(many / every for many in cappotti),
            )
        )
    return tuple(games)


@lru_cache(maxsize=64)
def game_points(rules: Rules) -> GamePoints:
    """Return the distribution of points under these rules, or the most similar ones in the file (`nearest_game`)."""
    games = _games()
    nearest = nearest_game(rules, [game.rules for game in games])
    return next(game for game in games if game.rules is nearest)
