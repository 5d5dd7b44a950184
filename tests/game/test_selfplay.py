"""Matches among players: seats exchanged on the same deals, so that equals come out level and the figures add up."""

import pytest

from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.engine.cards import DECK, RE_BELLO, SUIT_SETS, bit, card_named
from scopa_gui.engine.position import Position
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.selfplay import play_smazzata, selfplay

SCOPONE = VARIANTS["scopone"].rules


def test_a_player_against_itself_is_level_because_both_seatings_play_alike():
    result = selfplay(["greedy", "greedy"], 60, SCOPONE, "level")
    assert (result.mean, result.ci95) == (0, 0)
    assert result.wins == result.losses > 0
    assert result.wins + result.losses + result.ties == 120


def test_the_same_seed_gives_the_same_figures():
    result = selfplay(["rosa", "rosa"], 3, Rules(players=2), "same")
    again = selfplay(["rosa", "rosa"], 3, Rules(players=2), "same")
    assert (result.mean, result.wins, result.losses) == (again.mean, again.wins, again.losses)


def test_greedy_beats_random_and_the_other_way_round_is_its_negative():
    ahead = selfplay(["greedy", "random"], 40, SCOPONE, "1")
    behind = selfplay(["random", "greedy"], 40, SCOPONE, "1")
    assert ahead.mean - ahead.ci95 > 0 > behind.mean + behind.ci95
    assert ahead.wins > ahead.losses


def test_one_deal_has_no_interval_and_none_is_refused():
    assert selfplay(["greedy", "random"], 1, SCOPONE, "1").ci95 is None
    with pytest.raises(ValueError, match="At least one deal"):
        selfplay(["greedy", "random"], 0, SCOPONE, "1")


def test_three_sides_take_turns_and_a_level_too_few_is_refused():
    rules = VARIANTS["scopa"].rules_by_players[3]
    result = selfplay(["greedy", "random", "random"], 10, rules, "3")
    assert result.wins + result.losses + result.ties == 30
    with pytest.raises(ValueError, match="3 sides"):
        selfplay(["greedy", "random"], 1, rules, "3")


def test_all_ten_coins_count_as_a_match_where_they_win_it():
    def points(cappotto):
        rules = Rules(players=4, deal="scientifico", redeal_kings=0, cappotto=cappotto)
        hands = tuple(bit(card_named(name)) for name in ("RC", "AC", "AB", "AS"))
        coins = SUIT_SETS[0] & ~bit(RE_BELLO)
        rest = DECK & ~(sum(hands) | SUIT_SETS[0])
        last = Position(rules, hands, bit(RE_BELLO), (), (coins, rest), (0, 0))
        return play_smazzata(last, [player_of("greedy")] * 2, "coins", Limit())[0]

    assert points(cappotto=False)[0] < 11 <= points(cappotto=True)[0]
