"""A choice between values in a grid; a value that is not available now can be chosen, too, to learn why."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.intents import Key, Point
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import BAIZE, GOLD, INK, INK_SOFT, IVORY, PAPER_BRIGHT, WINE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.fields import EDGE, TRACK
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget

_MOST_COLUMNS = 6
_LEAST_COLUMNS = 2


@dataclass(frozen=True, slots=True)
class ValueOffer:
    """A value, its words, and the name of its target; ``is_open`` if it is available now.

    ``description``: words for somebody who does not see whether it is open, if they are different.
    """

    value: Any
    words: str
    name: str
    is_open: bool = True
    description: str = ""


class ValueGrid(Widget):
    """Values in rows; arrows and clicks choose. ``asked``: index of an unavailable value that was chosen, or None."""

    def __init__(
        self,
        name: str,
        offers: Sequence[ValueOffer],
        chosen: int,
        asked: int | None,
        on_change: Callable[[Any], Answer],
    ) -> None:
        super().__init__(f"choice:{name}")
        self.offers = list(offers)
        self.chosen = chosen
        self.asked = asked
        self._on_change = on_change
        self._gap = 4
        self._columns = _LEAST_COLUMNS

    @property
    def at(self) -> int:
        """Index of the value with the keyboard focus."""
        return self.chosen if self.asked is None else self.asked

    def fit(self, text: Text, theme: Theme, width: int) -> int:
        """Choose the number of columns, for as few rows as the words allow; return the height in pixels."""
        longest = max(text.width(offer.words, TypeStyle.LABEL, theme) for offer in self.offers)
        cell = longest + _ring_width(theme) + theme.px(8)
        fitting = min(len(self.offers), _MOST_COLUMNS, (width + theme.px(6)) // (cell + theme.px(6)))
        rows = -(-len(self.offers) // max(_LEAST_COLUMNS, fitting))
        self._columns = max(_LEAST_COLUMNS, -(-len(self.offers) // rows))
        return rows * max(44, theme.px(44 * theme.text_scale)) + (rows - 1) * theme.px(6)

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        self._gap = theme.px(6)

    def cells(self) -> list[pygame.Rect]:
        """Return the rectangle of each value."""
        count = max(1, -(-len(self.offers) // self._columns))
        lines = rects.rows(self.rect, count, self._gap)
        return [cell for line in lines for cell in rects.columns(line, self._columns, self._gap)][: len(self.offers)]

    def targets(self) -> Mapping[str, pygame.Rect]:
        parts = {f"{self.name}={offer.name}": cell for offer, cell in zip(self.offers, self.cells(), strict=True)}
        return {self.name: self.rect, **parts}

    def spoken(self) -> Spoken:
        options = tuple(
            self.spoken_part(
                offer.name, SpokenRole.OPTION, offer.description or offer.words, cell, chosen=number == self.chosen
            )
            for number, (offer, cell) in enumerate(zip(self.offers, self.cells(), strict=True))
        )
        return self.spoken_as(SpokenRole.CHOICE, "", children=options)

    def press(self, pos: Point) -> Answer:
        found = next((number for number, cell in enumerate(self.cells()) if cell.collidepoint(pos)), None)
        return USED if found is None else self._choose(found)

    def key(self, key: Key) -> Answer:
        last = len(self.offers) - 1
        ways = {"left": -1, "-": -1, "right": 1, "+": 1, "up": -self._columns, "down": self._columns, "space": 1}
        if key.name in ("home", "end"):
            return self._choose(0 if key.name == "home" else last)
        if key.name not in ways:
            return None
        place = self.at + ways[key.name]
        if key.name == "space":
            place %= last + 1
        if not 0 <= place <= last:
            return None if key.name in ("up", "down") else USED
        return self._choose(place)

    def _choose(self, place: int) -> Answer:
        if place == self.at:
            return USED
        self.asked = None if self.offers[place].is_open else place
        self.chosen = place if self.offers[place].is_open else self.chosen
        return self._on_change(self.offers[place].value) or USED

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        surface = brush.surface
        cells = self.cells()
        boxes = [rects.cut_left(cell, _ring_width(theme))[1] for cell in cells]
        boxes = [rects.cut_right(rects.inset(box, 0, theme.px(3)), theme.px(8))[1] for box in boxes]
        texts = [(offer.words, box.size) for offer, box in zip(self.offers, boxes, strict=True)]
        size = brush.text.alike(texts, TypeStyle.LABEL, theme)
        radius = max(5, theme.px(7))
        for number, (offer, cell, box) in enumerate(zip(self.offers, cells, boxes, strict=True)):
            is_chosen = number == self.chosen
            is_asked = number == self.asked
            is_over = look.hovered and cell.collidepoint(look.pointer)
            fill = BAIZE if is_chosen else PAPER_BRIGHT if is_over or is_asked else TRACK
            brush.panel(cell, fill, line=WINE if is_asked else EDGE, radius=10, raised=False)
            ink = IVORY if is_chosen else INK if offer.is_open else INK_SOFT
            brush.write(box, offer.words, TypeStyle.LABEL if is_chosen else TypeStyle.BODY, ink, most=size)
            x = cell.left + theme.px(20)
            y = cell.centery
            if is_chosen:
                pygame.draw.aacircle(surface, GOLD, (x, y), radius)
            elif offer.is_open:
                pygame.draw.aacircle(surface, INK_SOFT, (x, y), radius, max(1, theme.px(2)))
            else:  # a cross in place of the ring: what is not available has another shape, too
                reach = radius - 1
                for way in (-reach, reach):
                    pygame.draw.line(
                        surface, INK_SOFT, (x - reach, y - way), (x + reach, y + way), max(2, theme.px(2.4))
                    )
        if look.focused:
            shapes.focus_ring(surface, cells[self.at], theme)


def _ring_width(theme: Theme) -> int:
    """Width in pixels of the ring before the words."""
    return theme.px(38)
