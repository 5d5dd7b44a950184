"""Notice that no mistake of one's own is saved yet: how they come to be saved, and the way there."""

import pygame

from scopa_gui.ui.kit.page_parts import Buttons
from scopa_gui.ui.kit.scene import Replace
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.question_sheet import QuestionSheet
from scopa_gui.ui.pictures.cards_with_words import draw_cards_with_words
from scopa_gui.ui.words.translation import _


class NoMistakesScreen(QuestionSheet):
    """To a new match where none was played, else to those that can be reviewed."""

    def heading(self) -> str:
        return _("Your mistakes")

    def answers(self) -> Buttons:
        if self.context.archive.is_empty():
            fill = Button("fill", _("New match"), lambda: Replace("new_match"), ButtonKind.PRIMARY)
        else:
            fill = Button("fill", _("Statistics"), lambda: Replace("statistics"), ButtonKind.PRIMARY)
        return Buttons(fill, back=self.back())

    def draw_words(self, brush: Brush, box: pygame.Rect) -> None:
        words = _("No mistakes saved yet: they come from match reviews.")
        draw_cards_with_words(brush, self.context.cards(), box, words, ("", "FB"))
