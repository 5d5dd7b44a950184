"""The rules of the classic books, each on a position where it decides and on the nearest where it does not."""

from random import Random

import pytest

from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.ai.reasons import ONLY_MOVE
from scopa_gui.ai.reference.chitarrella import CHITARRELLA
from scopa_gui.ai.reference.cicuti import CICUTI
from scopa_gui.ai.reference.rulebook import narrowed
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.tactics.cards_captured import SCOPA
from scopa_gui.ai.tactics.next_turns import NO_SCOPA
from scopa_gui.ai.tactics.pairing import HELD_TWICE
from scopa_gui.engine.moves import move_named

BOOKS = {"chitarrella": CHITARRELLA, "cicuti": CICUTI}


@pytest.fixture
def kept(view):
    """The moves, as sorted text, that one rule keeps of all the legal ones, or of those named."""

    def of(book, number, hand, table="", *, among=None, **options):
        seen = view(hand, table, **options)
        moves = seen.legal_moves() if among is None else [move_named(text) for text in among.split()]
        assert set(moves) <= set(seen.legal_moves())
        rule = next(rule for rule in BOOKS[book] if rule.number == number)
        return " ".join(sorted(str(move) for move in rule.keep(facts_of(seen), moves)))

    return of


@pytest.fixture
def decision(view):
    """The moves left by all the rules of a book, as sorted text, and the number of the rule that decided."""

    def of(book, hand, table="", **options):
        seen = view(hand, table, **options)
        left, rule = narrowed(BOOKS[book], facts_of(seen), seen.legal_moves())
        return " ".join(sorted(map(str, left))), rule and rule.number

    return of


@pytest.mark.parametrize("book", BOOKS)
def test_the_rules_are_in_the_order_of_their_numbers_and_the_values_come_last(book):
    numbers = [rule.number for rule in BOOKS[book]]
    assert len(set(numbers)) == len(numbers)
    chapters = [int(number.split()[0]) for number in numbers if number[0].isdigit()]
    assert chapters == sorted(chapters)
    assert chapters[-1] == 11


def test_one_the_scopa_comes_first_unless_it_is_the_last_card(kept):
    assert kept("chitarrella", "1", "7C 5C", "2D 3D") == "5C=2D+3D"
    assert kept("chitarrella", "1", "7C 5C", "2D 3D AC") == ""
    assert kept("chitarrella", "1", "5C", "2D 3D", unseen="", counts=(0, 0, 0), dealer=0) == ""


def test_two_no_table_is_left_that_an_opponent_can_clear(kept):
    assert kept("chitarrella", "2", "7C RS", "7D FB") == "RS"
    # All other eights are captured, so the lone eight is safe to leave.
    assert kept("chitarrella", "2", "7C RS", "7D FB", theirs="FC FS FD") == "7C=7D RS"


def test_nine_who_could_have_made_a_scopa_and_did_not_is_not_feared(kept):
    options = {"hand": "RD 6C", "table": "4B RB", "theirs": "5B 5S"}
    # Both opponents have seen the four lie alone and left it there.
    passed = ((0, "4B"), (1, "5B"), (2, "5S=5B"), (3, "RB"))
    assert kept("chitarrella", "2", **options, history=passed) == "6C RD=RB"
    only_one = ((0, "4B"), (1, "5B"), (2, "RB"), (3, "5S=5B"))
    assert kept("chitarrella", "2", **options, history=only_one) == "6C"


def test_three_he_who_holds_the_settebello_or_two_sevens_takes_a_seven(kept):
    table = "7B FB RB"
    assert kept("chitarrella", "3 take", "7D FC", table) == "7D=7B"
    assert kept("chitarrella", "3 take", "7C 7S FC", table) == "7C=7B 7S=7B"
    assert kept("chitarrella", "3 take", "7C FC", table) == ""


def test_three_a_seven_is_not_laid_while_it_can_be_taken(kept):
    assert kept("chitarrella", "3 hold", "7C FC", "RB") == "FC"
    # No seven is unseen and no sum is within reach: it may be laid.
    assert kept("chitarrella", "3 hold", "7C FC", "RB", theirs="7D 7B 7S") == "7C FC"
    # An ace beside it makes eight.
    assert kept("chitarrella", "3 hold", "7C FC", "RB AB", theirs="7D 7B 7S") == "FC"


def test_three_near_the_end_the_dealer_lays_the_unpaired_seven_and_keeps_the_paired_one(kept):
    def laid(theirs, **options):
        return kept("chitarrella", "3 dealer", "7C CC FC", "RB", theirs=theirs, **options)

    assert laid("7D", dealer=0) == "7C"
    assert laid("7D 7B", dealer=0) == "CC FC"
    assert laid("7D", dealer=1) == ""
    assert kept("chitarrella", "3 dealer", "7C CC FC 2C", "RB", theirs="7D", dealer=0) == ""


def test_four_the_leaders_side_breaks_pairs_and_the_dealers_side_keeps_them(kept):
    options = {"hand": "5C 4C", "table": "2D 3B 4B RB"}
    assert kept("chitarrella", "4", **options, dealer=3) == "5C=2D+3B"
    assert kept("chitarrella", "4", **options, dealer=0) == "4C=4B"
    assert kept("chitarrella", "4", **options, dealer=3, capture="fifteen") == ""


def test_four_a_sum_that_would_pair_the_ranks_again_is_not_what_the_leaders_side_wants(kept):
    options = {"hand": "5C 4C", "table": "2D 3B 4B RB", "dealer": 3}
    assert kept("chitarrella", "4", **options, theirs="5D 2C 3C") == "4C=4B"
    assert kept("chitarrella", "4", **options, theirs="5D") == "5C=2D+3B"


def test_five_a_capture_that_makes_the_next_seat_lay_is_kept(kept):
    # The other kings are out: nobody takes the one that is left.
    assert kept("chitarrella", "5", "4C 6C", "4B RB", theirs="RC RS RD") == "4C=4B"
    assert kept("chitarrella", "5", "4C 6C", "4B RB", theirs="RC RS") == ""


def test_five_on_a_bare_table_what_cannot_be_cleared_is_laid(kept):
    assert kept("chitarrella", "5", "5C 2C", "7B") == "5C"
    assert kept("chitarrella", "5", "5C 2C", "7B RB") == ""


def test_six_who_must_lay_plays_the_double_best_the_triple(kept):
    assert kept("chitarrella", "6", "5C 5B 2C RS", "") == "5B 5C"
    assert kept("chitarrella", "6", "5C 5B 2C 2B 2S", "") == "2B 2C 2S"
    assert kept("chitarrella", "6", "5C 4B 2C RS", "") == ""
    assert kept("chitarrella", "6", "5C 5B 2C", "2D RB") == ""


def test_seven_the_partners_double_is_left_to_him(kept):
    options = {"hand": "5C RS", "table": "5B FB"}
    assert kept("chitarrella", "7 leave", **options, history=((2, "5B"), (3, "FB"))) == "RS"
    assert kept("chitarrella", "7 leave", **options, history=((1, "5B"), (2, "FB"))) == "5C=5B RS"
    assert kept("chitarrella", "7 leave", **options, history=((2, "5B"), (3, "FB")), theirs="5D 5S") == "5C=5B RS"


def test_seven_the_rank_that_the_left_opponent_took_from_the_partner_is_laid_again(kept):
    taken = ((2, "5B"), (3, "5D=5B"))
    assert kept("chitarrella", "7 echo", "5C RS", "FB", theirs="5B 5D", history=taken) == "5C"
    assert kept("chitarrella", "7 echo", "5C RS", "FB", theirs="5B 5D 5S", history=taken) == ""
    assert kept("chitarrella", "7 echo", "5C FS", "FB", theirs="5B 5D", history=taken) == ""


def test_eight_the_leaders_side_opens_with_its_lowest_double(kept):
    assert kept("chitarrella", "8 open", "5C 5B 3C 3B AS", "", dealer=3) == "3B 3C"
    assert kept("chitarrella", "8 open", "5C 5B 7C 7B AS", "", dealer=3) == "5B 5C"
    assert kept("chitarrella", "8 open", "5C 5B 3C 3B AS", "", dealer=2) == ""
    assert kept("chitarrella", "8 open", "5C 4B 3C 2B AS", "", dealer=3) == ""


def test_eight_early_on_the_partners_cards_are_left_lying(kept):
    early = ((2, "3B"), (3, "CB"))
    assert kept("chitarrella", "8 leave", "5C RS", "3B 2B CB", dealer=1, history=early) == "RS"
    assert kept("chitarrella", "8 leave", "5C RS", "3B 2B CB", dealer=2, history=early) == ""
    late = ((2, "3B"), (3, "CB"), *((index % 4, "AD") for index in range(8)))
    assert kept("chitarrella", "8 leave", "5C RS", "3B 2B CB", dealer=1, history=late) == ""


def test_ten_the_dealer_keeps_a_paired_rank_for_his_last_card(kept):
    last = {"unseen": "5D RB RC FB 2S 2B", "counts": (2, 2, 2)}
    assert kept("chitarrella", "10", "5C RS", "CB", dealer=0, **last) == "RS"
    assert kept("chitarrella", "10", "5C RS", "CB", dealer=1, **last) == ""


def test_eleven_takes_what_is_worth_most_else_lays_what_is_worth_least(kept):
    assert kept("chitarrella", "11", "7C 5C RS", "7D 5B FB") == "7C=7D"
    assert kept("chitarrella", "11", "7C 5C RS", "FB") == "RS"


def test_a_no_seven_is_laid_while_the_settebello_is_unseen(kept):
    assert kept("cicuti", "a lay", "7C FC", "RB", theirs="7B 7S") == "FC"
    assert kept("cicuti", "a lay", "7C FC", "RB", theirs="7D") == ""


def test_a_nothing_is_left_that_the_settebello_could_take(kept):
    assert kept("cicuti", "a offer", "5C RC", "2B CB") == "RC"
    assert kept("cicuti", "a offer", "5C RC", "2B CB", theirs="7D") == ""


def test_a_a_seven_may_be_left_to_a_partner_who_may_take_it(kept):
    history = ((1, "7B"), (2, "FB"), (3, "FS"))
    options = {
        "hand": "5C RC",
        "table": "7B RB RS FB FS",
        "history": history,
        "deal": "scopone9",
        "first_table": "RB RS AC AB",
    }
    assert kept("cicuti", "a offer", **options, among="5C") == "5C"
    assert kept("cicuti", "a offer", **options, players=4, sides=4, among="5C") == ""


def test_b_the_leaders_side_takes_sevens_in_sums_and_the_dealers_side_seven_with_seven(kept):
    options = {"hand": "7C FC", "table": "7B AB RB"}
    assert kept("cicuti", "b", **options, dealer=3) == "FC=AB+7B"
    assert kept("cicuti", "b", **options, dealer=3, theirs="7D") == ""
    assert kept("cicuti", "b", **options, dealer=0, theirs="7D") == "FC=AB+7B"
    assert kept("cicuti", "b", "7C FC", "7B AB RB FB", dealer=3) == ""


def test_c_with_three_sevens_out_the_fourth_is_free(kept):
    options = {"hand": "7C FC", "table": "RB AB"}
    assert kept("cicuti", "c", **options, theirs="7D 7B 7S") == ""
    assert kept("cicuti", "c", **options, theirs="7D 7B") == "FC"


def test_earlier_rules_come_before_later_ones(decision):
    assert decision("chitarrella", "5C 7D", "2D 3D") == ("5C=2D+3D", "1")
    # The seven could be taken for its value, but would leave an eight to be swept.
    assert decision("chitarrella", "7C RS", "7D FB") == ("RS", "2")
    assert decision("chitarrella", "7C 7S RS RC", "7B RB FB") == ("7C=7B 7S=7B", "3 take")


def test_the_reason_is_that_of_the_rule_which_decided(view):
    def reason(book, *args, **options):
        return [found.key for found in player_of(book).choose(view(*args, **options), Limit(), Random(1)).reasons]

    assert reason("chitarrella", "5C 7D", "2D 3D") == [SCOPA.name]
    assert reason("chitarrella", "7C RS", "7D FB") == [NO_SCOPA.name]
    assert reason("chitarrella", "RC 6C 6B", "FB CB") == [HELD_TWICE.name]
    assert reason("cicuti", "7C", "RB") == [ONLY_MOVE]
