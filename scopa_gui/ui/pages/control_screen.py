"""Base of screens: a tree of parts on the cloth, or on a sheet of paper over another screen. Esc goes back."""

from collections.abc import Mapping, Sequence

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key, Press
from scopa_gui.ui.kit.layout import UNSEEN, Paper, Paragraphs, Part, Stack, Words
from scopa_gui.ui.kit.page_parts import Buttons, Overlay, PageFrame, Title
from scopa_gui.ui.kit.scene import USED, Answer, Pop, Scene, Used
from scopa_gui.ui.kit.spoken import Spoken
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.text_page import TextPage
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.words.translation import _


class ControlScreen(Scene):
    """Screen made of a tree of parts: a subclass returns it from `content`, mostly by `full_page` or `sheet`.

    The controls of the tree are in `group`. Every `resize` and `rebuild` makes the tree again and lays it out.
    """

    scrolled: TextPage | None = None
    """Page of text whose keys turn it wherever the focus is."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.group = Group()
        self.theme = Theme((1280, 800))
        self.tree = Part()
        self._is_out_of_date = False

    def content(self) -> Part:
        """Return the parts that fill the window."""
        return Part()

    def full_page(self, title: str | Part, body: Part, *buttons: Widget | None) -> Part:
        """Return a page with a title above it; below it the buttons, from the right, and Back at the left."""
        body.grow = 1.0
        head = Title(title) if isinstance(title, str) else title
        return PageFrame(Stack(Stack(head, body, gap=0.0, grow=1.0), Buttons(*buttons, back=self.back()), gap=2.5))

    def sheet(
        self,
        *parts: Part | None,
        width: float = 700.0,
        height: float = 0.0,
        gap: float = 2.0,
        closes_outside: bool = False,
    ) -> Overlay:
        """Return a sheet of paper over another screen, with parts below each other, usually a heading first.

        It is `width` units wide and as high as its parts, at least `height` units. With `closes_outside` a press next
        to it closes it.
        """
        return Overlay(Paper(Stack(*parts, gap=gap)), width, height, closes_outside=closes_outside)

    def back(self) -> Button:
        """Return the button that goes back, as Esc does."""
        return Button("back", _("Back"), Pop, ButtonKind.PAPER if self.overlay else ButtonKind.CLOTH)

    def build(self) -> list[Widget]:
        """Make the page and return its controls, in the order of the Tab key."""
        self.tree = self.content()
        return list(self.tree.controls)

    def arrange(self) -> None:
        self.tree.lay(self.brush(UNSEEN), pygame.Rect((0, 0), self.theme.size))

    def rebuild(self) -> Used:
        """Make the page again, because a choice changed what other controls offer; return the answer to a press."""
        self._is_out_of_date = False
        self.group.replace(self.build())
        self.arrange()
        self.redraw()
        return USED

    def renew(self) -> None:
        """Make the page again once no button is held down: a new button would not know of the press."""
        self._is_out_of_date = True
        if not self.group.is_held:
            self.rebuild()

    def is_due(self, dt: float, seconds: float) -> bool:
        """Let time pass; return True once in this number of seconds, for something to look at now and then."""
        self.next_timer = (self.next_timer or 0.0) - dt
        if self.next_timer > 0:
            return False
        self.next_timer = seconds
        return True

    def resize(self, theme: Theme) -> None:
        self.theme = theme
        self.rebuild()

    def handle(self, intent: Intent) -> Answer:
        if isinstance(intent, Press) and self.tree.is_closed_by(intent.pos):
            return Pop()
        answer = self.group.handle(intent)
        if answer is None and isinstance(intent, Key) and self.scrolled is not None:
            answer = self.scrolled.key(intent)
        self.dirty = self.dirty or answer is not None
        if self._is_out_of_date:
            self.renew()
        return answer

    def targets(self) -> Mapping[str, pygame.Rect]:
        return self.group.targets()

    def avoided_by_news(self) -> Sequence[pygame.Rect]:
        """Return the rectangles of controls and texts."""
        read = [part.rect for part in self.tree.everything if isinstance(part, Words | Paragraphs)]
        return [*self.targets().values(), *read]

    def focused(self) -> str | None:
        """Return the name of the focused control; None if there is none."""
        widget = self.group.focused
        return widget.name if widget is not None else None

    def typing(self) -> pygame.Rect | None:
        """Return the rectangle of the text cursor; None if the focused control takes no text."""
        return self.group.typing.caret_box() if self.group.typing is not None else None

    def spoken_parts(self) -> Sequence[Spoken]:
        return self.tree.spoken

    def draw_still(self, surface: pygame.Surface) -> None:
        """Paint the page, and the cloth unless another screen is below."""
        if not self.overlay:
            self.context.cloth.draw(surface)
        self.tree.draw(self.brush(surface))

    def draw_movers(self, surface: pygame.Surface) -> None:
        self.group.draw(self.brush(surface))

    def brush(self, surface: pygame.Surface) -> Brush:
        return Brush(surface, self.theme, self.context.text)
