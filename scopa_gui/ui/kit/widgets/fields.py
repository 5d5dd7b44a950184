"""Labelled controls on paper: a choice in segments, a slider, and a value that is stepped through."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Generic, TypeVar

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Drag, Key, Point, Wheel
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Amount, Spoken, SpokenRole, box_of
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


class Field(Widget):
    """A labelled control on paper. `stacked` puts the label above; without a label the control takes all."""

    def __init__(self, name: str, label: str, *, stacked: bool = False, share: float = LABEL_SHARE) -> None:
        super().__init__(name)
        self.label = label
        self.stacked = stacked
        self.share = share
        self.body = pygame.Rect(0, 0, 0, 0)
        self._label_box = pygame.Rect(0, 0, 0, 0)

    @staticmethod
    def tall(theme: Theme, *, stacked: bool = False) -> int:
        """Pixels that a field is high."""
        return theme.control + (theme.px(26 * theme.text_scale) + shapes.ring_reach(theme) if stacked else 0)

    def height(self, theme: Theme) -> int:
        return self.tall(theme, stacked=self.stacked and bool(self.label))

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        if not self.label:
            self.body, self._label_box = self.rect.copy(), pygame.Rect(0, 0, 0, 0)
        elif self.stacked:
            above = rect.height - theme.control
            self._label_box = pygame.Rect(rect.left, rect.top, rect.width, above - shapes.ring_reach(theme))
            self.body = pygame.Rect(rect.left, rect.top + above, rect.width, theme.control)
        else:
            left = round(rect.width * self.share)
            self._label_box = pygame.Rect(rect.left, rect.top, left - theme.space(2), rect.height)
            self.body = pygame.Rect(rect.left + left, rect.top, rect.width - left, rect.height)

    def draw_label(self, brush: Brush) -> None:
        """Paint the label."""
        if self.label:
            brush.write(self._label_box, self.label, TypeStyle.LABEL, INK)


T = TypeVar("T")
_ONE_LINE = 0.76
"""Share of the usual size to which type is reduced, at most, rather than broken into two lines."""
_LINE_LIES = 4
"""Units from the foot of a segment to the line under the chosen words."""
TRACK: Colour = (234, 219, 187)
EDGE: Colour = (176, 150, 108)


class Segments(Field, Generic[T]):
    """Options side by side; Left and Right or a click choose, Home and End go to the first and last.

    `options` are (value, text, name of the target part).
    """

    def __init__(
        self,
        name: str,
        label: str,
        options: Sequence[tuple[T, str, str]],
        value: T,
        on_change: Callable[[T], Answer],
        *,
        stacked: bool = False,
        share: float = 0.34,
    ) -> None:
        super().__init__(f"choice:{name}", label, stacked=stacked, share=share)
        self.options = list(options)
        self.value = value
        self._on_change = on_change

    @property
    def index(self) -> int:
        """The place of the chosen option; 0 when the value is none of them."""
        return next((place for place, option in enumerate(self.options) if option[0] == self.value), 0)

    @property
    def can_focus(self) -> bool:
        return self.enabled and len(self.options) > 1

    def segments(self) -> list[pygame.Rect]:
        """The rectangle of each option."""
        count = len(self.options)
        edges = [self.body.left + round(self.body.width * place / count) for place in range(count + 1)]
        return [pygame.Rect(left, self.body.top, right - left, self.body.height) for left, right in pairwise(edges)]

    def targets(self) -> Mapping[str, pygame.Rect]:
        parts = {f"{self.name}={option[2]}": rect for option, rect in zip(self.options, self.segments(), strict=True)}
        return {self.name: self.body, **parts} if self.can_focus else parts

    def words_of(self, place: int) -> str:
        """Return the words announced for the option at a place."""
        return self.options[place][1]

    def spoken(self) -> Spoken:
        options = tuple(
            Spoken(
                f"{self.name}={option[2]}",
                SpokenRole.OPTION,
                self.words_of(place),
                box_of(rect),
                chosen=place == self.index,
                enabled=self.enabled,
            )
            for place, (option, rect) in enumerate(zip(self.options, self.segments(), strict=True))
        )
        box = box_of(self.rect)
        return Spoken(self.name, SpokenRole.CHOICE, self.label, box, enabled=self.enabled, children=options)

    def press(self, pos: Point) -> Answer:
        for option, rect in zip(self.options, self.segments(), strict=True):
            if rect.collidepoint(pos):
                return self._choose(option[0])
        return None

    def key(self, key: Key) -> Answer:
        last = len(self.options) - 1
        less = max(0, self.index - 1)
        more = min(last, self.index + 1)
        next_one = (self.index + 1) % (last + 1)
        places = {"left": less, "-": less, "right": more, "+": more, "home": 0, "end": last}
        places |= {"space": next_one, "enter": next_one}
        return self._choose(self.options[places[key.name]][0]) if key.name in places else None

    def _choose(self, value: T) -> Answer:
        if value == self.value:
            return USED
        self.value = value
        return self._on_change(value) or USED

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        self.draw_label(brush)
        most = self._type_size(brush)
        brush.panel(self.body, TRACK, line=EDGE, radius=12, raised=False)
        for place, (option, rect) in enumerate(zip(self.options, self.segments(), strict=True)):
            chosen = place == self.index
            inner = rect.inflate(-2 * theme.px(4), -2 * theme.px(4))
            if chosen:
                brush.panel(inner, BAIZE, radius=9, raised=False)
            elif rect.collidepoint(look.pointer) and look.hovered:
                brush.panel(inner, PAPER_BRIGHT, radius=9, raised=False)
            elif place and place - 1 != self.index:
                line = pygame.Rect(rect.left, rect.top + rect.height // 4, theme.hairline, rect.height // 2)
                brush.surface.fill(PAPER_DEEP, line)
            text = option[1]
            box = _inside(inner, theme)
            style = TypeStyle.LABEL if chosen else TypeStyle.BODY
            if brush.text.width(text, TypeStyle.LABEL, theme, most) > box.width:
                box = _over_line(box, theme)
            taken = brush.write(box, text, style, IVORY if chosen else INK, align="centre", most=most)
            if chosen:
                width = max(theme.px(16), taken.width // 2)
                under = pygame.Rect(0, 0, width, max(2, theme.px(2.4)))
                under.midbottom = (inner.centerx, inner.bottom - theme.px(_LINE_LIES))
                Segments._fill_line(brush, under)
        if look.focused:
            shapes.focus_ring(brush.surface, self.body, theme)

    def _type_size(self, brush: Brush) -> int:
        """The type size with which every option fits its segment: all are set alike."""
        theme = brush.theme
        text = brush.text
        boxes = [_inside(rect.inflate(-2 * theme.px(4), -2 * theme.px(4)), theme) for rect in self.segments()]
        texts = [option[1] for option in self.options]
        full = theme.type_px(TypeStyle.LABEL)
        for px in range(full, max(LEAST_TYPE, round(full * _ONE_LINE)) - 1, -1):
            if all(
                text.width(words, TypeStyle.LABEL, theme, px) <= box.width
                for words, box in zip(texts, boxes, strict=True)
            ):
                return px
        return text.alike(
            [(words, _over_line(box, theme).size) for words, box in zip(texts, boxes, strict=True)],
            TypeStyle.LABEL,
            theme,
        )

    @staticmethod
    def _fill_line(brush: Brush, line: pygame.Rect) -> None:
        """Draw the line under the chosen words: the choice is shown by shape too."""
        brush.surface.fill(GOLD, line)


def _over_line(box: pygame.Rect, theme: Theme) -> pygame.Rect:
    """The room of two lines of words: above the line under the chosen ones."""
    return pygame.Rect(box.left, box.top, box.width, box.height - theme.px(_LINE_LIES) - max(2, theme.px(2.4)))


def _inside(segment: pygame.Rect, theme: Theme) -> pygame.Rect:
    """Return the room for a segment's text."""
    return segment.inflate(-theme.px(14), 0)


class Slider(Field):
    """A whole number from `least` to `most` in `steps`; drag, click, wheel, arrows, Home, End. `word` words it."""

    def __init__(
        self,
        name: str,
        label: str,
        bounds: tuple[int, int, int],
        value: int,
        on_change: Callable[[int], Answer],
        word: Callable[[int], str] = str,
    ) -> None:
        super().__init__(f"slider:{name}", label)
        self.least, self.most, self.step = bounds
        self.value = value
        self._on_change = on_change
        self._word = word
        self._track = pygame.Rect(0, 0, 0, 0)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        side = theme.px(26)
        self._track = pygame.Rect(0, 0, self.body.width - theme.px(90) - side, theme.px(8))
        self._track.midleft = (self.body.left + side // 2, self.body.centery)

    def spoken(self) -> Spoken:
        return Spoken(
            self.name,
            SpokenRole.AMOUNT,
            self.label,
            box_of(self.rect),
            amount=Amount(self.value, self.least, self.most, self.step),
            text=self._word(self.value),
            enabled=self.enabled,
        )

    def press(self, pos: Point) -> Answer:
        if not self.body.collidepoint(pos):
            return USED
        share = (pos[0] - self._track.left) / max(1, self._track.width)
        return self._set(round((self.least + share * (self.most - self.least)) / self.step) * self.step)

    def drag(self, drag: Drag) -> Answer:
        if not self.body.collidepoint(drag.start):
            return USED
        return self.press((max(self.body.left, min(self.body.right - 1, drag.pos[0])), self.body.centery))

    def wheel(self, wheel: Wheel) -> Answer:
        return self._set(self.value + (self.step if wheel.steps > 0 else -self.step))

    def key(self, key: Key) -> Answer:
        less = self.value - self.step
        more = self.value + self.step
        values = {"left": less, "-": less, "right": more, "+": more, "home": self.least, "end": self.most}
        return self._set(values[key.name]) if key.name in values else None

    def _set(self, value: int) -> Answer:
        value = max(self.least, min(self.most, value))
        if value == self.value:
            return USED
        self.value = value
        return self._on_change(value) or USED

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        track = self._track
        x = self._track.left + round(self._track.width * (self.value - self.least) / (self.most - self.least))
        self.draw_label(brush)
        brush.panel(track, PAPER_DEEP, line=INK_SOFT, radius=4, raised=False)
        filled = pygame.Rect(track.left, track.top, max(track.height, x - track.left), track.height)
        brush.panel(filled, BAIZE, radius=4, raised=False)
        side = theme.px(26)
        knob = shapes.around((x, track.centery), (side, side))
        active = look.hovered or look.pressed or look.focused
        brush.panel(knob, GOLD if active else PAPER_BRIGHT, line=INK, radius=13, raised=False)
        box = pygame.Rect(track.right + side // 2 + theme.space(1), self.body.top, 0, self.body.height)
        box.width = self.body.right - box.left
        brush.write(box, self._word(self.value), TypeStyle.BODY, INK, align="right")
        if look.focused:
            shapes.focus_ring(brush.surface, knob, theme, radius=13)


class Stepper(Field, Generic[T]):
    """Value between two arrows. `options` are (value, text); with `around` the last leads to the first.

    `shortens`: a text may be a name that somebody gave, longer than there is room for.
    """

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
        super().__init__(f"choice:{name}", label, share=share)
        self.options = list(options)
        self.value = value
        self.around = around
        self._shortens = shortens
        self._on_change = on_change

    @property
    def index(self) -> int:
        """The place of the value; 0 when it is none of them."""
        return next((place for place, option in enumerate(self.options) if option[0] == self.value), 0)

    @property
    def can_focus(self) -> bool:
        return self.enabled and len(self.options) > 1

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        wide = min(max(36, theme.px(44)), self.body.width // 3)
        self.less = pygame.Rect(self.body.left, self.body.top, wide, self.body.height)
        self.more = pygame.Rect(self.body.right - wide, self.body.top, wide, self.body.height)

    def targets(self) -> Mapping[str, pygame.Rect]:
        if not self.can_focus:
            return {}
        return {self.name: self.body, f"{self.name}=less": self.less, f"{self.name}=more": self.more}

    def spoken(self) -> Spoken | None:
        if not self.options:
            return None
        words = self.options[self.index][1]
        return Spoken(
            self.name,
            SpokenRole.AMOUNT if self.can_focus else SpokenRole.TEXT,
            f"{self.label}: {words}" if self.label else words,
            box_of(self.rect),
            amount=Amount(self.index, 0, len(self.options) - 1) if self.can_focus else None,
            text=words,
            enabled=self.enabled,
        )

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
        if not self._can_step(way):
            return USED
        self.value = self.options[(self.index + way) % len(self.options)][0]
        return self._on_change(self.value) or USED

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        self.draw_label(brush)
        brush.panel(self.body, TRACK, line=EDGE, radius=12, raised=False)
        for way, box in ((-1, self.less), (1, self.more)):
            able = self._can_step(way)
            if able and look.hovered and box.collidepoint(look.pointer):
                brush.panel(box.inflate(-2 * theme.px(4), -2 * theme.px(4)), PAPER_BRIGHT, radius=9, raised=False)
            side = round(min(box.size) * 0.42)
            sign = shapes.around(box.center, (side, side))
            shapes.triangle(brush.surface, sign, INK if able else PAPER_DEEP, pointing=way)
        box = pygame.Rect(self.less.right, self.body.top, self.more.left - self.less.right, self.body.height)
        words = self.options[self.index][1] if self.options else ""
        if self._shortens:
            words = brush.text.shortened(words, TypeStyle.LABEL, theme, box.size)
        brush.write(
            box,
            words,
            TypeStyle.LABEL,
            INK if self.can_focus else INK_SOFT,
            align="centre",
            most=theme.type_px(TypeStyle.BODY),
        )
        if look.focused:
            shapes.focus_ring(brush.surface, self.body, theme)
