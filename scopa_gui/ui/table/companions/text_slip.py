"""A slip of paper over the table's cards, with a title and a sentence or two, and its answers as buttons on another one
below them.

Until one is pressed nothing else can be; no card that counts is covered meanwhile.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import INK, LEAST_TYPE, WINE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.geometry.free_space import answers_place, clear_of, draw_paper
from scopa_gui.ui.table.geometry.layout import Layout

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
