"""A list to choose from: rows with a title and, where there is room, a line below; it scrolls when it must."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Protocol

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Key, Point, Wheel
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of, in_one
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
"""Pixels of height of what is pressed."""
_MOST_PICTURE = 0.42
"""Share of a row's width that its picture may take, at most."""
_LEAST_SHARE = 0.8
"""Share of a title's usual size down to which smaller type is better than two lines."""


@dataclass(frozen=True, slots=True)
class Item:
    """A row: its key, its title and a second line ("" for none); ``mark`` is the colour of a dot at its end.

    ``half``: only the lower half of the dot is filled, for something begun and not done. ``heading`` is shown above the
    row and is no row itself: something this row and those below it have in common. ``picture`` is drawn at its end, and
    ``description`` describes it in words.
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

    def width(self, high: int) -> int:
        """Pixels of width of one that is so high."""
        ...

    def draw(self, brush: Brush, picture: Any, box: pygame.Rect) -> None:
        """Paint it in a box of its size."""
        ...


class Listing(ScrolledWidget):
    """Rows one below the other, one of them chosen; Up and Down, Home and End, the wheel and clicks."""

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
        """The place of the chosen row; 0 when the value is none of them."""
        return next((place for place, item in enumerate(self.items) if item.key == self.value), 0)

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
        """Return the top of each item in the whole list, heading included, and finally the end of the list."""
        highs = (self._row + (self._heading if item.heading else 0) for item in self.items)
        return list(accumulate(highs, initial=0))

    def show(self, key: str) -> None:
        """Mark a row without choosing it: nothing is called."""
        self.value = key
        self._show()

    def _show(self) -> None:
        if self.items:
            self.scrolling.show(*self._tops()[self.index : self.index + 2])

    def rows(self) -> list[pygame.Rect]:
        """The rectangle of each row, those out of view too."""
        ends = self._tops()[1:]
        top = self.rect.top - self.scrolling.offset - self._row
        width = self.rect.width - (2 * self.scrolling.bar().width)
        return [pygame.Rect(self.rect.left, top + end, width, self._row) for end in ends]

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
        """Every row, those out of view too."""
        items = (
            Spoken(
                f"{self.name}={item.key}",
                SpokenRole.ITEM,
                self.words_of(item),
                box_of(row),
                chosen=place == self.index,
            )
            for place, (item, row) in enumerate(zip(self.items, self.rows(), strict=True))
        )
        return Spoken(self.name, SpokenRole.LIST, "", box_of(self.rect), enabled=self.enabled, children=tuple(items))

    def reveal(self, name: str) -> None:
        place = next((place for place, item in enumerate(self.items) if name == f"{self.name}={item.key}"), None)
        if place is not None:
            self.scrolling.show(*self._tops()[place : place + 2])

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
        for place, (item, row) in enumerate(zip(self.items, self.rows(), strict=True)):
            if item.heading:
                box = pygame.Rect(row.left, row.top - self._heading, row.width, self._heading)
                box = box.inflate(-theme.px(8) - 4 * theme.space(1), 0)
                brush.write(box, item.heading, TypeStyle.SMALL, GOLD_INK, valign="bottom")
            if row.colliderect(self.rect):
                over = look.hovered and row.collidepoint(look.pointer)
                self._draw_row(brush, item, row, chosen=place == self.index, over=over)
        self._draw_on_rows(brush, look)
        # The ends hide the rows that the edges cut, and a little if none is cut.
        above = max((row.bottom - self.rect.top for row in self.rows() if row.top < self.rect.top), default=0)
        below = max((self.rect.bottom - row.top for row in self.rows() if row.bottom > self.rect.bottom), default=0)
        self.scrolling.draw_ends(brush, max(theme.space(1), above), max(theme.space(1), below))
        surface.set_clip(clip)
        self.scrolling.draw_bar(brush)
        if look.focused:
            shapes.focus_ring(
                surface, self.rows()[self.index].clip(self.rect).inflate(-theme.px(8), -theme.px(8)), theme, 10
            )

    def _draw_on_rows(self, brush: Brush, look: Look) -> None:
        """Paint what a kind of list has on its rows."""

    @staticmethod
    def _draw_picture(brush: Brush, pictures: RowPictures, picture: Hashable, inner: pygame.Rect) -> int:
        """Paint a picture at the end of a row; where it begins."""
        high = inner.height - brush.theme.px(4)
        high = min(high, round(high * inner.width * _MOST_PICTURE / pictures.width(high)))
        shown = pygame.Rect(0, 0, pictures.width(high), high)
        shown.midright = (inner.right - brush.theme.px(6), inner.centery)
        pictures.draw(brush, picture, shown)
        return shown.left

    @staticmethod
    def _draw_mark(brush: Brush, colour: Colour, box: pygame.Rect, *, half: bool = False) -> int:
        """Paint a dot at the end of a box; where it begins."""
        radius = max(5, brush.theme.px(7))
        at = (box.right - radius, box.centery)
        pygame.draw.aacircle(brush.surface, IVORY, at, radius + max(1, brush.theme.hairline))
        pygame.draw.aacircle(brush.surface, colour, at, radius, draw_bottom_left=half, draw_bottom_right=half)
        return at[0] - radius

    def _draw_row(self, brush: Brush, item: Item, row: pygame.Rect, *, chosen: bool, over: bool) -> None:
        theme = brush.theme
        inner = row.inflate(-theme.px(8), -theme.px(6))
        if chosen:
            brush.panel(inner, BAIZE, radius=10, raised=False)
            mark = pygame.Rect(inner.left, inner.top + inner.height // 5, max(3, theme.px(5)), inner.height * 3 // 5)
            brush.surface.fill(GOLD, mark)
        elif over:
            brush.panel(inner, PAPER_DEEP, radius=10, raised=False)
        self.draw_item(brush, item, inner, chosen=chosen)

    def draw_item(self, brush: Brush, item: Item, inner: pygame.Rect, *, chosen: bool) -> None:
        """Paint a row's picture, mark and words."""
        theme = brush.theme
        box = inner.inflate(-2 * theme.space(2), -theme.px(6))
        ink, soft = (IVORY, IVORY_SOFT) if chosen else (INK, INK_SOFT)
        if item.picture is not None and self._pictures is not None:
            box.width = self._draw_picture(brush, self._pictures, item.picture, inner) - theme.space(1) - box.left
        if item.mark is not None:
            box.width = self._draw_mark(brush, item.mark, box, half=item.half) - theme.space(1) - box.left
        if not item.line:
            in_line = brush.text.in_line(item.title, TypeStyle.LABEL, theme, box.width, share=_LEAST_SHARE)
            brush.write(box, item.title, TypeStyle.LABEL, ink, most=in_line)
            return
        high = box.height * 52 // 100
        title = pygame.Rect(box.topleft, (box.width, high))
        line = pygame.Rect(box.left, box.top + high, box.width, box.height - high)
        brush.write(title, item.title, TypeStyle.LABEL, ink, valign="bottom")
        brush.write(line, item.line, TypeStyle.SMALL, soft, valign="top")
