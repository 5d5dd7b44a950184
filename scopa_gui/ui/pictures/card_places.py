"""Places of cards next to each other: in a row, which overlaps if it must, or in a fan. Plain geometry."""

from math import cos, radians, sin

from scopa_gui.ui.kit.anim import Placement

RATIO = 0.625
"""Width of a card, as a share of its height."""


def step_in_row(room: float, size: float, count: int, step: float) -> float:
    """Return the distance between `count` cards of this size: `step`, or less if they need more than `room`."""
    return min(step, (room - size) / max(1, count - 1))


def in_row(middle: float, room: float, size: float, count: int, step: float, *, from_left: bool = False) -> list[float]:
    """Return the middles of `count` cards in a room round `middle`: `step` apart, or overlapping if it is too short.

    The row is in the middle of the room, or with `from_left` it begins at its left edge. For a column, left is up.
    """
    step = step_in_row(room, size, count, step)
    if from_left:
        middle += (size + (count - 1) * step - room) / 2
    return [middle + (number - (count - 1) / 2) * step for number in range(count)]


def fan(centre: tuple[float, float], height: int, count: int, spread: float, radius: float = 1.5) -> list[Placement]:
    """Return the placements of `count` cards held in a hand.

    `centre` is that of the middle card, `spread` the degrees from the first card to the last; `radius` is how far below
    the middle card the wrist is, in card heights.
    """
    x, y = centre
    reach = radius * height
    places = []
    for number in range(count):
        angle = spread * (number / (count - 1) - 0.5) if count > 1 else 0.0
        places.append(
            Placement(x + reach * sin(radians(angle)), y + reach * (1 - cos(radians(angle))), angle=-angle, z=number)
        )
    return places


def fan_width(count: int, spread: float, radius: float = 1.5) -> float:
    """Return the width of a fan, in card heights."""
    half = radians(spread / 2) if count > 1 else 0.0
    return 2 * (radius * sin(half) + 0.5 * RATIO * cos(half) + 0.5 * sin(half))
