"""Pictures of cards made from upright ones: turned, resized, half turned over, darker, or lying on their shadow.

As each is made only from pictures that are passed in, a thread can make them.
"""

import math
from collections import deque
from collections.abc import Callable, Iterable, Iterator

import pygame

from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.picture_cache import PictureCache
from scopa_gui.ui.kit.shapes import blit
from scopa_gui.ui.pictures.picture_maker import Finished
from scopa_gui.ui.pictures.sprites import SHADOW, Sprites, Turned, Which

SpriteKey = tuple[str, Which, int, int, int, int]
"""Kind of picture, what it shows, height of the sheet in pixels, degrees, size and width in steps."""

_NEAR = 2.5
"""Degrees of difference up to which the picture that stood in last time stands in again."""


class SpriteCache(PictureCache[SpriteKey]):
    """Cache of pictures of cards that finds similar ones, and knows which were not used lately."""

    def __init__(self, budget: int) -> None:
        super().__init__(budget)
        self._alike: dict[tuple[str, Which, int], set[SpriteKey]] = {}
        self._stood: dict[tuple[str, Which, int], SpriteKey] = {}
        self._seen: set[SpriteKey] | None = None

    def get(self, key: SpriteKey) -> pygame.Surface | None:
        """Return the picture of a key, or None if it is not cached; note that it was used."""
        if self._seen is not None:
            self._seen.add(key)
        return super().get(key)

    def put(self, key: SpriteKey, picture: pygame.Surface) -> pygame.Surface:
        """Cache a picture, which can then stand in for similar ones; return the cached picture."""
        self._alike.setdefault(key[:3], set()).add(key)
        return super().put(key, picture)

    def nearest(self, key: SpriteKey) -> tuple[SpriteKey | None, float]:
        """Return the key of the most similar picture of the same thing, and the difference as in `_apart`.

        Return (None, inf) if there is no picture.

        Speed: the picture found last time is used while it is near enough; looking through all of them took up to 1 ms
        a frame with forty cards.
        """
        best = self._stood.get(key[:3])
        apart = _apart(best, key) if best in self._pictures and best is not None else _NEAR
        if apart >= _NEAR:
            alike = self._alike.get(key[:3])
            if not alike:
                return None, math.inf
            apart, best = min((_apart(other, key), other) for other in alike)
            self._stood[key[:3]] = best
        return (None, math.inf) if best is None else (best, apart)

    def watch(self) -> None:
        """Note from now on which pictures are used."""
        self._seen = set()

    def forget_unseen(self) -> bool:
        """Drop the pictures that were not used since `watch`; return False if `watch` was not called."""
        seen = self._seen
        self._seen = None
        if seen is None:
            return False
        for key in [key for key in self._pictures if key not in seen]:
            self.drop(key)
        return True

    def clear(self) -> None:
        """Drop all pictures."""
        super().clear()
        self._alike.clear()
        self._stood.clear()

    def drop(self, key: SpriteKey) -> None:
        """Drop the picture of a key: it stands in for no other any more."""
        super().drop(key)
        self._alike[key[:3]].discard(key)


def _apart(one: SpriteKey, other: SpriteKey) -> float:
    """Return the difference of two pictures of the same thing, in degrees; steps of size and width are converted."""
    turned = abs((one[3] - other[3] + 180) % 360 - 180)
    return turned + 2.0 * abs(one[4] - other[4]) + 6.0 * abs(one[5] - other[5])


SIZES = 24
FLIPS = 8
"""Number of steps in full size and in full width."""
DIMS = 3
"""Number of steps of darkening."""
UPRIGHT: Turned = (0, SIZES, FLIPS)
_TURNED = "turned"
_SHADE = "shade"
LYING = "lying"


def turned_key(which: Which, sheet: int, how: Turned) -> SpriteKey:
    """Return the cache key of a flying card, or of a faint shadow below one."""
    return (_TURNED, which, sheet, *how)


def shade_key(sheet: int, how: Turned) -> SpriteKey:
    """Return the cache key of the light that a shadow lets through, as made by `shade`."""
    return (_SHADE, SHADOW, sheet, *how)


def lying_key(which: Which, sheet: int, step: int, dim: int = 0) -> SpriteKey:
    """Return the cache key of a resting card."""
    return (LYING, which, sheet, step, dim, 0)


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


Plain = Callable[[Which, int], pygame.Surface]
"""Function that returns the upright picture of a card, a back or the shadow, from the sheet of a height in pixels."""


class PictureRequests:
    """Requests of one table to the thread that makes pictures. Without that thread none are made."""

    def __init__(self, sprites: Sprites, plain: Plain) -> None:
        self._sprites = sprites
        self._plain = plain
        self._made: Finished = deque()
        self._lent: dict[tuple[Which, int], pygame.Surface] = {}

    @property
    def is_helped(self) -> bool:
        """True if a thread makes pictures."""
        return self._sprites.maker is not None and self._sprites.maker.works

    def take(self) -> Iterator[tuple[SpriteKey, pygame.Surface]]:
        """Yield the pictures made since the last call, with their keys."""
        while self._made:
            yield self._made.popleft()

    def forget(self) -> None:
        """Discard the pictures that are being made now: they are not needed any more."""
        if self._sprites.maker is not None:
            self._sprites.maker.forget(self._made)
        self._made = deque()
        self._lent.clear()

    def turned(self, which: Which, sheet: int, how: Turned) -> None:
        """Ask for a flying card."""
        self._ask(turned_key(which, sheet, how), (which,), lambda card: turned(card, which, how))

    def shade(self, sheet: int, how: Turned) -> None:
        """Ask for the light that the shadow of a flying card lets through."""
        self._ask(shade_key(sheet, how), (SHADOW,), lambda soft: shade(roughly_turned(soft, how)))

    def lying(self, which: Which, sheet: int, step: int) -> None:
        """Ask for a resting card, turned by `step` degrees."""
        self._ask(
            lying_key(which, sheet, step),
            (which, SHADOW),
            lambda card, soft: lying(card, roughly_turned(soft, (step, SIZES, FLIPS)), step),
        )

    def _ask(self, key: SpriteKey, parts: Iterable[Which], make: Callable[..., pygame.Surface]) -> None:
        """Ask for a picture, made from copies of the upright ones, as the window may use those at the same time."""
        if self._sprites.maker is not None and self._sprites.maker.works:
            lent = [(part, key[2]) for part in parts]
            for one in lent:
                if one not in self._lent:
                    self._lent[one] = self._plain(*one).copy()
            given = [self._lent[one] for one in lent]
            self._sprites.maker.ask(self._made, key, lambda: make(*given))
