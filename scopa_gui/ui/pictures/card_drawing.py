"""Drawing of cards at placements, the same wherever they are shown: on pages, on the table, and while they fly.

First the pictures that are made from upright ones: turned, resized, half turned over, darker, or lying on their shadow.
A thread can make those, as each is made only from pictures that are passed in.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from scopa_gui.engine.cards import Card
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.shapes import around, blit
from scopa_gui.ui.pictures.sprites import SHADOW, Sprites, Turned, Which

SIZES = 24
FLIPS = 8
"""Number of steps in full size and in full width."""
DIMS = 3
"""Number of steps of darkening."""
UPRIGHT: Turned = (0, SIZES, FLIPS)
DROP = 0.018
"""Distance from a resting card down to its shadow, as a share of the card's height."""
_HIGHER = 0.11
"""The same share added by a card that is lifted as high as `Placement.lift` goes."""
_FAINTER = 0.4
"""Share of its strength that a shadow loses on the way there."""


def shadow_of(at: Placement, height: float) -> tuple[tuple[int, int], float]:
    """Return the middle and the strength, from 0 to 1, of the shadow of a card `height` pixels high.

    The higher the card is, the further down and the fainter is its shadow, by whole pixels from the drawn card.
    """
    drop = round(height * (DROP + _HIGHER * at.lift))
    strength = max(0.0, at.alpha) * (1.0 - _FAINTER * min(1.0, at.lift))
    return (round(at.x) + drop // 2, round(at.y) + drop), strength


_NEARER = 0.085
"""Share by which the edge that comes up is higher, and the other one lower, when a card stands upright."""
_DARKER = 0.34
"""Share of the light that a card loses when it stands upright."""
_STRIP = 2
"""Speed: least width in pixels of a strip of one height; there are no more strips than the edge has steps."""


def turned_width(flip: float) -> float:
    """Return the apparent width of a card that is turning over, from 0 to 1; `flip` is 0 face down and 1 face up."""
    return abs(math.cos(math.pi * flip)) if 0.0 < flip < 1.0 else 1.0


def turning(picture: pygame.Surface, size: tuple[int, int], width: float, *, nearer: int) -> pygame.Surface:
    """Return a card that is turning over, drawn in `size`; `width` is its apparent width, from 0 to 1.

    Its right edge (`nearer` 1) or its left one (-1) comes up.
    """
    upright = math.sqrt(max(0.0, 1.0 - width * width))
    rise = round(size[1] * _NEARER * upright)
    scaled = pygame.transform.smoothscale(picture, size)
    shade = round(255 * (1.0 - _DARKER * upright))
    scaled.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
    if rise < 1:
        return scaled
    whole = pygame.Surface((size[0], size[1] + 2 * rise), pygame.SRCALPHA)
    strips = max(1, min(2 * rise + 1, size[0] // _STRIP))
    for number in range(strips):
        left, right = (size[0] * edge // strips for edge in (number, number + 1))
        slope = nearer * (2 * (number + 0.5) / strips - 1.0)
        height = size[1] + 2 * round(rise * slope)
        strip = pygame.transform.scale(scaled.subsurface((left, 0, right - left, size[1])), (right - left, height))
        whole.blit(strip, (left, (whole.get_height() - height) // 2))
    return whole


def turned(picture: pygame.Surface, which: Which, how: Turned) -> pygame.Surface:
    """Return a card or shadow in any size and angle, narrower while it is turned over; itself if nothing differs."""
    step, size, narrow = how
    factor = size / SIZES
    if factor < 0.75 or narrow < FLIPS:
        whole = _scaled(picture, how)
        if narrow < FLIPS and which != SHADOW:
            picture = turning(picture, whole, narrow / FLIPS, nearer=-1 if isinstance(which, int) else 1)
        else:
            picture = pygame.transform.smoothscale(picture, whole)
        factor = 1.0
    return pygame.transform.rotozoom(picture, step, factor) if step or factor != 1.0 else picture


def roughly_turned(picture: pygame.Surface, how: Turned) -> pygame.Surface:
    """Return the same in a hurry and less smooth: for a frame or two, or for a shadow.

    Speed: it copies the nearest pixel: 1 ms in a window of 3840x2160, where a smooth turn takes 3 to 6.
    """
    if how[1:] != (SIZES, FLIPS):
        picture = pygame.transform.scale(picture, _scaled(picture, how))
    return pygame.transform.rotate(picture, how[0]) if how[0] else picture


def shade(shadow: pygame.Surface) -> pygame.Surface:
    """Return the light that a shadow lets through; multiplied with the picture below, it looks like the shadow.

    Speed: a quarter faster than blending the shadow, and in a crowd shadows cost more than cards.
    """
    light = pygame.Surface(shadow.get_size()).convert()
    light.fill((255, 255, 255))
    light.blit(shadow, (0, 0))
    return light


def lying(card: pygame.Surface, soft: pygame.Surface, step: int) -> pygame.Surface:
    """Return a resting card, turned by `step` degrees, on its shadow `soft`, which is turned already."""
    height = card.get_height()
    if step:
        card = pygame.transform.rotozoom(card, step, 1.0)
    edge = 2 * round(height * DROP)
    whole = pygame.Surface((soft.get_width() + edge, soft.get_height() + edge), pygame.SRCALPHA)
    middle = Placement(whole.get_width() / 2, whole.get_height() / 2)
    under, _strength = shadow_of(middle, height)
    blit(whole, soft, under)
    blit(whole, card, (middle.x, middle.y))
    return whole


def dimmed(picture: pygame.Surface, dim: float) -> pygame.Surface:
    """Return a copy that is darker; `dim` is from 0 to 1."""
    copy = picture.copy()
    left = round(255 * (1 - 0.55 * min(1.0, dim)))
    copy.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)
    return copy


def _scaled(picture: pygame.Surface, how: Turned) -> tuple[int, int]:
    """Return the size in pixels of a picture in this size and width, before it is turned."""
    factor = how[1] / SIZES
    across = picture.get_width() * factor * max(0.06, how[2] / FLIPS)
    return max(2, round(across)), max(2, round(picture.get_height() * factor))


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
            picture = dimmed(picture, at.dim)
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
        return self.sprites.turned.picture(key, lambda: turned(upright, which, seen.how))
