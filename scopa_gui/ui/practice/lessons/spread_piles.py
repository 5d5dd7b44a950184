"""Two piles laid out for counting: mine on the left, the others' on the right, a row a suit, cards overlapping."""

from collections.abc import Iterator

import pygame

from scopa_gui.engine.cards import SUIT_SETS, Card, CardSet, cards_of
from scopa_gui.engine.scoring.primiera import PRIMIERA_VALUES
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import BAIZE, IVORY, IVORY_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.pictures.sprites import RATIO, TALLEST, Faces, size_of
from scopa_gui.ui.table.paint import marks
from scopa_gui.ui.words.translation import _, ngettext

_OVERLAP = 0.34
"""From one card to the next, at least, for its width; at most a whole card and a little."""
_APART = 1.06


def draw_piles(
    brush: Brush,
    context: Context,
    box: pygame.Rect,
    piles: tuple[CardSet, CardSet],
    scope: tuple[int, int],
    lit: CardSet,
) -> None:
    """Paint both piles on two patches of cloth; the cards of ``lit`` framed."""
    theme = brush.theme
    gap = theme.space(1.5)
    wide = (box.width - gap) // 2
    for side, (pile, name) in enumerate(zip(piles, (_("You"), "Rosa"), strict=True)):
        patch = pygame.Rect(box.left + side * (wide + gap), box.top, wide, box.height)
        brush.panel(patch, BAIZE, radius=16, raised=False)
        head = pygame.Rect(patch.left + gap, patch.top + theme.px(8), patch.width - 2 * gap, theme.px(40))
        mark = min(head.height, theme.px(22))
        sign = side_mark(side, mark)
        brush.surface.blit(sign, sign.get_rect(midleft=head.midleft))
        words = pygame.Rect(head.left + mark + theme.px(8), head.top, head.width - mark - theme.px(8), head.height)
        brush.write(words, name, TypeStyle.HEADING, IVORY)
        brush.write(
            words,
            ngettext("{count} scopa", "{count} scopas", scope[side]).format(count=scope[side]),
            TypeStyle.LABEL,
            IVORY_SOFT,
            align="right",
        )
        rows = pygame.Rect(
            patch.left + gap,
            head.bottom + theme.px(6),
            patch.width - 2 * gap,
            patch.bottom - head.bottom - theme.px(16),
        )
        for card, at, high in placed(rows, pile, theme.px(8)):
            context.sprites.draw(brush.surface, Faces(context.settings.deck, card, context.settings.back, high), at)
            if lit >> card & 1:
                marks.draw_frame(brush, size_of(high), at, "solid")


def placed(box: pygame.Rect, pile: CardSet, gap: int) -> Iterator[tuple[Card, Placement, int]]:
    """Yield the cards of a pile in four rows, each with its placement and its height."""
    high = min(TALLEST, (box.height - 3 * gap) // 4)
    most = max((pile & suit).bit_count() for suit in SUIT_SETS)
    wide = high * RATIO
    step = min(_APART * wide, max(_OVERLAP * wide, (box.width - wide) / max(1, most - 1)))
    if wide + step * (most - 1) > box.width:
        high = round(high * box.width / (wide + step * (most - 1)))
        wide, step = high * RATIO, step * box.width / (wide + step * (most - 1))
    for row, suit in enumerate(SUIT_SETS):
        y = box.top + (box.height - 3 * gap) // 4 * (row + 0.5) + row * gap
        best_first = sorted(cards_of(pile & suit), key=lambda card: (-PRIMIERA_VALUES[card % 10 + 1], -card))
        for number, card in enumerate(best_first):
            yield card, Placement(box.left + wide / 2 + number * step, y), high
