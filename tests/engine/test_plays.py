"""One play after another, each with the whole position that follows: nothing changes but what the move says."""

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.engine.cards import DECK, cards_of
from scopa_gui.engine.dealing import opening_pack
from scopa_gui.engine.moves import IllegalMove, Move, Played, move_named
from scopa_gui.engine.position import ImpossiblePosition, Position, deal_smazzata, opening
from scopa_gui.engine.rules import Rules
from tests.engine.worlds import cards, last_plays, play

HANDS = cards("3D"), cards("7D"), cards("5C")
STOCK = cards_of(cards("AD 2D 4D AC 2C 4C AB 2B 4B"))
PILES = cards("AS"), cards("2S"), DECK & ~sum(HANDS) & ~cards("3C FC AD 2D 4D AC 2C 4C AB 2B 4B AS 2S")
POSITION = Position(Rules(players=3), HANDS, cards("3C FC"), STOCK, PILES, (1, 2, 3), first_table=cards("3C FC CC RC"))


def test_a_capture_goes_to_the_pile_with_the_card_that_made_it():
    taken = move_named("3D=3C")
    assert POSITION.play(taken) == Position(
        POSITION.rules,
        (0, HANDS[1], HANDS[2]),
        cards("FC"),
        STOCK,
        (cards("AS 3C 3D"), *PILES[1:]),
        (1, 2, 3),
        1,
        0,
        POSITION.first_table,
        (Played(0, taken),),
    )


def test_a_laid_card_lies_on_the_table():
    laid = play(POSITION, "3D=3C").play(move_named("7D"))
    assert (laid.hands, laid.table, laid.piles[1]) == ((0, 0, HANDS[2]), cards("FC 7D"), PILES[1])
    assert (laid.turn, laid.last_taker, laid.scope) == (2, 0, (1, 2, 3))
    assert laid.history == (Played(0, move_named("3D=3C")), Played(1, move_named("7D")))


def test_a_scopa_is_counted_for_the_side_that_made_it_and_the_next_cards_are_dealt():
    position = replace(POSITION, hands=(HANDS[0], cards("FD"), HANDS[2]), piles=(*PILES[:2], PILES[2] ^ cards("7D FD")))
    swept = play(position, "3D=3C", "FD=FC")
    assert (swept.scope, swept.table, swept.last_taker) == ((1, 3, 3), 0, 1)
    assert swept.piles == (cards("AS 3C 3D"), cards("2S FC FD"), position.piles[2])
    dealt = swept.play(move_named("5C"))
    assert (dealt.turn, dealt.stock, dealt.table) == (0, (), cards("5C"))
    assert dealt.hands == (cards("AD AC AB"), cards("2D 2C 2B"), cards("4D 4C 4B"))
    assert dealt.first_table == POSITION.first_table


def test_the_last_card_brings_the_rest_to_the_last_taker_of_three():
    position = replace(last_plays("3C FC 2S", ["3D", "5C", "AB"], rules=Rules(players=3), rest_to=2), scope=(4, 5, 6))
    taken = play(position, "3D=3C", "5C", "AB")
    assert (taken.piles[0], taken.piles[1], taken.table, taken.hands) == (cards("3C 3D FC 2S 5C AB"), 0, 0, (0, 0, 0))
    taken = play(replace(position, scope=(4, 5, 6)), "3D=3C", "5C", "AB")
    assert (taken.scope, taken.is_over, taken.turn) == ((4, 5, 6), True, 0)


@pytest.mark.parametrize(("taker", "scope"), [(0, (4, 5, 6)), (1, (4, 5, 6)), (2, (4, 5, 6))])
def test_s2_the_scopa_of_the_last_capture_is_taken_from_the_side_that_made_it(taker, scope):
    rules = Rules(players=3, scopa_last="no_last_capture")
    hands = ["5C FB", "6C CB", "7C RB"]
    table = ("5D", "5D 6D", "5D 6D 7D")[taker]
    position = last_plays(table, hands, rules=rules, first_table=cards(table))
    position = replace(position, scope=(4, 5, 6))
    moves = [f"{card[:2]}={card[0]}D" for card in hands[: taker + 1]] + [card[:2] for card in hands[taker + 1 :]]
    swept = play(position, *moves)
    assert swept.scope == tuple(made + (side == taker) for side, made in enumerate(scope))
    assert play(swept, "FB", "CB", "RB").scope == scope


def test_what_is_refused_names_the_move_and_why():
    with pytest.raises(IllegalMove) as caught:
        POSITION.play(Move(6))
    assert (caught.value.move, caught.value.reason.value) == (Move(6), "not_in_hand")


def test_a_smazzata_is_dealt_from_a_pack_of_forty():
    rules, pack = Rules(), opening_pack(Rules(), Random(3))
    first = deal_smazzata(rules, Random(3))
    assert first == opening(rules, pack)
    assert first == Position(rules, first.hands, first.table, pack[10:], (0, 0), (0, 0), 0, None, first.table)
    with pytest.raises(ImpossiblePosition, match="A pack has 40 cards, not 41"):
        opening(rules, (*pack, 0))


def test_escoba_a_swept_first_table_is_the_dealers():
    rules = Rules(players=3, capture="fifteen", dealer_bonus={15: 2})
    table = cards("2C 3C 4C 6C")
    rest = cards_of(DECK & ~table)
    first = opening(rules, (*rest[:9], *cards_of(table), *rest[9:]))
    assert (first.table, first.piles, first.scope) == (0, (0, 0, table), (0, 0, 2))
    assert (first.last_taker, first.first_table, first.turn, first.history) == (2, table, 0, ())
