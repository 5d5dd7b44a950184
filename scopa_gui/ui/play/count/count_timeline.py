"""The course of the count in time: step after step, each first moving, then standing to be read. Plain numbers."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stretch:
    """A step's seconds: moving, then standing."""

    moving: float
    pause: float


class CountTimeline:
    """Step that is shown, and for how long it has been. The last step stays for ever."""

    def __init__(self, stretches: Sequence[Stretch]) -> None:
        self._stretches = tuple(stretches)
        self.index = 0
        self.seconds = 0.0

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._stretches) - 1

    @property
    def moving(self) -> bool:
        """True while the present step still moves."""
        return self.seconds < self._stretches[self.index].moving

    @property
    def done(self) -> bool:
        """True if everything has been shown."""
        return self.index == self.last and not self.moving

    @property
    def settled(self) -> int:
        """Number of steps that have their result on the board."""
        return self.index if self.moving else self.index + 1

    @property
    def left(self) -> float | None:
        """Seconds until the next step begins; None when this one moves or is the last."""
        if self.moving or self.index == self.last:
            return None
        stretch = self._stretches[self.index]
        return max(0.0, stretch.moving + stretch.pause - self.seconds)

    def pass_time(self, dt: float) -> bool:
        """Let seconds pass; whether another step began or the present one came to rest."""
        before = (self.index, self.moving)
        self.seconds += dt
        while self.index < self.last and self.seconds >= sum(self._lengths(self.index)):
            self.seconds -= sum(self._lengths(self.index))
            self.index += 1
        return before != (self.index, self.moving)

    def step(self) -> None:
        """Bring the present step to rest; if it is at rest, begin the next."""
        if self.moving:
            self.seconds = self._stretches[self.index].moving
        elif self.index < self.last:
            self.index = self.index + 1
            self.seconds = 0.0

    def finish(self) -> None:
        """Go to the end."""
        self.index = self.last
        self.seconds = self._stretches[-1].moving

    def _lengths(self, index: int) -> tuple[float, float]:
        return self._stretches[index].moving, self._stretches[index].pause
