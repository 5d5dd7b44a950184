"""Right answers at the steps of a lesson."""

from scopa_gui.coach.lessons.lesson import Ask, CountQuestion
from scopa_gui.engine.cards import cards_of, name_of
from scopa_gui.engine.moves import move_named


def play_right(pilot):
    """Answer the step; return whether there is another one."""
    scene = pilot.scene
    pilot.rest()
    step = pilot.lesson.step
    if isinstance(step, Ask):
        move = move_named(step.right[0])
        if move.taken.bit_count() == 1:
            pilot.drag(f"card:{name_of(move.card)}", f"card:{name_of(cards_of(move.taken)[0])}")
        else:
            scene.play(move)
    elif isinstance(step, CountQuestion):
        pilot.press(f"button:answer{step.answers.index(pilot.lesson.counted) + 1}")
    pilot.rest()
    assert pilot.lesson.is_answered
    return not pilot.lesson.is_last
