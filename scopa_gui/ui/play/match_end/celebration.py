"""Animation at the end of a match: cards, coins and confetti after a win, three cards laid down after a loss."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

import pygame

from scopa_gui.engine.cards import RE_BELLO, SETTEBELLO, Card, denari
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement, Plan, Track, ease_out_back, smooth, toss
from scopa_gui.ui.kit.theme import GOLD, IVORY, Colour
from scopa_gui.ui.pictures.card_drawing import Deck
from scopa_gui.ui.pictures.card_places import RATIO
from scopa_gui.ui.pictures.sprites import size_of
from scopa_gui.ui.play.count.count_timeline import Heard
from scopa_gui.ui.play.match_end.tossed_coins import FALLING, draw_coins, shower

QUIET = 1.8
"""Seconds that the animation takes after a loss."""
_COINS_APART = 0.055
"""Least seconds between the sounds of two coins."""
_CARDS: Sequence[Card] = (RE_BELLO, denari(1), SETTEBELLO)
_OPENS = 0.62
_APART = 0.10
"""Seconds that a card of the winner's fan takes to open, and from one card to the next."""
_LAYS = 0.55
_BETWEEN = 0.34
"""Seconds that a card takes to be laid down after a loss, and from one card to the next."""
LASTS = 4.4
"""Seconds until the last piece of confetti is gone."""
_PIECES = 110
_COLOURS: tuple[Colour, ...] = ((196, 52, 38), GOLD, (52, 96, 160), (92, 150, 84), IVORY)


class Celebration:
    """Animation of one match's end, at `seconds` of `lasts`; another match `number` gives other coins."""

    def __init__(self, number: int, *, won: bool) -> None:
        self.won = won
        self.lasts = max(FALLING, LASTS) if won else QUIET
        self.seconds = self.lasts
        self.coins = shower(number) if won else ()
        self.paper = handful(number) if won else ()
        first, apart, sound = (0.12, _APART, "deal") if won else (0.25 + 0.5 * _LAYS, _BETWEEN, "card")
        self._cues = [(first + apart * number, Heard(sound, 0.8)) for number in range(3)]
        last = -1.0
        for place, at in enumerate(sorted(coin.lands for coin in self.coins)):
            if at - last >= _COINS_APART:
                self._cues.append((at, Heard("coin", 0.75, (place * 5) % 6)))
                last = at
        self._cues.sort()

    def begin(self) -> None:
        """Start the animation; before this call everything is drawn in its final place."""
        self.seconds = 0.0

    @property
    def moving(self) -> bool:
        return self.seconds < self.lasts

    def pass_time(self, dt: float) -> tuple[Heard, ...]:
        """Let seconds pass; return the sounds due in that time."""
        before = self.seconds
        self.seconds = min(self.lasts, self.seconds + dt)
        return tuple(heard for at, heard in self._cues if before < at <= self.seconds)

    def finish(self) -> None:
        self.seconds = self.lasts

    def draw_cards(self, surface: pygame.Surface, cards: Deck, rect: pygame.Rect) -> None:
        """Draw the three cards in their rectangle, and the coins in front of them."""
        height = int(min(rect.height * 0.72, rect.width * 0.47 / RATIO, 768))
        make = _fanned if self.won else _gathered
        plan: Plan[int] = make((float(rect.centerx), float(rect.centery)), size_of(height)[0] * 1.1, float(height))
        where = plan.at(self.seconds) if self.moving else plan.end()
        for card, at in sorted(where.items(), key=lambda item: item[1].z):
            if at.alpha > 0.02:
                cards.draw(surface, card, height, at)
        low = min(rect.bottom + 0.02 * surface.get_height(), rect.centery + 0.56 * height)
        draw_coins(surface, self.coins, self.seconds, (rect.left + 0.30 * rect.width, low))


def _fanned(middle: tuple[float, float], width: float, height: float) -> Plan[Card]:
    """Return the motion after a win: a closed fan springs open, with the settebello in front."""
    x, y = middle
    closed = Placement(x, y + 0.05 * height, 0.0, lift=0.35)
    plan: dict[Card, tuple[Track, ...]] = {}
    for number, (card, aside, angle, lower) in enumerate(
        zip(_CARDS, (-0.40, 0.40, 0.0), (14.0, -14.0, 0.0), (0.05, 0.05, -0.02), strict=True)
    ):
        end = Placement(x + aside * width, y + lower * height, angle, z=number, lift=0.08 * number)
        plan[card] = (Track(closed, end, _OPENS, 0.12 + _APART * (2 - number), ease_out_back),)
    return Plan(plan)


def _gathered(middle: tuple[float, float], width: float, height: float) -> Plan[Card]:
    """Return the motion after a loss: the same cards are quietly laid on each other, one by one."""
    x, y = middle
    plan: dict[Card, tuple[Track, ...]] = {}
    for number, (card, aside, angle) in enumerate(zip(_CARDS, (-0.10, 0.09, 0.0), (5.0, -3.5, 0.6), strict=True)):
        end = Placement(x + aside * width, y + 0.01 * height * number, angle, z=number, lift=0.03)
        start = Placement(end.x - 0.5 * width, end.y + 0.30 * height, angle + 16.0, alpha=0.0, z=number)
        near = Placement(end.x - 0.22 * width, end.y + 0.13 * height, angle + 7.0, z=number, lift=0.2)
        begin = 0.25 + _BETWEEN * number
        plan[card] = (
            Track(start, near, _LAYS * 0.4, begin, smooth),
            Track(near, end, _LAYS * 0.6, begin + _LAYS * 0.4, toss),
        )
    return Plan(plan)


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
        for number in range(_PIECES)
    )


def draw_confetti(surface: pygame.Surface, pieces: tuple[Piece, ...], seconds: float) -> None:
    """Paint the confetti at a moment."""
    width, height = surface.get_size()
    for piece in pieces:
        gone = (seconds - piece.start) / piece.lasts
        if not 0.0 < gone < 1.0:
            continue
        swing = piece.phase + 9.0 * gone
        x = (piece.x + piece.drift * gone) * width + piece.sway * height * math.sin(swing)
        y = (-0.04 + 1.02 * (0.75 * gone + 0.25 * gone * gone)) * height + piece.sway * height * 0.4 * math.cos(
            2.0 * swing
        )
        turn = round(math.degrees(math.sin(swing) * 0.9 + piece.phase) / 15) % 24
        tilt = round(abs(math.cos(1.7 * swing)) * 4)
        picture = _scrap(piece.colour, max(4, 2 * round(piece.size * height / 2)), turn, tilt)
        picture.set_alpha(round(255 * min(1.0, (1.0 - gone) / 0.22)))
        shapes.blit(surface, picture, (x, y))


@lru_cache(maxsize=700)
def _scrap(colour: int, size: int, turn: int, tilt: int) -> pygame.Surface:
    """Return a small strip, turned by steps of 15 degrees and tilted."""
    base = _COLOURS[colour]
    shade = 0.72 + 0.07 * tilt
    strip = pygame.Surface((size * 2, max(2, round(size * (0.25 + 0.22 * tilt)))), pygame.SRCALPHA)
    strip.fill((round(base[0] * shade), round(base[1] * shade), round(base[2] * shade), 255))
    return pygame.transform.rotozoom(strip, turn * 15, 0.7)
