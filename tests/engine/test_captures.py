"""The law of captures, clause by clause. S0..S4 are the source texts; the number is the clause in its list of rules."""

from random import Random

import pytest

from scopa_gui.engine.captures import CaptureLaw
from scopa_gui.engine.cards import DECK, bit, card_named, cards_of, mask_of, names_of
from scopa_gui.engine.moves import IllegalReason
from scopa_gui.engine.options import Capturing
from scopa_gui.engine.rules import Rules
from tests.engine.worlds import cards

TABLE = "3D 5C 5B FS"


def options(played, table, **rules):
    return set(Rules(**rules).law.captures(card_named(played), cards(table)))


def sets(*texts):
    return {cards(text) for text in texts}


def reason(played, taken, table, **rules):
    return Rules(**rules).law.why_not(card_named(played), cards(taken), cards(table))


def test_s0_1_an_equal_card_is_taken():
    assert options("FD", TABLE) == sets("FS")


def test_s0_2_of_several_equal_cards_just_one_of_the_players_choice():
    assert options("5D", TABLE) == sets("5C", "5B")
    assert reason("5D", "5C 5B", TABLE) is IllegalReason.ONE_EQUAL_CARD


def test_s0_3_a_sum_is_taken_only_where_no_equal_card_lies():
    assert options("FD", "3D 5C") == sets("3D 5C")
    assert reason("FD", "3D 5C", TABLE) is IllegalReason.EQUAL_CARD_FIRST


def test_s0_3_one_of_several_sums_is_chosen():
    assert options("RD", "3D 7C 4B 6S") == sets("3D 7C", "4B 6S")


def test_s0_4_a_card_that_takes_nothing_is_laid():
    assert options("2D", TABLE) == set()
    assert reason("2D", "", TABLE) is None


def test_s0_what_can_be_taken_must_be_taken():
    assert reason("5D", "", TABLE) is IllegalReason.MUST_CAPTURE
    assert reason("5D", "", TABLE, mandatory=False) is None
    assert options("5D", TABLE, mandatory=False) == sets("5C", "5B")


def test_s0_example_the_king_wins_both_fives():
    assert options("RD", TABLE) == sets("5C 5B")


def test_s0_quindici_example_the_four_takes_four_and_seven_or_ace_three_and_seven():
    assert options("4D", "AC 3C 4C 7C", capture="fifteen") == sets("4C 7C", "AC 3C 7C")
    assert reason("4D", "4C", "AC 3C 4C 7C", capture="fifteen") is IllegalReason.NOT_FIFTEEN


def test_s0_assi_an_ace_takes_every_table_card():
    assert options("AD", "2C 7B RS", asso=True) == sets("2C 7B RS")
    assert reason("AD", "2C", "2C 7B RS", asso=True) is IllegalReason.ACE_TAKES_ALL


@pytest.mark.parametrize(
    ("with_ace", "expected"), [("ace_only", ["AC"]), ("all", ["AC 7B"]), ("choice", ["AC", "AC 7B"])]
)
def test_s0_assi_2_an_ace_already_on_the_table(with_ace, expected):
    assert options("AD", "AC 7B", asso=True, asso_with_ace=with_ace) == sets(*expected)


def test_s4_an_ace_on_the_table_must_be_taken_alone():
    assert reason("AD", "AC 2B RS", "AC 2B RS", asso=True) is IllegalReason.ACE_TAKES_ACE


def test_s0_assi_3_an_ace_may_be_shown_and_kept():
    ace = bit(card_named("AD"))
    assert options("AD", "2C 7B", asso=True, asso_self_always=True) == sets("2C 7B") | {ace}
    assert reason("AD", "AD", "2C 7B", asso=True) is IllegalReason.NOT_FOR_ITSELF
    assert reason("2D", "2D", "7B", asso=True, asso_self_always=True) is IllegalReason.NOT_FOR_ITSELF


def test_an_ace_on_an_empty_table_is_laid_or_keeps_itself():
    assert options("AD", "", asso=True) == set()
    assert options("AD", "", asso=True, asso_empty="self") == {bit(card_named("AD"))}


def test_other_cards_capture_as_ever_under_the_special_ace():
    assert options("CD", "4C 5B AS", asso=True) == sets("4C 5B")
    assert options("7D", "6C AS", asso=True) == sets("6C AS")


def test_s4_bild_vor_kombination_a_king_on_the_table_must_be_taken():
    assert options("RD", "RC 2B 3S 5D") == sets("RC")


def test_literal_s4_all_equal_cards_are_taken():
    assert options("5D", TABLE, equal_take="all") == sets("5C 5B")
    assert reason("5D", "5C", TABLE, equal_take="all") is IllegalReason.ALL_EQUAL_CARDS


def test_fewest_only_the_smallest_sums():
    assert options("CD", "6D 2C 3B 4S", priority="fewest") == sets("6D 3B")
    assert reason("CD", "2C 3B 4S", "6D 2C 3B 4S", priority="fewest") is IllegalReason.FEWEST_CARDS
    assert options("3S", "3B AB 2B", priority="fewest") == sets("3B")


def test_fewest_counts_all_equal_cards_too():
    assert options("6D", "6C 6B 6S 2C 4C", priority="fewest", equal_take="all") == sets("2C 4C")
    assert reason("6D", "6C 6B 6S", "6C 6B 6S 2C 4C", priority="fewest", equal_take="all") is IllegalReason.FEWEST_CARDS


def test_free_an_equal_card_need_not_be_preferred():
    assert options("3S", "AB AC 2B 3B", priority="free") == sets("3B", "2B AB", "2B AC")


def test_cirulla_takes_by_sum_or_by_fifteen():
    assert options("7D", "3D 5C 6B 7S", capture="cirulla") == sets("7S", "3D 5C")


def test_cirulla_an_ace_takes_all_or_with_an_ace_there_that_ace_or_fifteen():
    assert options("AD", "RB 7S", capture="cirulla") == sets("RB 7S")
    assert options("AD", "AC RB 7S", capture="cirulla") == sets("AC")
    assert options("AD", "AC 4B RB", capture="cirulla") == sets("AC", "4B RB")


def test_fifteen_with_the_special_ace_has_both():
    assert options("AD", "4C RB 2S", capture="fifteen", asso=True) == sets("4C RB 2S", "4C RB")


@pytest.mark.parametrize(
    ("played", "taken", "table", "expected"),
    [
        ("7D", "7S", "3C 4B", IllegalReason.NOT_ON_TABLE),
        ("7D", "3C", "3C 4B", IllegalReason.WRONG_SUM),
        ("7D", "3C 4B", "3C 4B", None),
    ],
)
def test_a_refusal_says_which_kind_of_wrong(played, taken, table, expected):
    assert reason(played, taken, table) is expected


def test_the_memo_never_mixes_two_laws():
    table = "3D 5C 5B FS"
    assert options("FD", table, priority="free") == sets("FS", "3D 5C", "3D 5B")
    assert options("FD", table) == sets("FS")


def test_what_is_forgotten_is_worked_out_again(monkeypatch):
    law = CaptureLaw(capture=Capturing.FIFTEEN)
    tables = [cards(f"5{one} {rank}{other}") for rank in "A2346" for one in "DC" for other in "BS"]
    wanted = [law.moves_of(card_named("RS"), table) for table in tables]
    monkeypatch.setattr("scopa_gui.engine.captures._MEMO_LIMIT", 3)
    forgetful = CaptureLaw(capture=Capturing.FIFTEEN)
    assert [forgetful.moves_of(card_named("RS"), table) for table in tables] == wanted
    assert [len(memo) <= 3 for memo in forgetful._of_cards] == [True] * 40
    assert len(law._of_cards[card_named("RS")]) > 3


def captures(played, table, **rules):
    """What may be taken, in the order in which it is offered."""
    return [" ".join(names_of(taken)) for taken in Rules(**rules).law.captures(card_named(played), cards(table))]


def test_captures_are_offered_the_smallest_first_then_in_the_order_of_the_pack():
    assert captures("RD", "AD CD 4C 6B 3S 2S", priority="free") == [
        "AD CD",
        "4C 6B",
        "AD 6B 3S",
        "AD 4C 2S 3S",
    ]
    assert captures("7D", "7B 7C 3S 4D 4B") == ["7C", "7B"]
    assert captures("7D", "7B 7C 3S 4D 4B", priority="free") == ["7C", "7B", "4D 3S", "4B 3S"]
    assert captures("7D", "7B 7C 3S 4D 4B", priority="free", equal_take="all") == ["4D 3S", "7C 7B", "4B 3S"]


@pytest.mark.parametrize("capture", Capturing)
def test_so_they_are_under_every_law_on_every_table(capture):
    rng = Random(str(capture))
    law = Rules(capture=capture, priority="free").law
    for _ in range(300):
        table = mask_of(rng.sample(range(40), rng.randrange(1, 12)))
        for card in cards_of(DECK & ~table):
            found = law.captures(card, table)
            assert list(found) == sorted(set(found), key=lambda taken: (taken.bit_count(), cards_of(taken)))


def test_what_is_offered_once_by_two_ways_is_offered_once():
    assert captures("AD", "AC RB 3S", asso=True, asso_with_ace="choice") == ["AC", "AC RB 3S"]
    assert captures("AD", "AC", asso=True, asso_with_ace="choice") == ["AC"]
    assert captures("AD", "4C RB", capture="cirulla") == ["4C RB"]


def test_an_ace_that_sweeps_takes_all_aces_where_all_equal_cards_are_taken():
    assert captures("AD", "AC AB 5S", asso=True, equal_take="all") == ["AC AB"]
    assert captures("AD", "AC AB 5S", asso=True) == ["AC", "AB"]
    assert captures("AD", "AC AB 5S", asso=True, asso_with_ace="all") == ["AC AB 5S"]


def test_an_ace_keeps_itself_only_where_the_rules_say_so():
    assert captures("AD", "", asso=True, asso_self_always=True) == ["AD"]
    assert captures("AD", "", asso_self_always=True) == []
    assert captures("AD", "2C", asso=True, asso_empty="self") == ["2C"]
    assert captures("AD", "AC", asso=True, asso_self_always=True) == ["AD", "AC"]
    assert captures("2D", "", asso=True, asso_self_always=True, asso_empty="self") == []


def test_a_card_is_laid_where_nothing_is_taken_or_nothing_must_be():
    def moves(table, **rules):
        return [str(move) for move in Rules(**rules).law.moves_of(card_named("5D"), cards(table))]

    assert moves("3C") == ["5D"]
    assert moves("5C") == ["5D=5C"]
    assert moves("5C", mandatory=False) == ["5D=5C", "5D"]


def test_fifteen_is_made_with_any_cards_up_to_what_is_missing():
    assert captures("RD", "5C 2C 3B FS AD", capture="fifteen") == ["5C", "2C 3B"]
    assert captures("AD", "RC 4B CS 5B 7D 7S", capture="fifteen") == ["7D 7S", "RC 4B", "5B CS"]
    assert captures("RD", "RC RS", capture="fifteen") == []
    assert captures("7D", "FC 7B AS", capture="fifteen") == ["FC", "7B AS"]


def test_the_same_set_of_different_cards_is_worked_out_for_each():
    law = Rules().law
    assert captures("3D", "AC 2B") == captures("3S", "AC 2B") == ["AC 2B"]
    assert [move.card for card in (2, 12) for move in law.moves_of(card, cards("AC 2B"))] == [2, 12]


def test_every_refusal_under_the_ace_that_sweeps():
    assert reason("AD", "2C", "2C AB", asso=True) is IllegalReason.ACE_TAKES_ACE
    assert reason("AD", "2C", "2C AB", asso=True, asso_with_ace="all") is IllegalReason.ACE_TAKES_ALL
    assert reason("AD", "2C", "2C 3B", asso=True) is IllegalReason.ACE_TAKES_ALL
    assert reason("2D", "3B", "2C 3B", asso=True) is IllegalReason.WRONG_SUM


def test_every_refusal_of_a_set():
    table = "3D 5C 5B FS 2S AC"
    assert reason("FD", "FS", table) is None
    assert reason("FD", "5C 5B", table) is IllegalReason.WRONG_SUM
    assert reason("5D", "5C AC", table) is IllegalReason.ONE_EQUAL_CARD
    assert reason("5D", "5C AC", table, equal_take="all") is IllegalReason.ALL_EQUAL_CARDS
    assert reason("5D", "3D 2S", table, equal_take="all") is IllegalReason.EQUAL_CARD_FIRST
    assert reason("FD", "5C 3D RD", table) is IllegalReason.NOT_ON_TABLE
    assert reason("6D", "3D 2S AC", "3D 2S AC 5C", priority="fewest") is IllegalReason.FEWEST_CARDS
    assert reason("7D", "3D", "3D 5C", capture="cirulla") is IllegalReason.WRONG_SUM


def test_a_law_made_anew_knows_how_far_its_cards_reach():
    fifteen, cirulla, usual = CaptureLaw(Capturing.FIFTEEN), CaptureLaw(Capturing.CIRULLA), CaptureLaw()
    table = cards("5C 2C 3B FS")
    assert fifteen.captures(card_named("RD"), table) == (cards("5C"), cards("2C 3B"))
    assert fifteen.captures(card_named("2D"), table) == (cards("5C FS"), cards("2C 3B FS"))
    assert cirulla.captures(card_named("2D"), table) == (cards("2C"), cards("5C FS"), cards("2C 3B FS"))
    assert usual.captures(card_named("5D"), table) == (cards("5C"),)
    assert usual.captures(card_named("RD"), table) == (cards("5C 2C 3B"), cards("2C FS"))[::-1]


def test_where_no_equal_card_lies_sums_are_taken_though_all_equal_cards_would_be():
    assert captures("5D", "2C 3B", equal_take="all") == ["2C 3B"]
    assert captures("5D", "2C 3B 5S", equal_take="all", priority="free") == ["5S", "2C 3B"]
    assert captures("5D", "2C 2B", equal_take="all") == []
