"""The program in its window: SDL is configured before pygame is loaded; the rest follows once there is a display."""

from collections.abc import Callable
from types import ModuleType

from scopa_gui.ui.kit import free_memory, process_environment


def run(file: str | None = None, demand_all: Callable[[], None] = lambda: None) -> int:
    """Play in a window until it is closed, with a shared file open in it if one is named; return the exit code.

    `demand_all` is called once there is a picture to look at; it raises CannotPlayError if a part of the game is
    missing, and so does this function if it cannot start or has to end.
    """
    process_environment.hint()
    free_memory.use_little()
    import pygame

    if not isinstance(pygame.font, ModuleType):
        raise ImportError("it was built without type", name="pygame")  # noqa: TRY004 - a part is missing
    from scopa_gui.ui.start_display import start_display

    start_display()
    from scopa_gui.ui import launch_picture

    window = launch_picture.open_window()
    demand_all()
    # Speed: the rest takes 90 ms to load, as long as all before it; the picture is shown meanwhile.
    from scopa_gui.ui import program_start

    return program_start.play(file, window)
