"""The first start: whether one has played Scopa before, asked once, on the title's picture."""

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.front.title_page import TitlePage
from scopa_gui.ui.kit.intents import Back, Intent
from scopa_gui.ui.kit.scene import Answer, Home, Pop, Replace
from scopa_gui.ui.kit.theme import IVORY, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.words.translation import _

_DARK = (8, 26, 18)
_QUESTION = 94
"""Units of height for the question."""


def is_to_be_asked(context: Context) -> bool:
    """Whether nobody has answered yet, and no match was ever played here; not where the file of matches is amiss."""
    archive = context.archive
    return context.settings.first_steps == "unasked" and archive.notice is None and archive.is_empty()


class WelcomeScreen(TitlePage):
    """Three answers; until one is given it is asked again at the next start. Esc is somebody who knows the game and
    looks round first.
    """

    def build(self) -> list[Widget]:
        return [
            Button(
                "no",
                _("No, show me"),
                lambda: Replace("first_step"),
                ButtonKind.PRIMARY,
                note=_("a lesson of ten minutes, then a match"),
            ),
            Button("little", _("A little"), self._a_little, note=_("a match with the coach beside you")),
            Button("yes", _("Yes"), self._yes, note=_("straight to the choice of a match")),
        ]

    def arrange(self) -> None:
        x, y, width = self.column
        y += self.theme.px(_QUESTION)
        for button in self.group.widgets:
            button.place(pygame.Rect(x, y, width, self.primary), self.theme)
            y += self.primary + self.gap

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        x, y, width = self.column
        box = pygame.Rect(x, y, width, self.theme.px(_QUESTION) - self.gap)
        self.brush(surface).write(
            box, _("Have you played Scopa before?"), TypeStyle.HEADING, IVORY, align="centre", shadow=_DARK
        )

    def handle(self, intent: Intent) -> Answer:
        if isinstance(intent, Back):
            self._knows()
            return Pop()
        return super().handle(intent)

    def _yes(self) -> Answer:
        self._knows()
        return Replace("new_match")

    def _knows(self) -> None:
        self.context.change(first_steps="over")

    def _a_little(self) -> Answer:
        return Home("first_match")
