"""Time to read a line that vanishes by itself: for a slow reader who first has to notice it."""

_SEES = 1.6
_WORD = 0.33
"""Seconds to notice a line, and for each of its words."""


def seconds_to_read(line: str) -> float:
    """Return the least number of seconds that a line stays."""
    return _SEES + _WORD * len(line.split())
