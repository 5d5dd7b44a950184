"""A quantity: a slider in steps, with its value in words."""

from collections.abc import Callable

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Drag, Key, Point, Wheel
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Amount, Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.theme import BAIZE, GOLD, INK, INK_SOFT, PAPER_BRIGHT, PAPER_DEEP, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.field import Field
from scopa_gui.ui.kit.widgets.widget import Brush, Look


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
        *,
        share: float = 0.34,
    ) -> None:
        super().__init__(f"slider:{name}", label, share=share)
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

    def _x(self) -> int:
        return self._track.left + round(self._track.width * (self.value - self.least) / (self.most - self.least))

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
        x = self._x()
        self.draw_label(brush)
        brush.panel(track, PAPER_DEEP, line=INK_SOFT, radius=4, raised=False)
        filled = pygame.Rect(track.left, track.top, max(track.height, x - track.left), track.height)
        brush.panel(filled, BAIZE, radius=4, raised=False)
        side = theme.px(26)
        knob = pygame.Rect(0, 0, side, side)
        knob.center = (x, track.centery)
        active = look.hovered or look.pressed or look.focused
        brush.panel(knob, GOLD if active else PAPER_BRIGHT, line=INK, radius=13, raised=False)
        box = pygame.Rect(track.right + side // 2 + theme.space(1), self.body.top, 0, self.body.height)
        box.width = self.body.right - box.left
        brush.write(box, self._word(self.value), TypeStyle.BODY, INK, align="right")
        if look.focused:
            shapes.focus_ring(brush.surface, knob, theme, radius=13)
