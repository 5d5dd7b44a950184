"""Advice on what to practise next: a sentence that gives the reason, and the label of its button."""

from scopa_gui.coach.lessons.curriculum import COURSE
from scopa_gui.coach.lessons.lesson import Lesson
from scopa_gui.coach.practice.next_practice import NextPractice, Practice
from scopa_gui.coach.practice.practice_progress import PracticeProgress
from scopa_gui.coach.review.loss_figures import MOVES, LossFigures, Rate
from scopa_gui.ui.practice.lessons.lesson_texts import lesson_text
from scopa_gui.ui.words.theme_words import theme_name
from scopa_gui.ui.words.translation import _, decimal, ngettext


def interval_words(rate: Rate) -> str:
    """Return the 95 % interval of a figure after a space; "" if too little is known for one."""
    if rate.margin is None:
        return ""
    return " " + _("({low} to {high})").format(low=decimal(max(0.0, rate.low)), high=decimal(rate.high))


def advice_words(
    advice: NextPractice, progress: PracticeProgress, figures: LossFigures | None, lesson: Lesson | None
) -> str:
    """Return the advice with its reason; `lesson` is the first one that is not done, None if all are."""
    theme = theme_name(advice.theme) if advice.theme is not None else ""
    match advice.practice:
        case Practice.REPEAT:
            count = len(progress.today)
            return ngettext(
                "Next: repeat {count} position. Repeating it just when it is due makes it stick.",
                "Next: repeat {count} positions. Repeating them just when they are due makes them stick.",
                count,
            ).format(count=count)
        case Practice.COSTLY if figures is not None and advice.theme is not None:
            rate = figures.themes[advice.theme]
            return _(
                "Next: {theme}. It costs you most in matches: {points} points per {moves} moves{interval}."
            ).format(theme=theme, points=decimal(rate.value), moves=MOVES, interval=interval_words(rate))
        case Practice.WEAK:
            lean = next(score.lean for score in progress.themes if score.theme is advice.theme)
            return _("Next: {theme}. Here you are about {points} points below your level.").format(
                theme=theme, points=10 * round(-lean.value / 10)
            )
        case Practice.LESSON if lesson is not None:
            return _("Next: lesson {number}, {title}. It teaches what puzzles and reviews will ask of you.").format(
                number=COURSE.index(lesson) + 1, title=lesson_text(f"{lesson.key}.title")
            )
        case Practice.MISTAKES:
            return _("Next: your own mistakes. None is due, but finding the answer again now will help at the table.")
    return _("Next: today’s puzzle. It is the same for everybody.")


def advice_label(advice: NextPractice, progress: PracticeProgress) -> str:
    """Return the label of the button that follows the advice."""
    match advice.practice:
        case Practice.REPEAT:
            count = len(progress.today)
            return ngettext("Repeat {count} position", "Repeat {count} positions", count).format(count=count)
        case Practice.LESSON:
            return _("Begin the lesson")
        case Practice.MISTAKES:
            return _("Your mistakes")
    if advice.theme is not None:
        return _("Practise: {theme}").format(theme=theme_name(advice.theme))
    return _("Today’s puzzle")
