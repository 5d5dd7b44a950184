"""SidePaper: a sheet of paper along the right edge of the window, next to a table, with text and buttons.

Its buttons are reached by the mouse, and by Tab from the last card of the hand on.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Drag, Hover, Intent, Key, Press, Release
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.theme import PAPER, Colour, Theme
from scopa_gui.ui.kit.widgets.button import Arrow, Button, ButtonKind, Caption
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.table.companions.companion import Companion
from scopa_gui.ui.table.companions.table_context import TableContext
from scopa_gui.ui.table.geometry.layout import Layout
from scopa_gui.ui.table.geometry.narrow_layout import roomy
from scopa_gui.ui.table.paint.corner_buttons import Icon, draw_out
from scopa_gui.ui.words.translation import _

RIGHT: Colour = (38, 104, 62)
"""Of words about a right answer."""
WIDE = 322
"""Units."""
_EDGE = 10
_LINE: Colour = (190, 160, 110)


class Offer(NamedTuple):
    """A button of the paper: its target's name, what it says, does and looks like, the letter that presses it too,
    whether it can be pressed. One that does nothing is words alone.

    ``pointing``: it has a triangle in the place of words, to the left (-1) or to the right (1), or one to the end (2).
    """

    name: str
    label: str
    press: Callable[[], Answer] | None = None
    kind: ButtonKind = ButtonKind.PAPER
    letter: str = ""
    enabled: bool = True
    pointing: int = 0


Offers = Callable[[], Sequence[Sequence[Offer | None]]]


def next_to_paper(window: Theme, wide: int) -> Theme:
    """Return the part of a window that is left to the table next to a paper `wide` units wide."""
    pixels = round(window.px(wide) * (0.6 + 0.4 * max(1.0, window.text_scale)))
    return Theme((window.size[0] - pixels, window.size[1]), window.text_scale, window.table, window.strong)


class SidePaper(Companion):
    """`wide` in units. `offers` gives the buttons of this moment in rows from the top, several side by side; None in a
    row leaves a place empty. `leave` is the way out, in the table's corner; `finish` jumps to the end of what is shown.
    """

    def __init__(
        self,
        board: TableContext,
        offers: Offers,
        leave: Callable[[], Answer],
        *,
        finish: Callable[[], bool] | None = None,
        wide: int = WIDE,
    ) -> None:
        super().__init__(board)
        self._offers = offers
        self._leave = leave
        self._finish = finish or board.skip
        self._wide = wide
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.group = Group()
        self.theme = Theme((1280, 800))

    # Places

    def leaves(self, window: Theme) -> Theme:
        """The paper takes the right edge of the window."""
        self.theme = window
        edge = window.px(_EDGE)
        table = next_to_paper(window, self._wide)
        left, high = table.size
        self.rect = pygame.Rect(left, edge, window.size[0] - left - edge, high - 2 * edge)
        return table

    def adapt(self, layout: Layout) -> Layout:
        """Return the layout with room for words on a small table."""
        return roomy(layout, self.board.theme)

    def icons(self) -> Sequence[Widget]:
        """The button that leaves the screen."""
        menu = pygame.Rect(self.board.layout.regions.menu)
        side = max(44, menu.width)
        icon = Icon("back", _("Back (Esc)"), self._leave, draw_out)
        icon.place(pygame.Rect(menu.right - side, menu.top, side, side), self.board.theme)
        return [icon]

    def lay(self, layout: Layout) -> None:
        self.renew()

    def renew(self) -> None:
        """Make the buttons of this moment, at the foot of the paper."""
        self._place([[offer and _button(offer) for offer in row] for row in self._offers()])
        self.board.redraw()

    def _place(self, rows: Sequence[Sequence[Widget | None]]) -> None:
        inner = self.inner
        theme = self.theme
        gap = theme.px(8)
        top = inner.bottom - len(rows) * (theme.control + gap) + gap
        found: list[Widget] = []
        for number, row in enumerate(rows):
            left = inner.left
            for button, wide in zip(row, self._widths(row, gap), strict=True):
                if button is not None:
                    button.place(pygame.Rect(left, top + number * (theme.control + gap), wide, theme.control), theme)
                    found.append(button)
                left += wide + gap
        self.group.replace(found)

    def _widths(self, row: Sequence[Widget | None], gap: int) -> list[int]:
        """Return the width of each widget of a row: all equal; next to words, buttons are no wider than high."""
        free = self.inner.width - gap * (len(row) - 1)
        wide = free // len(row)
        words = sum(isinstance(button, Caption) for button in row)
        if not words or words == len(row):
            return [wide] * len(row)
        narrow = min(wide, self.theme.control)
        return [
            (free - narrow * (len(row) - words)) // words if isinstance(button, Caption) else narrow for button in row
        ]

    @property
    def inner(self) -> pygame.Rect:
        """Rectangle that can be written on."""
        return self.rect.inflate(-2 * self.theme.px(20), -2 * self.theme.px(18))

    def above_buttons(self, top: int, air: float) -> pygame.Rect:
        """Return the room for words from a row of pixels down to the buttons, with `air` units above them."""
        inner = self.inner
        first = min((widget.rect.top for widget in self.group.widgets), default=inner.bottom)
        return pygame.Rect(inner.left, top, inner.width, first - self.theme.px(air) - top)

    # Intents

    def handle(self, intent: Intent) -> Answer:
        match intent:
            case Hover():
                self.group.handle(intent)
            case Press(pos, 1) if self.rect.collidepoint(pos):
                return self.group.handle(intent) or USED
            case Drag() | Release():
                return self.group.handle(intent)
            case Key(alt=False, command=False):
                return self._key(intent)
        return None

    def _key(self, key: Key) -> Answer:
        """Letters press their button, Enter jumps to the end of what is shown; Tab goes from cards to buttons, back."""
        for offer in filter(None, chain(*self._offers())):
            if offer.press is not None and offer.enabled and offer.letter and offer.letter == key.name:
                return offer.press()
        group = self.group
        board = self.board
        if key.name in ("enter", "space") and not group.shows_focus and self._finish():
            return USED
        if not board.my_turn:
            return self._to_buttons(key)
        able = [widget for widget in group.widgets if widget.can_focus]
        if group.shows_focus:
            ends = able[0] if key.shift else able[-1]
            if key.name == "tab" and group.focused is ends:
                group.shows_focus = False
                return None
            return self._to_buttons(key)
        if key.name != "tab" or key.shift or not able or board.group.shows_focus:
            return None
        hand = board.layout.hand
        choice = board.control.choice
        if choice.aimed is None and board.control.keyboard and hand and choice.focus == hand[-1]:
            group.shows_focus = True
            group.focus = able[0].name
            return USED
        return None

    def _to_buttons(self, key: Key) -> Answer:
        """The key is for the paper's buttons; where the one that had the focus is gone, none shows it."""
        answer = self.group.handle(key)
        if all(widget.name != self.group.focus for widget in self.group.widgets):
            self.group.shows_focus = False
        return answer

    def targets(self) -> Mapping[str, pygame.Rect]:
        return self.group.targets()

    def focused(self) -> str | None:
        group = self.group
        return group.focused.name if group.shows_focus and group.focused is not None else None

    # Pictures

    def draw_sheet(self, surface: pygame.Surface) -> None:
        """Paint the empty paper with a fine line inside its edge."""
        theme = self.theme
        shapes.panel(surface, self.rect, theme, PAPER, radius=18)
        edge = self.rect.inflate(-2 * theme.px(7), -2 * theme.px(7))
        surface.blit(shapes.frame(edge.size, theme.px(12), theme.hairline, _LINE, 150), edge)


def _button(offer: Offer) -> Widget:
    if offer.press is None:
        return Caption(offer.name, offer.label)
    button = (
        Arrow(offer.name, offer.label, offer.press, offer.pointing)
        if offer.pointing
        else Button(offer.name, offer.label, offer.press, offer.kind)
    )
    button.enabled = offer.enabled
    return button
