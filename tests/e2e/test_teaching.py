"""Taking back, why and what if in the real program: the archive goes back at once and stays so when it is killed."""

import pytest

from scopa_gui.ui.front.welcome_screen import WelcomeScreen
from scopa_gui.ui.table.motion.reactions import LASTS
from tests.e2e.hands import Mouse
from tests.e2e.match import title
from tests.e2e.program import until
from tests.e2e.test_kept import begun, go_on

pytestmark = pytest.mark.e2e


@pytest.mark.whole
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


@pytest.mark.whole
def test_why_and_what_if_leave_the_match_as_it_is(program):
    mouse = Mouse(program)
    course = begun(program, mouse, cards=3)
    course.see_my_hand(course.wait_for_me())
    known = course.stored().moves
    table = program.server.settle(still=LASTS + 0.3)  # who has just made a scopa is pleased for a while
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
    until(lambda: program.server.settle().tobytes() == table.tobytes(), "the table again")
    program.server.key("Escape")
    until(lambda: program.server.settle().tobytes() != table.tobytes(), "the menu")
    menu = program.server.settle()
    program.server.key("i")
    until(lambda: program.server.settle().tobytes() != menu.tobytes(), "what if by the key that its button shows")
    program.server.key("Escape")
    assert course.stored().moves == known
    assert course.stored().extra["assisted"] is True
    course.see_my_hand(course.wait_for_me())
    course.play(most=6)
    assert len(course.stored().moves) > len(known)
    assert program.said() == ""


def test_somebody_new_is_led_into_a_lesson_and_finds_it_again_after_a_kill(make_program):
    program = make_program().start((1024, 640), asked=True)
    program.mirror.show(WelcomeScreen(program.mirror.context))
    program.wait_to_see("button:no", "button:little", "button:yes")
    program.server.key("Return")
    until(lambda: program.saved().get("first_steps") == "lessons", "the answer is kept")
    lesson = program.server.settle()
    program.kill()
    program.start()
    program.mirror.context.change(first_steps="lessons")
    title(program)
    program.wait_to_see("button:learn", "button:play")
    Mouse(program).press("button:learn")
    program.step_aside()
    until(lambda: program.server.settle().tobytes() == lesson.tobytes(), "the lesson again")
    assert program.said() == ""


def test_killed_at_the_question_it_is_asked_again_and_after_an_answer_never(make_program):
    program = make_program()
    for _ in range(2):
        program.start((1024, 640), asked=True)
        program.mirror.show(WelcomeScreen(program.mirror.context))
        program.wait_to_see("button:no", "button:little", "button:yes")
        program.kill()
    program.start((1024, 640), asked=True)
    program.mirror.show(WelcomeScreen(program.mirror.context))
    program.wait_to_see("button:no", "button:little", "button:yes")
    Mouse(program).press("button:language:it")
    until(lambda: program.saved().get("language") == "it", "the language is kept")
    program.kill()
    program.mirror.context.change(language="it")
    program.start()
    until(lambda: program.saved().get("first_steps") == "over", "the answer is kept")
    program.kill()
    program.start(asked=True)
    title(program)
    program.wait_to_see("button:play", "button:practice")
