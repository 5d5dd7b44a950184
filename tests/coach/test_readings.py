"""Of a fault that is one only by what was read from play it is said what was read, and from which move; else not."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.ai.seat.beliefs import Draws, MoveEvidence
from scopa_gui.coach.judging import judge as judging
from scopa_gui.coach.judging.judge import judge
from scopa_gui.coach.judging.verdict import MATTERS, Grade, Reading, Verdict
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
    verdict = judged(1, "2C 6S 6C=6S 2S=2C RD AB RC=RD AS=AB", "4B", others)
    assert verdict.grade > Grade.GOOD
    assert verdict.reading is None


# Of what is read, by numbers


def read_by_numbers(monkeypatch, verdict, weights, lost, win_lost, told=("told",)):
    """What reading_behind() hands on in a world of numbers: each draw's weight, and the loss in it."""
    asked = {}
    worse = np.arange(len(lost)) / 4
    worths = tuple((np.array(values) + worse, worse) for values in (lost, win_lost))

    class Playouts:
        def __init__(self, *given):
            asked["playouts"] = given

        def tried_in(self, draws, moves):
            asked["tried"] = draws, moves
            return SimpleNamespace(worths=lambda: worths)

    def drawn(view, number, random):
        asked["draw"] = view, number, random
        return "draws"

    monkeypatch.setattr(judging, "policy_for", lambda rules: f"policy of {rules}")
    monkeypatch.setattr(judging, "draw", drawn)
    monkeypatch.setattr(judging, "evidence_of_moves", lambda *given: told if given == (VIEW, "draws", POLICY) else None)
    monkeypatch.setattr(judging, "noise_pool", lambda: SimpleNamespace(begun_at=lambda at: f"noise from {at}"))
    monkeypatch.setattr(judging, "WorldPlayouts", Playouts)
    monkeypatch.setattr(
        judging, "weights_of", lambda *given: np.array(weights) if given == (VIEW, "draws", POLICY) else None
    )
    monkeypatch.setattr(judging, "_what_tells", lambda *given: given)
    return judging.reading_behind(VIEW, verdict, Random(1)), asked


VIEW, POLICY = SimpleNamespace(rules="scopa"), "policy of scopa"
LIKELIER, ALIKE = (3 / 16,) * 4 + (1 / 16,) * 4, (1 / 8,) * 8
SWEPT = (1.0,) * 4 + (0.0,) * 4
IN_THE_LIKELIER = tuple(value * 0.4 for value in SWEPT)
FAULT = Verdict(move_named("3S"), move_named("2C"), 0.3, 0.01, 0.06, 0.01, Grade.MISTAKE, {}, None, 1.0, False, 9)
"""A quarter of a point and a tenth of the match are read, where a draw in four is the likelier by half."""


def test_the_two_moves_are_tried_in_the_same_hands_and_what_was_read_is_told_by_its_tilt(monkeypatch):
    found, asked = read_by_numbers(monkeypatch, FAULT, LIKELIER, SWEPT, IN_THE_LIKELIER)
    rng = Random(1)
    random = np.random.Generator(np.random.PCG64(rng.getrandbits(64)))
    view, number, given = asked["draw"]
    assert (view, number, given.random()) == (VIEW, judging.DRAWS, random.random())
    assert asked["playouts"] == (VIEW, POLICY, "draws", given, f"noise from {rng.getrandbits(32)}")
    assert asked["tried"] == ("draws", (FAULT.best, FAULT.move))
    assert found[:3] == (VIEW, "draws", ["told"])
    assert found[3] == pytest.approx([1 / 16] * 4 + [-1 / 16] * 4)
    assert found[4] == pytest.approx(SWEPT)


@pytest.mark.parametrize(
    ("change", "weights", "scale", "is_told"),
    [
        ({}, LIKELIER, 1.0, True),
        ({"grade": Grade.GOOD}, LIKELIER, 1.0, False),
        ({"lost": 0.41}, LIKELIER, 1.0, False),
        ({"lost": MATTERS + 1 / 16, "win_lost": 0.03}, LIKELIER, 0.25, True),
        ({"win_lost": 0.16}, LIKELIER, 1.0, False),
        ({"lost": 0.1, "win_lost": 0.01}, ALIKE, 1.0, False),
        ({}, (3 / 8, 3 / 8, 1 / 8, 1 / 8), 1.0, False),
    ],
    ids=[
        "told",
        "no fault at all",
        "points that matter are lost in any case",
        "just what matters not is lost in any case",
        "so much of the match is lost in any case",
        "nothing is read",
        "within twice its error",
    ],
)
def test_a_reading_is_told_where_without_it_nothing_that_matters_is_lost(monkeypatch, change, weights, scale, is_told):
    half = len(weights) // 2
    lost = np.array(SWEPT[4 - half : 4 + half]) * scale
    found, _ = read_by_numbers(monkeypatch, replace(FAULT, **change), weights, lost, lost * 0.4)
    assert (found is not None) == is_told


def test_where_nobody_has_told_anything_there_is_no_reading(monkeypatch):
    found, asked = read_by_numbers(monkeypatch, FAULT, LIKELIER, SWEPT, IN_THE_LIKELIER, told=())
    assert found is None
    assert "playouts" not in asked


DRAWN = Draws(
    (
        np.zeros((0, 8), np.int64),
        np.array([[26, 26, 26, 26, 34, 34, 38, 38], [9, 9, 13, 13, 13, 13, 13, 13], [5] * 8], np.int64),
        np.array([[30, 17, 17, 17, 30, 17, 17, 17]], np.int64),
    ),
    np.zeros((0, 8), np.int64),
)
"""Seat 1 has a seven in the first half of the draws and a three in two of them, a two in all."""
TILT = np.array([0.15, 0.15, *[-0.05] * 6])
LOST = np.array([0.5, 0.5, 0.9, 0.9, 0.2, 0.2, 0.2, 0.2])
HISTORY = [(3, move_named(f"{rank}{suit}")) for suit in "CS" for rank in (2, 3, 4, 5)]


def told(place, seat, *chances):
    """A move that is so likely in each draw by one model, and by the other too."""
    return MoveEvidence(place, seat, np.array([chances, chances], np.float32))


TOLD = [
    told(3, 1, *[5.0] * 8),
    told(4, 2, *[0.9] * 4, *[0.01] * 4),
    told(5, 1, *[0.8] * 4, 0.0, *[0.2] * 3),
    told(7, 1, *[0.2] * 4, *[0.8] * 4),
]


@pytest.mark.parametrize(("sign", "place"), [(1, 5), (-1, 7)])
def test_the_rank_is_told_by_which_most_is_lost_and_the_move_that_speaks_most_for_it_or_against(sign, place):
    found = judging._what_tells(SimpleNamespace(history=HISTORY), DRAWN, TOLD, sign * TILT, sign * LOST)
    assert found == Reading(3, HISTORY[place][1], 7, is_likelier=sign > 0)


def test_where_as_much_is_lost_by_any_rank_none_is_told():
    assert judging._what_tells(SimpleNamespace(history=HISTORY), DRAWN, TOLD, TILT, np.ones(8)) is None
