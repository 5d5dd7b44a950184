"""What one seat may know, place by place, at a table where everything is told apart."""

from dataclasses import replace

import pytest

from scopa_gui.engine.cards import DECK, cards_of
from scopa_gui.engine.moves import IllegalReason, Move, Played, move_named
from scopa_gui.engine.position import Position
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView, view_of
from tests.engine.worlds import cards, last_plays, play

THREE = Rules(players=3)
HANDS = cards("AD 2D"), cards("7D 3C"), cards("FD CD RD")
TABLE, FIRST = cards("4C 5C"), cards("4C 5C AB 2B")
STOCK = cards_of(cards("AS 2S 3S"))
PILES = cards("AC"), cards("2C AB"), DECK & ~sum(HANDS) & ~TABLE & ~cards("AS 2S 3S AC 2C AB")
HISTORY = Played(0, move_named("AC")), Played(1, move_named("2B=2C"))
POSITION = Position(THREE, HANDS, TABLE, STOCK, PILES, (1, 2, 3), 2, 1, FIRST, HISTORY)


def test_seats_and_sides_are_counted_from_the_one_who_looks():
    assert view_of(POSITION, 1, (10, 20, 30)) == PlayerView(
        rules=THREE,
        hand=HANDS[1],
        table=TABLE,
        piles=(PILES[1], PILES[2], PILES[0]),
        scope=(2, 3, 1),
        counts=(2, 3, 2),
        stock=3,
        turn=1,
        last_taker=0,
        dealer=1,
        first_table=FIRST,
        history=(Played(2, HISTORY[0].move), Played(0, HISTORY[1].move)),
        totals=(20, 30, 10),
    )
    assert view_of(POSITION, 0).totals == (0, 0, 0)
    assert view_of(replace(POSITION, last_taker=None), 2).last_taker is None
    assert [view_of(POSITION, seat).dealer for seat in range(3)] == [2, 1, 0]


def test_what_is_left_to_be_seen_and_played():
    view = view_of(POSITION, 1)
    assert view.unseen == HANDS[0] | HANDS[2] | cards("AS 2S 3S")
    assert (view.plays_left, view.is_last_card) == (10, False)
    last = play(last_plays("3C", ["5B", "RD"]), "5B")
    assert [(view_of(last, seat).plays_left, view_of(last, seat).is_last_card) for seat in (0, 1)] == [(1, True)] * 2
    assert not view_of(play(last, "RD"), 0).is_last_card


def test_partners_are_of_one_side():
    four = view_of(last_plays("3C", ["5B", "RD", "AD", "2D"], rules=Rules(players=4, deal="scientifico")), 1)
    assert [four.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [view_of(POSITION, 2).side_of(seat) for seat in range(3)] == [0, 1, 2]


def test_only_whose_turn_it_is_can_move():
    assert [move.card for move in view_of(POSITION, 2).legal_moves()] == [7, 8, 9]
    assert view_of(POSITION, 1).legal_moves() == ()
    assert view_of(POSITION, 1).why_illegal(move_named("7D")) is IllegalReason.NOT_YOUR_TURN
    assert view_of(POSITION, 2).why_illegal(move_named("FD")) is None
    assert view_of(POSITION, 2).why_illegal(move_named("CD")) is IllegalReason.MUST_CAPTURE
    assert view_of(POSITION, 2).why_illegal(move_named("7D")) is IllegalReason.NOT_IN_HAND


def test_nobody_moves_once_all_is_played_or_all_ten_coins_are_taken():
    over = view_of(play(last_plays("3C", ["5B", "RD"]), "5B", "RD"), 0)
    assert (over.turn, over.legal_moves(), over.why_illegal(move_named("5B"))) == (0, (), IllegalReason.NOT_YOUR_TURN)
    won = play(last_plays("RC", ["RD 2S", "RS CC"], rules=Rules(cappotto=True)), "RD=RC")
    view = view_of(won, 1)
    assert (view.turn, view.legal_moves(), view.why_illegal(move_named("RS"))) == (0, (), IllegalReason.NOT_YOUR_TURN)


def test_vile_holds_for_the_first_card_alone():
    rules = Rules(vile=True)
    first = view_of(last_plays("4C", ["AD 2S", "RD CC"], rules=rules), 0)
    assert (first.legal_moves(), first.why_illegal(move_named("AD"))) == (
        (move_named("2S"),),
        IllegalReason.NO_ACE_FIRST,
    )
    later = view_of(last_plays("4C", ["AD 2S", "RD CC"], rules=rules, history=[Played(1, move_named("3C"))]), 0)
    assert (len(later.legal_moves()), later.why_illegal(move_named("AD"))) == (2, None)


@pytest.mark.parametrize(("move", "expected"), [("7D=3C+4B", True), ("4S=4B", False), ("2S", False), ("3S=3C", False)])
def test_a_scopa_clears_the_table(move, expected):
    assert view_of(last_plays("3C 4B", ["7D 2S", "RD RC"]), 0).makes_scopa(move_named(move)) is expected


def test_no_scopa_with_the_last_card_nor_with_a_card_laid_on_an_empty_table():
    last = view_of(play(last_plays("3C", ["4B", "7D"]), "4B"), 1)
    assert not last.makes_scopa(move_named("7D=3C+4B"))
    assert replace(last, rules=Rules(scopa_last="yes")).makes_scopa(move_named("7D=3C+4B"))
    assert not view_of(last_plays("", ["7D 2S", "RD RC"]), 0).makes_scopa(Move(6))


def test_who_sits_there_is_told_from_the_one_who_looks():
    assert view_of(POSITION, 0).seated == ()
    assert view_of(POSITION, 0, (), ("a", "b", "c")).seated == ("a", "b", "c")
    assert view_of(POSITION, 2, (), ("a", "b", "c")).seated == ("c", "a", "b")
