"""Coins tossed on the table after a won match: their motion and their pictures. Nothing flashes.

The table is seen from above: a coin in the air is larger, spins, and has its shadow at a distance.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.theme import GOLD, GOLD_DEEP, WINE, Colour

FALLING = 3.6
"""Seconds until the last coin rests."""
_COUNT = 34
_BLUE: Colour = (44, 78, 140)
_BRIGHT: Sequence[Colour] = ((255, 232, 168), GOLD, GOLD_DEEP, (88, 56, 16))
_WORN: Sequence[Colour] = ((206, 178, 122), (168, 134, 78), (112, 82, 42), (62, 42, 18))
"""Colours of light, face, shade and lines of a coin."""
_HOPS = ((0.0, 0.52, 1.0), (0.52, 0.76, 0.22), (0.76, 0.90, 0.06))
"""Hops of a coin: start and end as shares of its time, and height as a share of the throw's."""
_REACH = (0.118, 0.080)
"""Distance of coins from the middle of their heap at most, across and down, as shares of the window's height."""


@dataclass(frozen=True, slots=True)
class Tossed:
    """Coin at a moment: its place from the heap's middle, in shares of the window's height, and its look.

    `height` is 1 at the top of the throw; `facing` is 1 flat and 0 edge on.
    """

    x: float
    y: float
    height: float
    facing: float


@dataclass(frozen=True, slots=True)
class Coin:
    """Coin and its throw: final place, direction it comes from, start and length in seconds, spins and size."""

    x: float
    y: float
    direction: float
    start: float
    lasts: float
    spins: int
    size: float

    @property
    def lands(self) -> float:
        """Seconds until it first touches the table."""
        return self.start + _HOPS[0][1] * self.lasts

    def at(self, seconds: float) -> Tossed | None:
        """Return the coin's place and look; None before it is thrown."""
        gone = (seconds - self.start) / self.lasts
        if gone <= 0:
            return None
        if gone >= 1:
            return Tossed(self.x, self.y, 0.0, 1.0)
        left = (1.0 - gone) ** 1.8
        height = 0.0
        facing = 1.0
        for begin, end, top in _HOPS:
            if begin <= gone < end:
                t = (gone - begin) / (end - begin)
                if begin:
                    height = top * 4.0 * t * (1.0 - t)
                    facing = 1.0 - 0.6 * math.sin(math.pi * t)
                else:
                    height = top * (1.0 - t * t)
                    facing = abs(math.cos(math.pi * self.spins * (1.0 - t)))
        return Tossed(
            self.x + math.cos(self.direction) * left * 0.5,
            self.y + math.sin(self.direction) * left * 0.5,
            height,
            facing,
        )


def shower(seed: int) -> tuple[Coin, ...]:
    """Return the coins of one win, the lowest first; the same seed gives the same coins."""
    rng = Random(seed)
    coins = []
    for number in range(_COUNT):
        lasts = rng.uniform(0.85, 1.1)
        far = math.sqrt((number + 0.5) / _COUNT)
        way = number * 2.39996 + rng.uniform(-0.4, 0.4)
        spread = 1.0 - far if number % 3 == 2 else far
        coins.append(
            Coin(
                x=_REACH[0] * spread * math.cos(way) + rng.uniform(-0.008, 0.008),
                y=_REACH[1] * spread * math.sin(way),
                direction=rng.uniform(0.75, 1.15) * math.pi,
                start=0.25 + (FALLING - 1.4) * (number / _COUNT) ** 0.85,
                lasts=lasts,
                spins=rng.randint(2, 4),
                size=rng.uniform(0.052, 0.064),
            )
        )
    return tuple(coins)


def draw_coins(surface: pygame.Surface, coins: tuple[Coin, ...], seconds: float, middle: tuple[float, float]) -> None:
    """Paint the coins at a moment, the flying ones over those at rest."""
    height = surface.get_height()
    there = [(coin, at) for coin in coins if (at := coin.at(seconds)) is not None]
    for coin, at in sorted(there, key=lambda pair: pair[1].height > 0):
        size = 4 * max(4, round(coin.size * height * (1.0 + 0.7 * at.height) / 4))
        x = middle[0] + at.x * height
        y = middle[1] + at.y * height
        picture = coin_picture(size, max(1, round(at.facing * 10)))
        soft = _shadow(max(8, round(coin.size * height)))
        soft.set_alpha(round(255 * (1.0 - 0.7 * at.height)))
        below = round(x + (0.004 + 0.10 * at.height) * height), round(y + (0.006 + 0.16 * at.height) * height)
        surface.blit(soft, soft.get_rect(center=below))
        shapes.blit(surface, picture, (x, y - 0.10 * at.height * height))


@lru_cache(maxsize=16)
def _shadow(size: int) -> pygame.Surface:
    """Return the soft shadow of a coin, as a copy because callers change its alpha."""
    dark = max(1, round(size * 0.94))
    return shapes.shadow((dark, dark), dark // 2, max(3, round(size * 0.16)), 150).copy()


def forget() -> None:
    """Drop the cached pictures of coins."""
    coin_picture.cache_clear()
    _shadow.cache_clear()


@lru_cache(maxsize=120)
def coin_picture(size: int, facing: int, *, worn: bool = False) -> pygame.Surface:
    """Return a coin of the Neapolitan pack, turned: `facing` 10 is flat, 1 nearly edge on. Do not draw on it."""
    light, face, dark, line = _WORN if worn else _BRIGHT
    big = shapes.enlarged((size, size), dark)
    middle = big.get_width() / 2
    radius = middle - 1
    pygame.draw.circle(big, line, (middle, middle), radius)
    pygame.draw.circle(big, dark, (middle, middle), radius * 0.95)
    for share, colour in ((0.93, light), (0.90, face)):  # the rim is lit from the upper left
        off = radius * (0.95 - share) * 0.7
        pygame.draw.circle(big, colour, (middle - off, middle - off), radius * share)
    pygame.draw.circle(big, dark, (middle, middle), radius * 0.72)
    pygame.draw.circle(big, face, (middle + radius * 0.02, middle + radius * 0.02), radius * 0.69)
    for petal in range(8):
        angle = math.pi * petal / 4
        far = radius * 0.36
        colour = dark if worn else _BLUE if petal % 2 else WINE
        pygame.draw.circle(big, line, (middle + far * math.cos(angle), middle + far * math.sin(angle)), radius * 0.185)
        pygame.draw.circle(big, colour, (middle + far * math.cos(angle), middle + far * math.sin(angle)), radius * 0.15)
    pygame.draw.circle(big, line, (middle, middle), radius * 0.22)
    pygame.draw.circle(big, light, (middle - radius * 0.02, middle - radius * 0.02), radius * 0.18)
    for bead in range(24):
        angle = math.pi * bead / 12
        at = (middle + radius * 0.82 * math.cos(angle), middle + radius * 0.82 * math.sin(angle))
        pygame.draw.circle(big, dark, at, radius * 0.035)
    front = shapes.reduced(big)
    if facing >= 10:
        return front
    width = max(2, round(size * facing / 10))
    edge = max(2, round(size * 0.12 * (1.0 - facing / 10)))
    picture = pygame.Surface((width + edge, size), pygame.SRCALPHA)
    picture.fill((*dark, 0))
    pygame.draw.ellipse(picture, line, pygame.Rect(edge, 0, width, size))
    pygame.draw.ellipse(picture, dark, pygame.Rect(max(1, edge - 1), 1, width, size - 2))
    picture.blit(pygame.transform.smoothscale(front, (width, size)), (0, 0))
    return picture
