"""Places of the players at the table, as I see it."""

from collections.abc import Mapping
from enum import Enum


class Place(Enum):
    """Place of a player at the table, as I see it."""

    BOTTOM = "bottom"
    RIGHT = "right"
    TOP_RIGHT = "top_right"
    TOP = "top"
    TOP_LEFT = "top_left"
    LEFT = "left"


PLACES: Mapping[int, tuple[Place, ...]] = {
    2: (Place.BOTTOM, Place.TOP),
    3: (Place.BOTTOM, Place.TOP_RIGHT, Place.TOP_LEFT),
    4: (Place.BOTTOM, Place.RIGHT, Place.TOP, Place.LEFT),
    5: (Place.BOTTOM, Place.RIGHT, Place.TOP_RIGHT, Place.TOP_LEFT, Place.LEFT),
    6: (Place.BOTTOM, Place.RIGHT, Place.TOP_RIGHT, Place.TOP, Place.TOP_LEFT, Place.LEFT),
}
"""The place of each relative seat, counter-clockwise, by the number of players."""

CARD_RATIO = 0.625
"""Width of a card for its height."""
FAN_STEP = 0.42
"""From one card of another's hand to the next, for its width."""
