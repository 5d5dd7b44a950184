"""Animation at the end of a match: cards, coins and confetti after a win, three cards laid down after a loss."""

from collections.abc import Sequence

import pygame

from scopa_gui.engine.cards import RE_BELLO, SETTEBELLO, Card, denari
from scopa_gui.ui.kit.anim import Placement, Plan, Track, ease_out_back, smooth, toss
from scopa_gui.ui.pictures.sprites import Faces, Sprites, size_of
from scopa_gui.ui.play.count.count_timeline import Heard
from scopa_gui.ui.play.match_end.confetti import LASTS, draw_confetti, handful
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
        """True while anything moves."""
        return self.seconds < self.lasts

    def pass_time(self, dt: float) -> tuple[Heard, ...]:
        """Let seconds pass; return the sounds due in that time."""
        before = self.seconds
        self.seconds = min(self.lasts, self.seconds + dt)
        return tuple(heard for at, heard in self._cues if before < at <= self.seconds)

    def finish(self) -> None:
        """Go to the end."""
        self.seconds = self.lasts

    def draw_cards(self, surface: pygame.Surface, sprites: Sprites, deck: str, back: str, rect: pygame.Rect) -> None:
        """Draw the three cards in their rectangle, and the coins in front of them."""
        high = int(min(rect.height * 0.72, rect.width * 0.47 / 0.625, 768))
        make = _fanned if self.won else _gathered
        plan: Plan[int] = make((float(rect.centerx), float(rect.centery)), size_of(high)[0] * 1.1, float(high))
        where = plan.at(self.seconds) if self.moving else plan.end()
        for card, at in sorted(where.items(), key=lambda item: item[1].z):
            if at.alpha > 0.02:
                sprites.draw(surface, Faces(deck, card, back, high), at)
        low = min(rect.bottom + 0.02 * surface.get_height(), rect.centery + 0.56 * high)
        draw_coins(surface, self.coins, self.seconds, (rect.left + 0.30 * rect.width, low))

    def draw_paper(self, surface: pygame.Surface) -> None:
        draw_confetti(surface, self.paper, self.seconds)


def _fanned(middle: tuple[float, float], wide: float, high: float) -> Plan[Card]:
    """Return the motion after a win: a closed fan springs open, with the settebello in front."""
    x, y = middle
    closed = Placement(x, y + 0.05 * high, 0.0, lift=0.35)
    plan: dict[Card, tuple[Track, ...]] = {}
    for number, (card, aside, angle, lower) in enumerate(
        zip(_CARDS, (-0.40, 0.40, 0.0), (14.0, -14.0, 0.0), (0.05, 0.05, -0.02), strict=True)
    ):
        end = Placement(x + aside * wide, y + lower * high, angle, z=number, lift=0.08 * number)
        plan[card] = (Track(closed, end, _OPENS, 0.12 + _APART * (2 - number), ease_out_back),)
    return Plan(plan)


def _gathered(middle: tuple[float, float], wide: float, high: float) -> Plan[Card]:
    """Return the motion after a loss: the same cards are quietly laid on each other, one by one."""
    x, y = middle
    plan: dict[Card, tuple[Track, ...]] = {}
    for number, (card, aside, angle) in enumerate(zip(_CARDS, (-0.10, 0.09, 0.0), (5.0, -3.5, 0.6), strict=True)):
        end = Placement(x + aside * wide, y + 0.01 * high * number, angle, z=number, lift=0.03)
        start = Placement(end.x - 0.5 * wide, end.y + 0.30 * high, angle + 16.0, alpha=0.0, z=number)
        near = Placement(end.x - 0.22 * wide, end.y + 0.13 * high, angle + 7.0, z=number, lift=0.2)
        begin = 0.25 + _BETWEEN * number
        plan[card] = (
            Track(start, near, _LAYS * 0.4, begin, smooth),
            Track(near, end, _LAYS * 0.6, begin + _LAYS * 0.4, toss),
        )
    return Plan(plan)
