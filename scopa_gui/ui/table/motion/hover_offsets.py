"""Offsets of cards in my hand and on the table: raised, dragged by the pointer, gliding back. Plain data."""

from collections.abc import Iterable, Mapping
from math import exp

from scopa_gui.engine.cards import Card
from scopa_gui.ui.kit.anim import clamp
from scopa_gui.ui.table.geometry.hit_test import Offset

_PULL = 0.016
"""Degrees by which a card swings, for each unit a second that the pointer moves sideways."""
_FURTHEST = 17.0
"""Largest angle in degrees."""
_STIFF = 13.0
"""Frequency in radians a second of the spring that brings the card upright."""
_DAMPED = 0.34
"""Damping of the spring, as a share of critical damping."""
_LONGEST = 1 / 60
"""Longest step in seconds of the calculation."""
_STILL = 0.12
"""Angle in degrees below which the card comes to rest, if it is slow."""
_SLOW = 1.5
"""Speed in degrees a second below which it comes to rest."""


class Swing:
    """Angle, in degrees counter-clockwise, of a card that swings while the pointer drags it."""

    def __init__(self) -> None:
        self.angle = self._speed = self._moved = 0.0

    @property
    def moving(self) -> bool:
        """True until it has come to rest."""
        return self.angle != 0.0 or self._speed != 0.0 or self._moved != 0.0

    def rest(self, angle: float = 0.0) -> None:
        """Stop at an angle."""
        self.angle = angle
        self._speed = self._moved = 0.0

    def pull(self, units: float) -> None:
        """Take in that the pointer moved sideways by some units of the theme, to the right if positive."""
        self._moved += units

    def update(self, dt: float, *, calm: bool = False) -> None:
        """Let time pass; with `calm` the card is upright at once."""
        if calm:
            self.rest()
        if calm or dt <= 0:
            return
        goal = _FURTHEST * (1.0 - 2.0 * clamp(0.5 + _PULL * self._moved / dt / (2.0 * _FURTHEST)))
        self._moved = 0.0
        left = min(dt, 0.25)
        while left > 0:
            step = min(left, _LONGEST)
            pushed = _STIFF * _STIFF * (goal - self.angle) - 2.0 * _DAMPED * _STIFF * self._speed
            self._speed += pushed * step
            self.angle += self._speed * step
            left -= step
        if abs(self.angle) < _STILL and abs(self._speed) < _SLOW and goal == 0.0:
            self.rest()


_QUICK = 20.0
"""Rate a second at which a card approaches its target."""
_GLIDE = 13.0
"""Rate a second of a card that the pointer let go."""
_SETS_OUT = 0.16
"""Seconds in which such a card gathers speed."""
_THERE = 0.6
"""Distance in pixels from its target at which a card has arrived."""


class HoverOffsets:
    """Offsets of cards in pixels, which follow their targets as time passes."""

    def __init__(self) -> None:
        self.offsets: dict[Card, Offset] = {}
        self._targets: dict[Card, Offset] = {}
        self._held: Card | None = None
        self._gliding: dict[Card, float] = {}

    def hover(self, targets: Mapping[Card, Offset], hand: Iterable[Card]) -> None:
        """Set the target offsets of cards; the other cards of `hand` come to rest."""
        there = set(hand)
        self.offsets = {card: offset for card, offset in self.offsets.items() if card in there}
        self._targets = {card: offset for card, offset in targets.items() if card in there}

    def hold(self, card: Card | None, offset: Offset = (0.0, 0.0)) -> None:
        """Let the pointer drag a card, or let it go with None."""
        if card is None and self._held is not None:
            self._gliding = {self._held: 0.0}
        self._held = card
        if card is not None:
            self._gliding.pop(card, None)
            self.offsets[card] = offset

    @property
    def moving(self) -> bool:
        """True while a card is on its way to its target."""
        if any(card not in self.offsets for card in self._targets):
            return True
        for card, (x, y) in self.offsets.items():
            goal_x, goal_y = self._targets.get(card, (0.0, 0.0))
            if card != self._held and max(abs(goal_x - x), abs(goal_y - y)) > _THERE:
                return True
        return False

    def update(self, dt: float, *, calm: bool = False) -> None:
        """Let time pass; with `calm` every card is at its target at once."""
        for card in {*self.offsets, *self._targets}:
            if card == self._held:
                continue
            rate = _QUICK
            if card in self._gliding:
                self._gliding[card] += dt
                rate = _GLIDE * min(1.0, self._gliding[card] / _SETS_OUT)
            share = 1.0 if calm else 1.0 - exp(-rate * dt)
            x, y = self.offsets.get(card, (0.0, 0.0))
            goal_x, goal_y = self._targets.get(card, (0.0, 0.0))
            x = x + (goal_x - x) * share
            y = y + (goal_y - y) * share
            if abs(goal_x - x) <= _THERE and abs(goal_y - y) <= _THERE:
                x = goal_x
                y = goal_y
                self._gliding.pop(card, None)
            if (x, y) == (0.0, 0.0):
                self.offsets.pop(card, None)
            else:
                self.offsets[card] = (x, y)
