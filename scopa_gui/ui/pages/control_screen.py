"""The base of screens made of controls: a group, the cloth or a sheet of paper, Esc to go back."""

from collections.abc import Iterable, Mapping

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Intent
from scopa_gui.ui.kit.scene import Answer, Scene
from scopa_gui.ui.kit.theme import BRASS, IVORY, PAPER, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Brush, Widget


class ControlScreen(Scene):
    """A scene whose controls are in `group`. `build` makes them, `arrange` places them; both run at every `resize`."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.group = Group()
        self.theme = Theme((1280, 800))

    def build(self) -> list[Widget]:
        """The controls, in the order of the Tab key."""
        return []

    def arrange(self) -> None:
        """Place what `build` made, for `self.theme`."""

    def rebuild(self) -> None:
        """Build and place the controls again: a choice changed what others offer."""
        self.group.replace(self.build())
        self.arrange()
        self.redraw()

    def resize(self, theme: Theme) -> None:
        """Build and arrange for this size."""
        self.theme = theme
        self.rebuild()

    def handle(self, intent: Intent) -> Answer:
        """Give the intent to the controls."""
        answer = self.group.handle(intent)
        self.dirty = self.dirty or answer is not None
        return answer

    def targets(self) -> Mapping[str, pygame.Rect]:
        """The controls' targets."""
        return self.group.targets()

    def focused(self) -> str | None:
        """The focused control's name."""
        widget = self.group.focused
        return widget.name if widget is not None else None

    def typing(self) -> pygame.Rect | None:
        """Return the box of the next letter in the control that is typed into; None if there is none."""
        return self.group.typing.caret_box() if self.group.typing is not None else None

    def draw_still(self, surface: pygame.Surface) -> None:
        """Paint the cloth; a subclass goes on from there."""
        self.context.cloth.draw(surface)

    def draw_movers(self, surface: pygame.Surface) -> None:
        """Paint the controls."""
        self.group.draw(self.brush(surface))

    def brush(self, surface: pygame.Surface) -> Brush:
        """The brush for a surface."""
        return Brush(surface, self.theme, self.context.text)

    def place_row(self, buttons: Iterable[tuple[str, int]], right: int, top: int) -> None:
        """Place those of these controls that exist side by side, the first at the right, with widths in units."""
        offered = {widget.name for widget in self.group.widgets}
        for name, units in buttons:
            if name in offered:
                box = pygame.Rect(0, top, self.theme.px(units), self.theme.control)
                box.right = right
                self.group.widget(name).place(box, self.theme)
                right = box.left - self.theme.space(2)

    def draw_title(self, surface: pygame.Surface, text: str, left: int, width: int) -> None:
        """The heading of a screen that begins at `left`, where most screens have it."""
        theme = self.theme
        self.draw_heading(surface, text, pygame.Rect(left + theme.px(4), theme.px(14), width, theme.px(58)))

    def draw_heading(self, surface: pygame.Surface, text: str, box: pygame.Rect) -> None:
        """A screen's title in ivory on the table, a short brass line below; on a plate where the table is painted."""
        theme = self.theme
        plate = pygame.Rect(box.left, box.top, box.width, box.height + theme.px(12))
        shapes.under_words(surface, plate, self.context.text.width(text, TypeStyle.TITLE, theme), theme)
        taken = self.brush(surface).write(box, text, TypeStyle.TITLE, IVORY, shadow=(8, 26, 18))
        line = pygame.Rect(taken.left, taken.bottom + theme.px(4), theme.px(88), max(2, theme.px(3)))
        surface.fill(BRASS, line)

    def draw_sheet(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A sheet of paper with a fine double line inside its edge."""
        theme = self.theme
        shapes.panel(surface, rect, theme, PAPER, radius=18)
        inset = rect.inflate(-2 * theme.px(8), -2 * theme.px(8))
        surface.blit(shapes.frame(inset.size, theme.px(12), theme.hairline, (190, 160, 110), 150), inset)
