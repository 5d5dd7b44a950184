"""Screen between the turns of two people at one computer: it hides the table until the next player is there."""

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Back, Intent
from scopa_gui.ui.kit.layout import Control, Drawn, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import PageFrame
from scopa_gui.ui.kit.scene import Answer, Home, Pop, Push
from scopa_gui.ui.kit.theme import IVORY, IVORY_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.card_places import fan
from scopa_gui.ui.pictures.sprites import TALLEST
from scopa_gui.ui.words.translation import _

_SPREAD = 38.0
_MOST = 10


class HandoverScreen(ControlScreen):
    """Screen with the `name` of the next player and the `cards` of that hand, face down. Esc leaves the match.

    `rules` opens those of the table.
    """

    def __init__(self, context: Context, name: str, cards: int, rules: Push | None = None) -> None:
        super().__init__(context)
        self._rules = rules
        self._name = name
        self._cards = max(1, min(_MOST, cards))

    def rules_page(self) -> Push | None:
        return self._rules

    def content(self) -> Part:
        buttons = Stack(
            Control(Button("show", _("Show my cards"), Pop, ButtonKind.PRIMARY)),
            Control(Button("leave", _("Main menu"), Home)),
            gap=1.5,
            width=360,
        )
        question = _("It’s your turn. Is anyone else looking?")
        cards = self._cards

        def draw_hand(brush: Brush, box: pygame.Rect) -> None:
            height = round(box.height * 0.6)
            places = fan(box.center, height, cards, _SPREAD * cards / _MOST)
            self.context.cards().draw_each(brush.surface, [None] * cards, min(TALLEST, height), places)

        return PageFrame(
            Stack(
                Space(5),
                Words(self._name, TypeStyle.TITLE, IVORY, align="centre", valign="middle", shadowed=True),
                Words(question, TypeStyle.TAGLINE, IVORY_SOFT, align="centre", valign="middle", shadowed=True),
                Drawn(draw_hand),
                Row(Space(), buttons, Space()),
                Space(5),
            )
        )

    def handle(self, intent: Intent) -> Answer:
        return Home() if isinstance(intent, Back) else super().handle(intent)
