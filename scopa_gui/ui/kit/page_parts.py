"""Parts that pages are made of: the window and its title, rows of buttons, sections, figures and tables.

They stand on the tree of `kit/layout.py`.
"""

from collections.abc import Iterator, Sequence

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.layout import SHADOW, Drawn, Painter, Paper, Part, Row, Stack, Words, alike, in_one_size
from scopa_gui.ui.kit.theme import BRASS, GOLD_INK, INK, INK_SOFT, IVORY, PAPER_DEEP, SLATE, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.widget import Brush, Widget

_LEAST_BUTTON = 180
"""Units of width of a button in a row at least."""
_WIDEST = 1.72
"""Width of a page at most, as a share of the window's height."""


class PageFrame(Part):
    """The whole window: a part in its middle, with a margin, equally wide on all pages: Back stays in place."""

    def __init__(self, part: Part) -> None:
        super().__init__()
        self.part = part

    @property
    def parts(self) -> Sequence[Part]:
        return (self.part,)

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        theme = brush.theme
        width = min(rect.width - theme.space(8), round(rect.height * _WIDEST))
        high = rect.height - theme.px(14) - theme.space(2.5)
        self.part.lay(brush, pygame.Rect(rect.centerx - width // 2, rect.top + theme.px(14), width, high))


class Overlay(Part):
    """A part in the middle of the window, `width` units wide and as high as it needs, at least `height` units.

    Both grow with the type, as far as there is room. `closes_outside`: a press next to it closes the screen.
    """

    def __init__(self, part: Part, width: float, height: float = 0.0, *, closes_outside: bool = False) -> None:
        super().__init__()
        self.part = part
        self._closes_outside = closes_outside
        self._size = (width, height)

    @property
    def parts(self) -> Sequence[Part]:
        return (self.part,)

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        theme = brush.theme
        scale = max(1.0, theme.text_scale)
        width = min(theme.px(self._size[0] * scale), rect.width - theme.space(6))
        needed = max(self.part.height(brush, width), theme.px(self._size[1] * scale))
        placed = shapes.around(rect.center, (width, min(needed, rect.height - theme.space(3))))
        self.part.lay(brush, placed)

    def is_closed_by(self, pos: tuple[int, int]) -> bool:
        return self._closes_outside and not self.part.rect.collidepoint(pos)


class Title(Part):
    """The title of a screen in ivory on the table, a short brass line below; on a plate where the table is painted.

    A `note` stands at the right.
    """

    def __init__(self, words: str, note: str = "") -> None:
        super().__init__()
        self.words = words
        self.note = note

    def height(self, brush: Brush, width: int) -> int:
        return brush.theme.px(84)

    def least(self, brush: Brush, width: int) -> int:
        return self.height(brush, width)

    def draw(self, brush: Brush) -> None:
        theme = brush.theme
        box = pygame.Rect(self.rect.left + theme.px(4), self.rect.top, self.rect.width, theme.px(58))
        taken = draw_heading(brush, box, self.words)
        left = taken.right + theme.space(3)
        note = pygame.Rect(left, box.top, self.rect.right - left, box.height)
        brush.write(note, self.note, TypeStyle.LABEL, IVORY, align="right", shadow=SHADOW)


def draw_heading(brush: Brush, box: pygame.Rect, words: str) -> pygame.Rect:
    """Draw a title on the bare table, with its brass line; return the rectangle that the words take."""
    theme = brush.theme
    plate = pygame.Rect(box.left, box.top, box.width, box.height + theme.px(12))
    shapes.under_words(brush.surface, plate, brush.text.width(words, TypeStyle.TITLE, theme), theme)
    taken = brush.write(box, words, TypeStyle.TITLE, IVORY, shadow=SHADOW)
    line = pygame.Rect(taken.left, taken.bottom + theme.px(4), theme.px(88), max(2, theme.px(3)))
    brush.surface.fill(BRASS, line)
    return taken


class Buttons(Part):
    """A row of buttons, each as wide as its words: `back` at the left, the others from the right, the first outermost.

    The Tab key goes through the others first, then `back`. All have one size of type.
    """

    def __init__(self, *buttons: Widget | None, back: Widget | None = None) -> None:
        super().__init__()
        self.buttons = [button for button in buttons if button is not None]
        self.back = back

    @property
    def controls(self) -> Iterator[Widget]:
        yield from self.buttons
        if self.back is not None:
            yield self.back

    def height(self, brush: Brush, width: int) -> int:
        return max((widget.height(brush.theme) for widget in self.controls), default=0)

    def least(self, brush: Brush, width: int) -> int:
        return self.height(brush, width)

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        every = list(self.controls)
        gap = brush.theme.space(2)
        room = rect.width - gap * (len(every) - 1)
        wanted = [_button_width(brush, button) for button in every]
        reduced = min(1.0, room / max(1, sum(wanted)))
        right = rect.right
        for button, wide in zip(every, wanted, strict=True):
            box = pygame.Rect(0, rect.top, int(wide * reduced), rect.height)
            box.right = right
            if button is self.back:
                box.left = rect.left
            button.place(box, brush.theme)
            right = box.left - gap
        in_one_size(brush, every)


def _button_width(brush: Brush, widget: Widget) -> int:
    """Pixels that the words of a button ask for, and some air."""
    theme = brush.theme
    words = brush.text.width(widget.label, widget.style, theme) if isinstance(widget, Button) else 0
    return max(theme.px(_LEAST_BUTTON), words + 2 * theme.space(3.5))


class Panel(Paper):
    """A plate of one colour with a line round it."""

    def __init__(
        self,
        part: Part,
        around: tuple[float, float] = (2.25, 1.5),
        *,
        fill: Colour = SLATE,
        line: Colour | None = BRASS,
        radius: float = 14,
        alpha: int = 255,
        raised: bool = True,
        width: float = 0.0,
        share: float = 1.0,
        grow: float = 1.0,
    ) -> None:
        super().__init__(part, around, width=width, share=share)
        self.grow = grow
        self._fill = fill
        self._line = line
        self._radius = radius
        self._alpha = alpha
        self._raised = raised

    def draw(self, brush: Brush) -> None:
        brush.panel(self.rect, self._fill, line=self._line, radius=self._radius, alpha=self._alpha, raised=self._raised)
        self.part.draw(brush)


class SectionTitle(Words):
    """The title of a section; where room is short, other texts shrink first."""

    def __init__(self, words: str) -> None:
        super().__init__(words, TypeStyle.LABEL, INK, valign="middle", lines=1.35)

    def least(self, brush: Brush, width: int) -> int:
        return self.height(brush, width)


def section(
    title: str, *parts: Part | None, key: Painter | Part | None = None, share: float = 1.0, grow: float = 1.0
) -> Stack:
    """Return parts under a label, at whose right end stands the `key` to their colours."""
    right = Drawn(key, 36) if callable(key) else key
    return Stack(
        SectionTitle(title) if right is None else Row(SectionTitle(title), right),
        *parts,
        gap=0.0,
        share=share,
        grow=grow,
    )


def subject(title: str, words: str = "") -> Stack:
    """Return the title of what a page is about, and a sentence on it."""
    below = Words(words, TypeStyle.QUOTE, INK_SOFT, lines=2.0) if words else None
    return Stack(Words(title, TypeStyle.HEADING, INK, valign="middle"), below, gap=0.0)


NamedFigure = tuple[object, str] | tuple[object, str, Painter | None]
"""A number, the word below it, and a sign at its right."""


class Figures(Row):
    """Numbers side by side, large, with a word below each and a fine line between them."""

    def __init__(self, *figures: NamedFigure) -> None:
        self._signs = [figure[2] if len(figure) == 3 else None for figure in figures]
        self._words = [
            Words(word, TypeStyle.NOTE, INK_SOFT, align="centre", valign="middle", most=1.0) for _, word, *_ in figures
        ]
        columns = (
            Stack(
                Words(str(number), TypeStyle.TITLE, GOLD_INK, align="centre", valign="middle", most=1.0), word, gap=0.0
            )
            for (number, *_), word in zip(figures, self._words, strict=True)
        )
        super().__init__(*columns)

    def least(self, brush: Brush, width: int) -> int:
        return self.height(brush, width)

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        alike(brush, self._words)

    def draw(self, brush: Brush) -> None:
        super().draw(brush)
        for part, sign in zip(self.parts, self._signs, strict=True):
            if sign is not None:
                number = part.parts[0].rect
                sign(
                    brush,
                    pygame.Rect(number.left + number.width * 82 // 100, number.top, brush.theme.px(20), number.height),
                )
        air = brush.theme.space(1)
        for part in self.parts[1:]:
            line = pygame.Rect(part.rect.left - air // 2, self.rect.top + air, brush.theme.hairline, 0)
            line.height = self.rect.height - 2 * air
            brush.surface.fill(PAPER_DEEP, line)


class TextTable(Part):
    """Lines of cells with a fine line above each; `shares` are those of the width. Shows as many as there is room for.

    A cell is a text or paints a picture; the last one stands at the right. `height`: units of a line.
    """

    def __init__(
        self,
        lines: Sequence[Sequence[str | Painter]],
        shares: Sequence[float],
        *,
        height: float = 28.0,
        inks: Sequence[Colour] = (),
    ) -> None:
        super().__init__(grow=1.0)
        self.lines = lines
        self.shares = shares
        self.inks = inks or (INK,) * (len(shares) - 1) + (INK_SOFT,)
        self._height = height

    def _line_height(self, brush: Brush) -> int:
        theme = brush.theme
        return max(theme.px(self._height), brush.text.height(TypeStyle.NOTE, theme) + theme.px(4))

    def height(self, brush: Brush, width: int) -> int:
        return len(self.lines) * self._line_height(brush)

    def least(self, brush: Brush, width: int) -> int:
        return min(1, len(self.lines)) * self._line_height(brush)

    def draw(self, brush: Brush) -> None:
        theme = brush.theme
        high = self._line_height(brush)
        for place, cells in enumerate(self.lines[: self.rect.height // high]):
            line = pygame.Rect(self.rect.left, self.rect.top + place * high, self.rect.width, high)
            brush.surface.fill(PAPER_DEEP, (*line.topleft, line.width, theme.hairline))
            left = float(line.left)
            for cell, share, ink in zip(cells, self.shares, self.inks, strict=True):
                box = pygame.Rect(round(left), line.top, round(line.width * share), high).inflate(-theme.px(6), 0)
                left += line.width * share
                if callable(cell):
                    cell(brush, box)
                else:
                    brush.write(box, cell, TypeStyle.NOTE, ink, align="right" if cell is cells[-1] else "left")
