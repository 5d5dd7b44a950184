"""Words on the screen that have an explanation: where they are, and the dots below them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import pygame

from scopa_gui.ui.kit.intents import Point
from scopa_gui.ui.kit.theme import Colour

T = TypeVar("T")
Finder = Callable[[str], Sequence[tuple[int, int, str]]]
"""Finds the words in a line that have an explanation: start, end and key of each."""


@dataclass(frozen=True, slots=True)
class ExplainedWord:
    """A word that has an explanation, and its rectangle on the screen."""

    key: str
    rect: pygame.Rect


class PaintedParts(Generic[T]):
    """Parts that were painted last: still and moving ones separately, as each is repainted when it changes."""

    def __init__(self) -> None:
        self.resting: list[T] = []
        self.moving: list[T] = []
        self._now = self.resting

    def begin(self, *, moving: bool) -> None:
        """Start a new painting of the moving or the still parts; forget those of the previous one."""
        self._now = self.moving if moving else self.resting
        self._now.clear()

    @property
    def count(self) -> int:
        """Number of parts noted so far in the current painting."""
        return len(self._now)

    def take_since(self, count: int) -> list[T]:
        """Remove and return the parts noted after the first ``count``: they were drawn into a separate picture."""
        found = self._now[count:]
        del self._now[count:]
        return found


class Explained(PaintedParts[ExplainedWord]):
    """Words that have an explanation and were drawn last."""

    def __init__(self) -> None:
        super().__init__()
        self.find: Finder = lambda line: ()

    def show(self, words: Sequence[ExplainedWord], offset: Point) -> None:
        """Note words of a separate picture, which is shown ``offset`` pixels from where it was drawn."""
        self._now += [ExplainedWord(word.key, word.rect.move(offset)) for word in words]

    @property
    def words(self) -> list[ExplainedWord]:
        """Words on the screen that have an explanation, each once, from top to bottom."""
        found: dict[str, ExplainedWord] = {}
        for word in sorted((*self.resting, *self.moving), key=lambda word: (word.rect.top, word.rect.left)):
            found.setdefault(word.key, word)
        return list(found.values())

    def at(self, pos: Point) -> ExplainedWord | None:
        """Return the word at a point, or None."""
        return next((word for word in (*self.moving, *self.resting) if word.rect.collidepoint(pos)), None)

    def note(self, surface: pygame.Surface, key: str, rect: pygame.Rect, colour: Colour) -> None:
        """Underline a word with dots and note where it is; each word is marked only once."""
        if any(word.key == key for word in (*self.resting, *self.moving)):
            return
        self._now.append(ExplainedWord(key, rect))
        dot = max(1, rect.height // 18)
        for left in range(rect.left, rect.right - dot + 1, 3 * dot):
            surface.fill(colour, (left, rect.bottom - dot, dot, dot))
