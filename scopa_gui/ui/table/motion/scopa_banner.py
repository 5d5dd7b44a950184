"""The moment of a scopa, about a second: a broom sweeps the table and leaves the word "Scopa!".

Light falls on the card that is turned crosswise. The colours are wine and gold for our side, slate and ivory for
another. With reduced motion the word only appears and disappears.
"""

import math
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import NamedTuple

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import clamp, ease_out, ease_out_back, mix, smooth
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import BRASS, GOLD, INK, IVORY, SLATE, WINE, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.motion.beats import Flourish
from scopa_gui.ui.words.translation import _

_FINER = 2
_STRAW: tuple[Colour, ...] = ((233, 190, 104), (206, 154, 70), (168, 116, 46), (244, 212, 140))
_STRANDS = 30


def _toned(colour: Colour, light: float) -> Colour:
    """Return a lighter colour (`light` from 0 to 1) or a darker one (from -1 to 0)."""
    goal = 255 if light > 0 else 0
    red, green, blue = (round(mix(value, goal, abs(light))) for value in colour)
    return red, green, blue


@lru_cache(maxsize=2)
def stroke(size: tuple[int, int], *, ours: bool) -> pygame.Surface:
    """Return the stroke of a wide brush: strands that begin in one place and end one by one."""
    base = WINE if ours else SLATE
    big = shapes.enlarged(size, base, _FINER)
    width, height = big.get_size()
    chance = Random("stroke")
    room = height * 0.70
    thick = height / _STRANDS
    for number in range(_STRANDS * 2):
        layer, place = divmod(number, _STRANDS)
        across = (place + chance.random()) / _STRANDS
        middle = 1.0 - abs(2.0 * across - 1.0)
        left = width * (0.07 - 0.05 * middle**0.5 + 0.03 * chance.random())
        right = width * (0.86 + 0.09 * middle**0.6 + 0.06 * (chance.random() - 0.7))
        points = [
            (mix(left, right, step / 24), height * 0.10 + room * across + height * 0.16 * (2 * step / 24 - 1) ** 2)
            for step in range(25)
        ]
        shade = _toned(base, chance.uniform(-0.22, 0.10) if layer else -0.10)
        pygame.draw.lines(
            big, shade, False, points, max(2, round(thick * (1.5 if not layer else chance.uniform(0.5, 1.1))))
        )
    return shapes.reduced(big, _FINER)


@lru_cache(maxsize=3)
def broom(height: int, angle: int) -> pygame.Surface:
    """Return the broom, `height` pixels high and turned by `angle` degrees."""
    if angle:
        return pygame.transform.rotozoom(broom(height, 0), angle, 1.0)
    big = shapes.enlarged((round(height * 0.5), height), _STRAW[1], _FINER)
    fine = big.get_height()
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
    return shapes.reduced(big, _FINER)


@lru_cache(maxsize=16)
def letter(text: Text, theme: Theme, sign: str, px: int, *, ours: bool) -> pygame.Surface:
    """Return one letter in a dark edge: gold that is lighter at its top, or ivory for another side's scopa."""
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
    """Return a star of four thin rays, like light on a polished edge."""
    big = shapes.enlarged((size, size), _toned(GOLD, 0.7), 3)
    fine = big.get_width()
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
    return shapes.reduced(big, 3)


@lru_cache(maxsize=4)
def gleam(size: int) -> pygame.Surface:
    """Return a slanting band of light, brightest in its middle."""
    band = pygame.Surface((size, size), pygame.SRCALPHA)
    band.fill((255, 250, 226, 0))
    thick = max(2, size // 2)
    for x in range(thick):
        alpha = round(150 * math.sin(math.pi * (x + 0.5) / thick) ** 2)
        pygame.draw.line(band, (255, 250, 226, alpha), (x + size // 2, 0), (x, size), 2)
    return band


_SWEEPS = 0.30
"""Share of the time after which the broom has crossed the stroke."""
_LEAVES = 0.42
"""Share of the time after which the broom has disappeared."""
_GOES = 0.80
"""Share of the time after which the word begins to fade."""
_POP = 0.13
"""Share of the time in which a letter grows to its full size."""
_SHINES = 0.38
"""Seconds at normal speed in which the light runs over the card."""
_SIZE = (600, 190)
_BROOM = 250

LightSpot = tuple[float, float, float, float]
"""Middle, width and height of a card that is turned crosswise."""


class _Word(NamedTuple):
    """All that affects how the word looks. `name` is the name of the player who made the scopa, "" for me."""

    text: Text
    theme: Theme
    name: str
    ours: bool
    word: str

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the stroke in pixels."""
        return self.theme.px(_SIZE[0]), self.theme.px(_SIZE[1])


@lru_cache(maxsize=2)
def _letters(shown: _Word) -> tuple[tuple[pygame.Surface, tuple[int, int]], ...]:
    """Return the letters of the word and the places of their middles on the stroke."""
    text, theme, name, ours, word = shown
    width, height = shown.size
    px = theme.px(124)
    while px > 13 and text.width(word, TypeStyle.DISPLAY, theme, px) > width * 0.74:
        px -= 1
    left = (width - text.width(word, TypeStyle.DISPLAY, theme, px)) / 2
    found = []
    for number, sign in enumerate(word):
        if sign.strip():
            before, after = (text.width(word[:end], TypeStyle.DISPLAY, theme, px) for end in (number, number + 1))
            x = left + (before + after) / 2
            u = 2 * x / width - 1
            y = height * (0.47 + 0.13 * u * u) + (theme.px(8) if name else 0)
            leaning = pygame.transform.rotozoom(letter(text, theme, sign, px, ours=ours), -5.5 * u, 1.0)
            found.append((leaning, (round(x), round(y))))
    return tuple(found)


@lru_cache(maxsize=2)
def _whole(word: _Word) -> pygame.Surface:
    """Return the stroke with the word on it and the player's name above it."""
    picture = stroke(word.size, ours=word.ours).copy()
    for sign, middle in _letters(word):
        picture.blit(sign, sign.get_rect(center=middle))
    _draw_name(picture, word, 255)
    return picture


def _draw_name(picture: pygame.Surface, word: _Word, alpha: int) -> None:
    if word.name:
        line = word.text.line(word.name, TypeStyle.LABEL, word.theme, IVORY)
        line.set_alpha(alpha)
        middle = (word.size[0] // 2, round(word.size[1] * 0.17) + word.theme.px(2))
        picture.blit(line, line.get_rect(center=middle))
        line.set_alpha(255)


def draw_flourish(
    brush: Brush,
    flourish: Flourish,
    seconds: float,
    centre: tuple[float, float],
    spot: LightSpot | None,
    name: str,
    *,
    ours: bool,
    calm: bool,
) -> None:
    """Draw the moment at `seconds` of its beat, round `centre`.

    `name` is the name of the player who made the scopa, "" for me; `spot` is the crosswise card on the pile, if any.
    """
    share = (seconds - flourish.start) / flourish.duration
    word = _Word(brush.text, brush.theme, name, ours, _("Scopa!"))
    if not 0.0 <= share < 1.0:
        # Speed: the last frames before make one part of the picture each, so that the first one is not late.
        parts: tuple[Callable[[], object], ...] = (
            lambda: broom(brush.theme.px(_BROOM), 0),
            lambda: _letters(word),
            lambda: stroke(word.size, ours=ours),
        )
        number = int((flourish.start - seconds) * 25)
        if 0 <= number < len(parts):
            parts[number]()
        return
    where = shapes.around(centre, word.size)
    fading = clamp((share - _GOES) / (1.0 - _GOES))
    if calm:
        shapes.blit(brush.surface, _whole(word), where.center, min(ease_out(clamp(share / 0.16)), 1.0 - fading))
        return
    if share < _LEAVES:
        _draw_sweep(brush, word, where, share)
    else:
        risen = where.centery - round(brush.theme.px(14) * fading * fading)
        shapes.blit(brush.surface, _whole(word), (where.centerx, risen), 1.0 - fading)
    if spot is not None:
        _draw_light(brush, spot, (seconds - flourish.lands) / (_SHINES * flourish.duration / 1.15))


def forget() -> None:
    """Drop the cached pictures; the next scopa makes them again."""
    for cached in (stroke, broom, letter, glint, gleam, _letters, _whole):
        cached.cache_clear()


def _draw_sweep(brush: Brush, word: _Word, where: pygame.Rect, share: float) -> None:
    """Draw the broom, and behind it the stroke with the letters that it has passed."""
    surface = brush.surface
    theme = brush.theme
    across = smooth(clamp(share / _SWEEPS))
    seen = round(where.width * (0.02 + 0.98 * across))
    surface.blit(stroke(word.size, ours=word.ours), where.topleft, pygame.Rect(0, 0, seen, where.height))
    for sign, (x, y) in _letters(word):
        passed = share - _SWEEPS * (0.15 + 0.72 * x / where.width)
        if passed > 0.0:
            grown = 0.55 + 0.45 * ease_out_back(clamp(passed / _POP))
            picture = (
                sign
                if passed >= _POP
                else pygame.transform.smoothscale(
                    sign, (max(1, round(sign.get_width() * grown)), max(1, round(sign.get_height() * grown)))
                )
            )
            surface.blit(picture, picture.get_rect(center=(where.left + x, where.top + y)))
    if share > 0.5 * _SWEEPS and word.name:
        layer = pygame.Surface(word.size, pygame.SRCALPHA)
        _draw_name(layer, word, round(255 * clamp((share - 0.5 * _SWEEPS) / 0.15)))
        surface.blit(layer, where)
    going = clamp((share - _SWEEPS * 0.92) / (_LEAVES - _SWEEPS * 0.92))
    u = 2 * across - 1
    picture = broom(theme.px(_BROOM), round(mix(24, -30, across) / 3) * 3)
    broom_x = where.left + where.width * across + theme.px(60) * going
    broom_y = where.top + where.height * (0.24 + 0.16 * u * u) - theme.px(40) * going
    shapes.blit(surface, picture, (broom_x, broom_y), min(1.0, across * 8) * (1.0 - going))


def _draw_light(brush: Brush, spot: LightSpot, share: float) -> None:
    """Draw light running over a card, and glints at its corners; nothing before or after that."""
    if not 0.0 <= share < 1.0:
        return
    surface = brush.surface
    x, y, width, height = spot
    card = shapes.around((x, y), (width * 0.95, height * 0.95))
    band = gleam(card.height)
    clip = surface.get_clip()
    surface.set_clip(card)
    surface.blit(band, (round(mix(card.left - band.get_width(), card.right, smooth(share))), card.top))
    surface.set_clip(clip)
    for number, (across, down) in enumerate(((-0.46, -0.42), (0.47, 0.36), (0.40, -0.46))):
        bright = math.sin(math.pi * clamp((share - 0.16 * number) / 0.62))
        # Speed: sizes in steps of four pixels, so that few pictures are made.
        size = 4 * round(brush.theme.px(44 - 9 * number) * bright / 4)
        if size > 5:
            shapes.blit(surface, glint(size), (x + across * width, y + down * height))
