"""Cards next to words: a few on a page that is still empty, and some down the margin of a page."""

from collections.abc import Sequence
from math import cos, radians, sin

import pygame

from scopa_gui.engine.cards import card_named
from scopa_gui.ui.kit import rects
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_drawing import Deck
from scopa_gui.ui.pictures.card_places import RATIO, fan, fan_width, in_row
from scopa_gui.ui.pictures.sprites import TALLEST

_TILT = 5.0
"""Degrees by which each card is turned, to the left and to the right by turns."""
_SHIFT = 0.05
"""Distance of each card from the middle line, in card heights."""
_LEAST_STEP = 0.62
_MOST_STEP = 1.12
"""Distances from one card to the next, at least and at most, in card heights."""


def draw_falling(brush: Brush, cards: Deck, box: pygame.Rect, names: Sequence[str]) -> None:
    """Draw cards by name, "" for a face-down one, down the middle of a box that is higher than wide."""
    angle = radians(_TILT)
    width = RATIO * cos(angle) + sin(angle) + 2 * _SHIFT
    tall = cos(angle) + RATIO * sin(angle)
    more = len(names) - 1
    height = min(TALLEST, int(0.9 * box.width / width), int(0.95 * box.height / (tall + _LEAST_STEP * more)))
    middles = in_row(box.centery, 0.95 * box.height, tall * height, len(names), _MOST_STEP * height)
    for number, (name, y) in enumerate(zip(names, middles, strict=True)):
        way = 1 if number % 2 else -1
        at = Placement(box.centerx + way * _SHIFT * height, y, angle=-way * _TILT)
        cards.draw(brush.surface, card_named(name) if name else None, height, at)


_APART = 13.0
"""Degrees from one card to the next."""
_WRIST = 1.5
"""Distance from the middle card down to the wrist of the hand that holds them, in card heights."""
_HIGHEST = 290
_LEAST = 70
"""Height of the picture in units, at most and at least: with less room there are only words."""
_WIDEST = 0.8
"""Share of a wide box that the words may take."""
_SENTENCE = 600
"""Units of width that the words may take in any box."""


def draw_cards_with_words(brush: Brush, cards: Deck, box: pygame.Rect, words: str, hand: Sequence[str]) -> None:
    """Draw cards by name, "" for a face-down one, with words below, in the middle of a box."""
    theme = brush.theme
    text = brush.text
    width = min(box.width, max(round(box.width * _WIDEST), theme.px(_SENTENCE)))
    lines = len(text.wrap(words, TypeStyle.QUOTE, theme, width))
    text_height = text.height(TypeStyle.QUOTE, theme) * lines + theme.space(1)
    height = min(theme.px(_HIGHEST), box.height - text_height - theme.space(2))
    if height < theme.px(_LEAST):
        brush.write(box, words, TypeStyle.QUOTE, INK_SOFT, align="centre")
        return
    gap = theme.space(2)
    picture, below = rects.cut_top(rects.sized((box.width, height + gap + text_height), center=box.center), height, gap)
    draw_hand(brush, cards, picture, hand)
    sentence = rects.sized((width, text_height), midtop=below.midtop)
    brush.write(sentence, words, TypeStyle.QUOTE, INK_SOFT, align="centre", valign="top")


def draw_hand(brush: Brush, cards: Deck, box: pygame.Rect, hand: Sequence[str]) -> None:
    """Draw cards by name, "" for a face-down one, fanned in the middle of a box."""
    spread = _APART * (len(hand) - 1)
    half = radians(spread / 2)
    below = _WRIST * (1 - cos(half)) + 0.5 * (cos(half) + RATIO * sin(half))  # the ends of the outer cards
    height = min(
        TALLEST, int(box.height * 0.88 / (0.5 + below)), round(box.width * 0.94 / fan_width(len(hand), spread, _WRIST))
    )
    middle = box.centery + height * (0.5 - below) / 2
    places = fan((box.centerx, middle), height, len(hand), spread, _WRIST)
    cards.draw_each(brush.surface, [card_named(name) if name else None for name in hand], height, places)
