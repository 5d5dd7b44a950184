"""Budget of a search and the result it hands back: the one place among the players that reads a clock."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import Self

from scopa_gui.ai.player import Candidate, Limit

NODES = 6
"""Positions of a solved ending charged as one iteration: 40 microseconds, as much as a playout and a half."""
KEPT_BACK = 0.04
LEAST_KEPT_BACK = 0.015
"""The share of the time, and the least seconds, kept for the reasons and a search's work after its last look: of no
time more than half.
"""
SLOWEST = 5.0
"""On a busy machine what is kept back takes longer by the clock, as all before it did; so many times at most."""
PATIENCE = 0.1
"""Seconds that the first look may run over, never longer than the time itself: an answer without it is worth less."""
FIRST_PORTION = 300
GROWS = 4
"""The first portion of work that is shared out by the clock, and how much larger than the last one the next may be."""

MustStop = Callable[[], bool]
"""Asked by long work again and again: whether it must be left as it is."""


def never() -> bool:
    """For work that may take any time."""
    return False


@contextmanager
def uncollected() -> Iterator[None]:
    """Without the collection of garbage, of which a search makes next to none."""
    # Speed: a full one takes 0.1 s of the processor, and on a busy machine a second by the clock that no budget sees.
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@dataclass(frozen=True, slots=True)
class Found:
    """Result of a search: every legal move, best first, and how many worlds and iterations it looked at."""

    candidates: tuple[Candidate, ...]
    worlds: int
    iterations: int


class Budget:
    """Limit of a search: until its seconds are over, or for a number of iterations; without a limit ``usual`` ones.

    With a number of iterations no clock is read, so that the same question has the same answer. ``keeps_back``: some of
    the seconds are left for what comes after the search, more of them on a busier machine.
    """

    def __init__(self, limit: Limit, usual: int, *, keeps_back: bool = False) -> None:
        self._seconds = limit.seconds
        self.iterations = (
            limit.iterations if limit.iterations is not None else None if limit.seconds is not None else usual
        )
        self._reserved = 0.0
        if limit.seconds is not None:
            self._begun, self._worked = perf_counter(), thread_time()
            if keeps_back:
                self._reserved = max(KEPT_BACK * limit.seconds, LEAST_KEPT_BACK)

    @property
    def seconds(self) -> float | None:
        """The seconds for the search; None where no clock is read."""
        if self._seconds is None or not self._reserved:
            return self._seconds
        return max(self._seconds / 2, self._seconds - self._reserved * self._slowness)

    @property
    def _slowness(self) -> float:
        """Return the ratio of clock time to this thread's processor time, from 1 to SLOWEST."""
        spent = perf_counter() - self._begun
        worked = thread_time() - self._worked
        return min(SLOWEST, max(1.0, spent / worked)) if worked > 0 else 1.0

    @property
    def spent(self) -> float:
        """The seconds since the search began; 0 where no clock is read."""
        return perf_counter() - self._begun if self._seconds is not None else 0.0

    def is_late(self, share: float = 1.0) -> bool:
        """True when this share of the seconds is over; never without a clock."""
        seconds = self.seconds
        return seconds is not None and self.spent >= share * seconds

    def is_past_patience(self) -> bool:
        """True when even a first look must end."""
        seconds = self.seconds
        return seconds is not None and self.spent >= seconds + min(PATIENCE, seconds)

    def is_spent(self, iterations: int) -> bool:
        """Return True when the search must end after this many iterations."""
        return (self.iterations is not None and iterations >= self.iterations) or self.is_late()

    @property
    def left(self) -> Limit:
        """The limit for what is still to be done."""
        return Limit(None if self.seconds is None else max(0.0, self.seconds - self.spent), self.iterations)

    def nodes(self, iterations: int) -> int | None:
        """Return the number of positions of endings that may still be solved after these iterations.

        None where only the clock limits it.
        """
        return None if self.iterations is None else max(0, self.iterations - iterations) * NODES

    def first(self, share: float) -> Self:
        """A budget of its own for this share of what is left."""
        return self._of(share, 0)

    def rest(self, iterations: int, enough: int | None = None) -> Self:
        """Return a separate budget for all that is left after these iterations; by the clock at most ``enough``."""
        found = self._of(1.0, iterations)
        if self._seconds is not None and found.iterations is None:
            found.iterations = enough
        return found

    def _of(self, share: float, spent: int) -> Self:
        many = None if self.iterations is None else max(1, round((self.iterations - spent) * share))
        seconds = self.seconds
        return type(self)(Limit(None if seconds is None else max(0.0, seconds - self.spent) * share, many), 1)

    def portions(self, number: int, share: float, largest: int | None = None) -> Iterator[slice]:
        """Split ``number`` items of work into slices until this share of the time is over.

        Each slice is as large as the speed allows, none larger than ``largest``. Without a clock there is only one.
        """
        if self._seconds is None:
            yield slice(0, number)
            return
        begun = self.spent
        done = 0
        size = FIRST_PORTION
        while done < number:
            yield slice(done, min(number, done + size))
            done += size
            left = share * (self.seconds or 0.0) - self.spent
            if left <= 0:
                return
            size = int(
                min(
                    largest or number, GROWS * size, max(FIRST_PORTION, done / max(self.spent - begun, 1e-6) * left / 2)
                )
            )
