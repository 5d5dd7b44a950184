"""A whole match by gamepad alone in the real window: the kernel's news, SDL's gamepad, the loop that sleeps."""

import os
from random import Random

import pytest

from tests.conftest import PROJECT
from tests.e2e.hands import Gamepad
from tests.e2e.match import Course, begin, choose_speed

pytestmark = pytest.mark.e2e


@pytest.mark.whole
def test_a_whole_match_by_gamepad_alone(make_program, tmp_path):
    folder = tmp_path / "input"
    folder.mkdir()
    os.mkfifo(folder / "buttons")
    program = make_program()
    program.command = [str(PROJECT / "tests" / "e2e" / "padded.py"), str(folder)]
    with (folder / "buttons").open("r+b", buffering=0) as buttons:
        program.start((1024, 640))
        hands = Gamepad(program, buttons.fileno())
        choose_speed(program, hands, "instant")
        match = begin(program, hands, "scopa", 2)
        assert Course(program, hands, match.id, Random("gamepad")).play()
        assert program.said() == ""
