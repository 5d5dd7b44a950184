"""Easing: how far along a motion is at a fraction of its time. All map 0 to 0 and 1 to 1."""

from collections.abc import Callable

Easing = Callable[[float], float]


def clamp(t: float) -> float:
    """Return a number limited to the range 0 to 1."""
    return max(0.0, min(t, 1.0))


def ease_out(t: float) -> float:
    """Starts at speed, comes to rest: a card thrown on the table."""
    return 1.0 - (1.0 - t) ** 3


def ease_in_out(t: float) -> float:
    """At rest at both ends: a card that is carried."""
    return 4.0 * t * t * t if t < 0.5 else 1.0 - (2.0 - 2.0 * t) ** 3 / 2.0


def smooth(t: float) -> float:
    """At rest at both ends, with an even middle: cards drawn over cloth."""
    return t * t * (3.0 - 2.0 * t)


def toss(t: float) -> float:
    """Let go by a hand: quickly up to speed, then a long slide to rest."""
    return 1.0 - (1.0 - t * float(t**0.5)) ** 3


def slap(t: float) -> float:
    """Faster and faster, until the table stops it."""
    return t * t * (1.4 - 0.4 * t)


def bounce(t: float) -> float:
    """Falls, and springs up twice, lower each time."""
    for start, end, top in ((-0.44, 0.44, 1.0), (0.44, 0.78, 0.16), (0.78, 1.0, 0.04)):
        if t < end:
            middle = (start + end) / 2
            half = (end - start) / 2
            return 1.0 - top * (1.0 - ((t - middle) / half) ** 2)
    return 1.0


def ease_out_back(t: float) -> float:
    """Goes a little too far and comes back: a card that snaps into the hand."""
    over = 1.4
    return 1.0 + (over + 1.0) * (t - 1.0) ** 3 + over * (t - 1.0) ** 2


def mix(start: float, end: float, t: float) -> float:
    """The number `t` of the way from start to end."""
    return start + (end - start) * t


def turn(start: float, end: float, t: float) -> float:
    """The angle `t` of the way, by the shorter way round; degrees."""
    return start + ((end - start + 180.0) % 360.0 - 180.0) * t
