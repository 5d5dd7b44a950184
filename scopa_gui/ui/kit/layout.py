"""A screen as a tree of parts: each part knows how high it is, stacks and rows share out the room.

A screen names its parts in the order in which they are read; where they stand follows:

    Stack(
        Words(_("Deals"), TypeStyle.HEADING),
        Row(Drawn(self._draw_chart, grow=1), Words(text), gap=3, grow=1),
        Buttons(Button("play", _("Play"), self._play)),
    )

`lay` gives every part its rectangle and every control its place; `draw` paints. The order of the Tab key, the targets
and what a screen reader says come from the same tree. Lengths are in units of a 1280x800 window, gaps in steps of the
grid of 8 units.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.paragraphs import draw_paragraphs
from scopa_gui.ui.kit.spoken import NO_BOX, Spoken, box_of
from scopa_gui.ui.kit.theme import (
    BRASS,
    GOLD_INK,
    INK,
    INK_SOFT,
    IVORY,
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
"""What is drawn here is only measured."""
_LEADING = 1.05
_SHADOW: Colour = (8, 26, 18)
_LEAST_BUTTON = 180
"""Units of width of a button in a row at least."""
_LEAST_CONTROL = 44
"""Pixels of height of a control at least, where room is short."""


class Part:
    """One part of a screen, empty.

    In a stack it is as high as it needs, or takes its share `grow` of what is left. In a row it is `width` units wide,
    or takes its `share` of what is left.
    """

    def __init__(self, *, width: float = 0.0, share: float = 1.0, grow: float = 0.0) -> None:
        self.width = width
        self.share = share
        self.grow = grow
        self.floor = 0.0
        """Units of height that it gets before texts get all they ask for, if it takes what is left."""
        self.rect = pygame.Rect(0, 0, 0, 0)

    @property
    def parts(self) -> "Sequence[Part]":
        """The parts in it."""
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
        """Descriptions of what is seen without words."""
        return [spoken for part in self.parts for spoken in part.spoken]

    def height(self, brush: Brush, width: int) -> int:
        """Pixels of height that it needs in so many pixels of width."""
        return 0

    def least(self, brush: Brush, width: int) -> int:
        """Pixels of height that it cannot do without; texts and pictures shrink."""
        return 0

    def pixels_wide(self, brush: Brush) -> int:
        """Pixels of width in a row; 0 for a share of what is left."""
        return brush.theme.px(self.width)

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        """Take a rectangle and share it out among the parts."""
        self.rect = pygame.Rect(rect)

    def draw(self, brush: Brush) -> None:
        """Paint it; controls are painted by their group."""
        for part in self.parts:
            part.draw(brush)


class Words(Part):
    """A text, as high as its lines: at least as `lines`, at most as `most`. It is shrunk where there is less room.

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
        """Pixels of type at most."""

    def height(self, brush: Brush, width: int) -> int:
        count = len(brush.text.wrap(self.words, self.style, brush.theme, width)) if self.words else 0
        return round(min(max(self.lines, count), self.most) * brush.text.height(self.style, brush.theme) * _LEADING)

    def draw(self, brush: Brush) -> None:
        brush.write(
            self.rect,
            self.words,
            self.style,
            self.colour,
            align=self.align,
            valign=self.valign,
            shadow=_SHADOW if self.shadowed else None,
            most=self.largest,
            explains=self.explains,
        )


def alike(brush: Brush, words: Sequence[Words]) -> None:
    """Write texts that stand side by side in one size; they have their rectangles already."""
    for style in {text.style for text in words}:
        same = [text for text in words if text.style is style]
        size = brush.text.alike([(text.words, text.rect.size) for text in same], style, brush.theme)
        for text in same:
            text.largest = size


class Paragraphs(Part):
    """Paragraphs in one size, as large as there is room for: at most `largest` of plain text."""

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
        return self._height(brush, width, round(brush.theme.type_px(TypeStyle.BODY) * self.largest))

    def least(self, brush: Brush, width: int) -> int:
        return self._height(brush, width, LEAST_TYPE)

    def _height(self, brush: Brush, width: int, size: int) -> int:
        """Pixels of height in this size of type."""
        step = round(brush.text.height(TypeStyle.BODY, brush.theme, size) * self.leading)
        lines = [brush.text.wrap(words, TypeStyle.BODY, brush.theme, width, size) for words, _ in self.paragraphs]
        return sum(map(len, lines)) * step + max(0, len(lines) - 1) * round(size * self.air)

    def draw(self, brush: Brush) -> None:
        draw_paragraphs(brush, self.rect, self.paragraphs, largest=self.largest, leading=self.leading, air=self.air)


class Control(Part):
    """A control; a list or a page of text takes what is left unless a `height` in units is given.

    One that `shrinks` becomes as low as is still easy to press where room is short.
    """

    def __init__(
        self,
        widget: Widget,
        *,
        height: float = 0.0,
        width: float = 0.0,
        share: float = 1.0,
        grow: float | None = None,
        shrinks: bool = False,
    ) -> None:
        own = 1.0 if widget.stretches and not height else 0.0
        super().__init__(width=width, share=share, grow=own if grow is None else grow)
        self.widget = widget
        self._height = height
        self._shrinks = shrinks

    @property
    def controls(self) -> Iterator[Widget]:
        yield self.widget

    def height(self, brush: Brush, width: int) -> int:
        return brush.theme.px(self._height) if self._height else self.widget.height(brush.theme)

    def least(self, brush: Brush, width: int) -> int:
        high = self.height(brush, width)
        return min(high, _LEAST_CONTROL) if self._shrinks else high

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        self.widget.place(rect, brush.theme)


class Drawn(Part):
    """A picture: `height` units high, or what is left. `spoken` describes it to those who do not see it."""

    def __init__(
        self,
        paint: Painter,
        height: float = 0.0,
        *,
        width: float = 0.0,
        share: float = 1.0,
        grow: float | None = None,
        spoken: Sequence[Spoken] = (),
    ) -> None:
        super().__init__(width=width, share=share, grow=(0.0 if height else 1.0) if grow is None else grow)
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
    """Nothing, `steps` of the grid high, or what is left."""

    def __init__(self, steps: float = 0.0, *, width: float = 0.0) -> None:
        super().__init__(width=width, grow=0.0 if steps else 1.0)
        self._steps = steps

    def height(self, brush: Brush, width: int) -> int:
        return brush.theme.space(self._steps)


class Line(Part):
    """A fine line across paper or, in another colour, across anything else."""

    def __init__(self, colour: Colour = PAPER_DEEP) -> None:
        super().__init__()
        self._colour = colour

    def height(self, brush: Brush, width: int) -> int:
        return brush.theme.hairline

    def draw(self, brush: Brush) -> None:
        brush.surface.fill(self._colour, (*self.rect.topleft, self.rect.width, brush.theme.hairline))


class Either(Part):
    """The first of some parts for which there is room, or else the last. All of them have the same controls."""

    def __init__(self, *parts: Part, share: float = 1.0, grow: float = 0.0) -> None:
        super().__init__(share=share, grow=grow)
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
    """Parts below each other, `gap` steps apart; None stands for no part.

    Where room is short, texts and pictures get less; where there is room the parts are up to `spread` steps apart.
    """

    def __init__(
        self,
        *parts: Part | None,
        gap: float = 1.0,
        spread: float = 0.0,
        width: float = 0.0,
        share: float = 1.0,
        grow: float = 0.0,
    ) -> None:
        super().__init__(width=width, share=share, grow=grow)
        self._parts = [part for part in parts if part is not None]
        self.gap = gap
        self.spread = spread

    @property
    def parts(self) -> Sequence[Part]:
        return self._parts

    def _gaps(self, theme: Theme) -> int:
        return theme.space(self.gap) * max(0, len(self._parts) - 1)

    def height(self, brush: Brush, width: int) -> int:
        return sum(part.height(brush, width) for part in self._parts) + self._gaps(brush.theme)

    def least(self, brush: Brush, width: int) -> int:
        return sum(part.least(brush, width) for part in self._parts) + self._gaps(brush.theme)

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        px = brush.theme.px
        heights = [px(part.floor) if part.grow else part.height(brush, rect.width) for part in self._parts]
        free = rect.height - self._gaps(brush.theme) - sum(heights)
        needed = sum(part.least(brush, rect.width) for part in self._parts if part.grow)
        if free < needed:
            heights = self._squeezed(heights, needed - free, brush, rect.width)
            free = rect.height - self._gaps(brush.theme) - sum(heights)
        shares = sum(part.grow for part in self._parts)
        gap = brush.theme.space(self.gap)
        if self.spread and free > 0:
            gap = min(brush.theme.space(self.spread), gap + free // max(1, len(self._parts) - 1))
        top = rect.top
        for part, fixed in zip(self._parts, heights, strict=True):
            high = fixed + max(0, int(free * part.grow / shares)) if part.grow else fixed
            part.lay(brush, pygame.Rect(rect.left, top, rect.width, high))
            top += high + gap

    def _squeezed(self, heights: Sequence[int], missing: int, brush: Brush, width: int) -> list[int]:
        """Take what is missing from what each part can do without, in proportion."""
        least = [min(own, part.least(brush, width)) for part, own in zip(self._parts, heights, strict=True)]
        left = max(0.0, 1 - missing / max(1, sum(heights) - sum(least)))
        return [low + int((own - low) * left) for low, own in zip(least, heights, strict=True)]


class Row(Stack):
    """Parts side by side, `gap` steps apart. `align`: "left" or "right" if none of them takes what is left."""

    def __init__(
        self,
        *parts: Part | None,
        gap: float = 1.0,
        align: str = "left",
        width: float = 0.0,
        share: float = 1.0,
        grow: float = 0.0,
    ) -> None:
        super().__init__(*parts, gap=gap, width=width, share=share, grow=grow)
        self.align = align

    def _widths(self, brush: Brush, width: int) -> list[int]:
        """Pixels of width of each part."""
        fixed = [part.pixels_wide(brush) for part in self._parts]
        free = max(0, width - sum(fixed) - self._gaps(brush.theme))
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
        left = rect.left if self.align == "left" else rect.right - sum(widths) - self._gaps(brush.theme)
        for part, wide in zip(self._parts, widths, strict=True):
            part.lay(brush, pygame.Rect(left, rect.top, wide, rect.height))
            left += wide + brush.theme.space(self.gap)
        _in_one_size(brush, [part.widget for part in self._parts if isinstance(part, Control)])


class Grid(Stack):
    """Parts in columns of one width, filled row by row; a row is as high as its highest part.

    With `grow` the rows share out the height.
    """

    def __init__(
        self,
        parts: Sequence[Part],
        columns: int,
        *,
        gap: float = 1.0,
        between: float = 2.0,
        share: float = 1.0,
        grow: float = 0.0,
        down: bool = False,
    ) -> None:
        rows = -(-len(parts) // columns)
        places = [[*parts[row::rows]] if down else [*parts[row * columns : (row + 1) * columns]] for row in range(rows)]
        filled = (Row(*row, *(Space() for _ in range(columns - len(row))), gap=between, grow=grow) for row in places)
        super().__init__(*filled, gap=gap, share=share, grow=grow)
        self._in_order = parts

    @property
    def controls(self) -> Iterator[Widget]:
        for part in self._in_order:
            yield from part.controls


class Paper(Part):
    """A sheet of paper with a fine double line inside its edge; `around` its part steps of margin, across and down."""

    def __init__(
        self,
        part: Part,
        around: tuple[float, float] = (4.0, 3.0),
        *,
        width: float = 0.0,
        share: float = 1.0,
        grow: float = 1.0,
    ) -> None:
        super().__init__(width=width, share=share, grow=grow)
        self.part = part
        self.around = around

    @property
    def parts(self) -> Sequence[Part]:
        return (self.part,)

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
        inset = self.rect.inflate(-2 * theme.px(8), -2 * theme.px(8))
        if brush.paints(inset):
            brush.surface.blit(shapes.frame(inset.size, theme.px(12), theme.hairline, (190, 160, 110), 150), inset)
        super().draw(brush)


class Window(Part):
    """The whole window: a part in its middle, with the margin that all screens have."""

    def __init__(self, part: Part, *, widest: float = 1.6) -> None:
        super().__init__()
        self.part = part
        self.widest = widest
        """Width of the part at most, as a share of the window's height."""

    @property
    def parts(self) -> Sequence[Part]:
        return (self.part,)

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        theme = brush.theme
        width = min(rect.width - theme.space(8), round(rect.height * self.widest))
        high = rect.height - theme.px(14) - theme.space(2.5)
        self.part.lay(brush, pygame.Rect(rect.centerx - width // 2, rect.top + theme.px(14), width, high))


class Overlay(Part):
    """A part in the middle of the window, `width` units wide and as high as it needs, at least `height` units.

    Both grow with the type, as far as there is room.
    """

    def __init__(self, part: Part, width: float, height: float = 0.0) -> None:
        super().__init__()
        self.part = part
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
        placed = pygame.Rect(0, 0, width, min(needed, rect.height - theme.space(3)))
        placed.center = rect.center
        self.part.lay(brush, placed)


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

    def draw(self, brush: Brush) -> None:
        theme = brush.theme
        box = pygame.Rect(self.rect.left + theme.px(4), self.rect.top, self.rect.width, theme.px(58))
        taken = draw_heading(brush, box, self.words)
        left = taken.right + theme.space(3)
        note = pygame.Rect(left, box.top, self.rect.right - left, box.height)
        brush.write(note, self.note, TypeStyle.LABEL, IVORY, align="right", shadow=_SHADOW)


def draw_heading(brush: Brush, box: pygame.Rect, words: str) -> pygame.Rect:
    """Draw a title on the bare table, with its brass line; return the rectangle that the words take."""
    theme = brush.theme
    plate = pygame.Rect(box.left, box.top, box.width, box.height + theme.px(12))
    shapes.under_words(brush.surface, plate, brush.text.width(words, TypeStyle.TITLE, theme), theme)
    taken = brush.write(box, words, TypeStyle.TITLE, IVORY, shadow=_SHADOW)
    line = pygame.Rect(taken.left, taken.bottom + theme.px(4), theme.px(88), max(2, theme.px(3)))
    brush.surface.fill(BRASS, line)
    return taken


class Buttons(Part):
    """A row of buttons, each as wide as its words: `back` at the left, the others from the right, the first outermost.

    The Tab key goes through the others first, then `back`. All have one size of type.
    """

    def __init__(self, *buttons: Widget | None, back: Widget | None = None, gap: float = 2.0) -> None:
        super().__init__()
        self.buttons = [button for button in buttons if button is not None]
        self.back = back
        self.gap = gap

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
        gap = brush.theme.space(self.gap)
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
        _in_one_size(brush, every)


def _in_one_size(brush: Brush, widgets: Sequence[Widget]) -> None:
    """Write the buttons of a row in one size of type; those with a picture or a triangle have none."""
    labelled = [widget for widget in widgets if type(widget) is Button]
    size = min((button.type_that_fits(brush) for button in labelled), default=0)
    for button in labelled:
        button.largest = size


def _button_width(brush: Brush, widget: Widget) -> int:
    """Pixels that the words of a button ask for, and some air."""
    theme = brush.theme
    words = brush.text.width(widget.label, widget.style, theme) if isinstance(widget, Button) else 0
    return max(theme.px(_LEAST_BUTTON), words + 2 * theme.space(3.5))


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


def subject(title: str, words: str = "", *, lines: float = 2.0) -> Stack:
    """Return the title of what a page is about, and a sentence on it."""
    below = Words(words, TypeStyle.QUOTE, INK_SOFT, lines=lines) if words else None
    return Stack(Words(title, TypeStyle.HEADING, INK, valign="middle"), below, gap=0.0)


Figure = tuple[object, str] | tuple[object, str, Painter | None]
"""A number, the word below it, and a sign at its right."""


class Figures(Row):
    """Numbers side by side, large, with a word below each and a fine line between them."""

    def __init__(self, *figures: Figure) -> None:
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


class Table(Part):
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
        grow: float = 1.0,
    ) -> None:
        super().__init__(grow=grow)
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
