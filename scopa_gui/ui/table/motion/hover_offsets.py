"""Offsets of the hand's and the table's cards from rest: raised, carried by the pointer, gliding back; plain data."""

from collections.abc import Iterable, Mapping
from math import exp

from scopa_gui.engine.cards import Card
from scopa_gui.ui.kit.anim import clamp

_PULL = 0.016
_FURTHEST = 17.0
"""Degrees for each unit a second that the hand moves sideways; and at most."""
_STIFF = 13.0
_DAMPED = 0.34
"""Frequency of the spring that brings it upright, in radians a second, and its share of critical damping."""
_LONGEST = 1 / 60
_STILL = 0.12
_SLOW = 1.5


class Swing:
    """An angle in degrees, counter-clockwise, that follows a hand; units are those of the window's theme."""

    def __init__(self) -> None:
        self.angle = 0.0
        self._speed = 0.0
        self._moved = 0.0

    @property
    def moving(self) -> bool:
        """True until it has come to rest."""
        return self.angle != 0.0 or self._speed != 0.0 or self._moved != 0.0

    def rest(self, angle: float = 0.0) -> None:
        """Hang at an angle, without speed."""
        self.angle = angle
        self._speed = 0.0
        self._moved = 0.0

    def pull(self, units: float) -> None:
        """The hand moved sideways, to the right if positive."""
        self._moved += units

    def update(self, dt: float, *, calm: bool = False) -> None:
        """Let time pass; `calm` brings it upright at once."""
        if calm or dt <= 0:
            if calm:
                self.rest()
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


Offset = tuple[float, float]
_QUICK = 20.0
_GLIDE = 13.0
_SETS_OUT = 0.16
"""Rates a second at which a card gets there, and one that the pointer let go; seconds it takes to gather speed."""
_THERE = 0.6


class HoverOffsets:
    """Offsets in pixels that follow their targets; `offsets` may be read at any time."""

    def __init__(self) -> None:
        self.offsets: dict[Card, Offset] = {}
        self._targets: dict[Card, Offset] = {}
        self._held: Card | None = None
        self._gliding: dict[Card, float] = {}

    def hover(self, targets: Mapping[Card, Offset], hand: Iterable[Card]) -> None:
        """Set the target offsets of the cards of the hand; those not named come to rest."""
        there = set(hand)
        self.offsets = {card: offset for card, offset in self.offsets.items() if card in there}
        self._targets = {card: offset for card, offset in targets.items() if card in there}

    def hold(self, card: Card | None, offset: Offset = (0.0, 0.0)) -> None:
        """The pointer carries a card, or lets it go."""
        if card is None and self._held is not None:
            self._gliding = {self._held: 0.0}
        self._held = card
        if card is not None:
            self._gliding.pop(card, None)
            self.offsets[card] = offset

    @property
    def moving(self) -> bool:
        """True while a card is on its way to its target."""
        return any(
            abs(self._targets.get(card, (0.0, 0.0))[0] - x) > _THERE
            or abs(self._targets.get(card, (0.0, 0.0))[1] - y) > _THERE
            for card, (x, y) in self.offsets.items()
            if card != self._held
        ) or any(card not in self.offsets for card in self._targets)

    def update(self, dt: float, *, calm: bool = False) -> None:
        """Let time pass; `calm` brings every card there at once."""
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
