"""Moves tried in the same worlds: what they bring there is what the engine counts, category by category."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from scopa_gui.ai.batch.cardsets import engine_set
from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.endgame.solver_over_worlds import draws_of
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.world_playouts import WorldPlayouts, draws_for, noise_pool
from scopa_gui.ai.seat.worlds import Worlds, position_of
from scopa_gui.ai.value.match_chance import match_worth_of
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.variants import SOURCE_PRESETS
from scopa_gui.engine.view import view_of
from tests.ai.conftest import forced_end, one_card_each, played, view_by_hand
from tests.games import GAMES

ALL = GAMES | SOURCE_PRESETS | {"all that is paid": Rules(players=3, re_bello=1, coin_points=1, napola="run")}


def last_round(rules, seed):
    """A view in which everybody has one card left, with playouts over all its worlds, and these worlds."""
    position = one_card_each(rules, seed)
    view = view_of(position, position.turn, tuple(range(rules.sides)))
    deals = list(Worlds(view).every(Random(0)))[:30]
    policy, noise = policy_for(rules), noise_pool().begun_at(1)
    playouts = WorldPlayouts(view, policy, draws_of(view, deals), np.random.default_rng(1), noise)
    return playouts, [position_of(view, deal) for deal in deals]


@pytest.mark.rotating
@pytest.mark.parametrize("name", ALL)
def test_where_nobody_has_a_choice_moves_bring_what_the_engine_counts(name):
    rules, told = ALL[name], 0
    for seed in range(4):
        playouts, worlds = last_round(rules, seed)
        view = playouts.view
        moves, worth = view.legal_moves(), match_worth_of(view)
        tried = playouts.tried_in(playouts.pool, moves)
        points, chances = tried.worths()
        parts, piles = tried.parts(), tried.piles()
        assert points.shape == chances.shape == piles.shape == (len(moves), len(worlds))
        for place, move in enumerate(moves):
            for world, position in enumerate(worlds):
                end = forced_end(position.play(move))
                if end is None:
                    continue
                side = position.turn % rules.sides
                sheet = score(rules, end.piles, end.scope)
                made = score(
                    rules, end.piles, [after - had for after, had in zip(end.scope, position.scope, strict=True)]
                )
                assert points[place, world] == made.margin(side)
                assert {name: values[place, world] for name, values in parts.items()} == made.margins(side)
                assert engine_set(int(piles[place, world])) == end.piles[side]
                best = max(points for other, points in enumerate(sheet.worths) if other != side)
                assert chances[place, world] == pytest.approx(worth((sheet.worths[side], best)))
                told += 1
    assert told


@pytest.mark.parametrize(
    ("limit", "drawn"),
    [
        (Limit(iterations=10), 300),
        (Limit(iterations=1001), 500),
        (Limit(iterations=100_000), 4000),
        (Limit(seconds=0.01), 300),
        (Limit(seconds=0.5), 2000),
        (Limit(seconds=5.0), 4000),
    ],
)
def test_hands_are_drawn_in_proportion_to_what_may_be_spent_neither_few_nor_more_than_help(limit, drawn):
    assert draws_for(Budget(limit, 1)) == drawn


def test_playouts_that_must_stop_bring_nothing():
    playouts, _ = last_round(GAMES["scopa 3"], 1)
    moves = playouts.view.legal_moves()
    assert playouts.tried(moves, 5, lambda: True) is None
    alone = replace(playouts, pool=playouts.pool.taken(slice(0, 1)))
    assert alone.tried(moves, 5).worths()[0].shape == (len(moves), 5)


def test_play_is_trusted_wholly_unless_it_is_said_how_far():
    view = view_of(position := played(GAMES["scopa 2"], Random(3), 1), position.turn)

    def drawn(*trust):
        found = WorldPlayouts.likely(view, policy_for(view.rules), Budget(Limit(iterations=5), 1), Random(1), *trust)
        return found.pool.stock.tolist()

    assert drawn() == drawn(1.0) != drawn(0.0)
    assert drawn(2.0) != drawn(1.0)


@pytest.mark.parametrize(("move", "mine", "won"), [("7C=7D", True, 1), ("RC", False, -1)])
def test_all_ten_coins_are_a_part_worth_a_match_for_or_against(move, mine, won):
    coins, others = "AD 2D 3D 4D 5D 6D FD CD RD", "AS 2S 3S 4S 5S 6S"
    seen = view_by_hand(
        move[:2], "7D", unseen="7S", mine=coins if mine else others, theirs=others if mine else coins, dealer=1,
        counts=(1,), rules=Rules(cappotto=True, napola="run"),
    )  # fmt: skip
    playouts = WorldPlayouts.likely(seen, policy_for(seen.rules), Budget(Limit(iterations=5), 1), Random(1))
    tried = playouts.tried((move_named(move),), 3)
    assert tried.parts()["cappotto"].tolist() == [[won * seen.rules.target] * 3]
    assert tried.worths()[0].tolist() == sum(tried.parts().values()).tolist()
