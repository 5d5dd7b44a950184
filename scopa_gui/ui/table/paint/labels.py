"""Labels at the table: the rules in force that are not the usual ones, as chips in rows, and names of its pictures.

The name of a button, a pile or the stock is shown while that is pointed at or has the keyboard's focus. It covers no
card and no other button, if there is such a place next to what it names.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from scopa_gui.ui.kit.theme import BRASS, IVORY, SLATE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.geometry.hit_test import card_boxes, pile_at
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.table.paint.corner_buttons import Icon
from scopa_gui.ui.words.rule_chips import Chip
from scopa_gui.ui.words.translation import _


@dataclass(frozen=True, slots=True)
class LaidChip:
    """A chip in its place.

    The last one may represent all those that found no room ("+3"), with all their explanations.
    """

    label: str
    explanation: str
    rect: pygame.Rect


def lay_chips(brush: Brush, rect: pygame.Rect, chips: Sequence[Chip]) -> list[LaidChip]:
    """Chips in rows from the top of `rect`; those without room are gathered in the last."""
    theme = brush.theme
    # A target for the pointer is never under 24 pixels high.
    height = max(24, brush.text.height(TypeStyle.SMALL, theme) + theme.px(6))
    gap = theme.px(5)
    rows = max(1, (rect.height + gap) // (height + gap))
    laid = _in_rows(brush, rect, chips, rows, height, gap)
    if len(laid) == len(chips):
        return laid
    for shown in range(len(laid), -1, -1):
        rest = chips[shown:]
        more: Chip = (f"+{len(rest)}", "\n".join(f"{label}: {explanation}" for label, explanation in rest))
        laid = _in_rows(brush, rect, [*chips[:shown], more], rows, height, gap)
        if len(laid) == shown + 1:
            return laid
    return laid


def _in_rows(
    brush: Brush, rect: pygame.Rect, chips: Sequence[Chip], rows: int, height: int, gap: int
) -> list[LaidChip]:
    """Lay out chips in rows as far as there is room; rules of one's own may have a name too long for a row."""
    laid: list[LaidChip] = []
    x = rect.left
    row = 0
    for whole, explanation in chips:
        label = whole
        room = (rect.width - 2 * _pad(brush.theme), height)
        while len(label) > 1 and brush.text.fit(label, TypeStyle.SMALL, brush.theme, room) is None:
            label = label.removesuffix("\N{HORIZONTAL ELLIPSIS}")[:-1].rstrip() + "\N{HORIZONTAL ELLIPSIS}"
        wide = min(rect.width, brush.text.width(label, TypeStyle.SMALL, brush.theme) + 2 * _pad(brush.theme))
        if x > rect.left and x + wide > rect.right:
            x = rect.left
            row += 1
        if row >= rows:
            break
        laid.append(LaidChip(label, explanation, pygame.Rect(x, rect.top + row * (height + gap), wide, height)))
        x += wide + gap
    return laid


def _pad(theme: Theme) -> int:
    return theme.px(9)


def draw_chips(brush: Brush, laid: Sequence[LaidChip]) -> None:
    """Paint chips."""
    for chip in laid:
        brush.panel(chip.rect, SLATE, line=BRASS, radius=13, alpha=235, raised=False)
        box = chip.rect.inflate(-2 * _pad(brush.theme) + 2, 0)
        brush.write(box, chip.label, TypeStyle.SMALL, IVORY, align="centre")


_STEPS = 8
"""Steps from the middle to each end at which a label is tried, above and below, then left and right."""
_PRECIOUS = 1000
_PILE = 20
"""Weight of a covered pixel of a card or of a button, and of a pile, where it is 1 for all else."""


class Label(NamedTuple):
    """Words, and what they name."""

    words: str
    rect: pygame.Rect


def label_at(group: Group, point: tuple[int, int], layout: Layout | None, sides: Sequence[str]) -> Label | None:
    """Return the label of a button that is pointed at or has the focus.

    Failing that, at a table at rest, the label of a pile or of the stock; None if there is nothing to name.
    """
    pointed = next((widget for widget in group.widgets if widget.rect.collidepoint(point)), None)
    at = pointed or (group.focused if group.shows_focus else None)
    if isinstance(at, Icon):
        return Label(at.label, at.rect)
    return None if layout is None else label_of_cards(layout, point, sides)


def label_of_cards(layout: Layout, point: tuple[int, int], sides: Sequence[str]) -> Label | None:
    """Return the label of a pile or of the stock at a point; None if neither is there."""
    regions = layout.regions
    pile = pile_at(layout, point)
    if pile is not None:
        return Label(_("{side}: the cards taken").format(side=sides[pile]), pygame.Rect(regions.piles[pile]))
    if regions.stock is not None and regions.stock.contains(point):
        return Label(_("The cards still to be dealt"), pygame.Rect(regions.stock))
    return None


class Labels:
    """Painter of labels; the place of the last one is remembered while it and the cards stay the same."""

    def __init__(self) -> None:
        self._shown: tuple[Label, Layout, Theme] | None = None
        self._box = pygame.Rect(0, 0, 0, 0)

    def draw(self, brush: Brush, label: Label, layout: Layout) -> pygame.Rect:
        """Paint one; the rectangle it covers."""
        theme = brush.theme
        if self._shown != (label, layout, theme):
            self._shown, self._box = (label, layout, theme), label_box(brush, label, layout)
        brush.panel(self._box, SLATE, line=BRASS, radius=9)
        room = self._box.inflate(-2 * theme.px(7), 0)
        brush.write(room, label.words, TypeStyle.NOTE, IVORY, align="centre")
        return self._box


def label_box(brush: Brush, label: Label, layout: Layout) -> pygame.Rect:
    """Place of a label in the window: next to what it names, in one line if possible, covering as little as possible.

    Cards and buttons are covered last of all.
    """
    regions = layout.regions
    buttons = (regions.menu, regions.last, regions.hint, regions.aids, regions.back, regions.why)
    boxes = (*card_boxes(layout).values(), *regions.hands[1:], *buttons)
    precious = [*map(pygame.Rect, boxes), label.rect]
    others = [pygame.Rect(box) for box in (*regions.plates, *regions.figures, regions.score, regions.status)]
    piles = [pygame.Rect(box) for box in regions.piles]
    best = pygame.Rect(0, 0, 0, 0)
    least = float("inf")
    theme = brush.theme
    text = brush.text
    wide = text.width(label.words, TypeStyle.NOTE, theme)
    for share in (1.0, 0.85, 0.7, 0.56, 0.42, 0.3):
        lines = text.wrap(label.words, TypeStyle.NOTE, theme, math.ceil(wide * share))
        across = max(text.width(line, TypeStyle.NOTE, theme) for line in lines) + 2 * theme.px(10)
        size = across, text.height(TypeStyle.NOTE, theme) * len(lines) + 2 * theme.px(5)
        for box in _places(size, label.rect, layout.size, max(6, theme.px(8))):
            covered = _shared(box, others) + _PILE * _shared(box, piles) + _PRECIOUS * _shared(box, precious)
            if covered < least:
                best = box
                least = covered
            if not covered:
                return best
    return best


def _places(size: tuple[int, int], at: pygame.Rect, window: tuple[int, int], gap: int) -> Iterator[pygame.Rect]:
    """Yield places around a rectangle, those nearest to its middle first.

    First below or above it, then to its left and right.
    """
    whole = pygame.Rect((0, 0), window).inflate(-gap, -gap)
    downwards = at.centery < window[1] / 2
    for step in range(_STEPS + 1):
        for sign in (1, -1) if step else (1,):
            middle = at.centerx + sign * step * (size[0] + at.width) // (2 * _STEPS)
            for below in (downwards, not downwards):
                yield pygame.Rect(
                    (middle - size[0] // 2, at.bottom + gap if below else at.top - gap - size[1]), size
                ).clamp(whole)
    for step in range(_STEPS + 1):
        for sign in (1, -1) if step else (1,):
            top = at.centery - size[1] // 2 + sign * step * (size[1] + at.height) // (2 * _STEPS)
            for left in (at.left - gap - size[0], at.right + gap):
                yield pygame.Rect((left, top), size).clamp(whole)


def _shared(box: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """Pixels of a box that others cover."""
    return sum(part.width * part.height for part in (box.clip(other) for other in others))
