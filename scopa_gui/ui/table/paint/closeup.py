"""A card looked at closely, as long as the right button is held on it."""

import pygame

from scopa_gui.art.masters import tallest
from scopa_gui.engine.cards import Card
from scopa_gui.store.paths import assets
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.theme import IVORY, SLATE, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.sprites import Sprites
from scopa_gui.ui.words.translation import card_name


class CloseUp:
    """The card looked at, or none. Its large picture is made for the moment: a whole sheet of them is never wanted."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._sprites: Sprites | None = None
        self.card: Card | None = None

    def look(self, card: Card | None) -> None:
        """Look at a card, or away."""
        self.card = card
        if card is None:
            self._sprites = None
        elif self._sprites is None:
            self._sprites = Sprites.of(assets(), self._context.paths.cache)
            self._sprites.dress(self._context.settings)

    def draw(self, brush: Brush) -> None:
        """Paint the card and its name over the table."""
        if self.card is None or self._sprites is None:
            return
        theme, deck = brush.theme, self._context.settings.deck
        width, height = theme.size
        high = min(tallest(assets(), deck, self.card), round(height * 0.8))
        picture = self._sprites.face(deck, self.card, high)
        where = picture.get_rect(center=(width // 2, round(height * 0.46)))
        blur = max(8, theme.px(40))
        brush.surface.blit(
            shapes.shadow(where.size, round(high * 0.04), blur, 170), (where.x - blur, where.y - blur + blur // 4)
        )
        brush.surface.blit(picture, where)
        name = card_name(self.card, deck)
        plate = pygame.Rect(0, 0, brush.text.width(name, TypeStyle.LABEL, theme) + theme.space(5), theme.px(40))
        plate.midtop = (where.centerx, where.bottom + theme.px(10))
        brush.panel(plate, SLATE, radius=12)
        brush.write(
            plate.inflate(-theme.space(2), 0), name[:1].upper() + name[1:], TypeStyle.LABEL, IVORY, align="centre"
        )
