"""Names of the texts that a lesson needs, and of all texts of lessons."""

from scopa_gui.coach.lessons.curriculum import COURSE


def texts_of(lesson):
    """Return the names of all texts of a lesson."""
    return [f"{lesson.key}.{name}" for name in lesson.text_names()]


ALL_TEXTS = [name for lesson in COURSE for name in texts_of(lesson)]
