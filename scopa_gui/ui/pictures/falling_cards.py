"""Cards one below the other next to a text, as if dropped there: the margin of a booklet's page."""

from collections.abc import Sequence
from math import cos, radians, sin

import pygame

from scopa_gui.engine.cards import card_named
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_row import Deck
from scopa_gui.ui.pictures.sprites import RATIO, TALLEST, Faces

_ASKEW = 5.0
_AWAY = 0.05
"""Degrees that each lies askew, by turns to the left and to the right; and how far from the middle, in card heights."""
_STEP = 0.62
_APART = 1.12
"""From one card to the next at least and at most, in heights of a card."""


def draw_falling(brush: Brush, cards: Deck, box: pygame.Rect, names: Sequence[str]) -> None:
    """Draw cards by name, "" for a face-down one, down the middle of a box that is higher than wide."""
    turn = radians(_ASKEW)
    wide = RATIO * cos(turn) + sin(turn) + 2 * _AWAY
    tall = cos(turn) + RATIO * sin(turn)
    more = len(names) - 1
    high = min(TALLEST, int(0.9 * box.width / wide), int(0.95 * box.height / (tall + _STEP * more)))
    step = min(_APART, (0.95 * box.height / high - tall) / more) if more else 0.0
    top = box.centery - high * step * more / 2
    for number, name in enumerate(names):
        way = 1 if number % 2 else -1
        face = card_named(name) if name else None
        at = Placement(box.centerx + way * _AWAY * high, top + number * step * high, angle=-way * _ASKEW)
        cards.sprites.draw(brush.surface, Faces(cards.deck, face, cards.back, high), at, keep=False)
