"""Of a fault that is one only by what was read from play it is said what was read, and from which move; else not."""

from random import Random

import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.coach.judging.judge import judge
from scopa_gui.coach.judging.verdict import Grade, Reading
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of


def judged(seed, moves, move, others):
    """The verdict on a move in scopone scientifico after these, where the others are known to be of one level."""
    position = deal_smazzata(VARIANTS["scopone_scientifico"].rules, Random(seed))
    for each in moves.split():
        position = position.play(move_named(each))
    view = view_of(position, position.turn, (), (others,) * 4)
    return judge(view, move_named(move), Limit(iterations=6000), Random(1))


LED_A_THREE = (
    "4B 4S=4B 2C 2S=2C 7B 5B 6C 7S=7B CB 5D=5B 7C AB 7D=7C CC=CB 6B=6C AD=AB 6S 5C FS FB=FS RS 5S=5C CS RB=RS CD=CS "
    "3B 6D=6S 3D=3B"
)
"""The next opponent, with four cards, laid a three where others could be laid: there may be another one, and a three
laid on the empty table would be swept."""


def test_who_led_a_three_is_likelier_to_sweep_one():
    verdict = judged(10, LED_A_THREE, "3S", "don_ciro")
    assert verdict.grade > Grade.GOOD
    assert verdict.reading == Reading(1, move_named("3B"), 3, is_likelier=True)


def test_where_nothing_can_be_read_the_same_move_is_no_fault():
    verdict = judged(10, LED_A_THREE, "3S", "pierino")
    assert verdict.grade <= Grade.GOOD
    assert verdict.reading is None


@pytest.mark.parametrize("others", ["pierino", "don_ciro", "human"])
def test_of_what_is_a_fault_in_any_case_nothing_is_said(others):
    verdict = judged(1, "2C 6S 6C=6S 2S=2C RD AB RC=RD AS=AB", "6D", others)
    assert verdict.grade > Grade.GOOD
    assert verdict.reading is None
