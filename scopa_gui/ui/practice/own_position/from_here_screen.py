"""From here: what can be done with a moment of a match or of a puzzle: it is played on, or set up to be changed."""

from collections.abc import Sequence

import pygame

from scopa_gui.engine.setup import Setup
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.scene import Answer, Pop, Push, Replace
from scopa_gui.ui.kit.theme import INK, INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.words.translation import _


class FromHereScreen(ControlScreen):
    """An overlay with both ways; Esc goes back. `seats` says who sat there."""

    overlay = True

    def __init__(self, context: Context, setup: Setup, seats: Sequence[str]) -> None:
        super().__init__(context)
        self.setup, self.seats = setup, tuple(seats)
        self._sheet = pygame.Rect(0, 0, 0, 0)

    def rules_page(self) -> Push:
        return Push("rules", rules=self.setup.rules)

    def build(self) -> list[Widget]:
        return [
            Button("play", _("Play on from here (P)"), self._play_on, ButtonKind.PRIMARY),
            Button("setup", _("Set up the position (S)"), self._set_up, ButtonKind.PAPER),
            Button("back", _("Back"), Pop, ButtonKind.PAPER),
        ]

    def arrange(self) -> None:
        theme = self.theme
        gap = self.theme.px(10)
        scale = max(1.0, theme.text_scale)
        high = theme.px(192 * scale) + 3 * theme.control + 2 * gap
        self._sheet = pygame.Rect(0, 0, theme.px(470 * scale), min(high, theme.size[1] - theme.px(24)))
        self._sheet.center = (theme.size[0] // 2, theme.size[1] // 2)
        inner = self._sheet.inflate(-2 * theme.px(44), -2 * theme.px(30))
        top = inner.bottom - 3 * theme.control - 2 * gap
        for place, widget in enumerate(self.group.widgets):
            row = pygame.Rect(inner.left, top + place * (theme.control + gap), inner.width, theme.control)
            widget.place(row, theme)

    def handle(self, intent: Intent) -> Answer:
        match intent:
            case Key(name="p", alt=False, command=False):
                return self._play_on()
            case Key(name="s", alt=False, command=False):
                return self._set_up()
        return super().handle(intent)

    def _play_on(self) -> Answer:
        return Replace("play_on", setup=self.setup, seats=self.seats)

    def _set_up(self) -> Answer:
        return Replace("own_position", setup=self.setup, seats=self.seats)

    def draw_still(self, surface: pygame.Surface) -> None:
        theme = self.theme
        brush = self.brush(surface)
        self.draw_sheet(surface, self._sheet)
        inner = self._sheet.inflate(-2 * theme.px(44), -2 * theme.px(24))
        head = pygame.Rect(inner.left, inner.top, inner.width, round(theme.type_px(TypeStyle.HEADING) * 1.4))
        brush.write(head, _("From here"), TypeStyle.HEADING, INK, align="centre")
        words = pygame.Rect(inner.left, head.bottom, inner.width, self.group.widgets[0].rect.top - head.bottom)
        note = _("Play on against the others, or change the cards first. None of this is saved.")
        brush.write(words, note, TypeStyle.NOTE, INK_SOFT, align="centre")
