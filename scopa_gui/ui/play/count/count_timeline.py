"""Timeline of the count: each step moves, then stays to be read; and the great moments and sounds on the way."""

from collections.abc import Sequence
from typing import NamedTuple

from scopa_gui.engine.match import winner_of
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.ui.play.count.count_steps import CAPPOTTO, TOTALS, CountStep, CountSteps, landed, most_gained
from scopa_gui.ui.table.motion.moments import MomentKind
from scopa_gui.ui.words.translation import _, listed

_APART = 0.07
"""Least seconds between the sounds of two cards."""


class Stretch(NamedTuple):
    """Seconds that a step moves, and then stays."""

    moving: float
    pause: float


class CountTimeline:
    """Current step of the count, and the seconds since it began. The last step stays for ever."""

    def __init__(self, stretches: Sequence[Stretch]) -> None:
        self._stretches = tuple(stretches)
        self.index = 0
        self.seconds = 0.0

    @property
    def last(self) -> int:
        return len(self._stretches) - 1

    @property
    def moving(self) -> bool:
        return self.seconds < self._stretches[self.index].moving

    @property
    def done(self) -> bool:
        return self.index == self.last and not self.moving

    @property
    def settled(self) -> int:
        """Number of steps whose results are on the slate."""
        return self.index if self.moving else self.index + 1

    @property
    def left(self) -> float | None:
        """Seconds until the next step begins; None while this one moves, and for the last."""
        if self.moving or self.index == self.last:
            return None
        return max(0.0, sum(self._stretches[self.index]) - self.seconds)

    def pass_time(self, dt: float) -> bool:
        """Let seconds pass; return True if a step began or came to rest."""
        before = (self.index, self.moving)
        self.seconds += dt
        while self.index < self.last and self.seconds >= sum(self._stretches[self.index]):
            self.seconds -= sum(self._stretches[self.index])
            self.index += 1
        return before != (self.index, self.moving)

    def step(self) -> None:
        """Bring the current step to rest, or begin the next one."""
        if self.moving:
            self.seconds = self._stretches[self.index].moving
        elif self.index < self.last:
            self.index += 1
            self.seconds = 0.0

    def finish(self) -> None:
        self.index = self.last
        self.seconds = self._stretches[-1].moving


def moment_of(count: CountSteps, step: CountStep) -> tuple[MomentKind, int] | None:
    """Return the great moment that a step deserves, and the side that earned it; None if it deserves none."""
    if step.category is Category.PRIMIERA and any(step.points):
        return MomentKind.PRIMIERA, step.points.index(max(step.points))
    if step.key == CAPPOTTO:
        return MomentKind.CAPPOTTO, max(range(count.sides), key=lambda side: len(step.rows[side].cards))
    if step.key == TOTALS and count.winner is None:
        fresh = [side for side in near_sides(count) if not _is_near(count, side, count.before)]
        return (MomentKind.MATCH_POINT, fresh[0]) if fresh else None
    return None


def near_sides(count: CountSteps) -> list[int]:
    """Return the sides that would win the match with one more point."""
    return [side for side in range(count.sides) if _is_near(count, side, count.after)]


def words_of(count: CountSteps, kind: MomentKind, names: Sequence[str]) -> str:
    """Return the words on a moment's ribbon: the names of sides with one point to go; "" stands for its usual words."""
    if kind is not MomentKind.MATCH_POINT:
        return ""
    return _("One point to go: {names}").format(names=listed([names[side] for side in near_sides(count)]))


def _is_near(count: CountSteps, side: int, totals: tuple[int, ...]) -> bool:
    """Return whether one more point would win the match for a side."""
    more = tuple(total + (number == side) for number, total in enumerate(totals))
    return winner_of(count.rules, totals) is None and winner_of(count.rules, more) == side


class Heard(NamedTuple):
    """Sound to play: its name, its volume and the number of its variant."""

    name: str
    gain: float
    step: int | None = None


class Hearing:
    """Sounds of a count: `news` returns each of them once."""

    def __init__(self, count: CountSteps) -> None:
        self._count = count
        self._index = 0
        self._arrived = 0
        self._last = -1.0
        self._points = 0
        self._announced = -1

    def news(self, index: int, seconds: float, *, settled: bool) -> tuple[Heard, ...]:
        """Return the new sounds `seconds` after the beginning of step `index`, or after it came to rest."""
        step = self._count.steps[index]
        before = self._arrived if index == self._index else 0
        if index != self._index:
            self._index = index
            self._last = -1.0
        if step.key == TOTALS:  # each coin sounds a little higher than the one before
            most = most_gained(self._count.gained)
            self._arrived = most if settled else landed(most, most, seconds)
            return (Heard("coin", 1.0, self._arrived - 1),) if self._arrived > before and not settled else ()
        self._arrived = max(before, *(step.arrived(row, seconds) for row in step.rows))
        if settled and self._announced < index:
            self._announced = index
            self._points += any(step.points)
            return (Heard("coin", 0.7, self._points - 1),) if any(step.points) else ()
        if self._arrived > before and not settled and seconds - self._last >= _APART:
            self._last = seconds
            return (Heard("deal", 0.8),)
        return ()
