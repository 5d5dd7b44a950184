"""Expressions that a face may show, and their place in a portrait: the rest of the picture is always the same.

Next to the portraits there is a strip for each person: a square for every expression but that at rest, one below the
other, transparent where the face is as at rest.
"""

from enum import StrEnum


class Expression(StrEnum):
    """Look of a face: at rest, in three moods, or at rest with the eyes on something (as the viewer sees them)."""

    REST = "rest"
    THINKING = "thinking"
    PLEASED = "pleased"
    VEXED = "vexed"
    LEFT = "left"
    RIGHT = "right"
    DOWN = "down"


DRAWN = tuple(Expression)[1:]
"""Those in a strip, in its order."""
MASTER = 640
"""Pixels of the side of a portrait as it ships."""
FRAME = (173, 190, 474, 491)
"""The square of it in which faces change, in pixels: left, top, right, bottom."""
SIDE = FRAME[2] - FRAME[0]
"""Pixels of the side of a square in a strip."""
