"""A line to type in: by the keyboard, an input method, or from the clipboard."""

import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scopa_gui.ui.kit import clipboard, shapes
from scopa_gui.ui.kit.intents import Composing, Drag, Key, Point, Typed
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole
from scopa_gui.ui.kit.theme import GOLD, INK, INK_SOFT, PAPER_BRIGHT, PAPER_DEEP, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.fields import Field
from scopa_gui.ui.kit.widgets.widget import Brush, Look

_TONES = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
"""Skin tones, which belong to the emoji before."""
_FLAG_LETTERS = "".join(map(chr, range(0x1F1E6, 0x1F200)))
"""Letters of flags: two of them are one flag."""
_WORD = re.compile(r"\w+|[^\w\s]+")


def in_one_line(text: str) -> str:
    """Return a text fit for one line: breaks and tabs become spaces, unprintable characters are dropped."""
    return "".join(letter for letter in re.sub(r"\s", " ", text) if letter.isprintable())


def begins_letter(text: str, place: int) -> bool:
    """Return True if a letter, as people count them, may begin at this place.

    None begins at an accent, at a skin tone or in the middle of a flag.
    """
    if not 0 < place < len(text):
        return True
    letter = text[place]
    if unicodedata.category(letter).startswith("M") or letter in _TONES:
        return False
    before = text[:place]
    flags = len(before) - len(before.rstrip(_FLAG_LETTERS))
    return letter not in _FLAG_LETTERS or flags % 2 == 0


@dataclass(slots=True)
class EditedLine:
    """A line of text being edited. ``caret`` and ``anchor`` are places between letters.

    The text between them is selected. ``most`` is the room for the text, measured by ``size``.
    """

    text: str = ""
    most: int = 1000
    caret: int = 0
    anchor: int = 0
    size: Callable[[str], int] = len

    @property
    def selection(self) -> tuple[int, int]:
        """Start and end of the selection."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """Letters that are selected."""
        start, end = self.selection
        return self.text[start:end]

    def insert(self, text: str) -> bool:
        """Put a text in place of the selection, at the caret; return whether there was room for all of it.

        If there is not, as many whole letters go in as fit.
        """
        start, end = self.selection
        wanted = in_one_line(text)
        before = self.text[:start]
        after = self.text[end:]

        def is_too_much(count: int) -> bool:
            return self.size(before + wanted[:count] + after) > self.most

        count = len(wanted)
        if is_too_much(count):
            count = max(0, bisect_left(range(count), True, key=is_too_much) - 1)
            while not begins_letter(wanted, count):
                count -= 1
        self.text = before + wanted[:count] + after
        self.caret = self.anchor = start + count
        return count == len(wanted)

    def erase(self, step: int, *, by_word: bool = False) -> None:
        """Delete the selection, or else a letter or a word before the caret (-1) or after it (1)."""
        if self.caret == self.anchor:
            self.move(step, by_word=by_word, selecting=True)
        self.insert("")

    def move(self, step: int, *, by_word: bool = False, selecting: bool = False) -> None:
        """Move the caret by a letter or a word; a selection first ends at that side."""
        start, end = self.selection
        words = _WORD.finditer(self.text) if by_word else ()
        if start != end and not selecting and not by_word:
            self.go(start if step < 0 else end)
        elif not by_word:
            self.go(self.caret + step, selecting=selecting)
        elif step < 0:
            starts = (word.start() for word in words if word.start() < self.caret)
            self.go(max(starts, default=0), selecting=selecting)
        else:
            ends = (word.end() for word in words if word.end() > self.caret)
            self.go(min(ends, default=len(self.text)), selecting=selecting)

    def go(self, place: int, *, selecting: bool = False) -> None:
        """Put the caret at a place, or the nearest one in the text."""
        self.caret = max(0, min(place, len(self.text)))
        if not selecting:
            self.anchor = self.caret

    def select_all(self) -> None:
        """Select the whole text."""
        self.anchor = 0
        self.caret = len(self.text)


_LINE: Colour = (170, 140, 96)
_STYLE = TypeStyle.BODY
_SHOWN = 400
"""Greatest number of letters in the field at once."""
_AHEAD = 0.25
"""Share of the field's width by which the text moves on when the caret reaches an edge."""


class TextField(Field):
    """Field to type a line into; `hint` is shown while it is empty.

    `on_change` gets every new text; `on_enter` is called for Enter. `most` and `size` are those of an EditedLine;
    `on_full` is called if a typed text does not fit.
    """

    types = True

    def __init__(
        self,
        name: str,
        label: str,
        hint: str,
        on_change: Callable[[str], Answer],
        on_enter: Callable[[], Answer] | None = None,
        *,
        text: str = "",
        most: int = 1000,
        size: Callable[[str], int] = len,
        on_full: Callable[[], Answer] | None = None,
    ) -> None:
        super().__init__(f"field:{name}", label, stacked=True)
        self.hint = hint
        self.line = EditedLine(text, most, size=size)
        self.line.go(len(text))
        self.composed = ""
        self._on_change = on_change
        self._on_enter = on_enter
        self._on_full = on_full
        self._first = 0
        self._selects = False
        self._stops: list[int] = [0]
        self._inner = pygame.Rect(0, 0, 0, 0)

    @property
    def text(self) -> str:
        """Text in the field."""
        return self.line.text

    def put(self, text: str) -> Answer:
        """Replace all of the text."""
        self.line.select_all()
        return self._inserted(text)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        self._inner = self.body.inflate(-2 * theme.space(2), -theme.px(14))

    def caret_box(self) -> pygame.Rect:
        """Return the box of the next letter: an input method shows its choices there."""
        return pygame.Rect(self._x(self.line.caret), self._inner.top, 2, self._inner.height)

    # Input

    def typed(self, typed: Typed | Composing) -> Answer:
        if isinstance(typed, Composing):
            self.composed = in_one_line(typed.text)
            return USED
        self.composed = ""
        return self._inserted(typed.text)

    def key(self, key: Key) -> Answer:
        if self.composed or (key.command and key.alt):  # an input method's keys, and what AltGr types
            return USED
        line = self.line
        is_command = key.command or (key.name == "insert" and key.shift)
        by_word = key.alt or key.command
        match key.name:
            case "left" | "right":
                line.move(-1 if key.name == "left" else 1, by_word=by_word, selecting=key.shift)
            case "backspace" | "delete":
                return self._edited(lambda: line.erase(-1 if key.name == "backspace" else 1, by_word=by_word))
            case "a" if is_command:
                line.select_all()
            case "c" | "x" if is_command and line.selected:
                if clipboard.copy(line.selected) and key.name == "x":
                    return self._inserted("")
            case "v" | "insert" if is_command:
                return self._inserted(clipboard.paste())
            case "home" if not is_command:
                line.go(0, selecting=key.shift)
            case "end" if not is_command:
                line.go(len(line.text), selecting=key.shift)
            case "enter" if self._on_enter is not None and not by_word:
                return self._on_enter()
            case _:  # a letter comes again as typed text, so its key must not be a shortcut, too
                return USED if key.text and key.text.isprintable() and not by_word else None
        return USED

    def spoken(self) -> Spoken:
        return self.spoken_as(SpokenRole.FIELD, self.label or self.hint, text=self.text)

    def press(self, pos: Point) -> Answer:
        self.line.go(self._at(pos[0]))
        return USED

    def drag(self, drag: Drag) -> Answer:
        self._selects = True
        self.line.go(self._at(drag.start[0]))
        self.line.go(self._at(drag.pos[0]), selecting=True)
        return USED

    def let_go(self) -> bool:
        selects = self._selects
        self._selects = False
        return selects

    def _inserted(self, text: str) -> Answer:
        is_whole = True

        def insert() -> None:
            nonlocal is_whole
            is_whole = self.line.insert(text)

        answer = self._edited(insert)
        return answer if is_whole or self._on_full is None else self._on_full() or answer

    def _edited(self, edit: Callable[[], None]) -> Answer:
        before = self.line.text
        edit()
        return USED if self.line.text == before else self._on_change(self.line.text) or USED

    # Drawing

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        surface = brush.surface
        self.draw_label(brush)
        brush.panel(self.body, PAPER_BRIGHT if look.hovered or look.focused else PAPER_DEEP, line=_LINE, raised=False)
        self._measure(brush)
        clip = surface.get_clip()
        surface.set_clip(self._inner.inflate(theme.px(8), 0).clip(clip))
        start, end = self.line.selection
        if start != end and look.focused:
            left = self._x(start)
            surface.fill(GOLD, (left, self._inner.top, self._x(end) - left, self._inner.height))
        if not (self.text or self.composed):
            brush.write(self._inner, self.hint, _STYLE, INK_SOFT)
        top = self._inner.centery - brush.text.height(_STYLE, theme) // 2
        before = self.text[self._first : self.line.caret]
        behind = self.text[self.line.caret : self._first + len(self._stops) - 1]
        pen = self._inner.left
        for words, is_composed in ((before, False), (self.composed, True), (behind, False)):
            if words:
                picture = brush.text.line(words, _STYLE, theme, INK)
                at = picture.get_rect(topleft=(pen, top))
                surface.blit(picture, at)
                if is_composed:
                    surface.fill(INK, (*at.bottomleft, at.width, theme.hairline))
                pen = at.right
        if look.focused:
            width = max(2, theme.px(2))
            composed = brush.text.width(self.composed, _STYLE, theme) if self.composed else 0
            surface.fill(INK, self.caret_box().move(composed, 0).inflate(width - 2, 0))
        surface.set_clip(clip)
        if look.focused:
            shapes.focus_ring(surface, self.body, theme)

    def _measure(self, brush: Brush) -> None:
        """Bring the caret into view, and measure where each visible letter begins."""
        width = self._inner.width
        caret = self.line.caret
        self._first = min(self._first, caret, len(self.text))
        is_beyond = caret - self._first > _SHOWN or self._width(brush, self._first, caret) > width
        if is_beyond or self._first == caret > 0:
            share = 1 - _AHEAD if is_beyond else _AHEAD
            self._first = caret
            while self._first > 0 and self._width(brush, self._first - 1, caret) <= width * share:
                self._first -= 1
        self._stops = [0]
        for end in range(self._first + 1, min(len(self.text), self._first + _SHOWN) + 1):
            self._stops.append(self._width(brush, self._first, end))
            if self._stops[-1] > width:
                break

    def _width(self, brush: Brush, start: int, end: int) -> int:
        return brush.text.width(self.text[start:end], _STYLE, brush.theme) if end > start else 0

    def _x(self, place: int) -> int:
        """Return the x in pixels at which the letter at a place begins; the edge beyond which it is, if out of view."""
        return self._inner.left + self._stops[max(0, min(place - self._first, len(self._stops) - 1))]

    def _at(self, x: int) -> int:
        """Return the place between two letters that is nearest to an x."""
        far = x - self._inner.left
        right = bisect_right(self._stops, far)
        if right == 0:
            return max(0, self._first - 1)
        if right == len(self._stops):
            return self._first + right - 1
        return self._first + (right if self._stops[right] - far < far - self._stops[right - 1] else right - 1)
