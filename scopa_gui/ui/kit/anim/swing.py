"""Swing of a card carried by the pointer: its lower end stays behind, and it settles when the hand stops."""

from scopa_gui.ui.kit.anim.tween import clamp

_PULL = 0.016
_FURTHEST = 17.0
"""Degrees for each unit a second that the hand moves sideways; and at most."""
_STIFF = 13.0
_DAMPED = 0.34
"""Of the spring that brings it upright: turns of phase a second in radians, and the share of critical damping."""
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
