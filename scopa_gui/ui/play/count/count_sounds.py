"""The sounds of a count: for every card that comes down, every point, every coin in its slot. Plain values."""

from typing import NamedTuple

from scopa_gui.ui.play.count.count_steps import TOTALS, CountSteps
from scopa_gui.ui.play.count.point_slots import landed, most_gained
from scopa_gui.ui.play.count.stage import StepInstant, arrived

_APART = 0.07
"""Seconds at least between the sounds of two cards."""


class Heard(NamedTuple):
    """A sound by name, how loud, and which of its variants."""

    name: str
    gain: float
    step: int | None = None


class Hearing:
    """Knows which sounds of a count have been given out; `news` may be asked at any time and gives each once."""

    def __init__(self, count: CountSteps) -> None:
        self._count = count
        self._index = 0
        self._cards = 0
        self._last = -1.0
        self._points = 0
        self._announced = -1

    def news(self, index: int, moment: StepInstant) -> tuple[Heard, ...]:
        """The sounds due now that step `index` is at this instant, and not given out before."""
        if index != self._index:
            self._index = index
            self._cards = 0
            self._last = -1.0
        if moment.step.key == TOTALS:
            return self._coins(moment)
        found = []
        here = max((arrived(row, moment) for row in moment.step.rows), default=0)
        if here > self._cards and not moment.settled and moment.seconds - self._last >= _APART:
            self._last = moment.seconds
            found.append(Heard("deal", 0.8))
        self._cards = max(here, self._cards)
        if moment.settled and self._announced < index:
            self._announced = index
            if any(moment.step.points):
                found.append(Heard("coin", 0.7, self._points))
                self._points += 1
        return tuple(found)

    def _coins(self, moment: StepInstant) -> tuple[Heard, ...]:
        """A coin in its slot: each a little higher than the one before."""
        most = most_gained(self._count.gained)
        here = most if moment.settled else landed(most, most, moment.seconds)
        before = self._cards
        self._cards = here
        return (Heard("coin", 1.0, here - 1),) if here > before and not moment.settled else ()
