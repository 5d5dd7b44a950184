"""How long it takes to read a line that vanishes by time: for somebody who reads slowly and first has to see it."""

_SEES = 1.6
_WORD = 0.33
"""Seconds to notice a line, and for each of its words."""


def seconds_to_read(line: str) -> float:
    """Seconds that a line stands at least."""
    return _SEES + _WORD * len(line.split())
