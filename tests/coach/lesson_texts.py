"""Names of the texts that a lesson needs."""

from scopa_gui.coach.lessons.lesson import Ask, CountQuestion


def texts_of(lesson):
    """Yield the names of all texts of a lesson."""
    yield from (f"{lesson.key}.title", f"{lesson.key}.line")
    for step in lesson.steps():
        yield from (f"{lesson.key}.{name}" for name in names_of_texts(step))


def names_of_texts(step):
    """Yield the names of a step's texts within its lesson, each once: several wrong answers may share one."""
    yield step.name
    if isinstance(step, Ask | CountQuestion):
        yield from (f"{step.name}_yes", f"{step.name}_no")
    if isinstance(step, Ask):
        yield from dict.fromkeys(wrong.name for wrong in step.wrong.values())
