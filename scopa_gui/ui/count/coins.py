"""Coins that fall softly when a match is won: where each is at a moment, and how one looks. Nothing flashes."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random

import pygame

from scopa_gui.ui.theme import GOLD, GOLD_DEEP, WINE, Colour

FALLING = 7.0
"""Seconds until the last coin lies."""
_COUNT = 22
_FINER = 4
_BLUE: Colour = (44, 78, 140)


@dataclass(frozen=True, slots=True)
class Coin:
    """One coin in shares of the window: where it lands, how it sways, when it starts, how long it falls, its size."""

    x: float
    low: float
    sway: float
    start: float
    lasts: float
    size: float
    turns: float

    def at(self, seconds: float) -> tuple[float, float, float] | None:
        """x, y and how far it faces us (0 edge on, 1 flat); None before it starts. At the end it lies flat."""
        gone = (seconds - self.start) / self.lasts
        if gone <= 0:
            return None
        if gone >= 1:
            return self.x, self.low, 1.0
        fade = 1.0 - gone
        fallen = 1.0 - (1.0 - gone) ** 1.6
        x = self.x + self.sway * math.sin(gone * 9.0) * fade
        return x, -0.08 + (self.low + 0.08) * fallen, abs(math.cos(math.pi * self.turns * fade))


def shower(seed: int) -> tuple[Coin, ...]:
    """The coins of one win; the same seed, the same shower."""
    rng = Random(seed)
    coins = []
    for number in range(_COUNT):
        lasts = rng.uniform(2.6, 3.8)
        x = (number + rng.uniform(0.1, 0.9)) / _COUNT
        coins.append(Coin(
            x=x, low=rng.uniform(0.955, 0.995), sway=rng.uniform(-0.03, 0.03), start=rng.uniform(0.0, FALLING - lasts),
            lasts=lasts, size=rng.uniform(0.040, 0.058), turns=rng.randint(2, 4),
        ))
    return tuple(coins)


def draw_coins(surface: pygame.Surface, coins: tuple[Coin, ...], seconds: float) -> None:
    """Paint the coins at a moment."""
    wide, high = surface.get_size()
    for coin, now in _now(coins, seconds):
        x, y, facing = now
        picture = coin_picture(max(16, round(coin.size * high)), max(1, round(facing * 10)))
        surface.blit(picture, picture.get_rect(center=(round(x * wide), round(y * high))))


def _now(coins: tuple[Coin, ...], seconds: float) -> Iterator[tuple[Coin, tuple[float, float, float]]]:
    for coin in coins:
        now = coin.at(seconds)
        if now is not None:
            yield coin, now


@lru_cache(maxsize=400)
def coin_picture(size: int, facing: int) -> pygame.Surface:
    """A coin of the Neapolitan pack, turned: `facing` 10 is flat, 1 nearly on edge. Do not draw on it."""
    big = pygame.Surface((size * _FINER, size * _FINER), pygame.SRCALPHA)
    big.fill((*GOLD_DEEP, 0))
    middle, radius = size * _FINER / 2, size * _FINER / 2 - 1
    for share, colour in ((1.0, (96, 62, 18)), (0.94, GOLD), (0.78, GOLD_DEEP), (0.74, GOLD), (0.62, WINE), (0.56, GOLD)):
        pygame.draw.circle(big, colour, (middle, middle), radius * share)
    for petal in range(8):
        angle = math.pi * petal / 4
        far = radius * 0.32
        colour = _BLUE if petal % 2 else WINE
        pygame.draw.circle(big, colour, (middle + far * math.cos(angle), middle + far * math.sin(angle)), radius * 0.15)
    pygame.draw.circle(big, GOLD_DEEP, (middle, middle), radius * 0.16)
    for bead in range(24):
        angle = math.pi * bead / 12
        pygame.draw.circle(big, GOLD_DEEP, (middle + radius * 0.86 * math.cos(angle), middle + radius * 0.86 * math.sin(angle)), radius * 0.035)
    return pygame.transform.smoothscale(big, (max(3, round(size * facing / 10)), size))
