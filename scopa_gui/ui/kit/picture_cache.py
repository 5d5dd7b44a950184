"""A cache of pictures with a limit in bytes: the picture unused for longest goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)


def bytes_of(picture: pygame.Surface) -> int:
    """Return the bytes of memory that a picture takes."""
    return picture.get_width() * picture.get_height() * 4


class PictureCache(Generic[K]):
    """Pictures by key. `budget` is the limit in bytes; the latest picture stays even if it is larger."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self._pictures: OrderedDict[K, pygame.Surface] = OrderedDict()
        self._bytes = 0

    def __contains__(self, key: K) -> bool:
        return key in self._pictures

    def __len__(self) -> int:
        return len(self._pictures)

    def picture(self, key: K, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture of a key, and make it first if it is not cached."""
        found = self.get(key)
        return self.put(key, make()) if found is None else found

    def get(self, key: K) -> pygame.Surface | None:
        """Return the picture of a key, or None if it is not cached."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def put(self, key: K, picture: pygame.Surface) -> pygame.Surface:
        """Cache a picture unless the key already has one; return the cached picture."""
        if key in self._pictures:
            return self._pictures[key]
        self._pictures[key] = picture
        self._bytes += bytes_of(picture)
        while self._bytes > self.budget and len(self._pictures) > 1:
            self.drop(next(iter(self._pictures)))
        return picture

    def drop(self, key: K) -> None:
        """Drop the picture of a key."""
        self._bytes -= bytes_of(self._pictures.pop(key))

    def clear(self) -> None:
        """Drop all pictures."""
        self._pictures.clear()
        self._bytes = 0
