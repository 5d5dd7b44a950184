"""Words between buttons."""

from scopa_gui.ui.theme import INK, LEAST_TYPE, Style
from scopa_gui.ui.widgets.base import Brush, Look, Widget


class Title(Widget):
    """A line of words in the middle of its place; it does nothing."""

    def __init__(self, name: str, words: str) -> None:
        super().__init__(name)
        self.words = words
        self.enabled = False

    def draw(self, brush: Brush, look: Look) -> None:
        """Write it, smaller rather than in two lines."""
        text, theme, size = brush.text, brush.theme, brush.theme.type_px(Style.LABEL)
        while size > LEAST_TYPE and text.width(self.words, Style.LABEL, theme, size) > self.rect.width:
            size -= 1
        text.draw(brush.surface, self.rect, self.words, Style.LABEL, theme, INK, align="centre", most=size)
