"""All lessons, in the order in which they are best taken."""

from collections.abc import Mapping

from scopa_gui.coach.lessons import ending, first_lessons, guarding, other_games, partners, points
from scopa_gui.coach.lessons.lesson import Lesson

COURSE: tuple[Lesson, ...] = (
    *first_lessons.LESSONS,
    *points.LESSONS,
    *guarding.LESSONS,
    *partners.LESSONS,
    *ending.LESSONS,
    *other_games.LESSONS,
)
BY_KEY: Mapping[str, Lesson] = {lesson.key: lesson for lesson in COURSE}
