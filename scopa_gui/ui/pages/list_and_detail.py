"""The base of screens with two sheets of paper: a list on the left, what it chooses on the right, buttons below."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.theme import GOLD_INK, INK, INK_SOFT, PAPER_DEEP, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.listing import Listing
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.awaited import draw_awaited


def sheets_of(theme: Theme, share: float) -> tuple[pygame.Rect, pygame.Rect]:
    """Two sheets of paper in the middle of a window, the left one with this share of their width."""
    width = min(theme.size[0] - theme.space(8), round(theme.size[1] * 1.6))
    left = (theme.size[0] - width) // 2
    top = theme.px(98)
    high = theme.size[1] - top - theme.control - theme.space(5)
    part = round(width * share)
    first = pygame.Rect(left, top, part, high)
    return first, pygame.Rect(first.right + theme.space(2), top, width - part - theme.space(2), high)


class ListAndDetail(ControlScreen):
    """`share` of the width is the left sheet's; `list_name` the target that fills it, `below` the buttons from the
    right, in units.

    `entered` is the button that Enter presses while the list has the focus.
    """

    share = 0.29
    list_name = ""
    entered = ""
    below: tuple[tuple[str, int], ...] = (("button:back", 200),)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.sheets = (pygame.Rect(0, 0, 0, 0), pygame.Rect(0, 0, 0, 0))
        self._chosen = ""

    @property
    def is_empty(self) -> bool:
        """True if there is no row to choose: both sheets are one then."""
        listing = self.group.widget(self.list_name)
        return isinstance(listing, Listing) and not listing.items

    def heading(self) -> str:
        """Return the heading of the screen."""
        return ""

    def _choose(self, key: str) -> Answer:
        """Another row of the list."""
        self._chosen = key
        self.rebuild()
        return USED

    def arrange(self) -> None:
        """Place the sheets, the list and the buttons; what the right sheet holds is for a subclass."""
        theme = self.theme
        first, second = self.sheets = sheets_of(theme, self.share)
        if self.is_empty:
            self.sheets = (first, first.union(second))
        self.group.widget(self.list_name).place(first.inflate(-2 * theme.space(1.5), -2 * theme.space(2)), theme)
        self.place_row(self.below, self.sheets[1].right, first.bottom + theme.space(2.5))

    def handle(self, intent: Intent) -> Answer:
        """Enter on the list presses the button that it is about."""
        focused = self.group.focused
        on_list = focused is None or focused.name == self.list_name
        if on_list and isinstance(intent, Key) and intent.name == "enter" and not (intent.alt or intent.command):
            button = next(
                (widget for widget in self.group.widgets if widget.name == self.entered and widget.enabled), None
            )
            if button is not None:
                return button.key(intent)
        return super().handle(intent)

    def draw_still(self, surface: pygame.Surface) -> None:
        """Paint the table, the heading and both sheets."""
        super().draw_still(surface)
        self.draw_title(surface, self.heading(), self.sheets[0].left, self.sheets[1].width)
        for sheet in self.sheets[self.is_empty :]:
            self.draw_sheet(surface, sheet)

    @property
    def inner(self) -> pygame.Rect:
        """Writing area of the right sheet."""
        return self.sheets[1].inflate(-2 * self.theme.space(4), -2 * self.theme.space(3))

    def draw_nothing(self, surface: pygame.Surface, words: str, hand: Sequence[str] = ("RS", "7D", "AC")) -> None:
        """Draw on the right sheet why there is nothing on it, below some cards."""
        draw_awaited(self.brush(surface), self.context.cards(), self.inner, words, hand)

    def draw_subject(
        self, surface: pygame.Surface, box: pygame.Rect, title: str, words: str, lines: float = 2.7
    ) -> int:
        """Draw a subject's title at the top of a box and some words below, in room for `lines`; return their end."""
        theme = self.theme
        brush = self.brush(surface)
        head = pygame.Rect(box.left, box.top, box.width, round(theme.type_px(TypeStyle.HEADING) * 1.35))
        brush.write(head, title, TypeStyle.HEADING, INK)
        below = pygame.Rect(box.left, head.bottom, box.width, round(theme.type_px(TypeStyle.QUOTE) * lines))
        if words:
            brush.write(below, words, TypeStyle.QUOTE, INK_SOFT, valign="top")
        return below.bottom + theme.space(1)

    def draw_label(self, surface: pygame.Surface, box: pygame.Rect, words: str) -> int:
        """The title of a part at the top of its box; where it ends."""
        high = max(self.theme.px(32), round(self.theme.type_px(TypeStyle.LABEL) * 1.35))
        head = pygame.Rect(box.left, box.top, box.width, high)
        self.brush(surface).write(head, words, TypeStyle.LABEL, INK)
        return head.bottom

    def draw_figures(self, surface: pygame.Surface, box: pygame.Rect, figures: Sequence[tuple[str, str]]) -> None:
        """Numbers side by side, large, with a word below each; they want 88 units of height."""
        theme = self.theme
        brush = self.brush(surface)
        wide = box.width // len(figures)
        size = brush.text.alike(
            [(word, (wide - theme.space(1), theme.px(28))) for _number, word in figures], TypeStyle.NOTE, theme
        )
        for place, (number, word) in enumerate(figures):
            cell = pygame.Rect(box.left + place * wide, box.top, wide, box.height)
            upper = pygame.Rect(cell.left, cell.top, cell.width, theme.px(56))
            brush.write(upper, number, TypeStyle.TITLE, GOLD_INK, align="centre")
            brush.write(
                pygame.Rect(cell.left, upper.bottom, cell.width, theme.px(30)),
                word,
                TypeStyle.NOTE,
                INK_SOFT,
                align="centre",
                most=size,
            )
            if place:
                surface.fill(
                    PAPER_DEEP, (cell.left, cell.top + theme.space(1), theme.hairline, cell.height - 2 * theme.space(1))
                )
