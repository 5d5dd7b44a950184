"""A line of news over whatever is on the screen: a notice, "sound off".

It stands as long as it takes to read, and then until something is pressed: nothing vanishes while nobody is there. What only answers a
key goes by itself.
"""

from collections import deque

import pygame

from scopa_gui.ui import shapes
from scopa_gui.ui.reading import seconds_to_read
from scopa_gui.ui.text import Text
from scopa_gui.ui.theme import BRASS, PAPER, WALNUT, Style, Theme


class Toast:
    """Shows one line after the other; `seconds` is how long the present one still takes to be read, None when there is none, or it was."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._lines: deque[str] = deque()
        self.seconds: float | None = None
        self.dirty = False
        self._brief = False

    def say(self, line: str) -> None:
        """Show a line after those that wait; the same line twice stands longer instead."""
        if self._brief:
            self._next()
        if line not in self._lines:
            self._lines.append(line)
        if len(self._lines) == 1:
            self.seconds = seconds_to_read(line)
        self.dirty = True

    def say_now(self, line: str) -> None:
        """Show a line in the place of all others, for a moment: the answer to a key."""
        self._brief = False
        self._lines.clear()
        self.say(line)
        self._brief = True

    @property
    def line(self) -> str | None:
        """The line that stands."""
        return self._lines[0] if self._lines else None

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
        """A key or a button was pressed: a line that could be read goes."""
        if self._lines and self.seconds is None:
            self._next()

    def _next(self) -> None:
        """The line goes, and the next one comes."""
        self._lines.popleft()
        self._brief = False
        self.seconds = seconds_to_read(self._lines[0]) if self._lines else None
        self.dirty = True

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        """Paint the line near the top of the window."""
        self.dirty = False
        if not self._lines:
            return
        line = self._lines[0]
        inside = min(self._text.width(line, Style.NOTE, theme) + theme.space(1), theme.size[0] - theme.space(16))
        rows = len(self._text.wrap(line, Style.NOTE, theme, inside))
        height = rows * self._text.height(Style.NOTE, theme) + theme.space(2)
        rect = pygame.Rect(0, theme.space(2), inside + theme.space(5), height)
        rect.centerx = theme.size[0] // 2
        shapes.panel(surface, rect, theme, WALNUT, line=BRASS, radius=12)
        box = rect.inflate(-theme.space(4), -theme.space(1))
        self._text.draw(surface, box, line, Style.NOTE, theme, PAPER, align="centre")
