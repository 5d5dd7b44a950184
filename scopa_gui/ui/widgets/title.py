"""Words between buttons."""

from scopa_gui.ui.theme import INK, Style
from scopa_gui.ui.widgets.base import Brush, Look, Widget


class Title(Widget):
    """A line of words in the middle of its place; it does nothing."""

    def __init__(self, name: str, words: str) -> None:
        super().__init__(name)
        self.words = words
        self.enabled = False

    def draw(self, brush: Brush, look: Look) -> None:
        """Write it, smaller rather than in two lines."""
        size = brush.text.in_line(self.words, Style.LABEL, brush.theme, self.rect.width)
        brush.text.draw(brush.surface, self.rect, self.words, Style.LABEL, brush.theme, INK, align="centre", most=size)
