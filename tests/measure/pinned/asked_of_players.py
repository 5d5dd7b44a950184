"""The questions to the players: what they play and why, and what they estimate."""

from dataclasses import replace
from random import Random

import numpy as np

from scopa_gui.ai.batch import policy
from scopa_gui.ai.batch.cardsets import columns_set, engine_set
from scopa_gui.ai.batch.plays import SumKind, sums
from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.endgame.solver_over_worlds import can_solve
from scopa_gui.ai.heuristic_player import reasons_for
from scopa_gui.ai.levels import level_of, player_of
from scopa_gui.ai.player import Candidate, Limit
from scopa_gui.ai.search import flat_monte_carlo, ismcts
from scopa_gui.ai.search import search as whole_search
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.search import SearchPlayer
from scopa_gui.ai.seat.beliefs import draw, seat_in_order, weights_from, weights_of
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.seat.worlds import Worlds
from scopa_gui.ai.styles import PLAYERS
from scopa_gui.ai.tactics.cards_laid import KEEPS_CARD
from scopa_gui.ai.tactics.registry import reason_of
from scopa_gui.ai.value import deal_value, expected_points, fitted_rules, match_chance
from scopa_gui.engine.cards import card_named, cards_of, mask_of, name_of, names_of
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.rules import rules_from
from tests.games import GAMES

# What is played


def _told(choice):
    return {
        "move": str(choice.move),
        "worths": _worths(choice.candidates),
        "reasons": [str(reason.key) for reason in choice.reasons],
    }


def _worths(candidates):
    return {str(candidate.move): candidate.points for candidate in candidates}


def level(view, key, seed=0, iterations=None):
    return _told(player_of(key).choose(view, Limit(iterations=iterations), Random(seed)))


def search(view, iterations, seed=0):
    return _told(SearchPlayer().choose(view, Limit(iterations=iterations), Random(seed)))


def _imagined(view):
    worlds, rng = Worlds(view), Random(0)
    return [tuple(worlds.hands(rng.random)[0]) for _ in range(500)]


def tree(view, iterations, seed=0):
    """The moves with their worths, best first."""
    found = ismcts.find(view, _imagined(view), Budget(Limit(iterations=iterations), 1), Random(seed))
    return [[str(candidate.move), candidate.points] for candidate in found.candidates]


def alike(view, behind, visits=1.0):
    """The order in which the tree ranks moves whose means, and visits, fall by so much from one to the next."""
    found = ismcts.TreeSearch(view, _imagined(view), Random(0))
    for _ in range(100):
        found.iterate()
    nodes = [node for made in found.root.edges.values() for node in made]
    for place, node in enumerate(nodes):
        node.visits = round(100 * visits**place)
        node.total = -node.visits * behind * place
    return [str(candidate.move) for candidate in ismcts._ranked(found)]


def flat(view, iterations, seed=0):
    found = flat_monte_carlo.find(view, policy_for(view.rules), Budget(Limit(iterations=iterations), 1), Random(seed))
    return {"worlds": found.worlds, "iterations": found.iterations, "worths": _worths(found.candidates)}


def worlds(view, iterations):
    """In how many worlds every move is tried, in one batch of playouts."""
    return flat_monte_carlo.find(
        view, policy_for(view.rules), Budget(Limit(iterations=iterations), 1), Random(0)
    ).worlds


def columns(iterations):
    """How many columns a batch of playouts has at most that shares out so many."""
    return flat_monte_carlo._columns_for(Budget(Limit(iterations=iterations), 1), [], 0.0)


def ensemble(view, iterations, seed=0):
    return _worths(
        whole_search.find_by_both(
            view, policy_for(view.rules), Budget(Limit(iterations=iterations), 1), Random(seed)
        ).candidates
    )


def safest(view, behind, chance_behind=0.0):
    """The order of moves whose points, and chances, fall by so much from one to the next; the standard error is 1."""
    candidates = [
        Candidate(move, -behind * place, 1.0, 0.5 - chance_behind * place)
        for place, move in enumerate(view.legal_moves())
    ]
    return [str(candidate.move) for candidate in whole_search.safest_first(view, tuple(candidates))]


def summed(kind, table):
    """Which sums each rank takes from a table in a crowd, as ranks and by rank."""
    cards = columns_set(mask_of(card_named(name) for name in table.split()))
    found = sums(SumKind[kind])
    taken = found.taken[found.numbers(np.full(10, cards, np.int64), np.arange(1, 11))].tolist()
    return [[rank for rank in range(1, 11) for _ in range(one >> 4 * (rank - 1) & 15)] for one in taken]


def hasty(key, points, errors, times):
    """How often a careless level takes each of some moves by their points and errors."""
    careless = SearchPlayer(carelessness=PLAYERS[key].carelessness)
    candidates = tuple(Candidate(Move(card, 0), *each) for card, each in enumerate(zip(points, errors, strict=True)))
    taken = [careless._taken(candidates, Random(time)).card for time in range(times)]
    return [taken.count(card) for card in range(len(points))]


def patience(key):
    """The seconds of a level where nobody sets it a limit, as the table is told and as it plays."""
    return [level_of(key).seconds, PLAYERS[key].seconds]


def kept(view, move):
    """The cards that are told to be worth keeping when this one is laid, without a rival."""
    found = reason_of(facts_of(view), move_named(move), KEEPS_CARD.name)
    return found and names_of(found.args["cards"])


def why(view, move):
    best = move_named(move)
    found = reasons_for(view, best, [other for other in view.legal_moves() if other != best])
    return [[reason.key, dict(reason.args)] for reason in found]


def softened(logarithms):
    """Weights flattened until enough of the draws count."""
    return weights_from(np.array(logarithms, np.float32)).tolist()


def beliefs(view, key="maestro", draws=60, seed=0):
    """By unseen card how likely a level that searches takes it to be in the next seat's hand."""
    drawn = draw(view, draws, np.random.default_rng(seed))
    weights = weights_of(view, drawn, policy_for(view.rules), PLAYERS[key].trust)
    seat = seat_in_order(view, 1)
    found = {}
    for hand, weight in zip(drawn.hands[seat].T.tolist(), weights.tolist(), strict=True):
        for place in hand:
            name = name_of(cards_of(engine_set(1 << place))[0])
            found[name] = found.get(name, 0.0) + weight
    return {name: round(found[name], 3) for name in sorted(found)}


# What is estimated


def fitted(options):
    """Whose figures a game takes: of which family the policy, what a deal is worth and the points."""
    rules = rules_from(options)
    return [
        fitted_rules.nearest_play(rules, policy.fitted_weights()),
        fitted_rules.nearest_deal(rules, deal_value.fitted_redeals()),
        match_chance.game_points(rules).rules.as_dict(),
    ]


def points(view):
    rules, piles = view.rules, view.piles
    return {
        "carte": expected_points.carte(rules, piles),
        "denari": expected_points.denari(rules, piles),
        "primiera": expected_points.primiera(rules, piles),
        "extras": expected_points.extras(rules, piles),
    }


def deal(view):
    return deal_value.redeal_of(view.rules).margins(view.piles, view.scope, view.table, view.last_taker, view.stock)


def match(game, totals, deals, made, target=None):
    """The chance of the match before a smazzata and with some results of it."""
    rules = replace(GAMES[game], target=target or GAMES[game].target)
    worth = match_chance.match_worth(rules, tuple(totals), deals)
    return [
        match_chance.chance(rules, tuple(totals), deals),
        *(worth(tuple(each)) for each in made),
    ]


def solves(view):
    return can_solve(view)


QUESTIONS = (
    level, search, tree, alike, summed, flat, worlds, columns, ensemble, safest, hasty, patience, why, kept, softened,
    beliefs, fitted, points, deal, match, solves,
)  # fmt: skip
