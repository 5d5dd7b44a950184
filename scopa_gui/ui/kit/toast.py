"""Lines of news over the screen: notices, "sound off"; several at once are shown one below the other.

A line stays as long as it takes to read, and then until somebody presses something or moves the pointer: nothing
vanishes while nobody is there. A click removes it at once; the answer to a key goes by itself. Lines cover as little as
possible of what is looked at or pressed.
"""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.kit import rects
from scopa_gui.ui.kit.intents import Point
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import BRASS, PAPER, WALNUT, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush

_SEES = 1.6
_WORD = 0.33
"""Seconds to notice a line, and for each of its words."""


def seconds_to_read(line: str) -> float:
    """Return the seconds that a line stays at least."""
    return _SEES + _WORD * len(line.split())


_ACROSS = 24
_DOWN = 64
"""Number of places tried across the window, and down."""


def covered(box: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """Return the number of pixels of a box that lie over others."""
    if box.collidelist(others) < 0:
        return 0
    return sum(part.width * part.height for part in (box.clip(other) for other in others))


def free_place(size: tuple[int, int], room: pygame.Rect, others: Sequence[pygame.Rect]) -> pygame.Rect:
    """Return the place in a room that covers least of the others, the nearest one to the middle of the top."""
    free = pygame.Rect(room.topleft, (max(0, room.width - size[0]), max(0, room.height - size[1])))
    tops = [free.top + free.height * step // _DOWN for step in range(_DOWN + 1)]
    lefts = {free.left + free.width * step // _ACROSS for step in range(_ACROSS + 1)} | {free.centerx}
    nearest = sorted((top - free.top + abs(left - free.centerx), top, left) for top in tops for left in lefts)
    best = pygame.Rect(free.midtop, size)
    least = covered(best, others)
    for _distance, top, left in nearest:
        if least == 0:
            break
        box = pygame.Rect((left, top), size)
        over = covered(box, others)
        if over < least:
            best = box
            least = over
    return best


_AT_ONCE = 3
"""Greatest number of lines shown at once; more of them wait."""
_WIDTHS = (1.0, 0.75, 0.55, 0.4, 0.28)
"""Shares of the window's width, without a margin, that lines may have."""


class Toast:
    """Lines of news over the screen.

    `seconds`: time until the shown lines have been read; None if they have been, or if there are none.
    """

    def __init__(self, text: Text) -> None:
        self._text = text
        self._lines: list[str] = []
        self.seconds: float | None = None
        self.dirty = False
        self._brief = False
        self._shown: tuple[list[str], Theme] | None = None
        self._boxes: list[pygame.Rect] = []
        self._covered = 0

    def say(self, line: str) -> None:
        """Show a line below those already shown; a line that is already there stays longer."""
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
        """Show only this line, for a moment: the answer to a key."""
        self._brief = False
        self.seconds = None
        self._lines.clear()
        self.say(line)
        self._brief = True

    @property
    def lines(self) -> list[str]:
        """Lines that are shown now; the others wait."""
        return self._lines[:_AT_ONCE]

    def update(self, dt: float) -> None:
        """Let time pass."""
        if self.seconds is None:
            return
        self.seconds -= dt
        if self.seconds <= 0:
            self.seconds = None
            if self._brief:
                self._next()

    def remove_read(self) -> None:
        """Remove lines that have been read, because somebody is there."""
        if self._lines and self.seconds is None:
            self._next()

    def dismiss(self, pos: Point) -> bool:
        """Remove the lines shown if one of them was clicked; return whether that was so."""
        is_hit = bool(self._lines) and any(box.collidepoint(pos) for box in self._boxes)
        if is_hit:
            self._next()
        return is_hit

    def _next(self) -> None:
        """Remove the shown lines and show those that waited."""
        del self._lines[:_AT_ONCE]
        self._brief = False
        self.seconds = sum(map(seconds_to_read, self.lines)) or None
        self.dirty = True

    def draw(self, surface: pygame.Surface, theme: Theme, avoided: Sequence[pygame.Rect] = ()) -> None:
        """Paint the lines near the top of the window, where they cover as little as possible of `avoided`."""
        self.dirty = False
        self._arrange(theme, avoided)
        brush = Brush(surface, theme, self._text)
        for line, rect in zip(self.lines, self._boxes, strict=True):
            brush.panel(rect, WALNUT, line=BRASS, radius=12)
            brush.write(rect.inflate(-theme.space(4), -theme.space(1)), line, TypeStyle.NOTE, PAPER, align="centre")

    def _arrange(self, theme: Theme, avoided: Sequence[pygame.Rect]) -> None:
        """Find the place where each line covers least, as wide as it needs or narrower.

        The lines stay where they are unless they now cover more than before.
        """
        if self._shown == (self.lines, theme) and self._cover(self._boxes, avoided) <= self._covered:
            return
        self._shown = (list(self.lines), theme)
        self._boxes = []
        text = self._text
        room = rects.inset(pygame.Rect((0, 0), theme.size), theme.space(2))
        for line in self.lines:
            others = [*avoided, *self._boxes]
            boxes = []
            for share in _WIDTHS:
                most = round(share * (theme.size[0] - theme.space(16)))
                inside = min(text.width(line, TypeStyle.NOTE, theme) + theme.space(1), most)
                rows = len(text.wrap(line, TypeStyle.NOTE, theme, inside))
                size = inside + theme.space(5), rows * text.height(TypeStyle.NOTE, theme) + theme.space(2)
                boxes.append(free_place(size, room, others))
            self._boxes.append(min(boxes, key=lambda box: (covered(box, others), box.top)))
        self._covered = self._cover(self._boxes, avoided)

    @staticmethod
    def _cover(boxes: Sequence[pygame.Rect], avoided: Sequence[pygame.Rect]) -> int:
        return sum(covered(box, avoided) for box in boxes)
