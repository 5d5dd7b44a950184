"""Search for a place for a box over a screen where it covers little of it."""

from collections.abc import Sequence

from pygame import Rect

_ACROSS = 24
_DOWN = 64
"""Number of places that are tried across the window, and down."""


def covered(box: Rect, others: Sequence[Rect]) -> int:
    """Pixels of a box that lie over others."""
    if box.collidelist(others) < 0:
        return 0
    return sum(part.width * part.height for part in (box.clip(other) for other in others))


def free_place(size: tuple[int, int], room: Rect, others: Sequence[Rect]) -> Rect:
    """Place of this size in a room that covers as little of the others as possible, nearest to the top's middle."""
    free = max(0, room.width - size[0]), max(0, room.height - size[1])
    tops = [room.top + free[1] * step // _DOWN for step in range(_DOWN + 1)]
    lefts = [room.left + free[0] * step // _ACROSS for step in range(_ACROSS + 1)]
    middle = room.left + free[0] // 2
    places = sorted((top - room.top + abs(left - middle), top, left) for top in tops for left in {*lefts, middle})
    best = Rect(places[0][2], places[0][1], *size)
    least = -1
    for _far, top, left in places:
        box = Rect(left, top, *size)
        over = covered(box, others)
        if least < 0 or over < least:
            best = box
            least = over
        if over == 0:
            break
    return best
