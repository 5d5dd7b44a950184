"""What a count is worth to a side, part by part, against the strongest of the others."""

from scopa_gui.engine.cards import DECK, SUIT_SETS, Suit
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.sheet import score
from tests.engine.worlds import cards

COINS = SUIT_SETS[Suit.DENARI]
THREE = "7D 7C 7B", "AD 2D AC RS", "5C"


def three_sides():
    """The first has settebello, primiera and a scopa, the second cards and coins, the third two scope."""
    return score(Rules(players=3, primiera="sum_naive"), [cards(pile) for pile in THREE], (1, 0, 2))


def all_coins(**rules):
    return score(Rules(cappotto=True, target=21, **rules), (COINS, DECK ^ COINS), (0, 3))


def test_the_points_and_worths_of_three_sides():
    assert three_sides().points == three_sides().worths == (3, 2, 2)


def test_the_rival_is_the_strongest_other_side_the_first_of_level_ones():
    assert [three_sides().rival_of(side) for side in range(3)] == [1, 0, 0]
    assert [three_sides().margin(side) for side in range(3)] == [1, -1, -1]


def test_a_margin_is_told_by_its_parts():
    assert three_sides().margins(0) == {
        "carte": -1,
        "denari": -1,
        "settebello": 1,
        "primiera": 1,
        "scope_for": 1,
        "scope_against": 0,
    }
    assert sum(three_sides().margins(2).values()) == three_sides().margin(2) == -1


def test_scope_made_before_are_left_out_of_a_margin():
    parts = all_coins().margins(0, (-1, 2))
    assert (parts["scope_for"], parts["scope_against"]) == (1, -1)
    assert (all_coins().margins(1)["scope_for"], all_coins().margins(1)["scope_against"]) == (3, 0)


def test_all_ten_coins_are_worth_a_whole_match():
    sheet = all_coins()
    assert (sheet.points, sheet.worths) == ((2, 5), (23, 5))
    assert (sheet.margins(0)["cappotto"], sheet.margins(1)["cappotto"]) == (21, -21)
    assert "cappotto" not in score(Rules(), (COINS, DECK ^ COINS), (0, 0)).margins(0)
    assert score(Rules(cappotto=True), (0, 0), (0, 0)).margins(1)["cappotto"] == 0


def test_a_sheet_keeps_what_was_counted():
    sheet = score(Rules(), [COINS, 0], [2, 1])
    assert (sheet.rules, sheet.piles, sheet.scope) == (Rules(), (COINS, 0), (2, 1))
    assert [award.category for award in sheet.awards] == list(Category)[:5]
    assert sheet.award(Category.NAPOLA) is None
    assert sheet.award(Category.DENARI).winner == 0
