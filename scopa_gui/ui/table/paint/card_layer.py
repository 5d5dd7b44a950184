"""Cards as they are drawn on the table: resting ones with their shadow in one picture, flying ones in steps of size and
angle.

A window has four sheets of sprites: my hand, the table, other hands, piles. A card that flies from one size to another
is made from the nearest of them. Every picture is kept while it is used: turning them anew in each frame would cost 1
to 4 ms a card on a large window.
"""

import math
from collections.abc import Iterable, Mapping

import pygame

from scopa_gui.engine.cards import Card
from scopa_gui.ui.kit.anim.plan import Placement
from scopa_gui.ui.pictures.sprites import DROP, TALLEST_MOVING, Sprites
from scopa_gui.ui.pictures.turning_over import turned_width, turning
from scopa_gui.ui.table.geometry.layout import Layout, SpriteId
from scopa_gui.ui.table.paint.sprite_cache import SpriteCache, Which

_KEPT_BYTES, _FLYING_BYTES = 14 << 20, 40 << 20
"""Of cards as they lie, and of cards on their way until they have arrived, in a window of 1920x1080; more in proportion
for larger ones.

Speed: forty cards in the air want 30 MiB; with 12 MiB every picture was gone before it was wanted again, 45 ms a frame.
"""
_MADE_A_FRAME = 24_000
"""Speed: pixels of new pictures that a frame of a motion may cost before one that is nearly right has to do: 1 to 3 ms.
"""
_LIKE, _NEARLY = 24.0, 5.0
"""How far a picture may be from the one it stands in for: degrees, or steps of size and width that are as many. In a
crowd one that is nearly right will do even while there is time, so that the time goes to those that are furthest from
it.
"""
_CROWD = 12
_SOFT_TURN, _SOFT_SIZES, _SOFT_FLIPS = 9, 4, 2
"""Shadows on their way are turned and sized more coarsely."""
_SOFT_LIKE = ((1, 0), (-1, 0), (0, 1), (0, -1), (2, 0), (-2, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))
"""Steps of size and width by which a shadow that stands in for another may differ, the likest first."""
_TURN = 3
_SIZES = 24
_FLIPS = 8
_DIMS = 3
_STACKED = 3
"""Only every third card of a stack is drawn: the ones between do not show."""
_SHADOW, _SHADE = "shadow", "shade"
How = tuple[int, int, int]
"""Degrees, size and width of a picture, the last two in steps."""
_PLAIN: How = (0, _SIZES, _FLIPS)


class Cards:
    """Draws the cards of one layout; `use` it before drawing."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.deck, self.back = "", ""
        self._drawn_as = sprites.drawn_as
        self._high = 0
        self._heights: tuple[int, ...] = ()
        self._lying, self._flying = SpriteCache(_KEPT_BYTES), SpriteCache(_FLYING_BYTES)
        self._left: int | None = None
        self._crowded = False

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
        self._heights = tuple(sorted({min(TALLEST_MOVING, round(high * scale)) for scale in scales}))
        self.deck, self.back, self._high, self._drawn_as = *dress, high, self.sprites.drawn_as
        share = max(1.0, window[0] * window[1] / (1920 * 1080))
        self._lying.budget, self._flying.budget = round(_KEPT_BYTES * share), round(_FLYING_BYTES * share)

    def have(self, cards: Iterable[tuple[SpriteId, Placement]]) -> None:
        """See that cards that lie so, and the sign of what is hidden, can be drawn."""
        wanted = [self._seen_as(name, at) for name, at in cards]
        self.sprites.have(self.deck, [*wanted, *((_SHADOW, height) for _, height in wanted)])

    def _seen_as(self, name: SpriteId, at: Placement) -> tuple[Which, int]:
        """What of a card is to be seen, and the height of its sheet."""
        which: Which = name if isinstance(name, int) and at.flip >= 0.5 else self.back
        return which, self._nearest(min(TALLEST_MOVING, self._high * at.scale))

    def frame(self, *, still: bool = False) -> None:
        """Another frame begins; what is painted on the `still` picture has to be exact, whatever it costs."""
        self._left = None if still else _MADE_A_FRAME

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
        """Make one picture of a card as it will lie, if one is not there: not all in the frame in which they arrive."""
        for name, at in coming.items():
            (which, near), step = self._seen_as(name, at), round(at.angle) % 360
            if ("whole", which, near, step, 0, 0) not in self._lying:
                self._whole_ready(which, near, step)
                return

    def lies_ready(self, name: SpriteId, at: Placement) -> bool:
        """Whether a card can be painted where it lies without holding up the frame."""
        which, near = self._seen_as(name, at)
        return self._whole_ready(which, near, round(at.angle) % 360)

    def _whole_ready(self, which: Which, near: int, step: int) -> bool:
        """Whether the picture of a resting card is there; made now if this frame may."""
        if ("whole", which, near, step, 0, 0) in self._lying:
            return True
        if not self._afford(near):
            return False
        self._whole(which, near, step, 0)
        return True

    def _afford(self, near: int) -> bool:
        """Whether this frame may make a picture of a height, and one less from now on."""
        if self._left is None:
            return True
        if self._left <= 0:
            return False
        self._left -= round(near * near * 0.625 * 1.2)
        return True

    # Drawing

    def draw(self, surface: pygame.Surface, name: SpriteId, at: Placement, *, shadow: bool = True) -> None:
        """Draw a card where it is."""
        which: Which = name if isinstance(name, int) and at.flip >= 0.5 else self.back
        high = min(TALLEST_MOVING, self._high * at.scale)
        near = self._nearest(high)
        resting = abs(near - high) <= max(1.0, 0.012 * near) and at.flip in (0.0, 1.0)
        dim = round(_DIMS * min(1.0, at.dim))
        settled = resting and shadow and at.lift < 0.02 and at.alpha > 0.98
        if settled and self._whole_ready(which, near, round(at.angle) % 360):
            _blit(surface, self._whole(which, near, round(at.angle) % 360, dim), (at.x, at.y))
            return
        how = self._how(which, near, _wanted(at, high / near, resting=resting))
        if shadow and at.alpha > 0.05:
            self._draw_shadow(surface, near, how if resting else self._how_soft(near, how), at, high)
        picture = self._turned("turned", which, near, how)
        if dim:
            picture = _dimmed(picture, dim)
        _blit(surface, picture, (at.x, at.y), at.alpha)

    def _draw_shadow(self, surface: pygame.Surface, near: int, how: How, at: Placement, high: float) -> None:
        """The shadow of a card in the air, or of one whose picture is not ready."""
        drop = high * (DROP + 0.11 * at.lift)
        faint = max(0.0, at.alpha) * (1.0 - 0.4 * min(1.0, at.lift))
        under = (at.x + drop / 2, at.y + drop)
        if faint < 0.75:
            _blit(surface, self._turned("turned", _SHADOW, near, how), under, faint)
        else:
            shade = self._turned(_SHADE, _SHADOW, near, how)
            surface.blit(
                shade, shade.get_rect(center=(round(under[0]), round(under[1]))), special_flags=pygame.BLEND_RGB_MULT
            )

    def tidy(self) -> None:
        """A motion is over: from now on it is noted what is still seen, for `forget_unseen`."""
        self._lying.watch()
        self._flying.watch()

    def forget_unseen(self) -> bool:
        """Drop what was not drawn since the last motion was over; whether there was one since the last time."""
        return any([self._lying.forget_unseen(), self._flying.forget_unseen()])

    def _plain(self, which: Which, near: int) -> pygame.Surface:
        """A picture of a sheet, upright."""
        if which == _SHADOW:
            return self.sprites.shadow(self.deck, near)
        return (
            self.sprites.face(self.deck, which, near)
            if isinstance(which, int)
            else self.sprites.back(self.deck, which, near)
        )

    def _how(self, which: Which, near: int, wanted: How) -> How:
        """How turned, large and wide a card can be drawn in this frame: as `wanted`, or as a nearly right picture."""
        key = ("turned", which, near, *wanted)
        if self._left is None or wanted == _PLAIN or key in self._flying:
            return wanted
        like, apart = self._flying.nearest(key)
        nearly = self._crowded and apart < _NEARLY
        if not nearly and not self._afford(round(near * wanted[1] / _SIZES)):
            nearly = apart < (_LIKE if self._left > -_MADE_A_FRAME else math.inf)
            self._left -= round(near * near * 0.5) if not nearly and self._left <= 0 else 0
        return like[3:] if nearly and like is not None else wanted

    def _how_soft(self, near: int, card: How) -> How:
        """The shadow below a card drawn so: turned like it in any case, a little larger or wider for lack of time."""
        turned, size, narrow = wanted = _coarse(*card)
        if (
            self._left is None
            or (_SHADE, _SHADOW, near, *wanted) in self._flying
            or self._afford(round(near * size / _SIZES * 0.5))
        ):
            return wanted
        others = ((turned, size + larger * _SOFT_SIZES, narrow + wider * _SOFT_FLIPS) for larger, wider in _SOFT_LIKE)
        alike = next((how for how in others if (_SHADE, _SHADOW, near, *how) in self._flying), None)
        self._left -= round(near * near * 0.5) if alike is None else 0
        return alike or wanted

    def _turned(self, kind: str, which: Which, near: int, how: How) -> pygame.Surface:
        """A picture in any size, turned, narrowed while turned over; as _SHADE what a shadow leaves of light."""
        step, size, narrow = how

        def make() -> pygame.Surface:
            picture, factor = self._plain(which, near), size / _SIZES
            if factor < 0.75 or narrow < _FLIPS or which == _SHADOW:
                across = max(2, round(picture.get_width() * factor * max(0.06, narrow / _FLIPS)))
                # Speed: for what is soft the nearest pixel is enough, as in `_turned_shadow`.
                whole = (across, max(2, round(picture.get_height() * factor)))
                if which == _SHADOW:
                    picture = pygame.transform.scale(picture, whole)
                elif narrow < _FLIPS:
                    picture = turning(picture, whole, narrow / _FLIPS, nearer=-1 if isinstance(which, int) else 1)
                else:
                    picture = pygame.transform.smoothscale(picture, whole)
                factor = 1.0
            if which == _SHADOW:
                turned = _turned_shadow(picture, step)
                return _shade(turned) if kind == _SHADE else turned
            return pygame.transform.rotozoom(picture, step, factor) if step or factor != 1.0 else picture

        if kind != _SHADE and how == _PLAIN:
            return self._plain(which, near)
        return self._flying.picture((kind, which, near, *how), make)

    def _whole(self, which: Which, near: int, step: int, dim: int) -> pygame.Surface:
        """A resting card with its shadow."""

        def make() -> pygame.Surface:
            soft, card = self._soft(near, step), self._plain(which, near)
            if step:
                card = pygame.transform.rotozoom(card, step, 1.0)
            drop = near * DROP
            size = (soft.get_width() + 2 * round(drop), soft.get_height() + 2 * round(drop))
            whole = pygame.Surface(size, pygame.SRCALPHA)
            middle = (size[0] / 2, size[1] / 2)
            _blit(whole, soft, (middle[0] + drop / 2, middle[1] + drop))
            _blit(whole, card, middle)
            return whole

        if dim:
            return self._lying.picture(
                ("whole", which, near, step, dim, 0), lambda: _dimmed(self._whole(which, near, step, 0), dim)
            )

        return self._lying.picture(("whole", which, near, step, 0, 0), make)

    def _soft(self, near: int, step: int) -> pygame.Surface:
        """The shadow below a resting card."""
        if not step:
            return self._plain(_SHADOW, near)
        key = ("turned", _SHADOW, near, step, _SIZES, _FLIPS)
        return self._flying.picture(key, lambda: _turned_shadow(self._plain(_SHADOW, near), step))

    def small(self, card: Card, high: int) -> pygame.Surface:
        """The front of a card in any height, upright."""
        near = min(self._heights, key=lambda height: (height < high, abs(height - high)))
        return self._turned("turned", card, near, (0, max(1, round(high / near * _SIZES)), _FLIPS))

    def draw_many(self, surface: pygame.Surface, cards: Mapping[SpriteId, Placement]) -> None:
        """Draw cards from the lowest up; of those that wait on top of each other only the upper two."""
        shown = _seen(cards)
        self._crowded = len(shown) > _CROWD
        for name, at in shown:
            self.draw(surface, name, at)

    def draw_stack(self, surface: pygame.Surface, stack: Iterable[tuple[SpriteId, Placement]]) -> None:
        """Draw a pile or the stock, the lowest first: one shadow for all, and one for each card laid crosswise."""
        cards = list(stack)
        for number, (name, at) in enumerate(cards):
            after_cross = number > 0 and cards[number - 1][1].flip == 1.0
            if at.flip == 1.0 or number % _STACKED == 0 or after_cross or number == len(cards) - 1:
                self.draw(surface, name, at, shadow=at.flip == 1.0 or number == 0 or after_cross)


def _wanted(at: Placement, scale: float, *, resting: bool) -> How:
    """How a card looks best where it is."""
    if resting:
        return round(at.angle) % 360, _SIZES, _FLIPS
    turn = 1 if abs(at.angle) < _TURN else _TURN
    width = turned_width(at.flip)
    return round(at.angle / turn) * turn % 360, max(1, round(scale * _SIZES)), max(1, round(width * _FLIPS))


def _coarse(step: int, size: int, narrow: int) -> How:
    """Degrees, size and width of the shadow below a card on its way that is drawn so."""
    turned = round(step / _SOFT_TURN) * _SOFT_TURN % 360
    return turned, max(1, round(size / _SOFT_SIZES)) * _SOFT_SIZES, max(1, round(narrow / _SOFT_FLIPS)) * _SOFT_FLIPS


def _turned_shadow(shadow: pygame.Surface, step: int) -> pygame.Surface:
    """Speed: taking the nearest pixel is enough for what is soft anyway, 0.2 ms where a smooth turn takes 1.5."""
    return pygame.transform.rotate(shadow, step) if step else shadow


def _shade(shadow: pygame.Surface) -> pygame.Surface:
    """What a shadow leaves of the light, to be multiplied with what is below: the same to see.

    Speed: a quarter faster than mixing it in, and in a crowd shadows cost more than the cards.
    """
    light = pygame.Surface(shadow.get_size()).convert()
    light.fill((255, 255, 255))
    light.blit(shadow, (0, 0))
    return light


def _dimmed(picture: pygame.Surface, dim: int) -> pygame.Surface:
    """A darker copy."""
    copy = picture.copy()
    shade = round(255 * (1 - 0.55 * dim / _DIMS))
    copy.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
    return copy


def _seen(cards: Mapping[SpriteId, Placement]) -> list[tuple[SpriteId, Placement]]:
    """What can be seen of these cards, the lowest first."""
    heaps: dict[tuple[int, ...], int] = {}
    found = []
    for name, at in sorted(cards.items(), key=lambda item: item[1].z, reverse=True):
        if at.alpha <= 0.0:
            continue
        if at.flip == 0.0 and at.lift == 0.0:
            heap = (round(at.x / 5), round(at.y / 5), round(at.angle / 8), round(at.scale * 40))
            heaps[heap] = heaps.get(heap, 0) + 1
            if heaps[heap] > 2:
                continue
        found.append((name, at))
    return found[::-1]


def _blit(surface: pygame.Surface, picture: pygame.Surface, centre: tuple[float, float], alpha: float = 1.0) -> None:
    where = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    if alpha >= 0.98:
        surface.blit(picture, where)
        return
    picture.set_alpha(round(255 * max(0.0, alpha)))
    surface.blit(picture, where)
    picture.set_alpha(255)
