"""Start for a new player: the first lessons one after the other, then a match with the coach."""

from scopa_gui.coach.lessons.curriculum import INTRODUCTION
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import Scene
from scopa_gui.ui.play.match_start import first_match
from scopa_gui.ui.practice.lessons.lesson_bookmarks import begun_lessons, done_lessons
from scopa_gui.ui.practice.lessons.lesson_session import lesson_screen_of


def first_step(context: Context) -> Scene:
    """Return the next of the first lessons, at the step last reached, or the first match if all lessons are done."""
    training = context.archive.training
    known = done_lessons(training)
    left = next((lesson for lesson in INTRODUCTION if lesson.key not in known), None)
    if left is None:
        return first_match(context)
    context.change(first_steps="lessons")
    return lesson_screen_of(context, left, begun_lessons(training).get(left.key, 0))
