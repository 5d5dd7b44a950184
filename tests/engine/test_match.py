"""The end of a match, clause by clause, and the match going round the table."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.engine.match import Match, new_match, winner_of
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import score
from tests.engine.worlds import NAMED, rules_values, seeds


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
