"""Labels at the table: chips for the rules that are not the usual ones, and names of buttons, piles and the stock.

A name is shown while the pointer or the keyboard is on what it names. It covers no card and no other button if there is
such a place next to it.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from scopa_gui.ui.kit.rects import inset, sized
from scopa_gui.ui.kit.theme import BRASS, IVORY, SLATE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.geometry.hit_test import card_boxes, pile_at
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.table.paint.corner_buttons import Icon
from scopa_gui.ui.words.rule_chips import Chip
from scopa_gui.ui.words.translation import _

_PAD = 9
"""Units from the edge of a chip to its words."""
_ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


@dataclass(frozen=True, slots=True)
class LaidChip:
    """Chip in its place. The last one may stand for all those without room ("+3"), with all their explanations."""

    label: str
    explanation: str
    rect: pygame.Rect


def lay_chips(brush: Brush, rect: pygame.Rect, chips: Sequence[Chip]) -> list[LaidChip]:
    """Lay out chips in rows from the top of `rect`; the last one stands for those that have no room."""
    laid = _in_rows(brush, rect, chips)
    shown = len(laid)
    while len(laid) < len(chips) and shown >= 0:
        rest = chips[shown:]
        more: Chip = (f"+{len(rest)}", "\n".join(f"{label}: {explanation}" for label, explanation in rest))
        laid = _in_rows(brush, rect, [*chips[:shown], more])
        if len(laid) == shown + 1:
            break
        shown -= 1
    return laid


def _in_rows(brush: Brush, rect: pygame.Rect, chips: Sequence[Chip]) -> list[LaidChip]:
    """Lay out chips in rows as far as there is room; a name of the player's own rules that is too long is cut."""
    theme = brush.theme
    laid: list[LaidChip] = []
    pad = 2 * theme.px(_PAD)
    gap = theme.px(5)
    # A target for the pointer is never under 24 pixels high.
    box = pygame.Rect(rect.topleft, (0, max(24, brush.text.height(TypeStyle.SMALL, theme) + theme.px(6))))
    for whole, explanation in chips:
        label = whole
        while len(label) > 1 and brush.text.fit(label, TypeStyle.SMALL, theme, (rect.width - pad, box.height)) is None:
            label = label.removesuffix(_ELLIPSIS)[:-1].rstrip() + _ELLIPSIS
        box.width = min(rect.width, brush.text.width(label, TypeStyle.SMALL, theme) + pad)
        if laid and box.right > rect.right:
            box.topleft = rect.left, box.bottom + gap
            if box.bottom > rect.bottom:
                break
        laid.append(LaidChip(label, explanation, box.copy()))
        box.left = box.right + gap
    return laid


def draw_chips(brush: Brush, laid: Sequence[LaidChip]) -> None:
    """Draw chips."""
    for chip in laid:
        brush.panel(chip.rect, SLATE, line=BRASS, radius=13, alpha=235, raised=False)
        box = inset(chip.rect, brush.theme.px(_PAD) - 1, 0)
        brush.write(box, chip.label, TypeStyle.SMALL, IVORY, align="centre")


_STEPS = 8
"""Number of places tried from the middle of what is named to each of its ends."""
_PRECIOUS = 1000
_PILE = 20
"""Weights of a covered pixel of a card or a button, and of a pile; the weight of all else is 1."""


class Label(NamedTuple):
    """Words, and the rectangle of what they name."""

    words: str
    rect: pygame.Rect


def label_at(group: Group, point: tuple[int, int], layout: Layout | None, sides: Sequence[str]) -> Label | None:
    """Return the label of a button at a point, or else of the one with the focus; None if there is nothing to name.

    With a `layout`, at a table where nothing moves, piles and the stock have labels, too.
    """
    pointed = next((widget for widget in group.widgets if widget.rect.collidepoint(point)), None)
    at = pointed or (group.focused if group.shows_focus else None)
    if isinstance(at, Icon):
        return Label(at.label, at.rect)
    if layout is None:
        return None
    regions = layout.regions
    pile = pile_at(layout, point)
    if pile is not None:
        return Label(_("{side}: the cards taken").format(side=sides[pile]), pygame.Rect(regions.piles[pile]))
    if regions.stock is not None and regions.stock.contains(point):
        return Label(_("The cards still to be dealt"), pygame.Rect(regions.stock))
    return None


class Labels:
    """Painter of labels; it remembers the place of the last one while that and the cards stay the same."""

    def __init__(self) -> None:
        self._shown: tuple[Label, Layout, Theme] | None = None
        self._box = pygame.Rect(0, 0, 0, 0)

    def draw(self, brush: Brush, label: Label, layout: Layout) -> pygame.Rect:
        """Draw a label; return the rectangle it covers."""
        theme = brush.theme
        if self._shown != (label, layout, theme):
            self._shown = (label, layout, theme)
            self._box = label_box(brush, label, layout)
        brush.panel(self._box, SLATE, line=BRASS, radius=9)
        brush.write(inset(self._box, theme.px(7), 0), label.words, TypeStyle.NOTE, IVORY, align="centre")
        return self._box


def label_box(brush: Brush, label: Label, layout: Layout) -> pygame.Rect:
    """Return the rectangle of a label: next to what it names, in one line if possible, covering as little as possible.

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
    width = text.width(label.words, TypeStyle.NOTE, theme)
    for share in (1.0, 0.85, 0.7, 0.56, 0.42, 0.3):
        lines = text.wrap(label.words, TypeStyle.NOTE, theme, math.ceil(width * share))
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
    """Yield places of this size around a rectangle: below and above it, then left and right, the nearest first."""
    whole = pygame.Rect((0, 0), window).inflate(-gap, -gap)
    reach = at.inflate(size[0] + 2 * gap, size[1] + 2 * gap)
    top, bottom, left, right = reach.top, reach.bottom, reach.left, reach.right
    steps = [0, *(sign * step for step in range(1, _STEPS + 1) for sign in (1, -1))]
    for step in steps:
        x = at.centerx + step * (size[0] + at.width) // (2 * _STEPS)
        for y in (bottom, top) if at.centery < window[1] / 2 else (top, bottom):
            yield sized(size, center=(x, y)).clamp(whole)
    for step in steps:
        y = at.centery + step * (size[1] + at.height) // (2 * _STEPS)
        for x in (left, right):
            yield sized(size, center=(x, y)).clamp(whole)


def _shared(box: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """Return the number of pixels of a box that others cover."""
    return sum(part.width * part.height for part in (box.clip(other) for other in others))
