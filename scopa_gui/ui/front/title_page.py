"""Base of the title and of the first question: a view of the gulf of Naples over the table, the name of the game, a fan
of cards, and a column of buttons at the left.
"""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from scopa_gui.engine.cards import card_named
from scopa_gui.ui.front.gulf_view import SHUTTER, draw_gulf
from scopa_gui.ui.kit import rects
from scopa_gui.ui.kit.layout import Control, Drawn, Part, Row
from scopa_gui.ui.kit.theme import BRASS, GOLD, GOLD_BRIGHT, IVORY, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.card_places import fan, fan_width
from scopa_gui.ui.pictures.sprites import TALLEST
from scopa_gui.ui.words.translation import _

_FAN = tuple(card_named(name) for name in ("RS", "FB", "7D", "AD", "RD"))
_VIEW = 0.335
"""Share of the window's height for the view of the gulf."""
_SPREAD = 58.0
_WIDEST = 84.0
"""Degrees from the first card of the fan to the last, usually and at most."""
_WRIST = 1.06
"""Distance from the middle card down to the wrist of the hand that holds the fan, in card heights."""
_NAME_SHADOW = (6, 24, 16)
COLUMN = 330
"""Width of the column of words and buttons, in units."""
GAP = 1.625
"""Gap between two buttons, in steps of the grid."""


class MainControl(Control):
    """Main button, higher than others."""

    def height(self, brush: Brush, width: int) -> int:
        return super().height(brush, width) + brush.theme.px(30)


class _CornerControl(Control):
    """Button as wide as its words, up to a limit."""

    def pixels_wide(self, brush: Brush) -> int:
        theme = brush.theme
        button = self.widget
        assert isinstance(button, Button)
        largest = pygame.Rect(0, 0, theme.px(300), theme.control)
        around = largest.width - button.words_box(largest, theme).width + theme.space(2)
        return min(brush.text.width(button.label, button.style, theme) + around, largest.width)


class _Page(Part):
    """Picture that fills the window, with a column at the left and a row of buttons at the top right."""

    def __init__(self, picture: Part, column: Part, corner: Part) -> None:
        super().__init__()
        self._picture = picture
        self._column = column
        self._corner = corner

    @property
    def parts(self) -> Sequence[Part]:
        return (self._picture, self._column, self._corner)

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        theme = brush.theme
        self._picture.lay(brush, rect)
        left = _left(theme)
        bottom = rect.height - theme.space(0.5)
        top = min(round(rect.height * 0.485), bottom - self._column.height(brush, theme.px(COLUMN)))
        self._column.lay(brush, pygame.Rect(left, top, theme.px(COLUMN), bottom - top))
        shutter = round(rect.height * _VIEW * SHUTTER)
        right = rect.width - (theme.space(2) if theme.strong else shutter + theme.space(1))
        self._corner.lay(brush, pygame.Rect(left, theme.space(2), right - left, theme.control))


class TitlePage(ControlScreen):
    """Screen over the title's picture: a subclass defines `column` and `corner`."""

    def column(self) -> Part:
        """Return the buttons at the left."""
        raise NotImplementedError

    def corner(self) -> Sequence[Button]:
        """Return the buttons at the top right."""
        raise NotImplementedError

    def content(self) -> Part:
        corner = Row(*map(_CornerControl, self.corner()), align="right")
        return _Page(Drawn(self._draw_picture), self.column(), corner)

    def _draw_picture(self, brush: Brush, box: pygame.Rect) -> None:
        """Draw the gulf, the name, and a fan with the settebello in front of all and a little higher."""
        if not brush.theme.strong:
            draw_gulf(brush.surface, rects.cut_top(box, round(box.height * _VIEW))[0])
        width, height = box.size
        left = _left(brush.theme) + brush.theme.px(356)
        right = min(width, _left(brush.theme) + round(height * 1.75))
        room = right - left - brush.theme.px(36)
        card = min(TALLEST, round(height * 0.50), round(room / fan_width(len(_FAN), _SPREAD, _WRIST)))
        cards = self.context.cards()
        spread = _SPREAD
        while spread < _WIDEST and fan_width(len(_FAN), spread + 1, _WRIST) * card <= room:
            spread += 1
        places = fan((left + room / 2, height * 0.58 - card * 0.03), card, len(_FAN), spread, _WRIST)
        middle = len(_FAN) // 2
        places[middle] = replace(places[middle], y=places[middle].y - card * 0.05)
        # Speed: cards in a new size are drawn two at a time.
        cards.sprites.have(cards.deck, [(which, card) for which in _FAN])
        inwards = sorted(range(len(_FAN)), key=lambda number: -abs(number - middle))
        cards.draw_each(
            brush.surface, [_FAN[number] for number in inwards], card, [places[number] for number in inwards]
        )
        _draw_name(brush)


def _left(theme: Theme) -> int:
    """Return the left edge of the column; on a wide window the whole page is centred."""
    width, height = theme.size
    return round(max(width * 0.085, (width - height * 1.75) / 2 + height * 0.13))


def _draw_name(brush: Brush) -> None:
    """Draw the name of the game, a line with a coin, and some words."""
    theme = brush.theme
    surface = brush.surface
    left = _left(theme)
    size = theme.px(TypeStyle.DISPLAY.units)
    name = brush.text.line("Scopa", TypeStyle.DISPLAY, theme, IVORY, size)
    behind = brush.text.line("Scopa", TypeStyle.DISPLAY, theme, _NAME_SHADOW, size).copy()
    behind.set_alpha(110)
    top = round(theme.size[1] * 0.125)
    for drop in (2, 4, 6):
        surface.blit(behind, (left - theme.px(5) + theme.px(drop * 0.6), top + theme.px(drop)))
    surface.blit(name, (left - theme.px(5), top))
    y = top + name.get_height() + theme.px(2)
    width = theme.px(COLUMN)
    box = pygame.Rect(left, y + theme.px(20), width, theme.px(40))
    brush.write(box, _("The old Italian card game"), TypeStyle.TAGLINE, GOLD_BRIGHT, align="centre", valign="top")
    # A brass line, broken by a coin of the suit of denari.
    rule = pygame.Rect(left, y, width, theme.px(14))
    line = theme.hairline
    middle = rule.center
    long = width // 2 - rule.height
    surface.fill(BRASS, (left, middle[1], long, line))
    surface.fill(BRASS, (middle[0] + rule.height, middle[1], long, line))
    radius = rule.height // 2
    pygame.draw.aacircle(surface, GOLD, middle, radius)
    pygame.draw.aacircle(surface, (122, 82, 24), middle, max(2, radius * 7 // 10), max(1, line))
    pygame.draw.aacircle(surface, (148, 36, 28), middle, max(1, radius // 3))
