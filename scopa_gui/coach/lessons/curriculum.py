"""All lessons, in the order in which they are best taken."""

from collections.abc import Mapping

from scopa_gui.coach.lessons import ending, first_lessons, guarding, partners, points, variants
from scopa_gui.coach.lessons.lesson import Lesson

COURSE: tuple[Lesson, ...] = (
    *first_lessons.LESSONS,
    *points.LESSONS,
    *guarding.LESSONS,
    *partners.LESSONS,
    *ending.LESSONS,
    *variants.LESSONS,
)
BY_KEY: Mapping[str, Lesson] = {lesson.key: lesson for lesson in COURSE}
