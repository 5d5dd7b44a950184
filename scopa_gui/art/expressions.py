"""Expressions of a face, and their place in a portrait, whose other parts are always the same.

Each person has a strip next to the portraits: below each other, a row for every expression but the one at rest. The
left square of a row holds the pixels of the portrait that change; the rest of it is transparent. A bust, which has no
ground, changes in the same pixels; the right square holds those at its outline, where the left one shows the ground. A
pixel that becomes transparent there has the alpha GONE.
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
    BLINK = "blink"


DRAWN = tuple(Expression)[1:]
"""Expressions in a strip, in its order."""
MASTER = 640
"""Pixels of the side of a portrait, or of a bust, that ships."""
FRAME = (173, 190, 474, 491)
"""Square of the portrait in which faces change, in pixels: left, top, right, bottom."""
SIDE = FRAME[2] - FRAME[0]
"""Pixels of the side of a square in a strip."""
STRIP = (2 * SIDE, SIDE * len(DRAWN))
"""Width and height of a strip in pixels."""
GONE = 1
"""Alpha of a pixel in a strip that is transparent in a bust with this expression, though not at rest."""
