"""Cards, sets of cards and moves: numbers below, names above, each the inverse of the other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.engine.cards import (
    BELOW_RANK,
    DECK,
    RANK_SETS,
    RANKS,
    SETTEBELLO,
    SUIT_SETS,
    Suit,
    bit,
    card_named,
    card_of,
    cards_of,
    cards_outside,
    coppe,
    denari,
    mask_of,
    name_of,
    names_of,
    rank_of,
    suit_of,
    sum_of,
)
from scopa_gui.engine.moves import IllegalMove, IllegalReason, Move, move_named

all_cards = st.integers(0, 39)
card_sets = st.integers(0, DECK)


@given(all_cards)
def test_a_card_is_its_rank_and_suit_and_its_name(card):
    assert card_of(rank_of(card), suit_of(card)) == card
    assert card_named(name_of(card)) == card


def test_names_of_the_figures():
    assert [
        name_of(card) for card in (denari(7), coppe(8), card_of(9, Suit.BASTONI), card_of(10, Suit.SPADE), denari(1))
    ] == [
        "7D",
        "FC",
        "CB",
        "RS",
        "AD",
    ]
    assert name_of(SETTEBELLO) == "7D"


@given(card_sets)
def test_a_set_is_its_cards_in_order(cards):
    assert mask_of(cards_of(cards)) == cards
    assert list(cards_of(cards)) == sorted(cards_of(cards))
    assert [card_named(name) for name in names_of(cards)] == list(cards_of(cards))
    assert sum_of(cards) == sum(rank_of(card) for card in cards_of(cards))


def test_the_sets_of_ranks_and_suits():
    assert sum(RANK_SETS) == sum(SUIT_SETS) == DECK
    for rank in RANKS:
        assert {rank_of(card) for card in cards_of(RANK_SETS[rank])} == {rank}
        assert {rank_of(card) for card in cards_of(BELOW_RANK[rank])} == set(range(1, rank))
    for suit in Suit:
        assert {suit_of(card) for card in cards_of(SUIT_SETS[suit])} == {suit}


@pytest.mark.parametrize("name", ["", "7", "8D", "10D", "7d", "7DD", "D7", " 7D", "\ud800", None, 7])
def test_what_is_no_card_is_refused_with_a_sentence(name):
    with pytest.raises(ValueError, match="is no card"):
        card_named(name)


@pytest.mark.parametrize("rank", [0, 11, -1])
def test_there_is_no_rank_outside_one_to_ten(rank):
    with pytest.raises(ValueError, match="rank"):
        card_of(rank, Suit.COPPE)


def test_a_card_twice_makes_no_set():
    with pytest.raises(ValueError, match="7D is there twice"):
        mask_of([denari(7), denari(7)])


@given(all_cards, card_sets)
def test_a_move_is_written_and_read_back(card, taken):
    move = Move(card, taken & ~bit(card))
    assert move_named(str(move)) == move
    assert eval(repr(move), {"move_named": move_named}) == move
    keeps = Move(card, bit(card))
    assert move_named(str(keeps)) == keeps
    assert (keeps.is_for_itself, keeps.is_lay, Move(card).is_lay) == (True, False, True)


def test_moves_in_text():
    assert str(Move(denari(7), mask_of([coppe(4), card_of(3, Suit.BASTONI)]))) == "7D=4C+3B"
    assert str(Move(denari(7))) == "7D"
    assert str(Move(denari(1), bit(denari(1)))) == "AD=AD"


@pytest.mark.parametrize("text", ["", "7D=", "7D=4C+", "7D=4C+4C", "=4C", "7D 4C", "7D=4C=3B", "7Dx"])
def test_what_is_no_move_is_refused(text):
    with pytest.raises(ValueError):
        move_named(text)


def test_an_illegal_move_says_what_and_why():
    wrong = IllegalMove(IllegalReason.MUST_CAPTURE, Move(denari(7)))
    assert str(wrong) == "7D is not legal here: must capture."
    assert wrong.reason is IllegalReason.MUST_CAPTURE
    assert wrong.move == Move(denari(7))
    assert str(IllegalMove(IllegalReason.NOT_IN_HAND, Move(denari(1)))) == "AD is not legal here: not in hand."
    assert str(IllegalMove(IllegalReason.WRONG_SUM, Move(0, DECK))).endswith("+RS is not legal here: wrong sum.")


@pytest.mark.parametrize(("card", "taken"), [(-1, 0), (40, 0), (0, DECK + 1), (0, -1)])
def test_what_is_no_move_at_all_is_refused_as_it_was_written(card, taken):
    sentence = f"Move(card={card}, taken={taken}) is not legal here: not in hand."
    assert str(IllegalMove(IllegalReason.NOT_IN_HAND, Move(card, taken))) == sentence


def test_outside_some_sets_are_the_cards_in_none_of_them():
    assert cards_outside((0, 0)) == DECK
    assert cards_outside((0b101, 0b010, DECK ^ 0b1111)) == 0b1000
