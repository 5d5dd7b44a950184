"""One of a few: a row of segments, the chosen one filled and marked."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Generic, TypeVar

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Key, Point
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.theme import (
    BAIZE,
    GOLD,
    INK,
    IVORY,
    LEAST_TYPE,
    PAPER_BRIGHT,
    PAPER_DEEP,
    Colour,
    Theme,
    TypeStyle,
)
from scopa_gui.ui.kit.widgets.field import Field
from scopa_gui.ui.kit.widgets.widget import Brush, Look

T = TypeVar("T")
_ONE_LINE = 0.76
"""Of its size, to which type is reduced rather than be broken into two lines."""
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
            self._draw_option(brush, inner, option[1], most, chosen=chosen)
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
    def _draw_option(brush: Brush, inner: pygame.Rect, text: str, most: int, *, chosen: bool) -> None:
        theme = brush.theme
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
