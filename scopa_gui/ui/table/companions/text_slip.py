"""Slips of paper over the table: where there is room for one, how it is drawn, and one with a text and answers.

Until an answer is pressed nothing else can be; no card that counts is covered meanwhile.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import INK, LEAST_TYPE, PAPER, WINE, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.geometry.table_layout import Layout

_EDGE: Colour = (190, 160, 110)
_AIR = 5
"""Units between a card and paper: frames of cards need as much."""


class FreeSpace(NamedTuple):
    """`above` the table's cards lie only backs and plates, `below` them the status line; without cards they meet."""

    above: pygame.Rect
    below: pygame.Rect


def clear_of(layout: Layout, theme: Theme) -> FreeSpace:
    """Return the free rectangles of a layout.

    A sheet next to the table stays free too, and so do the piles when the table is empty.
    """
    regions = layout.regions
    edge = theme.px(12)
    air = theme.px(_AIR)
    boxes = [pygame.Rect(layout.box_of(layout.cards[card])) for card in layout.table]
    low = regions.band.bottom + air
    first = min((box.top for box in boxes), default=regions.band.top)
    last = max((box.bottom for box in boxes), default=regions.band.top)
    left = edge
    right = theme.size[0] - edge
    if not boxes:
        left = regions.table.left
        right = regions.table.right
    elif regions.sheet is not None:
        first = min(first, regions.sheet.top)
    above = pygame.Rect(left, theme.px(6), right - left, first - air - theme.px(6))
    return FreeSpace(above, pygame.Rect(regions.band.left, last + air, regions.band.width, low - last - air))


def draw_paper(surface: pygame.Surface, rect: pygame.Rect, theme: Theme, *, lined: bool = True) -> None:
    """A slip of paper with a fine line inside its edge, unless it is filled with buttons: theirs would touch it."""
    shapes.panel(surface, rect, theme, PAPER, radius=16)
    if not lined:
        return
    inset = rect.inflate(-2 * theme.px(5), -2 * theme.px(5))
    surface.blit(shapes.frame(inset.size, theme.px(12), theme.hairline, _EDGE, 150), inset)


def answers_place(below: pygame.Rect, theme: Theme, wide: int) -> tuple[pygame.Rect, pygame.Rect]:
    """A slip at the foot of the room below the table, at most `wide` pixels, and its row for what can be pressed."""
    pad = theme.px(7)
    high = max(44, min(theme.control, below.height - 2 * pad))
    slip = pygame.Rect(0, 0, min(wide, below.width), high + 2 * pad)
    slip.midbottom = below.midbottom
    return slip, pygame.Rect(slip.left + 2 * pad, slip.top + pad, slip.width - 4 * pad, high)


_WIDE = 860
_ANSWERS = 840
"""Units."""
_PAD = (26, 14)
_TITLE = 1.4
"""The size of the title for that of the words, where there is room."""


@dataclass(frozen=True, slots=True)
class Written:
    """Fit of words in a slip: type sizes and lines of the title and of the words, and width and height in pixels."""

    sizes: tuple[int, int]
    title: Sequence[str]
    words: Sequence[str]
    size: tuple[int, int]


def written(text: Text, theme: Theme, title: str, words: str, room: tuple[int, int]) -> Written:
    """The words as large as the room allows: first the slip becomes wider, then the type smaller."""
    pad = theme.px(_PAD[0]), theme.px(_PAD[1])
    usual = min(theme.px(_WIDE), room[0])
    most = room[0]
    full = theme.type_px(TypeStyle.BODY)
    for px in range(full, LEAST_TYPE - 1, -1):
        head = max(px, round(px * (_TITLE if px == full else 1.0)))
        for wide in (usual, most):
            found = _lines(text, theme, (title, words), (head, px), wide - 2 * pad[0])
            high = found.size[1] + 2 * pad[1]
            if high <= room[1] or (px == LEAST_TYPE and wide == most):
                return Written(found.sizes, found.title, found.words, (wide, high))
    raise RuntimeError("there is a smallest type")


def _lines(text: Text, theme: Theme, both: tuple[str, str], sizes: tuple[int, int], wide: int) -> Written:
    title = text.wrap(both[0], TypeStyle.HEADING, theme, wide, sizes[0]) if both[0] else []
    words = text.wrap(both[1], TypeStyle.BODY, theme, wide, sizes[1]) if both[1] else []
    high = len(title) * text.height(TypeStyle.HEADING, theme, sizes[0]) + len(words) * text.height(
        TypeStyle.BODY, theme, sizes[1]
    )
    return Written(sizes, title, words, (wide, high))


class TextSlip:
    """`focus` names the button that Enter presses as long as no other was chosen."""

    def __init__(self, focus: str = "") -> None:
        self.group = Group()
        self.group.focus = focus
        self.rect = self.low = self._room = pygame.Rect(0, 0, 0, 0)
        self._empty = False
        self._shown: tuple[str, str] | None = None
        self._written: Written | None = None

    def place(self, layout: Layout, theme: Theme, buttons: Sequence[Button] = ()) -> None:
        """Take the places round the table's cards, with these buttons."""
        self._room, below = clear_of(layout, theme)
        self._empty = not layout.table
        self._shown = None
        self.low, row = answers_place(below, theme, round(theme.px(_ANSWERS) * max(1.0, theme.text_scale)))
        if self._empty:
            self._room.height = self.low.top - theme.px(8) - self._room.top
        gap = theme.px(12)
        across = (row.width - (len(buttons) - 1) * gap) // max(1, len(buttons))
        for place, button in enumerate(buttons):
            button.place(pygame.Rect(row.left + place * (across + gap), row.top, across, row.height), theme)
        self.group.replace(buttons)

    def handle(self, intent: Intent) -> Answer:
        """Give an intent to the buttons; keys that belong to every screen are left alone, all else stays here."""
        if isinstance(intent, Key) and intent.name in ("enter", "space") and not self.group.shows_focus:
            focused = self.group.focused
            return focused.key(intent) if focused is not None else USED
        answer = self.group.handle(intent)
        if isinstance(intent, Key):
            return answer if answer is not None or intent.alt or intent.command or len(intent.name) > 1 else USED
        return answer or USED

    def targets(self) -> Mapping[str, pygame.Rect]:
        """The buttons."""
        return self.group.targets()

    def focused(self) -> str | None:
        """The button that the keyboard would press."""
        focused = self.group.focused
        return focused.name if focused is not None else None

    def draw(self, brush: Brush, title: str, words: str) -> None:
        """Paint the slip, and the one with the buttons."""
        theme = brush.theme
        surface = brush.surface
        text = brush.text
        if self._written is None or self._shown != (title, words):
            self._shown, self._written = (title, words), written(text, theme, title, words, self._room.size)
            self.rect = pygame.Rect((0, 0), self._written.size)
            self.rect.midtop = (self._room.centerx, self._room.top)
            if self._empty:
                self.rect.bottom = max(self.rect.bottom, self.low.top - theme.px(12))
        draw_paper(surface, self.rect, theme)
        for part, style in ((title, TypeStyle.HEADING), (words, TypeStyle.BODY)):
            text.heard.words(surface, self.rect, part, style)
        y = self.rect.top + theme.px(_PAD[1])
        left = self.rect.left + theme.px(_PAD[0])
        said = self._written
        for lines, style, px, colour in (
            (said.title, TypeStyle.HEADING, said.sizes[0], WINE),
            (said.words, TypeStyle.BODY, said.sizes[1], INK),
        ):
            for line in lines:
                text.put(surface, (left, y), line, style, theme, colour, px)
                y += text.height(style, theme, px)
        if self.group.widgets:
            draw_paper(surface, self.low, theme, lined=False)
            self.group.draw(brush)
