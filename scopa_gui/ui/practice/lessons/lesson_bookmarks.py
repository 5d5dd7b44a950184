"""Saved state of lessons: those done, and how far the others have come."""

from dataclasses import replace

from scopa_gui.coach.lessons.curriculum import COURSE
from scopa_gui.coach.lessons.lesson import Lesson
from scopa_gui.coach.practice.days import day_of
from scopa_gui.store.notices import Notice
from scopa_gui.store.practice import LESSON, Attempt, Exercise, Training


def exercise_of(lesson: Lesson, now: float) -> Exercise:
    """Return a lesson as the store holds it: completed or not, and as its rung the step to go on from."""
    return Exercise(f"lesson/{lesson.key}", LESSON, "", 0, {"lesson": lesson.key}, now)


def done(training: Training) -> frozenset[str]:
    """The keys of the lessons that were gone through to the end."""
    right = {attempt.exercise for attempt in training.attempts() if attempt.right}
    return frozenset(lesson.key for lesson in COURSE if exercise_of(lesson, 0.0).key in right)


def begun(training: Training) -> dict[str, int]:
    """The steps to go on from, from 1 on, by the keys of the lessons that were left in the middle."""
    steps = {exercise.key: exercise.rung for exercise in training.exercises(LESSON) if exercise.rung}
    return {
        lesson.key: step
        for lesson in COURSE
        if 0 < (step := steps.get(exercise_of(lesson, 0.0).key, 0)) < lesson.length
    }


def keep_step(training: Training, lesson: Lesson, step: int, now: float) -> Notice | None:
    """The lesson has come to a step; its first one is where it begins anyhow."""
    exercise = exercise_of(lesson, now)
    there = training.exercise(exercise.key)
    return training.place(replace(exercise, rung=step)) if step != (0 if there is None else there.rung) else None


def keep_done(training: Training, lesson: Lesson, now: float) -> Notice | None:
    """The lesson was gone through to its end; the next time it begins at its beginning."""
    exercise = exercise_of(lesson, now)
    return training.answer(exercise, Attempt(exercise.key, now, right=True, day=day_of(now)))
