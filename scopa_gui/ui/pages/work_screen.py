"""Sheet over the screen while long work goes on, with a progress bar and a button to stop it."""

from typing import Any

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import rects
from scopa_gui.ui.kit.layout import Part, Space
from scopa_gui.ui.kit.page_parts import Buttons
from scopa_gui.ui.kit.running_work import RunningWork
from scopa_gui.ui.kit.scene import USED, Answer, Pop
from scopa_gui.ui.kit.theme import BRASS, INK_SOFT
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.pages.question_sheet import QuestionSheet
from scopa_gui.ui.words.translation import _

_LOOKS = 0.1
"""Seconds between two looks at the progress."""
_ENDING = 2.0
"""Seconds to wait at most for stopped work to remove what it has begun."""


class WorkScreen(QuestionSheet):
    """Overlay over the screen that began some work; it closes when the work is done."""

    def __init__(self, context: Context, running: RunningWork[Any], title: str) -> None:
        super().__init__(context)
        self.running = running
        self._title = title
        self._bar = Part()
        self.next_timer = _LOOKS

    def answers(self) -> Buttons:
        return Buttons(Button("stop", _("Stop"), Pop, ButtonKind.PAPER))

    def between(self) -> tuple[Part, ...]:
        self._bar = Space(1.25)
        return (self._bar,)

    def heading(self) -> str:
        return self._title

    def words(self) -> str:
        return _("This takes a moment.")

    def update(self, dt: float) -> Answer:
        """Paint the progress now and then, and close when the work is done."""
        if self.running.is_done():
            answer = self.running.answer()
            return Pop() if answer in (None, USED) else answer
        self.dirty |= self.is_due(dt, _LOOKS)
        return None

    def close(self) -> None:
        self.running.stop(_ENDING)

    def draw_movers(self, surface: pygame.Surface) -> None:
        theme = self.theme
        bar = self._bar.rect
        pygame.draw.rect(surface, theme.inked(INK_SOFT), bar, max(1, theme.hairline))
        inside = rects.inset(bar, theme.hairline)
        done, _rest = rects.cut_left(inside, round(inside.width * self.running.share))
        surface.fill(theme.inked(BRASS), done)
        super().draw_movers(surface)
