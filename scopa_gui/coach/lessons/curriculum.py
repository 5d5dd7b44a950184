"""All lessons, by chapter, in the order in which to take them."""

from collections.abc import Mapping, Sequence
from itertools import chain

from scopa_gui.coach.lessons import (
    ending,
    extra_points,
    first_lessons,
    guarding,
    opening_and_score,
    other_games,
    partners,
    points,
)
from scopa_gui.coach.lessons.lesson import Lesson

CHAPTERS: Mapping[str, Sequence[Lesson]] = {
    "first_steps": first_lessons.LESSONS,
    "points": points.LESSONS,
    "guarding": guarding.LESSONS,
    "partners": partners.LESSONS,
    "ending": ending.LESSONS,
    "match": opening_and_score.LESSONS,
    "extra_points": extra_points.LESSONS,
    "other_games": other_games.LESSONS,
}
"""Lessons of each chapter."""
COURSE: tuple[Lesson, ...] = tuple(chain.from_iterable(CHAPTERS.values()))
INTRODUCTION = (first_lessons.TAKING, first_lessons.TRAPS, first_lessons.SCOPA, points.COUNT)
"""Lessons for somebody who has never played, in about ten minutes before the first match."""
BY_KEY: Mapping[str, Lesson] = {lesson.key: lesson for lesson in COURSE}
