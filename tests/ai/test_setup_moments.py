"""A moment that was set up without its past is judged and played on by everybody, in every game."""

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.ai.levels import LEVELS, player_of
from scopa_gui.ai.player import Limit
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.seat.worlds import Worlds
from scopa_gui.coach.judging.judge import appraisal_of, verdict_of
from scopa_gui.engine.dealing import deal_starts
from scopa_gui.engine.match import new_match
from scopa_gui.engine.setup import setup_of
from scopa_gui.engine.view import view_of
from tests.games import GAMES


def moments(game, step):
    """Moments of a random smazzata, without the moves that led there."""
    rng = Random(f"without a past {game}")
    position = new_match(GAMES[game], game).deal()
    while not position.is_over:
        if len(position.history) % step == step - 1:
            told = setup_of(position, position.turn).without_past()
            yield told.position(rng)
        position = position.play(rng.choice(position.legal_moves()))


@pytest.mark.rotating
@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_on_to_the_end(game):
    levels = list(LEVELS)
    for number, start in enumerate(moments(game, 14)):
        rng, position = Random(number), start
        while not position.is_over:
            view = view_of(position, position.turn)
            assert view.moves_before > 0
            level = levels[(number + position.turn) % len(levels)]
            choice = player_of(level).choose(view, Limit(iterations=40), rng)
            assert choice.move in view.legal_moves()
            position = position.play(choice.move)


@pytest.mark.rotating
@pytest.mark.parametrize("game", GAMES)
def test_every_move_can_be_judged(game):
    for position in moments(game, 7):
        view = view_of(position, position.turn)
        moves = view.legal_moves()
        found = appraisal_of(view, moves, Limit(iterations=200), Random(0))
        verdicts = [verdict_of(view, move, found) for move in moves]
        assert min(verdict.lost for verdict in verdicts) == pytest.approx(0, abs=1e-9)


@pytest.mark.rotating
@pytest.mark.parametrize("game", GAMES)
def test_of_the_moves_that_are_told_no_more_is_read_than_of_all_of_them(game):
    rng, starts = Random(f"read {game}"), deal_starts(GAMES[game])
    position = new_match(GAMES[game], game).deal()
    bare = {}
    while not position.is_over:
        if len(position.history) % 4 == 2 or len(position.history) in starts[1:]:
            bare[len(position.history)] = setup_of(position, position.turn).without_past().position(rng)
        whole = facts_of(view_of(position, position.turn)).excluded
        for start, told in bare.items():
            view = view_of(told, told.turn)
            assert view.moves_before == start
            read = facts_of(view).excluded
            assert all(not one & ~more for one, more in zip(read, whole, strict=True))
            assert read == whole or start not in starts
            assert Worlds(view).sample(rng).hands[0] == view.hand
        move = rng.choice(position.legal_moves())
        position = position.play(move)
        bare = {start: told.play(move) for start, told in bare.items()}


def test_no_move_is_missing_where_the_history_begins_with_the_first_card():
    position = new_match(GAMES["scopa 2"], "whole").deal()
    while not position.is_over:
        view = view_of(position, position.turn)
        assert view.moves_before == 0
        assert replace(view, history=view.history[1:]).moves_before == bool(view.history)
        position = position.play(position.legal_moves()[0])
