"""Advice on what to practise next: what is due, then what costs most in matches, then what is weak in practice."""

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
    """Puzzles of the theme that costs most in matches."""
    WEAK = "weak"
    """Puzzles of the theme with too few right answers lately."""
    LESSON = "lesson"
    """First lesson that is not done."""
    MISTAKES = "mistakes"
    """The player's own mistakes that are not due yet."""
    TODAY = "today"
    """Puzzle of the day."""


@dataclass(frozen=True, slots=True)
class NextPractice:
    """Advised practice, with its theme if it is COSTLY or WEAK."""

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
    """Return the advice from the progress in practice and the losses in matches (``figures``, None if there are none).

    ``puzzles``: themes that have puzzles; ``lessons``: whether lessons are left for a player who takes them;
    ``mistakes``: whether the player has saved mistakes.
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
