"""What decided a category is what really decided it: checked by taking it away and counting again."""

from itertools import combinations
from random import Random

import pytest

from scopa_gui.engine.cards import RANK_SETS, SUIT_SETS, Suit, bit, card_named, cards_of, names_of
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.award_reasons import AwardReason, Because
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.primiera import PRIMIERA, ByRanks, BySum, primiera_slots, primiera_winner
from scopa_gui.engine.scoring.sheet import award_reason, score
from tests.ui.count.sheets import pile, random_piles, sheet

SUM_MODES = [name for name, mode in PRIMIERA.items() if isinstance(mode, BySum)]
RANK_MODES = [name for name, mode in PRIMIERA.items() if isinstance(mode, ByRanks)]


def primiera(*piles, **rules):
    counted = sheet(*piles, **rules)
    return award_reason(counted, counted.award(Category.PRIMIERA))


def test_the_six_that_the_other_side_cannot_match_was_worth_the_point():
    mine, theirs = "7D 7C 6B 5S", "7B 7S AD AC"
    found = primiera(mine, theirs + " 5B 2S")
    assert found.because is Because.BETTER_SUM
    assert (found.best, found.second) == (21 + 21 + 18 + 15, 16 + 16 + 21 + 21)
    assert names_of(found.cards) == ["6B"]


def test_cards_both_primes_have_are_not_called_decisive():
    found = primiera("7D 7C 6B 5S", "7B 7S 6D 4C")
    assert names_of(found.cards) == ["5S"]


def test_two_cards_can_be_decisive_together():
    found = primiera("7D 5D 7C 5C 5B 4B 5S 4S", "6D 6C 2B 3S")
    assert (found.because, found.best, found.second) == (Because.BETTER_SUM, 72, 61)
    assert names_of(found.cards) == ["7D", "7C"]


def test_when_many_pairs_would_do_none_is_named():
    found = primiera("7D 6D 7C 6C 7B 6B 7S 6S", "5D 5C AB 5S")
    assert (found.because, found.cards) == (Because.BETTER_SUM, 0)


def test_a_clear_win_names_no_card():
    found = primiera("7D 7C 7B 7S 6D 6C 6B 6S", "2D 2C 2B 2S")
    assert found.because is Because.BETTER_SUM
    assert found.cards == 0


def test_all_four_suits_beat_three_sevens():
    found = primiera("FD FC FB FS 2D", "7D 7C 7B")
    assert found.because is Because.FOUR_SUITS
    assert found.paid == (0,)
    assert found.missing == ((1, Suit.SPADE),)


def test_two_primes_that_lack_a_suit_compare_their_sums():
    found = primiera("7D 7C 7B", "6D 6C 6S")
    assert found.because is Because.BETTER_SUM
    assert (found.best, found.second) == (63, 54)


def test_strict_primiera_counts_only_whole_ones():
    only = primiera("FD FC FB FS", "7D 7C 7B", primiera="complete_only")
    assert (only.because, only.paid, only.missing) == (Because.ONLY_COMPLETE, (0,), ((1, Suit.SPADE),))
    none = primiera("7D 7C 7B", "7S 6D 6C", primiera="complete_only")
    assert (none.because, none.paid) == (Because.NONE_COMPLETE, ())
    assert none.missing == ((0, Suit.SPADE), (1, Suit.BASTONI))
    two = primiera("7D 7C 7B 6S", "6D 6C 6B 5S", primiera="complete_only")
    assert two.because is Because.BETTER_SUM


def test_more_suits_beat_a_higher_sum():
    found = primiera("FD FC FB", "7D 7C", "7S", primiera="suits_then_sum", players=3)
    assert (found.because, found.best, found.second) == (Because.MORE_SUITS, 3, 2)
    assert found.missing == ((1, Suit.BASTONI),)


def test_the_plain_sum_asks_for_no_suit():
    found = primiera("7D 7C 7B", "FD FC FB FS", primiera="sum_naive")
    assert (found.because, found.paid) == (Because.BETTER_SUM, (0,))


@pytest.mark.parametrize(
    ("mode", "piles", "rank", "best", "second", "level"),
    [
        ("counts", ("7D 7C 7B", "7S 6D 6C 6B 6S"), 7, 3, 1, ()),
        ("counts", ("7D 7C 6D 6C 6B", "7B 7S 6S AD AC AB AS"), 6, 3, 1, (7,)),
        ("counts", ("7D 7C 6D 6C AD AC AB", "7B 7S 6B 6S AS"), 1, 3, 1, (7, 6)),
        ("most_sevens", ("7D 7C 7B", "7S 6D 6C 6B 6S"), 7, 3, 1, ()),
        ("sevens_cascade", ("7D 7C 6D 6C 6B", "7B 7S 6S"), 6, 3, 1, (7,)),
    ],
)
def test_counting_names_the_rank_that_decided(mode, piles, rank, best, second, level):
    found = primiera(*piles, primiera=mode)
    assert (found.because, found.rank, found.best, found.second, found.level) == (
        Because.RANK,
        rank,
        best,
        second,
        level,
    )
    assert found.cards == pile(piles[0]) & RANK_SETS[rank]


@pytest.mark.parametrize("mode", PRIMIERA)
def test_equal_primieras_are_level_and_under_each_both_are_paid(mode):
    piles = ("7D 7C 6B 6S", "7B 7S 6D 6C")
    assert (primiera(*piles, primiera=mode).because, primiera(*piles, primiera=mode).paid) == (Because.LEVEL, ())
    assert primiera(*piles, primiera=mode, ties="each").paid == (0, 1)


def test_without_primiera_there_is_no_award():
    assert sheet("7D", "7C", primiera="off").award(Category.PRIMIERA) is None


@pytest.mark.rotating
@pytest.mark.parametrize("mode", PRIMIERA)
@pytest.mark.parametrize("sides", [2, 3, 6])
def test_the_strength_of_a_pile_gives_the_winner_of_the_engine(mode, sides):
    rng = Random(f"{mode}{sides}")
    for _ in range(400):
        piles = random_piles(rng, sides, whole=rng.random() < 0.7)
        powers = [PRIMIERA[mode].strength(each) for each in piles]
        best = [side for side, power in enumerate(powers) if power and power == max(powers)]
        assert primiera_winner(mode, piles) == (best[0] if len(best) == 1 else None) or not any(piles[1:])


@pytest.mark.rotating
@pytest.mark.parametrize("mode", SUM_MODES)
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_the_decisive_card_changes_the_winner_and_where_none_is_named_no_card_would(mode, sides):
    rng = Random(f"{mode}/{sides}")
    named = 0
    for _ in range(500):
        piles = random_piles(rng, sides, whole=rng.random() < 0.7)
        counted = score(Rules(players=sides, sides=sides, primiera=mode), piles, (0,) * sides)
        found = award_reason(counted, counted.award(Category.PRIMIERA))
        if found.because is not Because.BETTER_SUM:
            assert not found.cards
            continue
        winner = counted.award(Category.PRIMIERA).winner
        slots = slots_of(piles[winner])
        pairs = [cards for cards in small_sets(slots) if cards.bit_count() == 2 and lost(mode, piles, winner, cards)]
        if found.cards.bit_count() == 1:
            named += 1
            assert found.cards & ~slots == 0
            assert changed(mode, piles, winner, found.cards)
        else:
            assert not any(changed(mode, piles, winner, bit(card)) for card in cards_of(slots))
            assert found.cards == (pairs[0] if len(pairs) == 1 else 0)
    assert named > 100


def slots_of(cards):
    return sum(bit(card) for card in primiera_slots(cards) if card is not None)


def small_sets(cards):
    for number in (1, 2):
        for chosen in combinations(cards_of(cards), number):
            yield sum(bit(card) for card in chosen)


def lost(mode, piles, winner, cards):
    """Whether the point is gone when the winner had not won these cards."""
    return (
        primiera_winner(mode, [each & ~cards if side == winner else each for side, each in enumerate(piles)]) != winner
    )


def changed(mode, piles, winner, cards):
    """Whether the point is gone without these cards, or with them in another pile."""
    return lost(mode, piles, winner, cards) or any(
        primiera_winner(
            mode,
            [
                each & ~cards if side == winner else each | cards if side == other else each
                for side, each in enumerate(piles)
            ],
        )
        != winner
        for other in range(len(piles))
        if other != winner
    )


@pytest.mark.parametrize("mode", RANK_MODES)
def test_the_rank_that_decided_a_counting_changes_the_winner(mode):
    rng = Random(mode)
    for _ in range(400):
        piles = random_piles(rng, rng.choice((2, 3)), whole=rng.random() < 0.7)
        counted = score(Rules(players=len(piles), sides=len(piles), primiera=mode), piles, (0,) * len(piles))
        found = award_reason(counted, counted.award(Category.PRIMIERA))
        if found.because is Because.RANK:
            winner = found.paid[0]
            assert changed(mode, piles, winner, found.cards)
            prefixes = [tuple((each & RANK_SETS[rank]).bit_count() for rank in found.level) for each in piles]
            assert prefixes[winner] == max(prefixes)
            assert prefixes.count(prefixes[winner]) > 1


def test_a_missing_suit_that_decided_is_really_missing_and_decides():
    rng = Random("missing")
    seen = 0
    for _ in range(1500):
        piles = random_piles(rng, 2, whole=True)
        counted = score(Rules(), piles, (0, 0))
        found = award_reason(counted, counted.award(Category.PRIMIERA))
        if found.because is Because.FOUR_SUITS:
            seen += 1
            for side, suit in found.missing:
                assert side != found.paid[0]
                assert not piles[side] & SUIT_SETS[suit]
    assert seen > 20


@pytest.mark.parametrize(("cards", "other", "close"), [(21, 19, True), (22, 18, False)])
def test_a_majority_is_close_when_one_card_the_other_way_changes_it(cards, other, close):
    first = (1 << cards) - 1
    counted = score(Rules(), (first, (1 << 40) - 1 & ~first), (0, 0))
    found = award_reason(counted, counted.award(Category.CARTE))
    assert (found.because, found.best, found.second, found.close) == (Because.MORE, cards, other, close)
    moved = first & (first - 1)
    again = score(Rules(), (moved, (1 << 40) - 1 & ~moved), (0, 0)).award(Category.CARTE).winner
    assert (again != 0) is close


def test_level_categories_pay_nobody_or_each():
    counted = sheet("7D 6D 5D 4D 3D", "2D AD FD CD RD")
    found = award_reason(counted, counted.award(Category.DENARI))
    assert (found.because, found.paid, found.best) == (Because.LEVEL, (), 5)
    each = sheet("7D 6D 5D 4D 3D", "2D AD FD CD RD", ties="each")
    assert award_reason(each, each.award(Category.DENARI)).paid == (0, 1)


def test_cards_held_whole_or_not():
    options = {"re_bello": 1, "sette_tutti": 1, "napola": "run", "coin_points": 1}
    counted = sheet("AD 2D 3D 4D 7D 7C 7B", "7S RD 6D", scope=(2, 1), **options)
    found = {award.category: award_reason(counted, award) for award in counted.awards}
    assert found[Category.SETTEBELLO].because is Because.HELD
    assert found[Category.SETTEBELLO].cards == bit(card_named("7D"))
    assert (found[Category.RE_BELLO].because, found[Category.RE_BELLO].paid) == (Because.HELD, (1,))
    assert (found[Category.SETTE_TUTTI].because, found[Category.SETTE_TUTTI].paid) == (Because.SPLIT, ())
    assert (found[Category.NAPOLA].because, found[Category.NAPOLA].best) == (Because.RUN, 4)
    assert (found[Category.SCOPE].because, found[Category.SCOPE].paid) == (Because.EACH_ONE, (0, 1))
    assert found[Category.COIN_POINTS].paid == (0, 1)


def test_what_nobody_holds():
    counted = sheet("2C", "3C", re_bello=1, sette_tutti=1, napola="fixed3", coin_points=1)
    for award in counted.awards:
        if award.category not in (Category.CARTE, Category.PRIMIERA):
            assert award_reason(counted, award).because is Because.NOTHING
            assert award_reason(counted, award).paid == ()


def decided(category, *piles, **rules):
    counted = sheet(*piles, **rules)
    return award_reason(counted, counted.award(category))


def test_a_majority_tells_the_most_and_the_next():
    assert decided(Category.DENARI, "AD 2D 3D", "4D 5D 6D 7D FD", "CD") == AwardReason(
        Because.MORE, (1,), best=5, second=3, close=True
    )
    assert decided(Category.DENARI, "AD", "4D 5D 6D 7D") == AwardReason(Because.MORE, (1,), best=4, second=1)
    assert decided(Category.DENARI, "AD", "2D", "2C") == AwardReason(Because.LEVEL, (), best=1)
    assert decided(Category.DENARI, "AC", "2C") == AwardReason(Because.NOTHING)
    assert decided(Category.DENARI, "AC", "2C", ties="each") == AwardReason(Because.NOTHING, (0, 1))


def test_what_must_be_held_whole_tells_who_holds_how_much():
    assert decided(Category.SETTE_TUTTI, "7D 7C", "7B", sette_tutti=1) == AwardReason(Because.SPLIT, (), best=2)
    assert decided(Category.SETTE_TUTTI, "2C", "7D 7C 7B 7S", sette_tutti=1) == AwardReason(
        Because.HELD, (1,), best=4, cards=RANK_SETS[7]
    )
    assert decided(Category.SETTEBELLO, "2C", "3C") == AwardReason(Because.NOTHING)


def test_what_is_paid_for_each_tells_the_two_best():
    assert decided(Category.SCOPE, "2C", "3C", "4C", scope=(1, 0, 4)) == AwardReason(
        Because.EACH_ONE, (0, 2), best=4, second=1
    )
    assert decided(Category.COIN_POINTS, "AD 2D", "3D", coin_points=1) == AwardReason(
        Because.EACH_ONE, (0, 1), best=2, second=1
    )


def test_a_run_tells_its_length_and_cards():
    assert decided(Category.NAPOLA, "6D", "AD 2D 3D 5D", napola="run") == AwardReason(
        Because.RUN, (1,), best=3, cards=pile("AD 2D 3D")
    )
    assert decided(Category.NAPOLA, "AD 2D", "4D", napola="run") == AwardReason(Because.NOTHING)


def test_a_primiera_tells_everything_that_decided_it():
    sums = decided(Category.PRIMIERA, "7D 7C 6B 5S", "6D", "7B 7S 6C 4D")
    assert sums == AwardReason(Because.BETTER_SUM, (0,), best=75, second=74, cards=pile("5S"))
    four = decided(Category.PRIMIERA, "7D 7C 7B", "FD FC FB FS")
    assert four == AwardReason(Because.FOUR_SUITS, (1,), 4, 3, missing=((0, Suit.SPADE),))
    only = decided(Category.PRIMIERA, "FD FC FB FS", "7D 7C 7B", "7S", primiera="complete_only")
    assert (only.best, only.second) == (40, 63)
    assert only.missing == ((1, Suit.SPADE), (2, Suit.DENARI), (2, Suit.COPPE), (2, Suit.BASTONI))
    suits = decided(Category.PRIMIERA, "7D 7C", "FD FC FB", primiera="suits_then_sum")
    assert suits == AwardReason(Because.MORE_SUITS, (1,), 3, 2, missing=((0, Suit.BASTONI),))
    assert decided(Category.PRIMIERA, "", "", primiera="complete_only").because is Because.NOTHING
    assert decided(Category.PRIMIERA, "", "").because is Because.NOTHING


def test_of_level_rivals_the_first_is_told_of():
    found = decided(Category.PRIMIERA, "7D 7C 7B 7S", "FD FC FB", "CD CC CS")
    assert found.missing == ((1, Suit.SPADE),)


def test_level_primieras_tell_their_sum_and_where_there_is_none_nothing():
    assert decided(Category.PRIMIERA, "7D 6C", "7C 6D", "FD") == AwardReason(Because.LEVEL, (), best=39)
    assert decided(Category.PRIMIERA, "7D 6C", "7C 6D", ties="each") == AwardReason(Because.LEVEL, (0, 1), best=39)
    assert decided(Category.PRIMIERA, "", "") == AwardReason(Because.NOTHING)
    assert decided(Category.PRIMIERA, "", "", ties="each") == AwardReason(Because.NOTHING, (0, 1))
    assert decided(Category.PRIMIERA, "2C", "3C", primiera="most_sevens") == AwardReason(Because.NOTHING)


@pytest.mark.parametrize(
    ("piles", "card"),
    [
        (("6D 6B", "CD"), "6B"),
        (("RD 6C 6S", "6D"), "6C"),
        (("AD 6C 2B 3S", "FD AC 2S"), "AD"),
        (("5D 7D 3C 6C 4B RS", "FD RC 3B FB CB CS", "3D FC 6S"), "4B"),
        (("5D 2C CC 2B 5B CB 2S 6S FS", "3D 6D FD 3C 7C AB 3S 4S", "7D RC 4B AS 5S CS"), "AB"),
    ],
)
def test_of_several_cards_each_worth_the_point_the_one_farthest_ahead_is_named(piles, card):
    assert names_of(decided(Category.PRIMIERA, *piles, primiera="sum_naive").cards) == [card]
