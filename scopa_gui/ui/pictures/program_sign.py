"""The sign of the program, as its window has it."""

import pygame

from scopa_gui.store.paths import assets
from scopa_gui.ui.kit.file_objects import readable

_SIGN = "scopa-512.png"


def program_sign(side: int) -> pygame.Surface | None:
    """Return the sign, `side` pixels wide and high; None if its file cannot be read."""
    try:
        drawn = pygame.image.load(readable(assets() / "icons" / _SIGN)).convert_alpha()
    except (OSError, pygame.error):
        return None
    return pygame.transform.smoothscale(drawn, (side, side))
