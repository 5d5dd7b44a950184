"""The count, clause by clause, and with which cards each point was made."""

import pytest

from scopa_gui.engine.cards import DECK, SUIT_SETS, Suit
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.award_reasons import next_best
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.counting import Counted, EachCard, Majority, Napola, ScopeMade, Whole, napola_run
from scopa_gui.engine.scoring.primiera import PrimieraPoint, primiera_slots, primiera_sum, primiera_winner
from scopa_gui.engine.scoring.sheet import counted_points, score
from tests.engine.worlds import cards

COINS = SUIT_SETS[Suit.DENARI]


def sheet(*piles, scope=None, **rules):
    sets = tuple(cards(pile) if isinstance(pile, str) else pile for pile in piles)
    found = score(Rules(**rules), sets, scope or (0,) * len(sets))
    assert counted_points(found.rules, found.piles, found.scope) == found.points
    return found


def points(category, *piles, **rules):
    return sheet(*piles, **rules).award(Category(category)).points


def winner(mode, *piles):
    return primiera_winner(mode, [cards(pile) for pile in piles])


def test_s0_1_most_cards_one_point_and_none_when_level():
    assert points("carte", "AD 2D 3D", "4C 5C") == (1, 0)
    assert points("carte", "AD 2D", "4C 5C") == (0, 0)


def test_s3_cards_nobody_when_a_second_player_has_as_many():
    assert points("carte", "AD 2D", "4C 5C", "6S") == (0, 0, 0)


def test_s0_2_most_coins_one_point_and_none_when_level():
    assert points("denari", "AD 2D", "3D 4C 5C") == (1, 0)
    assert points("denari", "AD", "3D 4C 5C") == (0, 0)


def test_s0_3_the_settebello():
    assert points("settebello", "7C 7S", "7D") == (0, 1)
    assert points("settebello", "7C 7S", "6D") == (0, 0)


def test_s0_4_the_prime_values():
    assert primiera_sum(cards("7D 6C AB 5S")) == 21 + 18 + 16 + 15
    assert primiera_sum(cards("4D 3C 2B FS")) == 14 + 13 + 12 + 10
    assert primiera_sum(cards("CD RC")) == 20
    assert primiera_slots(cards("6D AD 7C RC FS")) == (5, 16, None, 37)


def test_s0_4_three_figures_and_a_seven_beat_three_sevens():
    assert winner("complete_beats", "FD FC FB 7S", "7D 7C 7B") == 0


def test_s0_4_two_incomplete_primes_compare_their_sums():
    assert winner("complete_beats", "7D 7C AB", "7B 6C 5S") == 0


def test_s1_a_prime_without_a_suit_cannot_score():
    assert winner("complete_only", "7D 7C 7B", "FD FC FB 2S") == 1
    assert winner("complete_only", "7D 7C AB", "7B 6C 5S") is None


def test_s3_more_suits_win_then_the_sum():
    assert winner("suits_then_sum", "7D 7C", "RD RC RB") == 1
    assert winner("suits_then_sum", "7D 7C", "RD RC") == 0


def test_s4_sevens_then_sixes_aces_and_so_on_are_counted():
    assert winner("counts", "7D 7C FB FS", "7B 6S 6C 6D") == 0
    assert winner("counts", "7D 6C 6B", "7C 6S AD AC AB AS") == 0
    assert winner("counts", "7D 6C AB", "7C 6B AS") is None
    assert winner("counts", "2D", "RC RD RS") == 0


def test_s4_every_rank_decides_when_all_before_it_are_level_and_figures_never():
    order = "76A5432"
    for place, rank in enumerate(order):
        assert winner("counts", f"{rank}D {rank}C", f"{rank}B") == 0
        for later in order[place + 1 :]:
            assert winner("counts", f"{rank}D", f"{later}C {later}B {later}S") == 0
    for figure in "FCR":
        assert winner("counts", f"{figure}D {figure}C", f"{figure}B") is None
        assert winner("counts", "2D", f"{figure}D {figure}C {figure}B") == 0


def test_other_ways_to_count_sevens():
    assert winner("most_sevens", "7D", "6C 6D") == 0
    assert winner("most_sevens", "7D 6D", "7C") is None
    assert winner("sevens_cascade", "7D 6D", "7C AC") == 0
    assert winner("sum_naive", "7D 7C", "RD RC RB") == 0


def test_equal_primes_nobody():
    assert winner("complete_beats", "7D 6C AB 5S", "6D 7C 5B AS") is None


def test_no_point_where_the_primiera_is_not_played():
    assert sheet("7D", "RC", primiera="off").award(Category.PRIMIERA) is None


def test_ties_each_gives_every_level_side_the_point():
    assert sheet("7D 2C", "6D 2S", scope=(1, 0), primiera="sum_naive", ties="each").points == (5, 2)
    assert points("carte", "AC", "AS", "", ties="each") == (1, 1, 0)
    assert points("primiera", "7C", "7S", ties="each", primiera="complete_only") == (0, 0)


def test_s0_re_bello_and_s4_all_sevens():
    assert points("re_bello", "RD", "2C", re_bello=1) == (1, 0)
    assert points("sette_tutti", "7D 7C 7B 7S", "AC", sette_tutti=1) == (1, 0)
    assert points("sette_tutti", "7D 7C 7B", "7S", sette_tutti=1) == (0, 0)


@pytest.mark.parametrize(
    ("pile", "expected"),
    [
        ("AD 2D", 0),
        ("2D 3D 4D", 0),
        ("AD 2D 3D", 3),
        ("AD 2D 3D 5D", 3),
        ("AD 2D 3D 4D 5D 6D RD", 6),
        ("AD 2D 3D 4D 5D 6D 7D FD CD", 9),
        ("AD 2D 3D 4D 5D 6D 7D FD CD RD", 10),
    ],
)
def test_s0_trentino_2_napola_is_the_length_of_the_run_from_the_ace(pile, expected):
    assert points("napola", pile, "AC", napola="run") == (expected, 0)
    assert points("napola", pile, "AC", napola="fixed3") == (min(expected, 3), 0)


def test_s0_trentino_2_napola_comes_on_top_of_the_coins_point():
    assert sheet("AD 2D 3D", "4D 5C 6C", napola="run").points == (4, 1)


def test_s0_trentino_3_all_ten_coins_win_at_once():
    assert sheet(COINS, DECK ^ COINS, cappotto=True).cappotto == 0
    assert sheet(COINS ^ cards("RD"), cards("RD"), cappotto=True).cappotto is None
    assert sheet(COINS, DECK ^ COINS).cappotto is None


def test_a_41_every_coin_is_a_point():
    assert sheet(COINS, DECK ^ COINS, coin_points=1).points == (12, 2)


def test_the_cards_that_made_each_point():
    counted = sheet("7D AD 2D 3D 6C", "RD 5C", napola="run", re_bello=1)
    assert counted.award(Category.DENARI).cards == (cards("AD 2D 3D 7D"), cards("RD"))
    assert counted.award(Category.SETTEBELLO).cards == (cards("7D"), 0)
    assert counted.award(Category.PRIMIERA).cards == (cards("7D 6C"), cards("RD 5C"))
    assert counted.award(Category.PRIMIERA).values == (39, 25)
    assert counted.award(Category.NAPOLA).cards == (cards("AD 2D 3D"), 0)
    assert counted.award(Category.RE_BELLO).cards == (0, cards("RD"))
    assert counted.award(Category.CARTE).values == (5, 2)
    assert counted.award(Category.SCOPE).points == (0, 0)


def test_s0_trentino_2_napola_ends_with_the_king_whatever_else_is_captured():
    assert points("napola", COINS | cards("AC 2C"), "3C", napola="run") == (10, 0)


def test_sevens_then_sixes_decide_and_nothing_after_them():
    assert winner("sevens_cascade", "7D 6D 6C", "7C 7S") == 1
    assert winner("sevens_cascade", "6D 6C", "6S") == 0
    assert winner("sevens_cascade", "7D 6D FC FS FB", "7C 6S AC") is None


def test_a_prime_that_does_not_compete_has_no_sum_where_it_must_be_whole():
    piles = "7D 7C 7B", "FD FC FB 2S"
    assert sheet(*piles, primiera="complete_only").award(Category.PRIMIERA).values == (None, 42)
    assert sheet(*piles, primiera="complete_beats").award(Category.PRIMIERA).values == (63, 42)


def test_scope_are_paid_as_made_and_by_no_card_of_the_pile():
    award = sheet("AD 2D", "3D", scope=(2, 0)).award(Category.SCOPE)
    assert (award.points, award.values, award.cards, award.winner) == ((2, 0), (2, 0), (0, 0), None)


def test_the_names_of_the_categories_are_those_that_archives_hold():
    assert [category.value for category in Category][:9] == [
        "carte",
        "denari",
        "settebello",
        "primiera",
        "scope",
        "re_bello",
        "sette_tutti",
        "napola",
        "coin_points",
    ]


def counted(way, stake, *piles, scope=(0, 0)):
    these = Rules(), stake, tuple(cards(pile) for pile in piles), scope
    assert way.points(*these) == way.count(*these).points
    return way.count(*these)


def test_every_way_of_counting_pays_its_stake_and_tells_values_cards_and_winner():
    piles = "AD 2D 3D 7C", "4D 5D 7B"
    first, second = cards("AD 2D 3D"), cards("4D 5D")
    assert counted(Majority(COINS), 3, *piles) == Counted((3, 0), (3, 2), (first, second), 0)
    assert counted(EachCard(COINS), 3, *piles) == Counted((9, 6), (9, 6), (first, second), 0)
    assert counted(Whole(cards("4D 5D")), 3, *piles) == Counted((0, 3), (0, 2), (0, second), 1)
    assert counted(Whole(cards("7C 7B")), 3, *piles) == Counted((0, 0), (1, 1), (cards("7C"), cards("7B")), None)
    assert counted(ScopeMade(), 3, *piles, scope=(0, 2)) == Counted((0, 6), (0, 2), (0, 0), None)
    assert counted(Napola(), 10, *piles) == Counted((3, 0), (3, 0), (first, 0), 0)
    assert counted(Napola(), 10, *piles[::-1]) == Counted((0, 3), (0, 3), (0, first), 1)
    assert counted(Napola(), 10, "2D", "3D") == Counted((0, 0), (0, 0), (0, 0), None)


def test_the_primiera_is_counted_with_its_cards():
    piles = "7D AD 6C FB 5S", "6D 7C 7B"
    found = counted(PrimieraPoint(), 2, *piles)
    assert found == Counted((2, 0), (64, 60), (cards("7D 6C FB 5S"), cards("6D 7C 7B")), 0)


def test_a_run_ends_with_the_ten_coins():
    assert napola_run(COINS | cards("AC 2C")) == 10
    assert [napola_run(cards(pile)) for pile in ("AD 2D 3D", "AD 2D", "2D 3D 4D", "")] == [3, 0, 0, 0]


def test_the_second_of_some_values_is_the_next_of_the_best():
    assert [next_best(values) for values in ((3, 0), (2, 5, 4), (7, 7, 1), (None, 3))] == [0, 4, 7, 0]
