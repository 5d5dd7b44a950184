"""Samples next to the settings: a table with the cards and back chosen now, and captures at the chosen speed."""

import pygame

from scopa_gui.engine.cards import card_named
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.anim import Placement, Track
from scopa_gui.ui.kit.theme import BRASS, GOLD, SLATE, STRONG_CLOTH, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_places import RATIO, fan, in_row
from scopa_gui.ui.pictures.sprites import TALLEST
from scopa_gui.ui.table.motion.pace import CAPTURE_STOPS, FLY, SPEEDS, Pace, carry
from scopa_gui.ui.table.paint import marks
from scopa_gui.ui.words.translation import _

SHOWN = tuple(card_named(name) for name in ("RS", "7D", "CC"))
_ON_TABLE = tuple(card_named(name) for name in ("7D", "FS", "4C"))
_IN_HAND = tuple(card_named(name) for name in ("RB", "7C", "CS"))
_CLOSER = 1.7
"""Size of the whole table, as a multiple of the size of the patch shown."""
_ANGLES = (-2.0, 1.0, 3.0)
_TAKEN, _TAKER, _WANTED = (card_named(name) for name in ("4C", "4S", "7D"))
_RAISED = 1
"""Place in my hand of the card that the pointer is on."""
_OTHER_HAND = 0.68
"""Distance from the upper edge down to the middle of another player's hand, in card heights."""
_STEP = 0.34
"""Distance of the capturing card to the right of the captured one, in card widths; 0.3 of it is the distance below, in
card heights."""


class Showcase:
    """Drawer of the samples; it caches patches of tables.

    `fly` moves the capturing card of another player once, at the chosen speed.
    """

    def __init__(self, context: Context) -> None:
        self.context = context
        self._patches: dict[tuple[str, tuple[int, int], int, bool], pygame.Surface] = {}
        self._passed = 0.0
        self._lasts = 0.0

    def patch(self, table: str, size: tuple[int, int], corner: int, *, in_middle: bool = False) -> pygame.Surface:
        """Return the lower left corner of a table, or its middle, with rounded corners. Do not draw on it."""
        key = (table, size, corner, in_middle)
        if key not in self._patches:
            if len(self._patches) > 8:
                self._patches.clear()
            whole = (round(size[0] * _CLOSER), round(size[1] * _CLOSER))
            middle = (whole[0] // 2, whole[1] // 2)
            part = rects.sized(size, center=middle) if in_middle else rects.sized(size, bottomleft=(0, whole[1]))
            patch = self.context.cloth.patch(table, whole).subsurface(part).convert_alpha()
            patch.blit(shapes.box(size, corner, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            self._patches[key] = patch
        return self._patches[key]

    def draw_cloth(self, brush: Brush, box: pygame.Rect) -> None:
        """Draw the middle of the empty table into `box`."""
        theme = brush.theme
        surface = brush.surface
        corner = theme.px(18)
        blur = max(3, theme.px(14))
        surface.blit(shapes.shadow(box.size, corner, blur), (box.x - blur, box.y - blur + blur // 3))
        cloth = (
            shapes.box(box.size, corner, STRONG_CLOTH)
            if theme.strong
            else self.patch(self.context.settings.table, box.size, corner, in_middle=True)
        )
        surface.blit(cloth, box)
        surface.blit(shapes.frame(box.size, corner, max(2, theme.px(2.4)), BRASS), box)

    def draw(self, brush: Brush, box: pygame.Rect) -> None:
        """Draw a table into `box`, with the pack, some cards and a hand."""
        cards = self.context.cards()
        surface = brush.surface
        self.draw_cloth(brush, box)
        height = min(TALLEST, round(box.height * 0.27), round(box.width * 0.30 / RATIO))
        width = round(height * RATIO)
        for number in range(3):
            off = number * max(1, height // 70)
            cards.draw(surface, None, height, Placement(box.centerx + off, box.top + height * 0.62 - off, 2.0))
        middles = in_row(box.centerx, box.width, width * 1.25, len(_ON_TABLE), width * 1.10)
        for number, (which, x, angle) in enumerate(zip(_ON_TABLE, middles, _ANGLES, strict=True)):
            middle = box.top + box.height * 0.50 + number % 2 * height * 0.02
            cards.draw(surface, which, height, Placement(x, middle, angle))
        held = fan((box.centerx, box.bottom - height * 0.66), height, len(_IN_HAND), 24.0, 1.6)
        cards.draw_each(surface, _IN_HAND, height, held)

    # Captures

    @property
    def is_flying(self) -> bool:
        return self._passed < self._lasts

    def fly(self) -> None:
        """Start moving the card; with reduced motion or at the instant speed it is in place at once."""
        factor = 0.0 if self.context.has_reduced_motion else SPEEDS[self.context.settings.speed]
        self._passed = 0.0
        self._lasts = FLY * factor

    def land(self) -> None:
        self._passed = self._lasts

    def pass_time(self, seconds: float) -> None:
        self._passed += seconds

    def draw_captures(self, brush: Brush, box: pygame.Rect) -> None:
        """Draw another player's capture, and what my own card would take; the capturing card only at rest."""
        height = _card_height(box)
        settings = self.context.settings
        cards = self.context.cards()
        card = (round(height * RATIO), height)
        self.draw_cloth(brush, box)
        others = fan((box.centerx, box.top + height * _OTHER_HAND), height, len(_IN_HAND), -24.0, -1.6)
        cards.draw_each(brush.surface, [None] * len(others), height, others)
        taken, wanted = (_table_card(box, place) for place in (0, 1))
        cards.draw(brush.surface, _TAKEN, height, taken)
        cards.draw(brush.surface, _WANTED, height, wanted)
        if settings.show_captures:
            marks.draw_frame(brush, card, wanted, "solid")
        if not self.is_flying:
            marks.draw_frame(brush, card, taken, "glow")
            cards.draw(brush.surface, _TAKER, height, _capturing_card(box, height))
            if CAPTURE_STOPS[settings.capture_stop]:
                self._draw_stop(brush, box, height)
        held = fan((box.centerx, box.bottom - height * 0.68), height, len(_IN_HAND), 24.0, 1.6)
        for number, (which, at) in enumerate(zip(_IN_HAND, held, strict=True)):
            raised = settings.show_captures and number == _RAISED
            there = Placement(at.x, at.y - height * 0.12 * raised, at.angle, lift=0.3 * raised)
            cards.draw(brush.surface, which, height, there)

    def draw_flying(self, brush: Brush, box: pygame.Rect) -> None:
        """Draw the card on its way from the other player's hand to the captured card."""
        height = _card_height(box)
        start = Placement(box.centerx, box.top + height * _OTHER_HAND, flip=0.0)
        way: tuple[Track, ...] = carry(
            start, _capturing_card(box, height), self._lasts, 0.0, Pace(), hop=0.5, grow=0.08
        )
        self.context.cards().draw(brush.surface, _TAKER, height, way[0].at(self._passed))

    def _draw_stop(self, brush: Brush, box: pygame.Rect, height: int) -> None:
        """Draw the plate that says how long the capture stays, as at the table."""
        theme = brush.theme
        words = stop_names()[self.context.settings.capture_stop]
        pad = theme.space(1.5)
        width = min(box.width - 2 * pad, brush.text.width(words, TypeStyle.SMALL, theme) + 4 * pad + theme.px(2))
        left = max(box.left + pad, round(_table_card(box, 0).x) - width // 2)
        top = round(_capturing_card(box, height).y + height * 0.5) + theme.space(1)
        plate = pygame.Rect(left, top, width, brush.text.height(TypeStyle.SMALL, theme) + theme.px(8))
        brush.panel(plate, SLATE, line=GOLD, radius=9, raised=False)
        sign, room = rects.cut_left(rects.inset(plate, pad, 0), pad, pad // 2)
        shapes.triangle(brush.surface, rects.sized((pad, pad), center=sign.center), GOLD, pointing=1)
        brush.write(room, words, TypeStyle.SMALL, GOLD, align="centre")


def stop_names() -> dict[str, str]:
    """Return the words for the times that other players' captures stay on the table, by key."""
    seconds = {key: _("{count} s").format(count=f"{CAPTURE_STOPS[key]:g}") for key in ("short", "long")}
    return {"never": _("No pause"), **seconds, "click": _("Wait for a click")}


def _card_height(box: pygame.Rect) -> int:
    return min(TALLEST, round(box.height * 0.245), round(box.width * 0.30 / RATIO))


def _table_card(box: pygame.Rect, place: int) -> Placement:
    """Return the placement of a card on the table, on the left (0) or on the right (1)."""
    side = 2 * place - 1
    return Placement(box.centerx + side * 0.22 * box.width, box.top + box.height * 0.48, -2.0 * side)


def _capturing_card(box: pygame.Rect, height: int) -> Placement:
    """Return the placement of the capturing card: over the captured one, a little to the side."""
    taken = _table_card(box, 0)
    return Placement(taken.x + height * RATIO * _STEP, taken.y + height * _STEP * 0.3, -5.0)
