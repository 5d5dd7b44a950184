"""Choice of what to practise next, and the reason for it.

First comes practice that is due, then what costs most in matches, then what is weak in practice.
"""

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum

from scopa_gui.coach.practice.practice_progress import PracticeProgress
from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.coach.review.loss_figures import LossFigures


class Practice(Enum):
    """Kinds of practice that can be advised."""

    REPEAT = "repeat"
    """Exercises that are due."""
    COSTLY = "costly"
    """The theme that surely costs most in matches."""
    WEAK = "weak"
    """The theme of which too little is found of late."""
    LESSON = "lesson"
    """The first lesson that is not done."""
    MISTAKES = "mistakes"
    """One's own mistakes, before their time."""
    TODAY = "today"
    """The puzzle of today."""


@dataclass(frozen=True, slots=True)
class NextPractice:
    """The advice; ``theme`` where it is one."""

    practice: Practice
    theme: PracticeTheme | None = None


def next_practice(
    progress: PracticeProgress,
    figures: LossFigures | None,
    puzzles: Collection[PracticeTheme],
    *,
    lessons: bool,
    mistakes: bool,
) -> NextPractice:
    """Return the advice that follows from the progress in practice and from what matches cost.

    ``puzzles`` are the themes that have any puzzles. ``lessons`` is True if a lesson is left for a person who takes
    them, ``mistakes`` if any of one's own mistakes are saved. Somebody who has done nothing yet begins with the
    lessons.
    """
    if progress.today:
        return NextPractice(Practice.REPEAT)
    if figures is None and not progress.overall.answers and lessons:
        return NextPractice(Practice.LESSON)
    rates = figures.themes if figures is not None else {}
    costly = next((theme for theme, rate in rates.items() if rate.is_sure and theme in puzzles), None)
    if costly is not None:
        return NextPractice(Practice.COSTLY, costly)
    weak = next((theme for theme in progress.weakest if theme in puzzles), None)
    if weak is not None:
        return NextPractice(Practice.WEAK, weak)
    if lessons:
        return NextPractice(Practice.LESSON)
    return NextPractice(Practice.MISTAKES if mistakes else Practice.TODAY)
