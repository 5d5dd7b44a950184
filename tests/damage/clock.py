"""A clock that stands still while this process waits for a processor: others may be using them all."""

import time
from pathlib import Path

_WAITED = Path("/proc/self/schedstat")


def seconds() -> float:
    """Seconds, without those in which the process could have gone on and got no processor, where the system says so."""
    try:
        waited = int(_WAITED.read_text().split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        waited = 0.0
    return time.monotonic() - waited
