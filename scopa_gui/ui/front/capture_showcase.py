"""Captures next to the settings: another player's capture and how long it stays, and what a card of mine would take."""

import pygame

from scopa_gui.engine.cards import card_named
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.settings_showcase import Showcase
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement, Track
from scopa_gui.ui.kit.theme import GOLD, SLATE, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_preview import fan
from scopa_gui.ui.pictures.sprites import RATIO, TALLEST
from scopa_gui.ui.table.motion.pace import CAPTURE_STOPS, FLY, SPEEDS, Pace, carry
from scopa_gui.ui.table.paint import marks
from scopa_gui.ui.words.translation import _

_TAKEN, _TAKER, _WANTED = (card_named(name) for name in ("4C", "4S", "7D"))
_HELD = tuple(card_named(name) for name in ("RB", "7C", "CS"))
_RAISED = 1
_OTHERS = 0.68
"""Distance of the middle of another player's hand below the edge, in heights of a card."""
_STEP = 0.34
"""Distance to the side of the card that takes, in widths of a card; it is lower by 0.3 times this, in heights."""


class CaptureShowcase:
    """Draws the small table; `fly` has the card that takes come once at the speed that is chosen now."""

    def __init__(self, context: Context, table: Showcase) -> None:
        self.context = context
        self._table = table
        self._passed = 0.0
        self._lasts = 0.0

    @property
    def is_flying(self) -> bool:
        """True while the card is flying."""
        return self._passed < self._lasts

    def fly(self) -> None:
        """Start the flight of the card; with reduced motion, or at the instant speed, it is there at once."""
        factor = 0.0 if self.context.has_reduced_motion else SPEEDS[self.context.settings.speed]
        self._passed = 0.0
        self._lasts = FLY * factor

    def land(self) -> None:
        """Have the card lie there now."""
        self._passed = self._lasts

    def pass_time(self, seconds: float) -> None:
        """The card flies on."""
        self._passed += seconds

    def draw_still(self, brush: Brush, box: pygame.Rect) -> None:
        """Fill `box` with all but the card that flies."""
        high = _card_height(box)
        settings = self.context.settings
        card = (round(high * RATIO), high)
        self._table.draw_cloth(brush, box)
        for at in fan((box.centerx, box.top + high * _OTHERS), high, len(_HELD), -24.0, -1.6):
            self._table.draw_card(brush.surface, None, at, high)
        taken, wanted = (_lying(box, place) for place in (0, 1))
        self._table.draw_card(brush.surface, _TAKEN, taken, high)
        self._table.draw_card(brush.surface, _WANTED, wanted, high)
        if settings.show_captures:
            marks.draw_frame(brush, card, wanted, "solid")
        if not self.is_flying:
            marks.draw_frame(brush, card, taken, "glow")
            self._table.draw_card(brush.surface, _TAKER, _taking(box, high), high)
            if CAPTURE_STOPS[settings.capture_stop]:
                self._draw_stop(brush, box, high)
        held = fan((box.centerx, box.bottom - high * 0.68), high, len(_HELD), 24.0, 1.6)
        for number, (which, at) in enumerate(zip(_HELD, held, strict=True)):
            raised = settings.show_captures and number == _RAISED
            there = Placement(at.x, at.y - high * 0.12 * raised, at.angle, lift=0.3 * raised)
            self._table.draw_card(brush.surface, which, there, high)

    def draw_flying(self, brush: Brush, box: pygame.Rect) -> None:
        """The card on its way from who holds it to what it takes."""
        high = _card_height(box)
        start = Placement(box.centerx, box.top + high * _OTHERS, flip=0.0)
        way: tuple[Track, ...] = carry(start, _taking(box, high), self._lasts, 0.0, Pace(), hop=0.5, grow=0.08)
        self._table.draw_card(brush.surface, _TAKER, way[0].at(self._passed), high)

    def _draw_stop(self, brush: Brush, box: pygame.Rect, high: int) -> None:
        """Draw the sign of how long the capture stays, as at the table."""
        theme = brush.theme
        words = stop_names()[self.context.settings.capture_stop]
        tip = theme.space(1.5)
        pad = theme.space(1.5)
        plate = pygame.Rect(0, 0, 0, brush.text.height(TypeStyle.SMALL, theme) + theme.px(8))
        plate.width = min(
            box.width - 2 * pad, brush.text.width(words, TypeStyle.SMALL, theme) + tip + 3 * pad + theme.px(2)
        )
        plate.midtop = (round(_lying(box, 0).x), round(_taking(box, high).y + high * 0.5) + theme.space(1))
        plate.left = max(box.left + pad, plate.left)
        brush.panel(plate, SLATE, line=GOLD, radius=9, raised=False)
        sign = pygame.Rect(plate.left + pad, 0, tip, tip)
        sign.centery = plate.centery
        shapes.triangle(brush.surface, sign, GOLD, pointing=1)
        room = pygame.Rect(sign.right + pad // 2, plate.top, 0, plate.height)
        room.width = plate.right - pad - room.left
        brush.write(room, words, TypeStyle.SMALL, GOLD, align="centre")


def stop_names() -> dict[str, str]:
    """Return the words for how long the captures of others stay on the table."""
    seconds = {key: _("{count} s").format(count=f"{CAPTURE_STOPS[key]:g}") for key in ("short", "long")}
    return {"never": _("No pause"), **seconds, "click": _("Wait for a click")}


def _card_height(box: pygame.Rect) -> int:
    return min(TALLEST, round(box.height * 0.245), round(box.width * 0.30 / RATIO))


def _lying(box: pygame.Rect, place: int) -> Placement:
    """Return the placement of a card on the table, on the left (0) or on the right (1)."""
    aside = box.width * 0.22
    return Placement(box.centerx + (2 * place - 1) * aside, box.top + box.height * 0.48, (2.0, -2.0)[place])


def _taking(box: pygame.Rect, high: int) -> Placement:
    """Return the placement of the taking card: over the one it takes, a little to the side."""
    taken = _lying(box, 0)
    return Placement(taken.x + high * RATIO * _STEP, taken.y + high * _STEP * 0.3, -5.0)
