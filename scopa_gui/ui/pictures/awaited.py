"""Cards next to words: a few on a page with nothing on it yet, and one below the other in the margin of a page."""

from collections.abc import Sequence
from math import cos, radians, sin

import pygame

from scopa_gui.engine.cards import card_named
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_preview import fan, fan_width
from scopa_gui.ui.pictures.card_row import Deck
from scopa_gui.ui.pictures.sprites import RATIO, TALLEST, Faces

_ASKEW = 5.0
_AWAY = 0.05
"""Degrees that each lies askew, by turns to the left and to the right; and how far from the middle, in card heights."""
_STEP = 0.62
_FURTHEST_STEP = 1.12
"""From one card to the next at least and at most, in heights of a card."""


def draw_falling(brush: Brush, cards: Deck, box: pygame.Rect, names: Sequence[str]) -> None:
    """Draw cards by name, "" for a face-down one, down the middle of a box that is higher than wide."""
    angle = radians(_ASKEW)
    wide = RATIO * cos(angle) + sin(angle) + 2 * _AWAY
    tall = cos(angle) + RATIO * sin(angle)
    more = len(names) - 1
    high = min(TALLEST, int(0.9 * box.width / wide), int(0.95 * box.height / (tall + _STEP * more)))
    step = min(_FURTHEST_STEP, (0.95 * box.height / high - tall) / more) if more else 0.0
    top = box.centery - high * step * more / 2
    for number, name in enumerate(names):
        way = 1 if number % 2 else -1
        face = card_named(name) if name else None
        at = Placement(box.centerx + way * _AWAY * high, top + number * step * high, angle=-way * _ASKEW)
        cards.sprites.draw(brush.surface, Faces(cards.deck, face, cards.back, high), at, keep=False)


_APART = 13.0
"""Degrees from card to card."""
_WRIST = 1.5
"""Distance from the middle card down to the wrist that holds them, in heights of a card."""
_HIGHEST = 290
_LEAST = 70
"""Units of height of the picture at most, and at least: else there are words alone."""
_WIDEST = 0.8
_SENTENCE = 600
"""Share of the width for words where there is much of it, and units of width that they may take in any case."""


def draw_awaited(brush: Brush, cards: Deck, box: pygame.Rect, words: str, hand: Sequence[str]) -> None:
    """Draw cards by name, "" for a face-down one, with words below, in the middle of a box."""
    theme = brush.theme
    text = brush.text
    wide = min(box.width, max(round(box.width * _WIDEST), theme.px(_SENTENCE)))
    lines = len(text.wrap(words, TypeStyle.QUOTE, theme, wide))
    text_height = text.height(TypeStyle.QUOTE, theme) * lines + theme.space(1)
    high = min(theme.px(_HIGHEST), box.height - text_height - theme.space(2))
    if high < theme.px(_LEAST):
        brush.write(box, words, TypeStyle.QUOTE, INK_SOFT, align="centre")
        return
    whole = high + theme.space(2) + text_height
    picture = pygame.Rect(box.left, box.centery - whole // 2, box.width, high)
    draw_hand(brush, cards, picture, hand)
    below = pygame.Rect(0, picture.bottom + theme.space(2), wide, text_height)
    below.centerx = box.centerx
    brush.write(below, words, TypeStyle.QUOTE, INK_SOFT, align="centre", valign="top")


def draw_hand(brush: Brush, cards: Deck, box: pygame.Rect, hand: Sequence[str]) -> None:
    """Draw cards by name, "" for a face-down one, fanned in the middle of a box."""
    spread = _APART * (len(hand) - 1)
    half = radians(spread / 2)
    below = _WRIST * (1 - cos(half)) + 0.5 * (cos(half) + RATIO * sin(half))  # where the outer cards end
    high = min(
        TALLEST, int(box.height * 0.88 / (0.5 + below)), round(box.width * 0.94 / fan_width(len(hand), spread, _WRIST))
    )
    middle = box.centery + high * (0.5 - below) / 2
    for name, at in zip(hand, fan((box.centerx, middle), high, len(hand), spread, _WRIST), strict=True):
        face = card_named(name) if name else None
        cards.sprites.draw(brush.surface, Faces(cards.deck, face, cards.back, high), at, keep=False)
