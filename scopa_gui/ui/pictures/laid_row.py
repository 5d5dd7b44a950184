"""Cards side by side in a box, one over the other where there is little room, some of them framed."""

from collections.abc import Sequence

import pygame

from scopa_gui.engine.cards import Card, CardSet, bit
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import GOLD, Theme
from scopa_gui.ui.pictures.sprites import RATIO, Faces, Sprites, size_of

_LEAST_STEP = 0.55
"""From one card to the next, for a card's width: below it cards are made smaller."""


def draw_laid(
    surface: pygame.Surface,
    theme: Theme,
    cards: tuple[Sprites, Settings],
    row: pygame.Rect,
    shown: Sequence[Card | None],
    lit: CardSet = 0,
    least_step: float = _LEAST_STEP,
) -> None:
    """Draw cards in a row, a back for each None, with gold round those that are ``lit``."""
    if not shown:
        return
    sprites, settings = cards
    gap = theme.px(8)
    high = min(row.height - theme.px(10), theme.px(190))
    wide = size_of(high)[0]
    step = min(wide + gap, (row.width - wide - gap) / max(1, len(shown) - 1))
    if step < wide * least_step:
        high = round(min(high, row.width / (1 + least_step * (len(shown) - 1)) / RATIO))
        wide = size_of(high)[0]
        step = min(wide + gap, (row.width - wide - gap) / max(1, len(shown) - 1))
    left = row.centerx - (step * (len(shown) - 1) + wide) / 2
    for place, card in enumerate(shown):
        at = Placement(left + place * step + wide / 2, row.centery)
        sprites.draw(surface, Faces(settings.deck, card, settings.back, high), at)
        if card is not None and lit & bit(card):
            rect = pygame.Rect(0, 0, wide + theme.px(6), high + theme.px(6))
            rect.center = (round(at.x), round(at.y))
            surface.blit(shapes.frame(rect.size, theme.px(9), max(2, theme.px(4)), GOLD), rect)
