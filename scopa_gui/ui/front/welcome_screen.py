"""The first start: whether one has played Scopa before, asked once, on the title's picture, in a language to choose."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.front.title_page import TitlePage
from scopa_gui.ui.kit.intents import Back, Intent
from scopa_gui.ui.kit.scene import USED, Answer, Home, Pop, Push, Replace
from scopa_gui.ui.kit.spoken import Spoken
from scopa_gui.ui.kit.theme import IVORY, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.words.translation import LANGUAGES, _, system_language

_DARK = (8, 26, 18)
_ANSWERS = 3
_QUESTION = 94
"""Units of height for the question."""


def is_to_be_asked(context: Context) -> bool:
    """Return whether nobody has answered yet and no match was ever played here.

    False if something is wrong with the file of matches.
    """
    archive = context.archive
    return context.settings.first_steps == "unasked" and archive.notice is None and archive.is_empty()


class LanguageButton(Button):
    """The name of a language in that language; the one that is spoken now is gold, and read out as chosen."""

    def __init__(self, key: str, name: str, is_spoken: bool, on_press: Callable[[str], Answer]) -> None:
        kind = ButtonKind.PRIMARY if is_spoken else ButtonKind.QUIET
        super().__init__(f"language:{key}", name, lambda: on_press(key), kind)
        self._is_spoken = is_spoken

    def spoken(self) -> Spoken:
        return replace(super().spoken(), chosen=self._is_spoken)


class WelcomeScreen(TitlePage):
    """Three answers, and at the top the languages and the settings.

    Until an answer is given it is asked again at the next start. Esc is somebody who knows the game and looks round
    first.
    """

    def build(self) -> list[Widget]:
        return [
            Button(
                "no",
                _("No, show me"),
                lambda: Replace("first_step"),
                ButtonKind.PRIMARY,
                note=_("a ten-minute lesson, then a match"),
            ),
            Button("little", _("A little"), self._a_little, note=_("a match with the coach beside you")),
            Button("yes", _("Yes"), self._yes, note=_("straight to choosing a match")),
            *(LanguageButton(key, name, key == self._language, self._speak) for key, name in LANGUAGES.items()),
            Button("settings", _("Settings"), lambda: Push("settings"), ButtonKind.QUIET),
        ]

    @property
    def _language(self) -> str:
        chosen = self.context.settings.language
        return chosen if chosen in LANGUAGES else system_language()

    def arrange(self) -> None:
        x, y, width = self.column
        y += self.theme.px(_QUESTION)
        answers = self.group.widgets[:_ANSWERS]
        small = self.group.widgets[_ANSWERS:]
        for button in answers:
            button.place(pygame.Rect(x, y, width, self.primary), self.theme)
            y += self.primary + self.gap
        self._arrange_in_corner(small)

    def _arrange_in_corner(self, buttons: Sequence[Widget]) -> None:
        """Side by side at the top right, left of the shutter, the last one at the edge."""
        theme = self.theme
        right = theme.size[0] - (theme.space(2) if theme.strong else self.shutter + theme.space(1))
        for button in reversed(buttons):
            assert isinstance(button, Button)
            width = self.context.text.width(button.label, button.style, theme) + theme.space(5)
            button.place(pygame.Rect(right - width, theme.space(2), width, theme.control), theme)
            right -= width + theme.space(1)

    def _speak(self, language: str) -> Answer:
        """Ask in this language from now on."""
        self.context.change(language=language)
        self.rebuild()
        return USED

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
