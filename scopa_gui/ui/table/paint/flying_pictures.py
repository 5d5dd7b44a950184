"""Pictures of flying and resting cards that a table saves, finds again, and asks the thread that makes them for."""

import math
from collections import deque
from collections.abc import Callable, Iterable, Iterator

import pygame

from scopa_gui.ui.kit.picture_cache import PictureCache
from scopa_gui.ui.pictures.card_drawing import FLIPS, SIZES, lying, roughly_turned, shade, turned
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
        if self._seen is not None:
            self._seen.add(key)
        return super().get(key)

    def put(self, key: SpriteKey, picture: pygame.Surface) -> pygame.Surface:
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
        super().clear()
        self._alike.clear()
        self._stood.clear()

    def drop(self, key: SpriteKey) -> None:
        super().drop(key)
        self._alike[key[:3]].discard(key)


def _apart(one: SpriteKey, other: SpriteKey) -> float:
    """Return the difference of two pictures of the same thing, in degrees; steps of size and width are converted."""
    turned = abs((one[3] - other[3] + 180) % 360 - 180)
    return turned + 2.0 * abs(one[4] - other[4]) + 6.0 * abs(one[5] - other[5])


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
