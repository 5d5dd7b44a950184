"""Seats that search for their reply: in worlds of their own information, and best where nothing is hidden."""

from random import Random

import numpy as np
import pytest

from scopa_gui.ai.batch.cardsets import card_at, columns_set, engine_set, place_of
from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.batch.searched_replies import TRIED, redrawn, searched_reply
from scopa_gui.ai.search.world_playouts import noise_pool
from scopa_gui.ai.seat.beliefs import draw, smazzate_now
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.view import view_of
from tests.ai.conftest import played
from tests.games import GAMES


def crowd(name, moves, columns=6, seed=3):
    """Columns of one view, the hidden cards drawn; with the position it was."""
    position = played(GAMES[name], Random(seed), moves)
    view = view_of(position, position.turn)
    return smazzate_now(view, draw(view, columns, np.random.default_rng(1))), position


def held(smazzate, seat, column):
    return sorted(smazzate.hands[seat][:, column].tolist())


@pytest.mark.parametrize(("name", "moves"), [("scopone_scientifico 4", 9), ("scopa 2", 4), ("scopa 3", 13)])
def test_only_what_the_seat_to_play_does_not_see_is_dealt_anew(name, moves):
    (before, position), (after, _) = crowd(name, moves, 200), crowd(name, moves, 200)
    redrawn(after, np.random.default_rng(2))
    hidden = sorted(place_of(card) for card in range(40) if view_of(position, position.turn).unseen >> card & 1)
    others = [seat for seat in range(len(before.hands)) if seat != before.turn]
    for column in range(200):
        assert held(after, before.turn, column) == held(before, before.turn, column)
        assert [len(hand) for hand in after.hands] == [len(hand) for hand in before.hands]
        assert sorted(sum((held(after, seat, column) for seat in others), after.stock[:, column].tolist())) == hidden
    assert any((after.hands[seat] != before.hands[seat]).any() for seat in others)
    assert (after.table == before.table).all()
    for seat in others:
        if len(after.hands[seat]):
            times = np.bincount(after.hands[seat].ravel(), minlength=40)[hidden]
            assert times.min() > 0, "every hidden card may be everywhere"


@pytest.mark.parametrize("name", ["scopa 2", "scopa_dassi 2", "escoba 2"])
def test_with_one_card_to_follow_the_reply_is_as_good_as_trying_everything(name):
    tried = 0
    for seed in range(60):
        smazzate, position = crowd(name, GAMES[name].plays - 3, 5, seed)
        moves = position.legal_moves()
        worths = {move: brute(position.play(move), position.turn) for move in moves}
        plays, chosen = searched_reply(
            smazzate, policy_for(position.rules), noise_pool().begun_at(1), np.random.default_rng(1)
        )
        if len(plays.bits) > TRIED:
            continue
        worth_of = {(columns_set(1 << move.card), columns_set(move.taken)): worths[move] for move in moves}
        for column, place in enumerate(chosen.tolist()):
            ways = list(zip(plays.bits[:, column].tolist(), plays.taken[:, column].tolist(), strict=True))
            assert worth_of[ways[place]] == max(worth_of[way] for way in ways)
        tried += len(set(worths.values())) > 1
    assert tried > 10


def brute(position, seat):
    """The margin of this seat's side when all play their best, all cards open."""
    if position.is_over:
        return score(position.rules, position.piles, position.scope).margin(seat % 2)
    worths = [brute(position.play(move), seat) for move in position.legal_moves()]
    return max(worths) if position.turn == seat else min(worths)


def test_a_seat_with_one_way_to_play_does_not_search():
    smazzate, position = crowd("scopone_scientifico 4", 39)
    plays, chosen = searched_reply(smazzate, policy_for(position.rules), noise_pool().begun_at(1), None)
    assert (len(plays.bits), chosen.tolist()) == (1, [0] * 6)
    assert engine_set(int(plays.bits[0, 0])) == position.hands[position.turn] == 1 << card_at(place_of(next(iter(
        card for card in range(40) if position.hands[position.turn] >> card & 1))))  # fmt: skip
