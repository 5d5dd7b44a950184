"""Scrolling of content that is higher than its view: offset, scroll bar, dragging and keys."""

import pygame

from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.intents import Drag, Key
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK_SOFT, PAPER, PAPER_DEEP, Theme
from scopa_gui.ui.kit.widgets.widget import Brush, Widget


class Scrolling:
    """Distance in pixels by which content is scrolled down in its view `rect`; never beyond the ends of the content."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.length = 0
        """Height of the content in pixels."""
        self.offset = 0
        self.line = 40
        self._grabbed: int | None = None

    def place(self, rect: pygame.Rect, theme: Theme, length: int) -> None:
        """Take the view's rectangle and the content's height; stay at the same share of the content."""
        share = self.offset / self.length if self.length else 0.0
        self.rect = pygame.Rect(rect)
        self.length = length
        self.line = theme.px(56)
        self.to(round(share * length))

    @property
    def most(self) -> int:
        """Greatest offset."""
        return max(0, self.length - self.rect.height)

    def to(self, offset: int) -> bool:
        """Go to an offset; return whether that moved anything."""
        before = self.offset
        self.offset = max(0, min(self.most, offset))
        return self.offset != before

    def show(self, top: int, bottom: int) -> bool:
        """Scroll as little as needed to show the content from top to bottom; return whether that moved anything."""
        if top < self.offset:
            return self.to(top)
        return self.to(max(self.offset, bottom - self.rect.height))

    def key(self, key: Key) -> bool | None:
        """Scroll by a key; return None if the key does not scroll, False if that end is reached already."""
        page = self.rect.height - self.line
        ways = {"up": -self.line, "down": self.line, "page up": -page, "page down": page, "space": page}
        if key.name in ways:
            return self.to(self.offset + ways[key.name])
        ends = {"home": 0, "end": self.most}
        return self.to(ends[key.name]) if key.name in ends else None

    def bar(self) -> pygame.Rect:
        """Return the thumb of the scroll bar; empty if everything is visible."""
        if self.most == 0:
            return pygame.Rect(0, 0, 0, 0)
        width = max(6, self.line // 7)
        height = max(self.line, self.rect.height * self.rect.height // self.length)
        top = self.rect.top + (self.rect.height - height) * self.offset // self.most
        return pygame.Rect(self.rect.right - width, top, width, height)

    def drag(self, drag: Drag) -> None:
        """Move the thumb if the drag began in the column of the scroll bar, else pull the content with the pointer."""
        if self._grabbed is None:
            self._grabbed = self.offset
        moved = drag.pos[1] - drag.start[1]
        thumb = self.bar()
        if thumb.width and drag.start[0] >= thumb.left - self.line // 4:
            free = max(1, self.rect.height - thumb.height)
            self.to(self._grabbed + moved * self.most // free)
        else:
            self.to(self._grabbed - moved)

    def let_go(self) -> bool:
        """End the drag; return whether it moved the content."""
        grabbed = self._grabbed
        self._grabbed = None
        return grabbed is not None and grabbed != self.offset

    def draw_ends(self, brush: Brush, above: int, below: int) -> None:
        """Fade the content into the paper over `above` or `below` pixels, where it goes on beyond an edge of the view.

        With strong contrast draw a line there instead.
        """
        theme = brush.theme
        _bar, view = rects.cut_right(self.rect, 2 * self.bar().width)
        for more, up, height in ((self.offset > 0, True, above), (self.offset < self.most, False, below)):
            cut = rects.cut_top if up else rects.cut_bottom
            box, _rest = cut(view, 2 * theme.hairline if theme.strong else height)
            if more and theme.strong:
                brush.surface.fill(theme.inked(INK_SOFT), box)
            elif more:
                brush.surface.blit(shapes.fade(box.size, theme.dyed(PAPER), up=up), box)

    def draw_bar(self, brush: Brush) -> None:
        """Paint the scroll bar."""
        thumb = self.bar()
        if thumb.width:
            groove, _view = rects.cut_right(self.rect, thumb.width)
            brush.panel(groove, PAPER_DEEP, radius=5, raised=False)
            brush.panel(thumb, GOLD_DEEP, radius=5, raised=False)


class ScrolledWidget(Widget):
    """A widget whose content may be higher than the widget."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.scrolling = Scrolling()

    def drag(self, drag: Drag) -> Answer:
        self.scrolling.drag(drag)
        return USED

    def let_go(self) -> bool:
        return self.scrolling.let_go()
