"""The animation at a match's end: cards, coins and confetti after a win, the cards gathered after a loss."""

import pygame

from scopa_gui.ui.kit.anim import Plan
from scopa_gui.ui.pictures.sprites import Faces, Sprites, size_of
from scopa_gui.ui.play.count.count_sounds import Heard
from scopa_gui.ui.play.match_end import prize_cards
from scopa_gui.ui.play.match_end.confetti import LASTS, draw_confetti, handful
from scopa_gui.ui.play.match_end.tossed_coins import FALLING, draw_coins, shower

QUIET = 1.8
"""Seconds that the animation takes after a loss."""
_COINS_APART = 0.055
"""Seconds at least between the sounds of two coins."""


class Celebration:
    """The animation of one match's end: `seconds` goes up to `lasts`; another match number gives other coins."""

    def __init__(self, number: int, *, won: bool) -> None:
        self.won = won
        self.lasts = max(FALLING, LASTS) if won else QUIET
        self.seconds = self.lasts
        self.coins = shower(number) if won else ()
        self.paper = handful(number) if won else ()
        self._cues = self._sounds()

    def _sounds(self) -> tuple[tuple[float, Heard], ...]:
        found = [(at, Heard("deal" if self.won else "card", 0.8)) for at in prize_cards.heard(self.won)]
        last = -1.0
        for number, at in enumerate(sorted(coin.lands for coin in self.coins)):
            if at - last >= _COINS_APART:
                found.append((at, Heard("coin", 0.75, (number * 5) % 6)))
                last = at
        return tuple(sorted(found))

    def begin(self) -> None:
        """Start the animation; before this call everything is drawn where it ends."""
        self.seconds = 0.0

    @property
    def moving(self) -> bool:
        """True while anything is moving."""
        return self.seconds < self.lasts

    def pass_time(self, dt: float) -> tuple[Heard, ...]:
        """Let time pass; the sounds due meanwhile."""
        before = self.seconds
        self.seconds = min(self.lasts, self.seconds + dt)
        return tuple(heard for at, heard in self._cues if before < at <= self.seconds)

    def finish(self) -> None:
        """Go to the end."""
        self.seconds = self.lasts

    def draw_cards(self, surface: pygame.Surface, sprites: Sprites, deck: str, back: str, rect: pygame.Rect) -> None:
        """The three cards in their rectangle, and the coins before them."""
        high = int(min(rect.height * 0.72, rect.width * 0.47 / 0.625, 768))
        make = prize_cards.fanned if self.won else prize_cards.gathered
        plan: Plan[int] = make((float(rect.centerx), float(rect.centery)), size_of(high)[0] * 1.1, float(high))
        where = plan.at(self.seconds) if self.moving else plan.end()
        for card, at in sorted(where.items(), key=lambda item: item[1].z):
            if at.alpha > 0.02:
                sprites.draw(surface, Faces(deck, card, back, high), at)
        low = min(rect.bottom + 0.02 * surface.get_height(), rect.centery + 0.56 * high)
        draw_coins(surface, self.coins, self.seconds, (rect.left + 0.30 * rect.width, low))

    def draw_paper(self, surface: pygame.Surface) -> None:
        """The confetti, over everything."""
        draw_confetti(surface, self.paper, self.seconds)
