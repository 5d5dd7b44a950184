"""Places while a position is set up: the forty cards, the table, hands and piles, the sheet of paper."""

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from scopa_gui.engine.setup import Tray, TrayKind
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.pictures.sprites import RATIO, TALLEST

HEAD = 23
"""Units of the line above the cards of a tray."""
_SHEET = 404
_DECK_SHARE = 0.62
"""Of the width on the left, for the forty cards."""


@dataclass(frozen=True)
class SetupLayout:
    """Boxes in pixels; `high` is the height of every card, `row` where the buttons below the trays are."""

    trays: Mapping[Tray, pygame.Rect]
    sheet: pygame.Rect
    row: pygame.Rect
    high: int


def setup_layout(theme: Theme, players: int, sides: int) -> SetupLayout:
    """Return the places for a game with this number of players and sides."""
    gap = theme.px(12)
    width, height = theme.size
    whole = min(width - 2 * gap, round((height - 2 * gap) * 2.0))
    left = (width - whole) // 2
    sheet = pygame.Rect(0, gap, theme.px(_SHEET * max(1.0, theme.text_scale * 0.9)), height - 2 * gap)
    sheet.right = left + whole
    field = pygame.Rect(left, gap, sheet.left - gap - left, height - 3 * gap - theme.control)
    row = pygame.Rect(left, field.bottom + gap, field.width, theme.control)
    columns = players if players in (2, 3) else players // 2
    rows = -(-players // columns) + 1
    head = _head(theme)
    # The forty cards in four rows, and a row of cards in each tray below, all of one height.
    free = field.height - rows * (gap + head + theme.px(10)) - head - theme.px(10) - 3 * theme.px(4)
    wide = round(field.width * _DECK_SHARE)
    high = min(TALLEST, free // (4 + rows), round(((wide - theme.px(12)) / 10 - theme.px(4)) / RATIO))
    upper = head + 4 * high + 3 * theme.px(4) + theme.px(10)
    lower = (field.height - upper - rows * gap) // rows
    trays = {
        Tray(TrayKind.DECK): pygame.Rect(field.left, field.top, wide, upper),
        Tray(TrayKind.TABLE): pygame.Rect(field.left + wide + gap, field.top, field.width - wide - gap, upper),
    }
    for seat in range(players):
        box = pygame.Rect(field.left, field.top + upper + gap, field.width, lower)
        box.top += seat // columns * (lower + gap)
        trays[Tray(TrayKind.HAND, seat)] = _cell(box, seat % columns, columns, gap)
    for side in range(sides):
        box = pygame.Rect(field.left, field.top + upper + gap + (rows - 1) * (lower + gap), field.width, lower)
        trays[Tray(TrayKind.PILE, side)] = _cell(box, side, sides, gap)
    return SetupLayout(trays, sheet, row, high)


def _head(theme: Theme) -> int:
    return max(18, theme.px(HEAD * theme.text_scale))


def head_of(box: pygame.Rect, theme: Theme) -> pygame.Rect:
    """The line above the cards of a tray."""
    aside = theme.px(9)
    return pygame.Rect(box.left + aside, box.top + theme.px(3), box.width - 2 * aside, _head(theme))


def _cell(row: pygame.Rect, place: int, count: int, gap: int) -> pygame.Rect:
    left = row.left + round(place * (row.width + gap) / count)
    right = row.left + round((place + 1) * (row.width + gap) / count) - gap
    return pygame.Rect(left, row.top, right - left, row.height)


def spots_in(box: pygame.Rect, count: int, high: int, theme: Theme) -> list[pygame.Rect]:
    """Return the rectangles of `count` cards of this height in rows below a tray's head, overlapping if they must."""
    head = head_of(box, theme)
    gap = theme.px(4)
    area = pygame.Rect(box.left + theme.px(6), head.bottom, box.width - 2 * theme.px(6), box.bottom - head.bottom)
    wide = round(high * RATIO)
    most = max(1, (area.height + gap) // (high + gap))
    rows = min(most, max(1, -(-count * (wide + gap) // max(1, area.width))))
    columns = -(-count // rows)
    step = min(float(wide + gap), (area.width - wide) / max(1, columns - 1))
    air = max(0, area.height - rows * high - (rows - 1) * gap) // 2
    return [
        pygame.Rect(
            area.left + round(number % columns * step), area.top + air + number // columns * (high + gap), wide, high
        )
        for number in range(count)
    ]


def grid_in(box: pygame.Rect, high: int, theme: Theme) -> list[pygame.Rect]:
    """The places of all forty cards: a row for each suit, a column for each rank."""
    head = head_of(box, theme)
    gap = theme.px(4)
    wide = round(high * RATIO)
    step = (box.width - theme.px(12) - wide) / 9
    return [
        pygame.Rect(
            box.left + theme.px(6) + round(card % 10 * step), head.bottom + card // 10 * (high + gap), wide, high
        )
        for card in range(40)
    ]
