"""The signs of the suits as small pictures, those of the deck that is played with."""

from functools import lru_cache

import pygame

from scopa_gui.art.masters import MissingPictureError
from scopa_gui.engine.cards import SUIT_LETTERS, Suit
from scopa_gui.store import files
from scopa_gui.store.paths import assets
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.file_objects import readable

_RECOLOURED = {Suit.DENARI: "-blue", Suit.BASTONI: "-green"}
"""The French suits that four colours change."""


def suit_sign(settings: Settings, suit: Suit, size: int, *, faint: bool = False) -> pygame.Surface:
    """The sign of a suit, at most `size` pixels wide and high; `faint`: of a card that is gone. Do not draw on it."""
    letter = SUIT_LETTERS[suit].lower()
    if settings.deck == "french":
        return _sign(f"sign-{letter}{_RECOLOURED.get(suit, '') if settings.four_colours else ''}", max(6, size), faint)
    return _sign(f"suit-{letter}", max(6, size), faint)


@shapes.cached
def _sign(name: str, size: int, faint: bool) -> pygame.Surface:
    picture = _master(name)
    wide, high = picture.get_size()
    share = size / max(wide, high)
    small = pygame.transform.smoothscale(picture, (max(1, round(wide * share)), max(1, round(high * share))))
    if faint:
        small.fill((255, 255, 255, 70), special_flags=pygame.BLEND_RGBA_MULT)
    return small


@lru_cache(maxsize=6)
def _master(name: str) -> pygame.Surface:
    """The picture without its empty edges; the file ships with the cards."""
    path = assets() / "cards" / "stamps" / f"{name}.webp"
    try:
        files.demand_file(path)
        picture = pygame.image.load(readable(path)).convert_alpha()
    except (OSError, pygame.error, MemoryError):
        raise MissingPictureError(f"A picture of the game cannot be read: {path}", path) from None
    return picture.subsurface(picture.get_bounding_rect(min_alpha=24)).copy()
