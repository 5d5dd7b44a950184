"""The way of somebody who has never played: the first lessons one after the other, then a match with the coach."""

from scopa_gui.coach.lessons.curriculum import INTRODUCTION
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import Scene
from scopa_gui.ui.play.match_start import first_match
from scopa_gui.ui.practice.lessons.lesson_bookmarks import begun, done
from scopa_gui.ui.practice.lessons.lesson_screen import LessonScreen


def first_step(context: Context) -> Scene:
    """The first of the first lessons that is not done, from the step come to; after the last one the match."""
    training = context.archive.training
    known = done(training)
    steps = begun(training)
    left = next((lesson for lesson in INTRODUCTION if lesson.key not in known), None)
    if left is None:
        return first_match(context)
    context.change(first_steps="lessons")
    return LessonScreen(context, left, steps.get(left.key, 0))
