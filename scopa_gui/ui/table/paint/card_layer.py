"""Cards drawn on the table: resting ones with their shadow in one picture, flying ones in steps of size and angle.

A window has four sheets of sprites: my hand, the table, other hands, piles. A card that flies from one size to another
is made from the nearest of them. Every picture is cached while it is used: turning them again in each frame would cost
1 to 4 ms a card on a large window.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping

import pygame

from scopa_gui.engine.cards import Card
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.shapes import blit
from scopa_gui.ui.pictures.sprites import DROP, TALLEST_MOVING, Sprites, turned_width
from scopa_gui.ui.table.geometry.table_layout import Layout, SpriteId
from scopa_gui.ui.table.paint import card_pictures
from scopa_gui.ui.table.paint.card_pictures import (
    DIMS,
    FLIPS,
    SHADOW,
    SIZES,
    UPRIGHT,
    PictureRequests,
    SpriteCache,
    SpriteKey,
    Turned,
    Which,
    is_lying,
    lying_key,
    shade_key,
    turned_key,
)

_KEPT_BYTES = 14 << 20
_FLYING_BYTES = 40 << 20
"""Bytes at most for cards as they lie, and for cards on their way until they have arrived, in a window of 1920x1080;
more in proportion for larger ones.

Speed: forty cards in the air want 30 MiB; with 12 MiB every picture was gone before its next use, 45 ms a frame.
"""
_MADE_A_FRAME = 24_000
"""Speed: pixels of new pictures that a frame of a motion may cost before one that is nearly right has to do: 1 to 3 ms.
"""
_LIKE = 24.0
_NEARLY = 5.0
"""Degrees by which a picture may differ from the one it stands in for, steps of size and width converted to degrees;
any distance where the right one is being made and follows in a frame or two, or the frame has used twice its budget.
In a crowd one that is nearly right will do even while there is time, so that the time goes to those furthest from it.
"""
_CROWD = 12
_LOOKS_LYING = SIZES // 4
"""Steps of size by which a card that was just taken up may differ from the one that lay there."""
_SOFT_TURN = 9
_SOFT_SIZES = 4
_SOFT_FLIPS = 2
"""Shadows on their way are turned and sized more coarsely."""
_SOFT_LIKE = ((1, 0), (-1, 0), (0, 1), (0, -1), (2, 0), (-2, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))
"""Steps of size and width by which a shadow that stands in for another may differ, the likest first."""
_TURN = 3
_STACKED = 3
"""Only every third card of a stack is drawn: the ones between do not show."""
_ASKED_A_FRAME = 3
"""Pictures of cards as they will lie that are asked for in a frame at most, before those of cards on their way."""
_LIFTED = 0.02
"""A card that is higher above the table has a shadow of its own."""


class Cards:
    """Draws the cards of one layout; `use` it before drawing."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.deck = ""
        self.back = ""
        self._drawn_as = sprites.drawn_as
        self._high = 0
        self._heights: tuple[int, ...] = ()
        self._lying, self._flying = SpriteCache(_KEPT_BYTES), SpriteCache(_FLYING_BYTES)
        self._left: int | None = None
        self._crowded = False
        self._requests = PictureRequests(sprites, self._plain)

    def use(self, layout: Layout, deck: str, back: str, coming: Iterable[Placement] = ()) -> None:
        """Take the sizes of a layout, and of cards where they are `coming` to lie; deck and back are the settings'."""
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
        """Take a window's size, the height of a card of scale 1, deck and back, and the scales in which cards lie."""
        if (*dress, high, self.sprites.drawn_as) != (self.deck, self.back, self._high, self._drawn_as):
            self._lying.clear()
            self._flying.clear()
            self._requests.forget()
        self._heights = tuple(sorted({min(TALLEST_MOVING, round(high * scale)) for scale in scales}))
        self.deck, self.back, self._high, self._drawn_as = *dress, high, self.sprites.drawn_as
        self.sprites.complete(self.deck, self._heights)
        share = max(1.0, window[0] * window[1] / (1920 * 1080))
        self._lying.budget, self._flying.budget = round(_KEPT_BYTES * share), round(_FLYING_BYTES * share)

    def have(self, cards: Iterable[tuple[SpriteId, Placement]]) -> None:
        """See that cards that lie so, and the sign of what is hidden, can be drawn."""
        wanted = [self._seen_as(name, at) for name, at in cards]
        self.sprites.have(self.deck, [*wanted, *((SHADOW, height) for _, height in wanted)])

    def _seen_as(self, name: SpriteId, at: Placement) -> tuple[Which, int]:
        """Return which picture of a card is visible, its front or its back, and the height of its sheet."""
        which: Which = name if isinstance(name, int) and at.flip >= 0.5 else self.back
        return which, self._nearest(min(TALLEST_MOVING, self._high * at.scale))

    def frame(self, *, still: bool = False) -> None:
        """Another frame begins; what is painted on the `still` picture has to be exact, whatever it costs."""
        for key, picture in self._requests.take():
            (self._lying if is_lying(key) else self._flying).put(key, picture)
        self._left = None if still else (0 if self._requests.is_helped else _MADE_A_FRAME)

    def _nearest(self, high: float) -> int:
        """The height of the sheet that is nearest."""
        return min(self._heights, key=lambda height: abs(height - high))

    def prepare(self, layout: Layout) -> None:
        """Have the pictures at hand that a deal will turn up, and open the sheet of the table's next smaller size."""
        self.have(layout.cards.items())
        for card in (*layout.hand, *layout.table):
            self.sprites.face(self.deck, card, self._nearest(layout.card[1] * layout.cards[card].scale))
        if layout.next_table_card != layout.table_card:
            self.sprites.back(self.deck, self.back, min(TALLEST_MOVING, round(layout.next_table_card)))

    def foresee(self, coming: Mapping[SpriteId, Placement]) -> None:
        """Have a picture or two of cards as they will lie made: not all in the frame in which they arrive."""
        left = _ASKED_A_FRAME if self._requests.is_helped else 1
        for name, at in coming.items():
            (which, near), step = self._seen_as(name, at), round(at.angle) % 360
            if lying_key(which, near, step) not in self._lying:
                self._whole_ready(which, near, step)
                left -= 1
            if not left:
                return

    def look_ahead(self, coming: Mapping[SpriteId, Placement]) -> None:
        """Ask for the pictures of cards as they will fly in a moment, if a thread makes pictures."""
        if not self._requests.is_helped:
            return
        self._crowded = len(coming) > _CROWD
        for name, at in coming.items():
            which, near = self._seen_as(name, at)
            high = min(TALLEST_MOVING, self._high * at.scale)
            resting = _rests(at, near, high)
            if resting and at.lift < _LIFTED:
                self._whole_ready(which, near, round(at.angle) % 360)
                continue
            how = _wanted(at, high / near, resting=resting)
            soft = how if resting else _coarse(*how)
            if how != UPRIGHT and not self._will_do(turned_key(which, near, how)):
                self._requests.turned(which, near, how)
            if not self._will_do(shade_key(near, soft)):
                self._requests.shade(near, soft)

    def lies_ready(self, name: SpriteId, at: Placement) -> bool:
        """Return whether a card can be painted where it is without holding up the frame."""
        which, near = self._seen_as(name, at)
        return self._whole_ready(which, near, round(at.angle) % 360)

    def _whole_ready(self, which: Which, near: int, step: int) -> bool:
        """Return whether the picture of a resting card is ready.

        If not, it is made now if this frame can afford it, otherwise asked for.
        """
        key: SpriteKey = lying_key(which, near, step)
        if key in self._lying:
            return True
        if not self._afford(near):
            self._requests.lying(which, near, step)
            return False
        self._whole(which, near, step, 0)
        return True

    def _will_do(self, key: SpriteKey) -> bool:
        """Return whether a picture of a card on its way need not be made."""
        return key in self._flying or (self._crowded and self._flying.nearest(key)[1] < _NEARLY)

    def _afford(self, near: int) -> bool:
        """Return whether this frame can afford a picture `near` pixels high.

        If so, its cost is deducted from the frame's budget.
        """
        if self._left is None:
            return True
        if self._left <= 0:
            return False
        self._left -= round(near * near * 0.625 * 1.2)
        return True

    # Drawing

    def draw(self, surface: pygame.Surface, name: SpriteId, at: Placement, *, shadow: bool = True) -> None:
        """Draw a card where it is."""
        which, near = self._seen_as(name, at)
        high = min(TALLEST_MOVING, self._high * at.scale)
        resting = _rests(at, near, high)
        dim = round(DIMS * min(1.0, at.dim))
        settled = resting and shadow and at.lift < _LIFTED and at.alpha > 0.98
        if settled and self._whole_ready(which, near, round(at.angle) % 360):
            blit(surface, self._whole(which, near, round(at.angle) % 360, dim), (at.x, at.y))
            return
        wanted = _wanted(at, high / near, resting=resting)
        alike = self._lying_like(which, near, wanted) if shadow and not dim and at.alpha > 0.98 else None
        if alike is not None:
            blit(surface, alike, (at.x, at.y))
            return
        how = self._how(which, near, wanted)
        soft = None if not shadow or at.alpha <= 0.05 else self._how_soft(near, how, resting=resting)
        if soft is not None:
            self._draw_shadow(surface, near, soft, at, high)
        picture = self._turned(which, near, how)
        if dim:
            picture = card_pictures.dimmed(picture, dim)
        blit(surface, picture, (at.x, at.y), at.alpha)

    def _draw_shadow(self, surface: pygame.Surface, near: int, how: Turned, at: Placement, high: float) -> None:
        """The shadow of a card in the air, or of one whose picture is not ready."""
        drop = high * (DROP + 0.11 * at.lift)
        faint = max(0.0, at.alpha) * (1.0 - 0.4 * min(1.0, at.lift))
        under = (at.x + drop / 2, at.y + drop)
        if faint < 0.75:
            blit(surface, self._turned(SHADOW, near, how), under, faint)
        else:
            shade = self._flying.picture(
                shade_key(near, how),
                lambda: card_pictures.shade(card_pictures.roughly_turned(self._plain(SHADOW, near), how)),
            )
            surface.blit(
                shade, shade.get_rect(center=(round(under[0]), round(under[1]))), special_flags=pygame.BLEND_RGB_MULT
            )

    def tidy(self) -> None:
        """A motion is over: from now on it is noted what is still seen, for `forget_unseen`."""
        self._lying.watch()
        self._flying.watch()

    def forget_unseen(self) -> bool:
        """Drop what was not drawn since the last motion was over; whether there was one since the last time."""
        self._requests.forget()
        return any([self._lying.forget_unseen(), self._flying.forget_unseen()])

    def _plain(self, which: Which, near: int) -> pygame.Surface:
        """A picture of a sheet, upright."""
        if which == SHADOW:
            return self.sprites.shadow(self.deck, near)
        return (
            self.sprites.face(self.deck, which, near)
            if isinstance(which, int)
            else self.sprites.back(self.deck, which, near)
        )

    def _lying_like(self, which: Which, near: int, wanted: Turned) -> pygame.Surface | None:
        """Return the picture of a resting card for one that was just taken up and has no picture of its own yet.

        None where it is not needed or not similar enough.
        """
        if (
            self._left is None
            or not self._requests.is_helped
            or wanted[2] < FLIPS
            or abs(wanted[1] - SIZES) > _LOOKS_LYING
        ):
            return None
        if self._flying.nearest(turned_key(which, near, wanted))[1] < _LIKE:
            return None
        lying, apart = self._lying.nearest(lying_key(which, near, wanted[0]))
        if lying is None or lying[4] or apart >= _LIKE:
            return None
        if wanted != UPRIGHT:
            self._requests.turned(which, near, wanted)
        self._requests.shade(near, _coarse(*wanted))
        return self._lying.picture(lying, lambda: self._whole(which, near, lying[3], 0))

    def _how(self, which: Which, near: int, wanted: Turned) -> Turned:
        """Return how a card can be drawn in this frame: turned, sized and narrowed as `wanted`, or nearly so.

        In the second case a similar picture that is already there is used.
        """
        key: SpriteKey = turned_key(which, near, wanted)
        if self._left is None or wanted == UPRIGHT or key in self._flying:
            return wanted
        like, apart = self._flying.nearest(key)
        nearly = self._crowded and apart < _NEARLY
        if not nearly and not self._afford(round(near * wanted[1] / SIZES)):
            nearly = apart < (math.inf if self._requests.is_helped or self._left <= -_MADE_A_FRAME else _LIKE)
            self._requests.turned(which, near, wanted)
            if not nearly and self._left <= 0:
                self._left -= round(near * near * 0.5)
        return like[3:] if nearly and like is not None else wanted

    def _how_soft(self, near: int, card: Turned, *, resting: bool) -> Turned | None:
        """Return how the shadow below a card can be drawn in this frame.

        It is turned like the card in any case, but may be a little larger or wider for lack of time. While it is being
        made, any other shadow replaces it, or for a frame or two none.
        """
        turned, size, narrow = wanted = card if resting else _coarse(*card)
        key: SpriteKey = shade_key(near, wanted)
        if self._left is None or key in self._flying or self._afford(round(near * size / SIZES * 0.5)):
            return wanted
        if self._requests.is_helped:
            self._requests.shade(near, wanted)
            like, _apart = self._flying.nearest(key)
            return None if like is None else like[3:]
        others = ((turned, size + larger * _SOFT_SIZES, narrow + wider * _SOFT_FLIPS) for larger, wider in _SOFT_LIKE)
        alike = next((how for how in others if shade_key(near, how) in self._flying), None)
        self._left -= round(near * near * 0.5) if alike is None else 0
        return alike or wanted

    def _turned(self, which: Which, near: int, how: Turned) -> pygame.Surface:
        """A card or a shadow in any size, turned, narrowed while turned over."""
        if how == UPRIGHT:
            return self._plain(which, near)

        def make() -> pygame.Surface:
            picture = self._plain(which, near)
            if which == SHADOW:
                return card_pictures.roughly_turned(picture, how)
            return card_pictures.turned(picture, how, is_face=isinstance(which, int))

        if which != SHADOW and self._left is not None and self._requests.is_helped:
            made = self._flying.get(turned_key(which, near, how))
            return card_pictures.roughly_turned(self._plain(which, near), how) if made is None else made
        return self._flying.picture(turned_key(which, near, how), make)

    def _whole(self, which: Which, near: int, step: int, dim: int) -> pygame.Surface:
        """A resting card with its shadow."""

        def make() -> pygame.Surface:
            if dim:
                return card_pictures.dimmed(self._whole(which, near, step, 0), dim)
            soft = self._turned(SHADOW, near, (step, SIZES, FLIPS))
            return card_pictures.lying(self._plain(which, near), soft, step)

        return self._lying.picture(lying_key(which, near, step, dim), make)

    def small(self, card: Card, high: int) -> pygame.Surface:
        """The front of a card in any height, upright."""
        near = min(self._heights, key=lambda height: (height < high, abs(height - high)))
        return self._turned(card, near, (0, max(1, round(high / near * SIZES)), FLIPS))

    def draw_many(self, surface: pygame.Surface, cards: Mapping[SpriteId, Placement]) -> None:
        """Draw cards from the lowest up; of those that wait on top of each other only the upper two."""
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
        """Draw a pile or the stock, the lowest first: one shadow for all, and one for each card laid crosswise."""
        cards = list(stack)
        for number, (name, at) in enumerate(cards):
            after_cross = number > 0 and cards[number - 1][1].flip == 1.0
            if at.flip == 1.0 or number % _STACKED == 0 or after_cross or number == len(cards) - 1:
                self.draw(surface, name, at, shadow=at.flip == 1.0 or number == 0 or after_cross)


def _rests(at: Placement, near: int, high: float) -> bool:
    """Return whether a card is drawn at the size of its sheet and shows one full side."""
    return abs(near - high) <= max(1.0, 0.012 * near) and at.flip in (0.0, 1.0)


def _wanted(at: Placement, scale: float, *, resting: bool) -> Turned:
    """Return the angle, size and width in steps that suit a card best where it is."""
    if resting:
        return round(at.angle) % 360, SIZES, FLIPS
    step = 1 if abs(at.angle) < _TURN else _TURN
    width = turned_width(at.flip)
    return round(at.angle / step) * step % 360, max(1, round(scale * SIZES)), max(1, round(width * FLIPS))


def _coarse(step: int, size: int, narrow: int) -> Turned:
    """Degrees, size and width of the shadow below a card on its way that is drawn so."""
    turned = round(step / _SOFT_TURN) * _SOFT_TURN % 360
    return turned, max(1, round(size / _SOFT_SIZES)) * _SOFT_SIZES, max(1, round(narrow / _SOFT_FLIPS)) * _SOFT_FLIPS
