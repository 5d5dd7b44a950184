"""The picture of the title: beyond the table the gulf of Naples, on it the name of the game, a fan of its cards, and
room for a column of buttons at the left.
"""

from dataclasses import replace

import pygame

from scopa_gui.engine.cards import card_named
from scopa_gui.ui.front.gulf_view import SHUTTER, draw_gulf
from scopa_gui.ui.kit.theme import BRASS, GOLD, GOLD_BRIGHT, IVORY, TypeStyle
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.card_preview import draw_fan, fan, fan_width
from scopa_gui.ui.pictures.sprites import TALLEST
from scopa_gui.ui.words.translation import _

_FAN = tuple(card_named(name) for name in ("RS", "FB", "7D", "AD", "RD"))
_VIEW = 0.335
"""Of the window's height, for what is seen beyond the table."""
_SPREAD = 58.0
_WIDEST = 84.0
_WRIST = 1.06
_NAME_SHADOW = (6, 24, 16)
_GAP = 13
"""Units between two buttons."""


class TitlePage(ControlScreen):
    """Common base of the title and of the question before it."""

    def _left(self) -> int:
        """Return the left edge of the column of words: on a wide screen the whole page stays in the middle."""
        width, height = self.theme.size
        return round(max(width * 0.085, (width - height * 1.75) / 2 + height * 0.13))

    @property
    def column(self) -> tuple[int, int, int]:
        """Left, top and width of the column of buttons."""
        return self._left(), round(self.theme.size[1] * 0.485), self.theme.px(330)

    @property
    def shutter(self) -> int:
        """Pixels that a shutter of the view takes at either side."""
        return round(self.theme.size[1] * _VIEW * SHUTTER)

    @property
    def gap(self) -> int:
        """Pixels between two buttons."""
        return self.theme.px(_GAP)

    @property
    def primary(self) -> int:
        """Pixels of the height of the button that goes on."""
        return self.theme.control + self.theme.px(30)

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        if not self.theme.strong:
            width, height = self.theme.size
            draw_gulf(surface, pygame.Rect(0, 0, width, round(height * _VIEW)))
        self._draw_cards(surface)
        self._draw_name(surface)

    def _draw_cards(self, surface: pygame.Surface) -> None:
        """The fan fills the room right of the buttons; the settebello is in front of all, and a little higher."""
        width, height = self.theme.size
        left = self._left() + self.theme.px(356)
        right = min(width, self._left() + round(height * 1.75))
        room = right - left - self.theme.px(36)
        card = min(TALLEST, round(height * 0.50), round(room / fan_width(len(_FAN), _SPREAD, _WRIST)))
        settings = self.context.settings
        spread = _SPREAD
        while spread < _WIDEST and fan_width(len(_FAN), spread + 1, _WRIST) * card <= room:
            spread += 1
        places = fan((left + room / 2, height * 0.58 - card * 0.03), card, len(_FAN), spread, _WRIST)
        middle = len(_FAN) // 2
        places[middle] = replace(places[middle], y=places[middle].y - card * 0.05)
        # Speed: cards of a size that is new are drawn two at a time.
        self.context.sprites.have(settings.deck, [(which, card) for which in _FAN])
        inwards = sorted(range(len(_FAN)), key=lambda number: -abs(number - middle))
        draw_fan(
            surface,
            self.context.sprites,
            settings.deck,
            settings.back,
            [_FAN[number] for number in inwards],
            [places[number] for number in inwards],
            card,
            keep=False,
        )

    def _draw_name(self, surface: pygame.Surface) -> None:
        theme = self.theme
        brush = self.brush(surface)
        left = self._left()
        size = theme.px(TypeStyle.DISPLAY.units)
        name = brush.text.line("Scopa", TypeStyle.DISPLAY, theme, IVORY, size)
        behind = brush.text.line("Scopa", TypeStyle.DISPLAY, theme, _NAME_SHADOW, size).copy()
        behind.set_alpha(110)
        top = round(theme.size[1] * 0.125)
        for drop in (2, 4, 6):
            surface.blit(behind, (left - theme.px(5) + theme.px(drop * 0.6), top + theme.px(drop)))
        surface.blit(name, (left - theme.px(5), top))
        y = top + name.get_height() + theme.px(2)
        width = theme.px(330)
        _draw_rule(surface, pygame.Rect(left, y, width, theme.px(14)), theme.hairline)
        box = pygame.Rect(left, y + theme.px(20), width, theme.px(40))
        brush.write(box, _("The old Italian card game"), TypeStyle.TAGLINE, GOLD_BRIGHT, align="centre", valign="top")


def _draw_rule(surface: pygame.Surface, box: pygame.Rect, line: int) -> None:
    """A brass line with a coin in the middle: the suit of denari."""
    gap = box.height
    middle = box.centery
    surface.fill(BRASS, pygame.Rect(box.left, middle, box.width // 2 - gap, line))
    surface.fill(BRASS, pygame.Rect(box.centerx + gap, middle, box.width // 2 - gap, line))
    radius = box.height // 2
    pygame.draw.aacircle(surface, GOLD, (box.centerx, middle), radius)
    pygame.draw.aacircle(surface, (122, 82, 24), (box.centerx, middle), max(2, radius * 7 // 10), max(1, line))
    pygame.draw.aacircle(surface, (148, 36, 28), (box.centerx, middle), max(1, radius // 3))
