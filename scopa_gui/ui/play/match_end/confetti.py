"""Confetti after a won match: its pieces, and how they fall."""

import math
from dataclasses import dataclass
from functools import lru_cache
from random import Random

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.theme import GOLD, IVORY, Colour

_COLOURS: tuple[Colour, ...] = ((196, 52, 38), GOLD, (52, 96, 160), (92, 150, 84), IVORY)
_COUNT = 110
LASTS = 4.4
"""Seconds until the last piece is gone."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Piece of paper: how it starts, drifts, sways and sinks, in shares of the window, and its colour and size."""

    x: float
    drift: float
    start: float
    lasts: float
    sway: float
    phase: float
    colour: int
    size: float


def handful(seed: int) -> tuple[Piece, ...]:
    """Return the pieces of one win; the same seed gives the same pieces."""
    rng = Random(f"paper {seed}")
    return tuple(
        Piece(
            rng.uniform(-0.02, 1.02),
            rng.uniform(-0.05, 0.05),
            rng.uniform(0.0, 1.3),
            rng.uniform(2.3, 3.1),
            rng.uniform(0.008, 0.022),
            rng.uniform(0.0, math.tau),
            number % len(_COLOURS),
            rng.uniform(0.012, 0.020),
        )
        for number in range(_COUNT)
    )


def draw_confetti(surface: pygame.Surface, pieces: tuple[Piece, ...], seconds: float) -> None:
    """Paint the confetti at a moment."""
    wide, high = surface.get_size()
    for piece in pieces:
        gone = (seconds - piece.start) / piece.lasts
        if not 0.0 < gone < 1.0:
            continue
        swing = piece.phase + 9.0 * gone
        x = (piece.x + piece.drift * gone) * wide + piece.sway * high * math.sin(swing)
        y = (-0.04 + 1.02 * (0.75 * gone + 0.25 * gone * gone)) * high + piece.sway * high * 0.4 * math.cos(2.0 * swing)
        turn = round(math.degrees(math.sin(swing) * 0.9 + piece.phase) / 15) % 24
        tilt = round(abs(math.cos(1.7 * swing)) * 4)
        picture = _scrap(piece.colour, max(4, 2 * round(piece.size * high / 2)), turn, tilt)
        alpha = min(1.0, (1.0 - gone) / 0.22)
        picture.set_alpha(round(255 * alpha))
        shapes.blit(surface, picture, (x, y))


@lru_cache(maxsize=700)
def _scrap(colour: int, size: int, turn: int, tilt: int) -> pygame.Surface:
    """Return a small strip, turned by steps of 15 degrees and tilted."""
    base = _COLOURS[colour]
    shade = 0.72 + 0.07 * tilt
    strip = pygame.Surface((size * 2, max(2, round(size * (0.25 + 0.22 * tilt)))), pygame.SRCALPHA)
    strip.fill((round(base[0] * shade), round(base[1] * shade), round(base[2] * shade), 255))
    return pygame.transform.rotozoom(strip, turn * 15, 0.7)
