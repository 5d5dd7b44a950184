"""Pictures of a card on its way (turned, sized, narrowed while turned over), and of a resting one on its shadow.

Each is made only from the upright pictures that are passed in, so a thread may make them.
"""

import pygame

from scopa_gui.ui.pictures.sprites import DROP
from scopa_gui.ui.pictures.turning_over import turning
from scopa_gui.ui.table.paint.sprite_cache import SpriteKey, Which

SIZES = 24
FLIPS = 8
"""Steps of size and width."""
DIMS = 3
"""Steps of darkening."""
Turned = tuple[int, int, int]
"""Degrees, size and width of a picture, the last two in steps."""
UPRIGHT: Turned = (0, SIZES, FLIPS)
SHADOW = "shadow"
_TURNED = "turned"
_SHADE = "shade"
_LYING = "lying"


def turned_key(which: Which, near: int, how: Turned) -> SpriteKey:
    """Return the cache key for the picture of a card on its way; also used for its shadow."""
    return (_TURNED, which, near, *how)


def shade_key(near: int, how: Turned) -> SpriteKey:
    """Return the cache key for the picture of the light that a shadow lets through."""
    return (_SHADE, SHADOW, near, *how)


def lying_key(which: Which, near: int, step: int, dim: int = 0) -> SpriteKey:
    """Return the cache key for the picture of a resting card."""
    return (_LYING, which, near, step, dim, 0)


def is_lying(key: SpriteKey) -> bool:
    """Return whether a key is that of a resting card."""
    return key[0] == _LYING


def turned(picture: pygame.Surface, how: Turned, *, is_face: bool) -> pygame.Surface:
    """A card in any size, turned, narrowed while turned over; the picture itself where nothing is to be done."""
    step, size, narrow = how
    factor = size / SIZES
    if factor < 0.75 or narrow < FLIPS:
        whole = _scaled(picture, how)
        if narrow < FLIPS:
            picture = turning(picture, whole, narrow / FLIPS, nearer=-1 if is_face else 1)
        else:
            picture = pygame.transform.smoothscale(picture, whole)
        factor = 1.0
    return pygame.transform.rotozoom(picture, step, factor) if step or factor != 1.0 else picture


def roughly_turned(picture: pygame.Surface, how: Turned) -> pygame.Surface:
    """The same in a hurry, for a frame or two.

    Speed: the nearest pixel is taken: 1 ms on a window of 3840x2160 where a smooth turn takes 3 to 6.
    """
    if how[1:] != (SIZES, FLIPS):
        picture = pygame.transform.scale(picture, _scaled(picture, how))
    return pygame.transform.rotate(picture, how[0]) if how[0] else picture


def turned_shadow(shadow: pygame.Surface, how: Turned) -> pygame.Surface:
    """The same of a shadow: what is soft needs no better."""
    return roughly_turned(shadow, how)


def turned_shadow_at(shadow: pygame.Surface, step: int) -> pygame.Surface:
    """Return the shadow of a resting card, turned by `step` degrees."""
    return turned_shadow(shadow, (step, SIZES, FLIPS))


def shade(shadow: pygame.Surface) -> pygame.Surface:
    """Return the light that a shadow lets through, to be multiplied with the picture below: it looks the same.

    Speed: a quarter faster than mixing the shadow in, and in a crowd shadows cost more than the cards.
    """
    light = pygame.Surface(shadow.get_size()).convert()
    light.fill((255, 255, 255))
    light.blit(shadow, (0, 0))
    return light


def lying(card: pygame.Surface, soft: pygame.Surface, step: int) -> pygame.Surface:
    """Return the picture of a resting card, turned by `step` degrees, on its shadow `soft`, which is already turned."""
    drop = card.get_height() * DROP
    if step:
        card = pygame.transform.rotozoom(card, step, 1.0)
    size = (soft.get_width() + 2 * round(drop), soft.get_height() + 2 * round(drop))
    whole = pygame.Surface(size, pygame.SRCALPHA)
    middle = (size[0] / 2, size[1] / 2)
    blit(whole, soft, (middle[0] + drop / 2, middle[1] + drop))
    blit(whole, card, middle)
    return whole


def dimmed(picture: pygame.Surface, dim: int) -> pygame.Surface:
    """Return a copy that is darker by `dim` steps."""
    copy = picture.copy()
    left = round(255 * (1 - 0.55 * dim / DIMS))
    copy.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)
    return copy


def blit(surface: pygame.Surface, picture: pygame.Surface, centre: tuple[float, float], alpha: float = 1.0) -> None:
    """Draw a picture round a middle."""
    where = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    if alpha >= 0.98:
        surface.blit(picture, where)
        return
    picture.set_alpha(round(255 * max(0.0, alpha)))
    surface.blit(picture, where)
    picture.set_alpha(255)


def _scaled(picture: pygame.Surface, how: Turned) -> tuple[int, int]:
    """Pixels of a picture in its size and width, not turned yet."""
    factor = how[1] / SIZES
    across = picture.get_width() * factor * max(0.06, how[2] / FLIPS)
    return max(2, round(across)), max(2, round(picture.get_height() * factor))
