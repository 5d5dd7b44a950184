"""Layout of the count: the stage with a row for each side, the board with a line for each category."""

from dataclasses import dataclass
from functools import cached_property

import pygame

from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.pictures.sprites import size_of
from scopa_gui.ui.play.count.count_steps import CountRow, CountStep

_TALLEST = 0.245
"""Height of a card of the count at most, as a share of the window's height."""
_ONE_LINE = 12
"""More cards than this lie in two lines."""
_GROUP_GAP = 0.4
"""Gap between two ranks, for a card's width."""


@dataclass(frozen=True)
class CountLayout:
    """Rectangles of one window for this number of sides and of lines on the board; all in pixels."""

    theme: Theme
    sides: int
    lines: int

    @cached_property
    def margin(self) -> int:
        """Between the parts and at the window's edge."""
        return self.theme.px(18)

    # The board at the right

    @cached_property
    def board(self) -> pygame.Rect:
        """The slate with the categories."""
        wide = self.theme.size[0]
        across = min(round(wide * 0.46), self.theme.px(400 + 30 * max(0, self.sides - 2)))
        top = self.margin
        low = self.button.top - self.margin
        return pygame.Rect(wide - self.margin - across, top, across, low - top)

    @cached_property
    def button(self) -> pygame.Rect:
        """Skip, later Continue."""
        wide, high = self.theme.size
        across = self.theme.px(216)
        return pygame.Rect(
            wide - self.margin - across, high - self.margin - self.theme.control, across, self.theme.control
        )

    @cached_property
    def why(self) -> pygame.Rect:
        """The button at the end of the title's line, once all is counted."""
        across = self.theme.px(150)
        return pygame.Rect(self.stage.right - across, self.margin, across, self.theme.control)

    @cached_property
    def hint(self) -> pygame.Rect:
        """Space next to the button."""
        left = self.board.left + self.theme.px(4)
        return pygame.Rect(left, self.button.top, self.button.left - self.theme.px(14) - left, self.button.height)

    @cached_property
    def _inner(self) -> pygame.Rect:
        return self.board.inflate(-2 * self.theme.px(14), -2 * self.theme.px(10))

    @cached_property
    def line_height(self) -> float:
        """Height of a line on the board; the head is one and a half lines high, the sum one, the totals two."""
        return min(self.theme.px(62), self._inner.height / (self.lines + 4.5))

    @cached_property
    def head(self) -> pygame.Rect:
        """The names of the sides."""
        return pygame.Rect(self._inner.left, self._inner.top, self._inner.width, round(1.5 * self.line_height))

    def line(self, number: int) -> pygame.Rect:
        """A line of the board: the categories from 0, then the sum of the smazzata."""
        top = self.head.bottom + round(number * self.line_height)
        low = self.head.bottom + round((number + 1) * self.line_height)
        return pygame.Rect(self._inner.left, top, self._inner.width, low - top)

    @cached_property
    def totals(self) -> pygame.Rect:
        """The points of the match, at the foot of the board."""
        top = self._inner.bottom - round(2 * self.line_height)
        return pygame.Rect(self._inner.left, top, self._inner.width, self._inner.bottom - top)

    def label(self, line: pygame.Rect) -> pygame.Rect:
        """Return the part of a line that holds its name."""
        share = 0.42 if self.sides <= 3 else 0.3
        return pygame.Rect(line.left, line.top, round(line.width * share), line.height)

    def cell(self, line: pygame.Rect, side: int) -> pygame.Rect:
        """A side's part of a line."""
        label = self.label(line)
        free = line.right - label.right
        left = label.right + free * side // self.sides
        right = label.right + free * (side + 1) // self.sides
        return pygame.Rect(left, line.top, right - left, line.height)

    # The stage at the left

    @cached_property
    def stage(self) -> pygame.Rect:
        """Everything left of the board."""
        high = self.theme.size[1]
        return pygame.Rect(self.margin, self.margin, self.board.left - 2 * self.margin, high - 2 * self.margin)

    @cached_property
    def title(self) -> pygame.Rect:
        """Box of the category being counted, in large letters."""
        return pygame.Rect(
            self.stage.left, self.stage.top, self.why.left - self.theme.px(14) - self.stage.left, self.theme.px(64)
        )

    @cached_property
    def sentence(self) -> pygame.Rect:
        """Box of the sentence: who gets the point, and why."""
        high = self.theme.px(84)
        return pygame.Rect(self.stage.left, self.stage.bottom - high, self.stage.width, high)

    @property
    def _crowded(self) -> bool:
        """True for four sides or more, which are shown in two columns."""
        return self.sides > 3

    def row(self, side: int) -> pygame.Rect:
        """A side's part of the stage: a row of its own, or with many sides half of one."""
        top = self.title.bottom + self.theme.px(10)
        low = self.sentence.top - self.theme.px(10)
        columns = 2 if self._crowded else 1
        rows = (self.sides + columns - 1) // columns
        line = side // columns
        column = side % columns
        first = top + (low - top) * line // rows
        last = top + (low - top) * (line + 1) // rows
        gap = self.theme.px(8) if columns == 1 else self.theme.px(14)
        wide = (self.stage.width - (columns - 1) * gap) // columns
        return pygame.Rect(self.stage.left + column * (wide + gap), first + gap // 2, wide, last - first - gap)

    def plate(self, side: int) -> pygame.Rect:
        """Return the box of a side's name and its running number: left of the cards, or above them if it is crowded."""
        row = self.row(side)
        if self._crowded:
            return pygame.Rect(row.left, row.top, row.width, self.theme.px(44))
        high = min(row.height, self.theme.px(150))
        return pygame.Rect(row.left, row.centery - high // 2, self.theme.px(168), high)

    @cached_property
    def under(self) -> int:
        """Pixels below a card for what it is worth."""
        return max(17, self.theme.px(24)) if self._crowded else self.theme.px(30)

    @cached_property
    def card(self) -> tuple[int, int]:
        """Width and height of every card on the stage."""
        area = self.area(0)
        high = min(
            area.height - self.under - self.theme.px(12), self.theme.size[1] * _TALLEST, area.width / (4 * 0.625 + 0.5)
        )
        return size_of(int(high))

    def area(self, side: int) -> pygame.Rect:
        """The part of a row where the cards lie."""
        row = self.row(side)
        plate = self.plate(side)
        if self._crowded:
            top = plate.bottom + self.theme.px(12)
            return pygame.Rect(row.left + self.theme.px(8), top, row.width - self.theme.px(16), row.bottom - top)
        left = plate.right + self.theme.px(22)
        return pygame.Rect(left, row.top, row.right - self.theme.px(6) - left, row.height)

    def spots(self, step: CountStep, row: CountRow, side: int) -> list[pygame.Rect]:
        """Return the place of each card of a row, from left to right; many cards overlap, the later on top."""
        area = self.area(side)
        (wide, high) = self.card
        labelled = step.in_slots or bool(step.ranks)
        top = area.centery - (high + (self.under if labelled else 0)) // 2
        offsets = _offsets(step, row)
        if not offsets:
            return []
        if not labelled and len(offsets) > _ONE_LINE:
            return self._two_lines(len(offsets), side)
        most = area.width - wide
        stretch = min(1.0, most / (offsets[-1] * wide)) if offsets[-1] else 1.0
        return [pygame.Rect(area.left + round(offset * wide * stretch), top, wide, high) for offset in offsets]

    def _two_lines(self, cards: int, side: int) -> list[pygame.Rect]:
        """Many cards: two lines, the second over the lower part of the first."""
        area = self.area(side)
        (wide, high) = self.card
        drop = min(round(high * 0.52), area.height - high)
        upper = (cards + 1) // 2
        step = min(0.9 * wide, (area.width - wide) / (upper - 1))
        top = area.centery - (high + drop) // 2
        return [
            pygame.Rect(area.left + round(step * (number % upper)), top + (drop if number >= upper else 0), wide, high)
            for number in range(cards)
        ]

    def below(self, spot: pygame.Rect) -> pygame.Rect:
        """The strip under a card for its label."""
        return pygame.Rect(spot.left, spot.bottom + self.theme.px(2), spot.width, self.under - self.theme.px(2))


def _offsets(step: CountStep, row: CountRow) -> list[float]:
    """Left edges in widths of a card, before they are pressed together."""
    if step.in_slots:
        return [1.28 * number for number in range(len(row.cards))]
    if not row.groups:
        return [1.08 * number for number in range(len(row.cards))]
    offsets = []
    x = 0.0
    for number in range(len(row.cards)):
        if number and number in row.groups:
            x += 1.0 + _GROUP_GAP
        elif number:
            x += 1.06
        offsets.append(x)
    return offsets
