"""Drawing of cards at placements, the same wherever they are shown: on pages, on the table, and while they fly."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from scopa_gui.engine.cards import Card
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.shapes import around, blit
from scopa_gui.ui.pictures import card_pictures
from scopa_gui.ui.pictures.card_pictures import FLIPS, SIZES, UPRIGHT, shadow_of, turned_width
from scopa_gui.ui.pictures.sprites import SHADOW, Sprites, Turned, Which

_OPAQUE = 0.98
"""Alpha from which a card counts as opaque."""
_TURN = 3
"""Degrees of a step in which flying cards are turned."""


class Seen(NamedTuple):
    """A card in a frame: its picture and the height of the sheet it comes from, and its own height, both in pixels.

    `how` is the picture's angle, size and width in steps. A card that `rests` has the size of its sheet and shows one
    full side.
    """

    which: Which
    sheet: int
    height: float
    how: Turned
    rests: bool


def seen_as(which: Which, sheet: int, height: float, at: Placement) -> Seen:
    """Return how a card at a placement is seen, `height` pixels high, drawn from the sheet of another height."""
    if abs(sheet - height) <= max(1.0, 0.012 * sheet) and at.flip in (0.0, 1.0):
        return Seen(which, sheet, height, (round(at.angle) % 360, SIZES, FLIPS), rests=True)
    step = 1 if abs(at.angle) < _TURN else _TURN
    size = max(1, round(height / sheet * SIZES))
    width = max(1, round(turned_width(at.flip) * FLIPS))
    return Seen(which, sheet, height, (round(at.angle / step) * step % 360, size, width), rests=False)


class Apart(NamedTuple):
    """Separate pictures of a card and of its shadow, if it has one.

    A shadow as `light` is what it lets through: it is multiplied with the picture below, and always at full strength.
    """

    card: pygame.Surface
    shadow: pygame.Surface | None
    light: bool = False


class CardRenderer:
    """Draws cards. Its subclasses supply the pictures: exact ones, or in a motion similar ones that are ready."""

    def render(self, surface: pygame.Surface, seen: Seen, at: Placement, *, shadow: bool) -> None:
        """Draw a card and its shadow at a placement."""
        if shadow and at.alpha > _OPAQUE:
            whole = self.on_shadow(seen, at)
            if whole is not None:
                blit(surface, whole, (at.x, at.y))
                return
        under, strength = shadow_of(at, seen.height)
        picture, soft, light = self.apart(seen, strength if shadow and at.alpha > 0.05 else 0.0)
        if soft is not None and light:
            surface.blit(soft, soft.get_rect(center=under), special_flags=pygame.BLEND_RGB_MULT)
        elif soft is not None:
            blit(surface, soft, under, strength)
        if at.dim > 0.01:
            picture = card_pictures.dimmed(picture, at.dim)
        blit(surface, picture, (at.x, at.y), at.alpha)

    def on_shadow(self, seen: Seen, at: Placement) -> pygame.Surface | None:
        """Return one picture of an opaque card with its shadow; None if they are drawn separately."""
        raise NotImplementedError

    def apart(self, seen: Seen, strength: float) -> Apart:
        """Return the pictures of a card and of its shadow, which has this strength; 0 for no shadow."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Deck(CardRenderer):
    """The cards in use: their pictures, and the names of the deck and of the back. Every picture is exact."""

    sprites: Sprites
    deck: str
    back: str

    def draw(
        self, surface: pygame.Surface, card: Card | None, height: int, at: Placement, *, shadow: bool = True
    ) -> None:
        """Draw a card, or a back for None; `height` is that of a card with scale 1 in pixels."""
        reach = round(height * at.scale * 1.5)
        if not surface.get_clip().colliderect(around((at.x, at.y), (2 * reach, 2 * reach))):
            return
        which: Which = self.back if card is None or at.flip < 0.5 else card
        sheet = max(8, height)
        self.render(surface, seen_as(which, sheet, sheet * at.scale, at), at, shadow=shadow)

    def draw_each(
        self, surface: pygame.Surface, shown: Iterable[Card | None], height: int, places: Iterable[Placement]
    ) -> None:
        """Draw cards at their places, the first lowest; `shown` and `height` as for `draw`."""
        for card, at in zip(shown, places, strict=True):
            self.draw(surface, card, height, at)

    def on_shadow(self, seen: Seen, at: Placement) -> None:
        """Return None: a card that is drawn once is not worth a picture that has its shadow, too."""

    def apart(self, seen: Seen, strength: float) -> Apart:
        """Return exact pictures of a card and of its shadow."""
        shadow = self._turned(SHADOW, seen) if strength else None
        return Apart(self._turned(seen.which, seen), shadow)

    def _turned(self, which: Which, seen: Seen) -> pygame.Surface:
        upright = self.sprites.upright(self.deck, which, seen.sheet)
        if seen.how == UPRIGHT:
            return upright
        key = (self.deck, which, seen.sheet, seen.how)
        return self.sprites.turned.picture(key, lambda: card_pictures.turned(upright, which, seen.how))
