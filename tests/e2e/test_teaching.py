"""Taking back, why and what if in the real program: the archive goes back at once and stays so when it is killed."""

import pytest

from tests.e2e.hands import Mouse
from tests.e2e.program import until
from tests.e2e.test_kept import begun, go_on

pytestmark = pytest.mark.e2e


def test_taken_back_it_stays_so_after_a_kill_and_the_match_goes_on(program):
    mouse = Mouse(program)
    course = begun(program, mouse, cards=4)
    table = course.wait_for_me()
    course.see_my_hand(table)
    known = course.stored().moves
    program.server.key("u")
    until(lambda: len(course.stored().moves) < len(known), "the last card is taken back")
    back = course.stored()
    assert back.moves == known[: len(back.moves)]
    assert back.extra["assisted"] is True
    assert " ".join(known[len(back.moves) :]) == back.extra["taken_back"][-1][1]
    program.kill()
    until(lambda: not program.family(), "the program's other process ends too")
    assert course.stored().moves == back.moves
    program.start()
    go_on(program, mouse)
    course.see_my_hand(course.wait_for_me())
    course.play(most=6)
    assert course.stored().moves[: len(back.moves)] == back.moves


def test_why_and_what_if_leave_the_match_as_it_is(program):
    mouse = Mouse(program)
    course = begun(program, mouse, cards=3)
    course.see_my_hand(course.wait_for_me())
    known = course.stored().moves
    table = program.server.settle()
    program.server.key("w")
    until(lambda: program.server.settle().tobytes() != table.tobytes(), "the sheet of why")
    for _ in range(3):
        program.server.key("Left")
    program.server.key("Escape")
    until(lambda: program.server.settle().tobytes() == table.tobytes(), "the table again")
    program.server.key("i")
    until(lambda: program.server.settle().tobytes() != table.tobytes(), "the table of what if")
    program.server.key("o")
    program.server.settle(still=1.5)
    program.server.key("Escape")
    assert course.stored().moves == known
    assert course.stored().extra["assisted"] is True
    course.see_my_hand(course.wait_for_me())
    course.play(most=6)
    assert len(course.stored().moves) > len(known)
    assert program.said() == ""
