"""Switch between on and off, at the right edge of its row."""

from collections.abc import Callable

from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.intents import Key, Point
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole
from scopa_gui.ui.kit.theme import BAIZE, INK, INK_SOFT, PAPER_BRIGHT, PAPER_DEEP, TypeStyle
from scopa_gui.ui.kit.widgets.fields import LABEL_SHARE, ValueField
from scopa_gui.ui.kit.widgets.widget import Brush, Look
from scopa_gui.ui.words.translation import _


class Toggle(ValueField[bool]):
    """Labelled switch: a click, Enter or Space changes it, Right is on and Left is off."""

    def __init__(
        self, name: str, label: str, value: bool, on_change: Callable[[bool], Answer], *, share: float = LABEL_SHARE
    ) -> None:
        super().__init__(f"toggle:{name}", label, value, on_change, share=share)

    def spoken(self) -> Spoken:
        return self.spoken_as(SpokenRole.SWITCH, self.label, chosen=self.value)

    def press(self, pos: Point) -> Answer:
        return self.change(not self.value)

    def key(self, key: Key) -> Answer:
        values = {"space": not self.value, "enter": not self.value, "left": False, "right": True}
        return self.change(values[key.name]) if key.name in values else None

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        self.draw_label(brush)
        track = rects.sized((theme.px(64), theme.px(34)), midright=self.body.midright)
        brush.panel(track, BAIZE if self.value else PAPER_DEEP, line=INK_SOFT, radius=17, raised=False)
        inside = rects.inset(track, theme.px(4))
        cut = rects.cut_right if self.value else rects.cut_left
        knob, _rest = cut(inside, inside.height)
        brush.panel(knob, PAPER_BRIGHT, line=INK_SOFT, radius=17, raised=False)
        _switch, box = rects.cut_right(self.body, track.width, theme.space(1.5))
        brush.write(box, _("On") if self.value else _("Off"), TypeStyle.BODY, INK, align="right")
        if look.focused:
            shapes.focus_ring(brush.surface, track, theme, radius=17)
