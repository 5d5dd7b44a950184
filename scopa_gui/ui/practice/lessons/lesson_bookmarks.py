"""Saved state of the lessons: those done, and the step reached in others."""

from dataclasses import replace

from scopa_gui.coach.lessons.curriculum import COURSE
from scopa_gui.coach.lessons.lesson import Lesson
from scopa_gui.coach.practice.days import day_of
from scopa_gui.store.notices import Notice
from scopa_gui.store.practice import LESSON, Attempt, Exercise, Training


def exercise_of(lesson: Lesson, now: float) -> Exercise:
    """Return the exercise under which a lesson is stored; its rung is the step to go on from."""
    return Exercise(f"lesson/{lesson.key}", LESSON, "", 0, {"lesson": lesson.key}, now)


def done_lessons(training: Training) -> frozenset[str]:
    """Return the keys of the lessons that were finished."""
    right = {attempt.exercise for attempt in training.attempts() if attempt.right}
    return frozenset(lesson.key for lesson in COURSE if exercise_of(lesson, 0.0).key in right)


def begun_lessons(training: Training) -> dict[str, int]:
    """Return the steps to go on from, 1 or more, by the keys of the lessons that were left in the middle."""
    steps = {exercise.key: exercise.rung for exercise in training.exercises(LESSON) if exercise.rung}
    return {
        lesson.key: step
        for lesson in COURSE
        if 0 < (step := steps.get(exercise_of(lesson, 0.0).key, 0)) < lesson.length
    }


def save_step(training: Training, lesson: Lesson, step: int, now: float) -> Notice | None:
    """Save the step that a lesson has reached, unless it is saved already; a lesson without a saved step is at 0."""
    exercise = exercise_of(lesson, now)
    there = training.exercise(exercise.key)
    return training.place(replace(exercise, rung=step)) if step != (0 if there is None else there.rung) else None


def save_done(training: Training, lesson: Lesson, now: float) -> Notice | None:
    """Save that a lesson was finished; next time it begins at its beginning."""
    exercise = exercise_of(lesson, now)
    return training.answer(exercise, Attempt(exercise.key, now, right=True, day=day_of(now)))
