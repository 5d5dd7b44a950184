"""Labelled controls on paper: a choice in segments, a slider, and a value that is stepped through."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Generic, TypeVar

import pygame

from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.intents import Drag, Key, Point, Wheel
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Amount, Spoken, SpokenRole
from scopa_gui.ui.kit.theme import (
    BAIZE,
    GOLD,
    INK,
    INK_SOFT,
    IVORY,
    LEAST_TYPE,
    PAPER_BRIGHT,
    PAPER_DEEP,
    Colour,
    Theme,
    TypeStyle,
)
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget

LABEL_SHARE = 0.34
TRACK: Colour = (234, 219, 187)
EDGE: Colour = (176, 150, 108)
T = TypeVar("T")


class Field(Widget):
    """A labelled control on paper. `stacked` puts the label above; without a label the control takes all."""

    def __init__(self, name: str, label: str, *, stacked: bool = False, share: float = LABEL_SHARE) -> None:
        super().__init__(name)
        self.label = label
        self.stacked = stacked
        self.share = share
        self.body = pygame.Rect(0, 0, 0, 0)
        self._label_box = self.body

    def height(self, theme: Theme) -> int:
        above = theme.px(26 * theme.text_scale) + shapes.ring_reach(theme)
        return theme.control + (above if self.stacked and self.label else 0)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        if not self.label:
            self.body = self.rect.copy()
        elif self.stacked:
            self.body, above = rects.cut_bottom(rect, theme.control)
            _ring, self._label_box = rects.cut_bottom(above, shapes.ring_reach(theme))
        else:
            label, self.body = rects.cut_left(rect, round(rect.width * self.share))
            _air, self._label_box = rects.cut_right(label, theme.space(2))

    def draw_label(self, brush: Brush) -> None:
        """Paint the label."""
        if self.label:
            brush.write(self._label_box, self.label, TypeStyle.LABEL, INK)


class ValueField(Field, Generic[T]):
    """A field with a value; `on_change` is called with every new one."""

    def __init__(
        self,
        name: str,
        label: str,
        value: T,
        on_change: Callable[[T], Answer],
        *,
        stacked: bool = False,
        share: float = LABEL_SHARE,
    ) -> None:
        super().__init__(name, label, stacked=stacked, share=share)
        self.value = value
        self._on_change = on_change

    def change(self, value: T) -> Answer:
        """Take a value, and call `on_change` if it is another one."""
        if value == self.value:
            return USED
        self.value = value
        return self._on_change(value) or USED


_ONE_LINE = 0.76
"""Share of its usual size down to which type is made smaller before it is broken into two lines."""
_LINE_LIES = 4
"""Units from the bottom of a segment to the line under the chosen words."""


class OptionField(ValueField[T]):
    """A field with several values to choose from; `options` are tuples with the value first."""

    options: Sequence[tuple[T, *tuple[str, ...]]]

    @property
    def index(self) -> int:
        """Index of the chosen option; 0 if the value is none of them."""
        return next((number for number, option in enumerate(self.options) if option[0] == self.value), 0)

    @property
    def can_focus(self) -> bool:
        return self.enabled and len(self.options) > 1


class Segments(OptionField[T]):
    """Options side by side; Left and Right or a click choose, Home and End go to the first and last.

    `options` are (value, text, name of the target part).
    """

    options: Sequence[tuple[T, str, str]]

    def __init__(
        self,
        name: str,
        label: str,
        options: Sequence[tuple[T, str, str]],
        value: T,
        on_change: Callable[[T], Answer],
        *,
        stacked: bool = False,
        share: float = LABEL_SHARE,
    ) -> None:
        super().__init__(f"choice:{name}", label, value, on_change, stacked=stacked, share=share)
        self.options = list(options)

    def segments(self) -> list[pygame.Rect]:
        """Return the rectangle of each option."""
        count = len(self.options)
        edges = [self.body.left + round(self.body.width * number / count) for number in range(count + 1)]
        return [pygame.Rect(left, self.body.top, right - left, self.body.height) for left, right in pairwise(edges)]

    def targets(self) -> Mapping[str, pygame.Rect]:
        parts = {f"{self.name}={option[2]}": rect for option, rect in zip(self.options, self.segments(), strict=True)}
        return {self.name: self.body, **parts} if self.can_focus else parts

    def words_of(self, place: int) -> str:
        """Return the words announced for the option at an index."""
        return self.options[place][1]

    def spoken(self) -> Spoken:
        options = tuple(
            self.spoken_part(option[2], SpokenRole.OPTION, self.words_of(number), rect, chosen=number == self.index)
            for number, (option, rect) in enumerate(zip(self.options, self.segments(), strict=True))
        )
        return self.spoken_as(SpokenRole.CHOICE, self.label, children=options)

    def press(self, pos: Point) -> Answer:
        for option, rect in zip(self.options, self.segments(), strict=True):
            if rect.collidepoint(pos):
                return self.change(option[0])
        return None

    def key(self, key: Key) -> Answer:
        last = len(self.options) - 1
        less = max(0, self.index - 1)
        more = min(last, self.index + 1)
        next_one = (self.index + 1) % (last + 1)
        places = {"left": less, "-": less, "right": more, "+": more, "home": 0, "end": last}
        places |= {"space": next_one, "enter": next_one}
        return self.change(self.options[places[key.name]][0]) if key.name in places else None

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        text = brush.text
        self.draw_label(brush)
        brush.panel(self.body, TRACK, line=EDGE, radius=12, raised=False)
        segments = self.segments()
        insides = [rects.inset(rect, theme.px(4)) for rect in segments]
        boxes = [inside.inflate(-theme.px(14), 0) for inside in insides]
        texts = [option[1] for option in self.options]
        thick = max(2, theme.px(2.4))
        over_line = [rects.cut_bottom(box, theme.px(_LINE_LIES) + thick)[1] for box in boxes]
        most = self._one_line_size(brush, boxes)
        if not most:
            sizes = [box.size for box in over_line]
            most = text.alike(zip(texts, sizes, strict=True), TypeStyle.LABEL, theme)
        for number, (segment, inside) in enumerate(zip(segments, insides, strict=True)):
            chosen = number == self.index
            if chosen:
                brush.panel(inside, BAIZE, radius=9, raised=False)
            elif segment.collidepoint(look.pointer) and look.hovered:
                brush.panel(inside, PAPER_BRIGHT, radius=9, raised=False)
            elif number and number - 1 != self.index:
                height = segment.height
                brush.surface.fill(PAPER_DEEP, (segment.left, segment.top + height // 4, theme.hairline, height // 2))
            is_long = text.width(texts[number], TypeStyle.LABEL, theme, most) > boxes[number].width
            box = over_line[number] if is_long else boxes[number]
            style = TypeStyle.LABEL if chosen else TypeStyle.BODY
            taken = brush.write(box, texts[number], style, IVORY if chosen else INK, align="centre", most=most)
            if chosen:  # shown by shape too
                foot = (inside.centerx, inside.bottom - theme.px(_LINE_LIES))
                under = rects.sized((max(theme.px(16), taken.width // 2), thick), midbottom=foot)
                brush.surface.fill(GOLD, under)
        if look.focused:
            shapes.focus_ring(brush.surface, self.body, theme)

    def _one_line_size(self, brush: Brush, boxes: Sequence[pygame.Rect]) -> int:
        """Return the size of type in which every option fits on one line; 0 if it would be too small."""
        full = brush.theme.type_px(TypeStyle.LABEL)
        least = max(LEAST_TYPE, round(full * _ONE_LINE))
        for px in range(full, least - 1, -1):
            widths = [brush.text.width(option[1], TypeStyle.LABEL, brush.theme, px) for option in self.options]
            if all(width <= box.width for width, box in zip(widths, boxes, strict=True)):
                return px
        return 0


class Slider(ValueField[int]):
    """A whole number; `bounds` are the least, the greatest and the step. `word` puts a number into words.

    It answers to dragging, clicks, the wheel, the arrow keys, Home and End.
    """

    def __init__(
        self,
        name: str,
        label: str,
        bounds: tuple[int, int, int],
        value: int,
        on_change: Callable[[int], Answer],
        word: Callable[[int], str] = str,
    ) -> None:
        super().__init__(f"slider:{name}", label, value, on_change)
        self.least, self.most, self.step = bounds
        self._word = word
        self._track = self.body

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        side = theme.px(26)
        size = (self.body.width - theme.px(90) - side, theme.px(8))
        self._track = rects.sized(size, midleft=(self.body.left + side // 2, self.body.centery))

    def spoken(self) -> Spoken:
        amount = Amount(self.value, self.least, self.most, self.step)
        return self.spoken_as(SpokenRole.AMOUNT, self.label, amount=amount, text=self._word(self.value))

    def press(self, pos: Point) -> Answer:
        if not self.body.collidepoint(pos):
            return USED
        share = (pos[0] - self._track.left) / max(1, self._track.width)
        return self._change(round((self.least + share * (self.most - self.least)) / self.step) * self.step)

    def drag(self, drag: Drag) -> Answer:
        if not self.body.collidepoint(drag.start):
            return USED
        return self.press((max(self.body.left, min(self.body.right - 1, drag.pos[0])), self.body.centery))

    def wheel(self, wheel: Wheel) -> Answer:
        return self._change(self.value + (self.step if wheel.steps > 0 else -self.step))

    def key(self, key: Key) -> Answer:
        less = self.value - self.step
        more = self.value + self.step
        values = {"left": less, "-": less, "right": more, "+": more, "home": self.least, "end": self.most}
        return self._change(values[key.name]) if key.name in values else None

    def _change(self, value: int) -> Answer:
        return self.change(max(self.least, min(self.most, value)))

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        track = self._track
        self.draw_label(brush)
        brush.panel(track, PAPER_DEEP, line=INK_SOFT, radius=4, raised=False)
        reached = round(track.width * (self.value - self.least) / (self.most - self.least))
        filled, _rest = rects.cut_left(track, max(track.height, reached))
        brush.panel(filled, BAIZE, radius=4, raised=False)
        side = theme.px(26)
        knob = rects.sized((side, side), center=(track.left + reached, track.centery))
        active = look.hovered or look.pressed or look.focused
        brush.panel(knob, GOLD if active else PAPER_BRIGHT, line=INK, radius=13, raised=False)
        taken = track.right + side // 2 - self.body.left
        _taken, box = rects.cut_left(self.body, taken, theme.space(1))
        brush.write(box, self._word(self.value), TypeStyle.BODY, INK, align="right")
        if look.focused:
            shapes.focus_ring(brush.surface, knob, theme, radius=13)


class Stepper(OptionField[T]):
    """A value between two arrows. `options` are (value, text); with `around` the first follows the last.

    `shortens`: texts that are too long are cut, because they are names that somebody gave.
    """

    options: Sequence[tuple[T, str]]

    def __init__(
        self,
        name: str,
        label: str,
        options: Sequence[tuple[T, str]],
        value: T,
        on_change: Callable[[T], Answer],
        *,
        around: bool = False,
        share: float = 0.42,
        shortens: bool = False,
    ) -> None:
        super().__init__(f"choice:{name}", label, value, on_change, share=share)
        self.options = list(options)
        self.around = around
        self._shortens = shortens

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        width = min(max(36, theme.px(44)), self.body.width // 3)
        self.less, middle = rects.cut_left(self.body, width)
        self.more, self._words_box = rects.cut_right(middle, width)

    def targets(self) -> Mapping[str, pygame.Rect]:
        if not self.can_focus:
            return {}
        return {self.name: self.body, f"{self.name}=less": self.less, f"{self.name}=more": self.more}

    def spoken(self) -> Spoken | None:
        if not self.options:
            return None
        words = self.options[self.index][1]
        role = SpokenRole.AMOUNT if self.can_focus else SpokenRole.TEXT
        amount = Amount(self.index, 0, len(self.options) - 1) if self.can_focus else None
        return self.spoken_as(role, f"{self.label}: {words}" if self.label else words, amount=amount, text=words)

    def press(self, pos: Point) -> Answer:
        if self.less.collidepoint(pos):
            return self._step(-1)
        return self._step(1) if self.more.collidepoint(pos) else USED

    def key(self, key: Key) -> Answer:
        match key.name:
            case "left" | "-":
                return self._step(-1)
            case "right" | "+" | "enter" | "space":
                return self._step(1)
        return None

    def _can_step(self, way: int) -> bool:
        return len(self.options) > 1 and (self.around or 0 <= self.index + way < len(self.options))

    def _step(self, way: int) -> Answer:
        return self.change(self.options[(self.index + way) % len(self.options)][0]) if self._can_step(way) else USED

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        self.draw_label(brush)
        brush.panel(self.body, TRACK, line=EDGE, radius=12, raised=False)
        for way, box in ((-1, self.less), (1, self.more)):
            able = self._can_step(way)
            if able and look.hovered and box.collidepoint(look.pointer):
                brush.panel(rects.inset(box, theme.px(4)), PAPER_BRIGHT, radius=9, raised=False)
            side = round(min(box.size) * 0.42)
            sign = rects.sized((side, side), center=box.center)
            shapes.triangle(brush.surface, sign, INK if able else PAPER_DEEP, pointing=way)
        box = self._words_box
        words = self.options[self.index][1] if self.options else ""
        if self._shortens:
            words = brush.text.shortened(words, TypeStyle.LABEL, theme, box.size)
        ink = INK if self.can_focus else INK_SOFT
        brush.write(box, words, TypeStyle.LABEL, ink, align="centre", most=theme.type_px(TypeStyle.BODY))
        if look.focused:
            shapes.focus_ring(brush.surface, self.body, theme)
