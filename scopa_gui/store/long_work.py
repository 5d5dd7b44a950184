"""Progress of long work in a thread, which another thread can watch and stop."""

import math
import sqlite3
import time

_STEPS = 20_000
"""Steps of SQLite after which it checks whether the work must stop; some milliseconds."""


class WorkStoppedError(Exception):
    """The work was stopped, or took too long."""


class LongWork:
    """Work in a thread; another thread reads its `share` or calls stop(). It may take at most `seconds`."""

    def __init__(self, seconds: float = math.inf) -> None:
        self.share = 0.0
        """Part of the work that is done, from 0 to 1."""
        self.is_stopped = False
        self._until = time.monotonic() + seconds

    def stop(self) -> None:
        """Make the work stop as soon as possible; from any thread."""
        self.is_stopped = True

    @property
    def is_over(self) -> bool:
        """True if the work must stop now, finished or not."""
        return self.is_stopped or time.monotonic() > self._until

    def reach(self, share: float) -> None:
        """Note that this share of the work is done; raises WorkStoppedError if it must stop now."""
        if self.is_over:
            raise WorkStoppedError
        self.share = min(1.0, share)

    def watch(self, connection: sqlite3.Connection) -> None:
        """Make statements of a connection raise sqlite3.OperationalError when the work must stop."""
        connection.set_progress_handler(lambda: self.is_over, _STEPS)
