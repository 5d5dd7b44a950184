"""Two piles spread out for counting: mine at the left, Rosa's at the right, a row for each suit."""

from functools import partial

import pygame

from scopa_gui.engine.cards import SUIT_SETS, CardSet, cards_of
from scopa_gui.engine.scoring.primiera import PRIMIERA_VALUES
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.layout import Drawn, Part, Row, Stack, Words
from scopa_gui.ui.kit.page_parts import Panel
from scopa_gui.ui.kit.theme import BAIZE, IVORY, IVORY_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.signs import draw_side_mark
from scopa_gui.ui.pictures.sprites import RATIO, TALLEST, size_of
from scopa_gui.ui.table.paint import marks
from scopa_gui.ui.words.translation import _, ngettext

_OVERLAP = 0.34
_APART = 1.06
"""Distance from one card to the next at least and at most, in card widths."""


def spread_piles(context: Context, piles: tuple[CardSet, CardSet], scope: tuple[int, int], lit: CardSet = 0) -> Part:
    """Return both piles on patches of cloth; the cards of `lit` are framed."""
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
    width = min(TALLEST, row_high) * RATIO
    step = min(_APART * width, max(_OVERLAP * width, (box.width - width) / max(1, more)))
    reduced = min(1.0, box.width / (width + step * more))
    height = round(width * reduced / RATIO)
    for row, suit in enumerate(SUIT_SETS):
        y = box.top + row_high * (row + 0.5) + row * gap
        best_first = sorted(cards_of(pile & suit), key=lambda card: (-PRIMIERA_VALUES[card % 10 + 1], -card))
        for number, card in enumerate(best_first):
            at = Placement(box.left + (width / 2 + number * step) * reduced, y)
            context.cards().draw(brush.surface, card, height, at)
            if lit >> card & 1:
                marks.draw_frame(brush, size_of(height), at, "solid")
