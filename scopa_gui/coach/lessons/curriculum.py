"""All lessons, in the order in which they are best taken."""

from collections.abc import Mapping

from scopa_gui.coach.lessons import (
    ending,
    extra_points,
    first_lessons,
    guarding,
    match_play,
    other_games,
    partners,
    points,
)
from scopa_gui.coach.lessons.lesson import Lesson

COURSE: tuple[Lesson, ...] = (
    *first_lessons.LESSONS,
    *points.LESSONS,
    *guarding.LESSONS,
    *partners.LESSONS,
    *ending.LESSONS,
    *match_play.LESSONS,
    *extra_points.LESSONS,
    *other_games.LESSONS,
)
INTRODUCTION = (first_lessons.TAKING, first_lessons.TRAPS, first_lessons.SCOPA, points.COUNT)
"""What somebody who has never played is shown before the first match, in some ten minutes."""
BY_KEY: Mapping[str, Lesson] = {lesson.key: lesson for lesson in COURSE}
