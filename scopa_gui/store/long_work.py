"""Work that takes longer than a blink: how far it is, and whether somebody still waits for it."""

import math
import sqlite3
import time

_STEPS = 20_000
"""Steps of SQLite from one question to the next; some milliseconds."""


class WorkStoppedError(Exception):
    """Nobody waits for the work any more, or it took longer than it may."""


class LongWork:
    """One piece of work, done in a thread of its own while another one looks at its `share` or stops it."""

    def __init__(self, seconds: float = math.inf) -> None:
        self.share = 0.0
        """Part of the work that is done, from 0 to 1."""
        self.is_stopped = False
        self._until = time.monotonic() + seconds

    def stop(self) -> None:
        """Have the work end as soon as it can; from any thread."""
        self.is_stopped = True

    @property
    def is_over(self) -> bool:
        """True if the work is to end now, done or not."""
        return self.is_stopped or time.monotonic() > self._until

    def reach(self, share: float) -> None:
        """Note how far the work is; WorkStoppedError when it is to end now."""
        if self.is_over:
            raise WorkStoppedError
        self.share = min(1.0, share)

    def watch(self, connection: sqlite3.Connection) -> None:
        """Have the statements of a connection end with sqlite3.OperationalError when the work is to end."""
        connection.set_progress_handler(lambda: self.is_over, _STEPS)
