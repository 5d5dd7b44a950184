"""A small picture of a question: the table's cards, and below them my hand."""

from collections.abc import Sequence

import pygame

from scopa_gui.engine.cards import Card, cards_of, rank_of, suit_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import BAIZE
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.sprites import RATIO, TALLEST, Faces, size_of

_LEAN = 2.0


def draw_position(brush: Brush, context: Context, box: pygame.Rect, view: PlayerView) -> None:
    """Paint it on a patch of cloth."""
    theme = brush.theme
    brush.panel(box, BAIZE, radius=14, raised=False)
    gap = theme.space(1.5)
    high = (box.height - 3 * gap) * 46 // 100
    hand = sorted(cards_of(view.hand), key=lambda card: (rank_of(card), suit_of(card)))
    upper = pygame.Rect(box.left + gap, box.top + gap, box.width - 2 * gap, high)
    _draw_row(brush, context, upper, list(cards_of(view.table)), 0.0)
    lower = pygame.Rect(box.left + gap, upper.bottom + gap, box.width - 2 * gap, box.bottom - upper.bottom - 2 * gap)
    _draw_row(brush, context, lower, hand, _LEAN)


def _draw_row(brush: Brush, context: Context, row: pygame.Rect, cards: Sequence[Card], lean: float) -> None:
    """Cards side by side, overlapping when they must; those of a hand lean outwards."""
    if not cards:
        return
    settings = context.settings
    high = min(TALLEST, row.height - brush.theme.px(8))
    wide = size_of(high)[0]
    step = min(wide + brush.theme.px(10), (row.width - wide) / max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        off = number - (len(cards) - 1) / 2
        at = Placement(row.centerx + off * step, row.centery, angle=-off * lean)
        context.sprites.draw(brush.surface, Faces(settings.deck, card, settings.back, round(wide / RATIO)), at)
