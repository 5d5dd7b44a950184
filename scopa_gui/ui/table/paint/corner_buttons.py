"""Buttons with pictures at the table's corners: the menu, everybody's last cards, a hint, back, why."""

from collections.abc import Callable
from math import cos, pi, sin

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.binding import Binding
from scopa_gui.ui.kit.intents import Intent
from scopa_gui.ui.kit.rects import inset
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.theme import BRASS, GOLD, IVORY, SLATE, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget
from scopa_gui.ui.table.geometry.regions import Box

_FAINT = 0.39
"""Opacity, 0 to 1, of the drawing on a button that does nothing now."""
_FAINT_WORD: Colour = (128, 136, 118)
Draw = Callable[[pygame.Surface, pygame.Rect], None]
"""Function that draws a sign in ivory in a square box."""


class Icon(Button):
    """Square button with a drawing; `label` is shown in words when the pointer or the keyboard is on it.

    Where a drawing could be mistaken for something else it has a short `word` instead.
    `offered` returns whether pressing it does anything now; if not, it is faint, and no target. It still answers its
    key, so that `on_press` can say why nothing happens.
    """

    def __init__(
        self,
        name: str,
        label: str,
        on_press: Callable[[], Answer],
        draw: Draw | None,
        offered: Callable[[], bool] | None = None,
        *,
        binding: Binding | None = None,
        word: str = "",
    ) -> None:
        super().__init__(name, label, on_press, binding=binding)
        self.word = word
        self._draw = draw
        self._offered = offered

    def shortcut(self, intent: Intent) -> Answer:
        return self._on_press() if self.binding is not None and self.binding.is_pressed(intent) else None

    def has_changed(self) -> bool:
        """Enable or disable it; return whether that changed."""
        before = self.enabled
        if self._offered is not None:
            self.enabled = self._offered()
        return self.enabled != before

    def draw(self, brush: Brush, look: Look) -> None:
        line = GOLD if look.hovered or look.focused else BRASS
        brush.panel(self.rect, SLATE, line=line, radius=12, alpha=225)
        box = self.rect.move(0, brush.theme.hairline if look.pressed else 0)
        if self._draw is not None:
            picture = shapes.sign(self._draw, round(self.rect.height * 0.52), IVORY)
            shapes.blit(brush.surface, picture, box.center, 1.0 if self.enabled else _FAINT)
        if brush.theme.strong and not self.enabled:
            shapes.dashes(brush.surface, self.rect, brush.theme, brush.theme.outlined(BRASS, SLATE))
        if look.focused:
            shapes.focus_ring(brush.surface, self.rect, brush.theme)
        if self.word:
            ink = IVORY if self.enabled else _FAINT_WORD
            brush.write(inset(box, brush.theme.px(7), 0), self.word, TypeStyle.SMALL, ink, align="centre")


def placed(theme: Theme, *icons: tuple[Icon, Box | pygame.Rect]) -> list[Widget]:
    """Place each button in its box, and return the buttons."""
    for icon, box in icons:
        icon.place(pygame.Rect(box), theme)
    return [icon for icon, _box in icons]


def _at(box: pygame.Rect, x: float, y: float) -> tuple[float, float]:
    """Return a point of a box; `x` and `y` are shares of its width and height."""
    return box.left + x * box.width, box.top + y * box.height


def _thick(box: pygame.Rect, share: float) -> int:
    """Return the width of a line as a share of the height of a box."""
    return max(2, int(share * box.height))


def _fill(surface: pygame.Surface, box: pygame.Rect, *shares: tuple[float, float]) -> None:
    """Fill the area between some points of a box, each given by its shares of the width and height."""
    pygame.draw.polygon(surface, IVORY, [_at(box, *share) for share in shares])


def draw_menu(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw three bars."""
    thick = _thick(box, 0.11)
    for y in (0.18, 0.5, 0.82):
        shapes.blit(surface, shapes.box((box.width, thick), thick // 2, IVORY), _at(box, 0.5, y))


def _draw_card(
    surface: pygame.Surface, box: pygame.Rect, at: tuple[float, float], size: tuple[float, float], angle: float
) -> None:
    """Draw a small card; its place and size are shares of the box."""
    card_size = round(size[0] * box.width), round(size[1] * box.height)
    corner = card_size[1] // 8
    card = shapes.box(card_size, corner, SLATE).copy()
    card.blit(shapes.frame(card_size, corner, _thick(box, 0.085), IVORY), (0, 0))
    shapes.blit(surface, pygame.transform.rotozoom(card, angle, 1.0), _at(box, *at))


def draw_last(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw two small cards, the upper one turned."""
    for angle, x in ((14, 0.33), (-12, 0.67)):
        _draw_card(surface, box, (x, 0.5), (0.52, 0.82), angle)


def draw_hint(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw a lamp."""
    side = box.width
    line = _thick(box, 0.09)
    pygame.draw.circle(surface, IVORY, _at(box, 0.5, 0.38), round(side * 0.33), line)
    for y, share in ((0.74, 0.4), (0.86, 0.4), (0.98, 0.2)):
        shapes.blit(surface, shapes.box((round(side * share), line), line // 2, IVORY), _at(box, 0.5, y))


def draw_back(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw an arrow that turns back."""
    line = _thick(box, 0.11)
    radius = 0.34 - 0.11 / 2
    angles = [-2.2 + 4.7 * step / 40 for step in range(41)]
    dots = [_at(box, 0.5 + radius * cos(angle), 0.56 - radius * sin(angle)) for angle in angles]
    for dot in dots:
        pygame.draw.circle(surface, IVORY, dot, line / 2)
    pygame.draw.lines(surface, IVORY, False, dots, line)
    tip = 0.5 - radius
    _fill(surface, box, (tip - 0.2, 0.29), (tip + 0.2, 0.19), (tip + 0.05, 0.59))


def draw_eye(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw an eye."""
    for height in (-0.27, 0.27):
        lid = [_at(box, step / 20, 0.5 + height * sin(pi * step / 20)) for step in range(21)]
        pygame.draw.lines(surface, IVORY, False, lid, _thick(box, 0.09))
    pygame.draw.circle(surface, IVORY, box.center, box.width * 0.13)


def draw_on(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw two triangles: on and on."""
    for x in (0.06, 0.48):
        _fill(surface, box, (x, 0.18), (x + 0.42, 0.5), (x, 0.82))


def draw_out(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw an arrow to the left: back to the match."""
    pygame.draw.line(surface, IVORY, _at(box, 0.34, 0.5), _at(box, 1.0, 0.5), _thick(box, 0.14))
    _fill(surface, box, (0.0, 0.5), (0.34, 0.16), (0.34, 0.84))


def draw_deal_again(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw three cards side by side, each turned a little: dealt again."""
    for angle, at in ((22, (0.25, 0.6)), (0, (0.5, 0.5)), (-22, (0.75, 0.6))):
        _draw_card(surface, box, at, (0.36, 0.6), angle)


def draw_aids(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw an abacus: three wires between two posts, with beads."""
    post = _thick(box, 0.11)
    for x in (0.055, 0.945):
        shapes.blit(surface, shapes.box((post, box.height), post // 2, IVORY), _at(box, x, 0.5))
    wire = shapes.box((box.width, max(1, post // 3)), 0, IVORY)
    bead = 0.15 * box.width, 0.25 * box.height
    for y, places in ((0.19, (0.24, 0.41, 0.76)), (0.5, (0.24, 0.59, 0.76)), (0.81, (0.41, 0.59, 0.76))):
        shapes.blit(surface, wire, _at(box, 0.5, y))
        for x in places:
            pygame.draw.ellipse(surface, IVORY, shapes.around(_at(box, x, y), bead))
