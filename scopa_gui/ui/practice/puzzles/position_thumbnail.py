"""Small picture of a position: the cards on the table, and below them my hand."""

from collections.abc import Sequence
from functools import partial

import pygame

from scopa_gui.engine.cards import Card, cards_of, rank_of, suit_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.layout import Drawn, Part, Stack
from scopa_gui.ui.kit.page_parts import Panel
from scopa_gui.ui.kit.theme import BAIZE
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.sprites import RATIO, TALLEST

_LEAN = 2.0
"""Degrees from card to card of the hand."""


def pictured_position(context: Context, view: PlayerView, share: float = 1.0) -> Part:
    """Return the cards of a view on a patch of cloth."""
    hand = sorted(cards_of(view.hand), key=lambda card: (rank_of(card), suit_of(card)))
    table = Drawn(partial(_draw_row, context, cards_of(view.table), 0.0), grow=0.46)
    mine = Drawn(partial(_draw_row, context, hand, _LEAN), grow=0.54)
    return Panel(Stack(table, mine, gap=1.5), (1.5, 1.5), fill=BAIZE, line=None, raised=False, share=share)


def _draw_row(context: Context, cards: Sequence[Card], lean: float, brush: Brush, box: pygame.Rect) -> None:
    """Draw cards side by side in the middle of a box, overlapping if they must, each turned by `lean` degrees more."""
    height = min(TALLEST, box.height - brush.theme.px(8))
    width = height * RATIO
    step = min(width + brush.theme.px(10), (box.width - width) / max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        off = number - (len(cards) - 1) / 2
        at = Placement(box.centerx + off * step, box.centery, angle=-off * lean)
        context.cards().draw(brush.surface, card, height, at)
