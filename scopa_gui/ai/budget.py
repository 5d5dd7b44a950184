"""What a search may spend and what it hands back: the one place among the players that reads a clock."""

from dataclasses import dataclass
from time import perf_counter

from scopa_gui.ai.player import Candidate, Limit


@dataclass(frozen=True, slots=True)
class Found:
    """What a search has found: every legal move, best first, and how many worlds and iterations it looked at."""

    candidates: tuple[Candidate, ...]
    worlds: int
    iterations: int


class Budget:
    """How far a search may go: until its seconds are over, or for so many iterations; ``usual`` iterations without a limit.

    With a number of iterations no clock is read, so that the same question has the same answer.
    """

    def __init__(self, limit: Limit, usual: int) -> None:
        self.seconds = limit.seconds
        self.iterations = limit.iterations if limit.iterations is not None else None if limit.seconds is not None else usual
        self._begun = perf_counter() if limit.seconds is not None else 0.0

    @property
    def spent(self) -> float:
        """The seconds since the search began; 0 where no clock is read."""
        return perf_counter() - self._begun if self.seconds is not None else 0.0

    def is_spent(self, iterations: int) -> bool:
        """True when the search must end, after so many iterations."""
        if self.iterations is not None and iterations >= self.iterations:
            return True
        return self.seconds is not None and perf_counter() - self._begun >= self.seconds

    def share(self, iterations: int) -> float:
        """How much is spent, from 0 to 1 and beyond; by whichever limit is nearer."""
        by_clock = self.spent / self.seconds if self.seconds else float(self.seconds is not None)
        by_count = iterations / self.iterations if self.iterations else 0.0
        return max(by_clock, by_count)
