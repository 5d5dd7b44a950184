"""A card half turned over, as a hand turns one it has lifted: one edge comes nearer, and the light leaves its face."""

from math import cos, pi, sqrt

import pygame

_NEARER = 0.085
"""The share by which the edge that comes up is higher, and the other lower, when the card stands upright."""
_DARKER = 0.34
"""Of the light, that leaves a card standing upright."""
_STRIP = 2
"""Speed: pixels of width in which the height stays the same; no more strips than the edge has steps."""


def turned_width(flip: float) -> float:
    """Return the apparent width of a card turned over this far, 0 face down to 1 face up, as a share from 0 to 1."""
    return abs(cos(pi * flip)) if 0.0 < flip < 1.0 else 1.0


def turning(picture: pygame.Surface, size: tuple[int, int], width: float, *, nearer: int) -> pygame.Surface:
    """A picture drawn into `size`, narrow by `width`: its right edge (`nearer` 1) or its left one (-1) comes up."""
    upright = sqrt(max(0.0, 1.0 - width * width))
    rise = round(size[1] * _NEARER * upright)
    scaled = pygame.transform.smoothscale(picture, size)
    shade = round(255 * (1.0 - _DARKER * upright))
    scaled.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
    if rise < 1:
        return scaled
    whole = pygame.Surface((size[0], size[1] + 2 * rise), pygame.SRCALPHA)
    strips = max(1, min(2 * rise + 1, size[0] // _STRIP))
    for number in range(strips):
        left, right = (size[0] * edge // strips for edge in (number, number + 1))
        slope = nearer * (2 * (number + 0.5) / strips - 1.0)
        high = size[1] + 2 * round(rise * slope)
        strip = pygame.transform.scale(scaled.subsurface((left, 0, right - left, size[1])), (right - left, high))
        whole.blit(strip, (left, (whole.get_height() - high) // 2))
    return whole
