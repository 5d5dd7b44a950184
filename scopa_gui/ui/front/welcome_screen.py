"""Question of the first start over the title's picture: has the player played Scopa before?"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from scopa_gui.ui.context import Context
from scopa_gui.ui.front.title_page import GAP, MainControl, TitlePage
from scopa_gui.ui.kit.intents import Back, Intent
from scopa_gui.ui.kit.layout import SHADOW, Drawn, Part, Stack
from scopa_gui.ui.kit.scene import Answer, Home, Pop, Push, Replace
from scopa_gui.ui.kit.spoken import Spoken
from scopa_gui.ui.kit.theme import IVORY, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.words.translation import LANGUAGES, _, system_language


def is_to_be_asked(context: Context) -> bool:
    """Return True if nobody has answered yet and no match was played; False if the file of matches is damaged."""
    archive = context.archive
    return context.settings.first_steps == "unasked" and archive.notice is None and archive.is_empty()


class LanguageButton(Button):
    """Button with the name of a language in that language; the current one is gold, and read out as chosen."""

    def __init__(self, key: str, name: str, is_current: bool, on_press: Callable[[str], Answer]) -> None:
        kind = ButtonKind.PRIMARY if is_current else ButtonKind.QUIET
        super().__init__(f"language:{key}", name, lambda: on_press(key), kind)
        self._is_current = is_current

    def spoken(self) -> Spoken:
        return replace(super().spoken(), chosen=self._is_current)


class WelcomeScreen(TitlePage):
    """Three answers, and at the top the languages and the settings.

    Without an answer the question comes again at the next start. Esc answers yes and shows the title.
    """

    def column(self) -> Part:
        no = Button("no", _("No, show me"), lambda: Replace("first_step"), ButtonKind.PRIMARY)
        no.note = _("a ten-minute lesson, then a match")
        little = Button("little", _("A little"), lambda: Home("first_match"))
        little.note = _("a match with the coach beside you")
        yes = Button("yes", _("Yes"), lambda: self._knows(Replace("new_match")), note=_("straight to choosing a match"))
        words = _("Have you played Scopa before?")
        question = Drawn(
            lambda brush, box: brush.write(box, words, TypeStyle.HEADING, IVORY, align="centre", shadow=SHADOW), 81.3
        )
        return Stack(question, *map(MainControl, (no, little, yes)), gap=GAP)

    def corner(self) -> Sequence[Button]:
        chosen = self.context.settings.language
        current = chosen if chosen in LANGUAGES else system_language()

        def speak(language: str) -> Answer:
            self.context.change(language=language)
            return self.rebuild()

        return [
            *(LanguageButton(key, name, key == current, speak) for key, name in LANGUAGES.items()),
            Button("settings", _("Settings"), lambda: Push("settings"), ButtonKind.QUIET),
        ]

    def handle(self, intent: Intent) -> Answer:
        if isinstance(intent, Back):
            return self._knows(Pop())
        return super().handle(intent)

    def _knows(self, answer: Answer) -> Answer:
        """Note that the player knows Scopa, and return the answer."""
        self.context.change(first_steps="over")
        return answer
