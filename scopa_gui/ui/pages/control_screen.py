"""The base of screens: a tree of parts on the cloth or on a sheet of paper over another screen, and Esc to go back."""

from collections.abc import Iterable, Mapping, Sequence

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Intent
from scopa_gui.ui.kit.layout import UNSEEN, Paper, Part, Stack
from scopa_gui.ui.kit.page_parts import Buttons, Overlay, PageFrame, Title, draw_heading
from scopa_gui.ui.kit.scene import Answer, Pop, Scene
from scopa_gui.ui.kit.spoken import Spoken
from scopa_gui.ui.kit.theme import PAPER, Theme
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.words.translation import _


class ControlScreen(Scene):
    """A scene that is a tree of parts: a subclass gives `content`, mostly by `full_page` or `sheet`.

    The controls of the tree are in `group`. The page is made and laid out again at every `resize` and `rebuild`.
    """

    def __init__(self, context: Context) -> None:
        self.context = context
        self.group = Group()
        self.theme = Theme((1280, 800))
        self.tree = Part()

    def content(self) -> Part:
        """Return the parts that fill the window."""
        return Part()

    def full_page(
        self, title: str | Part, body: Part, *buttons: Widget | None, widest: float = 1.6, back: Widget | None = None
    ) -> Part:
        """Return a page under a title; below it the buttons from the right, and Back at the left."""
        body.grow = 1.0
        head = Title(title) if isinstance(title, str) else title
        below = Buttons(*buttons, back=back or self.back())
        return PageFrame(Stack(Stack(head, body, gap=0.0, grow=1.0), below, gap=2.5), widest=widest)

    def sheet(self, *parts: Part | None, width: float = 700.0, height: float = 0.0, gap: float = 2.0) -> Overlay:
        """Return a sheet of paper over the screen below: parts below each other, mostly a heading and words first.

        It is `width` units wide and as high as it needs, at least `height` units.
        """
        return Overlay(Paper(Stack(*parts, gap=gap)), width, height)

    def back(self) -> Button:
        """Return the button that leads back, as Esc does."""
        return Button("back", _("Back"), Pop, ButtonKind.PAPER if self.overlay else ButtonKind.CLOTH)

    def build(self) -> list[Widget]:
        """Make the page and return its controls, in the order of the Tab key."""
        self.tree = self.content()
        return list(self.tree.controls)

    def arrange(self) -> None:
        """Lay out the page for `self.theme`."""
        self.tree.lay(self.brush(UNSEEN), pygame.Rect((0, 0), self.theme.size))

    def rebuild(self) -> None:
        """Make the page again: a choice changed what others offer."""
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

    def spoken_parts(self) -> Sequence[Spoken]:
        """Return the descriptions of the page's pictures."""
        return self.tree.spoken

    def draw_still(self, surface: pygame.Surface) -> None:
        """Paint the cloth, unless another screen is below, and the page."""
        if not self.overlay:
            self.context.cloth.draw(surface)
        self.tree.draw(self.brush(surface))

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
        """Draw a screen's title."""
        draw_heading(self.brush(surface), box, text)

    def draw_sheet(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A sheet of paper with a fine double line inside its edge."""
        theme = self.theme
        shapes.panel(surface, rect, theme, PAPER, radius=18)
        inset = rect.inflate(-2 * theme.px(8), -2 * theme.px(8))
        surface.blit(shapes.frame(inset.size, theme.px(12), theme.hairline, (190, 160, 110), 150), inset)
