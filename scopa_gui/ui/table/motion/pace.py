"""Durations of motion at the table, and the way of a card: a flight, or a fade where motion is reduced."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import inf

from scopa_gui.ui.kit.anim import Easing, Placement, Track, smooth
from scopa_gui.ui.table.geometry.table_layout import SpriteId

FLYING_Z = 600.0
SPEEDS: Mapping[str, float] = {"instant": 0.0, "fast": 0.32, "normal": 1.0, "slow": 1.55, "very_slow": 2.2}
"""Factor of all durations, by the value of the setting."""
AT_ONCE = 0.002
"""Factor of all durations at the speed "instant", where captures of others are shown."""
CAPTURE_STOPS: Mapping[str, float] = {"never": 0.0, "short": 2.0, "long": 4.0, "click": inf}
"""Seconds for which a capture of somebody else is shown, by the value of the setting."""
THINK = 0.36
"""Seconds at normal speed before a computer's card; the following are seconds at normal speed, too."""
FLY = 0.40
"""A card is played."""
HOLD = 0.84
"""The cards of a capture are lit."""
MY_HOLD = 0.5
"""The cards of my own capture are lit."""
SETTLE = 0.26
"""Pause after a card is played without taking."""
DRAW = 0.17
"""A card is drawn to the heap."""
SWEEP = 0.30
"""The heap is carried to the pile."""
STAGGER = 0.045
"""One card of the heap moves after the other."""
FLOURISH = 1.15
"""The word "Scopa!" is shown."""
DRIFT = 0.34
"""Cards on the table close up or make room."""
DEAL_FLY = 0.30
"""A dealt card flies to its place."""
DEAL_TURN = 0.20
"""A dealt card is turned up."""
TURN_STAGGER = 0.06
"""One card of my hand is turned up after the other."""
SQUARE = 0.15
"""A dealt card is set straight."""
LONGEST_DEAL = 2.1
"""All cards of a deal have left the pack."""
FADE = 0.14
"""A card fades, where motion is reduced."""

Tracks = dict[SpriteId, tuple[Track, ...]]


@dataclass(frozen=True, slots=True)
class Pace:
    """Pace of the table: `factor` multiplies durations, `calm` (reduced motion) makes cards fade instead of fly."""

    factor: float = 1.0
    calm: bool = False

    @property
    def think(self) -> float:
        """Least seconds for which a computer seems to think."""
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
    """Return the tracks of a card from `start` to `end`: a flight, or with reduced motion a fade out and in."""
    if duration <= 0:
        return (Track(start, end, 0.0, delay),)
    if pace.calm:
        fade = min(FADE * pace.factor, duration / 2)
        return (
            Track(start, replace(start, alpha=0.0), fade, delay),
            Track(replace(end, alpha=0.0), end, fade, delay + duration - fade),
        )
    return (Track(start, end, duration, delay, easing, hop=hop, grow=grow, flips=flips),)
