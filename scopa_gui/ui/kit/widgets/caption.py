"""Words between buttons."""

from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.theme import INK, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget


class Caption(Widget):
    """A line of words in the middle of its place; it does nothing."""

    def __init__(self, name: str, words: str) -> None:
        super().__init__(name)
        self.words = words
        self.enabled = False

    def spoken(self) -> Spoken:
        return Spoken(self.name, SpokenRole.TEXT, self.words, box_of(self.rect), live=True)

    def draw(self, brush: Brush, look: Look) -> None:
        """Write it, smaller rather than in two lines."""
        size = brush.text.in_line(self.words, TypeStyle.LABEL, brush.theme, self.rect.width)
        brush.write(self.rect, self.words, TypeStyle.LABEL, INK, align="centre", most=size)
