"""Base of questions over a screen: a sheet with a heading, some words and a row of answers."""

import pygame

from scopa_gui.ui.kit import rects
from scopa_gui.ui.kit.layout import Drawn, Paragraphs, Part, Words
from scopa_gui.ui.kit.page_parts import Buttons
from scopa_gui.ui.kit.theme import INK, INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.cards_with_words import draw_hand

_PICTURE = 0.34
"""Width of the cards next to the words, as a share of both."""


class QuestionSheet(ControlScreen):
    """Sheet that asks a question over the screen.

    A subclass defines `heading`, `words` and `answers`. `pictured` has the names of the cards next to the words, "" for
    a face-down one.
    """

    overlay = True
    pictured: tuple[str, ...] = ()

    def heading(self) -> str:
        """Return the question."""
        return ""

    def words(self) -> str:
        """Return the text that explains the question."""
        return ""

    def answers(self) -> Buttons:
        return Buttons(back=self.back())

    def content(self) -> Part:
        return self.sheet(
            Words(self.heading(), TypeStyle.HEADING, INK, valign="middle"),
            Drawn(self.draw_words),
            *self.between(),
            self.answers(),
            width=680,
            height=330,
        )

    def between(self) -> tuple[Part, ...]:
        """Return the parts between the words and the answers."""
        return ()

    def draw_words(self, brush: Brush, box: pygame.Rect) -> None:
        """Draw the words, with cards next to them if there is room."""
        cards, room = rects.cut_right(box, round(box.width * _PICTURE), brush.theme.space(2))
        words = brush.text.breakable(self.words(), TypeStyle.BODY, brush.theme, room.width)
        lines = len(brush.text.wrap(words, TypeStyle.BODY, brush.theme, room.width))
        if self.pictured and lines * brush.text.height(TypeStyle.BODY, brush.theme) <= box.height:
            draw_hand(brush, self.context.cards(), cards, self.pictured)
            box = room
        else:
            words = self.words()
        Paragraphs([(words, INK_SOFT)]).paint(brush, box)
