"""After the first match of somebody new: whether the help at the table shall stay."""

import pygame

from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit.intents import Back, Intent
from scopa_gui.ui.kit.scene import Answer, Pop
from scopa_gui.ui.kit.theme import INK, PAPER, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.words.translation import _

_WIDE = 640
_HIGH = 450
"""Units of the sheet."""
_TEACHER = "la_prof"
_FACE = 116
"""Whose portrait is above the question, and how high it is, in units."""


class HelpQuestionScreen(ControlScreen):
    """Two answers, and nothing is lost by either: Esc keeps the help, and the settings can be changed at any time."""

    overlay = True

    def build(self) -> list[Widget]:
        return [
            Button("keep", _("Keep the coach and memory aids"), self._keep, ButtonKind.PRIMARY),
            Button("without", _("Play without help"), self._without, ButtonKind.PAPER),
        ]

    def _sheet(self) -> pygame.Rect:
        theme = self.theme
        wide = min(round(theme.px(_WIDE) * max(1.0, theme.text_scale)), theme.size[0] - theme.space(6))
        high = theme.px(_HIGH * max(1.0, (1 + theme.text_scale) / 2)) + 2 * (theme.control - theme.px(52))
        sheet = pygame.Rect(0, 0, wide, min(high, theme.size[1] - theme.space(4)))
        sheet.center = (theme.size[0] // 2, theme.size[1] // 2)
        return sheet

    def arrange(self) -> None:
        theme = self.theme
        sheet = self._sheet()
        inner = sheet.inflate(-2 * theme.space(5), -2 * theme.space(3))
        y = inner.bottom
        for button in reversed(self.group.widgets):
            y -= theme.control
            button.place(pygame.Rect(inner.left, y, inner.width, theme.control), theme)
            y -= theme.space(1.25)

    def draw_still(self, surface: pygame.Surface) -> None:
        brush = self.brush(surface)
        theme = self.theme
        sheet = self._sheet()
        brush.panel(sheet, PAPER, radius=18)
        inner = sheet.inflate(-2 * theme.space(5), -2 * theme.space(3))
        top = inner.top
        face = self.context.portraits().round(_TEACHER, theme.px(_FACE))
        if face is not None:
            surface.blit(face, face.get_rect(midtop=inner.midtop))
            top += face.get_height() + theme.space(1)
        head = pygame.Rect(inner.left, top, inner.width, theme.px(50))
        brush.write(head, _("You’ve finished your first match"), TypeStyle.HEADING, INK, align="centre")
        words = pygame.Rect(head.left, head.bottom, head.width, self.group.widgets[0].rect.top - head.bottom)
        text = _(
            "The coach stopped costly moves, and the key cards were counted beside the table. Keep this help? "
            "You can change it in the settings at any time."
        )
        brush.write(words.inflate(0, -theme.space(1)), text, TypeStyle.BODY, INK, align="centre")

    def handle(self, intent: Intent) -> Answer:
        return self._keep() if isinstance(intent, Back) else super().handle(intent)

    def _keep(self) -> Answer:
        self.context.change(first_steps="over")
        return Pop()

    def _without(self) -> Answer:
        usual = Settings()
        self.context.change(first_steps="over", coach=usual.coach, counters=usual.counters)
        return Pop()
