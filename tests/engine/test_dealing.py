"""How cards are dealt, clause by clause."""

from random import Random

import pytest

from scopa_gui.engine.dealing import (
    TABLE,
    HandCounts,
    deal_from,
    deal_order,
    deal_starts,
    dealer_scope,
    hand_size,
    hands_after,
    last_deal,
    must_redeal,
    opening_pack,
    shuffled_pack,
)
from scopa_gui.engine.rules import Rules
from tests.engine.worlds import cards, whole_smazzata

PACKETS_OF_SIX = "000111222333444555"


def order(**rules):
    return "".join("T" if seat == TABLE else str(seat) for seat in deal_order(Rules(**rules)))


def test_s0_scopone_three_each_two_on_the_table_twice_then_three_each():
    packets = "000111222333"
    assert order(deal="scopone9", players=4) == f"{packets}TT{packets}TT{packets}"


def test_s1_scientifico_two_rounds_of_five():
    assert order(deal="scientifico_5_5", players=4) == 2 * "00000111112222233333"


def test_s0_ten_cards_each_and_none_on_the_table():
    assert order(deal="scientifico", players=4) == "".join(10 * str(seat) for seat in range(4))


def test_s1_scopa_one_by_one_then_the_table():
    assert order(deal="scopa_single") == "010101TTTT"


def test_s2_scopa_in_packets_then_the_table():
    assert order(deal="scopa_packet") == "000111TTTT"
    assert order(deal="scopa_packet", players=3) == "000111222TTTT"


@pytest.mark.parametrize(("players", "deals"), [(2, 6), (3, 4), (4, 3), (6, 2)])
def test_scopa_is_dealt_until_the_pack_is_gone(players, deals):
    rules = Rules(players=players, deal="scopa_packet")
    stock, count = tuple(range(40)), 0
    while stock:
        hands, table, stock = deal_from(rules, stock)
        assert [hand.bit_count() for hand in hands] == [3] * players
        assert table.bit_count() == (4 if count == 0 else 0)
        count += 1
    assert count == deals


def test_five_players_have_eight_cards_each():
    assert hand_size(Rules(players=5, deal="scientifico")) == 8


@pytest.mark.parametrize(
    ("table", "kings", "expected"),
    [
        ("RD RC RB 2S", 3, True),
        ("RD RC RB RS", 3, True),
        ("RD RC 7B 2S", 3, False),
        ("RD RC RB 2S", 0, False),
        ("RD RC 7B 2S", 2, True),
    ],
)
def test_s0_three_kings_on_the_table_are_dealt_again(table, kings, expected):
    assert must_redeal(Rules(redeal_kings=kings), cards(table)) is expected


def test_s0_assi_4_an_ace_on_the_first_table_is_dealt_again():
    assert must_redeal(Rules(asso=True, asso_redeal=True), cards("AD 7C 3B RS"))
    assert not must_redeal(Rules(asso=True), cards("AD 7C 3B RS"))


def test_a_low_first_table_is_dealt_again():
    assert must_redeal(Rules(redeal_sum_max=10), cards("5C 2D AC 2B"))
    assert not must_redeal(Rules(redeal_sum_max=10), cards("5C 2D 2C 2B"))
    assert not must_redeal(Rules(redeal_sum_max=10), 0)


def test_the_dealers_bonus_is_looked_up_by_the_total():
    assert dealer_scope(Rules(dealer_bonus={15: 1, 20: 2}), cards("2D 3C 7B FS")) == 2
    assert dealer_scope(Rules(dealer_bonus={15: 1, 30: 2}), cards("2D 3C 7B FS")) == 0


def test_a_pack_is_shuffled_as_python_does_it():
    for seed in range(200):
        pack, mine, theirs = list(range(40)), Random(seed), Random(seed)
        theirs.shuffle(pack)
        assert shuffled_pack(mine) == tuple(pack)
        assert mine.random() == theirs.random()


def test_thrown_in_deals_never_come_to_the_table():
    strict = Rules(redeal_kings=1, asso_redeal=True, redeal_sum_max=20)
    for seed in range(100):
        pack = opening_pack(strict, Random(seed))
        assert sorted(pack) == list(range(40))
        assert not must_redeal(strict, deal_from(strict, pack)[1])


def test_the_harshest_redeal_rules_still_find_a_deal():
    opening_pack(Rules(redeal_kings=1, asso_redeal=True, redeal_sum_max=30), Random(1))


def test_five_players_are_dealt_eight_and_six_players_six():
    assert order(deal="scientifico", players=5) == "".join(8 * str(seat) for seat in range(5))
    assert order(deal="scopone9", players=6) == f"{PACKETS_OF_SIX}TT{PACKETS_OF_SIX}TT"
    assert hand_size(Rules(players=6, deal="scopone9")) == 6


def test_the_last_deal_of_three_at_nine_each_is_of_what_is_left():
    three = Rules(players=3, deal="scopone9")
    assert (hand_size(three), hand_size(three, 9)) == (9, 3)
    assert deal_order(three, 9) == (0, 0, 0, 1, 1, 1, 2, 2, 2)


@pytest.mark.parametrize(
    ("rules", "starts"),
    [
        ({"players": 2}, (0, 6, 12, 18, 24, 30)),
        ({"players": 6}, (0, 18)),
        ({"players": 4, "deal": "scopone9"}, (0,)),
        ({"players": 3, "deal": "scopone9"}, (0, 27)),
        ({"players": 5, "deal": "scientifico"}, (0,)),
    ],
)
def test_what_is_held_after_so_many_plays_is_what_a_smazzata_comes_to(rules, starts):
    rules = Rules(**rules)
    assert deal_starts(rules) == starts
    for plays, (position, _) in enumerate(whole_smazzata(rules, 1)):
        counts = tuple(hand.bit_count() for hand in position.hands)
        assert hands_after(rules, plays) == HandCounts(counts, len(position.stock))
        assert last_deal(rules, plays) == max(start for start in starts if start <= min(plays, rules.plays - 1))
