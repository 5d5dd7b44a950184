"""Whole matches from the title to the end, by mouse and by keyboard alone."""

from random import Random

import pytest

from tests.e2e.hands import Keyboard, Mouse
from tests.e2e.match import Course, begin, choose_speed

pytestmark = pytest.mark.e2e
GAMES = (("scopa", 2), ("scopone_scientifico", 4), ("escoba", 2), ("scopa", 3))


def play(program, hands, variant, players):
    choose_speed(program, hands, "instant")
    match = begin(program, hands, variant, players)
    course = Course(program, hands, match.id, Random(variant))
    assert course.play()
    assert program.said() == ""
    return course


@pytest.mark.parametrize(
    ("variant", "players"),
    [
        GAMES[0],
        *(pytest.param(*game, marks=pytest.mark.slow) for game in GAMES[1:]),
    ],
)
def test_a_whole_match_by_mouse(program, variant, players):
    mouse = Mouse(program)
    course = play(program, mouse, variant, players)
    assert {"_click", "_drag"} <= mouse.used.keys()
    assert course.choices == sum(mouse.used.values()) - mouse.used["_click"] - mouse.used["_drag"]


@pytest.mark.parametrize(
    ("variant", "players"),
    [
        pytest.param(*GAMES[1], marks=pytest.mark.whole),
        *(pytest.param(*game, marks=pytest.mark.slow) for game in (GAMES[0], *GAMES[2:])),
    ],
)
def test_a_whole_match_by_keyboard_alone(program, variant, players):
    play(program, Keyboard(program), variant, players)
