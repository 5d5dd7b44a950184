"""Budget of a search, in seconds or iterations, and its result (SearchResult). Only this file of `ai` reads a clock."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import Self

from scopa_gui.ai.player import Candidate, Limit

NODES = 6
"""Number of positions of a solved ending that count as one iteration: 40 microseconds, as long as 1.5 playouts."""
KEPT_BACK = 0.04
LEAST_KEPT_BACK = 0.015
"""Share of the seconds, and least number of them, reserved for the work after the search; never more than half."""
SLOWEST = 5.0
"""Largest factor by which the reserve grows on a busy machine."""
PATIENCE = 0.1
"""Seconds that a first batch may take beyond the limit, but not longer than the limit itself."""
FIRST_PORTION = 300
"""Number of items in the first slice of work with a limit of seconds."""
GROWS = 4
"""Largest factor from the size of one slice to the next."""

MustStop = Callable[[], bool]
"""Function that long work calls repeatedly; it must end when this returns True."""


def never() -> bool:
    """Return False, for work that may take any time."""
    return False


@contextmanager
def uncollected() -> Iterator[None]:
    """Turn garbage collection off for a while; a search makes hardly any garbage."""
    # Speed: a full collection takes 0.1 s, on a busy machine even a second.
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@dataclass(frozen=True, slots=True)
class SearchResult:
    """Result of a search: all legal moves, best first, and the number of worlds and iterations."""

    candidates: tuple[Candidate, ...]
    worlds: int
    iterations: int


class Budget:
    """Limit of a search in seconds, or in iterations: ``usual`` ones if the Limit has neither.

    With iterations no clock is read, so that the same question always has the same answer. ``keeps_back``: some of the
    seconds are reserved for the work after the search, more of them on a busy machine.
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
        """Seconds for the search; None without a limit of seconds."""
        if self._seconds is None or not self._reserved:
            return self._seconds
        return max(self._seconds / 2, self._seconds - self._reserved * self._slowness)

    @property
    def _slowness(self) -> float:
        """Ratio of clock time to this thread's processor time, from 1 to SLOWEST."""
        spent = perf_counter() - self._begun
        worked = thread_time() - self._worked
        return min(SLOWEST, max(1.0, spent / worked)) if worked > 0 else 1.0

    @property
    def spent(self) -> float:
        """Seconds since the search began; 0 without a limit of seconds."""
        return perf_counter() - self._begun if self._seconds is not None else 0.0

    def is_late(self, share: float = 1.0) -> bool:
        """Return whether this share of the seconds is over; False without a limit of seconds."""
        seconds = self.seconds
        return seconds is not None and self.spent >= share * seconds

    def is_past_patience(self) -> bool:
        """Return whether even a first batch must end."""
        seconds = self.seconds
        return seconds is not None and self.spent >= seconds + min(PATIENCE, seconds)

    def is_spent(self, iterations: int) -> bool:
        """Return whether the search must end after this many iterations."""
        return (self.iterations is not None and iterations >= self.iterations) or self.is_late()

    @property
    def left(self) -> Limit:
        """Limit of what is left."""
        return Limit(None if self.seconds is None else max(0.0, self.seconds - self.spent), self.iterations)

    def nodes(self, iterations: int) -> int | None:
        """Return the number of positions of endings that may be solved after these iterations.

        It is None if only seconds are limited.
        """
        return None if self.iterations is None else max(0, self.iterations - iterations) * NODES

    def first(self, share: float) -> Self:
        """Return a new budget for this share of what is left."""
        return self._of(share, 0)

    def rest(self, iterations: int, enough: int | None = None) -> Self:
        """Return a new budget for all that is left after these iterations.

        With a limit of seconds it has at most ``enough`` iterations, if given.
        """
        found = self._of(1.0, iterations)
        if self._seconds is not None and found.iterations is None:
            found.iterations = enough
        return found

    def _of(self, share: float, spent: int) -> Self:
        many = None if self.iterations is None else max(1, round((self.iterations - spent) * share))
        seconds = self.seconds
        return type(self)(Limit(None if seconds is None else max(0.0, seconds - self.spent) * share, many), 1)

    def portions(self, number: int, share: float, largest: int | None = None) -> Iterator[slice]:
        """Yield slices of ``number`` items of work until this share of the seconds is over.

        Each slice is as large as the speed so far allows, at most ``largest``. Without a limit of seconds there is one.
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
