"""Points that are declared: Scopa bugiarda, buongioco, Cirulla."""

import pytest

from scopa_gui.engine.declarations import Gainer, accuso, bluff, buongioco, cirulla_grande, cirulla_piccola
from tests.engine.worlds import cards


def test_a_doubted_capture_pays_its_cards_to_who_was_right():
    assert bluff(cards("6C AB"), is_truthful=True) == (Gainer.PLAYER, 3)
    assert bluff(cards("AC 2B 3S"), is_truthful=False) == (Gainer.CHALLENGER, 4)


@pytest.mark.parametrize(
    ("hand", "expected"), [("AD 2C 6B", 2), ("2D 2C 5B", 4), ("3D 3C 3B", 7), ("2D 3C 5B", 0), ("4D 4C AB", 4), ("", 0)]
)
def test_buongioco_is_a_hand_of_nine_at_most(hand, expected):
    assert buongioco(cards(hand)) == expected


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("2D 3C 4B", 3),
        ("2D 3C 5B", 0),
        ("3D 3C 3B", 10),
        ("RD RC RB", 10),
        ("RD RC 7C", 10),
        ("5D 3D 7C", 3),
        ("5D 4D 7C", 0),
        ("AD AC 7C", 10),
        ("7D 7B 7C", 10),
    ],
)
def test_an_accuso_is_nine_at_most_or_three_of_a_kind_and_the_matta_is_wild(hand, expected):
    assert accuso(cards(hand)) == expected


def test_an_accuso_pays_what_the_house_pays():
    assert accuso(cards("2D 3C 4B"), low=1, triple=2) == 1
    assert accuso(cards("RD RC RB"), low=1, triple=2) == 2
    with pytest.raises(ValueError, match="three cards"):
        accuso(cards("2D 3C"))


@pytest.mark.parametrize(
    ("pile", "limit", "expected"),
    [
        ("AD 2D", 6, 0),
        ("AD 2D 3D", 6, 3),
        ("AD 2D 3D 4D 5D", 6, 5),
        ("AD 2D 3D 4D 5D 6D 7D", 6, 6),
        ("AD 2D 3D 4D 5D 6D 7D", 7, 7),
        ("2D 3D 4D", 6, 0),
        ("AC 2C 3C", 6, 0),
    ],
)
def test_piccola_runs_from_the_ace_of_coins(pile, limit, expected):
    assert cirulla_piccola(cards(pile), limit) == expected


def test_grande_is_the_three_figures_of_coins():
    assert cirulla_grande(cards("FD CD RD 7C")) == 5
    assert cirulla_grande(cards("FD CD RC")) == 0


def test_piccola_ends_with_the_six_unless_the_house_goes_on():
    assert cirulla_piccola(cards("AD 2D 3D 4D 5D 6D 7D")) == 6
