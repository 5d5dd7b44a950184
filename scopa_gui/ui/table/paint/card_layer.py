"""Draws the cards on the table: resting ones with their shadow in one picture, flying ones in steps of size and angle.

A window has four sheets of sprites: for my hand, the table, other hands, and piles. The picture of a card that flies
from one size to another is made from the nearest sheet. Every picture is cached while it is used: turning the cards
again in each frame would cost 1 to 4 ms a card in a large window.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

import pygame

from scopa_gui.engine.cards import Card
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.pictures import card_drawing
from scopa_gui.ui.pictures.card_drawing import DIMS, FLIPS, SIZES, UPRIGHT, Apart, CardRenderer, Seen, seen_as
from scopa_gui.ui.pictures.card_places import RATIO
from scopa_gui.ui.pictures.sprites import SHADOW, TALLEST_MOVING, Sprites, Turned, Which
from scopa_gui.ui.table.geometry.table_layout import Layout, SpriteId
from scopa_gui.ui.table.paint.flying_pictures import (
    LYING,
    PictureRequests,
    SpriteCache,
    SpriteKey,
    lying_key,
    shade_key,
    turned_key,
)

_KEPT_BYTES = 14 << 20
_FLYING_BYTES = 40 << 20
"""Largest number of bytes for pictures of resting and of flying cards in a window of 1920x1080; more in larger ones.

Speed: forty flying cards need 30 MiB; with 12 MiB every picture was dropped before its next use, 45 ms a frame.
"""
_MADE_A_FRAME = 24_000
"""Pixels of new pictures that a frame of a motion may make; after that, similar pictures stand in.

Speed: they take 1 to 3 ms.
"""
_LIKE = 24.0
_NEARLY = 5.0
"""Degrees by which a picture may differ from the one it stands in for; steps of size and width are converted.

The limit does not hold if the right picture is being made and follows in a frame or two, or if the frame has used twice
its budget. In a crowd a picture within `_NEARLY` stands in even while there is time: that is for those further off.
"""
_CROWD = 12
"""Number of flying cards that is exceeded in a crowd."""
_LOOKS_LYING = SIZES // 4
"""Steps of size by which a card that was just taken up may differ from the picture of the resting card."""
_SOFT_TURN = 9
_SOFT_SIZES = 4
_SOFT_FLIPS = 2
"""Degrees, and steps of size and width, in which the shadows of flying cards are made: coarser than the cards."""
_SOFT_LIKE = ((1, 0), (-1, 0), (0, 1), (0, -1), (2, 0), (-2, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))
"""Steps of size and width by which a shadow may differ from the one it stands in for, the most similar first."""
_FAINT = 0.75
"""Strength of a shadow below which it is blended: a fainter one cannot be multiplied with the picture below it."""
_STACKED = 3
"""Only every third card of a stack is drawn: the ones between are not visible."""
_ASKED_A_FRAME = 3
"""Largest number of pictures of arriving cards that a frame asks for, before it asks for those of flying cards."""
_LIFTED = 0.02
"""Height above the table, as in `Placement.lift`, from which a card has a separate shadow."""


class Cards(CardRenderer):
    """Draws the cards of one layout; `use` it before drawing."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.deck = self.back = ""
        self._drawn_as = sprites.drawn_as
        self._card_height = 0
        self._heights: tuple[int, ...] = ()
        self._lying = SpriteCache(_KEPT_BYTES)
        self._flying = SpriteCache(_FLYING_BYTES)
        self._left: int | None = None
        self._crowded = False
        self._requests = PictureRequests(sprites, self._plain)

    def use(self, layout: Layout, deck: str, back: str, coming: Iterable[Placement] = ()) -> None:
        """Prepare for the sizes in a layout and in the places where cards are `coming` to lie."""
        regions = layout.regions
        rest = {
            1.0,
            layout.table_card / layout.card[1],
            regions.fan_card / layout.card[1],
            regions.pile_card / layout.card[1],
        }
        before = self._heights
        self.use_sizes(layout.size, layout.card[1], (deck, back), rest | {at.scale for at in coming})
        if before != self._heights:
            self.have(layout.cards.items())

    def use_sizes(
        self, window: tuple[int, int], high: int, dress: tuple[str, str], scales: Iterable[float] = (1.0,)
    ) -> None:
        """Prepare for a size of the window and scales of cards.

        `high` is the height in pixels of a card at scale 1; `dress` are the names of deck and back.
        """
        if (*dress, high, self.sprites.drawn_as) != (self.deck, self.back, self._card_height, self._drawn_as):
            self._lying.clear()
            self._flying.clear()
            self._requests.forget()
        self._heights = tuple(sorted({min(TALLEST_MOVING, round(high * scale)) for scale in scales}))
        self.deck, self.back, self._card_height, self._drawn_as = *dress, high, self.sprites.drawn_as
        self.sprites.complete(self.deck, self._heights)
        share = max(1.0, window[0] * window[1] / (1920 * 1080))
        self._lying.budget, self._flying.budget = round(_KEPT_BYTES * share), round(_FLYING_BYTES * share)

    def have(self, cards: Iterable[tuple[SpriteId, Placement]]) -> None:
        """Load the sprites of cards at these placements, and of their shadows."""
        wanted = [self._seen(name, at)[:2] for name, at in cards]
        self.sprites.have(self.deck, [*wanted, *((SHADOW, height) for _, height in wanted)])

    def _seen(self, name: SpriteId, at: Placement) -> Seen:
        """Return how a card is seen: its front or its back, drawn from the nearest sheet."""
        which: Which = name if isinstance(name, int) and at.flip >= 0.5 else self.back
        height = min(TALLEST_MOVING, self._card_height * at.scale)
        return seen_as(which, self._nearest(height), height, at)

    def frame(self, *, still: bool = False) -> None:
        """Begin a frame; for the `still` picture every sprite must be exact, whatever it costs."""
        for key, picture in self._requests.take():
            (self._lying if key[0] == LYING else self._flying).put(key, picture)
        self._left = None if still else (0 if self._requests.is_helped else _MADE_A_FRAME)

    def _nearest(self, high: float) -> int:
        """Return the height of the sheet that is nearest to a height."""
        return min(self._heights, key=lambda height: abs(height - high))

    def prepare(self, layout: Layout) -> None:
        """Load the pictures that a deal will turn up, and the sheet for the next smaller size of the table's cards."""
        self.have(layout.cards.items())
        for card in (*layout.hand, *layout.table):
            self.sprites.upright(self.deck, card, self._nearest(layout.card[1] * layout.cards[card].scale))
        if layout.next_table_card != layout.table_card:
            self.sprites.upright(self.deck, self.back, min(TALLEST_MOVING, round(layout.next_table_card)))

    def foresee(self, coming: Mapping[SpriteId, Placement]) -> bool:
        """Make or ask for a few pictures of cards that will arrive, so that not all are made in the same frame.

        Return whether all were there already.
        """
        left = most = _ASKED_A_FRAME if self._requests.is_helped else 1
        for name, at in coming.items():
            seen = self._seen(name, at)
            if lying_key(seen.which, seen.sheet, seen.how[0]) not in self._lying:
                self._whole_ready(seen)
                left -= 1
            if not left:
                break
        return left == most

    def look_ahead(self, coming: Mapping[SpriteId, Placement]) -> None:
        """Ask the thread that makes pictures, if there is one, for those of cards that will fly in a moment."""
        if not self._requests.is_helped:
            return
        self._crowded = len(coming) > _CROWD
        for name, at in coming.items():
            which, sheet, _height, how, rests = seen = self._seen(name, at)
            if rests and at.lift < _LIFTED:
                self._whole_ready(seen)
                continue
            soft = how if rests else _coarse(*how)
            if how != UPRIGHT and not self._will_do(turned_key(which, sheet, how)):
                self._requests.turned(which, sheet, how)
            if not self._will_do(shade_key(sheet, soft)):
                self._requests.shade(sheet, soft)

    def lies_ready(self, name: SpriteId, at: Placement) -> bool:
        """Return whether a resting card can be painted without delaying the frame."""
        return self._whole_ready(self._seen(name, at))

    def _whole_ready(self, seen: Seen) -> bool:
        """Return whether the picture of a resting card is ready.

        If not, it is made now if this frame can afford it, otherwise asked for.
        """
        which, sheet, _height, (step, _size, _width), _rests = seen
        if lying_key(which, sheet, step) in self._lying:
            return True
        if not self._afford(sheet):
            self._requests.lying(which, sheet, step)
            return False
        self._whole(which, sheet, step, 0)
        return True

    def _will_do(self, key: SpriteKey) -> bool:
        """Return whether there is a picture of a flying card that is good enough."""
        return key in self._flying or (self._crowded and self._flying.nearest(key)[1] < _NEARLY)

    def _afford(self, sheet: int) -> bool:
        """Return whether this frame can afford a picture `sheet` pixels high.

        If so, its cost is deducted from the frame's budget.
        """
        if self._left is None:
            return True
        if self._left <= 0:
            return False
        self._left -= round(sheet * sheet * RATIO * 1.2)
        return True

    # Drawing

    def draw(self, surface: pygame.Surface, name: SpriteId, at: Placement, *, shadow: bool = True) -> None:
        """Draw a card at a placement."""
        if at.dim:
            at = replace(at, dim=round(DIMS * min(1.0, at.dim)) / DIMS)
        self.render(surface, self._seen(name, at), at, shadow=shadow)

    def on_shadow(self, seen: Seen, at: Placement) -> pygame.Surface | None:
        which, sheet, _height, wanted, rests = seen
        dim = round(DIMS * at.dim)
        if rests and at.lift < _LIFTED and self._whole_ready(seen):
            return self._whole(which, sheet, wanted[0], dim)
        return None if dim else self._lying_like(which, sheet, wanted)

    def apart(self, seen: Seen, strength: float) -> Apart:
        which, sheet, _height, wanted, rests = seen
        how = self._how(which, sheet, wanted)
        soft = self._how_soft(sheet, how, rests=rests) if strength else None
        if soft is None:
            return Apart(self._turned(which, sheet, how), None)
        if strength < _FAINT:
            return Apart(self._turned(which, sheet, how), self._turned(SHADOW, sheet, soft))

        def make() -> pygame.Surface:
            return card_drawing.shade(card_drawing.roughly_turned(self._plain(SHADOW, sheet), soft))

        light = self._flying.picture(shade_key(sheet, soft), make)
        return Apart(self._turned(which, sheet, how), light, light=True)

    def tidy(self) -> None:
        """Note from now on, after a motion, which pictures are still used, for `forget_unseen`."""
        self._lying.watch()
        self._flying.watch()

    def forget_unseen(self) -> bool:
        """Drop the pictures that were not drawn since `tidy`; return False if no motion came before."""
        self._requests.forget()
        return any([self._lying.forget_unseen(), self._flying.forget_unseen()])

    def _plain(self, which: Which, sheet: int) -> pygame.Surface:
        """Return an upright picture of a sheet."""
        return self.sprites.upright(self.deck, which, sheet)

    def _lying_like(self, which: Which, sheet: int, wanted: Turned) -> pygame.Surface | None:
        """Return the picture of a resting card for one that was just taken up and has no picture yet.

        None if it is not needed, or not similar enough.
        """
        if (
            self._left is None
            or not self._requests.is_helped
            or wanted[2] < FLIPS
            or abs(wanted[1] - SIZES) > _LOOKS_LYING
        ):
            return None
        if self._flying.nearest(turned_key(which, sheet, wanted))[1] < _LIKE:
            return None
        lying, apart = self._lying.nearest(lying_key(which, sheet, wanted[0]))
        if lying is None or lying[4] or apart >= _LIKE:
            return None
        if wanted != UPRIGHT:
            self._requests.turned(which, sheet, wanted)
        self._requests.shade(sheet, _coarse(*wanted))
        return self._lying.picture(lying, lambda: self._whole(which, sheet, lying[3], 0))

    def _how(self, which: Which, sheet: int, wanted: Turned) -> Turned:
        """Return how to draw a card in this frame: as `wanted`, or like a similar picture that is there already."""
        key: SpriteKey = turned_key(which, sheet, wanted)
        if self._left is None or wanted == UPRIGHT or key in self._flying:
            return wanted
        like, apart = self._flying.nearest(key)
        nearly = self._crowded and apart < _NEARLY
        if not nearly and not self._afford(round(sheet * wanted[1] / SIZES)):
            nearly = apart < (math.inf if self._requests.is_helped or self._left <= -_MADE_A_FRAME else _LIKE)
            self._requests.turned(which, sheet, wanted)
            if not nearly and self._left <= 0:
                self._left -= round(sheet * sheet * 0.5)
        return like[3:] if nearly and like is not None else wanted

    def _how_soft(self, sheet: int, card: Turned, *, rests: bool) -> Turned | None:
        """Return how to draw the shadow below a card in this frame; None for no shadow.

        For lack of time it may be a little larger or wider. While a thread makes it, the most similar shadow replaces
        it, or none for a frame or two.
        """
        turned, size, narrow = wanted = card if rests else _coarse(*card)
        key: SpriteKey = shade_key(sheet, wanted)
        if self._left is None or key in self._flying or self._afford(round(sheet * size / SIZES * 0.5)):
            return wanted
        if self._requests.is_helped:
            self._requests.shade(sheet, wanted)
            like, _apart = self._flying.nearest(key)
            return None if like is None else like[3:]
        others = ((turned, size + larger * _SOFT_SIZES, narrow + wider * _SOFT_FLIPS) for larger, wider in _SOFT_LIKE)
        alike = next((how for how in others if shade_key(sheet, how) in self._flying), None)
        self._left -= round(sheet * sheet * 0.5) if alike is None else 0
        return alike or wanted

    def _turned(self, which: Which, sheet: int, how: Turned) -> pygame.Surface:
        """Return a card or a shadow in any size and angle, narrower while it is turned over."""
        if how == UPRIGHT:
            return self._plain(which, sheet)

        def make() -> pygame.Surface:
            picture = self._plain(which, sheet)
            if which == SHADOW:
                return card_drawing.roughly_turned(picture, how)
            return card_drawing.turned(picture, which, how)

        if which != SHADOW and self._left is not None and self._requests.is_helped:
            made = self._flying.get(turned_key(which, sheet, how))
            return card_drawing.roughly_turned(self._plain(which, sheet), how) if made is None else made
        return self._flying.picture(turned_key(which, sheet, how), make)

    def _whole(self, which: Which, sheet: int, step: int, dim: int) -> pygame.Surface:
        """Return a resting card with its shadow, turned by `step` degrees."""

        def make() -> pygame.Surface:
            if dim:
                return card_drawing.dimmed(self._whole(which, sheet, step, 0), dim / DIMS)
            soft = self._turned(SHADOW, sheet, (step, SIZES, FLIPS))
            return card_drawing.lying(self._plain(which, sheet), soft, step)

        return self._lying.picture(lying_key(which, sheet, step, dim), make)

    def small(self, card: Card, high: int) -> pygame.Surface:
        """Return the upright front of a card in any height."""
        sheet = min(self._heights, key=lambda height: (height < high, abs(height - high)))
        return self._turned(card, sheet, (0, max(1, round(high / sheet * SIZES)), FLIPS))

    def draw_many(self, surface: pygame.Surface, cards: Mapping[SpriteId, Placement]) -> None:
        """Draw cards from the lowest up; of cards that wait exactly on top of each other only the upper two."""
        heaps: Counter[tuple[int, ...]] = Counter()
        shown = []
        for name, at in sorted(cards.items(), key=lambda item: item[1].z, reverse=True):
            if at.flip == 0.0 and at.lift == 0.0 and at.alpha > 0.0:
                heap = (round(at.x / 5), round(at.y / 5), round(at.angle / 8), round(at.scale * 40))
                heaps[heap] += 1
                if heaps[heap] > 2:
                    continue
            if at.alpha > 0.0:
                shown.append((name, at))
        self._crowded = len(shown) > _CROWD
        for name, at in reversed(shown):
            self.draw(surface, name, at)

    def draw_stack(self, surface: pygame.Surface, stack: Iterable[tuple[SpriteId, Placement]]) -> None:
        """Draw a pile or the stock, lowest card first: one shadow for all, and one for each face-up card."""
        cards = list(stack)
        for number, (name, at) in enumerate(cards):
            after_cross = number > 0 and cards[number - 1][1].flip == 1.0
            if at.flip == 1.0 or number % _STACKED == 0 or after_cross or number == len(cards) - 1:
                self.draw(surface, name, at, shadow=at.flip == 1.0 or number == 0 or after_cross)


def _coarse(step: int, size: int, narrow: int) -> Turned:
    """Return the coarser degrees, size and width of the shadow below a flying card."""
    turned = round(step / _SOFT_TURN) * _SOFT_TURN % 360
    return turned, max(1, round(size / _SOFT_SIZES)) * _SOFT_SIZES, max(1, round(narrow / _SOFT_FLIPS)) * _SOFT_FLIPS
