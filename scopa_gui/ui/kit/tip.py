"""Small paper next to a word that explains it: for the word under the pointer, or by a key for one after the other."""

from collections.abc import Callable

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.explained import ExplainedWord
from scopa_gui.ui.kit.intents import NOWHERE, Point
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import BRASS, INK, PAPER_BRIGHT, WINE, Theme, TypeStyle

_WIDE = 380
"""Units."""
Says = Callable[[str], tuple[str, str]]
"""Return the name and the meaning of a word, by its key."""


class Tip:
    """`dirty` when another word, or none, is to be explained."""

    def __init__(self, text: Text, says: Says) -> None:
        self._text = text
        self._says = says
        self._pointer: Point = NOWHERE
        self._asked: str | None = None
        self._shown: ExplainedWord | None = None
        self.dirty = False

    @property
    def key(self) -> str | None:
        """The word that is explained."""
        return None if self._shown is None else self._shown.key

    def point(self, pos: Point) -> None:
        """The pointer is here: what was asked by the keyboard goes once it moves."""
        if pos != self._pointer:
            self._pointer = pos
            self._asked = None
            self._look()

    def ask_next(self) -> bool:
        """Explain the next word on the screen, after the last one none; False where there is none at all."""
        keys = [word.key for word in self._text.explained.words]
        place = keys.index(self._asked) + 1 if self._asked in keys else 0
        self._asked = keys[place] if place < len(keys) else None
        self._look()
        return bool(keys)

    def calm(self) -> None:
        """Another key was pressed."""
        self._asked = None
        self._look()

    def _look(self) -> None:
        explained = self._text.explained
        asked = next((word for word in explained.words if word.key == self._asked), None)
        shown = asked or explained.at(self._pointer)
        self.dirty = self.dirty or shown != self._shown
        self._shown = shown

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        """Paint it below the word, or above where there is no room; what has gone from the screen is not explained."""
        self._look()
        self.dirty = False
        if self._shown is None:
            return
        title, words = self._says(self._shown.key)
        pad = theme.space(1.5)
        inside = min(round(theme.px(_WIDE) * max(1.0, theme.text_scale)), surface.get_width() - 4 * pad)
        head = self._text.height(TypeStyle.LABEL, theme)
        rows = len(self._text.wrap(words, TypeStyle.NOTE, theme, inside))
        high = head + rows * self._text.height(TypeStyle.NOTE, theme)
        sheet = pygame.Rect(0, 0, inside + 2 * pad, high + 2 * pad)
        word = self._shown.rect
        gap = theme.px(6)
        sheet.midtop = (word.centerx, word.bottom + gap)
        if sheet.bottom > surface.get_height() - gap:
            sheet.bottom = word.top - gap
        sheet.clamp_ip(surface.get_rect().inflate(-2 * gap, -2 * gap))
        shapes.panel(surface, sheet, theme, PAPER_BRIGHT, line=BRASS, radius=10)
        box = sheet.inflate(-2 * pad, -2 * pad)
        self._text.draw(surface, pygame.Rect(box.topleft, (box.width, head)), title, TypeStyle.LABEL, theme, WINE)
        below = pygame.Rect(box.left, box.top + head, box.width, box.height - head)
        self._text.draw(surface, below, words, TypeStyle.NOTE, theme, INK, valign="top")
