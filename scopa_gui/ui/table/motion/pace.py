"""Durations of things on the table, and the simplest way of a card: a flight, or a fade where motion is reduced."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import inf

from scopa_gui.ui.kit.anim import Easing, Placement, Track, smooth
from scopa_gui.ui.table.geometry.table_layout import SpriteId

FLYING_Z = 600.0
SPEEDS: Mapping[str, float] = {"instant": 0.0, "fast": 0.32, "normal": 1.0, "slow": 1.55, "very_slow": 2.2}
"""Factor for the time that everything takes, by the setting's value."""
AT_ONCE = 0.002
"""The same where something is to be looked at on the way, though all else happens at once."""
CAPTURE_STOPS: Mapping[str, float] = {"never": 0.0, "short": 2.0, "long": 4.0, "click": inf}
"""Seconds for which what others take is left lying, by the setting's value."""
THINK = 0.36
FLY = 0.40
HOLD = 0.84
MY_HOLD = 0.5
SETTLE = 0.26
"""Seconds at normal speed: before a computer's card, its flight, the lit hold, that of my own, the rest after a lay."""
DRAW = 0.17
SWEEP = 0.30
STAGGER = 0.045
"""A card drawn to the heap, the heap carried to the pile, one card after the other."""
FLOURISH = 1.15
DRIFT = 0.34
"""In which a card on the table moves aside, or to where the row has its middle now."""
DEAL_FLY = 0.30
DEAL_TURN = 0.20
TURN_STAGGER = 0.06
SQUARE = 0.15
LONGEST_DEAL = 2.1
FADE = 0.14

Tracks = dict[SpriteId, tuple[Track, ...]]


@dataclass(frozen=True, slots=True)
class Pace:
    """Pace of the table: `factor` multiplies durations, `calm` (reduced motion) makes cards fade instead of fly."""

    factor: float = 1.0
    calm: bool = False

    @property
    def think(self) -> float:
        """Seconds that a computer seems to think at least."""
        return THINK * self.factor


def carry(
    start: Placement,
    end: Placement,
    duration: float,
    delay: float,
    pace: Pace,
    *,
    easing: Easing = smooth,
    hop: float = 0.0,
    grow: float = 0.0,
    flips: tuple[float, float] = (0.0, 1.0),
) -> tuple[Track, ...]:
    """The way of a card from one placement to another: a flight, or under reduced motion a fade out and in."""
    if duration <= 0:
        return (Track(start, end, 0.0, delay),)
    if pace.calm:
        fade = min(FADE * pace.factor, duration / 2)
        gone = replace(start, alpha=0.0)
        coming = replace(end, alpha=0.0)
        return Track(start, gone, fade, delay), Track(coming, end, fade, delay + duration - fade)
    return (Track(start, end, duration, delay, easing, hop=hop, grow=grow, flips=flips),)
