"""The three cards at the end of a match: fanned out by a winner's hand, or laid together for the next match."""

from collections.abc import Sequence

from scopa_gui.engine.cards import RE_BELLO, SETTEBELLO, Card, denari
from scopa_gui.ui.kit.anim import Placement, Plan, Track, ease_out_back, smooth, toss

CARDS: Sequence[Card] = (RE_BELLO, denari(1), SETTEBELLO)
_OPENS = 0.62
_APART = 0.10
_LAYS = 0.55
_BETWEEN = 0.34


def fanned(middle: tuple[float, float], wide: float, high: float) -> Plan[Card]:
    """Won: a closed fan that springs open, the settebello in front."""
    x, y = middle
    closed = Placement(x, y + 0.05 * high, 0.0, lift=0.35)
    plan: dict[Card, tuple[Track, ...]] = {}
    for number, (card, aside, angle, lower) in enumerate(
        zip(CARDS, (-0.40, 0.40, 0.0), (14.0, -14.0, 0.0), (0.05, 0.05, -0.02), strict=True)
    ):
        end = Placement(x + aside * wide, y + lower * high, angle, z=number, lift=0.08 * number)
        plan[card] = (Track(closed, end, _OPENS, 0.12 + _APART * (2 - number), ease_out_back),)
    return Plan(plan)


def gathered(middle: tuple[float, float], wide: float, high: float) -> Plan[Card]:
    """Lost: the same three, laid on each other one by one, quietly."""
    x, y = middle
    plan: dict[Card, tuple[Track, ...]] = {}
    for number, (card, aside, angle) in enumerate(zip(CARDS, (-0.10, 0.09, 0.0), (5.0, -3.5, 0.6), strict=True)):
        end = Placement(x + aside * wide, y + 0.01 * high * number, angle, z=number, lift=0.03)
        start = Placement(end.x - 0.5 * wide, end.y + 0.30 * high, angle + 16.0, alpha=0.0, z=number)
        near = Placement(end.x - 0.22 * wide, end.y + 0.13 * high, angle + 7.0, z=number, lift=0.2)
        begin = 0.25 + _BETWEEN * number
        plan[card] = (
            Track(start, near, _LAYS * 0.4, begin, smooth),
            Track(near, end, _LAYS * 0.6, begin + _LAYS * 0.4, toss),
        )
    return Plan(plan)


def heard(won: bool) -> tuple[float, ...]:
    """The moments at which the cards' sounds are played."""
    if won:
        return tuple(0.12 + _APART * number for number in range(3))
    return tuple(0.25 + _BETWEEN * number + 0.5 * _LAYS for number in range(3))
