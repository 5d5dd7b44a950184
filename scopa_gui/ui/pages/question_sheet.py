"""The base of questions over a screen: a sheet with a heading, some words and a row of answers."""

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.paragraphs import draw_paragraphs
from scopa_gui.ui.kit.theme import INK, INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.awaited import draw_hand

_WIDE = 680
_HIGH = 330
"""Units of the sheet, as far as there is room."""
_PICTURE = 0.34
"""Of its width, the cards beside the words."""


class QuestionSheet(ControlScreen):
    """Sheet that asks a question over the screen.

    A subclass gives `heading`, `words` and `build`; `answers` are its buttons from the right, in units. `pictured` are
    the cards next to the words, by name, "" for a face-down one.
    """

    overlay = True
    answers: tuple[tuple[str, int], ...] = ()
    pictured: tuple[str, ...] = ()

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._sheet = pygame.Rect(0, 0, 0, 0)

    def heading(self) -> str:
        """Return the question."""
        return ""

    def words(self) -> str:
        """Return what the player should know before answering."""
        return ""

    def arrange(self) -> None:
        """The sheet in the middle, the answers at its foot."""
        theme = self.theme
        wide = min(theme.px(_WIDE), theme.size[0] - theme.space(6))
        high = min(theme.px(_HIGH * max(1.0, theme.text_scale)), theme.size[1] - theme.space(6))
        self._sheet = pygame.Rect(0, 0, wide, high)
        self._sheet.center = (theme.size[0] // 2, theme.size[1] // 2)
        low = self._sheet.bottom - theme.space(3) - theme.control
        self.place_row(self.answers, self._sheet.right - theme.space(4), low)

    def draw_still(self, surface: pygame.Surface) -> None:
        """Paint the sheet and what is written on it."""
        self.draw_sheet(surface, self._sheet)
        brush = self.brush(surface)
        theme = self.theme
        inner = self._sheet.inflate(-2 * theme.space(4), -2 * theme.space(3))
        head = pygame.Rect(inner.topleft, (inner.width, round(theme.type_px(TypeStyle.HEADING) * 1.4)))
        brush.write(head, self.heading(), TypeStyle.HEADING, INK)
        below = pygame.Rect(inner.left, head.bottom, inner.width, self.group.widgets[0].rect.top - head.bottom)
        self.draw_body(brush, below)

    def draw_body(self, brush: Brush, box: pygame.Rect) -> None:
        """Paint the words between heading and answers, with cards next to them if there is room."""
        text = brush.text
        theme = brush.theme
        cards_box = pygame.Rect(
            box.right - round(box.width * _PICTURE), box.top, round(box.width * _PICTURE), box.height
        )
        words_box = pygame.Rect(box.left, box.top, cards_box.left - box.left - theme.space(2), box.height)
        words = text.breakable(self.words(), TypeStyle.BODY, theme, words_box.width)
        lines = len(text.wrap(words, TypeStyle.BODY, theme, words_box.width))
        if self.pictured and lines * text.height(TypeStyle.BODY, theme) <= box.height:
            draw_hand(brush, self.context.cards(), cards_box, self.pictured)
            draw_paragraphs(brush, words_box, [(words, INK_SOFT)])
        else:
            draw_paragraphs(brush, box, [(self.words(), INK_SOFT)])
