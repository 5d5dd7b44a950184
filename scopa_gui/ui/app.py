"""The program in its window: SDL is configured before pygame is loaded; the rest follows once there is a display."""

from collections.abc import Callable
from types import ModuleType

from scopa_gui.ui.kit import environment, free_memory


def run(file: str | None = None, demand_all: Callable[[], None] = lambda: None) -> int:
    """Play in a window until it is closed, a shared file open in it if one is named; the exit code.

    `demand_all` is called when there is a picture to look at, and raises CannotPlayError where something is missing, as
    this does where it could not start or had to end.
    """
    environment.hint()
    free_memory.use_little()
    import pygame

    if not isinstance(pygame.font, ModuleType):
        raise ImportError("it was built without type", name="pygame")  # noqa: TRY004 - a part is missing
    from scopa_gui.ui.display import start_display

    start_display()
    from scopa_gui.ui import launch_picture

    window = launch_picture.open_window()
    demand_all()
    # Speed: what follows takes as long to load as all before, 90 ms; the picture stands meanwhile.
    from scopa_gui.ui import opening

    return opening.play(file, window)
