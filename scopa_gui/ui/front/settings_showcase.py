"""Small table next to the settings, with the cards, back and table chosen now."""

import pygame

from scopa_gui.engine.cards import card_named
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import BRASS, STRONG_CLOTH
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_preview import fan
from scopa_gui.ui.pictures.sprites import RATIO, TALLEST, Faces

SHOWN = tuple(card_named(name) for name in ("RS", "7D", "CC"))
_LYING = tuple(card_named(name) for name in ("7D", "FS", "4C"))
_HELD = tuple(card_named(name) for name in ("RB", "7C", "CS"))
_CLOSER = 1.7
"""Width and height of the whole cloth, as multiples of those of the patch that is shown."""
_ASKEW = (-2.0, 1.0, 3.0)


class Showcase:
    """Drawer of the small table; it caches patches of tables."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._patches: dict[tuple[str, tuple[int, int], int, bool], pygame.Surface] = {}

    def patch(self, table: str, size: tuple[int, int], corner: int, *, in_middle: bool = False) -> pygame.Surface:
        """Return the lower left corner of a table, or its middle, with rounded corners. Do not draw on it."""
        key = (table, size, corner, in_middle)
        if key not in self._patches:
            if len(self._patches) > 8:
                self._patches.clear()
            whole = (round(size[0] * _CLOSER), round(size[1] * _CLOSER))
            part = pygame.Rect(0, whole[1] - size[1], *size)
            if in_middle:
                part.center = (whole[0] // 2, whole[1] // 2)
            patch = self.context.cloth.patch(table, whole).subsurface(part).convert_alpha()
            patch.blit(shapes.box(size, corner, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            self._patches[key] = patch
        return self._patches[key]

    def draw_cloth(self, brush: Brush, box: pygame.Rect) -> None:
        """Draw the middle of the empty table into `box`."""
        settings = self.context.settings
        theme = brush.theme
        surface = brush.surface
        corner = theme.px(18)
        blur = max(3, theme.px(14))
        surface.blit(shapes.shadow(box.size, corner, blur), (box.x - blur, box.y - blur + blur // 3))
        if theme.strong:
            surface.blit(shapes.box(box.size, corner, STRONG_CLOTH), box)
        else:
            surface.blit(self.patch(settings.table, box.size, corner, in_middle=True), box)
        surface.blit(shapes.frame(box.size, corner, max(2, theme.px(2.4)), BRASS), box)

    def draw(self, brush: Brush, box: pygame.Rect) -> None:
        """Draw a table into `box`, with the pack, some cards and a hand."""
        surface = brush.surface
        self.draw_cloth(brush, box)
        high = min(TALLEST, round(box.height * 0.27), round(box.width * 0.30 / RATIO))
        wide = round(high * RATIO)
        for number in range(3):
            off = number * max(1, high // 70)
            self.draw_card(surface, None, Placement(box.centerx + off, box.top + high * 0.62 - off, 2.0), high)
        step = min(wide * 1.10, (box.width - wide * 1.25) / (len(_LYING) - 1))
        for number, (which, angle) in enumerate(zip(_LYING, _ASKEW, strict=True)):
            middle = box.top + box.height * 0.50 + number % 2 * high * 0.02
            self.draw_card(surface, which, Placement(box.centerx + (number - 1) * step, middle, angle), high)
        held = fan((box.centerx, box.bottom - high * 0.66), high, len(_HELD), 24.0, 1.6)
        for which, at in zip(_HELD, held, strict=True):
            self.draw_card(surface, which, at, high)

    def draw_card(self, surface: pygame.Surface, card: int | None, at: Placement, high: int) -> None:
        """Draw a card of the chosen deck, `high` pixels high; None is face down."""
        settings = self.context.settings
        self.context.sprites.draw(surface, Faces(settings.deck, card, settings.back, high), at, keep=False)
