"""A screen as a tree of parts: each part knows how high it must be; stacks and rows share out the room.

A screen lists its parts in the order of reading, and their places follow from that:

    Stack(
        Words(_("Deals"), TypeStyle.HEADING),
        Row(Drawn(self._draw_chart, grow=1), Words(text), gap=3, grow=1),
        Buttons(Button("play", _("Play"), self._play)),
    )

`lay` gives every part and every control its rectangle; `draw` paints. The order of the Tab key, the targets and what a
screen reader says come from the same tree. Lengths are in units of a 1280x800 window, gaps in steps of 8 units.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pygame

from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.spoken import NO_BOX, Spoken, box_of
from scopa_gui.ui.kit.theme import (
    INK,
    INK_SOFT,
    LEAST_TYPE,
    PAPER,
    PAPER_DEEP,
    Colour,
    Theme,
    TypeStyle,
)
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.widget import Brush, Widget

Painter = Callable[[Brush, pygame.Rect], object]
"""Paints a picture into a rectangle."""
UNSEEN = pygame.Surface((1, 1))
"""Surface only for measuring: nothing drawn on it is seen."""
_LEADING = 1.05
SHADOW: Colour = (8, 26, 18)
_LEAST_CONTROL = 44
"""Least height of a control in pixels, if there is little room."""


class Part:
    """A part of a screen; this one is empty.

    In a stack it is as high as it needs; with `grow` it takes its share of what remains, but at least `floor` units
    before texts get all they need. In a row it is `width` units wide, or takes its `share` of what remains.
    """

    def __init__(self, *, width: float = 0.0, share: float = 1.0, grow: float = 0.0, floor: float = 0.0) -> None:
        self.width = width
        self.share = share
        self.grow = grow
        self.floor = floor
        self.rect = pygame.Rect(0, 0, 0, 0)

    @property
    def parts(self) -> "Sequence[Part]":
        """Parts inside it."""
        return ()

    @property
    def everything(self) -> "Iterator[Part]":
        """Yield itself and all parts below it, in the order of reading."""
        yield self
        for part in self.parts:
            yield from part.everything

    @property
    def controls(self) -> Iterator[Widget]:
        """Yield the controls, in the order of the Tab key."""
        for part in self.parts:
            yield from part.controls

    @property
    def spoken(self) -> Sequence[Spoken]:
        """Descriptions of what is shown without words."""
        return [spoken for part in self.parts for spoken in part.spoken]

    def height(self, brush: Brush, width: int) -> int:
        """Return the height in pixels that it needs in this width."""
        return 0

    def least(self, brush: Brush, width: int) -> int:
        """Return the height in pixels that it cannot do without, when texts and pictures shrink."""
        return 0

    def pixels_wide(self, brush: Brush) -> int:
        """Return its width in a row in pixels; 0 if it takes a share of what remains."""
        return brush.theme.px(self.width)

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        """Take a rectangle and share it out among the parts."""
        self.rect = pygame.Rect(rect)

    def is_closed_by(self, pos: tuple[int, int]) -> bool:
        """Return whether a press at a point closes the screen."""
        return False

    def draw(self, brush: Brush) -> None:
        """Paint it; a group paints the controls."""
        for part in self.parts:
            part.draw(brush)

    def paint(self, brush: Brush, rect: pygame.Rect) -> None:
        """Lay it out in a rectangle and draw it, as part of a picture."""
        self.lay(brush, rect)
        self.draw(brush)


class Holder(Part):
    """A part with one other part in it."""

    def __init__(self, part: Part, *, width: float = 0.0, share: float = 1.0, grow: float = 0.0) -> None:
        super().__init__(width=width, share=share, grow=grow)
        self.part = part

    @property
    def parts(self) -> Sequence[Part]:
        return (self.part,)


class Words(Part):
    """A text, as high as its lines, but at least `lines` and at most `most` of them; it shrinks if there is less room.

    `shadowed` is for words on the bare table.
    """

    def __init__(
        self,
        words: str,
        style: TypeStyle = TypeStyle.BODY,
        colour: Colour = INK_SOFT,
        *,
        align: str = "left",
        valign: str = "top",
        shadowed: bool = False,
        lines: float = 1.0,
        most: float = 99.0,
        explains: bool = False,
        width: float = 0.0,
        share: float = 1.0,
        grow: float = 0.0,
    ) -> None:
        super().__init__(width=width, share=share, grow=grow)
        self.words = words
        self.style = style
        self.colour = colour
        self.align = align
        self.valign = valign
        self.shadowed = shadowed
        self.lines = lines
        self.most = most
        self.explains = explains
        self.largest: int | None = None
        """Greatest size of type in pixels."""

    def height(self, brush: Brush, width: int) -> int:
        count = len(brush.text.wrap(self.words, self.style, brush.theme, width)) if self.words else 0
        return round(min(max(self.lines, count), self.most) * brush.text.height(self.style, brush.theme) * _LEADING)

    def least(self, brush: Brush, width: int) -> int:
        if not self.words:
            return 0
        count = len(brush.text.wrap(self.words, self.style, brush.theme, width, LEAST_TYPE))
        return count * brush.text.height(self.style, brush.theme, LEAST_TYPE)

    def draw(self, brush: Brush) -> None:
        brush.write(
            self.rect,
            self.words,
            self.style,
            self.colour,
            align=self.align,
            valign=self.valign,
            shadow=SHADOW if self.shadowed else None,
            most=self.largest,
            explains=self.explains,
        )


def alike(brush: Brush, words: Sequence[Words]) -> None:
    """Give texts that are side by side one size of type, after they have got their rectangles."""
    for style in {text.style for text in words}:
        same = [text for text in words if text.style is style]
        size = brush.text.alike([(text.words, text.rect.size) for text in same], style, brush.theme)
        for text in same:
            text.largest = size


class Paragraphs(Part):
    """Paragraphs in one type size, as large as fits, at most `largest` times that of plain text."""

    def __init__(
        self,
        paragraphs: Sequence[tuple[str, Colour]],
        *,
        largest: float = 1.0,
        leading: float = 1.0,
        air: float = 0.45,
        share: float = 1.0,
        grow: float = 1.0,
    ) -> None:
        super().__init__(share=share, grow=grow)
        self.paragraphs = paragraphs
        self.largest = largest
        self.leading = leading
        self.air = air

    def height(self, brush: Brush, width: int) -> int:
        return self.height_in(brush, width, round(brush.theme.type_px(TypeStyle.BODY) * self.largest))

    def least(self, brush: Brush, width: int) -> int:
        return self.height_in(brush, width, LEAST_TYPE)

    def height_in(self, brush: Brush, width: int, size: int) -> int:
        """Return the height in pixels that it needs in this size of type."""
        return self._height_of(brush, self._wrapped(brush, width, size), size)

    def _wrapped(self, brush: Brush, width: int, size: int) -> list[list[str]]:
        return [brush.text.wrap(words, TypeStyle.BODY, brush.theme, width, size) for words, _ in self.paragraphs]

    def _step(self, brush: Brush, size: int) -> int:
        """Return the distance in pixels from one line to the next."""
        return round(brush.text.height(TypeStyle.BODY, brush.theme, size) * self.leading)

    def _height_of(self, brush: Brush, wrapped: list[list[str]], size: int) -> int:
        return sum(map(len, wrapped)) * self._step(brush, size) + max(0, len(wrapped) - 1) * round(size * self.air)

    def draw(self, brush: Brush) -> None:
        style = TypeStyle.BODY
        theme = brush.theme
        text = brush.text
        left, y, width, height = self.rect
        for size in range(round(theme.type_px(style) * self.largest), LEAST_TYPE - 1, -1):
            wrapped = self._wrapped(brush, width, size)
            if self._height_of(brush, wrapped, size) <= height:
                break
        else:
            words = "\n".join(words for words, _colour in self.paragraphs)
            brush.write(self.rect, words, style, INK, valign="top", explains=True)
            return
        for (words, colour), lines in zip(self.paragraphs, wrapped, strict=True):
            text.heard.words(brush.surface, self.rect, words, style)
            for line in lines:
                text.put(brush.surface, (left, y), line, style, theme, colour, size)
                y += self._step(brush, size)
            y += round(size * self.air)


class Control(Part):
    """A control; a list or a page of text takes the height that remains.

    With `shrinks` it becomes lower if there is little room, but stays easy to press.
    """

    def __init__(
        self,
        widget: Widget,
        *,
        width: float = 0.0,
        share: float = 1.0,
        grow: float | None = None,
        shrinks: bool = False,
    ) -> None:
        super().__init__(width=width, share=share, grow=float(widget.stretches) if grow is None else grow)
        self.widget = widget
        self._shrinks = shrinks

    @property
    def controls(self) -> Iterator[Widget]:
        yield self.widget

    def height(self, brush: Brush, width: int) -> int:
        return self.widget.height(brush.theme)

    def least(self, brush: Brush, width: int) -> int:
        height = self.height(brush, width)
        return min(height, _LEAST_CONTROL) if self._shrinks else height

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        self.widget.place(rect, brush.theme)


class Drawn(Part):
    """A picture, `height` units high, or as high as what remains. `spoken` describes it to those who do not see it."""

    def __init__(
        self,
        paint: Painter,
        height: float = 0.0,
        *,
        width: float = 0.0,
        share: float = 1.0,
        grow: float | None = None,
        floor: float = 0.0,
        spoken: Sequence[Spoken] = (),
    ) -> None:
        grows = (0.0 if height else 1.0) if grow is None else grow
        super().__init__(width=width, share=share, grow=grows, floor=floor)
        self._paint = paint
        self._height = height
        self._spoken = spoken

    @property
    def spoken(self) -> Sequence[Spoken]:
        box = box_of(self.rect)
        return [replace(part, box=box) if part.box == NO_BOX else part for part in self._spoken]

    def height(self, brush: Brush, width: int) -> int:
        return brush.theme.px(self._height)

    def draw(self, brush: Brush) -> None:
        self._paint(brush, self.rect)


class Space(Part):
    """Empty space, `steps` of the grid high, or as high as what remains."""

    def __init__(self, steps: float = 0.0, *, width: float = 0.0) -> None:
        super().__init__(width=width, grow=0.0 if steps else 1.0)
        self._steps = steps

    def height(self, brush: Brush, width: int) -> int:
        return brush.theme.space(self._steps)


class Line(Part):
    """A fine line; its usual colour is for paper."""

    def __init__(self, colour: Colour = PAPER_DEEP) -> None:
        super().__init__()
        self._colour = colour

    def height(self, brush: Brush, width: int) -> int:
        return brush.theme.hairline

    def draw(self, brush: Brush) -> None:
        brush.surface.fill(self._colour, rects.cut_top(self.rect, brush.theme.hairline)[0])


class Either(Part):
    """The first of several parts that fits, or else the last. All of them have the same controls."""

    def __init__(self, *parts: Part, grow: float = 0.0) -> None:
        super().__init__(grow=grow)
        self._choice = parts
        self.shown = parts[0]

    @property
    def parts(self) -> Sequence[Part]:
        return (self.shown,)

    def height(self, brush: Brush, width: int) -> int:
        return self._choice[0].height(brush, width)

    def least(self, brush: Brush, width: int) -> int:
        return self._choice[-1].least(brush, width)

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        fitting = (part for part in self._choice if part.height(brush, rect.width) <= rect.height)
        self.shown = next(fitting, self._choice[-1])
        self.shown.lay(brush, rect)


class Stack(Part):
    """Parts below each other, `gap` steps apart; None is left out.

    If there is little room, texts and pictures get less; if there is much, parts are up to `spread` steps apart. The
    texts of `one_size` get the same size of type.
    """

    def __init__(
        self,
        *parts: Part | None,
        gap: float = 1.0,
        spread: float = 0.0,
        width: float = 0.0,
        share: float = 1.0,
        grow: float = 0.0,
        floor: float = 0.0,
        one_size: Sequence[Words] = (),
    ) -> None:
        super().__init__(width=width, share=share, grow=grow, floor=floor)
        self._parts = [part for part in parts if part is not None]
        self.gap = gap
        self.spread = spread
        self._one_size = one_size

    @property
    def parts(self) -> Sequence[Part]:
        return self._parts

    def between(self, brush: Brush) -> int:
        """Return the distance in pixels from one part to the next."""
        return brush.theme.space(self.gap)

    def _gaps(self, brush: Brush) -> int:
        return self.between(brush) * max(0, len(self._parts) - 1)

    def height(self, brush: Brush, width: int) -> int:
        return sum(part.height(brush, width) for part in self._parts) + self._gaps(brush)

    def least(self, brush: Brush, width: int) -> int:
        return sum(part.least(brush, width) for part in self._parts) + self._gaps(brush)

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        px = brush.theme.px
        heights = [px(part.floor) if part.grow else part.height(brush, rect.width) for part in self._parts]
        free = rect.height - self._gaps(brush) - sum(heights)
        needed = sum(part.least(brush, rect.width) for part in self._parts if part.grow)
        if free < needed:
            # Every part loses the same share of the height that it can do without.
            least = [min(own, part.least(brush, rect.width)) for part, own in zip(self._parts, heights, strict=True)]
            left = max(0.0, 1 - (needed - free) / max(1, sum(heights) - sum(least)))
            heights = [low + int((own - low) * left) for low, own in zip(least, heights, strict=True)]
            free = rect.height - self._gaps(brush) - sum(heights)
        shares = sum(part.grow for part in self._parts)
        gap = self.between(brush)
        if self.spread and free > 0:
            gap = min(brush.theme.space(self.spread), gap + free // max(1, len(self._parts) - 1))
        top = rect.top
        for part, fixed in zip(self._parts, heights, strict=True):
            height = fixed + max(0, int(free * part.grow / shares)) if part.grow else fixed
            part.lay(brush, pygame.Rect(rect.left, top, rect.width, height))
            top += height + gap
        alike(brush, self._one_size)


def in_one_size(brush: Brush, widgets: Sequence[Widget]) -> None:
    """Write the labels of a row of buttons in one size of type; buttons with a picture or a triangle are left out."""
    labelled = [widget for widget in widgets if type(widget) is Button]
    size = min((button.type_that_fits(brush) for button in labelled), default=0)
    for button in labelled:
        button.largest = size


class Row(Stack):
    """Parts side by side, `gap` steps apart. `align`: "left" or "right", if no part takes what remains."""

    def __init__(
        self,
        *parts: Part | None,
        gap: float = 1.0,
        align: str = "left",
        share: float = 1.0,
        grow: float = 0.0,
        floor: float = 0.0,
        one_size: Sequence[Words] = (),
    ) -> None:
        super().__init__(*parts, gap=gap, share=share, grow=grow, floor=floor, one_size=one_size)
        self.align = align

    def _widths(self, brush: Brush, width: int) -> list[int]:
        """Return the width in pixels of each part."""
        fixed = [part.pixels_wide(brush) for part in self._parts]
        free = max(0, width - sum(fixed) - self._gaps(brush))
        shares = sum(part.share for part, own in zip(self._parts, fixed, strict=True) if not own)
        return [own or int(free * part.share / shares) for part, own in zip(self._parts, fixed, strict=True)]

    def height(self, brush: Brush, width: int) -> int:
        widths = self._widths(brush, width)
        return max((part.height(brush, own) for part, own in zip(self._parts, widths, strict=True)), default=0)

    def least(self, brush: Brush, width: int) -> int:
        widths = self._widths(brush, width)
        return max((part.least(brush, own) for part, own in zip(self._parts, widths, strict=True)), default=0)

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        self.rect = pygame.Rect(rect)
        widths = self._widths(brush, rect.width)
        left = rect.left if self.align == "left" else rect.right - sum(widths) - self._gaps(brush)
        for part, width in zip(self._parts, widths, strict=True):
            part.lay(brush, pygame.Rect(left, rect.top, width, rect.height))
            left += width + self.between(brush)
        alike(brush, self._one_size)
        in_one_size(brush, [part.widget for part in self._parts if isinstance(part, Control)])


class Grid(Stack):
    """Parts in columns of one width, filled row by row, or with `down` column by column.

    A row is as high as its highest part; with `grow` the rows share out the height.
    """

    def __init__(
        self,
        parts: Sequence[Part],
        columns: int,
        *,
        gap: float = 1.0,
        between: float = 2.0,
        grow: float = 0.0,
        down: bool = False,
    ) -> None:
        rows = -(-len(parts) // columns)
        places = [[*parts[row::rows]] if down else [*parts[row * columns : (row + 1) * columns]] for row in range(rows)]
        filled = (Row(*row, *(Space() for _ in range(columns - len(row))), gap=between, grow=grow) for row in places)
        super().__init__(*filled, gap=gap, grow=grow)
        self._in_order = parts

    @property
    def controls(self) -> Iterator[Widget]:
        for part in self._in_order:
            yield from part.controls


class Paper(Holder):
    """A sheet of paper with a fine double line; `around` is the margin of its part in steps, across and down."""

    def __init__(
        self,
        part: Part,
        around: tuple[float, float] = (4.0, 3.0),
        *,
        width: float = 0.0,
        share: float = 1.0,
    ) -> None:
        super().__init__(part, width=width, share=share, grow=1.0)
        self.around = around

    def _margins(self, theme: Theme) -> tuple[int, int]:
        across, down = self.around
        return 2 * theme.space(across), 2 * theme.space(down)

    def height(self, brush: Brush, width: int) -> int:
        across, down = self._margins(brush.theme)
        return self.part.height(brush, width - across) + down

    def least(self, brush: Brush, width: int) -> int:
        across, down = self._margins(brush.theme)
        return self.part.least(brush, width - across) + down

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        across, down = self._margins(brush.theme)
        self.part.lay(brush, rect.inflate(-across, -down))

    def draw(self, brush: Brush) -> None:
        theme = brush.theme
        brush.panel(self.rect, PAPER, radius=18)
        inside = rects.inset(self.rect, theme.px(8))
        if brush.paints(inside):
            brush.surface.blit(shapes.frame(inside.size, theme.px(12), theme.hairline, (190, 160, 110), 150), inside)
        super().draw(brush)
