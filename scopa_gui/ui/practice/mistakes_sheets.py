"""Sheets that open instead of "Your mistakes": enough was repeated today, or no mistake is saved yet."""

import pygame

from scopa_gui.coach.practice.match_mistakes import all_due
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.page_parts import Buttons
from scopa_gui.ui.kit.scene import Answer, Pop, Replace
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.question_sheet import QuestionSheet
from scopa_gui.ui.pictures.cards_with_words import draw_cards_with_words
from scopa_gui.ui.words.translation import _, ngettext


class EnoughTodayScreen(QuestionSheet):
    """Question whether to go on though enough was repeated today. Back has the focus: nothing is lost by waiting."""

    pictured = ("7C", "", "")

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.group.focus = "button:back"

    def heading(self) -> str:
        return _("Enough for today")

    def words(self) -> str:
        count = len(all_due(self.context.archive.training, self.context.now()))
        return ngettext(
            "You have practised enough for one day. {count} position can safely wait until tomorrow.",
            "You have practised enough for one day. {count} positions can safely wait until tomorrow.",
            count,
        ).format(count=count)

    def answers(self) -> Buttons:
        return Buttons(Button("on", _("Carry on anyway"), self._carry_on, ButtonKind.PAPER), back=self.back())

    def _carry_on(self) -> Answer:
        asked = all_due(self.context.archive.training, self.context.now())
        return Replace("puzzle", exercises=asked) if asked else Pop()


class NoMistakesScreen(QuestionSheet):
    """Notice that no mistake is saved yet; its button leads to a new match, or to the matches to review."""

    def heading(self) -> str:
        return _("Your mistakes")

    def answers(self) -> Buttons:
        is_empty = self.context.archive.is_empty()
        label = _("New match") if is_empty else _("Statistics")
        onward = Replace("new_match") if is_empty else Replace("statistics")
        return Buttons(Button("fill", label, lambda: onward, ButtonKind.PRIMARY), back=self.back())

    def draw_words(self, brush: Brush, box: pygame.Rect) -> None:
        words = _("No mistakes saved yet: they come from match reviews.")
        draw_cards_with_words(brush, self.context.cards(), box, words, ("", "FB"))
