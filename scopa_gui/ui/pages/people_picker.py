"""Widget to choose a computer player: portraits with name and strength, weakest to strongest, and a line about one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.spoken import in_one
from scopa_gui.ui.kit.theme import BAIZE, GOLD, GOLD_DEEP, INK, INK_SOFT, IVORY, PAPER_BRIGHT, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.fields import EDGE, TRACK, Segments
from scopa_gui.ui.kit.widgets.widget import Brush, Look
from scopa_gui.ui.pictures.portraits import Portraits

_LARGEST_WITH_PORTRAIT = 1.2
"""Largest text scale at which a large portrait still fits next to the names."""
_HOLLOW: Colour = (196, 174, 132)


@dataclass(frozen=True, slots=True)
class Person:
    """Computer player to choose: the level's key, the name, a one-line description, and the name of the portrait."""

    key: str
    name: str
    line: str
    portrait: str = ""


class People(Segments[str]):
    """Computer players side by side, each with a round portrait and rising strength bars.

    A large portrait and a description show the player under the pointer, else the chosen one. `small`: lower, for
    screens with two such rows.
    """

    def __init__(
        self,
        name: str,
        label: str,
        people: Sequence[Person],
        value: str,
        on_change: Callable[[str], Answer],
        portraits: Portraits,
        *,
        small: bool = False,
    ) -> None:
        super().__init__(
            name, label, [(person.key, person.name, person.key) for person in people], value, on_change, stacked=True
        )
        self.people = list(people)
        self._portraits = portraits
        self._small = small
        self._line_box = pygame.Rect(0, 0, 0, 0)
        self._large = pygame.Rect(0, 0, 0, 0)

    def words_of(self, place: int) -> str:
        return in_one(self.people[place].name, self.people[place].line)

    def height(self, theme: Theme) -> int:
        """Height in pixels, including label and description."""
        units = 136 - 40 * theme.text_scale if self._small else 90 + 18 * theme.text_scale
        return _above(theme) + max(64, theme.px(units))

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        above = _above(theme)
        words = above - shapes.ring_reach(theme)
        left = round(rect.width * 0.24)
        self._label_box = pygame.Rect(rect.left, rect.top, left - theme.space(1), words)
        self._line_box = pygame.Rect(rect.left + left, rect.top, rect.width - left, words)
        large = 0 if theme.text_scale > _LARGEST_WITH_PORTRAIT else rect.height - above
        self._large = pygame.Rect(rect.left, rect.top + above, large, large)
        portrait_width = large + theme.space(1) if large else 0
        self.body = pygame.Rect(
            rect.left + portrait_width, rect.top + above, rect.width - portrait_width, rect.height - above
        )

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        self.draw_label(brush)
        brush.panel(self.body, TRACK, line=EDGE, radius=12, raised=False)
        segments = self.segments()
        boxes = [_name_box(rect, theme, _name_height(theme)) for rect in segments]
        most = brush.text.alike(
            ((person.name, box.size) for person, box in zip(self.people, boxes, strict=True)), TypeStyle.LABEL, theme
        )
        high = min(_name_height(theme), brush.text.height(TypeStyle.LABEL, theme, most))
        boxes = [_name_box(rect, theme, high) for rect in segments]
        described = self.people[self.index]
        for place, (person, rect) in enumerate(zip(self.people, segments, strict=True)):
            chosen = place == self.index
            over = look.hovered and rect.collidepoint(look.pointer)
            if over:
                described = person
            if chosen or over:
                inner = rect.inflate(-2 * theme.px(4), -2 * theme.px(4))
                brush.panel(inner, BAIZE if chosen else PAPER_BRIGHT, radius=9, raised=False)
            top = rect.top + theme.px(6)
            low = boxes[place].top
            face = self._portraits.round(person.portrait, min(low - top, rect.width - 2 * theme.px(6)))
            if face is not None:
                brush.surface.blit(face, face.get_rect(center=(rect.centerx, (top + low) // 2)))
            style = TypeStyle.LABEL if chosen else TypeStyle.BODY
            brush.write(boxes[place], person.name, style, IVORY if chosen else INK, align="centre", most=most)
            draw_strength(brush, _strength_box(rect, theme), place + 1, len(self.people), on_cloth=chosen)
        large = self._portraits.card(described.portrait, self._large.width) if self._large.width else None
        if large is not None:
            brush.surface.blit(large, self._large)
        brush.write(self._line_box, described.line, TypeStyle.NOTE, INK_SOFT, align="right")
        if look.focused:
            shapes.focus_ring(brush.surface, self.body, theme)


def draw_strength(brush: Brush, box: pygame.Rect, strength: int, most: int, *, on_cloth: bool = False) -> None:
    """Draw `most` bars, each higher than the last, `strength` of them filled.

    The other bars are drawn as flat lines, so strength does not depend on colour alone.
    """
    gap = max(1, box.width // (most * 5))
    wide = max(2, (box.width - gap * (most - 1)) // most)
    left = box.centerx - (wide * most + gap * (most - 1)) // 2
    filled, hollow = (GOLD, (70, 116, 92)) if on_cloth else (GOLD_DEEP, _HOLLOW)
    for step in range(most):
        high = max(2, round(box.height * (0.34 + 0.66 * step / max(1, most - 1))))
        bar = pygame.Rect(left + step * (wide + gap), box.bottom - high, wide, high)
        if step < strength:
            brush.surface.fill(filled, bar)
        else:
            brush.surface.fill(
                hollow, pygame.Rect(bar.left, bar.bottom - max(1, brush.theme.px(2)), wide, max(1, brush.theme.px(2)))
            )


def _above(theme: Theme) -> int:
    return max(17, theme.px(25 * theme.text_scale)) + shapes.ring_reach(theme)


def _strength_box(segment: pygame.Rect, theme: Theme) -> pygame.Rect:
    """Return the box of the strength bars."""
    high = max(6, theme.px(10))
    wide = min(segment.width - 2 * theme.px(12), high * 5)
    return pygame.Rect(segment.centerx - wide // 2, segment.bottom - theme.px(8) - high, wide, high)


def _name_height(theme: Theme) -> int:
    """Greatest height of a name in pixels."""
    return max(17, theme.px(7 + 16 * theme.text_scale))


def _name_box(segment: pygame.Rect, theme: Theme, high: int) -> pygame.Rect:
    """Return the box of a name, above the strength bars."""
    low = _strength_box(segment, theme).top - max(1, theme.px(1))
    return pygame.Rect(segment.left + theme.px(5), low - high, segment.width - 2 * theme.px(5), high)
