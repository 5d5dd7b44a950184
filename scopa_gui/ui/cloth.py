"""The table cloth as a surface, the last one kept."""

from collections.abc import Callable

import pygame

Paint = Callable[[tuple[int, int]], bytes]
"""Size in pixels -> the cloth as RGB rows."""


class Cloth:
    """The cloth of the window's size: painted by `paint`, as `scopa_gui.art.cache.cloth` does."""

    def __init__(self, paint: Paint) -> None:
        self._paint = paint
        self._picture: pygame.Surface | None = None

    def picture(self, size: tuple[int, int]) -> pygame.Surface:
        """The cloth of a size. Do not draw on it."""
        if self._picture is None or self._picture.get_size() != size:
            self._picture = pygame.image.frombuffer(self._paint(size), size, "RGB").convert()
        return self._picture
