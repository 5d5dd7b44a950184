"""On or off: a switch at the right edge of its row, the word before it."""

from collections.abc import Callable

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Key, Point
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.theme import BAIZE, INK, INK_SOFT, PAPER_BRIGHT, PAPER_DEEP, TypeStyle
from scopa_gui.ui.kit.widgets.fields import Field
from scopa_gui.ui.kit.widgets.widget import Brush, Look
from scopa_gui.ui.words.translation import _


class Toggle(Field):
    """A switch; a click, Enter or Space turns it, Right is on and Left is off."""

    def __init__(
        self, name: str, label: str, value: bool, on_change: Callable[[bool], Answer], *, share: float = 0.34
    ) -> None:
        super().__init__(f"toggle:{name}", label, share=share)
        self.value = value
        self._on_change = on_change

    def spoken(self) -> Spoken:
        return Spoken(
            self.name, SpokenRole.SWITCH, self.label, box_of(self.rect), chosen=self.value, enabled=self.enabled
        )

    def press(self, pos: Point) -> Answer:
        return self._set(not self.value)

    def key(self, key: Key) -> Answer:
        match key.name:
            case "space" | "enter":
                return self._set(not self.value)
            case "left":
                return self._set(False)
            case "right":
                return self._set(True)
        return None

    def _set(self, value: bool) -> Answer:
        if value == self.value:
            return USED
        self.value = value
        return self._on_change(value) or USED

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        self.draw_label(brush)
        track = pygame.Rect(0, 0, theme.px(64), theme.px(34))
        track.midright = (self.body.right, self.body.centery)
        brush.panel(track, BAIZE if self.value else PAPER_DEEP, line=INK_SOFT, radius=17, raised=False)
        side = track.height - 2 * theme.px(4)
        knob = pygame.Rect(0, 0, side, side)
        knob.centery = track.centery
        knob.left = track.right - side - theme.px(4) if self.value else track.left + theme.px(4)
        brush.panel(knob, PAPER_BRIGHT, line=INK_SOFT, radius=17, raised=False)
        box = pygame.Rect(self.body.left, self.body.top, 0, self.body.height)
        box.width = track.left - theme.space(1.5) - box.left
        brush.write(box, _("On") if self.value else _("Off"), TypeStyle.BODY, INK, align="right")
        if look.focused:
            shapes.focus_ring(brush.surface, track, theme, radius=17)
