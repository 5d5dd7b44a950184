"""Base of choices, sliders and toggles: a label next to or above the part that is used."""

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.theme import INK, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush, Widget

LABEL_SHARE = 0.34


class Field(Widget):
    """A labelled control on paper. `stacked` puts the label above; without a label the control takes all."""

    def __init__(self, name: str, label: str, *, stacked: bool = False, share: float = LABEL_SHARE) -> None:
        super().__init__(name)
        self.label = label
        self.stacked = stacked
        self.share = share
        self.body = pygame.Rect(0, 0, 0, 0)
        self._label_box = pygame.Rect(0, 0, 0, 0)

    @staticmethod
    def tall(theme: Theme, *, stacked: bool = False) -> int:
        """Pixels that a field is high."""
        return theme.control + (theme.px(26 * theme.text_scale) + shapes.ring_reach(theme) if stacked else 0)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        if not self.label:
            self.body, self._label_box = self.rect.copy(), pygame.Rect(0, 0, 0, 0)
        elif self.stacked:
            above = rect.height - theme.control
            self._label_box = pygame.Rect(rect.left, rect.top, rect.width, above - shapes.ring_reach(theme))
            self.body = pygame.Rect(rect.left, rect.top + above, rect.width, theme.control)
        else:
            left = round(rect.width * self.share)
            self._label_box = pygame.Rect(rect.left, rect.top, left - theme.space(2), rect.height)
            self.body = pygame.Rect(rect.left + left, rect.top, rect.width - left, rect.height)

    def draw_label(self, brush: Brush, colour: Colour = INK) -> None:
        """Paint the label."""
        if self.label:
            brush.write(self._label_box, self.label, TypeStyle.LABEL, colour)
