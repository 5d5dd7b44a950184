"""Small paper that explains a word: the one under the pointer, or one word after the other by a key."""

from collections.abc import Callable

import pygame

from scopa_gui.ui.kit import rects
from scopa_gui.ui.kit.explained import ExplainedWord
from scopa_gui.ui.kit.intents import NOWHERE, Point
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import BRASS, INK, PAPER_BRIGHT, WINE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush

_WIDTH = 380
"""Units of width of the paper."""
Says = Callable[[str], tuple[str, str]]
"""Returns the title and the explanation of a word, by its key."""


class Tip:
    """The explanation of a word; `dirty` if it must be painted again."""

    def __init__(self, text: Text, says: Says) -> None:
        self._text = text
        self._says = says
        self._pointer: Point = NOWHERE
        self._asked: str | None = None
        self._shown: ExplainedWord | None = None
        self.dirty = False

    @property
    def key(self) -> str | None:
        """Key of the word that is explained, or None."""
        return None if self._shown is None else self._shown.key

    def point(self, pos: Point) -> None:
        """Follow the pointer; when it moves, the word chosen by the keyboard is no longer explained."""
        if pos != self._pointer:
            self._pointer = pos
            self._asked = None
            self._look()

    def ask_next(self) -> bool:
        """Explain the next word on the screen, and none after the last one; return False if there are no such words."""
        keys = [word.key for word in self._text.explained.words]
        number = keys.index(self._asked) + 1 if self._asked in keys else 0
        self._asked = keys[number] if number < len(keys) else None
        self._look()
        return bool(keys)

    def stop_asking(self) -> None:
        """Stop explaining the word chosen by the keyboard, because another key was pressed."""
        self._asked = None
        self._look()

    def _look(self) -> None:
        explained = self._text.explained
        asked = next((word for word in explained.words if word.key == self._asked), None)
        shown = asked or explained.at(self._pointer)
        self.dirty = self.dirty or shown != self._shown
        self._shown = shown

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        """Paint the paper below the word, or above it if there is no room; only if the word is still on the screen."""
        self._look()
        self.dirty = False
        if self._shown is None:
            return
        title, words = self._says(self._shown.key)
        brush = Brush(surface, theme, self._text)
        pad = theme.space(1.5)
        width = min(round(theme.px(_WIDTH) * max(1.0, theme.text_scale)), surface.get_width() - 4 * pad)
        title_height = self._text.height(TypeStyle.LABEL, theme)
        rows = len(self._text.wrap(words, TypeStyle.NOTE, theme, width))
        height = title_height + rows * self._text.height(TypeStyle.NOTE, theme)
        word = self._shown.rect
        gap = theme.px(6)
        room = rects.inset(surface.get_rect(), gap)
        sheet = rects.sized((width + 2 * pad, height + 2 * pad), midtop=(word.centerx, word.bottom + gap))
        if sheet.bottom > room.bottom:
            sheet.bottom = word.top - gap
        sheet.clamp_ip(room)
        brush.panel(sheet, PAPER_BRIGHT, line=BRASS, radius=10)
        head, below = rects.cut_top(rects.inset(sheet, pad), title_height)
        brush.write(head, title, TypeStyle.LABEL, WINE)
        brush.write(below, words, TypeStyle.NOTE, INK, valign="top")
