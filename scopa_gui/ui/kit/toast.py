"""News over whatever is on the screen: notices, "sound off"; what there is to say at one time stands together, a line
below the other.

It stands as long as it takes to read, and then until something is pressed: nothing vanishes while nobody is there. What
only answers a key goes by itself.
"""

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.reading_time import seconds_to_read
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import BRASS, PAPER, WALNUT, Theme, TypeStyle

_TOGETHER = 3
"""Lines that stand at one time; more of them wait."""


class Toast:
    """`seconds` is how long what stands still takes to be read, None when there is nothing, or it was."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._lines: list[str] = []
        self.seconds: float | None = None
        self.dirty = False
        self._brief = False

    def say(self, line: str) -> None:
        """Show a line below those that stand; the same line twice stands longer instead."""
        if self._brief:
            self._next()
        if line not in self._lines:
            self._lines.append(line)
            if line in self.lines:
                self.seconds = (self.seconds or 0.0) + seconds_to_read(line)
        elif line in self.lines:
            self.seconds = max(self.seconds or 0.0, seconds_to_read(line))
        self.dirty = True

    def say_now(self, line: str) -> None:
        """Show a line in the place of all others, for a moment: the answer to a key."""
        self._brief, self.seconds = False, None
        self._lines.clear()
        self.say(line)
        self._brief = True

    @property
    def lines(self) -> list[str]:
        """What stands now."""
        return self._lines[:_TOGETHER]

    def update(self, dt: float) -> None:
        """Let time pass."""
        if self.seconds is None:
            return
        self.seconds -= dt
        if self.seconds <= 0:
            self.seconds = None
            if self._brief:
                self._next()

    def pressed(self) -> None:
        """A key or a button was pressed: what could be read goes."""
        if self._lines and self.seconds is None:
            self._next()

    def _next(self) -> None:
        """What stands goes, and what waited comes."""
        del self._lines[:_TOGETHER]
        self._brief = False
        self.seconds = sum(map(seconds_to_read, self.lines)) or None
        self.dirty = True

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        """Paint it near the top of the window."""
        self.dirty = False
        top = theme.space(2)
        for line in self.lines:
            inside = min(
                self._text.width(line, TypeStyle.NOTE, theme) + theme.space(1), theme.size[0] - theme.space(16)
            )
            rows = len(self._text.wrap(line, TypeStyle.NOTE, theme, inside))
            rect = pygame.Rect(
                0, top, inside + theme.space(5), rows * self._text.height(TypeStyle.NOTE, theme) + theme.space(2)
            )
            rect.centerx = theme.size[0] // 2
            shapes.panel(surface, rect, theme, WALNUT, line=BRASS, radius=12)
            box = rect.inflate(-theme.space(4), -theme.space(1))
            self._text.draw(surface, box, line, TypeStyle.NOTE, theme, PAPER, align="centre")
            top = rect.bottom + theme.space(1)
