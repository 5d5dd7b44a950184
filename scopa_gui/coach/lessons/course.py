"""All lessons, in the order in which they are best taken."""

from collections.abc import Mapping

from scopa_gui.coach.lessons import ending, first, guarding, partners, points, variants
from scopa_gui.coach.lessons.model import Lesson

COURSE: tuple[Lesson, ...] = (
    *first.LESSONS,
    *points.LESSONS,
    *guarding.LESSONS,
    *partners.LESSONS,
    *ending.LESSONS,
    *variants.LESSONS,
)
BY_KEY: Mapping[str, Lesson] = {lesson.key: lesson for lesson in COURSE}
