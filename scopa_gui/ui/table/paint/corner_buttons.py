"""The picture buttons at the table's corners: the menu, everybody's last cards, a hint, back, why."""

from collections.abc import Callable
from math import pi, sin

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.theme import BRASS, GOLD, IVORY, SLATE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget
from scopa_gui.ui.table.geometry.regions import Box

Draw = Callable[[pygame.Surface, pygame.Rect], None]


class Icon(Button):
    """A square button with a drawing; `label` is told in words when the pointer or the keyboard is on it."""

    def __init__(self, name: str, label: str, on_press: Callable[[], Answer], draw: Draw) -> None:
        super().__init__(name, label, on_press)
        self._draw = draw

    def draw(self, brush: Brush, look: Look) -> None:
        """Paint the plate and the drawing on it."""
        active = look.hovered or look.focused
        brush.panel(self.rect, SLATE, line=GOLD if active else BRASS, radius=12, alpha=225)
        side = round(self.rect.height * 0.52)
        box = pygame.Rect(0, 0, side, side)
        box.center = self.rect.center
        self._draw(brush.surface, box.move(0, brush.theme.hairline if look.pressed else 0))
        if look.focused:
            shapes.focus_ring(brush.surface, self.rect, brush.theme)


class Word(Icon):
    """A button with a short word on it, where a picture would be taken for something else."""

    def __init__(self, name: str, word: str, label: str, on_press: Callable[[], Answer]) -> None:
        super().__init__(name, label, on_press, lambda surface, box: None)
        self.word = word

    def draw(self, brush: Brush, look: Look) -> None:
        super().draw(brush, look)
        box = self.rect.inflate(-2 * brush.theme.px(7), 0).move(0, brush.theme.hairline if look.pressed else 0)
        brush.write(box, self.word, TypeStyle.SMALL, IVORY, align="centre")


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


def draw_last(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Two small cards, the upper one turned."""
    size = (round(box.width * 0.52), round(box.height * 0.82))
    line = max(2, box.height // 12)
    for angle, shift in ((14, -0.17), (-12, 0.17)):
        card = shapes.box(size, size[1] // 8, SLATE).copy()
        card.blit(shapes.frame(size, size[1] // 8, line, IVORY), (0, 0))
        turned = pygame.transform.rotozoom(card, angle, 1.0)
        surface.blit(turned, turned.get_rect(center=(box.centerx + round(shift * box.width), box.centery)))


def draw_hint(surface: pygame.Surface, box: pygame.Rect) -> None:
    """A lamp."""
    line = max(2, box.height // 11)
    radius = round(box.width * 0.33)
    centre = (box.centerx, box.top + round(box.height * 0.38))
    pygame.draw.aacircle(surface, IVORY, centre, radius, line)
    for row, share in enumerate((0.40, 0.40, 0.20)):
        bar = shapes.box((round(box.width * share), line), line // 2, IVORY)
        surface.blit(bar, bar.get_rect(center=(box.centerx, box.top + round(box.height * (0.74 + 0.12 * row)))))


def draw_back(surface: pygame.Surface, box: pygame.Rect) -> None:
    """An arrow that turns back."""
    line = max(2, box.height // 9)
    radius = round(box.width * 0.34)
    arc = pygame.Rect(0, 0, 2 * radius, 2 * radius)
    arc.center = (box.centerx, box.top + round(box.height * 0.56))
    picture = pygame.Surface((arc.width * 4, arc.height * 4), pygame.SRCALPHA)
    pygame.draw.arc(picture, IVORY, picture.get_rect(), -2.2, 2.5, line * 4)
    surface.blit(pygame.transform.smoothscale(picture, arc.size), arc)
    head = round(box.width * 0.2)
    x, y = arc.left + line // 2, arc.centery - round(radius * 0.5)
    pygame.draw.polygon(surface, IVORY, [(x - head, y - head // 2), (x + head, y - head), (x + head // 4, y + head)])


def draw_eye(surface: pygame.Surface, box: pygame.Rect) -> None:
    """An eye."""
    line = max(2, box.height // 11)
    picture = pygame.Surface((box.width * 4, box.height * 4), pygame.SRCALPHA)
    wide, middle = picture.get_width(), picture.get_height() / 2
    for way in (-1, 1):
        lid = [(wide * share / 20, middle + way * 0.27 * wide * sin(pi * share / 20)) for share in range(21)]
        pygame.draw.lines(picture, IVORY, False, lid, line * 4)
    pygame.draw.circle(picture, IVORY, (wide / 2, middle), wide * 0.13)
    surface.blit(pygame.transform.smoothscale(picture, box.size), box)


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


def draw_anew(surface: pygame.Surface, box: pygame.Rect) -> None:
    """Three cards side by side, each turned a little: dealt anew."""
    size = (round(box.width * 0.42), round(box.height * 0.66))
    for number, angle in enumerate((22, 0, -22)):
        card = shapes.box(size, size[1] // 8, SLATE).copy()
        card.blit(shapes.frame(size, size[1] // 8, max(2, box.height // 14), IVORY), (0, 0))
        turned = pygame.transform.rotozoom(card, angle, 1.0)
        low = 0 if number == 1 else box.height // 10
        at = (box.left + round(box.width * (0.2 + 0.3 * number)), box.centery + low)
        surface.blit(turned, turned.get_rect(center=at))


def draw_aids(surface: pygame.Surface, box: pygame.Rect) -> None:
    """An abacus: three wires in a frame, with beads."""
    line = max(2, box.height // 12)
    surface.blit(shapes.frame(box.size, box.height // 7, line, IVORY), box)
    size = max(4, round(box.height * 0.2))
    bead = shapes.box((size, size), size // 2, IVORY)
    for row, places in enumerate(((0.16, 0.34, 0.84), (0.16, 0.66, 0.84), (0.34, 0.66, 0.84))):
        y = box.top + round(box.height * (0.25 + 0.25 * row))
        surface.fill(IVORY, (box.left + line, y - max(1, line // 2) // 2, box.width - 2 * line, max(1, line // 2)))
        for place in places:
            surface.blit(bead, bead.get_rect(center=(box.left + round(box.width * place), y)))
