"""The question before somebody begins anew."""

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.front.profiles.playing_as import begin_anew
from scopa_gui.ui.kit.paragraphs import draw_paragraphs
from scopa_gui.ui.kit.scene import Pop
from scopa_gui.ui.kit.theme import INK, INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.words.translation import _


class AnewScreen(ControlScreen):
    """An overlay; the harmless answer has the focus."""

    overlay = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._sheet = pygame.Rect(0, 0, 0, 0)

    def build(self) -> list[Widget]:
        return [
            Button("back", _("Back"), Pop, ButtonKind.PAPER),
            Button("anew", _("Begin anew"), lambda: begin_anew(self.context) or Pop(), ButtonKind.PAPER),
        ]

    def arrange(self) -> None:
        theme = self.theme
        wide = min(theme.px(680), theme.size[0] - theme.space(6))
        high = min(theme.px(330 * max(1.0, theme.text_scale)), theme.size[1] - theme.space(6))
        self._sheet = pygame.Rect(0, 0, wide, high)
        self._sheet.center = (theme.size[0] // 2, theme.size[1] // 2)
        row = (("button:back", 180), ("button:anew", 260))
        low = self._sheet.bottom - theme.space(3) - theme.control
        self.place_row(row, self._sheet.right - theme.space(4), low)

    def draw_still(self, surface: pygame.Surface) -> None:
        self.draw_sheet(surface, self._sheet)
        brush, theme = self.brush(surface), self.theme
        inner = self._sheet.inflate(-2 * theme.space(4), -2 * theme.space(3))
        head = pygame.Rect(inner.topleft, (inner.width, round(theme.type_px(TypeStyle.HEADING) * 1.4)))
        brush.write(head, _("Begin anew?"), TypeStyle.HEADING, INK)
        words = _(
            "Matches, statistics and practice begin again from nothing; the settings stay. What is there now is put "
            "away, whole, and can be brought back from the list."
        )
        below = pygame.Rect(inner.left, head.bottom, inner.width, self.group.widgets[0].rect.top - head.bottom)
        draw_paragraphs(brush, below, [(words, INK_SOFT)])
