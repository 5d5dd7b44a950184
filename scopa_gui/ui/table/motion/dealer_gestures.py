"""Gestures of the dealer before the cards go round: taking them up, and riffling the whole pack before a smazzata.

Plain geometry; with reduced motion, or where everything happens at once, there are none.
"""

from dataclasses import replace

from scopa_gui.ui.kit.anim import Placement, Track, smooth
from scopa_gui.ui.table.geometry.layout import Layout
from scopa_gui.ui.table.geometry.pile_order import askew
from scopa_gui.ui.table.geometry.places import CARD_RATIO
from scopa_gui.ui.table.motion.pace import FLYING_Z, Pace

_TAKE_UP = 0.20
_PUT_DOWN = 0.26
_CUT = 0.15
_FALL = 0.13
_FALLS = 0.34
"""Seconds: the pack is cut in two, one card falls, all have begun to fall."""
_NEAR = 0.55
"""How far from the middle of the table the dealer holds the cards, of the way to the hand."""
_APART = 0.62
"""Of a card's width: from the middle of a half of the pack to the middle of the whole."""


class DealerGestures:
    """Gestures of a layout's dealer for `count` cards; `whole`: the pack before the first deal, which is riffled."""

    def __init__(self, layout: Layout, dealer: int, count: int, pace: Pace, *, whole: bool) -> None:
        self._pace = pace
        self._count = count
        self._moves = not pace.calm and pace.factor > 0
        self._riffles = whole and self._moves
        regions = layout.regions
        (x, y), (far_x, far_y) = regions.table.centre, regions.hands[dealer].centre
        self._x = x + _NEAR * (far_x - x)
        self._y = y + _NEAR * (far_y - y)
        self._unit = regions.unit
        self._wide = regions.pile_card * CARD_RATIO

    @property
    def lasts(self) -> float:
        """Seconds until the first card can be dealt."""
        if not self._moves:
            return 0.0
        return (_TAKE_UP + (_CUT + _FALLS + _FALL if self._riffles else 0.0)) * self._pace.factor

    @property
    def cut(self) -> float | None:
        """The moment at which the pack is cut, which is heard."""
        return _TAKE_UP * self._pace.factor if self._riffles else None

    def held(self, start: Placement, number: int) -> Placement:
        """Return the place of a card in the dealer's hand, `number` from the top; without gestures, its own place."""
        if not self._moves:
            return start
        return replace(
            start,
            x=self._x + 0.3 * askew(number, 16) * self._unit,
            y=self._y + 0.12 * number * self._unit,
            z=FLYING_Z - 100 - 0.1 * number,
        )

    def taken(self, start: Placement, number: int) -> tuple[Track, ...]:
        """The way of a card from the stock into the dealer's hand, and through the riffle."""
        if not self._moves:
            return ()
        factor = self._pace.factor
        held = self.held(start, number)
        up = Track(replace(start, z=held.z), held, _TAKE_UP * factor, 0.0, smooth, hop=0.2)
        return (up, *self._riffled(held, number)) if self._riffles else (up,)

    def _riffled(self, held: Placement, number: int) -> tuple[Track, ...]:
        """Every other card goes to the left; then they fall together again, the lowest first."""
        factor = self._pace.factor
        to_left = number % 2
        shift = -_APART if to_left else _APART
        half = replace(
            held, x=held.x + shift * self._wide, y=held.y - 4 * self._unit, angle=held.angle + (9 if to_left else -9)
        )
        begin = _TAKE_UP * factor
        falls = begin + (_CUT + _FALLS * (self._count - 1 - number) / max(1, self._count - 1)) * factor
        return (
            Track(held, half, _CUT * factor, begin, smooth),
            Track(half, held, _FALL * factor, falls, smooth, hop=0.12),
        )

    def put_down(self, start: Placement, end: Placement, number: int, begin: float) -> tuple[Track, ...]:
        """The way of a card that is not dealt, from the dealer's hand back to the stock."""
        held = self.held(start, number)
        return (Track(held, replace(end, z=held.z), _PUT_DOWN * self._pace.factor, begin, smooth, hop=0.15),)
