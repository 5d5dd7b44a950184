"""Parts that pages are made of: frame, title, rows of buttons, sections, figures and tables."""

from collections.abc import Iterator, Sequence

import pygame

from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.layout import SHADOW, Drawn, Holder, Painter, Paper, Part, Row, Stack, Words, in_one_size
from scopa_gui.ui.kit.theme import BRASS, GOLD_INK, INK, INK_SOFT, IVORY, PAPER_DEEP, SLATE, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.widget import Brush, Widget

_LEAST_BUTTON = 180
"""Least width in units of a button in a row."""
_WIDEST = 1.72
"""Greatest width of a page, as a share of the window's height."""


class PageFrame(Holder):
    """The whole window, with a part in its middle. Margins are the same on all pages: Back is always in one place."""

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        theme = brush.theme
        _margin, inside = rects.cut_top(rect, theme.px(14))
        _margin, inside = rects.cut_bottom(inside, theme.space(2.5))
        width = min(rect.width - theme.space(8), round(rect.height * _WIDEST))
        self.part.lay(brush, rects.sized((width, inside.height), midtop=inside.midtop))


class Overlay(Holder):
    """A part in the middle of the window, `width` units wide, as high as it needs but at least `height` units.

    Both grow with the type, as far as there is room. `closes_outside`: a press next to it closes the screen.
    """

    def __init__(self, part: Part, width: float, height: float = 0.0, *, closes_outside: bool = False) -> None:
        super().__init__(part)
        self._closes_outside = closes_outside
        self._size = (width, height)

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        theme = brush.theme
        scale = max(1.0, theme.text_scale)
        room = rects.inset(rect, theme.space(3), theme.space(1.5))
        width = min(theme.px(self._size[0] * scale), room.width)
        height = max(self.part.height(brush, width), theme.px(self._size[1] * scale))
        self.part.lay(brush, rects.sized((width, min(height, room.height)), center=rect.center))

    def is_closed_by(self, pos: tuple[int, int]) -> bool:
        return self._closes_outside and not self.part.rect.collidepoint(pos)


class Title(Part):
    """The title of a screen, in ivory with a short brass line below; on a painted table it has a plate.

    A `note` is at the right.
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
        box, _line = rects.cut_top(self.rect, theme.px(58))
        taken = draw_heading(brush, box.move(theme.px(4), 0), self.words)
        _words, note = rects.cut_left(box, taken.right - box.left, theme.space(3))
        brush.write(note, self.note, TypeStyle.LABEL, IVORY, align="right", shadow=SHADOW)


def draw_heading(brush: Brush, box: pygame.Rect, words: str) -> pygame.Rect:
    """Draw a title on the bare table, with its brass line; return the rectangle of the words."""
    theme = brush.theme
    plate = pygame.Rect(box.topleft, (box.width, box.height + theme.px(12)))
    shapes.under_words(brush.surface, plate, brush.text.width(words, TypeStyle.TITLE, theme), theme)
    taken = brush.write(box, words, TypeStyle.TITLE, IVORY, shadow=SHADOW)
    brush.surface.fill(BRASS, (taken.left, taken.bottom + theme.px(4), theme.px(88), max(2, theme.px(3))))
    return taken


class Buttons(Part):
    """A row of buttons as wide as their words: `back` is at the left, the others at the right, the first outermost.

    The Tab key goes through the others first, then to `back`. All have the same type size.
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
        theme = brush.theme
        every = list(self.controls)
        labels = [
            brush.text.width(button.label, button.style, theme) if isinstance(button, Button) else 0 for button in every
        ]
        wanted = [max(theme.px(_LEAST_BUTTON), label + 2 * theme.space(3.5)) for label in labels]
        gap = theme.space(2)
        reduced = min(1.0, (rect.width - gap * (len(every) - 1)) / max(1, sum(wanted)))
        free = rect
        for button, width in zip(every, wanted, strict=True):
            if button is self.back:
                box, _free = rects.cut_left(rect, int(width * reduced))
            else:
                box, free = rects.cut_right(free, int(width * reduced), gap)
            button.place(box, theme)
        in_one_size(brush, every)


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
    """The title of a section; if there is little room, other texts shrink first."""

    def __init__(self, words: str) -> None:
        super().__init__(words, TypeStyle.LABEL, INK, valign="middle", lines=1.35)

    def least(self, brush: Brush, width: int) -> int:
        return self.height(brush, width)


def section(
    title: str, *parts: Part | None, key: Painter | Part | None = None, share: float = 1.0, grow: float = 1.0
) -> Stack:
    """Return parts below a section title; the `key` to their colours is at the right end of the title."""
    right = Drawn(key, 36) if callable(key) else key
    return Stack(
        SectionTitle(title) if right is None else Row(SectionTitle(title), right),
        *parts,
        gap=0.0,
        share=share,
        grow=grow,
    )


def subject(title: str, words: str = "") -> Stack:
    """Return the title of a page's subject, and a sentence about it."""
    below = Words(words, TypeStyle.QUOTE, INK_SOFT, lines=2.0) if words else None
    return Stack(Words(title, TypeStyle.HEADING, INK, valign="middle"), below, gap=0.0)


NamedFigure = tuple[object, str] | tuple[object, str, Painter | None]
"""A number, the word below it, and a sign at its right."""


class Figures(Row):
    """Large numbers side by side, with a word below each and fine lines between them."""

    def __init__(self, *figures: NamedFigure) -> None:
        self._signs = [figure[2] if len(figure) == 3 else None for figure in figures]
        named = [
            Words(word, TypeStyle.NOTE, INK_SOFT, align="centre", valign="middle", most=1.0) for _, word, *_ in figures
        ]
        columns = (
            Stack(
                Words(str(number), TypeStyle.TITLE, GOLD_INK, align="centre", valign="middle", most=1.0), word, gap=0.0
            )
            for (number, *_), word in zip(figures, named, strict=True)
        )
        super().__init__(*columns, one_size=named)

    def least(self, brush: Brush, width: int) -> int:
        return self.height(brush, width)

    def draw(self, brush: Brush) -> None:
        super().draw(brush)
        for part, sign in zip(self.parts, self._signs, strict=True):
            if sign is not None:
                number = part.parts[0].rect
                _digits, end = rects.cut_left(number, number.width * 82 // 100)
                sign(brush, rects.cut_left(end, brush.theme.px(20))[0])
        air = brush.theme.space(1)
        for part in self.parts[1:]:
            height = rects.inset(self.rect, 0, air).height
            line = (part.rect.left - air // 2, self.rect.top + air, brush.theme.hairline, height)
            brush.surface.fill(PAPER_DEEP, line)


class TextTable(Part):
    """Rows of cells with a fine line above each, as many as fit; `shares` are those of the width.

    A cell is a text or a painter; the last one is aligned right. `height`: height of a row in units.
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
        height = self._line_height(brush)
        shown = self.lines[: self.rect.height // height]
        table, _below = rects.cut_top(self.rect, height * len(shown))
        for cells, line in zip(shown, rects.rows(table, len(shown)), strict=True):
            brush.surface.fill(PAPER_DEEP, rects.cut_top(line, theme.hairline)[0])
            left = float(line.left)
            for cell, share, ink in zip(cells, self.shares, self.inks, strict=True):
                box = pygame.Rect(round(left), line.top, round(line.width * share), height).inflate(-theme.px(6), 0)
                left += line.width * share
                if callable(cell):
                    cell(brush, box)
                else:
                    brush.write(box, cell, TypeStyle.NOTE, ink, align="right" if cell is cells[-1] else "left")
