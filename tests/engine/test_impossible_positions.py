"""Cards that cannot lie so, each refused for what is wrong, and those at the edge that can."""

from dataclasses import replace

import pytest

from scopa_gui.engine.cards import DECK, cards_of
from scopa_gui.engine.position import ImpossiblePosition, Position
from scopa_gui.engine.rules import Rules
from tests.engine.worlds import cards

STOCK = cards_of(cards("AS 2S 3S"))
HANDS = cards("AD 2D"), cards("7D 3C"), cards("FD CD RD")
PILES = 0, 0, DECK & ~sum(HANDS) & ~cards("4C 5C AS 2S 3S")
POSITION = Position(Rules(players=3), HANDS, cards("4C 5C"), STOCK, PILES, (1, 2, 3), 2, 1, cards("4C 5C"))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"hands": HANDS[:2]}, "3 hands and 3 piles"),
        ({"hands": (*HANDS, 0)}, "3 hands and 3 piles"),
        ({"piles": PILES[1:]}, "3 hands and 3 piles"),
        ({"scope": (1, 2)}, "3 hands and 3 piles"),
        ({"turn": 3}, "Seat 3 is not at the table"),
        ({"turn": -1}, "Seat -1 is not at the table"),
        ({"last_taker": 3}, "Seat 3 is not at the table"),
        ({"last_taker": -1}, "Seat -1 is not at the table"),
        ({"scope": (1, -1, 3)}, "less than no scopa"),
        ({"stock": (30, 31, 31)}, "stock holds a card twice"),
        ({"stock": (30, 31, 40)}, "a card that does not exist"),
        ({"stock": (30, 31, -1)}, "a card that does not exist"),
        ({"table": -1}, "-1 is not a set of cards"),
        ({"table": 1 << 40}, f"{1 << 40} is not a set of cards"),
        ({"table": cards("4C 5C AD")}, "AD is in two places"),
        ({"table": cards("4C 5C AS")}, "AS is in two places"),
        ({"table": cards("4C")}, "5C is missing"),
        ({"first_table": -1}, "-1 is not a set of cards"),
        ({"first_table": 1 << 40}, f"{1 << 40} is not a set of cards"),
        ({"stock": STOCK[:2], "table": cards("4C 5C 3S")}, "2 cards cannot be dealt to 3 seats"),
        ({"turn": 1}, "When seat 1 has the turn"),
        ({"hands": (HANDS[0] | cards("4C"), *HANDS[1:]), "table": cards("5C")}, "When seat 2 has the turn"),
    ],
)
def test_what_is_wrong_is_told(wrong, sentence):
    with pytest.raises(ImpossiblePosition, match=sentence):
        replace(POSITION, **wrong)


def test_everything_may_lie_in_one_place():
    rest = Position(Rules(), (0, 0), 0, (), (DECK, 0), (0, 0), first_table=DECK)
    assert rest.is_over
    assert replace(POSITION, turn=2, last_taker=0, scope=(0, 0, 0)).hands == HANDS
    assert replace(POSITION, last_taker=2).last_taker == 2


def test_every_card_may_be_in_the_stock():
    whole = Position(Rules(players=2), (0, 0), 0, tuple(range(40)), (0, 0), (0, 0))
    assert whole.stock == tuple(range(40))


def test_where_nobody_holds_a_card_nobody_has_to_have_the_turn():
    assert Position(Rules(), (0, 0), 0, (), (DECK, 0), (0, 0), 1).is_over
