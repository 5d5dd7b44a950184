"""Cache for pictures of cards: up to a budget of bytes, the least recently used one goes first."""

import math
from collections import OrderedDict
from collections.abc import Callable

import pygame

from scopa_gui.engine.cards import Card

Which = Card | str
"""A card's front, a back by its name, or a shadow."""
SpriteKey = tuple[str, Which, int, int, int, int]
"""Kind, what is seen, height of the sheet, degrees, size, width: the last two in steps."""

_NEAR = 2.5
"""Degrees at which a picture that stands in for another is looked for anew."""


class SpriteCache:
    """A store of pictures. `budget` is in bytes."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self._pictures: OrderedDict[SpriteKey, pygame.Surface] = OrderedDict()
        self._alike: dict[tuple[str, Which, int], set[SpriteKey]] = {}
        self._stood: dict[tuple[str, Which, int], SpriteKey] = {}
        self._bytes = 0
        self._seen: set[SpriteKey] | None = None

    def __contains__(self, key: SpriteKey) -> bool:
        return key in self._pictures

    def picture(self, key: SpriteKey, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of a key, made when it is not there."""
        found = self.get(key)
        return self.put(key, make()) if found is None else found

    def get(self, key: SpriteKey) -> pygame.Surface | None:
        """The picture of a key, if it is there."""
        if self._seen is not None:
            self._seen.add(key)
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def put(self, key: SpriteKey, picture: pygame.Surface) -> pygame.Surface:
        """Store a picture that was made, unless the key already has one; return the stored picture."""
        if key in self._pictures:
            return self._pictures[key]
        self._pictures[key] = picture
        self._alike.setdefault(key[:3], set()).add(key)
        self._bytes += _bytes(picture)
        while self._bytes > self.budget and len(self._pictures) > 1:
            self._drop(next(iter(self._pictures)))
        return picture

    def nearest(self, key: SpriteKey) -> tuple[SpriteKey | None, float]:
        """Return the key of the nearest picture of the same thing, and its distance from `key`.

        The distance is in degrees, with steps of size and width converted to degrees; (None, inf) if there is no
        picture.

        Speed: the picture that was the nearest last time is used while it is near enough; looking through all of them
        took up to 1 ms a frame with forty cards.
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
        """Note from now on what is used."""
        self._seen = set()

    def forget_unseen(self) -> bool:
        """Drop what was not used since `watch`; False when nothing was watched."""
        seen = self._seen
        self._seen = None
        if seen is None:
            return False
        for key in [key for key in self._pictures if key not in seen]:
            self._drop(key)
        return True

    def clear(self) -> None:
        """Drop all."""
        self._pictures.clear()
        self._alike.clear()
        self._stood.clear()
        self._bytes = 0

    def _drop(self, key: SpriteKey) -> None:
        self._bytes -= _bytes(self._pictures.pop(key))
        self._alike[key[:3]].discard(key)


def _apart(one: SpriteKey, other: SpriteKey) -> float:
    """Return how far two pictures of the same thing differ.

    The distance is in degrees, with steps of size and width converted to degrees.
    """
    turned = abs((one[3] - other[3] + 180) % 360 - 180)
    return turned + 2.0 * abs(one[4] - other[4]) + 6.0 * abs(one[5] - other[5])


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * 4
