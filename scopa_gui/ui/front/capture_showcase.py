"""Sample of captures next to the settings: another player's capture, and what my own card would take."""

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
"""Distance from the upper edge down to the middle of another player's hand, in card heights."""
_STEP = 0.34
"""Distance of the capturing card to the right of the captured one, in card widths; 0.3 of it is the distance below, in
card heights."""


class CaptureShowcase:
    """Small table; `fly` moves the capturing card once, at the chosen speed."""

    def __init__(self, context: Context, table: Showcase) -> None:
        self.context = context
        self._table = table
        self._passed = 0.0
        self._lasts = 0.0

    @property
    def is_flying(self) -> bool:
        """True while the capturing card is moving."""
        return self._passed < self._lasts

    def fly(self) -> None:
        """Start moving the card; with reduced motion or at the instant speed it is in place at once."""
        factor = 0.0 if self.context.has_reduced_motion else SPEEDS[self.context.settings.speed]
        self._passed = 0.0
        self._lasts = FLY * factor

    def land(self) -> None:
        """Put the card in place now."""
        self._passed = self._lasts

    def pass_time(self, seconds: float) -> None:
        """Move the card on."""
        self._passed += seconds

    def draw_still(self, brush: Brush, box: pygame.Rect) -> None:
        """Draw everything into `box` except the card while it is moving."""
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
        """Draw the card on its way from the other player's hand to the captured card."""
        high = _card_height(box)
        start = Placement(box.centerx, box.top + high * _OTHERS, flip=0.0)
        way: tuple[Track, ...] = carry(start, _taking(box, high), self._lasts, 0.0, Pace(), hop=0.5, grow=0.08)
        self._table.draw_card(brush.surface, _TAKER, way[0].at(self._passed), high)

    def _draw_stop(self, brush: Brush, box: pygame.Rect, high: int) -> None:
        """Draw the plate that says how long the capture stays, as at the table."""
        theme = brush.theme
        words = stop_names()[self.context.settings.capture_stop]
        pad = theme.space(1.5)
        wide = min(box.width - 2 * pad, brush.text.width(words, TypeStyle.SMALL, theme) + 4 * pad + theme.px(2))
        left = max(box.left + pad, round(_lying(box, 0).x) - wide // 2)
        top = round(_taking(box, high).y + high * 0.5) + theme.space(1)
        plate = pygame.Rect(left, top, wide, brush.text.height(TypeStyle.SMALL, theme) + theme.px(8))
        brush.panel(plate, SLATE, line=GOLD, radius=9, raised=False)
        sign = pygame.Rect(plate.left + pad, plate.centery - pad // 2, pad, pad)
        shapes.triangle(brush.surface, sign, GOLD, pointing=1)
        left = sign.right + pad // 2
        room = pygame.Rect(left, plate.top, plate.right - pad - left, plate.height)
        brush.write(room, words, TypeStyle.SMALL, GOLD, align="centre")


def stop_names() -> dict[str, str]:
    """Return the words for the times that other players' captures stay on the table, by key."""
    seconds = {key: _("{count} s").format(count=f"{CAPTURE_STOPS[key]:g}") for key in ("short", "long")}
    return {"never": _("No pause"), **seconds, "click": _("Wait for a click")}


def _card_height(box: pygame.Rect) -> int:
    return min(TALLEST, round(box.height * 0.245), round(box.width * 0.30 / RATIO))


def _lying(box: pygame.Rect, place: int) -> Placement:
    """Return the placement of a card on the table, on the left (0) or on the right (1)."""
    side = 2 * place - 1
    return Placement(box.centerx + side * 0.22 * box.width, box.top + box.height * 0.48, -2.0 * side)


def _taking(box: pygame.Rect, high: int) -> Placement:
    """Return the placement of the capturing card: over the captured one, a little to the side."""
    taken = _lying(box, 0)
    return Placement(taken.x + high * RATIO * _STEP, taken.y + high * _STEP * 0.3, -5.0)
