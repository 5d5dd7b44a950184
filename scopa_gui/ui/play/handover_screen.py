"""Between two people at one computer: the table is covered until the one whose turn comes says to be there."""

from dataclasses import replace

import pygame

from scopa_gui.engine.cards import card_named
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Back, Intent
from scopa_gui.ui.kit.scene import Answer, Home, Pop, Push
from scopa_gui.ui.kit.theme import IVORY, IVORY_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.card_preview import draw_fan, fan
from scopa_gui.ui.words.translation import _

_DARK = (8, 26, 18)
_SPREAD = 38.0
_MOST = 10


class HandoverScreen(ControlScreen):
    """`name` is whose turn it is, `cards` how many that hand holds. Only the button shows the table; Esc leaves it.

    `rules` is the way to those of the table.
    """

    def __init__(self, context: Context, name: str, cards: int, rules: Push | None = None) -> None:
        super().__init__(context)
        self._rules = rules
        self._name, self._cards = name, max(1, min(_MOST, cards))

    def rules_page(self) -> Push | None:
        return self._rules

    def build(self) -> list[Widget]:
        return [
            Button("show", _("Show my cards"), Pop, ButtonKind.PRIMARY),
            Button("leave", _("Main menu"), Home),
        ]

    def arrange(self) -> None:
        theme = self.theme
        wide = theme.px(360)
        left = (theme.size[0] - wide) // 2
        top = round(theme.size[1] * 0.76)
        show, leave = self.group.widgets
        show.place(pygame.Rect(left, top, wide, theme.control + theme.px(10)), theme)
        leave.place(pygame.Rect(left, show.rect.bottom + theme.space(1.5), wide, theme.control), theme)

    def handle(self, intent: Intent) -> Answer:
        return Home() if isinstance(intent, Back) else super().handle(intent)

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        brush, (width, height), settings = self.brush(surface), self.theme.size, self.context.settings
        box = pygame.Rect(width // 12, round(height * 0.07), width - width // 6, self.theme.px(80))
        brush.write(box, self._name, TypeStyle.TITLE, IVORY, align="centre", shadow=_DARK)
        below = pygame.Rect(box.left, box.bottom, box.width, self.theme.px(44))
        words = _("It’s your turn. Is anyone else looking?")
        brush.write(below, words, TypeStyle.TAGLINE, IVORY_SOFT, align="centre", shadow=_DARK)
        card = round(height * 0.34)
        spread = _SPREAD * self._cards / _MOST
        backs = [replace(place, flip=0.0) for place in fan((width / 2, height * 0.47), card, self._cards, spread)]
        cards = (card_named("7D"),) * self._cards
        draw_fan(surface, self.context.sprites, settings.deck, settings.back, cards, backs, card, keep=False)
