"""The sheet about one option: title, picture, its values, a sentence, what is amiss, and what can be done about it."""

from dataclasses import dataclass

import pygame

from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import INK, INK_SOFT, WINE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.fields import Stepper
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.value_grid import ValueGrid
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_row import Deck, Row
from scopa_gui.ui.pictures.felt import draw_felt

_BUTTONS = ("button:way", "button:reset", "button:delete")


@dataclass(frozen=True, slots=True)
class PageText:
    """Text of the sheet; ``rows`` make its picture, ``more`` is a second sentence, red if it ``is_amiss``."""

    title: str
    rows: tuple[Row, ...]
    sentence: str
    more: str = ""
    is_amiss: bool = False


class OptionPage:
    """Places of everything on the sheet."""

    def __init__(self) -> None:
        self._head = self._picture = self._sentence = self._more = pygame.Rect(0, 0, 0, 0)

    def arrange(self, theme: Theme, text: Text, inner: pygame.Rect, group: Group, page_text: PageText) -> None:
        """Place the controls of an option from the foot of the sheet up; the picture takes what is left."""
        gap = theme.space(1)
        there = {widget.name for widget in group.widgets}
        self._head = pygame.Rect(inner.left, inner.top, inner.width, round(theme.type_px(TypeStyle.HEADING) * 1.35))
        foot = inner.bottom
        buttons = [name for name in _BUTTONS if name in there]
        if buttons:
            foot -= theme.control
            wide = (inner.width - gap * (len(buttons) - 1)) // len(buttons)
            for place, name in enumerate(buttons):
                box = pygame.Rect(inner.left + place * (wide + gap), foot, wide, theme.control)
                group.widget(name).place(box, theme)
            foot -= gap
        line = text.height(TypeStyle.BODY, theme)
        more, sentence = (
            line * min(3, len(text.wrap(words, TypeStyle.BODY, theme, inner.width))) if words else 0
            for words in (page_text.more, page_text.sentence)
        )
        if "field:name" in there:
            self._arrange_name(theme, inner, group, foot, line)
            return
        self._more = pygame.Rect(inner.left, foot - more, inner.width, more)
        self._sentence = pygame.Rect(
            inner.left, self._more.top - sentence - (gap // 2 if more else 0), inner.width, sentence
        )
        value = group.widget("choice:value")
        high = value.fit(text, theme, inner.width) if isinstance(value, ValueGrid) else Stepper.tall(theme)
        top = self._sentence.top - gap - high
        value.place(pygame.Rect(inner.left, top, inner.width, high), theme)
        self._picture = pygame.Rect(inner.left, self._head.bottom, inner.width, max(0, top - gap - self._head.bottom))

    def _arrange_name(self, theme: Theme, inner: pygame.Rect, group: Group, foot: int, line: int) -> None:
        gap = theme.space(1)
        field = pygame.Rect(inner.left, self._head.bottom + gap, inner.width, theme.control)
        group.widget("field:name").place(field, theme)
        self._sentence = pygame.Rect(inner.left, field.bottom + gap, inner.width, round(line * 2.2))
        top = self._sentence.bottom + gap
        self._more = pygame.Rect(inner.left, top, inner.width, max(line, foot - top))
        self._picture = pygame.Rect(0, 0, 0, 0)

    def draw(self, brush: Brush, cards: Deck, page_text: PageText) -> None:
        """Write the words and draw the picture."""
        theme = brush.theme
        brush.write(self._head, page_text.title, TypeStyle.HEADING, INK)
        if page_text.rows and self._picture.height > theme.px(24):
            draw_felt(brush, cards, page_text.rows, self._picture)
        brush.write(self._sentence, page_text.sentence, TypeStyle.BODY, INK, valign="top")
        if page_text.more:
            brush.write(
                self._more, page_text.more, TypeStyle.BODY, WINE if page_text.is_amiss else INK_SOFT, valign="top"
            )
