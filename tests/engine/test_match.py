"""The end of a match, clause by clause, and the match going round the table."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.engine.cards import names_of
from scopa_gui.engine.match import Match, last_points_of, new_match, winner_of
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import score
from tests.engine.worlds import NAMED, cards, rules_values, seeds


def winner(totals, cappotto=None, last=(), **rules):
    return winner_of(Rules(**rules), totals, cappotto, last)


@pytest.mark.parametrize(
    ("totals", "expected"),
    [((11, 8), 0), ((10, 9), None), ((12, 13), 1), ((12, 12), None), ((12, 0, 0), 0), ((12, 1, 12, 11), None)],
)
def test_s0_the_target_is_reached_and_the_higher_total_wins(totals, expected):
    assert winner(totals) == expected


@pytest.mark.parametrize(("totals", "expected"), [((20, 11), None), ((21, 15), 0), ((22, 23), 1), ((21, 21), None)])
def test_s1_to_twenty_one(totals, expected):
    assert winner(totals, target=21) == expected


@pytest.mark.parametrize(
    ("totals", "expected"),
    [((11, 10), 0), ((12, 11), None), ((11, 11), None), ((11, 13), 1), ((13, 12, 11), None), ((14, 12, 3), 0)],
)
def test_s2_past_the_target_a_lead_of_two(totals, expected):
    assert winner(totals, win="by_two") == expected


def test_s0_cappotto_wins_whatever_the_totals():
    assert winner((3, 10), cappotto=0) == 0


def test_exceed_more_than_the_target():
    assert winner((8, 0), target=8, win="exceed") is None
    assert winner((9, 0), target=8, win="exceed") == 0
    assert winner((9, 9), target=8, win="exceed") is None


def test_ordered_the_first_to_get_there_when_the_points_are_called_out():
    assert winner((11, 11), last=[[1, 0], [0, 0], [0, 1], [0, 0], [0, 0]], win="ordered") == 0
    assert winner((12, 12), last=[[1, 0], [0, 0], [0, 0], [0, 0], [0, 2]], win="ordered") == 0
    assert winner((11, 12), last=[[0, 0], [0, 0], [0, 1], [0, 0], [1, 1]], win="ordered") == 1
    assert winner((13, 5), last=[[1, 0], [1, 0], [1, 0], [0, 0], [0, 0]], win="ordered") == 0
    assert winner((11, 11), last=[[0, 1], [0, 1], [1, 0], [0, 0], [0, 0]], win="ordered") == 1


def test_ordered_level_sides_wait_for_the_next_point():
    assert winner((13, 12), last=[[0, 0], [1, 0], [0, 0], [0, 0], [0, 0]], win="ordered") == 0
    assert winner((12, 12), last=[[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], win="ordered") is None


def finished(match, seed):
    rng = Random(seed)
    position = match.deal()
    while not position.is_over:
        position = position.play(rng.choice(position.legal_moves()))
    return position


@given(st.one_of(st.sampled_from(list(NAMED.values())), rules_values()), seeds)
def test_totals_add_up_the_sheets_and_the_deal_goes_to_the_right(rules, seed):
    match = new_match(rules, str(seed))
    dealer = match.dealer
    for _ in range(3):
        if match.winner is not None:
            break
        position = finished(match, seed)
        after = match.after(position)
        dealer = (dealer + 1) % rules.players
        assert after.dealer == dealer
        assert after.totals == tuple(old + new for old, new in zip(match.totals, after.sheets[-1].points, strict=True))
        match = after


def test_piles_are_counted_for_the_table_side_that_made_them():
    rules = Rules(players=4, deal="scopone9")
    match = Match(rules, "seed", 2, (0, 0))
    assert match.leader == 3
    position = finished(match, 1)
    expected = score(rules, position.piles[::-1], position.scope[::-1])
    assert match.count(position) == expected
    assert [match.table_seat(seat) for seat in range(4)] == [3, 0, 1, 2]
    assert all(match.playing_seat(match.table_seat(seat)) == seat for seat in range(4))


def test_an_unfinished_smazzata_is_not_counted():
    match = new_match(Rules(), "seed")
    with pytest.raises(ValueError, match="not over"):
        match.after(match.deal())


def test_a_seed_decides_dealer_and_packs_and_every_smazzata_has_another_pack():
    match = new_match(Rules(), "seed")
    assert match.deal() == new_match(Rules(), "seed").deal()
    after = match.after(finished(match, 1))
    assert after.deal().hands != match.deal().hands
    assert {new_match(Rules(players=4), str(seed)).dealer for seed in range(40)} == {0, 1, 2, 3}


def test_a_seed_gives_the_same_dealers_and_packs_for_ever():
    match = new_match(Rules(), "seed")
    position = match.deal()
    assert [names_of(hand) for hand in position.hands] == [["7D", "4B", "2S"], ["3C", "FB", "FS"]]
    assert (names_of(position.table), position.stock[:3]) == (["2C", "5C", "5B", "AS"], (34, 21, 0))
    assert (match.seed, match.totals, match.sheets, match.winner) == ("seed", (0, 0), (), None)
    assert [new_match(Rules(players=4), str(seed)).dealer for seed in range(10)] == [0, 0, 2, 1, 2, 2, 1, 1, 2, 3]


def test_seats_are_counted_from_the_one_to_the_right_of_the_dealer():
    match = Match(Rules(players=3), "seed", 1, (0, 0, 0))
    assert match.leader == 2
    assert [match.table_seat(seat) for seat in range(3)] == [2, 0, 1]
    assert [match.playing_seat(seat) for seat in range(3)] == [1, 2, 0]
    assert replace(match, dealer=2).leader == 0


def test_piles_and_scope_of_three_sides_are_counted_where_they_sit():
    match = Match(Rules(players=3), "seed", 0, (4, 5, 6))
    position = finished(match, 2)
    first, second, third = position.piles
    after = match.after(position)
    assert after.sheets[0].piles == (third, first, second)
    assert after.sheets[0].scope == (position.scope[2], position.scope[0], position.scope[1])
    assert (after.dealer, after.seed, after.rules) == (1, "seed", match.rules)


def test_the_points_of_a_count_are_called_out_in_order():
    piles = cards("AD 2D 3D 7D"), cards("7C 7B 7S 6C AC")
    counted = score(Rules(), piles, (0, 2))
    assert last_points_of(counted) == ((0, 1), (1, 0), (1, 0), (0, 1), (0, 2))
    assert last_points_of(score(Rules(primiera="off"), piles, (1, 0)))[3:] == ((0, 0), (1, 0))


def after_a_count(piles, scope, totals, **rules):
    rules = Rules(**rules)
    return Match(rules, "seed", 0, totals, (score(rules, [cards(pile) for pile in piles], scope),))


def test_a_match_knows_its_winner_from_its_totals_and_its_last_count():
    piles = "AD 2D 3D 7D", "7C 7B 7S 6C AC"
    assert after_a_count(piles, (0, 0), (10, 11)).winner == 1
    assert after_a_count(piles, (0, 0), (10, 10)).winner is None
    assert after_a_count(piles, (0, 0), (12, 12), win="ordered").winner == 1
    assert after_a_count(piles, (0, 2), (11, 12), win="ordered").winner == 0
    coins = "AD 2D 3D 4D 5D 6D 7D FD CD RD"
    assert after_a_count((coins, "2C"), (0, 0), (2, 10), cappotto=True).winner == 0
    assert Match(Rules(), "seed", 0, (11, 3)).winner is None


def test_ordered_is_asked_only_where_several_have_reached_the_target():
    last = [[0, 0], [1, 0], [0, 0], [0, 0], [0, 0]]
    assert winner((11, 10), last=last, win="ordered") == 0
    assert winner((11, 12), last=last, win="ordered") == 1
    assert winner((11, 12), last=[[1, 0], [0, 2], [0, 0], [0, 0], [0, 0]], win="ordered") == 0
    assert winner((11, 12), win="ordered") == 1
    assert winner((11, 11), win="ordered") is None
    assert winner((11, 12), last=[[1, 0], [0, 2], [0, 0], [0, 0], [0, 0]]) == 1
    assert winner((12, 12, 3), last=[[0, 0, 0], [1, 1, 0], [1, 0, 0], [0, 1, 0], [0, 0, 0]], win="ordered") == 0
    assert winner((11, 15, 12), last=[[1, 5, 2], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]], win="ordered") == 1


def test_a_lead_of_two_is_asked_of_nobody_who_alone_is_past_the_target():
    assert winner((11, 10), win="by_two") == 0
    assert winner((12, 11, 10), win="by_two") is None
    assert winner((10, 11, 13), win="by_two") == 2
