"""Points as coins counted into slots, one for each point to the target: where each is at a moment. Plain numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.ui.kit.anim import bounce, clamp, mix, smooth

_FALL = 0.42
_STAGGER = 0.21
_WITHIN = 1.9
"""Seconds of one coin's way, from one coin to the next, and of all coins at most, at normal speed."""
_LANDS = 0.62
"""Share of its way at which a coin is heard: it then springs up a little."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Flying:
    """A coin on its way: its middle, how far it faces us (0 edge on, 1 flat), how high above its slot (0..1)."""

    x: float
    y: float
    facing: float
    height: float


def _stagger(coins: int) -> float:
    return min(_STAGGER, _WITHIN / max(1, coins))


def counting(coins: int) -> float:
    """Return the seconds until this number of coins is in the slots; a moment even for none."""
    return _FALL + _stagger(coins) * (coins - 1) + 0.12 if coins else 0.3


def landed(mine: int, most: int, seconds: float) -> int:
    """Return the number of a side's coins that have touched their slots; `most` is the largest number of any side."""
    gone = seconds - _LANDS * _FALL
    return 0 if gone < 0 else min(mine, int(gone / _stagger(most)) + 1)


def resting(mine: int, most: int, seconds: float) -> int:
    """Return the number of a side's coins that are at rest in their slots."""
    gone = seconds - _FALL
    return 0 if gone < 0 else min(mine, int(gone / _stagger(most) + 1e-9) + 1)


def flying(number: int, most: int, seconds: float, start: Point, slot: Point, high: float) -> Flying | None:
    """Coin `number` of its side, on its way from `start` to its slot, `high` above it half way; else None."""
    share = (seconds - number * _stagger(most)) / _FALL
    if not 0.0 < share < 1.0:
        return None
    if share < _LANDS:
        t = share / _LANDS
        bow = 4.0 * t * (1.0 - t)
        x = mix(start[0], slot[0], smooth(t) * 0.6 + t * 0.4)
        y = mix(start[1], slot[1], t * t)
        return Flying(x, y - high * bow, abs(1.0 - 2.0 * ((2.0 * t + 0.5) % 1.0)), bow)
    sprung = 1.0 - bounce(0.44 + 0.56 * (share - _LANDS) / (1.0 - _LANDS))
    return Flying(slot[0], slot[1] - 0.5 * high * sprung, clamp(1.0 - 2.5 * sprung), sprung)


def most_gained(gained: Sequence[int]) -> int:
    """The largest number of points of any side: its coins are the last to land."""
    return max((max(0, points) for points in gained), default=0)
