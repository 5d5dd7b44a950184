"""Expressions of a face, and their place in a portrait, whose other parts are always the same.

Each person has a strip next to the portraits: below each other, a square for every expression but the one at rest,
transparent where it does not differ from that one.
"""

from enum import StrEnum


class Expression(StrEnum):
    """Expression of a face: at rest, in a mood, or looking at something (left and right as the viewer sees it)."""

    REST = "rest"
    THINKING = "thinking"
    PLEASED = "pleased"
    VEXED = "vexed"
    LEFT = "left"
    RIGHT = "right"
    DOWN = "down"


DRAWN = tuple(Expression)[1:]
"""Expressions in a strip, in its order."""
MASTER = 640
"""Pixels of the side of a portrait that ships."""
FRAME = (173, 190, 474, 491)
"""Square of the portrait in which faces change, in pixels: left, top, right, bottom."""
SIDE = FRAME[2] - FRAME[0]
"""Pixels of the side of a square in a strip."""
