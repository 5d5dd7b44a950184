"""The far side of the table: the wall, the other players in front of it, and the table's edge before them."""

from collections.abc import Sequence
from functools import lru_cache

import pygame

from scopa_gui.art.expressions import Expression
from scopa_gui.ui.kit.theme import BRASS, STRONG_CLOTH, WALNUT, Colour, Theme
from scopa_gui.ui.pictures.portraits import Portraits
from scopa_gui.ui.table.geometry.regions import Regions
from scopa_gui.ui.table.motion.reactions import FaceTurn
from scopa_gui.ui.table.paint.panels import Plate
from scopa_gui.ui.words.level_names import ME

_WALL: tuple[Colour, Colour] = ((58, 40, 32), (92, 64, 46))
"""Colours of the wall at the top and at the table's edge."""
_LIGHT = 12
"""Brightness that the lamp adds to the wall in its middle."""
_DARKER = 0.42
"""Share by which the wall is darker at both ends."""
_WOOD: tuple[Colour, Colour] = ((136, 86, 48), (74, 42, 24))
"""Colours of the table's edge at its top and bottom."""


def draw_wall(surface: pygame.Surface, regions: Regions, theme: Theme) -> None:
    """Draw the wall, and the table's far edge below it."""
    rail = pygame.Rect(regions.rail)
    if theme.strong:
        surface.fill(STRONG_CLOTH, (0, 0, rail.width, rail.top))
        surface.fill(WALNUT, rail)
        return
    surface.blit(_wall((rail.width, rail.top)), (0, 0))
    surface.blit(_edge(rail.size), rail)
    shadow = pygame.Rect(0, rail.bottom, rail.width, max(2, rail.height // 2))
    surface.blit(_shade(shadow.size), shadow)


def draw_busts(surface: pygame.Surface, regions: Regions, plates: Sequence[Plate], portraits: Portraits) -> None:
    """Draw the other players at rest; somebody without a face of their own has the sign of a person."""
    clip = surface.get_clip()
    surface.set_clip(clip.clip(pygame.Rect(0, 0, regions.rail.width, regions.rail.top)))
    for plate, bust in zip(plates[1:], regions.busts[1:], strict=False):
        box = pygame.Rect(bust)
        if portraits.bust(plate.portrait, box.width) is not None:
            portraits.draw_bust(surface, plate.portrait, box)
        elif (sign := portraits.round(ME, box.width * 2 // 3)) is not None:
            surface.blit(sign, sign.get_rect(center=box.center))
    surface.set_clip(clip)


def draw_expression(
    surface: pygame.Surface, regions: Regions, seat: int, portraits: Portraits, name: str, face: FaceTurn, theme: Theme
) -> None:
    """Draw the present expression of a player over the one at rest: only the face changes."""
    bust = pygame.Rect(regions.busts[seat])
    whole = surface.get_clip()
    clip = whole.clip(pygame.Rect(0, 0, regions.rail.width, min(regions.rail.top, regions.plates[seat].top)))
    surface.set_clip(clip)
    for expression, share in face.layers:
        part = portraits.bust_face(name, bust.width, expression)
        if part is None:
            continue
        box = part.box.move(bust.left, bust.bottom - bust.width)
        if share >= 1:
            surface.set_clip(clip.clip(box))
            draw_wall(surface, regions, theme)
            portraits.draw_bust(surface, name, bust, expression)
            surface.set_clip(clip)
        elif expression is not Expression.REST:
            part.picture.set_alpha(round(255 * share))
            surface.blit(part.picture, box)
            part.picture.set_alpha(255)
    surface.set_clip(whole)


@lru_cache(maxsize=2)
def _wall(size: tuple[int, int]) -> pygame.Surface:
    """Return the wall: darker at the top and towards both sides, where the lamp does not reach."""
    width, height = size
    small = pygame.Surface((33, 9))
    for x in range(33):
        away = abs(x - 16) / 16
        for y in range(9):
            down = y / 8
            lit = _LIGHT * (1 - away) * down
            dark = 1 - _DARKER * away * away
            shade = [(a + (b - a) * down) * dark + lit for a, b in zip(*_WALL, strict=True)]
            small.set_at((x, y), [round(min(255, one)) for one in shade])
    return pygame.transform.smoothscale(small, (width, max(1, height))).convert()


@lru_cache(maxsize=2)
def _edge(size: tuple[int, int]) -> pygame.Surface:
    """Return the wooden edge of the table, with a line of brass."""
    picture = pygame.Surface(size)
    height = max(1, size[1] - 1)
    for y in range(size[1]):
        picture.fill([round(a + (b - a) * y / height) for a, b in zip(*_WOOD, strict=True)], (0, y, size[0], 1))
    picture.fill(BRASS, (0, max(1, size[1] // 7), size[0], max(1, size[1] // 14)))
    return picture.convert()


@lru_cache(maxsize=2)
def _shade(size: tuple[int, int]) -> pygame.Surface:
    """Return the shadow that the edge throws on the cloth."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        picture.fill((0, 0, 0, round(90 * (1 - y / size[1]))), (0, y, size[0], 1))
    return picture
