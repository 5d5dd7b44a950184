"""Placement of a window on the screens, as geometry without a window. A screen may be left of or above the main one."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect

from scopa_gui.ui.kit.theme import REFERENCE, SMALLEST

_SHARE: Final = 0.8
"""Share of a large screen's width and height that the first window takes."""
_WIDEST = 16 / 9
_TALLEST = 4 / 3
"""The shape of the first window is between these two."""


class Monitor(NamedTuple):
    """A screen: all of it, and the part without panels and docks."""

    whole: Rect
    usable: Rect


class WindowFrame(NamedTuple):
    """Width in pixels of the title bar and borders on the four sides of a window."""

    left: int = 0
    top: int = 0
    right: int = 0
    low: int = 0

    def around(self, inside: Rect) -> Rect:
        """Return the rectangle of a window with its frame, from the rectangle inside."""
        return Rect(
            inside.left - self.left,
            inside.top - self.top,
            inside.width + self.left + self.right,
            inside.height + self.top + self.low,
        )

    def within(self, outside: Rect) -> Rect:
        """Return the rectangle inside a window, from its rectangle with the frame."""
        return WindowFrame(-self.left, -self.top, -self.right, -self.low).around(outside)


USUAL_FRAME: Final = WindowFrame(8, 40, 8, 8)
"""Frame larger than most, for when the real one is not known yet."""


class Geometry(NamedTuple):
    """Place of the window; None leaves the choice. `maximised` and `fullscreen` are on top of it."""

    size: tuple[int, int] | None = None
    position: tuple[int, int] | None = None
    fullscreen: bool = False
    maximised: bool = False


def least_size(screens: Sequence[Monitor], *, in_points: bool) -> tuple[int, int]:
    """Return the smallest size of the window: with its frame it fits on the smallest screen.

    `in_points`: sizes are in points, each of which may be several pixels; then it fits on the main screen.
    """
    if not screens:
        return SMALLEST
    rooms = [screens[0].usable] if in_points else [USUAL_FRAME.within(screen.usable) for screen in screens]
    return min(SMALLEST[0], *(room.width for room in rooms)), min(SMALLEST[1], *(room.height for room in rooms))


def visible_geometry(
    geometry: Geometry, screens: Sequence[Monitor], *, by_frame: bool = True, in_points: bool = False
) -> Geometry:
    """Return where to open the window so that all of it is visible.

    It stays where it was if it is visible there; otherwise it is moved, and made smaller, as little as possible. The
    first window takes four fifths of a large screen, the reference size on a smaller one; if that is too small it is
    maximised, and it fills a screen that is smaller than the smallest window.

    `by_frame`: a position is the corner of its frame, else that of its inside. `in_points`: see `least_size`.
    """
    if not screens:
        return geometry._replace(size=geometry.size or REFERENCE)
    screen = screens[0]
    if geometry.size is None:  # the first window ever
        room = USUAL_FRAME.within(screen.usable)
        width, height = (min(room.size[at], max(REFERENCE[at], round(screen.whole.size[at] * _SHARE))) for at in (0, 1))
        width = min(width, round(height * _WIDEST))
        height = min(height, round(width / _TALLEST))
        least = least_size((screen,), in_points=in_points)
        ample = least if in_points else SMALLEST
        is_tight = width < ample[0] or height < ample[1]
        is_tiny = not in_points and (screen.whole.width < SMALLEST[0] or screen.whole.height < SMALLEST[1])
        over = geometry._replace(maximised=geometry.maximised or is_tight, fullscreen=geometry.fullscreen or is_tiny)
        return _centred(Rect(0, 0, max(width, least[0]), max(height, least[1])), screen, over, by_frame=by_frame)
    place = Rect((0, 0), geometry.size)
    if geometry.position is None:
        return _centred(place, screen, geometry, by_frame=by_frame)
    place.topleft = geometry.position
    if not is_visible(place, screens):
        place = nearest_visible(place, screens)
    return geometry._replace(size=place.size, position=place.topleft)


def _centred(place: Rect, screen: Monitor, geometry: Geometry, *, by_frame: bool) -> Geometry:
    """Return the place in the middle of a screen; the title bar is visible even if the window does not fit."""
    outside = USUAL_FRAME.around(place)
    outside.center = screen.usable.center
    outside.topleft = max(screen.usable.left, outside.left), max(screen.usable.top, outside.top)
    corner = outside.topleft if by_frame else USUAL_FRAME.within(outside).topleft
    return geometry._replace(size=place.size, position=corner)


def is_visible(place: Rect, screens: Sequence[Monitor]) -> bool:
    """Return whether all of a rectangle is visible, on one or several screens, outside all panels."""
    areas: list[Rect] = []
    for usable in sorted((screen.usable for screen in screens), key=lambda rect: -rect.width * rect.height):
        # Two screens may show the same.
        if not any(other.contains(usable) for other in areas):
            areas.append(usable)
    parts = [place.clip(usable) for usable in areas]
    return sum(part.width * part.height for part in parts) >= place.width * place.height


def nearest_visible(place: Rect, screens: Sequence[Monitor]) -> Rect:
    """Return the rectangle moved, and made smaller, as little as possible so that it is on the nearest screen."""

    def farness(usable: Rect) -> tuple[int, int]:
        part = place.clip(usable)
        across = place.centerx - usable.centerx
        down = place.centery - usable.centery
        return -part.width * part.height, across * across + down * down

    usable = min((screen.usable for screen in screens), key=farness)
    size = min(place.width, usable.width), min(place.height, usable.height)
    return Rect(place.topleft, size).clamp(usable)
