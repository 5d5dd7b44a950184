"""The broom, which is what "scopa" means: its picture, the stroke it leaves, and letters of a word that follow it."""

import math
from functools import lru_cache
from random import Random

import pygame

from scopa_gui.ui.kit.anim import mix
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import BRASS, GOLD, INK, IVORY, SLATE, WINE, Colour, Theme, TypeStyle

_FINER = 2
_STRAW: tuple[Colour, ...] = ((233, 190, 104), (206, 154, 70), (168, 116, 46), (244, 212, 140))
_STRANDS = 30


def _toned(colour: Colour, light: float) -> Colour:
    """The colour nearer to white (above 0) or to black (below)."""
    goal = 255 if light > 0 else 0
    red, green, blue = (round(mix(value, goal, abs(light))) for value in colour)
    return red, green, blue


@lru_cache(maxsize=2)
def stroke(size: tuple[int, int], *, ours: bool) -> pygame.Surface:
    """Draw the stroke of a wide brush: strands that begin at the same place and end one by one."""
    wide = size[0] * _FINER
    high = size[1] * _FINER
    big = pygame.Surface((wide, high), pygame.SRCALPHA)
    base = WINE if ours else SLATE
    chance = Random("stroke")
    big.fill((*base, 0))
    room = high * 0.70
    thick = high / _STRANDS
    for number in range(_STRANDS * 2):
        layer, place = divmod(number, _STRANDS)
        across = (place + chance.random()) / _STRANDS
        middle = 1.0 - abs(2.0 * across - 1.0)
        left = wide * (0.07 - 0.05 * middle**0.5 + 0.03 * chance.random())
        right = wide * (0.86 + 0.09 * middle**0.6 + 0.06 * (chance.random() - 0.7))
        points = [
            (mix(left, right, step / 24), high * 0.10 + room * across + high * 0.16 * (2 * step / 24 - 1) ** 2)
            for step in range(25)
        ]
        shade = _toned(base, chance.uniform(-0.22, 0.10) if layer else -0.10)
        pygame.draw.lines(
            big, shade, False, points, max(2, round(thick * (1.5 if not layer else chance.uniform(0.5, 1.1))))
        )
    return pygame.transform.smoothscale(big, size)


@lru_cache(maxsize=3)
def broom(high: int, angle: int) -> pygame.Surface:
    """Draw the broom, `high` pixels high and turned by `angle` degrees."""
    if angle:
        return pygame.transform.rotozoom(broom(high, 0), angle, 1.0)
    fine = high * _FINER
    big = pygame.Surface((round(fine * 0.5), fine), pygame.SRCALPHA)
    big.fill((*_STRAW[1], 0))
    middle = big.get_width() / 2
    neck = fine * 0.60
    chance = Random("broom")
    thick = max(2, fine // 28)
    pygame.draw.line(big, (92, 54, 28), (middle, fine * 0.01), (middle, neck), thick + 2)
    pygame.draw.line(big, (150, 94, 50), (middle - 1, fine * 0.01), (middle - 1, neck), max(1, thick - 2))
    for number in range(70):
        share = chance.uniform(-1.0, 1.0)
        low = fine * (0.985 - 0.05 * share * share - 0.03 * chance.random())
        start = (middle + share * fine * 0.045, neck)
        bend = (middle + share * fine * 0.13, fine * 0.74)
        end = (middle + share * fine * 0.20, low)
        shade = INK if number < 8 else _STRAW[number % len(_STRAW)]
        pygame.draw.lines(big, shade, False, (start, bend, end), max(2, fine // 90))
    for at, colour in ((0.60, WINE), (0.635, GOLD), (0.67, WINE)):
        half = fine * (0.055 + (at - 0.60) * 0.9)
        pygame.draw.line(big, colour, (middle - half, fine * at), (middle + half, fine * at), max(3, fine // 50))
    return pygame.transform.smoothscale(big, (round(high * 0.5), high))


@lru_cache(maxsize=16)
def letter(text: Text, theme: Theme, sign: str, px: int, *, ours: bool) -> pygame.Surface:
    """One letter of the word: gold that is lighter above, in a dark edge; silver-white for the others' scopa."""
    plain = text.line(sign, TypeStyle.DISPLAY, theme, (255, 255, 255), px)
    edge = max(2, px // 26)
    picture = pygame.Surface((plain.get_width() + 4 * edge, plain.get_height() + 4 * edge), pygame.SRCALPHA)
    picture.fill((*INK, 0))
    dark = text.line(sign, TypeStyle.DISPLAY, theme, INK, px)
    for turn in range(12):
        x = edge * math.cos(math.tau * turn / 12)
        y = edge * math.sin(math.tau * turn / 12)
        picture.blit(dark, (round(2 * edge + x), round(2 * edge + y + edge * 0.6)))
    metal = plain.copy()
    top, low = (_toned(GOLD, 0.55), BRASS) if ours else (IVORY, _toned(IVORY, -0.22))
    for y in range(metal.get_height()):
        share = min(1.0, max(0.0, (y / metal.get_height() - 0.28) / 0.5))
        line = tuple(round(mix(a, b, share)) for a, b in zip(top, low, strict=True))
        metal.fill((*line, 255), pygame.Rect(0, y, metal.get_width(), 1), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(metal, (2 * edge, 2 * edge))
    return picture


@lru_cache(maxsize=8)
def glint(size: int) -> pygame.Surface:
    """A star of four thin rays, as light on a polished edge."""
    fine = size * 3
    big = pygame.Surface((fine, fine), pygame.SRCALPHA)
    big.fill((*_toned(GOLD, 0.7), 0))
    half = fine / 2
    thin = fine * 0.045
    for far, other in (((half, 0.0), (0.0, thin)), ((0.0, half), (thin, 0.0))):
        points = [
            (half + far[0], half + far[1]),
            (half + other[0], half + other[1]),
            (half - far[0], half - far[1]),
            (half - other[0], half - other[1]),
        ]
        pygame.draw.polygon(big, (*_toned(GOLD, 0.7), 255), points)
    pygame.draw.circle(big, (255, 255, 246, 255), (half, half), thin * 1.6)
    return pygame.transform.smoothscale(big, (size, size))


@lru_cache(maxsize=4)
def gleam(high: int) -> pygame.Surface:
    """A slanting band of light, brightest in its middle."""
    wide = high
    band = pygame.Surface((wide, high), pygame.SRCALPHA)
    band.fill((255, 250, 226, 0))
    thick = max(2, wide // 2)
    for x in range(thick):
        alpha = round(150 * math.sin(math.pi * (x + 0.5) / thick) ** 2)
        pygame.draw.line(band, (255, 250, 226, alpha), (x + wide // 2, 0), (x, high), 2)
    return band
