"""Moments: events other than a scopa that are shown for about a second, such as the settebello, and their pictures."""

import math
from collections.abc import Iterator
from enum import Enum
from functools import lru_cache

import pygame

from scopa_gui.engine.cards import SETTEBELLO, Suit
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import clamp, ease_out, ease_out_back, mix, smooth
from scopa_gui.ui.kit.theme import BRASS, GOLD, INK, IVORY, PAPER, SLATE, WINE, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.signs import suit_sign
from scopa_gui.ui.table.motion.beats import Beat
from scopa_gui.ui.words.translation import _, mark


class MomentKind(Enum):
    """Kinds of moments; the value is the name of the sound."""

    SETTEBELLO = "settebello"
    PRIMIERA = "primiera"
    MATCH_POINT = "match-point"
    CAPPOTTO = "cappotto"


LASTS = 1.1
"""Seconds at normal speed."""


class MomentClock:
    """The moment that is shown and the time that has passed in it; a `calm` one is a still picture for its time."""

    def __init__(self) -> None:
        self.kind: MomentKind | None = None
        self.side = 0
        self.calm = False
        self.words = ""
        self._seconds = self._lasts = 0.0

    def begin(self, kind: MomentKind, side: int, factor: float, *, calm: bool, words: str = "") -> bool:
        """Show a moment of a side; return False, and show nothing, if the pace's `factor` leaves no time for it.

        `words` are written on its ribbon in place of its name.
        """
        if factor <= 0.0:
            return False
        self.kind = kind
        self.side = side
        self.calm = calm
        self.words = words
        self._seconds = 0.0
        self._lasts = LASTS * min(1.0, factor)
        return True

    def end(self) -> None:
        """End the moment, as it is over or skipped."""
        self.kind = None

    @property
    def moving(self) -> bool:
        """True while every frame differs from the one before."""
        return self.kind is not None and not self.calm

    @property
    def timer(self) -> float | None:
        """Seconds until a `calm` moment ends; None without one."""
        return max(0.0, self._lasts - self._seconds) if self.kind is not None and self.calm else None

    @property
    def share(self) -> float:
        """Share of its time that has passed, 0..1."""
        return min(1.0, self._seconds / self._lasts) if self._lasts else 1.0

    def pass_time(self, dt: float) -> bool:
        """Let time pass, and return whether the picture changed."""
        if self.kind is None:
            return False
        self._seconds += dt
        if self._seconds >= self._lasts:
            self.end()
            return True
        return not self.calm


def takes_settebello(beat: Beat) -> int | None:
    """Return the side that takes the settebello in a beat; None if nobody does."""
    if beat.lit is None or not beat.lit.cards >> SETTEBELLO & 1:
        return None
    return next((side for side, pile in enumerate(beat.view.piles) if pile >> SETTEBELLO & 1), None)


_WORDS = {
    MomentKind.SETTEBELLO: mark("Settebello"),
    MomentKind.PRIMIERA: mark("Primiera"),
    MomentKind.CAPPOTTO: mark("Cappotto"),
}
"""Words on the ribbon, unless the moment has words of its own."""
_COMES = 0.22
"""Share of the time after which the medal has its full size."""
_GOES = 0.80
"""Share of the time after which everything begins to fade."""
_FINER = 3
_RAYS = 14


@lru_cache(maxsize=2)
def _medal(size: int) -> pygame.Surface:
    """Return a round shield of paper with a rim of gold."""
    big = shapes.enlarged((size, size), INK, _FINER)
    half = big.get_width() / 2
    for share, colour in ((1.0, INK), (0.95, BRASS), (0.92, GOLD), (0.82, INK), (0.79, PAPER)):
        pygame.draw.circle(big, colour, (half, half), half * share)
    return shapes.reduced(big, _FINER)


@lru_cache(maxsize=4)
def _rays(size: int) -> pygame.Surface:
    """Return rays of light round the medal, fading outwards."""
    half = size / 2
    picture = pygame.Surface((size, size), pygame.SRCALPHA)
    picture.fill((*GOLD, 0))
    for number in range(_RAYS):
        angle = math.tau * number / _RAYS
        for far, alpha in ((1.0, 40), (0.86, 80), (0.72, 130)):
            width = 0.07 if number % 2 else 0.045
            points = [
                (half + half * far * math.cos(angle + off), half + half * far * math.sin(angle + off))
                for off in (-width, width)
            ]
            pygame.draw.polygon(picture, (*GOLD, alpha), [(half, half), *points])
    return picture


@lru_cache(maxsize=4)
def _coat(size: int) -> pygame.Surface:
    """Return an overcoat, which is what cappotto means: shoulders, sleeves, a collar and golden buttons."""
    big = shapes.enlarged((size, size), WINE, _FINER)
    fine = big.get_width()

    def shape(colour: Colour, *points: tuple[float, float]) -> None:
        scaled = [(x * fine, y * fine) for x, y in points]
        pygame.draw.polygon(big, colour, scaled)
        pygame.draw.lines(big, INK, True, scaled, max(2, fine // 40))

    for left in (True, False):
        sleeve = [(0.30, 0.20), (0.10, 0.62), (0.22, 0.68), (0.36, 0.40)]
        shape((116, 74, 40), *(point if left else (1 - point[0], point[1]) for point in sleeve))
    shape((150, 98, 54), (0.32, 0.14), (0.68, 0.14), (0.74, 0.46), (0.84, 0.94), (0.16, 0.94), (0.26, 0.46))
    shape((92, 56, 30), (0.36, 0.12), (0.50, 0.34), (0.64, 0.12), (0.58, 0.06), (0.42, 0.06))
    pygame.draw.line(big, INK, (0.5 * fine, 0.34 * fine), (0.5 * fine, 0.94 * fine), max(2, fine // 50))
    for row in (0.44, 0.58, 0.72):
        for x in (0.43, 0.57):
            pygame.draw.circle(big, GOLD, (x * fine, row * fine), fine * 0.03)
    return shapes.reduced(big, _FINER)


@lru_cache(maxsize=4)
def _ring(size: int) -> pygame.Surface:
    big = shapes.enlarged((size, size), GOLD, 2)
    pygame.draw.circle(big, GOLD, (size, size), size - 1, max(2, size // 13))
    return shapes.reduced(big, 2)


def forget_moments() -> None:
    """Drop the cached pictures: the next moment makes them again."""
    for cached in (_medal, _rays, _coat, _ring):
        cached.cache_clear()


def draw_moment(
    brush: Brush, settings: Settings, clock: MomentClock, centre: tuple[float, float], radius: int, *, ours: bool
) -> None:
    """Draw the moment of a clock round `centre`; a `calm` one is a still picture with all its parts in place."""
    if clock.kind is None:
        return
    share = 0.6 if clock.calm else clock.share
    there = clamp(share / _COMES)
    fading = 1.0 - clamp((share - _GOES) / (1.0 - _GOES))
    size = max(8, round(2 * radius * (0.4 + 0.6 * ease_out_back(there)) / 2) * 2)
    light = pygame.transform.rotozoom(_rays(4 * radius), round(share * 45 / 3) * 3, 0.75 + 0.25 * there)
    shapes.blit(brush.surface, light, centre, fading * there)
    medal = _medal(2 * radius)
    if size != 2 * radius:
        medal = pygame.transform.smoothscale(medal, (size, size))
    shapes.blit(brush.surface, medal, centre, fading)
    for picture, (x, y) in _signs(settings, clock.kind, share, radius):
        shapes.blit(brush.surface, picture, (centre[0] + x, centre[1] + y), fading * clamp(there * 1.5))
    theme = brush.theme
    room = theme.size[0] * 6 // 10, brush.text.height(TypeStyle.LABEL, theme)
    shown = brush.text.shortened(clock.words or _(_WORDS[clock.kind]), TypeStyle.LABEL, theme, room)
    fitting = brush.text.fit(shown, TypeStyle.LABEL, theme, room)
    line = brush.text.line(shown, TypeStyle.LABEL, theme, IVORY, fitting[0] if fitting else None)
    layer = pygame.Surface((line.get_width() + theme.px(24), line.get_height() + theme.px(4)), pygame.SRCALPHA)
    Brush(layer, theme, brush.text).panel(layer.get_rect(), WINE if ours else SLATE, line=GOLD, radius=9, raised=False)
    layer.blit(line, line.get_rect(center=layer.get_rect().center))
    where = layer.get_rect(center=(round(centre[0]), round(centre[1] + 1.22 * radius)))
    where.clamp_ip(pygame.Rect((0, 0), theme.size).inflate(-theme.px(8), -theme.px(8)))
    layer.set_alpha(round(255 * clamp(fading * clamp(share / 0.15))))
    brush.surface.blit(layer, where)


Sign = tuple[pygame.Surface, tuple[float, float]]
"""A picture, and the place of its middle, counted from the middle of the medal."""


def _signs(settings: Settings, kind: MomentKind, share: float, radius: int) -> Iterator[Sign]:
    """Yield the pictures on the medal, each with the place of its middle.

    Settebello: six coins burst out of the seventh. Primiera: the suits come from four corners. Match point: a ring
    closes round the one coin that is missing. Cappotto: an overcoat falls into a ring of coins.
    """
    match kind:
        case MomentKind.SETTEBELLO:
            coin = suit_sign(settings, Suit.DENARI, round(radius * 0.5))
            out = ease_out_back(clamp(share / 0.45)) * radius * 0.54
            for number in range(6):
                angle = math.tau * number / 6 + 1.6 * (1.0 - ease_out(clamp(share / 0.6)))
                yield coin, (out * math.cos(angle), out * math.sin(angle))
            yield coin, (0.0, 0.0)
        case MomentKind.PRIMIERA:
            for number, suit in enumerate(Suit):
                come = smooth(clamp((share - 0.08 * number) / 0.30))
                if come > 0.0:
                    far = mix(2.0, 0.36, come) * radius
                    angle = math.tau * (number + 0.5) / 4 + 1.2 * (1.0 - come)
                    yield (
                        suit_sign(settings, suit, round(radius * 0.52)),
                        (far * math.cos(angle), far * math.sin(angle)),
                    )
        case MomentKind.MATCH_POINT:
            yield suit_sign(settings, Suit.DENARI, round(radius * 0.8)), (0.0, 0.0)
            width = mix(3.2, 1.2, smooth(clamp(share / 0.55))) * radius
            yield pygame.transform.smoothscale(_ring(round(3.2 * radius)), (round(width / 4) * 4,) * 2), (0.0, 0.0)
        case MomentKind.CAPPOTTO:
            fall = clamp(share / 0.32)
            swing = round(16 * math.sin(share * 16) * max(0.0, 1.0 - share / 0.75) / 2) * 2
            coat = _coat(round(radius * 1.35))
            yield (
                pygame.transform.rotozoom(coat, swing, 1.0) if swing else coat,
                (0.0, mix(-1.7, -0.06, fall * fall) * radius),
            )
            coin = suit_sign(settings, Suit.DENARI, round(radius * 0.26))
            for number in range(10):
                come = ease_out(clamp((share - 0.25 - 0.02 * number) / 0.25))
                if come > 0.0:
                    angle = math.tau * (number / 10 + 0.25)
                    far = mix(2.0, 0.87, come) * radius
                    yield coin, (far * math.cos(angle), far * math.sin(angle))
