"""The program in its window: SDL is told what to do before pygame is loaded; the rest comes when there is a display."""

from types import ModuleType

from scopa_gui.ui.kit import environment, free_memory


def run(file: str | None = None) -> int:
    """Play in a window until it is closed, a shared file open in it if one is named; the exit code.

    CannotPlayError says why it could not start or had to end.
    """
    environment.hint()
    free_memory.use_little()
    import pygame

    if not isinstance(pygame.font, ModuleType):
        raise ImportError("it was built without type", name="pygame")  # noqa: TRY004 - a part is missing
    from scopa_gui.ui.display import start_display

    start_display()
    return _play(file)


def _play(file: str | None) -> int:
    from scopa_gui.ui import opening

    return opening.play(file)
