"""The picture buttons at the table's corners: the menu, everybody's last cards, a hint, back, why."""

from collections.abc import Callable
from math import cos, pi, sin

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.binding import Binding
from scopa_gui.ui.kit.intents import Intent
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.theme import BRASS, GOLD, IVORY, SLATE, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget
from scopa_gui.ui.table.geometry.regions import Box

_FAINT = 100
"""Opacity of the drawing on a button that does nothing now, out of 255."""
_FAINT_WORD: Colour = (128, 136, 118)
Draw = Callable[[pygame.Surface, pygame.Rect], None]


class Icon(Button):
    """A square button with a drawing; `label` is shown in words when the pointer or the keyboard is on it.

    `offered` says whether pressing it does anything now; else it is faint, and no target. Its key is answered all the
    same, so that the deed can say why it does nothing.
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
    ) -> None:
        super().__init__(name, label, on_press, binding=binding)
        self._draw = draw
        self._offered = offered

    def shortcut(self, intent: Intent) -> Answer:
        return self._on_press() if self.binding is not None and self.binding.is_pressed(intent) else None

    def has_changed(self) -> bool:
        """Offer it, or no longer; whether that changed."""
        before = self.enabled
        if self._offered is not None:
            self.enabled = self._offered()
        return self.enabled != before

    def draw(self, brush: Brush, look: Look) -> None:
        """Paint the plate and the drawing on it."""
        active = look.hovered or look.focused
        brush.panel(self.rect, SLATE, line=GOLD if active else BRASS, radius=12, alpha=225)
        side = round(self.rect.height * 0.52)
        box = shapes.around(self.rect.center, (side, side))
        if self._draw is not None:
            picture = shapes.sign(self._draw, side, IVORY)
            if not self.enabled:
                picture = picture.copy()
                picture.set_alpha(_FAINT)
            brush.surface.blit(picture, box.move(0, brush.theme.hairline if look.pressed else 0))
        if brush.theme.strong and not self.enabled:
            shapes.dashes(brush.surface, self.rect, brush.theme, brush.theme.outlined(BRASS, SLATE))
        if look.focused:
            shapes.focus_ring(brush.surface, self.rect, brush.theme)


class Word(Icon):
    """A button with a short word on it, where a picture would be taken for something else."""

    def __init__(
        self,
        name: str,
        word: str,
        label: str,
        on_press: Callable[[], Answer],
        offered: Callable[[], bool] | None = None,
        *,
        binding: Binding | None = None,
    ) -> None:
        super().__init__(name, label, on_press, None, offered, binding=binding)
        self.word = word

    def draw(self, brush: Brush, look: Look) -> None:
        super().draw(brush, look)
        box = self.rect.inflate(-2 * brush.theme.px(7), 0).move(0, brush.theme.hairline if look.pressed else 0)
        brush.write(box, self.word, TypeStyle.SMALL, IVORY if self.enabled else _FAINT_WORD, align="centre")


def placed(theme: Theme, *icons: tuple[Icon, Box]) -> list[Widget]:
    """These buttons, each in its box."""
    for icon, box in icons:
        icon.place(pygame.Rect(box), theme)
    return [icon for icon, _box in icons]


def draw_menu(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Three bars."""
    thick = max(2, box.height // 9)
    for row in range(3):
        bar = shapes.box((box.width, thick), thick // 2, IVORY)
        surface.blit(bar, (box.left, box.top + round(box.height * (0.18 + 0.32 * row)) - thick // 2))


def _small_card(size: tuple[int, int], line: int, angle: float) -> pygame.Surface:
    card = shapes.box(size, size[1] // 8, SLATE).copy()
    card.blit(shapes.frame(size, size[1] // 8, line, IVORY), (0, 0))
    return pygame.transform.rotozoom(card, angle, 1.0)


def draw_last(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Two small cards, the upper one turned."""
    size = (round(box.width * 0.52), round(box.height * 0.82))
    for angle, shift in ((14, -0.17), (-12, 0.17)):
        card = _small_card(size, max(2, box.height // 12), angle)
        shapes.blit(surface, card, (box.centerx + shift * box.width, box.centery))


def draw_hint(surface: pygame.Surface, box: pygame.Rect) -> None:
    """A lamp."""
    line = max(2, box.height // 11)
    radius = round(box.width * 0.33)
    centre = (box.centerx, box.top + round(box.height * 0.38))
    pygame.draw.circle(surface, IVORY, centre, radius, line)
    for row, share in enumerate((0.40, 0.40, 0.20)):
        shapes.blit(
            surface,
            shapes.box((round(box.width * share), line), line // 2, IVORY),
            (box.centerx, box.top + round(box.height * (0.74 + 0.12 * row))),
        )


def draw_back(surface: pygame.Surface, box: pygame.Rect) -> None:
    """An arrow that turns back."""
    line = max(2, box.height // 9)
    radius = round(box.width * 0.34)
    arc = shapes.around((box.centerx, box.top + box.height * 0.56), (2 * radius, 2 * radius))
    way = [-2.2 + 4.7 * share / 40 for share in range(41)]
    middle = radius - line / 2
    dots = [(arc.centerx + middle * cos(angle), arc.centery - middle * sin(angle)) for angle in way]
    for dot in dots:
        pygame.draw.circle(surface, IVORY, dot, line / 2)
    pygame.draw.lines(surface, IVORY, False, dots, line)
    head = round(box.width * 0.2)
    x = arc.left + line // 2
    y = arc.centery - round(radius * 0.5)
    pygame.draw.polygon(surface, IVORY, [(x - head, y - head // 2), (x + head, y - head), (x + head // 4, y + head)])


def draw_eye(surface: pygame.Surface, box: pygame.Rect) -> None:
    """An eye."""
    line = max(2, box.height // 11)
    for way in (-1, 1):
        lid = [
            (box.left + box.width * share / 20, box.centery + way * 0.27 * box.width * sin(pi * share / 20))
            for share in range(21)
        ]
        pygame.draw.lines(surface, IVORY, False, lid, line)
    pygame.draw.circle(surface, IVORY, box.center, box.width * 0.13)


def draw_on(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Two triangles: on and on."""
    half = box.height * 0.32
    for left in (box.left + box.width * 0.06, box.left + box.width * 0.48):
        pygame.draw.polygon(
            surface,
            IVORY,
            [(left, box.centery - half), (left + box.width * 0.42, box.centery), (left, box.centery + half)],
        )


def draw_out(surface: pygame.Surface, box: pygame.Rect) -> None:
    """An arrow to the left: back to the match."""
    line = max(3, box.height // 7)
    head = round(box.height * 0.34)
    pygame.draw.line(surface, IVORY, (box.left + head, box.centery), (box.right, box.centery), line)
    pygame.draw.polygon(
        surface,
        IVORY,
        [(box.left, box.centery), (box.left + head, box.centery - head), (box.left + head, box.centery + head)],
    )


def draw_deal_again(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Draw three cards side by side, each turned a little: dealt again."""
    size = (round(box.width * 0.36), round(box.height * 0.6))
    for number, angle in enumerate((22, 0, -22)):
        low = 0 if number == 1 else box.height // 10
        at = (box.left + round(box.width * (0.25 + 0.25 * number)), box.centery + low)
        shapes.blit(surface, _small_card(size, max(2, box.height // 14), angle), at)


def draw_aids(surface: pygame.Surface, box: pygame.Rect) -> None:
    """An abacus: three wires between two posts, with beads."""
    post = max(2, box.height // 9)
    for x in (box.left, box.right - post):
        pygame.draw.rect(surface, IVORY, (x, box.top, post, box.height), border_radius=post // 2)
    wide = round(box.width * 0.15)
    high = round(box.height * 0.25)
    for row, places in enumerate(((0.24, 0.41, 0.76), (0.24, 0.59, 0.76), (0.41, 0.59, 0.76))):
        y = box.top + round(box.height * (0.19 + 0.31 * row))
        wire = max(1, post // 3)
        surface.fill(IVORY, (box.left, y - wire // 2, box.width, wire))
        for place in places:
            bead = shapes.around((box.left + box.width * place, y), (wide, high))
            pygame.draw.ellipse(surface, IVORY, bead)
