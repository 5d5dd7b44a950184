"""The portraits at the ends of the rows of a list."""

from collections.abc import Callable

import pygame

from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.portraits import Portraits


class PortraitRows:
    """`portraits` gives those that there are, read when the first one is drawn."""

    def __init__(self, portraits: Callable[[], Portraits]) -> None:
        self._portraits = portraits

    def width(self, high: int) -> int:
        """A medallion is as wide as it is high."""
        return high

    def draw(self, brush: Brush, picture: str, box: pygame.Rect) -> None:
        """The medallion of a name; nothing where there is none."""
        face = self._portraits().round(picture, min(box.size))
        if face is not None:
            brush.surface.blit(face, face.get_rect(center=box.center))
