"""A list to choose from: rows with a title and, in some lists, a second line. It scrolls if it is too long."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Protocol

import pygame

from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.intents import Key, Point, Wheel
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, in_one
from scopa_gui.ui.kit.theme import (
    BAIZE,
    GOLD,
    GOLD_INK,
    INK,
    INK_SOFT,
    IVORY,
    IVORY_SOFT,
    PAPER_DEEP,
    Colour,
    Theme,
    TypeStyle,
)
from scopa_gui.ui.kit.widgets.scrolling import ScrolledWidget
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget

LEAST_PRESSED = 24
"""Least height in pixels of anything that can be pressed."""
_MOST_PICTURE = 0.42
"""Greatest share of a row's width that its picture takes."""
_LEAST_SHARE = 0.8
"""Share of a title's usual size down to which smaller type is better than two lines."""


@dataclass(frozen=True, slots=True)
class Item:
    """A row: key, title and a second line ("" for none). ``mark`` is the colour of a dot at its end.

    ``half``: only the lower half of the dot is filled, for something begun and not finished. ``heading`` is shown above
    the row; it is for this row and those below. ``picture`` is drawn at the end of the row, and ``description``
    describes it.
    """

    key: str
    title: str
    line: str = ""
    mark: Colour | None = None
    half: bool = False
    heading: str = ""
    picture: Hashable = None
    description: str = ""


class RowPictures(Protocol):
    """Painter of the pictures at the ends of rows."""

    def width(self, height: int) -> int:
        """Return the width in pixels of a picture of this height."""

    def draw(self, brush: Brush, picture: Any, box: pygame.Rect) -> None:
        """Paint a picture into a box."""


class Listing(ScrolledWidget):
    """Rows one below the other, one of them chosen, by Up and Down, Home and End, or a click; the wheel scrolls."""

    stretches = True

    def __init__(
        self,
        name: str,
        items: Sequence[Item],
        value: str,
        on_change: Callable[[str], Answer],
        pictures: RowPictures | None = None,
    ) -> None:
        super().__init__(f"list:{name}")
        self._pictures = pictures
        self.items = list(items)
        self.value = value
        self._on_change = on_change
        self._row = 1
        self._heading = 0

    @property
    def can_focus(self) -> bool:
        return self.enabled and bool(self.items)

    @property
    def index(self) -> int:
        """Index of the chosen row; 0 if the value is none of them."""
        return next((number for number, item in enumerate(self.items) if item.key == self.value), 0)

    def follow(self, before: Widget | None) -> None:
        if isinstance(before, Listing):
            self.scrolling = before.scrolling

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        two = any(item.line for item in self.items)
        least = max(50 if two else 36, theme.px((60 if two else 46) * theme.text_scale))
        seen = max(1, min(len(self.items), rect.height // least))
        self._row = max(least, min(rect.height // seen, least * 5 // 4))
        self._heading = round(theme.type_px(TypeStyle.SMALL) * 1.9)
        self.scrolling.place(rect, theme, self._tops()[-1])
        self._show()

    def _tops(self) -> list[int]:
        """Return the top of each item in the whole list, its heading included, and at last the end of the list."""
        highs = (self._row + (self._heading if item.heading else 0) for item in self.items)
        return list(accumulate(highs, initial=0))

    def show(self, key: str) -> None:
        """Mark a row without calling `on_change`."""
        self.value = key
        self._show()

    def _show(self) -> None:
        if self.items:
            self.scrolling.show(*self._tops()[self.index : self.index + 2])

    def rows(self) -> list[pygame.Rect]:
        """Return the rectangle of each row, also of those out of view."""
        ends = self._tops()[1:]
        top = self.rect.top - self.scrolling.offset - self._row
        size = (self.rect.width - 2 * self.scrolling.bar().width, self._row)
        return [pygame.Rect((self.rect.left, top + end), size) for end in ends]

    def targets(self) -> Mapping[str, pygame.Rect]:
        parts = {
            f"{self.name}={item.key}": row.clip(self.rect)
            for item, row in zip(self.items, self.rows(), strict=True)
            if row.clip(self.rect).height >= max(LEAST_PRESSED, row.height // 2 + 1)
        }
        return {self.name: self.rect, **parts} if self.items else {}

    def words_of(self, item: Item) -> str:
        """Return the words announced for a row."""
        return in_one(item.heading, item.title, item.line, item.description)

    def spoken(self) -> Spoken:
        """Return the list with every row, also those out of view."""
        index = self.index
        items = tuple(
            self.spoken_part(item.key, SpokenRole.ITEM, self.words_of(item), row, chosen=number == index)
            for number, (item, row) in enumerate(zip(self.items, self.rows(), strict=True))
        )
        return self.spoken_as(SpokenRole.LIST, "", children=items)

    def reveal(self, name: str) -> None:
        number = next((number for number, item in enumerate(self.items) if name == f"{self.name}={item.key}"), None)
        if number is not None:
            self.scrolling.show(*self._tops()[number : number + 2])

    def press(self, pos: Point) -> Answer:
        found = next((item for item, row in zip(self.items, self.rows(), strict=True) if row.collidepoint(pos)), None)
        return USED if found is None else self._choose(found.key)

    def wheel(self, wheel: Wheel) -> Answer:
        self.scrolling.to(self.scrolling.offset - round(wheel.steps * self._row))
        return USED

    def key(self, key: Key) -> Answer:
        last = len(self.items) - 1
        match key.name:
            case "up" if self.index > 0:
                return self._choose(self.items[self.index - 1].key)
            case "down" if self.index < last:
                return self._choose(self.items[self.index + 1].key)
            case "home" | "page up":
                return self._choose(self.items[0].key)
            case "end" | "page down":
                return self._choose(self.items[last].key)
        return None

    def _choose(self, key: str) -> Answer:
        if key == self.value:
            return USED
        self.value = key
        self._show()
        return self._on_change(key) or USED

    def draw(self, brush: Brush, look: Look) -> None:
        surface = brush.surface
        theme = brush.theme
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        rows = self.rows()
        index = self.index
        for number, (item, row) in enumerate(zip(self.items, rows, strict=True)):
            if item.heading:
                over = rects.sized((row.width, self._heading), bottomleft=row.topleft)
                box = over.inflate(-theme.px(8) - 4 * theme.space(1), 0)
                brush.write(box, item.heading, TypeStyle.SMALL, GOLD_INK, valign="bottom")
            if row.colliderect(self.rect):
                inner = row.inflate(-theme.px(8), -theme.px(6))
                if number == index:
                    brush.panel(inner, BAIZE, radius=10, raised=False)
                    mark_size = (max(3, theme.px(5)), inner.height * 3 // 5)
                    surface.fill(GOLD, ((inner.left, inner.top + inner.height // 5), mark_size))
                elif look.hovered and row.collidepoint(look.pointer):
                    brush.panel(inner, PAPER_DEEP, radius=10, raised=False)
                self.draw_item(brush, item, inner, chosen=number == index)
        self.draw_on_rows(brush, look)
        # Rows that the edges cut fade out, or at least a small part of the list does.
        least = theme.space(1)
        above = max([least, *(row.clip(self.rect).height for row in rows if row.top < self.rect.top)])
        below = max([least, *(row.clip(self.rect).height for row in rows if row.bottom > self.rect.bottom)])
        self.scrolling.draw_ends(brush, above, below)
        surface.set_clip(clip)
        self.scrolling.draw_bar(brush)
        if look.focused:
            ring = rows[index].clip(self.rect).inflate(-theme.px(8), -theme.px(8))
            shapes.focus_ring(surface, ring, theme, 10)

    def draw_on_rows(self, brush: Brush, look: Look) -> None:
        """Paint more on the rows, in some kinds of list."""

    def draw_item(self, brush: Brush, item: Item, inner: pygame.Rect, *, chosen: bool) -> None:
        """Paint a row's picture, mark and words."""
        theme = brush.theme
        box = inner.inflate(-2 * theme.space(2), -theme.px(6))
        ink = IVORY if chosen else INK
        if item.picture is not None and self._pictures is not None:
            height = inner.height - theme.px(4)
            height = min(height, round(height * inner.width * _MOST_PICTURE / self._pictures.width(height)))
            picture_size = (self._pictures.width(height), height)
            shown = rects.sized(picture_size, midright=(inner.right - theme.px(6), inner.centery))
            self._pictures.draw(brush, item.picture, shown)
            box.width = shown.left - theme.space(1) - box.left
        if item.mark is not None:
            box = self.draw_mark(brush, item.mark, box, theme.space(1), half=item.half)
        if not item.line:
            in_line = brush.text.in_line(item.title, TypeStyle.LABEL, theme, box.width, share=_LEAST_SHARE)
            brush.write(box, item.title, TypeStyle.LABEL, ink, most=in_line)
            return
        title, line = rects.cut_top(box, box.height * 52 // 100)
        brush.write(title, item.title, TypeStyle.LABEL, ink, valign="bottom")
        brush.write(line, item.line, TypeStyle.SMALL, IVORY_SOFT if chosen else INK_SOFT, valign="top")

    @staticmethod
    def draw_mark(brush: Brush, colour: Colour, box: pygame.Rect, gap: int, *, half: bool = False) -> pygame.Rect:
        """Paint a dot at the right end of a box; return what remains of the box, `gap` pixels before the dot."""
        radius = max(5, brush.theme.px(7))
        dot, rest = rects.cut_right(box, 2 * radius, gap)
        pygame.draw.aacircle(brush.surface, IVORY, dot.center, radius + max(1, brush.theme.hairline))
        pygame.draw.aacircle(brush.surface, colour, dot.center, radius, draw_bottom_left=half, draw_bottom_right=half)
        return rest
