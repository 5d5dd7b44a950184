"""Pictures of cards on patches of cloth: a position, or two piles spread out for counting."""

from collections.abc import Sequence
from functools import partial

import pygame

from scopa_gui.engine.cards import SUIT_SETS, Card, CardSet, cards_of, rank_of, suit_of
from scopa_gui.engine.scoring.primiera import PRIMIERA_VALUES
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.layout import Drawn, Part, Row, Stack, Words
from scopa_gui.ui.kit.page_parts import Panel
from scopa_gui.ui.kit.theme import BAIZE, IVORY, IVORY_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_places import RATIO, in_row
from scopa_gui.ui.pictures.signs import draw_side_mark
from scopa_gui.ui.pictures.sprites import TALLEST, size_of
from scopa_gui.ui.table.paint import marks
from scopa_gui.ui.words.translation import _, ngettext

_LEAN = 2.0
"""Degrees from card to card of the hand."""
_OVERLAP = 0.34
_APART = 1.06
"""Distance from one card to the next at least and at most, in card widths."""


def pictured_position(context: Context, view: PlayerView, share: float = 1.0) -> Part:
    """Return the cards on the table of a view, and below them my hand."""
    hand = sorted(cards_of(view.hand), key=lambda card: (rank_of(card), suit_of(card)))
    table = Drawn(partial(_draw_row, context, cards_of(view.table), 0.0), grow=0.46)
    mine = Drawn(partial(_draw_row, context, hand, _LEAN), grow=0.54)
    return Panel(Stack(table, mine, gap=1.5), (1.5, 1.5), fill=BAIZE, line=None, raised=False, share=share)


def _draw_row(context: Context, cards: Sequence[Card], lean: float, brush: Brush, box: pygame.Rect) -> None:
    """Draw cards side by side in the middle of a box, overlapping if they must, each turned by `lean` degrees more."""
    height = min(TALLEST, box.height - brush.theme.px(8))
    width = height * RATIO
    middles = in_row(box.centerx, box.width, width, len(cards), width + brush.theme.px(10))
    first = (len(cards) - 1) / 2 * lean
    places = [Placement(x, box.centery, angle=first - number * lean) for number, x in enumerate(middles)]
    context.cards().draw_each(brush.surface, cards, height, places)


def spread_piles(context: Context, piles: tuple[CardSet, CardSet], scope: tuple[int, int], lit: CardSet = 0) -> Part:
    """Return my pile and at its right Rosa's, with a row for each suit; the cards of `lit` are framed."""
    patches = []
    for side, (pile, name) in enumerate(zip(piles, (_("You"), "Rosa"), strict=True)):
        scopas = ngettext("{count} scopa", "{count} scopas", scope[side]).format(count=scope[side])
        head = Row(
            Drawn(partial(draw_side_mark, side), width=22),
            Words(name, TypeStyle.HEADING, IVORY, valign="middle", most=1.0),
            Words(scopas, TypeStyle.LABEL, IVORY_SOFT, align="right", valign="middle", most=1.0),
        )
        cards = Drawn(partial(_draw_pile, context, pile, lit))
        patches.append(Panel(Stack(head, cards), (1.5, 1.0), fill=BAIZE, line=None, radius=16, raised=False))
    return Row(*patches, gap=1.5, grow=1.0)


def _draw_pile(context: Context, pile: CardSet, lit: CardSet, brush: Brush, box: pygame.Rect) -> None:
    """Draw the cards of a pile in four rows; each begins with its best card for the primiera."""
    gap = brush.theme.px(8)
    row_high = (box.height - 3 * gap) // 4
    more = max((pile & suit).bit_count() for suit in SUIT_SETS) - 1
    width = min(min(TALLEST, row_high) * RATIO, box.width / (1 + _OVERLAP * more))
    height = round(width / RATIO)
    middles = in_row(box.left + box.width / 2, box.width, width, more + 1, _APART * width, from_left=True)
    for row, suit in enumerate(SUIT_SETS):
        y = box.top + row_high * (row + 0.5) + row * gap
        best_first = sorted(cards_of(pile & suit), key=lambda card: (-PRIMIERA_VALUES[card % 10 + 1], -card))
        for card, x in zip(best_first, middles, strict=False):
            at = Placement(x, y)
            context.cards().draw(brush.surface, card, height, at)
            if lit >> card & 1:
                marks.draw_frame(brush, size_of(height), at, "solid")
