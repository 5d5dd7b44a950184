"""A stick of a gamepad that points: its dead zone, and when it points elsewhere."""

from dataclasses import dataclass

POINTS = 0.55
RESTS = 0.35
"""How far from its middle, of 1, a stick points somewhere, and within which it rests again: in between it trembles."""
_ASKEW = 0.6
"""How much of the longer way the shorter one may be: a stick between two ways means neither."""
_WAYS = (("left", "right"), ("up", "down"))


@dataclass(slots=True)
class PadStick:
    """`way` is where it points: "left", "right", "up", "down", or None. Right and down are positive."""

    x: float = 0.0
    y: float = 0.0
    way: str | None = None

    def move(self, axis: int, value: float) -> bool:
        """One axis (0 across, 1 along) now has this value, from -1 to 1; whether it points elsewhere than before."""
        before = self.way
        if axis == 0:
            self.x = value
        else:
            self.y = value
        self.way = self._pointed()
        return self.way != before

    def _pointed(self) -> str | None:
        far = {"left": -self.x, "right": self.x, "up": -self.y, "down": self.y}
        aside, along = sorted((abs(self.x), abs(self.y)))
        if along >= POINTS and aside <= _ASKEW * along:
            value, ways = (self.x, _WAYS[0]) if abs(self.x) == along else (self.y, _WAYS[1])
            return ways[value > 0]
        return self.way if self.way is not None and far[self.way] > RESTS else None
