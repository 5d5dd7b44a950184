"""Pictures of moving cards that a thread makes outside the window's loop: asked for here, handed over when ready."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator

import pygame

from scopa_gui.ui.pictures.picture_maker import Finished
from scopa_gui.ui.pictures.sprites import Sprites
from scopa_gui.ui.table.paint import card_pictures
from scopa_gui.ui.table.paint.card_pictures import SHADOW, Turned, lying_key, shade_key, turned_key
from scopa_gui.ui.table.paint.sprite_cache import SpriteKey, Which

Plain = Callable[[Which, int], pygame.Surface]
"""The upright picture of a card, a back or the shadow, of the sheet of a height."""


class PictureRequests:
    """For one table. What is asked for where nobody helps is never made: the window has to do it."""

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
        """Discard the pictures that are being made now: they are of no use any more."""
        if self._sprites.maker is not None:
            self._sprites.maker.forget(self._made)
        self._made = deque()
        self._lent.clear()

    def turned(self, which: Which, near: int, how: Turned) -> None:
        """Ask for a card on its way."""
        is_face = isinstance(which, int)
        self._ask(turned_key(which, near, how), (which,), lambda card: card_pictures.turned(card, how, is_face=is_face))

    def shade(self, near: int, how: Turned) -> None:
        """Ask for what the shadow of a card on its way leaves of the light."""
        self._ask(
            shade_key(near, how),
            (SHADOW,),
            lambda soft: card_pictures.shade(card_pictures.turned_shadow(soft, how)),
        )

    def lying(self, which: Which, near: int, step: int) -> None:
        """Ask for a resting card, turned by `step` degrees."""
        self._ask(
            lying_key(which, near, step),
            (which, SHADOW),
            lambda card, soft: card_pictures.lying(card, card_pictures.turned_shadow_at(soft, step), step),
        )

    def _ask(self, key: SpriteKey, parts: Iterable[Which], make: Callable[..., pygame.Surface]) -> None:
        if self._sprites.maker is not None and self._sprites.maker.works:
            given = [self._lend(part, key[2]) for part in parts]
            self._sprites.maker.ask(self._made, key, lambda: make(*given))

    def _lend(self, which: Which, near: int) -> pygame.Surface:
        """A copy of an upright picture that the window does not draw with."""
        if (which, near) not in self._lent:
            self._lent[which, near] = self._plain(which, near).copy()
        return self._lent[which, near]
