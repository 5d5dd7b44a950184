"""One of a row of values, with a button for the one before and the one after."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Key, Point
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Amount, Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.theme import INK, INK_SOFT, PAPER_BRIGHT, PAPER_DEEP, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.arrow import draw_triangle
from scopa_gui.ui.kit.widgets.field import Field
from scopa_gui.ui.kit.widgets.segments import EDGE, TRACK
from scopa_gui.ui.kit.widgets.widget import Brush, Look

T = TypeVar("T")


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
            sign = pygame.Rect(0, 0, side, side)
            sign.center = box.center
            draw_triangle(brush.surface, sign, INK if able else PAPER_DEEP, pointing=way)
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
