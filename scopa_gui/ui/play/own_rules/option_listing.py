"""List of the options of the rules with their values, and a button in each row for the next value."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

import pygame

from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.intents import Key, Point
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of, in_one
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, PAPER_BRIGHT, PAPER_DEEP, Theme
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Brush, Look
from scopa_gui.ui.words.translation import _

OTHERWISE = GOLD_DEEP
"""Colour of the dot at an option that differs from the base game."""


class OptionListing(Listing):
    """List whose values Left, Right, Space, Enter or a click on a row's end change; rows in `fixed` have no such end.

    `on_step` is called with the key of the row, and 1 for the next value or -1 for the one before.
    """

    def __init__(
        self,
        name: str,
        items: Sequence[Item],
        value: str,
        on_change: Callable[[str], Answer],
        on_step: Callable[[str, int], Answer],
        fixed: Collection[str] = (),
    ) -> None:
        super().__init__(name, items, value, on_change)
        self._on_step = on_step
        self._fixed = fixed
        self._end = 44

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        self._end = max(36, theme.px(46))

    def ends(self) -> list[tuple[str, pygame.Rect]]:
        """Return key and rectangle of each row's end, including rows out of view."""
        return [
            (item.key, rects.cut_right(row, self._end)[0])
            for item, row in zip(self.items, self.rows(), strict=True)
            if item.key not in self._fixed
        ]

    def targets(self) -> Mapping[str, pygame.Rect]:
        found = dict(super().targets())
        for key, end in self.ends():
            name = f"{self.name}={key}"
            seen = end.clip(self.rect)
            if name in found:
                found[name] = rects.cut_right(found[name], self._end)[1]
                found[f"{name}:next"] = seen
        return found

    def words_of(self, item: Item) -> str:
        """Return the words that a screen reader says for a row, with "changed" for its dot."""
        words = super().words_of(item)
        return in_one(words, _("changed")) if item.mark is not None else words

    def spoken(self) -> Spoken:
        """Return the rows, each followed by its end."""
        listing = super().spoken()
        titles = {item.key: item.title for item in self.items}
        ends = {
            f"{self.name}={key}": Spoken(
                f"{self.name}={key}:next",
                SpokenRole.BUTTON,
                _("Next: {option}").format(option=titles[key]),
                box_of(end),
            )
            for key, end in self.ends()
        }
        parts = ((row, ends[row.key]) if row.key in ends else (row,) for row in listing.children)
        return replace(listing, children=tuple(part for row in parts for part in row))

    def press(self, pos: Point) -> Answer:
        key = next((key for key, end in self.ends() if end.collidepoint(pos)), None)
        return super().press(pos) if key is None else self._step(key, 1)

    def key(self, key: Key) -> Answer:
        ways = {"left": -1, "-": -1, "right": 1, "+": 1, "space": 1, "enter": 1}
        if key.name in ways and self.items and self.items[self.index].key not in self._fixed:
            return self._step(self.items[self.index].key, ways[key.name])
        return super().key(key)

    def _step(self, key: str, way: int) -> Answer:
        self.show(key)
        return self._on_step(key, way) or USED

    def draw_on_rows(self, brush: Brush, look: Look) -> None:
        for _key, end in self.ends():
            if not end.colliderect(self.rect):
                continue
            side = min(end.size) - brush.theme.px(10)
            plate = rects.sized((side, side), center=end.center)
            is_over = look.hovered and end.collidepoint(look.pointer)
            brush.panel(plate, PAPER_BRIGHT if is_over else PAPER_DEEP, line=OTHERWISE, radius=9, raised=False)
            shapes.triangle(brush.surface, plate.inflate(-side // 2, -side // 2), INK, pointing=1)
