"""Motion as plain geometry, without pygame or a clock: easing, placements, and plans of tracks between placements.

A scene adds up the seconds itself and draws `plan.at(seconds)`.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

Easing = Callable[[float], float]


def clamp(t: float) -> float:
    """Return a number limited to the range 0 to 1."""
    return max(0.0, min(t, 1.0))


def ease_out(t: float) -> float:
    """Return the progress of something that starts at speed and comes to rest: a card thrown on the table."""
    return 1.0 - (1.0 - t) ** 3


def ease_in_out(t: float) -> float:
    """Return the progress of something at rest at both ends: a card that is carried."""
    return 4.0 * t * t * t if t < 0.5 else 1.0 - (2.0 - 2.0 * t) ** 3 / 2.0


def smooth(t: float) -> float:
    """Return the progress of something at rest at both ends, at an even speed between: cards drawn over cloth."""
    return t * t * (3.0 - 2.0 * t)


def toss(t: float) -> float:
    """Return the progress of something let go by a hand: quickly up to speed, then a long slide to rest."""
    return 1.0 - (1.0 - t * float(t**0.5)) ** 3


def slap(t: float) -> float:
    """Return the progress of something that gets faster until the table stops it."""
    return t * t * (1.4 - 0.4 * t)


def bounce(t: float) -> float:
    """Return the progress of something that falls and springs up twice, lower each time."""
    for start, end, top in ((-0.44, 0.44, 1.0), (0.44, 0.78, 0.16), (0.78, 1.0, 0.04)):
        if t < end:
            middle = (start + end) / 2
            half = (end - start) / 2
            return 1.0 - top * (1.0 - ((t - middle) / half) ** 2)
    return 1.0


def ease_out_back(t: float) -> float:
    """Return the progress of something that goes a little too far and comes back: a card that snaps into the hand."""
    over = 1.4
    return 1.0 + (over + 1.0) * (t - 1.0) ** 3 + over * (t - 1.0) ** 2


def mix(start: float, end: float, t: float) -> float:
    """Return the number that is `t`, from 0 to 1, of the way from start to end."""
    return start + (end - start) * t


def mix_angle(start: float, end: float, t: float) -> float:
    """Return the angle in degrees that is `t` of the way from start to end, the shorter way round."""
    return start + ((end - start + 180.0) % 360.0 - 180.0) * t


Id = TypeVar("Id", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Placement:
    """Position and look of a card: its centre in pixels, and its angle in degrees counter-clockwise.

    `scale` is relative to the card's resting size; `flip` is 0 face down, 1 face up, and between them while the card
    turns over; `alpha` is 0 to 1; cards with a higher `z` are drawn later; `lift`, 0 to 1, is the height above the
    table and makes the shadow longer; `dim`, 0 to 1, darkens.
    """

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0
    flip: float = 1.0
    alpha: float = 1.0
    z: float = 0.0
    lift: float = 0.0
    dim: float = 0.0


@dataclass(frozen=True, slots=True)
class Track:
    """Movement of one thing from `start` to `end`: after `delay` seconds, in `duration` seconds.

    Half way, `arc` moves the card up by this many pixels, `hop` is its `lift`, and `grow` the share by which it looks
    larger. `flips` is the part of the time, from 0 to 1, in which the card turns over.
    """

    start: Placement
    end: Placement
    duration: float
    delay: float = 0.0
    easing: Easing = ease_in_out
    arc: float = 0.0
    hop: float = 0.0
    grow: float = 0.0
    flips: tuple[float, float] = (0.0, 1.0)

    @property
    def over(self) -> float:
        """Seconds from the start of the plan until it has arrived."""
        return self.delay + self.duration

    def at(self, seconds: float) -> Placement:
        """Return the placement at a moment of the plan: `start` before it begins, exactly `end` once it has arrived."""
        if seconds >= self.over:
            return self.end
        if seconds <= self.delay:
            return self.start
        plain = clamp((seconds - self.delay) / self.duration)
        t = self.easing(plain)
        bow = 4.0 * plain * (1.0 - plain)
        a = self.start
        b = self.end
        begin, end = self.flips
        return Placement(
            x=mix(a.x, b.x, t),
            y=mix(a.y, b.y, t) - self.arc * bow,
            angle=mix_angle(a.angle, b.angle, t),
            scale=mix(a.scale, b.scale, t) * (1.0 + self.grow * bow),
            flip=mix(a.flip, b.flip, clamp((plain - begin) / max(1e-6, end - begin))),
            alpha=mix(a.alpha, b.alpha, clamp(t)),
            z=max(a.z, b.z),
            lift=mix(a.lift, b.lift, clamp(t)) + self.hop * bow,
            dim=mix(a.dim, b.dim, clamp(t)),
        )


@dataclass(frozen=True, slots=True)
class Plan(Generic[Id]):
    """Tracks by the name of the thing that moves; the tracks of one thing follow each other in time."""

    tracks: Mapping[Id, Sequence[Track]]

    @property
    def duration(self) -> float:
        """Seconds until everything has arrived."""
        return max((track.over for way in self.tracks.values() for track in way), default=0.0)

    def at(self, seconds: float) -> dict[Id, Placement]:
        """Return the placement of every moving thing at a moment; from `duration` on it is exactly its last one."""
        found = {}
        for name, way in self.tracks.items():
            if way:
                now = way[0]
                for track in way[1:]:
                    if seconds < track.delay:
                        break
                    now = track
                found[name] = now.at(seconds)
        return found

    def end(self) -> dict[Id, Placement]:
        """Return the final placement of everything: a skip jumps there."""
        return {name: way[-1].end for name, way in self.tracks.items() if way}


def between(
    before: Mapping[Id, Placement],
    after: Mapping[Id, Placement],
    duration: float,
    *,
    stagger: float = 0.0,
    order: Iterable[Id] | None = None,
    easing: Easing = ease_in_out,
    arc: float = 0.0,
    hop: float = 0.0,
) -> Plan[Id]:
    """Return the plan that turns one layout into another.

    Changed items move, each `stagger` seconds after the previous one. `order` names the order in which they start
    (default: the order of `after`). An item only in `after` appears in its place; an item only in `before` is not in
    the plan.
    """
    names = list(after if order is None else order)
    moving = [name for name in names if name in after and before.get(name, after[name]) != after[name]]
    return Plan(
        {
            name: (Track(before[name], after[name], duration, number * stagger, easing, arc, hop),)
            for number, name in enumerate(moving)
        }
    )
