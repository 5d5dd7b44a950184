"""Notice that no mistake of one's own is saved yet: how they come to be saved, and the way there."""

import pygame

from scopa_gui.ui.kit.scene import Pop, Replace
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.question_sheet import QuestionSheet
from scopa_gui.ui.pictures.awaited import draw_awaited
from scopa_gui.ui.words.translation import _


class NoMistakesScreen(QuestionSheet):
    """To a new match where none was played, else to those that can be reviewed."""

    answers = (("button:fill", 240), ("button:back", 200))

    def heading(self) -> str:
        return _("Your mistakes")

    def build(self) -> list[Widget]:
        if self.context.archive.is_empty():
            fill = Button("fill", _("New match"), lambda: Replace("new_match"), ButtonKind.PRIMARY)
        else:
            fill = Button("fill", _("Statistics"), lambda: Replace("statistics"), ButtonKind.PRIMARY)
        return [fill, Button("back", _("Back"), Pop, ButtonKind.PAPER)]

    def draw_body(self, brush: Brush, box: pygame.Rect) -> None:
        words = _("No mistakes saved yet: they come from match reviews.")
        room = pygame.Rect(box.left, box.top, box.width, box.height - brush.theme.space(2))
        draw_awaited(brush, self.context.cards(), room, words, ("", "FB"))
